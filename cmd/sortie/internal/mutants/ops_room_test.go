package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// roomOperators break rooms, links and furniture in ways that take a look around to see.
func roomOperators() []operator {
	return []operator{
		{"furniture-from-wall", "moves a piece that belongs at a wall away from it", furnitureFromWall, adrift, nil},
		{"free-opening", "takes the walls beside a doorway away", freeOpening, lone, nil},
		{"gap-in-wall", "takes the wall beside a door with a name away", gapInWall, roundAbout, nil},
		{"no-walls", "builds all walls of openings", noWalls, minable, nil},
		{"cut-corner", "cuts a corner off a room", cutCorner, corners, nil},
		{"link-into-piece", "moves an end of a link under a piece", linkIntoPiece, linksBlocked, nil},
		{"one-way-only", "has all links lead one way", oneWayOnly, oneWays, nil},
		{"tilt-link", "moves the upper end of a link far away from the lower one", tiltLink, linksBlocked, nil},
		{"hatch-into-piece", "moves a hatch under a piece", hatchIntoPiece, hatchesBlocked, nil},
		{"hatch-onto-hatch", "moves a hatch onto another", hatchOntoHatch, nil, []string{"MAP128", "SPN"}},
		{"wall-in-furniture", "builds walls around a piece that can be used", wallInFurniture, all(reach, sealed), nil},
		{"no-markers", "takes away the markers at which figures arrive", noMarkers, nil, []string{"HST003", "SPN009"}},
		{"doorway-in-rim", "builds a doorway into the rim", doorwayInRim, nil, []string{"MAP130"}},
		{"wall-on-rim", "builds a wall on the rim, across an airlock", wallOnRim, nil, []string{"MAP134", "MAP107"}},
		{"panel-into-opening", "ends a wall in the opening of a doorway", panelIntoOpening, nil, []string{"MAP131", "MAP132"}},
		{"room-in-wall", "names a room by a point in a wall", roomInWall, nil, []string{"MAP123"}},
		{"shut-hidden", "lets nobody come or open the hidden doors", shutHidden, hiddenShut, nil},
		{"marker-on-marker", "lays a marker of another kind on one", markerTwin, nil, []string{"MAP128", "SPN"}},
	}
}

// wallBound reports whether the rules say that a kind of furniture belongs at a wall.
func wallBound(r *model.RuleSet, furniture string) bool {
	for _, k := range r.Furniture {
		for _, rule := range r.Terrain {
			if k.ID == furniture && rule.ID == k.Rule && rule.Wall {
				return true
			}
		}
	}
	return false
}

func furnitureFromWall(t *trial) string {
	b := &t.mission.Board
	p := pickWhere(t, b.Furniture, func(p model.Furniture) bool { return wallBound(t.rules, p.Kind) })
	if p == nil {
		return ""
	}
	p.Footprint.Centre = t.somewhere(b)
	return did("%s moves to %s", p.ID, at(p.Footprint.Centre))
}

// adrift finds furniture that belongs at a wall and has none within an inch of its outline. What it stands in
// is another matter.
func adrift(t *trial) []fault {
	b := &t.mission.Board
	w, h := inches(model.Point{X: b.Width, Y: b.Height})
	var faults []fault
	for _, p := range b.Furniture {
		if !wallBound(t.rules, p.Kind) || len(crowded(t)) > 0 {
			continue
		}
		grown := p.Footprint
		grown.Width, grown.Depth = grown.Width+150, grown.Depth+150
		near := samples(grown, func(x, y float64) bool { return x < 0 || y < 0 || x > w || y > h })
		for _, panel := range b.Panels {
			k := panelKind(t.rules, panel.Kind)
			near = near || (k == nil || !k.Overhead) && pierced(t.rules, panel, grown)
		}
		if !near {
			faults = append(faults, wrong([]string{"MAP115"}, "%s stands away from the walls", p.ID))
		}
	}
	return faults
}
