package program

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Gap is one thing of a mission that a game does not do: the players carry it out, or judge it, by
// hand. It is worked out from the program, so that a screen never promises more than the game does.
type Gap struct {
	Path string `json:"path"`           // of the value, such as "setup.shops.0" or "rules.noise.if"
	Rule string `json:"rule,omitempty"` // id of the special rule that it belongs to; empty: it is no rule's
	Part string `json:"part"`           // the field: of the set-up, or "when", "if", "do" and the like of a rule
	Kind string `json:"kind,omitempty"` // of the trigger, condition or effect
	Text string `json:"text,omitempty"` // what the players do about a part of a rule, the objectives or the end, and why
}

// Game is what a game says of itself: what it sees, judges and has steps for.
type Game struct {
	Told   func(*Leaf) bool             // the players tell of an event
	Asked  [kinds.ConditionKinds]string // why the players are asked for a condition; empty: it judges each itself
	ByHand [kinds.EffectKinds]string    // why the players carry an effect out; empty: it has a step
	Sees   func(model.Goal) bool        // it always knows whether a goal is met
	Names  kinds.Names
}

// Gaps is everything in a mission that a game of it does not do, in the order of the mission: first the
// set-up and the track, then the objectives, then the special rules, then what ends the game.
func (p *Program) Gaps(g Game) []Gap {
	out := slices.Concat(p.setupGaps(), p.levelGaps(), p.goalGaps(g))
	var ends []Gap
	for i := range p.Rules {
		switch r := &p.Rules[i]; r.Part {
		case SpecialRule:
			out = append(out, ruleGaps(g, r)...)
		case GameEnd:
			ends = append(ends, endGaps(g, r)...)
		}
	}
	return append(out, ends...)
}

// endGaps are the ends of the game that nobody sees coming: somebody has to tell it.
func endGaps(g Game, r *Rule) []Gap {
	var unseen []string
	for i := range r.Leaves {
		if g.Told(&r.Leaves[i]) {
			unseen = append(unseen, g.Names.Event(*r.Leaves[i].Trigger))
		}
	}
	if len(unseen) == 0 {
		return nil
	}
	return []Gap{{Path: r.ID, Part: "ends", Kind: r.When.Kind, Text: "tell the page when " + english.List(unseen, "or")}}
}

// goalGaps are the objectives of which somebody has to tell the game that they are done. What is settled after the
// game, or cannot be missed, nobody tells.
func (p *Program) goalGaps(g Game) []Gap {
	var unseen []string
	for _, o := range p.Mission.Objectives {
		if kind, _ := kinds.GoalOf(o.Done.Kind); !kind.Settled && !g.Sees(o.Done) {
			unseen = append(unseen, g.Names.Objective(o.ID))
		}
	}
	if len(unseen) == 0 {
		return nil
	}
	return []Gap{{Path: "objectives", Part: "objectives", Text: "press Done under Mission when " + english.List(unseen, "or") + " is done"}}
}

// setupGaps are the parts of the set-up that stay the players'.
func (p *Program) setupGaps() []Gap {
	var out []Gap
	for _, f := range []struct {
		name string
		n    int
	}{
		{"hidden", p.unrevealed()}, {"shops", len(p.Mission.Setup.Shops)},
	} {
		if f.n > 0 {
			out = append(out, Gap{Path: "setup." + f.name, Part: f.name})
		}
	}
	if pool := p.Mission.Setup.Pool; pool != nil && len(pool.Picked) > 0 {
		out = append(out, Gap{Path: "setup.pool.picked", Part: "pool"})
	}
	if p.Mission.Setup.Track == "reverse" {
		out = append(out, Gap{Path: "setup.track", Part: "track"})
	}
	return out
}

// unrevealed counts the hidden things that nothing brings to light.
func (p *Program) unrevealed() int {
	n := 0
	for i := range p.Mission.Setup.Hidden {
		if !slices.ContainsFunc(p.Rules, func(r Rule) bool {
			return slices.ContainsFunc(Inner(r.Do), func(o Op) bool { return o.ID.Hidden == ID(i) })
		}) {
			n++
		}
	}
	return n
}

// levelGaps are the levels that the game can come to and whose words the players carry out.
func (p *Program) levelGaps() []Gap {
	var out []string
	h := p.RuleSet.Hostility
	for _, l := range h.Levels[max(h.Level(p.Mission.Setup.Hostility), 0):] {
		if len(l.Text.Blocks) > 0 {
			out = append(out, english.Quoted(l.Title))
		}
	}
	if len(out) == 0 {
		return nil
	}
	return []Gap{{Path: "setup.hostility", Part: "levels", Text: "count figures that you place under Figures, and do what the page lists by hand as the game comes to " + english.And(out)}}
}
