package walks

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spotsOf are the spots of a place that the mission names; false where no place of the board is meant: a ship,
// a figure that moves, one of several.
func spotsOf(p *check.Pass, at model.Place) ([]geom.Spot, bool) {
	floor := floorOf(p, at)
	if floor < 0 || at.Any != "" || at.Ship != "" || at.Named != "" || at.Sort != "" {
		return nil, false
	}
	if at.Piece+at.Zone != "" {
		s, ok := siteOf(p, at.Piece+at.Zone)
		if ok && at.Within > 0 {
			s.Spots = around(p, s.Floor, s.At, at.Within+2*model.Inch)
		}
		return s.Spots, ok
	}
	point, ok := pointIn(p, floor, at)
	if !ok {
		return nil, false
	}
	return around(p, floor, point, at.Within), true
}

// pointIn is the point that a place means by itself, by an entry point, an airlock or a hatch.
func pointIn(p *check.Pass, floor int, at model.Place) (model.Point, bool) {
	b := Building.Of(p).Floors()[floor].Board
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
func floorOf(p *check.Pass, at model.Place) int { return Building.Of(p).Floor(at.Board) }

// pointOf is a point of a place, for maps.
func pointOf(p *check.Pass, at model.Place) model.Point {
	if s, ok := siteOf(p, at.Piece+at.Zone); ok {
		return s.At
	}
	if i := floorOf(p, at); i >= 0 {
		point, _ := pointIn(p, i, at)
		return point
	}
	return model.Point{}
}

// placeName names a place in a sentence.
func placeName(p *check.Pass, at model.Place) string {
	switch {
	case at.Piece != "":
		if s, ok := siteOf(p, at.Piece); ok {
			return s.Name
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
		return parts.Point(*at.At) + OfFloor(p, floorOf(p, at))
	}
	return "the place"
}

// OfFloor names a floor that is not the mission's board, after a place.
func OfFloor(p *check.Pass, floor int) string {
	if floor <= 0 {
		return ""
	}
	return " of " + Building.Of(p).Floors()[floor].ID
}

// startOf is where the figures of one line of the set-up begin, with all that they can walk to: they carry what
// they have. False if no place of the board is given.
func startOf(p *check.Pass, i int) (Site, bool) {
	n := p.Subject.Mission.Setup.NPCs[i]
	path := fmt.Sprintf("setup.npcs.%d", i)
	at := model.Place{At: n.At}
	if n.At == nil && n.Place != nil {
		at = *n.Place
	}
	spots, ok := spotsOf(p, at)
	if !ok {
		return Site{}, false
	}
	s := Site{Name: figureName(p, n), Path: path, Floor: floorOf(p, at), At: pointOf(p, at)}
	if n.Body { // it goes nowhere
		s.Spots = spots
		return s, true
	}
	r := Building.Of(p).Reach(spots, geom.Walker{})
	for f := range Building.Of(p).Floors() {
		s.Spots = append(s.Spots, geom.On(f, r.Cells(f))...)
	}
	return s, true
}

// figureName names a figure that is on the board from the start.
func figureName(p *check.Pass, n model.StartNPC) string {
	switch {
	case n.Name != "":
		return n.Name
	case n.ID != "":
		return "figure " + n.ID
	}
	return npcTitle(p, n.Kind)
}

// npcTitle is the title of a kind of NPC in lower case, or its id.
func npcTitle(p *check.Pass, id string) string {
	if k := check.Find(p.Rules.NPCs, id, parts.NPCID); k != nil {
		return strings.ToLower(k.Title)
	}
	return id
}

// SpotPlace is a point of one of the floors, for maps.
func SpotPlace(p *check.Pass, floor int, at model.Point) *diag.Place {
	if floor < 0 {
		return nil
	}
	return &diag.Place{Board: p.Mission.ID, Floor: Building.Of(p).Floors()[floor].ID, At: at}
}

// leg is a way to a site: so many steps, if there is one.
type leg struct {
	steps int
	site  Site
	ok    bool
}
