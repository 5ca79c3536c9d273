package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// moves are the events that hang on where figures stand.
func moves() []Trigger {
	return []Trigger{
		enterTrigger(), leaveTrigger(), emptyTrigger(), contactTrigger(), seesTrigger(), aboardTrigger(), allAboardTrigger(), crewGoneTrigger(),
	}
}

// enterTrigger: somebody enters a zone, or comes to another place.
func enterTrigger() Trigger {
	return Trigger{
		Kind: "enter", Takes: []string{"zone", "place", "who"},
		It:    byDoer,
		Reads: standRead,
		Lacks: lacking(nowhere, "say where: zone, or place"),
		Words: func(n Names, w model.Trigger) string {
			if w.Place != nil {
				return n.anybody(w.Who) + " comes " + n.To(*w.Place) + english.Pick(w.Who != nil && w.Who.Everyone, " (a move waits for this, and goes on if it can)", "")
			}
			return n.anybody(w.Who) + " enters " + n.Zone(w.Zone)
		},
	}
}

// standRead is where somebody comes to, or goes from.
func standRead(w model.Trigger) []Cell {
	if w.Place != nil {
		return []Cell{{Sort: PlaceCell, Place: w.Place, Who: w.Who}}
	}
	return zoneRead(w)
}

// nowhere reports whether an event names no place.
func nowhere(w model.Trigger) bool { return w.Zone == "" && w.Place == nil }

// leaveTrigger: somebody leaves a zone, or another place.
func leaveTrigger() Trigger {
	return Trigger{
		Kind: "leave", Takes: []string{"zone", "place", "who"},
		It:    byDoer,
		Reads: standRead,
		Lacks: lacking(nowhere, "say what is left: zone, or place"),
		Words: func(n Names, w model.Trigger) string {
			if w.Place != nil {
				return n.anybody(w.Who) + " leaves " + Bare(n.Place(*w.Place))
			}
			return n.anybody(w.Who) + " leaves " + n.Zone(w.Zone)
		},
	}
}

// emptyTrigger: nobody is left in a zone, or at another place.
func emptyTrigger() Trigger {
	return Trigger{
		Kind: "empty", Takes: []string{"zone", "place"},
		Reads: standRead,
		Lacks: lacking(nowhere, "say where nobody is left: zone, or place"),
		Words: func(n Names, w model.Trigger) string {
			if w.Place != nil {
				return "nobody is left " + n.Place(*w.Place)
			}
			return "nobody is left in " + n.Zone(w.Zone)
		},
	}
}

// contactTrigger: two figures touch, or a figure and a piece or a place.
func contactTrigger() Trigger {
	return Trigger{
		Kind: "contact", Takes: []string{"who", "with", "place", "target", "check", "actions", "effortless"},
		It: byWho,
		Reads: func(w model.Trigger) []Cell {
			if w.Place != nil {
				return standRead(w)
			}
			return pieceRead(w)
		},
		Parts: []string{"target"},
		Lacks: first(lacking(func(w model.Trigger) bool { return w.With == "" && w.Target == nil && w.Place == nil },
			"say what is touched: with a piece, place, or target for a figure"), twoPrices),
		Words: func(n Names, w model.Trigger) string {
			touched := n.Piece(w.With)
			switch {
			case w.Target != nil:
				touched = n.Who(w.Target)
			case w.Place != nil:
				touched = Bare(n.Place(*w.Place))
			}
			return n.Who(w.Who) + " comes into contact with " + touched + price(w)
		},
	}
}

// seesTrigger: somebody sees somebody.
func seesTrigger() Trigger {
	return Trigger{
		Kind: "sees", Takes: []string{"who", "target", "range"},
		It: func(w model.Trigger) *model.Who { return w.Target }, Parts: []string{"target"},
		Words: func(n Names, w model.Trigger) string {
			line := n.Who(w.Who) + " sees " + n.Who(w.Target)
			if w.Range != "" {
				line += " within " + n.Range(w.Range) + " range"
			}
			return line
		},
	}
}

// aboardTrigger: somebody goes aboard.
func aboardTrigger() Trigger {
	return Trigger{
		Kind: "aboard", Takes: []string{"who"},
		It:    byWho,
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: ShipCell, Who: w.Who}} },
		Words: func(n Names, w model.Trigger) string { return n.Who(w.Who) + " goes aboard" },
	}
}

// allAboardTrigger: all traders of a crew are aboard.
func allAboardTrigger() Trigger {
	return Trigger{
		Kind: "all-aboard", Once: always,
		Words: fixed("all traders of a crew are aboard"),
	}
}

// crewGoneTrigger: all of a crew have gone aboard or been defeated, or all of every crew.
func crewGoneTrigger() Trigger {
	return Trigger{
		Kind: "crew-gone", Takes: []string{"which"}, Watch: 6,
		Words: func(_ Names, w model.Trigger) string {
			if w.Which == "any" {
				return "every trader of a crew is aboard or defeated"
			}
			return "every trader of every crew is aboard or defeated"
		},
	}
}

// Range is a range band, inside a sentence.
func (n Names) Range(id string) string {
	return english.Lower(Titled(n.Rules.Play.Ranges, id, func(k model.RangeBand) (string, string) { return k.ID, k.Title }))
}

// fates are what dice and fights do to figures.
func fates() []Trigger {
	return []Trigger{
		chanceTrigger(), misfireTrigger(), defeatedTrigger(),
	}
}

// chanceTrigger: the chance die of an NPC shows one of these faces.
func chanceTrigger() Trigger {
	return Trigger{
		Kind: "chance", Rolls: true, Takes: []string{"who", "faces"},
		It:    byWho,
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: ChanceCell, Who: w.Who}} },
		Words: func(n Names, w model.Trigger) string {
			return "the chance die of " + n.Who(w.Who) + " shows " + english.List(english.Each(w.Faces, english.Spelled), "or")
		},
	}
}

// misfireTrigger: a die of a roll shows a misfire.
func misfireTrigger() Trigger {
	return Trigger{
		Kind: "misfire", Rolls: true, Takes: []string{"who", "count"},
		It: byWho, Parts: []string{"target", "attacker"},
		Words: func(n Names, w model.Trigger) string {
			if w.Count > 1 {
				return english.Count(w.Count, "die") + " of " + n.Who(w.Who) + " show misfires"
			}
			return "a die of " + n.Who(w.Who) + " shows a misfire"
		},
	}
}

// defeatedTrigger: a figure is defeated.
func defeatedTrigger() Trigger {
	return Trigger{
		Kind: "defeated", Takes: []string{"who", "nth"}, Once: numbered,
		It: byWho, Parts: []string{"target", "attacker"},
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: FallCell, Who: w.Who, Low: w.Nth}} },
		Words: func(n Names, w model.Trigger) string { return nth(w.Nth) + n.Who(w.Who) + " is defeated" },
	}
}
