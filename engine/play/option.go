package play

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/english"
)

// Codes is a set of codes of options, a bit each.
type Codes uint64

// all are all codes, and whatever is all that a skill does.
const (
	all      = ^Codes(0)
	whatever = ^Doing(0)
)

// CodesOf is a set of some codes.
func CodesOf(list ...OptionCode) Codes {
	var out Codes
	for _, c := range list {
		out |= 1 << c
	}
	return out
}

// Has reports whether any of some codes is in a set.
func (c Codes) Has(any Codes) bool { return c&any != 0 }

// Tastes are what somebody says beforehand of what it chooses. What it never would need not be listed, nor need it be found out
// whether that is possible, which takes most of the time of a game; the game is the same. A decision at which nothing is left to
// choose is none then. Whoever writes games down with all that could have been done goes without.
type Tastes struct {
	// Turn is which actions a figure might take now in its turn, and what a skill does that it might use: one of these at least.
	Turn func(g *Game, who int8) (Codes, Doing)
	// Skill is whether it might use a skill in its turn, if it can.
	Skill func(g *Game, who int8, o Option) bool
	// End is where a move of a figure ends, which goes there at once and never on from somewhere: in one of the cells that are found for
	// which Ends says that it can, by its place in the list, or aboard, if it can go aboard; Nowhere: neither can be. Only that is listed.
	End func(g *Game, who int8, found []field.Cell, aboard bool) int
	// Answers alone are what skills are used for out of turn.
	Answers bool
	// Looks says that nobody but the game changes its state for as long as there are these tastes, so that it need not be compared
	// with what is kept of it at every decision.
	Looks bool
}

// Heed has the game go by tastes from now on; nil: by none.
func (g *Game) Heed(t *Tastes) { g.tastes, g.trusted = t, false }

// wants is which actions whoever plays a figure might take in its turn, and what skills do that it might use.
func (g *Game) wants(who int8) (Codes, Doing) {
	if g.tastes == nil {
		return all, whatever
	}
	return g.tastes.Turn(g, who)
}

// wantsSkill is whether it might use a skill there.
func (g *Game) wantsSkill(who int8, o Option) bool {
	return g.tastes == nil || g.tastes.Skill(g, who, o)
}

// What Tastes.End says in place of a cell.
const (
	GoAboard = -1 - iota
	Nowhere
)

// Ends reports whether the move of which Tastes.End is asked can end in one of the cells.
func (g *Game) Ends(c field.Cell) bool { return g.scratch.ends(c) && c != g.scratch.from }

// unwanted reports whether nobody would use a skill in a window. While a card is being resolved every decision counts, as
// something has come of the card then.
func (g *Game) unwanted(w window) bool {
	return g.tastes != nil && g.tastes.Answers && !w.answers() && !g.resolving()
}

// SayOption is an option in a few words.
func (g *Game) SayOption(o Option) string {
	s := g.sayFighting(o)
	if s == "" {
		s = g.sayDoing(o)
	}
	if s == "" {
		s = g.saySettling(o)
	}
	return s + [...]string{"", " for nothing", " for an action", " for a skill peg", ", given by a skill"}[min(o.Pay, Granted)]
}

// sayFighting says what is done on the board: moves and attacks.
func (g *Game) sayFighting(o Option) string {
	switch o.Code {
	case Activate:
		return "activate " + g.Name(o.A)
	case EndTurn:
		return "end the turn"
	case MoveAction:
		return "move"
	case EnterBoard:
		return "leave the airlock"
	case GoTo:
		if o.C != 0 {
			return "go aboard"
		}
		return "go to " + g.cell(field.Cell(o.A))
	case ShootAt:
		return fmt.Sprintf("shoot at %s%s", g.Name(o.A), g.with(o.B))
	case StrikeAt:
		return fmt.Sprintf("strike at %s%s", g.Name(o.A), g.with(o.B))
	case ShoveAt:
		return "shove " + g.Name(o.A)
	case ThrowAt:
		return fmt.Sprintf("throw %s at %s", g.token(o.B), g.Name(o.A))
	case ThrowTo:
		return fmt.Sprintf("throw %s to %s", g.token(o.B), g.cell(field.Cell(o.A)))
	case ShootTo:
		return fmt.Sprintf("shoot at %s%s", g.cell(field.Cell(o.A)), g.with(o.B))
	case StandUp:
		return "stand up"
	case ProximityTo:
		return "step to " + g.cell(field.Cell(o.A))
	}
	return ""
}

// sayDoing says what is done with things.
func (g *Game) sayDoing(o Option) string {
	switch o.Code {
	case SearchIn:
		return "search " + g.Rules.piece(o.A)
	case SearchRoom:
		return "search the room"
	case Rob:
		return "rob " + g.Name(o.A)
	case Interact:
		return "work at " + g.Rules.piece(o.A)
	case StrikeThing, ShootThing:
		return fmt.Sprintf("attack %s%s", g.Rules.things[o.A].name, g.with(o.B))
	case RepairAt:
		return "repair " + g.Rules.piece(o.A)
	case Reload:
		return "reload with " + g.token(o.A)
	case ClearJam:
		return "clear " + g.token(o.A)
	case Wear:
		if o.A < 0 {
			return "take the armour off"
		}
		return "put on " + g.token(o.A)
	case PickUp:
		return "pick up " + g.token(o.A)
	case PutDown:
		return "put down " + g.token(o.A)
	case Give:
		return fmt.Sprintf("give %s to %s", g.token(o.A), g.Name(o.B))
	case UseItem, Revive:
		return fmt.Sprintf("use %s on %s", g.token(o.A), g.Name(o.B))
	case TurnDoor:
		return "turn " + g.Rules.door(o.A)
	}
	return ""
}

// saySettling says what decides something that is under way.
func (g *Game) saySettling(o Option) string {
	switch o.Code {
	case Pass:
		return "pass"
	case Stop:
		return "stop"
	case Dock:
		return "dock at " + g.Rules.Field.Airlocks[o.A].ID
	case Take:
		return "take " + g.token(o.A)
	case Leave:
		return "leave " + g.token(o.A)
	case Keep:
		return "keep it"
	case LayDown:
		return "lay it down"
	case SwapFor:
		return "swap it for " + g.token(o.A)
	case Follow:
		return "follow"
	case Choose:
		if title := g.Offered(o); title != "" {
			return "choose " + title
		}
		return "choose " + g.Name(o.A)
	case Into:
		return "into " + g.cell(field.Cell(o.A))
	case PersuadeTo:
		return fmt.Sprintf("persuade %s to %s", g.Name(o.A), [...]string{"swap", "join", "talk", "give in"}[o.B&3])
	case DragAlong:
		return "drag " + g.Name(o.A) + g.helped(o.B)
	case DragPiece:
		return "drag " + g.Rules.piece(o.A) + g.helped(o.B)
	case PlayCard:
		return "play " + english.Spelled(g.Rules.Program.Cards[o.B].ID)
	case UseSkill:
		return fmt.Sprintf("use %s %d", g.Rules.skills[o.A].title, o.B)
	}
	return g.sayPicking(o)
}

// sayPicking says which thing is picked for an effect.
func (g *Game) sayPicking(o Option) string {
	switch o.Code {
	case UseTrait:
		return "use " + g.token(o.A)
	case PickDoor:
		return fmt.Sprintf("turn %s: %s", g.Rules.door(o.A), doorName(uint8(o.B)))
	case PickPiece:
		return "pick " + g.Rules.piece(o.A)
	case PickEntry:
		return fmt.Sprintf("pick entry %d", g.Rules.Field.Entries[o.A].Number)
	case MendToken:
		return "mend " + g.token(o.A)
	case MendFigure:
		return "mend " + g.Name(o.A)
	case TakeHits:
		return fmt.Sprintf("take %d", o.A)
	case RollAgain:
		return fmt.Sprintf("roll die %d again", o.A+1)
	}
	return fmt.Sprintf("option %d", o.Code)
}

// Offered is the title of one of the things that an effect offers, where that is what is being decided; else "".
func (g *Game) Offered(o Option) string {
	if op := g.offering(); op != nil && int(o.A) < len(op.titles) {
		return op.titles[o.A]
	}
	return ""
}

// Offers is what one of the things comes to that an effect offers, where that is what is being decided; else nothing.
func (g *Game) Offers(o Option) Doing {
	if op := g.offering(); op != nil && int(o.A) < len(op.lists) {
		return g.Rules.doing(op.lists[o.A])
	}
	return 0
}

// offering is the effect of which somebody decides what it comes to; nil: that is not what is being decided.
func (g *Game) offering() *op {
	if g.ask.Kind != OptionDecision || g.Depth == 0 {
		return nil
	}
	f := &g.Frames[g.Depth-1]
	if f.Kind != opsFrame {
		return nil // a card that was kept
	}
	return &g.Rules.lists[f.A][f.B]
}

// helped says who helps, and one more; 0: nobody.
func (g *Game) helped(by int16) string {
	if by == 0 {
		return ""
	}
	return " with the help of " + g.Name(by-1)
}
