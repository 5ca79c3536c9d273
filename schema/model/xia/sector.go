package xia

import "github.com/sortie-tools/sortie/schema/model"

// Sector is one tile.
type Sector struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Edition    string           `json:"edition"`
	Type       string           `json:"type" ref:"sectorTypes"`
	Provenance model.Provenance `json:"provenance"`
	Hexes      []Hex            `json:"hexes"` // read from the drawing, row by row
	Edges      Edges            `json:"edges"`
	Spaces     []Space          `json:"spaces,omitempty"`
	Planet     *Planet          `json:"planet,omitempty"`
	Borders    []BorderNote     `json:"borders,omitempty"`
	Gate       *Gate            `json:"gate,omitempty"`
	Text       model.Text       `json:"text"`
	Assumed    []string         `json:"assumed,omitempty"` // paths of values that no document gives
}

// Hex is one space of a sector.
type Hex struct {
	ID      string `json:"id"` // its name, such as "c3"
	At      Axial  `json:"at"`
	Terrain string `json:"terrain" ref:"terrains"`
	Space   string `json:"space,omitempty"` // a Space's id
}

// Edges are the symbols along the sides of a tile.
type Edges struct {
	N  string `json:"n" ref:"symbols"`
	NE string `json:"ne" ref:"symbols"`
	SE string `json:"se" ref:"symbols"`
	S  string `json:"s" ref:"symbols"`
	SW string `json:"sw" ref:"symbols"`
	NW string `json:"nw" ref:"symbols"`
}

// Clockwise is the symbols in the order of TileSides.
func (e Edges) Clockwise() []string { return []string{e.N, e.NE, e.SE, e.S, e.SW, e.NW} }

// Space is what is marked on a hex.
type Space struct {
	ID     string     `json:"id"` // its label in the drawing
	Hex    string     `json:"hex"`
	Kind   string     `json:"kind" ref:"spaces"`
	Number int        `json:"number,omitempty"` // of a Spawn Point
	Cargo  []string   `json:"cargo,omitempty" ref:"cargo"`
	Text   model.Text `json:"text"`
}

// Planet is what the planet hexes of a sector make up.
type Planet struct {
	Title     string   `json:"title"`
	Status    string   `json:"status" ref:"statuses"`
	Entrances []string `json:"entrances"` // sides of hexes, such as "c3-ne"
}

// BorderNote is another border on one side of a hex than the terrain gives it.
type BorderNote struct {
	ID   string `json:"id"` // the side, such as "c3-ne"
	Kind string `json:"kind" ref:"borders"`
}

// Gate is a Gate that does not work like the others.
type Gate struct {
	Linked bool `json:"linked"`
	Spawn  bool `json:"spawn,omitempty"`  // using it throws the d20 for a Spawn Point
	Choose int  `json:"choose,omitempty"` // the throw that lets the player choose one
	Fame   int  `json:"fame,omitempty"`   // Fame Points for such a throw
}

// Hex is the hex at a place, or nil off the tile.
func (s *Sector) Hex(at Axial) *Hex {
	for i := range s.Hexes {
		if s.Hexes[i].At == at {
			return &s.Hexes[i]
		}
	}
	return nil
}

// Regions are the groups of hexes of one terrain that hang together, in the order of their first
// hexes. Each lists its hexes in reading order.
func (s *Sector) Regions(terrain string) [][]Hex {
	group := map[Axial]int{}
	var regions [][]Hex
	for _, h := range s.Hexes {
		if _, seen := group[h.At]; h.Terrain != terrain || seen {
			continue
		}
		s.spread(h, len(regions), group)
		regions = append(regions, nil)
	}
	for _, h := range s.Hexes {
		if g, ok := group[h.At]; ok {
			regions[g] = append(regions[g], h)
		}
	}
	return regions
}

// spread marks all hexes of one region.
func (s *Sector) spread(from Hex, region int, group map[Axial]int) {
	group[from.At] = region
	for _, step := range hexSteps {
		next := s.Hex(from.At.Plus(step))
		if next == nil || next.Terrain != from.Terrain {
			continue
		}
		if _, seen := group[next.At]; !seen {
			s.spread(*next, region, group)
		}
	}
}
