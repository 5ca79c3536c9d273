package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// ref007 finds states that a piece cannot be in.
func ref007() Check {
	return Check{
		Code:     "REF007",
		Title:    "a state that the piece cannot be in",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "A piece of furniture starts in a state, or an effect puts it into one. The rules of its kind list the states that such " +
			"a piece can be in, and this is none of them.",
		Before: "board: furniture: core: {kind: \"reactor\", state: \"awake\"}",
		After:  "board: furniture: core: {kind: \"reactor\", state: \"active\"}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				for _, x := range f.Board.Furniture {
					p.state(x, x.State, f.Path+".furniture."+x.ID+".state")
				}
			}
			p.eachEffect(func(e effectAt) {
				for _, f := range p.Mission.Floors() {
					if x := find(f.Board.Furniture, e.Piece, furnitureID); x != nil && e.Kind == "piece" {
						p.state(*x, e.Set, e.path+".set")
					}
				}
			})
		},
	}
}

// state reports a state that furniture of a kind cannot be in.
func (p *Pass) state(x model.Furniture, state, path string) {
	states := p.statesOf(x.Kind)
	if state == "" || slices.Contains(states, state) {
		return
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s cannot be %q", x.ID, state),
		Remedy:  didYouMean(state, states),
		Range:   p.Where.At(path),
	})
}

// statesOf lists the states that the rules of a kind of furniture know.
func (p *Pass) statesOf(kind string) []string {
	k := find(p.Rules.Furniture, kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil {
		return nil
	}
	if t := find(p.Rules.Terrain, k.Rule, func(t *model.TerrainRule) string { return t.ID }); t != nil {
		return t.States
	}
	return nil
}

func furnitureID(x *model.Furniture) string { return x.ID }
