package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spotsOf are the spots of a place that the mission names; false where no place of the board is meant: a ship,
// a figure that moves, one of several.
func (p *Pass) spotsOf(at model.Place) ([]geom.Spot, bool) {
	floor := p.floorOf(at)
	if floor < 0 || at.Any != "" || at.Ship != "" || at.Named != "" || at.Sort != "" {
		return nil, false
	}
	if at.Piece+at.Zone != "" {
		s, ok := p.siteOf(at.Piece + at.Zone)
		if ok && at.Within > 0 {
			s.spots = p.around(s.floor, s.at, at.Within+2*model.Inch)
		}
		return s.spots, ok
	}
	point, ok := p.pointIn(floor, at)
	if !ok {
		return nil, false
	}
	return p.around(floor, point, at.Within), true
}

// pointIn is the point that a place means by itself, by an entry point, an airlock or a hatch.
func (p *Pass) pointIn(floor int, at model.Place) (model.Point, bool) {
	b := p.building().Floors()[floor].Board
	if at.At != nil {
		return *at.At, true
	}
	for _, e := range b.Entries {
		if e.ID == at.Entry && e.ID != "" {
			return e.At, true
		}
	}
	for _, a := range b.Airlocks {
		if a.ID == at.Airlock && a.ID != "" {
			return a.At, true
		}
	}
	for _, h := range b.Hatches {
		if h.ID == at.Hatch && h.ID != "" {
			return h.At, true
		}
	}
	return model.Point{}, false
}

// floorOf is the floor that a place is on, or -1.
func (p *Pass) floorOf(at model.Place) int { return p.building().Floor(at.Board) }

// pointOf is a point of a place, for maps.
func (p *Pass) pointOf(at model.Place) model.Point {
	if s, ok := p.siteOf(at.Piece + at.Zone); ok {
		return s.at
	}
	if i := p.floorOf(at); i >= 0 {
		point, _ := p.pointIn(i, at)
		return point
	}
	return model.Point{}
}

// placeName names a place in a sentence.
func (p *Pass) placeName(at model.Place) string {
	switch {
	case at.Piece != "":
		if s, ok := p.siteOf(at.Piece); ok {
			return s.name
		}
	case at.Zone != "":
		return "zone " + at.Zone
	case at.Entry != "":
		return "entry point " + at.Entry
	case at.Airlock != "":
		return "airlock " + at.Airlock
	case at.Hatch != "":
		return "hatch " + at.Hatch
	case at.At != nil:
		return point(*at.At) + p.ofFloor(p.floorOf(at))
	}
	return "the place"
}

// ofFloor names a floor that is not the mission's board, after a place.
func (p *Pass) ofFloor(floor int) string {
	if floor <= 0 {
		return ""
	}
	return " of " + p.building().Floors()[floor].ID
}

// startOf is where the figures of one line of the set-up begin, with all that they can walk to: they carry what
// they have. False if no place of the board is given.
func (p *Pass) startOf(i int) (site, bool) {
	n := p.Subject.Mission.Setup.NPCs[i]
	path := fmt.Sprintf("setup.npcs.%d", i)
	at := model.Place{At: n.At}
	if n.At == nil && n.Place != nil {
		at = *n.Place
	}
	spots, ok := p.spotsOf(at)
	if !ok {
		return site{}, false
	}
	s := site{name: p.figureName(n), path: path, floor: p.floorOf(at), at: p.pointOf(at)}
	r := p.building().Reach(spots, geom.Walker{})
	for f := range p.building().Floors() {
		s.spots = append(s.spots, geom.On(f, r.Cells(f))...)
	}
	return s, true
}

// figureName names a figure that is on the board from the start.
func (p *Pass) figureName(n model.StartNPC) string {
	switch {
	case n.Name != "":
		return n.Name
	case n.ID != "":
		return "figure " + n.ID
	}
	return p.npcTitle(n.Kind)
}

// npcTitle is the title of a kind of NPC in lower case, or its id.
func (p *Pass) npcTitle(id string) string {
	if k := find(p.Rules.NPCs, id, npcID); k != nil {
		return strings.ToLower(k.Title)
	}
	return id
}

// spotPlace is a point of one of the floors, for maps.
func (p *Pass) spotPlace(floor int, at model.Point) *diag.Place {
	if floor < 0 {
		return nil
	}
	return &diag.Place{Board: p.Mission.ID, Floor: p.building().Floors()[floor].ID, At: at}
}

// lastName is the last name of a path.
func lastName(path string) string { return path[strings.LastIndex(path, ".")+1:] }

// leg is a way to a site: so many steps, if there is one.
type leg struct {
	steps int
	site  site
	ok    bool
}
