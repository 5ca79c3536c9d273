package describe

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Check is a line that a mission adds to the check list of its rule set. It says with which of the rule
// set's lines it belongs by what those fill in from the mission: "events", "deal", "crew".
type Check struct {
	Note
	By     []string // facts, by their names or what those begin with; none is any fact
	Before bool     // in front of the first line that names one, rather than behind the last
}

// Checks are the lines that the special set-up of a mission adds, so that who ticks off one line after the
// other forgets nothing. What only says how the game goes on is not among them.
func Checks(m *model.Mission, r *model.RuleSet, titles kinds.Titles) []Check {
	c := checks{teller: tell(m, r, titles), varied: Varied(m, r)}
	s := m.Setup
	c.before("The board", statesFrom(m), c.states())
	if s.Track == "reverse" {
		c.before("The track", "setup.track", []string{"Use the reverse of the hostility track"}, "hostility")
	}
	c.after("The track", "setup.marks", english.Each(Marks(m), func(mark string) string { return "Mark the place of " + english.Lower(mark) }), "hostility")
	c.after("Counters", "setup.counters", c.counters(c.counterAt), "hostility")
	c.before("The pouch", "setup.pool", c.pool(s.Pool), "rare", "deal")
	c.after("Placed tokens", placedFrom(s), c.placed(), "deal", "count")
	c.after("Event deck", "setup.deck", english.Each(s.Deck, c.DeckChange), "events")
	c.before("On the board", standingFrom(s), c.standing(), "crew")
	c.after("Crews", "setup.crews", c.crewLimit(s.Crews), "crew")
	c.after("Deployment", "setup.deploy", english.Each(s.Deploy, c.deployment), "crew")
	return c.list
}

type checks struct {
	teller
	varied *Changes
	list   []Check
}

func (c *checks) before(title, from string, sentences []string, by ...string) {
	c.add(title, from, sentences, by, true)
}

func (c *checks) after(title, from string, sentences []string, by ...string) {
	c.add(title, from, sentences, by, false)
}

// add enters a line with its title in front; nothing to say is no line.
func (c *checks) add(title, from string, sentences, by []string, before bool) {
	var n notes
	n.add(title, from, sentences, model.Text{})
	for _, note := range n.list {
		lead := model.Inline{Text: title + ". ", Strong: true}
		note.Text.Blocks[0].Inlines = append([]model.Inline{lead}, note.Text.Blocks[0].Inlines...)
		note.Text.Source = title + ". " + note.Text.Blocks[0].Inlines[1].Text
		c.list = append(c.list, Check{note, by, before})
	}
}

// counterAt is a counter with where it starts for other numbers of crews.
func (c *checks) counterAt(k model.Counter) string {
	line := counter(k)
	for i, value := range c.varied.values("counter:" + k.ID) {
		if value != fmt.Sprint(k.Start) {
			line += "; with " + c.varied.Columns[i] + " " + value
		}
	}
	return line
}

// placed says what lies where, and that crates with something of their own are not mixed with the others.
func (c *checks) placed() []string {
	s := c.Mission.Setup
	out := append(english.Each(s.Deals, c.deal), c.contents(s.Contents)...)
	if c.apart() {
		out = append(out, "Do not mix these crates with the others: each stands where the map shows its name")
	}
	return out
}

// apart reports whether crates of one size hold different things by the mission, so that it matters which of
// them stands where.
func (c *checks) apart() bool {
	holds, first := map[string]string{}, map[string]string{}
	for _, d := range c.Mission.Setup.Deals {
		for _, id := range d.Into {
			holds[id] += fmt.Sprint(d.Tokens)
		}
	}
	for _, x := range c.Mission.Setup.Contents {
		holds[x.At.Piece] += c.content(x)
	}
	for _, crate := range c.Mission.Crates() {
		usual, seen := first[crate.Size]
		if seen && usual != holds[crate.ID] {
			return true
		}
		first[crate.Size] = holds[crate.ID]
	}
	return false
}

// standing says who is on the board, also with other numbers of crews.
func (c *checks) standing() []string {
	out := c.figuresAtStart()
	for i, value := range c.varied.values("npcs") {
		if value != Nothing {
			out = append(out, "With "+c.varied.Columns[i]+" also: "+value)
		}
	}
	if len(out) > 0 && slices.ContainsFunc(c.Mission.Setup.NPCs, func(n model.StartNPC) bool { return c.atPoint(n) != "" }) {
		out = append(out, "The map shows where they stand")
	}
	return out
}

// values are those of a line of the table, a value for each column; nil where there is no such line.
func (c *Changes) values(of string) []string {
	if c == nil {
		return nil
	}
	for _, row := range c.Rows {
		if row.Of == of {
			return row.Values
		}
	}
	return nil
}

// Place puts the lines of a mission among those of a rule set: which of them names a fact is for the caller to
// say. Lines for which the rule set has no place come before its last one.
func Place[T any](steps []T, names func(step T, fact string) bool, own []Check, line func(Check) T) []T {
	type placed struct{ at, of int }
	order := make([]placed, len(own))
	for i, c := range own {
		order[i] = placed{c.place(len(steps), func(step int, fact string) bool { return names(steps[step], fact) }), i}
	}
	slices.SortStableFunc(order, func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(own[a.of].rank(), own[b.of].rank()))
	})
	var out []T
	for i := range len(steps) + 1 {
		for len(order) > 0 && order[0].at == i {
			out, order = append(out, line(own[order[0].of])), order[1:]
		}
		if i < len(steps) {
			out = append(out, steps[i])
		}
	}
	return out
}

// rank puts lines that belong to what stands before them in front of those that belong to what follows.
func (c Check) rank() int {
	if c.Before {
		return 1
	}
	return 0
}

// place is the number of steps that stand in front of a line.
func (c Check) place(n int, names func(step int, fact string) bool) int {
	last := max(0, n-1)
	about := func(i int) bool {
		return len(c.By) == 0 && names(i, "") || slices.ContainsFunc(c.By, func(fact string) bool { return names(i, fact) })
	}
	found := -1
	for i := range n {
		if about(i) {
			if found = i; c.Before {
				return i
			}
		}
	}
	if found < 0 {
		return last
	}
	return found + 1
}
