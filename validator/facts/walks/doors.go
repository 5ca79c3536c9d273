package walks

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// Along is how far a point of the rim lies along its side: from the west end of a level side, from the
// north end of an upright one.
func Along(side model.Side, at model.Point) model.Length {
	if side == model.East || side == model.West {
		return at.Y
	}
	return at.X
}

// SideLength is how long a side of the board is.
func SideLength(p *check.Pass, side model.Side) model.Length { return LengthOf(&p.Mission.Board, side) }

// LengthOf is how long a side of a board is.
func LengthOf(b *model.Board, side model.Side) model.Length {
	if side == model.East || side == model.West {
		return b.Height
	}
	return b.Width
}

// OnLength reports whether a thing of some width, its middle so far along a side, lies whole on that side.
func OnLength(off, width, length model.Length) bool { return off >= width/2 && off <= length-width/2 }

// OnSide reports whether a point lies on a side of the board.
func OnSide(p *check.Pass, side model.Side, at model.Point) bool {
	switch side {
	case model.North:
		return at.Y == 0
	case model.South:
		return at.Y == p.Mission.Board.Height
	case model.West:
		return at.X == 0
	case model.East:
		return at.X == p.Mission.Board.Width
	}
	return false
}

// InDoor reports whether a point of an airlock's side lies inside its door; the ends of the door are not
// inside.
func InDoor(p *check.Pass, a model.Airlock, at model.Point) bool {
	off := Along(a.Side, at) - Along(a.Side, a.At)
	return 2*max(off, -off) < p.Rules.Board.Airlock
}

// Docks are the airlocks whose door fits its side: the others have a mistake of their own.
func Docks(p *check.Pass) []model.Airlock {
	half := p.Rules.Board.Airlock / 2
	return slices.DeleteFunc(slices.Clone(p.Mission.Board.Airlocks), func(a model.Airlock) bool {
		at := Along(a.Side, a.At)
		return at < half || at > SideLength(p, a.Side)-half
	})
}

// DoorSpan says which stretch of its side an airlock's door takes.
func DoorSpan(p *check.Pass, a model.Airlock) string {
	middle, half := Along(a.Side, a.At), p.Rules.Board.Airlock/2
	return fmt.Sprintf("its door takes %s to %s inches of the %s side", middle-half, middle+half, a.Side)
}

// ClearOf is where an airlock could go so that a place of its side is not inside the door.
func ClearOf(p *check.Pass, a model.Airlock, at model.Length) string {
	half, length := p.Rules.Board.Airlock/2, SideLength(p, a.Side)
	before, after := at-half >= half, at+half <= length-half
	switch {
	case before && after:
		return fmt.Sprintf("to %s or less, or %s or more", at-half, at+half)
	case before:
		return fmt.Sprintf("to %s or less", at-half)
	case after:
		return fmt.Sprintf("to %s or more", at+half)
	}
	return "to another side"
}

// AirlockPath is where the source speaks of an airlock.
func AirlockPath(a model.Airlock) string { return "board.airlocks." + a.ID }

// DoorMark shows the door of an airlock.
func DoorMark(p *check.Pass, a model.Airlock) diag.Mark {
	half, from, to := p.Rules.Board.Airlock/2, a.At, a.At
	if a.Side == model.East || a.Side == model.West {
		from.Y, to.Y = from.Y-half, to.Y+half
	} else {
		from.X, to.X = from.X-half, to.X+half
	}
	return diag.Mark{Kind: diag.EdgeMark, At: []model.Point{from, to}, Text: "airlock " + a.ID}
}
