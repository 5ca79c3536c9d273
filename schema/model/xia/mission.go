package xia

import "github.com/sortie-tools/sortie/schema/model"

// MissionCard is a job with its steps, the place it is delivered to and its pay.
type MissionCard struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Edition    string           `json:"edition"`
	Kind       string           `json:"kind" ref:"missionKinds"`
	Provenance model.Provenance `json:"provenance"`
	Copies     int              `json:"copies"`
	Story      model.Text       `json:"story"`
	Steps      []Step           `json:"steps"`
	Pay        []Pay            `json:"pay"`
	Bounty     CardBounty       `json:"bounty"`
	Text       model.Text       `json:"text"`
	Assumed    []string         `json:"assumed,omitempty"` // paths of values that no document gives
}

// Pay is one line of a card's pay: what a stretch of sectors, of a throw or of tiers brings.
type Pay struct {
	From    int `json:"from"`
	To      int `json:"to,omitempty"` // 0: no end
	Credits int `json:"credits"`
}

// CardBounty is the Bounty in Credits that a mission brings.
type CardBounty struct {
	Done   int `json:"done,omitempty"`
	Failed int `json:"failed,omitempty"`
}

// Step is one step of a mission. Kind selects the fields that count.
type Step struct {
	Kind    string `json:"kind"`
	Sector  string `json:"sector,omitempty" ref:"sectors,+sector"` // go-to, pick-up, research, deliver
	What    string `json:"what,omitempty"`                         // pick-up
	Target  string `json:"target,omitempty"`                       // destroy, steal: "outlaw", "any", "seat-left", "seat-right", "npc"
	NPC     string `json:"npc,omitempty" ref:"npcs"`               // destroy, steal
	Seats   int    `json:"seats,omitempty"`                        // destroy, steal: how many seats away
	AtLeast int    `json:"atLeast,omitempty"`                      // sneak: the lowest throw that goes unnoticed
}
