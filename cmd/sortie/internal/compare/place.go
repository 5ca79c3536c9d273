package compare

import (
	"fmt"
	"reflect"

	"github.com/sortie-tools/sortie/printer/changes"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spots are where an entry is to be seen, if it stands on a floor.
func (t teller) spots(floor string, v reflect.Value, now bool) []changes.Spot {
	if s, ok := t.spot(floor, v, now); ok {
		return []changes.Spot{s}
	}
	return nil
}

// spot is where an entry stands.
func (t teller) spot(floor string, v reflect.Value, now bool) (changes.Spot, bool) {
	if v.Kind() != reflect.Struct {
		return changes.Spot{}, false
	}
	s := changes.Spot{Floor: floor, Now: now, Shape: changes.Point}
	switch x := v.Interface().(type) {
	case model.Panel:
		s.Shape, s.At = changes.Edge, []model.Point{x.From, x.To}
	case model.Crate:
		s.Shape, s.At = changes.Box, corners(x.Footprint)
	case model.Furniture:
		s.Shape, s.At = changes.Box, corners(x.Footprint)
	case model.Zone:
		if x.From == nil || x.To == nil {
			s.At = x.Within()
			return s, len(s.At) > 0
		}
		s.Shape, s.At = changes.Box, []model.Point{*x.From, *x.To}
	case model.Airlock:
		s.At = []model.Point{x.At}
	case model.Entry:
		s.At = []model.Point{x.At}
	case model.Marker:
		s.At = []model.Point{x.At}
	case model.Hatch:
		s.At = []model.Point{x.At}
	case model.Link:
		s.At = []model.Point{x.From}
	case model.MapLabel:
		s.At = []model.Point{x.At}
	case model.StartNPC:
		if x.At == nil {
			return changes.Spot{}, false
		}
		s.At = []model.Point{*x.At}
	default:
		return changes.Spot{}, false
	}
	return s, true
}

// corners are those of the rectangle along the grid that a footprint lies in; one at an angle is taken for as deep as it is long.
func corners(f model.Footprint) []model.Point {
	w, d := f.Width, f.Depth
	if f.Turn%180 == 90 {
		w, d = d, w
	} else if f.Turn%180 != 0 {
		w, d = max(w, d), max(w, d)
	}
	return []model.Point{{X: f.Centre.X - w/2, Y: f.Centre.Y - d/2}, {X: f.Centre.X + w/2, Y: f.Centre.Y + d/2}}
}

// position is where an entry stands, in inches east and south of the corner; empty for one that stands nowhere.
func position(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case model.Panel:
		return x.Name
	case model.Crate:
		return point(x.Footprint.Centre)
	case model.Furniture:
		return point(x.Footprint.Centre)
	case model.Airlock:
		return fmt.Sprintf("%s on the %s side", point(x.At), x.Side)
	case model.Entry:
		if x.Side != "" {
			return fmt.Sprintf("%s on the %s side", point(x.At), x.Side)
		}
		return point(x.At)
	case model.Zone:
		if x.From != nil && x.To != nil {
			return point(*x.From) + "-" + point(*x.To)
		}
		return english.And(english.Each(x.Within(), point))
	case model.Link:
		return point(x.From)
	case model.Marker:
		return point(x.At)
	case model.Hatch:
		return point(x.At)
	case model.MapLabel:
		return point(x.At)
	case model.StartNPC:
		if x.At != nil {
			return point(*x.At)
		}
	}
	return ""
}

// turn is how far a piece is turned, and how large it is: what else a move can change.
func turn(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case model.Crate:
		return footprint(x.Footprint)
	case model.Furniture:
		return footprint(x.Footprint)
	case model.Marker:
		return fmt.Sprint(x.Turn)
	case model.Link:
		return point(x.To)
	}
	return ""
}

// footprint is how large a piece is and how it is turned.
func footprint(f model.Footprint) string {
	s := fmt.Sprintf("%s by %s in", f.Width, f.Depth)
	if f.Turn != 0 {
		s += fmt.Sprintf(", turned by %d degrees", f.Turn)
	}
	if f.Hollow.Depth > 0 {
		s += fmt.Sprintf(", hollow by %s by %s in on its %s side", f.Hollow.Width, f.Hollow.Depth, f.Hollow.Side)
	}
	return s
}

// point is a place in inches east and south of the corner of its floor.
func point(p model.Point) string { return p.X.String() + "," + p.Y.String() }
