package kinds

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Names knows what the things of one mission are called, on its sheet, at the table and in findings.
type Names struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Titles  Titles
	Those   string // whom the effect before was about; empty: each of them
	Self    string // whose the rule is, in a sentence; empty: the character
	It      string // the figure that set the rule off; empty: that figure
	Target  string // whom it touched, or was aimed at; empty: the target
}

// Titled is the title of the element with an id, or the id in words where there is none.
func Titled[T any](list []T, id string, of func(T) (id, title string)) string {
	for _, v := range list {
		if i, title := of(v); i == id && title != "" {
			return title
		}
	}
	return english.Spelled(id)
}

// Token is what a kind of token is called.
func (n Names) Token(id string) string {
	return Titled(n.Rules.Tokens, id, func(k model.TokenKind) (string, string) { return k.ID, k.Title })
}

// NPC is what a kind of NPC is called.
func (n Names) NPC(id string) string {
	return english.Capital(Titled(n.Rules.NPCs, id, func(k model.NPCKind) (string, string) { return k.ID, k.Title }))
}

// person reports whether a kind of NPC is a trader of the rule set, who goes by a name of its own.
func (n Names) person(npc string) bool {
	return slices.ContainsFunc(n.Rules.Traders, func(t model.TraderKind) bool { return t.ID == npc })
}

// theNPC and anNPC are a kind of NPC with its article, and a person without one.
func (n Names) theNPC(id string) string {
	return english.Pick(n.person(id), "", "the ") + english.Midway(n.NPC(id))
}

func (n Names) anNPC(id string) string {
	if n.person(id) {
		return n.NPC(id)
	}
	return english.One(n.NPC(id))
}

// tokenWithin is a kind of token inside a sentence: small, but for one that is called after a person.
func (n Names) tokenWithin(id string) string {
	title := n.Token(id)
	owner, _, _ := strings.Cut(title, " ")
	if slices.ContainsFunc(n.Rules.Traders, func(t model.TraderKind) bool { return t.Title == owner }) {
		return title
	}
	return english.Lower(title)
}

// Group is what a group of NPCs is called.
func (n Names) Group(id string) string {
	return english.Capital(Titled(n.Rules.Groups, id, func(k model.NPCGroup) (string, string) { return k.ID, k.Title }))
}

// Class is what a class of traders is called.
func (n Names) Class(id string) string {
	return english.Capital(Titled(n.Rules.Classes, id, func(k model.Class) (string, string) { return k.ID, k.Title }))
}

// Skill is what a skill is called.
func (n Names) Skill(id string) string {
	return Titled(n.Rules.Skills, id, func(k model.Skill) (string, string) { return k.ID, k.Title })
}

// Trader is what a trader is called.
func (n Names) Trader(id string) string {
	return english.Capital(Titled(n.Rules.Traders, id, func(k model.TraderKind) (string, string) { return k.ID, k.Title }))
}

// Category is a category of tokens, inside a sentence.
func (n Names) Category(id string) string {
	return english.Within(Titled(n.Rules.Categories, id, func(k model.Category) (string, string) { return k.ID, k.Title }))
}

// Size is a size of tokens, inside a sentence.
func (n Names) Size(id string) string {
	return english.Lower(Titled(n.Rules.TokenSizes, id, func(k model.TokenSize) (string, string) { return k.ID, k.Title }))
}

// Trait is an attribute of tokens.
func (n Names) Trait(id string) string {
	return Titled(n.Rules.Attributes, id, func(k model.Trait) (string, string) { return k.ID, k.Title })
}

// Cards is what a kind of event card is called.
func (n Names) Cards(id string) string {
	return Titled(n.Rules.Cards, id, func(k model.CardKind) (string, string) { return k.ID, k.Title })
}

// Level is a level of the hostility track.
func (n Names) Level(id string) string {
	return Titled(n.Rules.Hostility.Levels, id, func(k model.HostilityLevel) (string, string) { return k.ID, k.Title })
}

// Die is a die, inside a sentence.
func (n Names) Die(id string) string {
	return english.Lower(Titled(n.Rules.Dice, id, func(k model.Die) (string, string) { return k.ID, k.Title }))
}

// Phase is a phase, inside a sentence.
func (n Names) Phase(id string) string {
	return english.Lower(Titled(n.Rules.Phases, id, func(k model.Phase) (string, string) { return k.ID, k.Title }))
}

// Counter is what a counter of the mission is called.
func (n Names) Counter(id string) string {
	return english.Capital(Titled(n.Mission.Setup.Counters, id, func(k model.Counter) (string, string) { return k.ID, k.Title }))
}

// Role is a part that crews play, inside a sentence.
func (n Names) Role(id string) string {
	return english.Midway(Titled(n.Mission.Players.Roles, id, func(r model.Role) (string, string) { return r.ID, r.Title }))
}

// counterOf is a counter in quotation marks; where each crew keeps one of its own, with the crew whose it is.
func (n Names) counterOf(id, whose string) string {
	name := english.Quoted(n.Counter(id))
	if c, _ := n.CounterOf(id); c.PerCrew {
		return name + " of " + whose
	}
	return name
}

// Objective is an objective in quotation marks: by its title, or by its rank.
func (n Names) Objective(id string) string {
	for i, o := range n.Mission.Objectives {
		if o.ID == id {
			return english.Quoted(cmp.Or(o.Title, english.Lower(Rank(i))))
		}
	}
	if id == "primary" || id == "secondary" {
		return "the " + id + " objective"
	}
	return english.Quoted(english.Spelled(id))
}

// Rank is what the objective in a place of the list is called besides its title: the first is the primary one.
func Rank(place int) string {
	switch place {
	case 0:
		return "Primary objective"
	case 1:
		return "Secondary objective"
	}
	return english.Capital(english.Ordinal(place)) + " objective"
}

// Objective is what an objective is called: its title, or its rank among those of the mission.
func Objective(m *model.Mission, o model.Objective) string {
	i := slices.IndexFunc(m.Objectives, func(x model.Objective) bool { return x.ID == o.ID })
	return cmp.Or(o.Title, Rank(max(0, i)))
}

// Rule is a special instruction in quotation marks.
func (n Names) Rule(id string) string {
	return english.Quoted(Titled(n.Mission.Rules, id, func(k model.Rule) (string, string) { return k.ID, k.Title }))
}

// OnBoards is the first thing with an id on any board of a mission; the empty one where there is none.
func OnBoards[T any](m *model.Mission, id string, list func(*model.Board) []T, idOf func(T) string) (T, bool) {
	for _, f := range m.Floors() {
		for _, v := range list(f.Board) {
			if idOf(v) == id {
				return v, true
			}
		}
	}
	var none T
	return none, false
}

// FloorName is what a floor is called inside a sentence; an empty id is the mission's own board.
func FloorName(m *model.Mission, id string) string { return Names{Mission: m}.Floor(id) }

// Floor is a level or a further board.
func (n Names) Floor(id string) string {
	if id == "" {
		return "the main board"
	}
	l, _ := OnBoards(n.Mission, id, func(b *model.Board) []model.Level { return b.Levels }, func(l model.Level) string { return l.ID })
	return english.Midway(cmp.Or(l.Title, english.Spelled(id)))
}

// Zone is a zone inside a sentence.
func (n Names) Zone(id string) string {
	z, _ := OnBoards(n.Mission, id, func(b *model.Board) []model.Zone { return b.Zones }, func(z model.Zone) string { return z.ID })
	if z.Title == "" {
		return "the " + cmp.Or(n.Name(id), english.Spelled(id))
	}
	return english.Midway(z.Title)
}

// Named is a figure of the mission, or something hidden that turns out to be one.
func (n Names) Named(id string) string {
	return Titled(n.Mission.Setup.NPCs, id, func(x model.StartNPC) (string, string) {
		name := cmp.Or(english.Midway(x.Name), n.NPC(x.Kind))
		if x.Body {
			return x.ID, "the body of " + english.Pick(x.Name == "", english.One(name), name)
		}
		return x.ID, name
	})
}

// Body reports whether a choice of figures is of bodies: it says so, or names one that lies defeated from the start.
func (n Names) Body(w *model.Who) bool {
	return w != nil && (w.Body || w.Named != "" && slices.ContainsFunc(n.Mission.Setup.NPCs, func(x model.StartNPC) bool { return x.ID == w.Named && x.Body }))
}

// Prisoner is one of those whom the set-up deals to spots under a name, and Prisoners are all of them.
func (n Names) Prisoner(id string) string {
	if i := slices.IndexFunc(n.Mission.Setup.Prisoners, func(x model.Prisoners) bool { return x.ID == id }); i >= 0 && n.Mission.Setup.Prisoners[i].Title != "" {
		return "one of " + english.Midway(n.Mission.Setup.Prisoners[i].Title)
	}
	return "prisoner"
}

// one is a thing with its article.
func one(name string) string { return english.One(name) }

// Numbers says whole numbers as a list.
func Numbers(list []int, last string) string {
	return english.List(english.Each(list, func(n int) string { return fmt.Sprint(n) }), last)
}

// Titles says what another unit of the pack is called, by its kind and its id, "post", "mission" or "crew", and what
// is printed on a "card" of the mission's decks.
// It is empty where the pack has none that is sound; nil where no pack is at hand.
type Titles func(kind, id string) string

// Of is the title of a unit, or its id in words where nobody knows it.
func (f Titles) Of(kind, id string) string {
	if f != nil {
		if title := f(kind, id); title != "" {
			return title
		}
	}
	return english.Capital(english.Spelled(id))
}

// numberOf is the place of a kind in a list of names, whose first stands for none.
func numberOf(names []string, name string) int { return max(0, slices.Index(names, name)) }

// Spoken are the words of prose in one line, as somebody reads them out.
func Spoken(blocks []model.Block) string {
	var out []string
	for _, b := range blocks {
		if b.Kind == model.BulletList || b.Kind == model.OrderedList {
			items := english.Each(b.Blocks, func(item model.Block) string { return Spoken([]model.Block{item}) })
			out = append(out, strings.ReplaceAll(strings.Join(items, "; "), ".; ", ". "))
			continue
		}
		line := ""
		for _, in := range b.Inlines {
			line += in.Text
			if in.Break {
				line += " "
			}
		}
		out = append(out, line, Spoken(b.Blocks))
	}
	return strings.Join(strings.Fields(strings.Join(out, " ")), " ")
}
