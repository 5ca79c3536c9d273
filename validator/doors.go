package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// along is how far a point of the rim lies along its side: from the west end of a level side, from the
// north end of an upright one.
func along(side model.Side, at model.Point) model.Length {
	if side == model.East || side == model.West {
		return at.Y
	}
	return at.X
}

// sideLength is how long a side of the board is.
func (p *Pass) sideLength(side model.Side) model.Length { return lengthOf(&p.Mission.Board, side) }

// lengthOf is how long a side of a board is.
func lengthOf(b *model.Board, side model.Side) model.Length {
	if side == model.East || side == model.West {
		return b.Height
	}
	return b.Width
}

// offRimOf reports whether an airlock does not fit its side of its floor, which is told of by itself.
func (p *Pass) offRimOf(w access) bool {
	a, b := w.airlock, p.building().Floors()[w.floor].Board
	return a.Side != "" && !onLength(along(a.Side, a.At), p.Rules.Board.Airlock, lengthOf(b, a.Side))
}

// onLength reports whether a thing of some width, its middle so far along a side, lies whole on that side.
func onLength(off, width, length model.Length) bool { return off >= width/2 && off <= length-width/2 }

// onSide reports whether a point lies on a side of the board.
func (p *Pass) onSide(side model.Side, at model.Point) bool {
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

// inDoor reports whether a point of an airlock's side lies inside its door; the ends of the door are not
// inside.
func (p *Pass) inDoor(a model.Airlock, at model.Point) bool {
	off := along(a.Side, at) - along(a.Side, a.At)
	return 2*max(off, -off) < p.Rules.Board.Airlock
}

// docks are the airlocks whose door fits its side: the others have a mistake of their own.
func (p *Pass) docks() []model.Airlock {
	half := p.Rules.Board.Airlock / 2
	return slices.DeleteFunc(slices.Clone(p.Mission.Board.Airlocks), func(a model.Airlock) bool {
		at := along(a.Side, a.At)
		return at < half || at > p.sideLength(a.Side)-half
	})
}

// doorSpan says which stretch of its side an airlock's door takes.
func (p *Pass) doorSpan(a model.Airlock) string {
	middle, half := along(a.Side, a.At), p.Rules.Board.Airlock/2
	return fmt.Sprintf("its door takes %s to %s inches of the %s side", middle-half, middle+half, a.Side)
}

// clearOf is where an airlock could go so that a place of its side is not inside the door.
func (p *Pass) clearOf(a model.Airlock, at model.Length) string {
	half, length := p.Rules.Board.Airlock/2, p.sideLength(a.Side)
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

// airlockPath is where the source speaks of an airlock.
func airlockPath(a model.Airlock) string { return "board.airlocks." + a.ID }

// doorMark shows the door of an airlock.
func (p *Pass) doorMark(a model.Airlock) diag.Mark {
	half, from, to := p.Rules.Board.Airlock/2, a.At, a.At
	if a.Side == model.East || a.Side == model.West {
		from.Y, to.Y = from.Y-half, to.Y+half
	} else {
		from.X, to.X = from.X-half, to.X+half
	}
	return diag.Mark{Kind: diag.EdgeMark, At: []model.Point{from, to}, Text: "airlock " + a.ID}
}
