package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Causes are what the rules of a mission bring about, and what each of that needs: which rule opens a door, which
// console sets the rule off, where the token lies that it asks for. They leave out what time, dice and enemies
// decide: all that may come.
type Causes struct {
	Web
	Locks []geom.Lock       // panels that hold traders back at the start
	From  map[Fact][]string // the paths of the source that a fact's ways stand at
	board Board
	game  *Game
}

// Board tells where the things of a mission stand. Each site that it knows is told of by an id of its own.
type Board interface {
	// Panel is the panel of a lock.
	Panel(geom.Lock) model.Panel
	// Thing is the site of a thing with an id; empty: it has none.
	Thing(id string) string
	// Place is the site of a place that stands at a path of the source; empty: no one spot of the board is meant.
	Place(at model.Place, path string) string
	// Figure is the site where a figure of the set-up stands; empty: it has none.
	Figure(i int) string
	// Powers are the pieces that open doors by the rules of the edition.
	Powers() []Power
}

// Power is a piece that opens all doors of a sort.
type Power struct {
	ID, Path string
	Hidden   bool // the hidden doors, and not the others
}

// Game is the game whose causes they are, with what has been worked out of it.
func (c *Causes) Game() *Game { return c.game }

// NewCauses reads a mission. The places of tokens come first: only a token that lies or is handed out somewhere
// can be missed.
func NewCauses(g *Game, locks []geom.Lock, board Board) *Causes {
	c := &Causes{Locks: locks, From: map[Fact][]string{}, board: board, game: g}
	c.readTokens()
	for _, e := range g.all() {
		if e.Rule != nil {
			c.readEffect(e)
		}
	}
	c.readPowers()
	for i := range g.Mission.Rules {
		if r := &g.Mission.Rules[i]; r.When != nil {
			c.note(Fact{Kind: RuleFact, ID: r.ID}, c.rule(r), "rules."+r.ID+".when")
		}
	}
	for _, o := range g.Mission.Objectives {
		n := c.Goal(o.Done)
		if o.After != "" {
			n = AllOf(n, Needs(GoalFact, o.After))
		}
		c.note(Fact{Kind: GoalFact, ID: o.ID}, n, "objectives."+o.ID+".done")
	}
	c.readUnlocks()
	return c
}

// readUnlocks notes the rules that a goal makes possible.
func (c *Causes) readUnlocks() {
	for _, o := range c.game.Mission.Objectives {
		kinds.EachGoal("objectives."+o.ID+".done", o.Done, func(path string, g model.Goal) {
			if c.game.rule(g.Unlocks) != nil {
				c.note(Fact{Kind: RuleFact, ID: g.Unlocks}, c.Goal(g), path+".unlocks")
			}
		})
	}
}

// note adds a way for something to come about, and where the source says so.
func (c *Causes) note(f Fact, n Need, path string) {
	c.Add(f, n)
	c.From[f] = append(c.From[f], path)
}

// readTokens notes where tokens lie at the start and which of the figures on the board carry them.
func (c *Causes) readTokens() {
	for i, x := range c.game.Mission.Setup.Contents {
		path := fmt.Sprintf("setup.contents.%d", i)
		for _, t := range x.Tokens {
			if c.game.rareEnough(t) {
				c.note(Fact{Kind: TokenFact, ID: t}, reached(c.board.Place(x.At, path+".at")), path)
			}
		}
	}
	for i, n := range c.game.Mission.Setup.NPCs {
		for _, t := range n.Tokens {
			if c.game.rareEnough(t) {
				c.note(Fact{Kind: TokenFact, ID: t}, reached(c.board.Figure(i)), fmt.Sprintf("setup.npcs.%d", i))
			}
		}
	}
}

// rareEnough reports whether a token can only be had where the mission puts it: it is kept apart from those
// that are dealt, or the boxes hold no more of it than lie in their places.
func (g *Game) rareEnough(token string) bool {
	if g.KeptApart(token) {
		return true
	}
	laid, owned := 0, 0
	for _, c := range g.Mission.Setup.Contents {
		for _, t := range c.Tokens {
			if t == token {
				laid++
			}
		}
	}
	for _, id := range g.Mission.Boxes {
		if b := find(g.Rules.Boxes, id, boxID); b != nil {
			for _, c := range b.Tokens {
				if c.ID == token {
					owned += c.Count
				}
			}
		}
	}
	return owned > 0 && laid >= owned
}

// readEffect notes what an effect of a rule brings about.
func (c *Causes) readEffect(e Effect) {
	by := Needs(RuleFact, e.Rule.ID)
	for _, x := range e.Writes {
		switch x.Sort {
		case kinds.DoorCell:
			if !model.PanelState(x.State).Barred() {
				c.opens(by, e.Path, func(p model.Panel) bool {
					if p.State == model.Jammed && e.Set == "unlocked" {
						return false // no key helps
					}
					return x.ID != "" && p.ID == x.ID || x.ID == "" && x.Any != "" && p.Kind == x.Any
				})
			}
		case kinds.TokenCell:
			if c.game.rareEnough(x.ID) {
				c.note(Fact{Kind: TokenFact, ID: x.ID}, c.handedOver(e, by), e.Path)
			}
		case kinds.RuleCell:
			if r := c.game.rule(x.ID); x.ID != e.Rule.ID {
				n := by
				if r != nil {
					n = AllOf(by, c.reader().condition(r.If))
				}
				c.note(Fact{Kind: RuleFact, ID: x.ID}, n, e.Path)
			}
		case kinds.CounterCell:
			for _, up := range c.game.turns(x) {
				c.note(Fact{Kind: CountFact, ID: x.ID, N: up}, by, e.Path)
			}
		}
	}
}

// handedOver is what must be so for a token to be had that an effect gives or lays down.
func (c *Causes) handedOver(e Effect, by Need) Need {
	if e.At == nil {
		return by
	}
	return AllOf(by, reached(c.board.Place(*e.At, e.Path+".at")))
}

// turns says which ways an effect moves a counter that it writes, from its start: 1 up, -1 down.
func (g *Game) turns(x kinds.Cell) []int {
	var out []int
	start := 0
	if c := find(g.Mission.Setup.Counters, x.ID, counterID); c != nil {
		start = c.Start
	}
	to := x.Move.From(start)
	if to.High > start {
		out = append(out, 1)
	}
	if to.Low < start {
		out = append(out, -1)
	}
	return out
}

// opens notes what opens some of the locked panels.
func (c *Causes) opens(by Need, path string, which func(model.Panel) bool) {
	for i, lock := range c.Locks {
		if which(c.board.Panel(lock)) {
			c.note(DoorOf(i), by, path)
		}
	}
}

// DoorOf is the fact that one of the locks has been opened.
func DoorOf(i int) Fact { return Fact{Kind: DoorFact, N: i} }

// readPowers notes what pieces open by the rules of the edition.
func (c *Causes) readPowers() {
	for _, p := range c.board.Powers() {
		for i, lock := range c.Locks {
			if k := find(c.game.Rules.Panels, c.board.Panel(lock).Kind, panelKindID); slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Hidden }) == p.Hidden {
				c.note(DoorOf(i), c.thing(p.ID), p.Path)
			}
		}
	}
}
