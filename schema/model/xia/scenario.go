package xia

import "github.com/sortie-tools/sortie/schema/model"

// Scenario is which sectors lie where, who plays with what, and how much Fame wins.
type Scenario struct {
	ID         string         `json:"id"`
	Title      string         `json:"title"`
	Edition    string         `json:"edition"`
	Players    model.Range    `json:"players"`
	Story      model.Text     `json:"story"`
	Fame       int            `json:"fame"`
	Sectors    []Laid         `json:"sectors"`
	Deck       string         `json:"deck"`              // the other sectors: "shuffled" or "none"
	Credits    int            `json:"credits,omitempty"` // 0: the rule set's
	Tier       int            `json:"tier"`              // of everybody's first ship
	NPCs       []string       `json:"npcs,omitempty" ref:"npcs"`
	Strategies []Strategy     `json:"strategies,omitempty"`
	Titles     []string       `json:"titles,omitempty" ref:"+title"`
	Rules      []ScenarioRule `json:"rules,omitempty"`
	Assumed    []string       `json:"assumed,omitempty"` // paths of values that no document gives
}

// Laid is a sector as it is laid: the first as it is drawn, the others beside an earlier one.
type Laid struct {
	Sector  string `json:"sector" ref:"+sector"`
	Beside  string `json:"beside,omitempty" ref:"+sector"`
	Side    string `json:"side,omitempty"` // of Beside, as that one lies: one of TileSides
	Turn    *int   `json:"turn,omitempty"` // nil: as the symbols say
	Players int    `json:"players"`        // the fewest with whom it is laid
}

// Strategy is a way to play.
type Strategy struct {
	ID      string     `json:"id"`
	Title   string     `json:"title"`
	Outfits []string   `json:"outfits" ref:"outfits"`
	Text    model.Text `json:"text"`
}

// ScenarioRule is a special instruction.
type ScenarioRule struct {
	ID        string     `json:"id"`
	Title     string     `json:"title"`
	Text      model.Text `json:"text"`
	Without   []string   `json:"without,omitempty"` // parts of the game that stay in the box
	Simulated bool       `json:"simulated"`
}
