package xia

import "github.com/sortie-tools/sortie/schema/model"

// Tile is what a tile is.
type Tile struct {
	Hexes      int              `json:"hexes"`
	Rows       []int            `json:"rows"` // hexes row by row
	Sides      int              `json:"sides"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// SectorType is what a sector can be.
type SectorType struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Unflyable  bool             `json:"unflyable,omitempty"` // the shortest way of a mission does not lead through it
	Provenance model.Provenance `json:"provenance"`
}

// Symbol is what tiles are lined up by.
type Symbol struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Provenance model.Provenance `json:"provenance"`
}

// Terrain is what a hex can be filled with.
type Terrain struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Plan       string           `json:"plan"` // its glyph in a drawing
	Border     string           `json:"border" ref:"borders"`
	Within     string           `json:"within,omitempty" ref:"borders"` // between two of its hexes; empty: Border
	Planet     bool             `json:"planet,omitempty"`               // a tile has one, in one piece
	Gate       bool             `json:"gate,omitempty"`
	Provenance model.Provenance `json:"provenance"`
}

// Border is a border between hexes.
type Border struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Lines      int              `json:"lines"`            // kinds of line on the tiles that share its rules
	Opaque     bool             `json:"opaque,omitempty"` // blocks Line of Sight
	Parts      bool             `json:"parts,omitempty"`  // ships on its two sides are not adjacent
	Acts       string           `json:"acts"`             // "never", "entering" or "crossing"
	Die        string           `json:"die,omitempty" ref:"dice"`
	Outcomes   []Outcome        `json:"outcomes,omitempty"`
	Deadly     bool             `json:"deadly,omitempty"`   // destroys without a throw
	Shielded   bool             `json:"shielded,omitempty"` // shield outfits help
	Legal      bool             `json:"legal,omitempty"`    // a planet's status has a say
	Avoided    string           `json:"avoided,omitempty"`  // by NPCs: "first", "second", "last" to be given in to, or "always"
	Provenance model.Provenance `json:"provenance"`
}

// SpaceKind is what can be marked on a hex.
type SpaceKind struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Numbered   bool             `json:"numbered,omitempty"`
	Cargo      bool             `json:"cargo,omitempty"`             // has a type of cube
	In         []string         `json:"in,omitempty" ref:"terrains"` // none: anywhere
	Provenance model.Provenance `json:"provenance"`
}

// Status is what a planet can be in the eyes of the law.
type Status struct {
	ID          string           `json:"id"`
	Title       string           `json:"title"`
	Colour      string           `json:"colour"`                // of its shield
	BarsOutlaws bool             `json:"barsOutlaws,omitempty"` // its entrances do not let them in
	Bounty      int              `json:"bounty,omitempty"`      // Credits for an Innocent ship in its entrances
	Provenance  model.Provenance `json:"provenance"`
}

// PlanetTrade is a planet and what is traded on it.
type PlanetTrade struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Status     string           `json:"status" ref:"statuses"`
	Buy        []string         `json:"buy" ref:"cargo"`  // what ships can buy there
	Sell       []string         `json:"sell" ref:"cargo"` // what ships can sell there
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// KnownSector is a sector that is known by name.
type KnownSector struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Type       string           `json:"type" ref:"sectorTypes"`
	Planet     string           `json:"planet,omitempty" ref:"planets"`
	Gather     string           `json:"gather,omitempty" ref:"gathering"`
	Cargo      string           `json:"cargo,omitempty" ref:"cargo"` // what is gathered
	Gate       *Gate            `json:"gate,omitempty"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// Search is a way to find new sectors.
type Search struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Minor      bool             `json:"minor,omitempty"`
	Energy     int              `json:"energy,omitempty"`
	Movement   int              `json:"movement,omitempty"`
	Text       model.Text       `json:"text"`
	Provenance model.Provenance `json:"provenance"`
}

// Token is what some Exploration Tokens give.
type Token struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Copies     int              `json:"copies"`
	Credits    int              `json:"credits,omitempty"`
	Fame       int              `json:"fame,omitempty"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}
