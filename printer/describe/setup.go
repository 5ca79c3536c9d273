package describe

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Setup says what a mission asks for in its set-up beyond the usual.
func Setup(m *model.Mission, r *model.RuleSet, titles kinds.Titles) []Note {
	t := tell(m, r, titles)
	s := m.Setup
	var n notes
	tell := func(title, from string, sentences []string) { n.add(title, from, sentences, model.Text{}) }
	tell("Crews", "setup.crews", t.crewLimit(s.Crews))
	tell("Deployment", "setup.deploy", english.Each(s.Deploy, t.deployment))
	tell("Placed tokens", placedFrom(s), append(english.Each(s.Deals, t.deal), t.contents(s.Contents)...))
	tell("The pouch", "setup.pool", t.pool(s.Pool))
	tell("Event deck", "setup.deck", english.Each(s.Deck, t.DeckChange))
	tell("On the board", standingFrom(s), t.figuresAtStart())
	tell("Arrivals", "setup.arrivals", t.arrivals())
	tell("Not yet known", "setup.hidden", english.Each(s.Hidden, t.hidden))
	tell("Counters", "setup.counters", t.counters(counter))
	tell("Shops", "setup.shops", english.Each(s.Shops, t.shop))
	tell("The board", boardFrom(m), t.boardNotes())
	return n.list
}

// placedFrom is the path of what a note on tokens that are laid out begins with.
func placedFrom(s model.Setup) string {
	return english.Pick(len(s.Deals) > 0, "setup.deals", "setup.contents")
}

// standingFrom is the path of what a note on figures at the start begins with; empty if only variations have some.
func standingFrom(s model.Setup) string {
	switch {
	case len(s.NPCs) > 0:
		return "setup.npcs"
	case len(s.Prisoners) > 0:
		return "setup.prisoners"
	case len(s.Strong) > 0:
		return "setup.strong"
	case len(s.Without) > 0:
		return "setup.without"
	}
	return "variations"
}

// boardFrom is the path of what a note on the board begins with.
func boardFrom(m *model.Mission) string {
	if m.Setup.Track == "reverse" {
		return "setup.track"
	}
	return statesFrom(m)
}

// statesFrom is the path of what is said first of how things stand on the board; of ways between floors, if that is all.
func statesFrom(m *model.Mission) string {
	links := ""
	for _, f := range m.Floors() {
		switch {
		case len(f.Board.Interlocks) > 0:
			return f.Path + ".interlocks"
		case slices.ContainsFunc(f.Board.Panels, func(x model.Panel) bool { return x.State == model.Jammed }):
			return f.Path + ".panels"
		case slices.ContainsFunc(f.Board.Furniture, func(x model.Furniture) bool { return x.State != "" }):
			return f.Path + ".furniture"
		case len(f.Board.Links) > 0 && links == "":
			links = f.Path + ".links"
		}
	}
	return links
}

func (t teller) crewLimit(c *model.CrewLimit) []string {
	if c == nil {
		return nil
	}
	var out []string
	if c.Crew != "" {
		out = append(out, "Play "+english.Quoted(t.Titles.Of("crew", c.Crew)))
	}
	if len(c.Traders) > 0 {
		out = append(out, english.And(english.Each(c.Traders, t.Trader))+" must take part")
	}
	switch c.Gear {
	case "rookie":
		out = append(out, "Traders bring only what a new crew may buy")
	case "given":
		out = append(out, "Traders bring no equipment but what the mission gives")
	}
	if !c.Skills {
		out = append(out, "Skills and classes are not used")
	}
	if len(c.Issue) > 0 {
		out = append(out, "Each trader begins with "+english.And(tally(english.Each(c.Issue, t.Token))))
	}
	return out
}

func (t teller) deployment(d model.Deployment) string {
	who := "Crews begin"
	if d.Crew > 0 {
		who = fmt.Sprintf("Crew %d begins", d.Crew)
	}
	if d.Role != "" {
		who = english.Capital(t.Role(d.Role)) + " begins"
	}
	line := who + " " + t.Place(d.At)
	if d.Most > 0 {
		line += ", up to " + english.Count(d.Most, "trader")
	}
	return line
}

func (t teller) deal(d model.Deal) string {
	tokens := english.Each(d.Tokens, func(s model.TokenShare) string { return fmt.Sprintf("%d %s", s.Count, t.Size(s.Size)) })
	verb := "takes"
	if len(d.Into) > 1 {
		verb = "take"
	}
	into := together(english.Each(d.Into, t.Piece), "crate ")
	line := into + " " + verb + " " + cmp.Or(english.And(tokens), "nothing")
	if strings.HasPrefix(into, "crate") {
		line += " instead of the usual tokens"
	}
	return line
}

// contents says what lies where; places that hold the same are named together.
func (t teller) contents(list []model.Content) []string {
	var order []string
	places := map[string][]string{}
	for _, c := range list {
		what := t.content(c)
		if places[what] == nil {
			order = append(order, what)
		}
		places[what] = append(places[what], t.Into(c.At))
	}
	return english.Each(order, func(what string) string { return english.Capital(together(places[what], "in crate ")) + ": " + what })
}

// together says a list whose words begin alike with that beginning once: "crates L7 and L8".
func together(list []string, start string) string {
	var rest []string
	for _, s := range list {
		bare, found := strings.CutPrefix(s, start)
		if !found {
			return english.And(list)
		}
		rest = append(rest, bare)
	}
	if len(rest) < 2 {
		return english.And(list)
	}
	return strings.TrimSpace(start) + "s " + english.And(rest)
}

func (t teller) content(c model.Content) string {
	what := tally(english.Each(c.Tokens, t.Token))
	if c.Draw != nil {
		what = append(what, t.Draw(*c.Draw))
	}
	line := english.And(what)
	if c.Hidden {
		line += ", face down"
	}
	return line
}

func (t teller) pool(p *model.PoolRule) []string {
	if p == nil {
		return nil
	}
	var out []string
	if len(p.Exclude) > 0 {
		out = append(out, "Leave out "+english.And(uniq(english.Each(p.Exclude, t.Token))))
	}
	if len(p.ExcludeCategories) > 0 {
		out = append(out, "Leave out all tokens of the sort "+english.List(english.Each(p.ExcludeCategories, t.Category), "or"))
	}
	if len(p.Include) > 0 {
		out = append(out, "Among those dealt must be "+english.And(tally(english.Each(p.Include, t.Token))))
	}
	if len(p.Picked) > 0 {
		out = append(out, "Pick by hand "+english.And(english.Each(p.Picked, t.picked))+", to be among those dealt as well")
	}
	for _, c := range p.Most {
		out = append(out, fmt.Sprintf("No more than %s of the sort %s", english.Count(c.Count, "token"), t.Category(c.Category)))
	}
	return out
}

// picked says some tokens that the players pick by hand.
func (t teller) picked(p model.Picked) string {
	words := []string{fmt.Sprint(p.Count)}
	if p.Size != "" {
		words = append(words, t.Size(p.Size))
	}
	if p.Category != "" {
		words = append(words, t.Category(p.Category))
	}
	what := strings.Join(append(words, english.Plural(p.Count, "token")), " ")
	if len(p.Among) > 0 {
		what += " (" + english.List(uniq(english.Each(p.Among, t.Token)), "or") + ")"
	}
	return what
}

func uniq(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
