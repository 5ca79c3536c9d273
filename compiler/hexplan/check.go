package hexplan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Problem is one mistake in what stands beside a drawing, or on a card.
type Problem struct {
	Code    string
	Path    string // the value to blame; "plan#c3" is a hex of the drawing
	Message string // one line, no full stop
	Remedy  string
}

// checker collects problems.
type checker struct {
	rules *xia.RuleSet
	found []Problem
}

func (c *checker) report(code, path, remedy, format string, args ...any) {
	c.found = append(c.found, Problem{Code: code, Path: path, Message: fmt.Sprintf(format, args...), Remedy: remedy})
}

// Sector checks a sector whose hexes were read without a mistake. Names of things that are not in the
// rules are passed over here.
func Sector(s *xia.Sector, rules *xia.RuleSet) []Problem {
	c := &checker{rules: rules}
	c.labels(s)
	for _, space := range s.Spaces {
		c.space(s, space)
	}
	c.planet(s)
	c.sides(s)
	c.symbols(s)
	c.gate(s)
	c.sectorLinks(s)
	return c.found
}

// labels pairs the labels of the drawing with the spaces.
func (c *checker) labels(s *xia.Sector) {
	for _, h := range s.Hexes {
		if h.Space != "" && !slices.ContainsFunc(s.Spaces, func(p xia.Space) bool { return p.ID == h.Space }) {
			c.report(CodeUnpaired, "plan#"+h.ID, fmt.Sprintf("list %s under spaces, or take it out of the drawing", h.Space),
				"the label %s marks nothing that is listed", h.Space)
		}
	}
	for _, p := range s.Spaces {
		if p.Hex == "" {
			c.report(CodeUnpaired, "spaces."+p.ID, "put "+p.ID+" behind the terrain of its hex", "the space %s stands on no hex of the drawing", p.ID)
		}
	}
}

// space checks one space against its kind and its hex.
func (c *checker) space(s *xia.Sector, p xia.Space) {
	kind := find(c.rules.Spaces, func(k xia.SpaceKind) bool { return k.ID == p.Kind })
	if kind == nil {
		return
	}
	path := "spaces." + p.ID
	switch {
	case kind.Numbered && p.Number == 0:
		c.report(CodeSpace, path, "add number: a number of the d20", "the %s has no number", kind.Title)
	case !kind.Numbered && p.Number != 0:
		c.report(CodeSpace, path+".number", "leave it out", "a %s has no number", kind.Title)
	}
	if !kind.Cargo && len(p.Cargo) > 0 {
		c.report(CodeSpace, path+".cargo", "leave it out", "no cubes change hands at a %s", kind.Title)
	}
	at, ok := xia.ParseHex(p.Hex)
	if h := s.Hex(at); ok && h != nil && len(kind.In) > 0 && !slices.Contains(kind.In, h.Terrain) {
		c.report(CodeSpace, "plan#"+h.ID, "draw another terrain, or move the label",
			"a %s lies in terrain %s, but %s is %s", kind.Title, strings.Join(kind.In, " or "), h.ID, h.Terrain)
	}
}

// planet checks that the planet is there, and in one piece.
func (c *checker) planet(s *xia.Sector) {
	pieces := s.Regions(c.planetTerrain())
	switch {
	case len(pieces) == 0 && s.Planet != nil:
		c.report(CodePlanet, "planet", "draw its hexes, or leave planet out", "no hex of the drawing belongs to the planet")
	case len(pieces) > 0 && s.Planet == nil:
		c.report(CodePlanet, "plan#"+pieces[0][0].ID, "say what planet it is: planet: {title: …, status: …, entrances: […]}", "there are hexes of a planet, but no planet is listed")
	case len(pieces) > 1:
		c.report(CodePlanet, "plan#"+smallest(pieces)[0].ID, "let its hexes touch", "the planet is in %d pieces", len(pieces))
	}
}

// smallest is the last of the smallest groups: most likely the one that got lost.
func smallest(groups [][]xia.Hex) []xia.Hex {
	least := groups[0]
	for _, g := range groups[1:] {
		if len(g) <= len(least) {
			least = g
		}
	}
	return least
}

func (c *checker) planetTerrain() string {
	if t := find(c.rules.Terrains, func(t xia.Terrain) bool { return t.Planet }); t != nil {
		return t.ID
	}
	return ""
}

// sides checks what is said of sides of hexes.
func (c *checker) sides(s *xia.Sector) {
	said := map[string]string{}
	if s.Planet != nil {
		for i, side := range s.Planet.Entrances {
			path := fmt.Sprintf("planet.entrances.%d", i)
			c.entrance(s, side, path)
			c.once(said, side, path, "an entrance")
		}
	}
	for _, b := range s.Borders {
		c.once(said, b.ID, "borders."+b.ID, "a border of kind "+b.Kind)
	}
}

// once reports a side of which something was said before.
func (c *checker) once(said map[string]string, side, path, what string) {
	if before := said[side]; before != "" {
		c.report(CodeSide, path, "take one of them out", "%s is said to be %s already", side, before)
	}
	said[side] = what
}

// entrance checks that a side belongs to the planet's shield.
func (c *checker) entrance(s *xia.Sector, side, path string) {
	at, way, ok := xia.ParseSide(side)
	h := s.Hex(at)
	if !ok || h == nil {
		return
	}
	step, _ := xia.HexStep(way)
	next := s.Hex(at.Plus(step))
	switch planet := c.planetTerrain(); {
	case h.Terrain != planet:
		c.report(CodeSide, path, "name a side of one of the planet's hexes", "%s is no hex of the planet, but %s", h.ID, h.Terrain)
	case next != nil && next.Terrain == planet:
		c.report(CodeSide, path, "name a side behind which the planet ends", "behind %s the planet goes on, with %s", side, next.ID)
	}
}

// symbols checks that a tile can be laid in one way only.
func (c *checker) symbols(s *xia.Sector) {
	first := map[string]string{}
	for i, symbol := range s.Edges.Clockwise() {
		side := xia.TileSides()[i]
		if before := first[symbol]; symbol != "" && before != "" {
			c.report(CodeSymbol, "edges."+side, "give each side a symbol of its own", "the symbol %s stands on the side %s already", symbol, before)
		}
		first[symbol] = side
	}
}

func (c *checker) gate(s *xia.Sector) {
	t := find(c.rules.Terrains, func(t xia.Terrain) bool { return t.Gate })
	if s.Gate != nil && t != nil && len(s.Regions(t.ID)) == 0 {
		c.report(CodeGate, "gate", fmt.Sprintf("draw its hex as %s, or leave gate out", t.Plan), "the drawing has no Gate")
	}
}

// find is the first entry that fits, or nil.
func find[T any](list []T, fits func(T) bool) *T {
	if i := slices.IndexFunc(list, fits); i >= 0 {
		return &list[i]
	}
	return nil
}
