package names

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref007 finds states that a piece cannot be in.
func ref007() check.Check {
	return check.Check{
		Code:     "REF007",
		Title:    "a state or a side that something cannot have",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text: "A piece starts in a state, or an effect of a rule or a card puts it, or all pieces of a sort, into one. The rules of " +
			"its kind list the states that such a piece can be in, and this is none of them. Or the set-up turns the board of an NPC to its stronger " +
			"side, and it has none; where nobody knows its board for sure, that is a warning.",
		Before: "board: furniture: core: {kind: \"reactor\", state: \"awake\"}",
		After:  "board: furniture: core: {kind: \"reactor\", state: \"active\"}",
		Run: func(p *check.Pass) {
			if p.Rules == nil {
				return
			}
			for _, d := range append(wrongStates(p), wrongSides(p)...) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// wrongStates are the states that pieces start in, or are put into, and cannot be in.
func wrongStates(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	look := func(name, sort, state, path string) {
		if states, known := statesOf(p, sort); known && state != "" && !slices.Contains(states, state) {
			out = append(out, noState(p, name, state, states, path))
		}
	}
	sorts := map[string]string{} // of the pieces on all floors, by id
	parts.Each(p, func(_ string, c *model.Crate) { sorts[c.ID] = c.Size })
	parts.Each(p, func(path string, x *model.Furniture) {
		sorts[x.ID] = x.Kind
		look(x.ID, x.Kind, x.State, path+".state")
	})
	parts.Each(p, func(path string, e *model.Effect) {
		switch {
		case !kinds.Changes(*e, kinds.ThingCell):
		case e.Piece != "":
			look(e.Piece, sorts[e.Piece], e.Set, path+".set")
		case e.Any != "":
			look(e.Any, e.Any, e.Set, path+".set")
		}
	})
	return out
}

// wrongSides are the kinds of NPC that are to use the stronger side of their board and have none.
func wrongSides(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	parts.Each(p, func(path string, s *model.Setup) {
		for i, id := range s.Strong {
			k := check.Find(p.Rules.NPCs, id, parts.NPCID)
			if k == nil || k.Charged != nil {
				continue
			}
			d := diag.Diagnostic{
				Summary: fmt.Sprintf("the board of a %s has no stronger side", k.Title),
				Remedy:  "take it out of strong, or change its numbers with an effect {kind: \"stat\"}",
				Range:   p.Where.At(fmt.Sprintf("%s.strong.%d", path, i)),
			}
			if k.Provenance == model.Assumed {
				d.Severity = diag.Warning
			}
			out = append(out, d)
		}
	})
	return out
}

// noState is what to say of a state that is none of those that there are.
func noState(p *check.Pass, name, state string, states []string, path string) diag.Diagnostic {
	remedy := parts.DidYouMean(state, states)
	if len(states) == 0 {
		remedy = "this kind has no states: take the state out"
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("%s cannot be %q", name, state),
		Remedy:  remedy,
		Range:   p.Where.At(path),
		Fix:     parts.Renamed(p.Where.At(path), state, states),
	}
}

// statesOf lists the states that the rules of a sort of piece know: a kind of furniture, or a size of
// crate with states. Known says that there is such a sort.
func statesOf(p *check.Pass, sort string) (states []string, known bool) {
	if k := check.Find(p.Rules.Furniture, sort, func(k *model.FurnitureKind) string { return k.ID }); k != nil {
		return terrainStates(p, k.Rule), true
	}
	if k := check.Find(p.Rules.Crates, sort, parts.CrateSizeID); k != nil {
		states = terrainStates(p, k.Rule)
	}
	return states, len(states) > 0
}

func terrainStates(p *check.Pass, rule string) []string {
	if t := check.Find(p.Rules.Terrain, rule, func(t *model.TerrainRule) string { return t.ID }); t != nil {
		return t.States
	}
	return nil
}
