package model

import (
	"fmt"
	"strconv"
	"strings"
)

// TokenSize is a format of equipment token.
type TokenSize struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Width      Length     `json:"width"`
	Height     Length     `json:"height"`
	Pouch      bool       `json:"pouch"` // what is left of this size stays in the pouch during the game
	Provenance Provenance `json:"provenance"`
}

// Category is a sort of equipment token, told by its colour.
type Category struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Colour     string     `json:"colour,omitempty"`
	Text       Text       `json:"text,omitzero"`
	Provenance Provenance `json:"provenance"`
}

// Mineral is a crystal that can be mined, sold and crafted with.
type Mineral struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Colour     string     `json:"colour"`
	UA         int        `json:"ua,omitempty"` // what one sells for
	Provenance Provenance `json:"provenance"`
}

// TokenKind is one design of equipment token.
type TokenKind struct {
	ID       string   `json:"id"`
	Title    string   `json:"title"`
	Size     string   `json:"size" ref:"tokenSizes"`
	Category string   `json:"category" ref:"categories"` // "objective" ones are never dealt
	Type     string   `json:"type,omitempty"`            // of weapon, such as "pistol"
	Rare     bool     `json:"rare,omitempty"`
	Kept     bool     `json:"kept,omitempty"`       // neither dealt into crates nor put into the pouch
	Buy      *int     `json:"buy,omitempty"`        // UA; 0 costs nothing, nil is not for sale
	Sell     int      `json:"sell,omitempty"`       // UA
	Sells    []int    `json:"sells,omitempty"`      // UA for each, by how many are sold at a time
	Ranged   []int    `json:"ranged,omitempty"`     // dice at short, medium and long range
	Last     []int    `json:"lastRanged,omitempty"` // the same in its last use, where those are others
	Close    int      `json:"close,omitempty"`      // dice in a close assault
	Heavy    int      `json:"heavy,omitempty"`      // dice in a heavy hit
	Throw    int      `json:"throw,omitempty"`      // dice when thrown
	Blast    []int    `json:"blast,omitempty"`      // dice on the target, within 1 inch, within 2
	Freeze   []int    `json:"freeze,omitempty"`     // the same of a blast that freezes
	Armour   int      `json:"armour,omitempty"`     // physical armour
	Shield   int      `json:"shield,omitempty"`
	Traits   []string `json:"traits,omitempty" ref:"attributes"`
	// Range is how far it can be thrown or used, where that is not the usual distance.
	Range string `json:"range,omitempty" ref:"play.ranges"`
	// Heal, Skill and Ammo are the pegs it gives; Actions the actions; Move the inches.
	Heal    int    `json:"heal,omitempty"`
	Skill   int    `json:"skill,omitempty"`
	Ammo    int    `json:"ammo,omitempty"`
	Actions int    `json:"actions,omitempty"`
	Move    Length `json:"move,omitempty"`
	// Repairs is what it is worth when a ship is mended.
	Repairs int `json:"repairs,omitempty"`
	// Uses is how often it can be used, Charge how many energy counters it holds.
	Uses   int `json:"uses,omitempty"`
	Charge int `json:"charge,omitempty"`
	// Yields are the minerals it can be turned into, Craft those that making it takes.
	Yields []Amount `json:"yields,omitempty" ref:"minerals"`
	Craft  []Amount `json:"craft,omitempty" ref:"minerals"`
	// Abilities and Skills are what it lends to its bearer.
	Abilities []Amount `json:"abilities,omitempty" ref:"abilities"`
	Skills    []Amount `json:"skills,omitempty" ref:"skills"`
	// Table is what its value or its effect is rolled on.
	Table      string     `json:"table,omitempty" ref:"tables"`
	MustSell   bool       `json:"mustSell,omitempty"` // does not keep until the next game
	Text       Text       `json:"text,omitzero"`
	Numbers    []Amount   `json:"numbers,omitempty"` // any other
	Assumed    []string   `json:"assumed,omitempty"` // numbers among these that no document gives
	Provenance Provenance `json:"provenance"`
}

// Shown is whether a token has the number that an icon on it stands beside, and which.
func (t TokenKind) Shown(icon Trait) (string, bool) {
	for _, a := range t.Numbers {
		if a.ID == icon.ID && icon.Shows == "" {
			return strconv.Itoa(a.Count), true
		}
	}
	number := map[string]int{
		"heal": t.Heal, "skill": t.Skill, "ammo": t.Ammo, "actions": t.Actions, "charge": t.Charge, "repairs": t.Repairs, "armour": t.Armour,
	}[icon.Shows]
	dice := map[string][]int{"blast": t.Blast, "freeze": t.Freeze}[icon.Shows]
	switch {
	case number != 0:
		return strconv.Itoa(number), true
	case len(dice) > 0:
		return strings.Trim(strings.Join(strings.Fields(fmt.Sprint(dice)), "/"), "[]"), true
	}
	return t.Range, icon.Shows == "range" && t.Range != ""
}

// Common reports whether the token is dealt from the ordinary pool: neither rare nor kept apart, nor
// an objective.
func (t TokenKind) Common() bool { return !t.Rare && !t.Kept && t.Category != "objective" }
