package kinds

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// deeds are what somebody does on purpose.
func deeds() []Trigger {
	return []Trigger{
		interactTrigger(), repairTrigger(), searchTrigger(), pickupTrigger(), carriedOffTrigger(), doorTrigger(), pieceTrigger(), destroyedTrigger(), persuadedTrigger(), attackedTrigger(), crimeTrigger(),
	}
}

// interactTrigger: a trader interacts with a piece.
func interactTrigger() Trigger {
	return Trigger{
		Kind: "interact", Takes: []string{"with", "any", "target", "who", "check", "actions", "effortless"}, Deed: true,
		It:    byDoer,
		Parts: []string{"target"},
		Reads: func(w model.Trigger) []Cell {
			if w.Target != nil {
				return []Cell{{Sort: AliveCell, Who: w.Target}}
			}
			return pieceRead(w)
		},
		Lacks: first(lacking(func(w model.Trigger) bool { return w.With == "" && w.Any == "" && w.Target == nil },
			"say with what: with, any for a sort of piece, or target for a figure"), twoPrices),
		Words: func(n Names, w model.Trigger) string {
			if w.Target != nil {
				return n.anybody(w.Who) + " interacts with " + n.Who(w.Target) + price(w)
			}
			return n.doing(w, "interacts with", w.With)
		},
	}
}

// repairTrigger: a trader repairs a piece.
func repairTrigger() Trigger {
	return Trigger{
		Kind: "repair", Rolls: true, Takes: []string{"of", "any", "who", "check", "actions", "effortless"}, Deed: true,
		It:    byDoer,
		Reads: pieceRead,
		Lacks: first(lacking(noPiece, "say which piece: of, or any for a sort of piece"), twoPrices),
		Words: func(n Names, w model.Trigger) string { return n.doing(w, "repairs", w.Of) },
	}
}

// searchTrigger: a crate is searched.
func searchTrigger() Trigger {
	return Trigger{
		Kind: "search", Takes: []string{"with", "any", "who", "check", "actions", "effortless", "nth"}, Deed: true, Once: numbered, Lacks: twoPrices,
		It: byDoer,
		Reads: func(w model.Trigger) []Cell {
			return []Cell{{Sort: PieceCell, ID: w.With, Any: w.Any, State: Searched, Low: w.Nth, Who: w.Who}}
		},
		Words: func(n Names, w model.Trigger) string {
			return nth(w.Nth) + n.thingOr(w.With, w.Any, cmp.Or(n.Self, "a crate")) + " is searched" + n.doneBy(w) + price(w)
		},
	}
}

// pickupTrigger: a token is taken up.
func pickupTrigger() Trigger {
	return Trigger{
		Kind: "pickup", Takes: []string{"token", "who", "check", "actions", "effortless"}, Deed: true, Lacks: twoPrices,
		It:    byDoer,
		Reads: tokenRead,
		Words: func(n Names, w model.Trigger) string {
			return english.Midway(n.Token(w.Token)) + " is taken up" + n.doneBy(w) + price(w)
		},
	}
}

// carriedOffTrigger: a token is taken aboard a ship.
func carriedOffTrigger() Trigger {
	return Trigger{
		Kind: "carried-off", Takes: []string{"token"}, Deed: true,
		It:    byDoer,
		Reads: tokenRead,
		Words: func(n Names, w model.Trigger) string {
			return english.Midway(n.Token(w.Token)) + " is taken aboard a ship"
		},
	}
}

// doorTrigger: a door takes a state.
func doorTrigger() Trigger {
	return Trigger{
		Kind: "door", Takes: []string{"of", "becomes"}, Deed: true,
		It:    byDoer,
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: DoorCell, ID: w.Of, State: w.Becomes}} },
		Words: func(n Names, w model.Trigger) string { return n.Piece(w.Of) + " is " + w.Becomes },
	}
}

// pieceTrigger: a piece takes a state.
func pieceTrigger() Trigger {
	return Trigger{
		Kind: "piece", Takes: []string{"of", "any", "becomes"},
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: ThingCell, ID: w.Of, Any: w.Any, State: w.Becomes}} },
		Words: func(n Names, w model.Trigger) string {
			return n.thingOr(w.Of, w.Any, n.theBearer()) + " becomes " + english.Spelled(w.Becomes)
		},
	}
}

// destroyedTrigger: a piece or panel is attacked until it breaks.
func destroyedTrigger() Trigger {
	return Trigger{
		Kind: "destroyed", Rolls: true, Takes: []string{"of", "any", "armour", "hits"}, Deed: true,
		It: byDoer, Parts: []string{"attacker"},
		Reads: pieceRead,
		Lacks: lacking(noPiece, "say which piece: of, or any for a sort of piece"),
		Words: func(n Names, w model.Trigger) string {
			strength := english.Count(max(w.Hits, 1), "hit")
			if w.Armour > 0 {
				strength = fmt.Sprintf("armour %d, ", w.Armour) + strength
			}
			return fmt.Sprintf("%s is broken (%s)", n.thingOr(w.Of, w.Any, n.theBearer()), strength)
		},
	}
}

// persuadedTrigger: an NPC is persuaded.
func persuadedTrigger() Trigger {
	return Trigger{
		Kind: "persuaded", Rolls: true, Takes: []string{"who"}, Deed: true,
		It:    byWho,
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: PersuadedCell, Who: w.Who}} },
		Words: func(n Names, w model.Trigger) string { return n.Who(w.Who) + " is persuaded" },
	}
}

// attackedTrigger: a figure is attacked.
func attackedTrigger() Trigger {
	return Trigger{
		Kind: "attacked", Rolls: true, Takes: []string{"who", "by", "orNobody", "acts", "moment", "outcome", "using", "opportunity"}, Deed: true,
		It: byWho, Parts: []string{"target", "attacker"},
		Words: attack,
	}
}

// crimeTrigger: a deed that somebody holds against the crew.
func crimeTrigger() Trigger {
	return Trigger{
		Kind: "crime", Takes: []string{"against", "acts"}, Deed: true,
		It: func(w model.Trigger) *model.Who { return w.Against }, Parts: []string{"target", "attacker"},
		Words: func(n Names, w model.Trigger) string {
			acts := map[string]string{"attack": "attacked", "rob": "robbed", "alarm": "alarmed", "trespass": "trespassed against"}
			done := english.List(english.Each(w.Acts, func(a string) string { return cmp.Or(acts[a], a) }), "or")
			return n.Who(w.Against) + " is " + cmp.Or(done, "wronged")
		},
	}
}

func noPiece(w model.Trigger) bool { return w.Of == "" && w.Any == "" }

// doing is a deed with a piece, by whoever may do it.
func (n Names) doing(w model.Trigger, deed, piece string) string {
	return n.anybody(w.Who) + " " + deed + " " + n.thingOr(piece, w.Any, n.theBearer()) + price(w)
}

// price is what a deed takes of a turn, where that is not what such deeds always take.
func price(w model.Trigger) string {
	switch {
	case w.NoEffort:
		return ", as an effortless action"
	case w.Actions > 1:
		return fmt.Sprintf(", with %d actions of one turn", w.Actions)
	case w.Actions == 1:
		return ", with an action"
	}
	return ""
}

// doneBy is who does what is told without its doer, where not everybody may.
func (n Names) doneBy(w model.Trigger) string {
	if w.Who == nil {
		return ""
	}
	return " by " + n.Who(w.Who)
}

// twoPrices says that a deed cannot take actions and none.
func twoPrices(w model.Trigger) string {
	if w.NoEffort && w.Actions > 0 {
		return "keep one of them: actions or effortless"
	}
	return ""
}

// theBearer is the piece that a rule is of, or any piece where it is nobody's.
func (n Names) theBearer() string { return cmp.Or(n.Self, "a piece") }

// anybody is Who for a deed: whoever does it where nobody is named.
func (n Names) anybody(w *model.Who) string {
	if w == nil {
		return "a trader"
	}
	return n.someone(w)
}

// someone is Who for somebody who does something: anybody, where everybody may.
func (n Names) someone(w *model.Who) string {
	who := n.Who(w)
	if rest, all := strings.CutPrefix(who, "everybody"); all {
		return "anybody" + rest
	}
	return who
}

// thingOr is a piece, or any of a sort, or whatever there is.
func (n Names) thingOr(id, sort, otherwise string) string {
	switch {
	case id != "":
		return n.Piece(id)
	case sort != "":
		return "any " + english.Lower(n.Sort(sort))
	}
	return otherwise
}

// nth is said of an event that counts only the time with a number.
func nth(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "for the first time, "
	}
	return fmt.Sprintf("for the time number %d, ", n)
}
