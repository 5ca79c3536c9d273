package describe

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Changes is what depends on the number of crews, as a table: a column for each number, or for several that
// play alike.
type Changes struct {
	Columns []string // "1–2 crews"
	Rows    []Change
}

// Change is one line of the table, with a value for each column. Nothing is a dash.
type Change struct {
	Of     string // "crew", "hostility", "pegs", "events:KIND", "counter:ID", "npcs", "aside" or "reward:OBJECTIVE"
	What   string
	Values []string
}

// Otherwise says where a line has another value than the usual one: "2 crews: 5, 5–6 crews: 2". It is empty
// where nothing says so.
func (c *Changes) Otherwise(of, usual string) string {
	if c == nil {
		return ""
	}
	var out []string
	for _, row := range c.Rows {
		for i, v := range row.Values {
			if row.Of == of && v != usual {
				out = append(out, c.Columns[i]+": "+v)
			}
		}
	}
	return strings.Join(out, ", ")
}

// Lines are the lines of the table; none where nothing changes.
func (c *Changes) Lines() []Change {
	if c == nil {
		return nil
	}
	return c.Rows
}

// Turned is the table with the values of one line turned into others, such as pegs into levels.
func (c *Changes) Turned(of string, into func(string) string) *Changes {
	if c == nil {
		return nil
	}
	out := &Changes{Columns: c.Columns}
	for _, row := range c.Rows {
		if row.Of == of {
			row.Values = english.Each(row.Values, into)
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// Nothing is what a table says where there is none of something.
const Nothing = "–"

// mostColumns bounds the table: no language seats more crews, and a mission made elsewhere may say a million.
const mostColumns = 12

// Varied is what changes with the number of crews; nil where nothing does that a table could say.
func Varied(m *model.Mission, r *model.RuleSet) *Changes {
	v := variety{teller: tell(m, r, nil)}
	v.split()
	v.number("crew", "Traders in each crew, at most", func(x model.Variation) int { return x.Crew }, m.Setup.Crew)
	v.pegs()
	v.number("pegs", "More pegs each round", func(x model.Variation) int { return x.Pegs }, 0)
	v.events()
	v.counters()
	v.lists("npcs", "On the board as well", func(x model.Variation) []string {
		return english.Each(x.NPCs, func(n model.StartNPC) string { return v.startNPC(n, true) + v.atPoint(n) })
	})
	v.lists("aside", "Set aside as well", func(x model.Variation) []string { return tally(english.Each(x.Aside, v.Token)) })
	v.rewards()
	if len(v.table.Rows) == 0 {
		return nil
	}
	return &v.table
}

// variety makes the table; in holds the variations in force in each of its columns.
type variety struct {
	teller
	table Changes
	in    [][]model.Variation
}

// split makes the columns: neighbouring numbers of crews with the same variations share one.
func (v *variety) split() {
	var last []int
	least := max(1, v.Mission.Players.Min)
	from := least
	for n := least; n <= v.Mission.Players.Max && n < least+mostColumns; n++ {
		var force []int
		var list []model.Variation
		for i, x := range v.Mission.Variations {
			if x.For(n) {
				force, list = append(force, i), append(list, x)
			}
		}
		if len(v.in) == 0 || !slices.Equal(force, last) {
			v.in, last = append(v.in, list), force
			v.table.Columns = append(v.table.Columns, "")
			from = n
		}
		v.table.Columns[len(v.in)-1] = Crews(model.Variation{Min: from, Max: n})
	}
}

// row enters a line unless it is the same in all columns.
func (v *variety) row(of, what string, value func([]model.Variation) string) {
	values := english.Each(v.in, value)
	if slices.ContainsFunc(values, func(s string) bool { return s != values[0] }) {
		v.table.Rows = append(v.table.Rows, Change{of, what, values})
	}
}

// number is a line of one number, where the last variation that has one counts.
func (v *variety) number(of, what string, get func(model.Variation) int, usual int) {
	v.row(of, what, func(list []model.Variation) string {
		n := usual
		for _, x := range list {
			if get(x) != 0 {
				n = get(x)
			}
		}
		if n == 0 {
			return Nothing
		}
		return fmt.Sprint(n)
	})
}

func (v *variety) pegs() {
	v.row("hostility", "Pegs on the track at the start", func(list []model.Variation) string {
		n := v.Mission.Setup.Hostility
		for _, x := range list {
			if x.Hostility != nil {
				n = *x.Hostility
			}
		}
		return fmt.Sprint(n)
	})
}

// events are lines for the kinds of card whose share changes.
func (v *variety) events() {
	var kinds []string
	for _, x := range v.Mission.Variations {
		kinds = append(kinds, english.Each(x.Events, func(e model.EventAllocation) string { return e.Kind })...)
	}
	for _, kind := range uniq(kinds) {
		v.row("events:"+kind, "Event cards: "+v.Cards(kind), func(list []model.Variation) string { return v.share(kind, list) })
	}
}

// share is the share of a kind of card in the deck with some variations in force.
func (v *variety) share(kind string, list []model.Variation) string {
	out := Nothing
	for _, e := range v.Mission.Setup.Events {
		if e.Kind == kind {
			out = Portion(e)
		}
	}
	for _, x := range list {
		for _, e := range x.Events {
			if e.Kind == kind {
				out = Portion(e)
			}
		}
	}
	return out
}

func (v *variety) counters() {
	for _, c := range v.Mission.Setup.Counters {
		if !c.Shown() {
			continue
		}
		v.row("counter:"+c.ID, english.Capital(v.Counter(c.ID))+", at the start", func(list []model.Variation) string {
			n := c.Start
			for _, x := range list {
				for _, s := range x.Counters {
					if s.ID == c.ID {
						n = s.Count
					}
				}
			}
			return fmt.Sprint(n)
		})
	}
}

// rewards are lines for the objectives that pay otherwise.
func (v *variety) rewards() {
	for _, o := range v.Mission.Objectives {
		v.row("reward:"+o.ID, "Reward of "+v.Objective(o.ID), func(list []model.Variation) string {
			pay := o.Reward
			for _, x := range list {
				for _, w := range x.Rewards {
					if w.ID == o.ID {
						pay = w.Reward
					}
				}
			}
			return cmp.Or(Reward(v.Mission, v.Rules, pay), Nothing)
		})
	}
}

// lists is a line of things that add up.
func (v *variety) lists(of, what string, get func(model.Variation) []string) {
	v.row(of, what, func(list []model.Variation) string {
		var out []string
		for _, x := range list {
			out = append(out, get(x)...)
		}
		if len(out) == 0 {
			return Nothing
		}
		return english.Capital(strings.Join(out, "; "))
	})
}
