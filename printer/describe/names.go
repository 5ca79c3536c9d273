package describe

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// teller says things about one mission.
type teller struct {
	m      *model.Mission
	r      *model.RuleSet
	titles Titles
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

func (t teller) token(id string) string {
	return Titled(t.r.Tokens, id, func(k model.TokenKind) (string, string) { return k.ID, k.Title })
}

func (t teller) npc(id string) string {
	return english.Capital(Titled(t.r.NPCs, id, func(k model.NPCKind) (string, string) { return k.ID, k.Title }))
}

func (t teller) group(id string) string {
	return english.Capital(Titled(t.r.Groups, id, func(k model.NPCGroup) (string, string) { return k.ID, k.Title }))
}

func (t teller) class(id string) string {
	return english.Capital(Titled(t.r.Classes, id, func(k model.Class) (string, string) { return k.ID, k.Title }))
}

func (t teller) trader(id string) string {
	return english.Capital(Titled(t.r.Traders, id, func(k model.TraderKind) (string, string) { return k.ID, k.Title }))
}

func (t teller) category(id string) string {
	return english.Lower(Titled(t.r.Categories, id, func(k model.Category) (string, string) { return k.ID, k.Title }))
}

func (t teller) size(id string) string {
	return english.Lower(Titled(t.r.TokenSizes, id, func(k model.TokenSize) (string, string) { return k.ID, k.Title }))
}

func (t teller) trait(id string) string {
	return Titled(t.r.Attributes, id, func(k model.Trait) (string, string) { return k.ID, k.Title })
}

func (t teller) cards(id string) string {
	return Titled(t.r.Cards, id, func(k model.CardKind) (string, string) { return k.ID, k.Title })
}

func (t teller) level(id string) string {
	return Titled(t.r.Hostility.Levels, id, func(k model.HostilityLevel) (string, string) { return k.ID, k.Title })
}

func (t teller) die(id string) string {
	return english.Lower(Titled(t.r.Dice, id, func(k model.Die) (string, string) { return k.ID, k.Title }))
}

func (t teller) phase(id string) string {
	return english.Lower(Titled(t.r.Phases, id, func(k model.Phase) (string, string) { return k.ID, k.Title }))
}

func (t teller) counter(id string) string {
	return english.Capital(Titled(t.m.Setup.Counters, id, func(k model.Counter) (string, string) { return k.ID, k.Title }))
}

func (t teller) objective(id string) string {
	for i, o := range t.m.Objectives {
		if o.ID == id {
			return english.Quoted(cmp.Or(o.Title, english.Lower(Rank(i))))
		}
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
	return english.Capital(ordinal(place)) + " objective"
}

// Objective is what an objective is called: its title, or its rank among those of the mission.
func Objective(m *model.Mission, o model.Objective) string {
	i := slices.IndexFunc(m.Objectives, func(x model.Objective) bool { return x.ID == o.ID })
	return cmp.Or(o.Title, Rank(max(0, i)))
}

func (t teller) rule(id string) string {
	return english.Quoted(Titled(t.m.Rules, id, func(k model.Rule) (string, string) { return k.ID, k.Title }))
}

// onBoards is the first thing with an id on any board of a mission; the empty one where there is none.
func onBoards[T any](m *model.Mission, id string, list func(*model.Board) []T, idOf func(T) string) (T, bool) {
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
func FloorName(m *model.Mission, id string) string { return teller{m: m}.floor(id) }

// floor is a level or a further board.
func (t teller) floor(id string) string {
	if id == "" {
		return "the main board"
	}
	l, _ := onBoards(t.m, id, func(b *model.Board) []model.Level { return b.Levels }, func(l model.Level) string { return l.ID })
	return english.Midway(cmp.Or(l.Title, english.Spelled(id)))
}

// zone is a zone inside a sentence.
func (t teller) zone(id string) string {
	z, _ := onBoards(t.m, id, func(b *model.Board) []model.Zone { return b.Zones }, func(z model.Zone) string { return z.ID })
	if z.Title == "" {
		return "the " + cmp.Or(t.name(id), english.Spelled(id))
	}
	return english.Midway(z.Title)
}

// named is a figure of the mission, or something hidden that turns out to be one.
func (t teller) named(id string) string {
	return Titled(t.m.Setup.NPCs, id, func(n model.StartNPC) (string, string) { return n.ID, cmp.Or(english.Midway(n.Name), t.npc(n.Kind)) })
}

// one is a thing with its article.
func one(name string) string { return english.One(name) }

// numbers says whole numbers as a list.
func numbers(list []int, last string) string {
	return english.List(english.Each(list, func(n int) string { return fmt.Sprint(n) }), last)
}
