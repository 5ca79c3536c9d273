package walks

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Pushed reports whether two pieces are loose furniture of which one is only pushed to the other, or under it: how
// large the pieces are is known less well than where they stand, and a chair goes under a table.
func Pushed(p *check.Pass, a, b parts.Thing) bool {
	if !Loose(p, a) || !Loose(p, b) {
		return false
	}
	under := !geom.Overlap(heart(a), PinAt(b.At)) && !geom.Overlap(heart(b), PinAt(a.At))
	return !geom.Overlap(heart(a), heart(b)) || under && (fitsUnder(a, b) || fitsUnder(b, a))
}

// fitsUnder reports whether a piece is so much smaller than another that it may go under it: a table does not go under
// a table.
func fitsUnder(a, b parts.Thing) bool {
	return 2*a.Floor.Width*a.Floor.Depth <= b.Floor.Width*b.Floor.Depth
}

// heart is a piece without a border of a quarter of an inch: a chair is pushed under a table farther than to its middle.
func heart(t parts.Thing) model.Footprint {
	f := *t.Floor
	f.Width, f.Depth = max(f.Width-model.Inch/2, 1), max(f.Depth-model.Inch/2, 1)
	return f
}

// Loose reports whether a piece is furniture that figures shift about and that holds nothing.
func Loose(p *check.Pass, t parts.Thing) bool {
	k := check.Find(p.Rules.Furniture, t.Kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil || t.Family != parts.FurnitureThing {
		return false
	}
	r := check.Find(p.Rules.Terrain, k.Rule, func(r *model.TerrainRule) string { return r.ID })
	return r != nil && r.Moves && !r.Search
}

// StandsOn reports whether a crate stands on another, or on one that stands on it.
func StandsOn(t, below parts.Thing, all []parts.Thing) bool {
	for range all { // a circle of crates ends here
		if t.On == "" || t.On == below.ID {
			break
		}
		next := check.Find(all, t.On, func(x *parts.Thing) string { return x.ID })
		if next == nil {
			return false
		}
		t = *next
	}
	return t.On == below.ID
}

// Floor is the level or further board with an id, or nil.
func Floor(p *check.Pass, id string) *model.NamedFloor {
	return check.Find(p.Mission.Floors(), id, func(f *model.NamedFloor) string { return f.ID })
}

// StandingAt names what keeps a figure from a point of a floor, or is empty.
func StandingAt(p *check.Pass, link string, f model.NamedFloor, at model.Point) string {
	for t := range parts.PlacedOn(f) {
		if geom.Overlap(*t.Floor, PinAt(at)) {
			return t.String()
		}
	}
	if link == "door" {
		return ""
	}
	for _, x := range f.Board.Panels {
		if !Overhead(p, x) && geom.Crosses(PinAt(at), x) {
			return parts.PanelName(p, x)
		}
	}
	return ""
}

// PinAt is the floor just around a point: so little that only what it lies in can be said to hold it.
func PinAt(at model.Point) model.Footprint {
	return model.Footprint{Centre: at, Width: 4 * geom.Slack, Depth: 4 * geom.Slack}
}
