package textbook

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Position is how things stand at one moment. Once it has been asked something, doors and figures must not move any more.
type Position struct {
	Book    *Book
	Doors   map[geom.Lock]model.PanelState // of the panels that have doors
	Figures []Figure
	Items   []Item

	// Stand, if there is one, has whoever answers for Kept take a figure to stand in another square until it is called back.
	Stand func(f int, at geom.Spot) (back func())

	shut  [2]string       // names of the doors that stand in the way of traders and of NPCs; empty: nobody has asked yet
	looks map[[2]int]Look // that somebody has asked for
	sizes map[int]int     // of figures that somebody has asked for
}

// Figure is one figure of a position.
type Figure struct {
	Kind   *model.NPCKind    // of an NPC, in a crew or not; nil: a trader
	Trader *model.CrewTrader // nil: an NPC
	Crew   int               // whose it is; nobody's: -1
	Hired  int               // the crew that a trader came with, whoever has won it over since; an NPC: -1
	At     geom.Spot
	On     bool // it is on the board
	Down   bool // a trader who has been defeated
	Prone  bool
	Turned bool         // the stronger side of its board counts
	Leads  bool         // it is its crew's captain
	Still  bool         // it does not move by choice any more in this round
	Moved  model.Length // by choice in this round
	Ammo   int
	More   map[string]int // what effects add to its numbers in this round
	Bare   bool           // the shield of its own is off
	Mood   string         // how it behaves, where that is not as usual
	Names  []string       // by which rules and goals of the mission know it

	// Kept reports whether an effect that lasts keeps something from befalling it, such as "targeting", by whoever would do it;
	// -1: nobody.
	Kept func(from string, by int) bool
}

// Item is a token in somebody's tray.
type Item struct {
	Token  *model.TokenKind
	Bearer int // -1: it lies elsewhere
	Worn   bool
	Jammed bool
	Broken bool
	Hidden bool // face down: nobody knows it yet
	Beaten bool // its shield is off
}

// stands reports whether a figure is on the board and has not been defeated.
func (p *Position) stands(f int) bool { return p.Figures[f].On && !p.Figures[f].Down }

// kept reports whether something keeps a figure from what another would do to it.
func (p *Position) kept(f int, from string, by int) bool {
	k := p.Figures[f].Kept
	return k != nil && k(from, by)
}

// as asks something of a figure as it would be in a square.
func (p *Position) as(f int, at geom.Spot, ask func() bool) bool {
	if p.Stand != nil {
		defer p.Stand(f, at)()
	}
	return ask()
}

// groupOf is the group that a figure counts as one of: whoever has joined a crew is a trader (seed 000:1541).
func (p *Position) groupOf(f int) *model.NPCGroup {
	x := &p.Figures[f]
	if x.Kind == nil || x.Crew >= 0 {
		return p.Book.trader
	}
	return p.Book.group(x.Kind.Group)
}

// Doors that stand in a way: those that nobody gets through who has to open them first, or those that NPCs do not get through,
// who open what is merely closed (ruling RU-10).
func (p *Position) barred(npc bool) func(geom.Lock) bool {
	return func(l geom.Lock) bool {
		switch s := p.Doors[l]; s {
		case model.Open, "":
			return false
		case model.Closed:
			return !npc
		}
		return true
	}
}
