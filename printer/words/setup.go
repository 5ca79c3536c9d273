package words

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/say"
	"github.com/sortie-tools/sortie/schema/model"
)

// Setup says what a mission asks for in its set-up beyond the usual.
func Setup(m *model.Mission, r *model.RuleSet, titles Titles) []Note {
	t := teller{m, r, titles}
	s := m.Setup
	var n notes
	tell := func(title string, sentences []string) { n.add(title, sentences, model.Text{}) }
	tell("Crews", t.crewLimit(s.Crews))
	tell("Deployment", say.Each(s.Deploy, t.deployment))
	tell("Placed tokens", append(say.Each(s.Deals, t.deal), t.contents(s.Contents)...))
	tell("The pouch", t.pool(s.Pool))
	tell("Event deck", say.Each(s.Deck, t.deckChange))
	tell("On the board", t.figuresAtStart())
	tell("Arrivals", t.arrivals())
	tell("Not yet known", say.Each(s.Hidden, t.hidden))
	tell("Counters", t.counters(counter))
	tell("Shops", say.Each(s.Shops, t.shop))
	tell("The board", t.boardNotes())
	return n.list
}

func (t teller) crewLimit(c *model.CrewLimit) []string {
	if c == nil {
		return nil
	}
	var out []string
	if c.Crew != "" {
		out = append(out, "Play "+say.Quoted(t.titles.of("crew", c.Crew)))
	}
	if len(c.Traders) > 0 {
		out = append(out, say.And(say.Each(c.Traders, t.trader))+" must take part")
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
		out = append(out, "Each trader begins with "+say.And(tally(say.Each(c.Issue, t.token))))
	}
	return out
}

func (t teller) deployment(d model.Deployment) string {
	who := "Crews begin"
	if d.Crew > 0 {
		who = fmt.Sprintf("Crew %d begins", d.Crew)
	}
	line := who + " " + t.place(d.At)
	if d.Most > 0 {
		line += ", up to " + say.Count(d.Most, "trader")
	}
	return line
}

func (t teller) deal(d model.Deal) string {
	tokens := say.Each(d.Tokens, func(s model.TokenShare) string { return fmt.Sprintf("%d %s", s.Count, t.size(s.Size)) })
	verb := "takes"
	if len(d.Into) > 1 {
		verb = "take"
	}
	into := together(say.Each(d.Into, t.piece), "crate ")
	line := into + " " + verb + " " + cmp.Or(say.And(tokens), "nothing")
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
		places[what] = append(places[what], t.into(c.At))
	}
	return say.Each(order, func(what string) string { return say.Capital(together(places[what], "in crate ")) + ": " + what })
}

// together says a list whose words begin alike with that beginning once: "crates L7 and L8".
func together(list []string, start string) string {
	var rest []string
	for _, s := range list {
		bare, found := strings.CutPrefix(s, start)
		if !found {
			return say.And(list)
		}
		rest = append(rest, bare)
	}
	if len(rest) < 2 {
		return say.And(list)
	}
	return strings.TrimSpace(start) + "s " + say.And(rest)
}

func (t teller) content(c model.Content) string {
	what := tally(say.Each(c.Tokens, t.token))
	if c.Draw != nil {
		what = append(what, t.draw(*c.Draw))
	}
	line := say.And(what)
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
		out = append(out, "Leave out "+say.And(uniq(say.Each(p.Exclude, t.token))))
	}
	if len(p.ExcludeCategories) > 0 {
		out = append(out, "Leave out all tokens of the sort "+say.List(say.Each(p.ExcludeCategories, t.category), "or"))
	}
	if len(p.Include) > 0 {
		out = append(out, "Among those dealt must be "+say.And(tally(say.Each(p.Include, t.token))))
	}
	for _, c := range p.Most {
		out = append(out, fmt.Sprintf("No more than %s of the sort %s", say.Count(c.Count, "token"), t.category(c.Category)))
	}
	return out
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

func (t teller) deckChange(d model.DeckChange) string {
	what := say.Quoted(t.titles.of("card", d.Card))
	if d.Card == "" {
		what = "all " + t.cards(d.Category) + " cards"
		if d.Count > 0 {
			what = fmt.Sprintf("%d %s %s", d.Count, t.cards(d.Category), say.Plural(d.Count, "card"))
		}
	}
	switch d.Op {
	case "remove":
		return "Take out " + what
	case "set-aside":
		return "Put " + what + " beside the deck"
	case "shuffle-top":
		return fmt.Sprintf("Shuffle %s into the top %d", what, d.Top)
	case "top":
		return "Put " + what + " on top"
	}
	return "Shuffle in " + what
}
