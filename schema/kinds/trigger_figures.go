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

// enterTrigger: somebody enters a zone.
func enterTrigger() Trigger {
	return Trigger{
		Kind: "enter", Takes: []string{"zone", "place", "who"},
		It:    byDoer,
		Reads: enterRead,
		Lacks: lacking(func(w model.Trigger) bool { return w.Zone == "" && w.Place == nil }, "say where: zone, or place"),
		Words: func(n Names, w model.Trigger) string {
			if w.Place != nil {
				return n.anybody(w.Who) + " comes" + n.Where(w.Place)
			}
			return n.anybody(w.Who) + " enters " + n.Zone(w.Zone)
		},
	}
}

// enterRead is where somebody comes to.
func enterRead(w model.Trigger) []Cell {
	if w.Place != nil {
		return []Cell{{Sort: PlaceCell, Place: w.Place, Who: w.Who}}
	}
	return zoneRead(w)
}

// leaveTrigger: somebody leaves a zone.
func leaveTrigger() Trigger {
	return Trigger{
		Kind: "leave", Takes: []string{"zone", "who"},
		It:    byDoer,
		Reads: zoneRead,
		Words: func(n Names, w model.Trigger) string { return n.anybody(w.Who) + " leaves " + n.Zone(w.Zone) },
	}
}

// emptyTrigger: nobody is left in a zone.
func emptyTrigger() Trigger {
	return Trigger{
		Kind: "empty", Takes: []string{"zone"},
		Reads: zoneRead,
		Words: func(n Names, w model.Trigger) string { return "nobody is left in " + n.Zone(w.Zone) },
	}
}

// contactTrigger: two figures touch, or a figure and a piece.
func contactTrigger() Trigger {
	return Trigger{
		Kind: "contact", Takes: []string{"who", "with", "target", "check", "actions", "effortless"},
		It:    byWho,
		Reads: pieceRead,
		Parts: []string{"target"},
		Lacks: first(lacking(func(w model.Trigger) bool { return w.With == "" && w.Target == nil }, "say what is touched: with a piece, or target for a figure"), twoPrices),
		Words: func(n Names, w model.Trigger) string {
			if w.Target != nil {
				return n.Who(w.Who) + " comes into contact with " + n.Who(w.Target) + price(w)
			}
			return n.Who(w.Who) + " comes into contact with " + n.Piece(w.With) + price(w)
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

// crewGoneTrigger: a crew has nobody left on the board, or no crew has.
func crewGoneTrigger() Trigger {
	return Trigger{
		Kind: "crew-gone", Takes: []string{"which"}, Watch: 6,
		Words: func(_ Names, w model.Trigger) string {
			if w.Which == "any" {
				return "a crew has nobody left on the board"
			}
			return "no crew has anybody left on the board"
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
		Kind: "chance", Takes: []string{"who", "faces"},
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
		Kind: "misfire", Takes: []string{"who", "count"},
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
