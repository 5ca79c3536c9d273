package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

type condition = model.Condition

// fact is what the table knows of a kind of condition. One without a judge the players are always asked for.
type fact struct {
	judge func(*Table, condition) verdict
	why   string // the players are asked for it, always or where the table cannot tell
}

// conditionRow is what the table knows of a kind of condition. Those that are made of others are judged in judge.
func conditionRow(kind string) fact {
	switch kind {
	case "hostility":
		return fact{judge: judgeHostility}
	case "round":
		return fact{judge: func(t *Table, c condition) verdict {
			return is(t.state.Round >= c.First && (c.Last == 0 || t.state.Round <= c.Last))
		}}
	case "crews":
		return fact{judge: func(t *Table, c condition) verdict { return is(inRange(t.state.Crews, c.Min, c.Max)) }}
	case "counter":
		return fact{judge: judgeCounter}
	case "door":
		return fact{judge: judgeDoor}
	case "carries":
		return fact{judge: judgeCarries, why: "who holds which token is not on this page"}
	case "in":
		return fact{judge: judgeIn, why: whyPlace}
	case "alive":
		return fact{judge: judgeAlive, why: whyState}
	case "done":
		return fact{judge: func(t *Table, c condition) verdict { return is(slices.Contains(t.state.Done, c.Objective)) }}
	case "boon":
		return fact{why: "what earlier games brought is not on this page"}
	case "rolled":
		return fact{why: "whose die it is, and when it is rolled, only the players know"}
	case "all", "any", "not":
		return fact{judge: never}
	}
	return fact{}
}

func never(*Table, condition) verdict { return no }

// open is a condition that the players are asked for.
type open struct {
	path      string
	condition condition
}

// judge weighs a condition with what the players have said of it, and names the first that they are to be
// asked for where that is still open.
func (t *Table) judge(m *Matter, c condition, path string) (verdict, open) {
	switch c.Kind {
	case "all":
		return t.weigh(m, c, path, no, yes)
	case "any":
		return t.weigh(m, c, path, yes, no)
	case "not":
		how, ask := t.weigh(m, c, path, yes, no)
		return yes - how, ask
	}
	for _, said := range m.Told {
		if said.Path == path {
			return is(said.So), open{}
		}
	}
	if row := conditionRow(c.Kind); row.judge != nil {
		if how := row.judge(t, c); how != unsure {
			return how, open{}
		}
	}
	return unsure, open{path, c}
}

// weigh puts conditions together: the first that decides does, and without one it is the other way.
func (t *Table) weigh(m *Matter, c condition, path string, decides, otherwise verdict) (verdict, open) {
	var ask *open
	for i, x := range c.Conditions {
		how, o := t.judge(m, x, fmt.Sprintf("%s.%d", path, i))
		if how == decides {
			return how, open{}
		}
		if how == unsure && ask == nil {
			ask = &o
		}
	}
	if ask != nil {
		return unsure, *ask
	}
	return otherwise, open{}
}

func inRange(n int, least, most *int) bool {
	return (least == nil || n >= *least) && (most == nil || n <= *most)
}

func judgeHostility(t *Table, c condition) verdict {
	now := t.rules.Hostility.Level(t.state.Pegs)
	at := func(id string, otherwise int) int {
		if i := find(t.rules.Hostility.Levels, id, func(l model.HostilityLevel) string { return l.ID }); i >= 0 {
			return i
		}
		return otherwise
	}
	return is(now >= at(c.From, 0) && now <= at(c.To, len(t.rules.Hostility.Levels)))
}

func judgeCounter(t *Table, c condition) verdict {
	i := find(t.state.Counters, c.Of, func(c model.Amount) string { return c.ID })
	if i < 0 {
		return unsure
	}
	return is(inRange(t.state.Counters[i].Count, c.Min, c.Max))
}

func judgeDoor(t *Table, c condition) verdict {
	i := find(t.state.Doors, c.Of, func(d Door) string { return d.Panel })
	if i < 0 {
		return unsure
	}
	return is(string(t.state.Doors[i].State) == c.Is)
}

// judgeCarries knows what lies in the players' hands, but not in whose. What still lies face down in a crate
// or in the pouch nobody carries; what the table has lost sight of they are asked for.
func judgeCarries(t *Table, c condition) verdict {
	if slices.Contains(t.state.Hands, c.Token) || !t.holdsToken(c.Token) {
		return unsure
	}
	return no
}

// judgeIn knows only that a kind of which none is on the board stands nowhere.
func judgeIn(t *Table, c condition) verdict {
	if c.Who != nil && t.nobody(*c.Who) {
		return no
	}
	return unsure
}

func judgeAlive(t *Table, c condition) verdict {
	switch {
	case c.Who == nil:
		return unsure
	case t.nobody(*c.Who):
		return no
	case plainKind(*c.Who):
		return yes
	}
	return unsure
}
