package xia

import "github.com/sortie-tools/sortie/schema/model"

// Phase is a phase of a turn.
type Phase struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	OnPlanet   bool             `json:"onPlanet,omitempty"` // takes place on planets only
	Steps      []string         `json:"steps"`
	Provenance model.Provenance `json:"provenance"`
}

// Action is something that a player can do in the Action Phase.
type Action struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Group      string           `json:"group"`
	Minor      bool             `json:"minor,omitempty"` // does not end a move
	Energy     int              `json:"energy,omitempty"`
	Movement   int              `json:"movement,omitempty"`
	Marker     bool             `json:"marker,omitempty"`   // spends one on an outfit
	Stranded   bool             `json:"stranded,omitempty"` // still possible then, as all Minor Actions are
	Provenance model.Provenance `json:"provenance"`
}

// Business is something that a player can do in the Business Phase.
type Business struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Credits    int              `json:"credits,omitempty"` // where the price is the same for everybody
	Fame       int              `json:"fame,omitempty"`
	Text       model.Text       `json:"text"`
	Provenance model.Provenance `json:"provenance"`
}

// FameWay is a way to earn Fame.
type FameWay struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Fame       int              `json:"fame,omitempty"`
	Per        string           `json:"per,omitempty"`  // "tier" or "card": what the Fame depends on
	Most       int              `json:"most,omitempty"` // at once
	Text       model.Text       `json:"text"`
	Cubes      int              `json:"cubes,omitempty"`   // the fewest that must be sold
	Credits    int              `json:"credits,omitempty"` // what it costs
	NotLast    bool             `json:"notLast,omitempty"` // cannot be the last Fame that is needed
	PerTurn    int              `json:"perTurn,omitempty"` // how often in a turn
	Throw      int              `json:"throw,omitempty"`   // what a d20 must show
	Provenance model.Provenance `json:"provenance"`
}

// CombatStep is a step of an attack.
type CombatStep struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Who        string           `json:"who"` // "attacker", "defender" or "both"
	Text       model.Text       `json:"text"`
	Energy     int              `json:"energy,omitempty"` // for each Marker armed again
	Provenance model.Provenance `json:"provenance"`
}

// Damage is what damage does.
type Damage struct {
	PerSpace   int              `json:"perSpace"`  // Damage Markers that a hold space takes
	ThrowLoss  int              `json:"throwLoss"` // off an outfit's throw, for each Damage Marker on it
	Alive      int              `json:"alive"`     // hold spaces that must be left
	Text       model.Text       `json:"text"`
	Provenance model.Provenance `json:"provenance"`
}

// Death is what happens to a ship that is destroyed.
type Death struct {
	Loses      []string         `json:"loses"`
	Keeps      []string         `json:"keeps"`
	Resets     []string         `json:"resets"`
	Burns      []string         `json:"burns" ref:"terrains"` // where dropped cubes are destroyed
	RamUnpaid  bool             `json:"ramUnpaid"`            // a ram that destroys both ships brings nothing
	Provenance model.Provenance `json:"provenance"`
}

// Respawn is how a destroyed ship comes back: at the free Spawn Point nearest to a throw.
type Respawn struct {
	Die        string           `json:"die" ref:"dice"`
	Tie        string           `json:"tie"`    // "higher" or "lower"
	Choose     int              `json:"choose"` // the throw with which the player may choose
	Provenance model.Provenance `json:"provenance"`
}

// Movement is how movement works beside its dice.
type Movement struct {
	PerPoint      int              `json:"perPoint"`    // spaces
	Impulses      int              `json:"impulses"`    // in a turn
	UseOccupied   int              `json:"useOccupied"` // points for using an occupied space from beside it
	Gate          int              `json:"gate"`        // points from one Gate to another
	ShipsPerSpace int              `json:"shipsPerSpace"`
	Doubles       bool             `json:"doubles"` // a point that crosses two borders brings on both, in order
	Provenance    model.Provenance `json:"provenance"`
}

// Stranded is what a ship without Energy and armed Markers can do, and its rescue.
type Stranded struct {
	Can           []string         `json:"can"`
	RescuerEnergy int              `json:"rescuerEnergy"` // that a rescuer must have
	Gives         int              `json:"gives"`         // Energy that goes over
	Fame          int              `json:"fame"`          // of the rescuer
	Provenance    model.Provenance `json:"provenance"`
}

// Bounty is the price on a ship's head.
type Bounty struct {
	Evading    int              `json:"evading"` // Credits for being seen while crossing a shield
	Raiding    int              `json:"raiding"` // Credits for destroying an Innocent ship
	RemovedBy  []string         `json:"removedBy"`
	Claimed    bool             `json:"claimed"` // at once, by the ship that destroys its bearer and stays whole
	Provenance model.Provenance `json:"provenance"`
}
