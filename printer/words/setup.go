package words

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Setup says what a mission asks for in its set-up beyond the usual.
func Setup(m *model.Mission, r *model.RuleSet) []Note {
	t := teller{m, r}
	s := m.Setup
	var n notes
	say := func(title string, sentences []string) { n.add(title, sentences, model.Text{}) }
	say("Crews", t.crewLimit(s.Crews))
	say("Deployment", all(s.Deploy, t.deployment))
	say("Placed tokens", append(all(s.Deals, t.deal), t.contents(s.Contents)...))
	say("The pouch", t.pool(s.Pool))
	say("Event deck", all(s.Deck, t.deckChange))
	say("On the board", t.figuresAtStart())
	say("Arrivals", t.arrivals())
	say("Not yet known", all(s.Hidden, t.hidden))
	say("Counters", all(s.Counters, counter))
	say("Shops", all(s.Shops, t.shop))
	say("The board", t.boardNotes())
	return n.list
}

func (t teller) crewLimit(c *model.CrewLimit) []string {
	if c == nil {
		return nil
	}
	var out []string
	if c.Crew != "" {
		out = append(out, "Play the crew "+quoted(capital(spelled(c.Crew))))
	}
	if len(c.Traders) > 0 {
		out = append(out, join(all(c.Traders, t.trader))+" must take part")
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
		out = append(out, "Each trader begins with "+join(tally(all(c.Issue, t.token))))
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
		line += ", up to " + count(d.Most, "trader")
	}
	return line
}

func (t teller) deal(d model.Deal) string {
	tokens := all(d.Tokens, func(s model.TokenShare) string { return fmt.Sprintf("%d %s", s.Count, t.size(s.Size)) })
	verb := "takes"
	if len(d.Into) > 1 {
		verb = "take"
	}
	into := together(all(d.Into, t.piece), "crate ")
	line := into + " " + verb + " " + cmp.Or(join(tokens), "nothing")
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
	return all(order, func(what string) string { return capital(together(places[what], "in crate ")) + ": " + what })
}

// together says a list whose words begin alike with that beginning once: "crates L7 and L8".
func together(list []string, start string) string {
	var rest []string
	for _, s := range list {
		bare, found := strings.CutPrefix(s, start)
		if !found {
			return join(list)
		}
		rest = append(rest, bare)
	}
	if len(rest) < 2 {
		return join(list)
	}
	return strings.TrimSpace(start) + "s " + join(rest)
}

func (t teller) content(c model.Content) string {
	what := tally(all(c.Tokens, t.token))
	if c.Draw != nil {
		what = append(what, t.draw(*c.Draw))
	}
	line := join(what)
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
		out = append(out, "Leave out "+join(uniq(all(p.Exclude, t.token))))
	}
	if len(p.ExcludeCategories) > 0 {
		out = append(out, "Leave out all tokens of the sort "+joined(all(p.ExcludeCategories, t.category), " or "))
	}
	if len(p.Include) > 0 {
		out = append(out, "Among those dealt must be "+join(tally(all(p.Include, t.token))))
	}
	for _, c := range p.Most {
		out = append(out, fmt.Sprintf("No more than %s of the sort %s", count(c.Count, "token"), t.category(c.Category)))
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
	what := quoted(spelled(d.Card))
	if d.Card == "" {
		what = "all " + t.cards(d.Category) + " cards"
		if d.Count > 0 {
			what = fmt.Sprintf("%d %s %s", d.Count, t.cards(d.Category), plural(d.Count, "card"))
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
