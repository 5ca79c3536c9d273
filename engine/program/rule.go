package program

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// Part is the part of a mission that a rule comes from.
type Part uint8

// The parts.
const (
	SpecialRule Part = iota
	HiddenThing      // what brings it to light by itself
	GameEnd
)

// Rule is a rule lowered.
type Rule struct {
	model.Rule // as its author wrote it
	Part       Part
	Leaves     []Leaf
	Must       *Condition
	Do         []Op
}

// Leaf is one event that a rule waits for.
type Leaf struct {
	*model.Trigger
	Path   string   // of its value in the rule, such as "when.triggers.0"
	Alike  int      // leaves with the same number wait for the very same
	Pieces []string // that it can be about
	Hooks  []Hook
}

// MarshalJSON writes a leaf as its author wrote it.
func (l Leaf) MarshalJSON() ([]byte, error) { return asjson.Marshal(l.Trigger) }

// Waits reports whether a leaf waits for an event.
func (l Leaf) Waits(e Event) bool {
	for _, h := range l.Hooks {
		if h.Event == e {
			return true
		}
	}
	return false
}

// leaves are the events that a trigger waits for, each by itself.
func (p *Program) leaves(w model.Trigger, path string) []Leaf {
	if len(w.Triggers) == 0 {
		l := Leaf{Trigger: &w, Path: path, Hooks: p.hooks(w)}
		for _, c := range kinds.Reads(w) {
			if c.Sort == kinds.PieceCell {
				l.Pieces = PiecesOf(p.Mission, c.ID, c.Any)
			}
		}
		return []Leaf{l}
	}
	var out []Leaf
	for i, x := range w.Triggers {
		out = append(out, p.leaves(x, fmt.Sprintf("%s.triggers.%d", path, i))...)
	}
	return out
}

// source is a rule with the part of the mission that it comes from.
type source struct {
	model.Rule
	part Part
}

// sources are the special rules and, as rules of their own, what brings hidden things to light and what ends the game: by
// the mission, and by the rule set. That everybody has left or been defeated only the players see.
func sources(m *model.Mission, rules *model.RuleSet) []source {
	var out []source
	for _, r := range m.Rules {
		out = append(out, source{r, SpecialRule})
	}
	for _, h := range m.Setup.Hidden {
		if h.Reveal != nil {
			out = append(out, source{model.Rule{ID: RevealID(h.ID), Title: english.Capital(english.Spelled(h.ID)), When: h.Reveal,
				Do: []model.Effect{{Kind: kinds.RevealEffect.String(), Hidden: h.ID}}}, HiddenThing})
		}
	}
	for i := range m.Ends {
		out = append(out, end(fmt.Sprintf("ends.%d", i), &m.Ends[i]))
	}
	for i := range rules.Ending.Over {
		if over := &rules.Ending.Over[i]; len(kinds.Reads(*over)) > 0 {
			out = append(out, end(fmt.Sprintf("ending.over.%d", i), over))
		}
	}
	return out
}

// end is what ends the game, as a rule.
func end(id string, when *model.Trigger) source {
	return source{model.Rule{ID: id, Title: "The end of the game", When: when, Do: []model.Effect{{Kind: kinds.EndEffect.String()}}, Times: 1}, GameEnd}
}

// RevealID is the id of the rule that brings something hidden to light by itself.
func RevealID(hidden string) string { return "setup.hidden." + hidden }
