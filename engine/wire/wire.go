// Package wire is what a page and the engine say to each other: requests and responses in JSON.
//
// The page hands the content over once ("load") and then asks, call by call. A page knows how to talk to the
// engine of its own version only; Version tells the two apart, so that a page with an engine of last month is
// never written.
package wire

import (
	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/schema/model"
)

// The calls of a page.
const (
	Load    = "load"    // hand the content over
	Gaps    = "gaps"    // what a table of so many crews leaves to its players
	New     = "new"     // begin a game
	Do      = "do"      // one op at the table
	Undo    = "undo"    // take the last op back
	Save    = "save"    // the game, to be kept
	Restore = "restore" // go on with a kept game
	Peek    = "peek"    // look at a held card

	Stage  = "stage"  // begin a whole game, figures and all
	Choose = "choose" // take an option of what is to be decided in it
	Auto   = "auto"   // have a policy decide in it
)

// calls are all calls that the engine answers.
var calls = [...]string{Load, Gaps, New, Do, Undo, Save, Restore, Peek, Stage, Choose, Auto}

// Content is what a game is played with.
type Content struct {
	Mission *model.Mission `json:"mission"`
	Rules   *model.RuleSet `json:"rules"`
	Decks   []*model.Deck  `json:"decks"`
	// Levels are what each level of the track says. Whoever makes the page has these words; the player makes none.
	Levels []model.Text `json:"levels"`
}

// Request is one call from the page. Call selects the fields that count.
type Request struct {
	Call string `json:"call"`
	Content
	Crews int            `json:"crews"`
	Seed  string         `json:"seed"`
	Op    corespace.Op   `json:"op"`
	Save  corespace.Save `json:"save"`
	Held  int            `json:"held"`

	Brought []*model.Crew `json:"brought"` // of Stage: the crews, in the order of their seats
	Option  int           `json:"option"`  // of Choose: which, counted from 0
	Policy  string        `json:"policy"`  // of Auto
	Most    int           `json:"most"`    // of Auto: so many decisions; 0: to the end
}

// Game is a whole game at a decision.
type Game struct {
	Round   int      `json:"round"`
	Crew    int      `json:"crew"`             // that decides; 0: whoever plays the NPCs
	Figure  string   `json:"figure,omitempty"` // that it is about
	Options []string `json:"options"`          // to choose from
	Told    []string `json:"told"`             // what has happened since the last answer
	Gaps    []string `json:"gaps,omitempty"`   // of Stage: what the game does not play
	Over    bool     `json:"over,omitempty"`
	Won     []int    `json:"won,omitempty"` // crews, when it is over
	Hash    string   `json:"hash"`
}

// Response is the answer: an error, or what the call asked for.
type Response struct {
	Error  string              `json:"error,omitempty"`
	View   *corespace.View     `json:"view,omitempty"`
	Events []corespace.Line    `json:"events,omitempty"` // of Do
	Log    [][]corespace.Line  `json:"log,omitempty"`    // of the whole game, an entry for each op
	Save   *corespace.Save     `json:"save,omitempty"`
	Kept   *corespace.CardView `json:"kept,omitempty"` // of Peek
	Game   *Game               `json:"game,omitempty"` // of Stage, Choose and Auto
	Gaps   []corespace.Gap     `json:"gaps,omitempty"` // of Gaps: what the table leaves to so many crews

	Open []model.EventAllocation `json:"open,omitempty"` // of Gaps: the cards that they may shuffle in
}
