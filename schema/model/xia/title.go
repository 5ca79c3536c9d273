package xia

import "github.com/sortie-tools/sortie/schema/model"

// Title is an exploit that the first player to do it is known for.
type Title struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Edition    string           `json:"edition"`
	Provenance model.Provenance `json:"provenance"`
	Text       model.Text       `json:"text"`
	Needs      []Feat           `json:"needs"` // all of them
	Fame       int              `json:"fame"`
	Skill      Skill            `json:"skill"`
	Assumed    []string         `json:"assumed,omitempty"` // paths of values that no document gives
}

// Feat is something that a player must have done. Kind selects the fields that count.
type Feat struct {
	Kind    string `json:"kind"`
	AtLeast int    `json:"atLeast,omitempty"`                      // credits, bounty: Credits; tier: a tier
	Count   int    `json:"count,omitempty"`                        // how many, or how often
	Mission string `json:"mission,omitempty" ref:"missionKinds"`   // missions: their kind
	Cargo   string `json:"cargo,omitempty" ref:"cargo"`            // cubes, sold: their type
	Types   int    `json:"types,omitempty"`                        // cubes: different types
	Tier    int    `json:"tier,omitempty"`                         // destroyed: the lowest that counts
	NPC     string `json:"npc,omitempty" ref:"npcs"`               // destroyed: which NPC
	Border  string `json:"border,omitempty" ref:"borders"`         // crossed
	Sector  string `json:"sector,omitempty" ref:"sectors,+sector"` // at
}

// Skill is the ability that a title gives.
type Skill struct {
	Title     string        `json:"title"`
	Text      model.Text    `json:"text"`
	Do        []SkillEffect `json:"do,omitempty"`
	Simulated bool          `json:"simulated"` // false: prose, which no play-test plays
}

// SkillEffect is what a skill changes for its holder. Kind selects the fields that count.
type SkillEffect struct {
	Kind    string `json:"kind"`
	Type    string `json:"type,omitempty" ref:"outfitTypes"` // outfit-bonus
	Border  string `json:"border,omitempty" ref:"borders"`   // border-bonus
	How     string `json:"how,omitempty" ref:"gathering"`    // gather-bonus
	Add     int    `json:"add,omitempty"`
	Credits int    `json:"credits,omitempty"` // income, sell-bonus
}
