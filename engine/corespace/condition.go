package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

type condition = program.Condition

// fact is what the table knows of a kind of condition. One without a judge the players are always asked for.
type fact struct {
	judge func(*Table, *condition) verdict
	join  func(*Table, *Matter, *condition) (verdict, *condition) // it is made of others
	why   string                                                  // the players are asked for it, always or where the table cannot tell
}

// facts are what the table knows of each kind of condition.
func facts() [kinds.ConditionKinds]fact {
	return [kinds.ConditionKinds]fact{
		kinds.NoCondition:        {why: "the language knows no such condition"},
		kinds.AllCondition:       {join: judgeAll},
		kinds.AnyCondition:       {join: judgeAny},
		kinds.NotCondition:       {join: judgeNot},
		kinds.HostilityCondition: {judge: judgeHostility},
		kinds.RoundCondition: {judge: func(t *Table, c *condition) verdict {
			now := max(t.state.Round, 1) // what is so as the game begins is so in the first round
			return is(now >= c.First && (c.Last == 0 || now <= c.Last))
		}},
		kinds.CrewsCondition:   {judge: func(t *Table, c *condition) verdict { return is(inRange(t.state.Crews, c.Min, c.Max)) }},
		kinds.CounterCondition: {judge: judgeCounter}, // of a counter that crews keep, where they differ, the players are asked
		kinds.DoorCondition:    {judge: judgeDoor},
		kinds.CarriesCondition: {judge: judgeCarries, why: "who holds which token is not on this page"},
		kinds.InCondition:      {judge: judgeIn, why: whyPlace},
		kinds.AliveCondition:   {judge: judgeAlive, why: whyState},
		kinds.DoneCondition:    {judge: func(t *Table, c *condition) verdict { return is(slices.Contains(t.state.Done, c.Objective)) }},
		kinds.BoonCondition:    {why: "what earlier games brought is not on this page"},
		kinds.CoverCondition:   {why: whyPlace},
		kinds.SeesCondition:    {why: whyPlace},
		kinds.MovedCondition:   {why: whyPlace},
		kinds.ProneCondition:   {why: whyState},
		kinds.HasCondition:     {why: whyState},
		kinds.StatCondition:    {why: whyState},
		kinds.SideCondition:    {why: whyState},
		kinds.PieceCondition:   {why: whyState},
		kinds.HoldsCondition:   {why: whyState},
		kinds.WayCondition:     {why: whyPlace},
		kinds.PhaseCondition:   {judge: func(t *Table, c *condition) verdict { return is(t.phase() == c.Phase) }},
		kinds.CrimeCondition:   {why: whyDeed},
		kinds.StoppedCondition: {why: whyPlace},
		kinds.UsesCondition:    {why: whyState},
		kinds.TokenCondition:   {why: whyState},
		kinds.MarkedCondition:  {why: whyState},
		kinds.EngagedCondition: {why: whyPlace},
		kinds.OutcomeCondition: {why: whyOther},
		kinds.RolledCondition:  {why: "whose die it is, and when it is rolled, only the players know"},
	}
}

// judge weighs a condition with what the players have said of it, and names the first that they are to be
// asked for where that is still open.
func (t *Table) judge(m *Matter, c *condition) (verdict, *condition) {
	row := t.game.facts[c.Code]
	if row.join != nil {
		return row.join(t, m, c)
	}
	for _, said := range m.Told {
		if said.Path == c.Path {
			return is(said.So), nil
		}
	}
	if row.judge != nil {
		if how := row.judge(t, c); how != unsure {
			return how, nil
		}
	}
	return unsure, c
}

func judgeAll(t *Table, m *Matter, c *condition) (verdict, *condition) { return t.weigh(m, c, no, yes) }
func judgeAny(t *Table, m *Matter, c *condition) (verdict, *condition) { return t.weigh(m, c, yes, no) }

func judgeNot(t *Table, m *Matter, c *condition) (verdict, *condition) {
	how, ask := t.weigh(m, c, yes, no)
	return yes - how, ask
}

// weigh puts conditions together: the first that decides does, and without one it is the other way.
func (t *Table) weigh(m *Matter, c *condition, decides, otherwise verdict) (verdict, *condition) {
	var ask *condition
	for _, x := range c.Parts {
		how, open := t.judge(m, x)
		if how == decides {
			return how, nil
		}
		if how == unsure && ask == nil {
			ask = open
		}
	}
	if ask != nil {
		return unsure, ask
	}
	return otherwise, nil
}

func inRange(n int, least, most *int) bool {
	return (least == nil || n >= *least) && (most == nil || n <= *most)
}

func judgeHostility(t *Table, c *condition) verdict {
	now := program.ID(t.rules.Hostility.Level(t.state.Pegs))
	return is(now >= c.From && (c.To == program.None || now <= c.To))
}

func judgeCounter(t *Table, c *condition) verdict {
	if c.Of == program.None {
		return unsure
	}
	return t.judgeOwn(int(c.Of), func(n int) bool { return inRange(n, c.Min, c.Max) })
}

// judgeOwn judges the number that a counter shows. Where each crew keeps one, and they differ, only the players know whose
// is meant.
func (t *Table) judgeOwn(i int, so func(int) bool) verdict {
	own := t.own(i)
	if own == nil {
		return is(so(t.state.Counters[i].Count))
	}
	first := is(so(own[0]))
	for _, n := range own[1:] {
		if is(so(n)) != first {
			return unsure
		}
	}
	return first
}

func judgeDoor(t *Table, c *condition) verdict {
	if c.Of == program.None {
		return unsure
	}
	return is(string(t.state.Doors[c.Of].State) == c.Is)
}

// judgeCarries knows what lies in the players' hands, but not in whose. What still lies face down in a crate
// or in the pouch nobody carries; what the table has lost sight of they are asked for.
func judgeCarries(t *Table, c *condition) verdict {
	if slices.Contains(t.state.Hands, c.Token) || !t.holdsToken(c.Token) {
		return unsure
	}
	return no
}

// judgeIn knows only that a kind of which none is on the board stands nowhere.
func judgeIn(t *Table, c *condition) verdict {
	if c.Who != nil && t.nobody(*c.Who) {
		return no
	}
	return unsure
}

func judgeAlive(t *Table, c *condition) verdict {
	switch {
	case c.Who == nil:
		return unsure
	case t.nobody(*c.Who):
		return no
	case program.PlainKind(*c.Who):
		return yes
	}
	return unsure
}

// nobody reports whether none of the figures meant can be on the board, since none of their kind is.
func (t *Table) nobody(w model.Who) bool {
	if w.NPC == "" && w.Group == "" {
		return false
	}
	return !slices.ContainsFunc(t.state.Figures, func(f Figure) bool { return f.Board > 0 && t.program.CouldBe(w, f.NPC) })
}

// holdsToken reports whether the table knows where a token lies unseen or unclaimed.
func (t *Table) holdsToken(id string) bool {
	return slices.Contains(t.state.Pouch, id) || slices.Contains(t.state.Aside, id) ||
		slices.ContainsFunc(t.state.Crates, func(c CrateState) bool { return slices.Contains(c.Tokens, id) })
}
