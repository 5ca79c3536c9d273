package xia

import "github.com/sortie-tools/sortie/schema/model"

// Markers are the Markers of a player, and what it costs to arm them.
type Markers struct {
	Each        int              `json:"each"`
	Armed       int              `json:"armed"`       // can be armed
	Fame        int              `json:"fame"`        // count Fame
	Energy      int              `json:"energy"`      // count Energy
	ArmEnergy   int              `json:"armEnergy"`   // for arming one
	ArmOnPlanet int              `json:"armOnPlanet"` // the same on a planet
	Provenance  model.Provenance `json:"provenance"`
}

// Tier is a tier of ship.
type Tier struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Tier       int              `json:"tier"`
	Colour     string           `json:"colour"`
	Price      int              `json:"price,omitempty"` // Credits; 0: given out
	Repair     int              `json:"repair"`          // Credits
	Fame       int              `json:"fame"`            // for destroying one
	LosesTurn  bool             `json:"losesTurn,omitempty"`
	Abilities  int              `json:"abilities"` // cards its owner has in all
	Provenance model.Provenance `json:"provenance"`
}

// Ship is a ship with its mat.
type Ship struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Tier       int              `json:"tier"`
	Impulse    int              `json:"impulse"` // spaces
	Energy     int              `json:"energy"`  // the top of its meter
	Hold       Shape            `json:"hold"`
	Ability    string           `json:"ability" ref:"abilities"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// Ability is what a ship can do beside its outfits.
type Ability struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Use        string           `json:"use"`
	Energy     int              `json:"energy"`
	Die        string           `json:"die,omitempty" ref:"dice"`
	Results    []AbilityResult  `json:"results,omitempty"`
	Range      *model.Range     `json:"range,omitempty"` // of an attack, in spaces
	Text       model.Text       `json:"text"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// AbilityResult is what one stretch of a die's numbers gives.
type AbilityResult struct {
	From     int `json:"from"`
	To       int `json:"to"`
	Prevents int `json:"prevents,omitempty"` // damage
	Damage   int `json:"damage,omitempty"`
	Spaces   int `json:"spaces,omitempty"`
	Energy   int `json:"energy,omitempty"`
	Credits  int `json:"credits,omitempty"`
	Cubes    int `json:"cubes,omitempty"`
}

// OutfitType is one of the types of outfit.
type OutfitType struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Gives      string           `json:"gives"` // "movement", "damage" or "protection"
	Range      *model.Range     `json:"range,omitempty"`
	Sight      bool             `json:"sight,omitempty"` // an attack needs Line of Sight
	Ram        *Ram             `json:"ram,omitempty"`
	AnyTurn    bool             `json:"anyTurn,omitempty"` // of use in the turns of others
	Provenance model.Provenance `json:"provenance"`
}

// Ram is what ramming is like.
type Ram struct {
	Range  model.Range `json:"range"`
	Recoil bool        `json:"recoil"` // the attacker takes all of the damage, too, unblocked
}

// OutfitTier is what outfits of one tier have in common.
type OutfitTier struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Tier       int              `json:"tier"`
	Price      int              `json:"price"` // Credits
	Sell       int              `json:"sell"`  // Credits
	Die        string           `json:"die" ref:"dice"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// Outfit is an outfit.
type Outfit struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Type       string           `json:"type" ref:"outfitTypes"`
	Tier       int              `json:"tier"`
	Shape      Shape            `json:"shape"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}
