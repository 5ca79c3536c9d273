package kinds

import (
	"cmp"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// onThings are the conditions on pieces and on what lies with them, on the round, and on what has been done before.
func onThings() []Condition {
	return []Condition{pieceCondition(), holdsCondition(), wayCondition(), phaseCondition(), crimeCondition(), stoppedCondition()}
}

// pieceCondition: a piece is in a state.
func pieceCondition() Condition {
	return Condition{
		Kind: "piece", Takes: []string{"of", "any", "is"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: ThingCell, ID: c.Of, Any: c.Any, State: c.Is}} },
		Words: func(n Names, c model.Condition) string {
			return n.thingOr(c.Of, c.Any, n.theBearer()) + " is " + english.Spelled(c.Is)
		},
	}
}

// holdsCondition: so many counters or tokens lie with a figure or a piece.
func holdsCondition() Condition {
	return Condition{
		Kind: "holds", Takes: []string{"who", "counter", "token", "floor", "min", "max"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: TokenCell, ID: c.Token, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			if c.Floor {
				return limits(c.Min, c.Max) + " " + english.Plural(2, n.lying(c)) + " lie on the floor"
			}
			who := n.bearer()
			if c.Who != nil {
				who = n.someone(c.Who)
			}
			if c.Max != nil && *c.Max == 0 {
				return who + " has no " + n.lying(c)
			}
			return who + " has " + limits(c.Min, c.Max) + " " + english.Plural(2, n.lying(c))
		},
	}
}

// lying is what lies with somebody: one of it.
func (n Names) lying(c model.Condition) string {
	switch {
	case c.Counter != "":
		return n.kindOfCounter(c.Counter)
	case c.Token != "":
		return n.tokenWithin(c.Token)
	}
	return "token"
}

// kindOfCounter is what a kind of counter is called inside a sentence.
func (n Names) kindOfCounter(id string) string {
	return english.Lower(Titled(n.Rules.Counters, id, func(c model.CounterKind) (string, string) { return c.ID, c.Title })) + " counter"
}

// wayCondition: a figure has a way to a place that leads through nothing that would harm it.
func wayCondition() Condition {
	return Condition{
		Kind: "way", Takes: []string{"who", "place"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			to := "anywhere"
			if c.Place != nil {
				to = n.goal(*c.Place)
			}
			return n.Who(c.Who) + " has a way to " + to + " that leads through nothing that would harm it"
		},
		Not: func(n Names, c model.Condition) string {
			to := "anywhere"
			if c.Place != nil {
				to = n.goal(*c.Place)
			}
			return n.Who(c.Who) + " has no way to " + to + " but through what would harm it"
		},
	}
}

// phaseCondition: it is a phase of the round.
func phaseCondition() Condition {
	return Condition{
		Kind: "phase", Takes: []string{"phase"},
		Reads: func(model.Condition) []Cell { return []Cell{{Sort: TimeCell}} },
		Words: func(n Names, c model.Condition) string { return "it is the " + n.PhaseTitle(c.Phase) + " phase" },
	}
}

// crimeCondition: somebody of the crew has done something in this game that is held against it.
func crimeCondition() Condition {
	return Condition{
		Kind: "crime", Takes: []string{"against", "acts", "token"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: FallCell, Who: c.Against}} },
		Words: func(n Names, c model.Condition) string {
			if c.Token != "" {
				return "somebody of the crew has tried in this game to rob " + n.Who(c.Against) + " of " + english.Midway(n.Token(c.Token))
			}
			acts := map[string]string{"attack": "attacked", "rob": "robbed", "alarm": "alarmed", "trespass": "trespassed against"}
			done := english.List(english.Each(c.Acts, func(a string) string { return cmp.Or(acts[a], a) }), "or")
			return "somebody of the crew has " + cmp.Or(done, "wronged") + " " + n.Who(c.Against) + " in this game"
		},
	}
}

// stoppedCondition: a wall has cut short the way that somebody was moved.
func stoppedCondition() Condition {
	return Condition{
		Kind: "stopped", Takes: []string{"who", "terrain"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			return "a wall" + english.Pick(c.Terrain, " or a piece of terrain", "") + " stops " + n.Who(c.Who)
		},
	}
}
