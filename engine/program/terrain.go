package program

import (
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// Bound is a program of a kind of terrain as one of a piece of it: where it speaks of itself, that piece is meant, and how the piece
// stands, one of some states, is kept by a counter. False: it waits for nothing, costs something, or speaks of itself otherwise.
func Bound(p model.Program, piece string, states []string) (model.Rule, bool) {
	if p.When == nil || p.Use != "" || p.Phase != "" || p.Cost != nil || p.Target != nil || piece == "" {
		return model.Rule{}, false
	}
	var r model.Rule
	b, err := asjson.Marshal(model.Rule{When: p.When, If: p.If, Do: p.Do, Optional: p.Optional})
	if err != nil || asjson.Unmarshal(b, &r) != nil || !(&binder{piece, states}).bind(reflect.ValueOf(&r)) {
		return model.Rule{}, false
	}
	r.Simulated = true
	return r, true
}

// StateOf is the id of the counter that keeps how a piece stands.
func StateOf(piece string) string { return "terrain." + piece }

// binder has what speaks of its bearer speak of a piece.
type binder struct {
	piece  string
	states []string
}

// bind goes through all that a rule says; false where something cannot be said of a piece.
func (b *binder) bind(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer:
		return v.IsNil() || b.bind(v.Elem())
	case reflect.Slice:
		for i := range v.Len() {
			if !b.bind(v.Index(i)) {
				return false
			}
		}
	case reflect.Struct:
		if !b.speak(v.Addr().Interface()) {
			return false
		}
		for i := range v.NumField() {
			if !b.bind(v.Field(i)) {
				return false
			}
		}
	}
	return true
}

// speak turns one thing that a rule says.
func (b *binder) speak(v any) bool {
	switch x := v.(type) {
	case *model.Place:
		if x.Figure == "self" {
			x.Figure, x.Piece = "", b.piece
		}
	case *model.Who:
		return x.Figure != "self"
	case *model.Trigger:
		switch kinds.TriggerKindOf(x.Kind) {
		case kinds.InteractTrigger:
			x.With = b.piece
		case kinds.PieceTrigger:
			n := slices.Index(b.states, x.Becomes)
			plain := reflect.DeepEqual(*x, model.Trigger{Kind: x.Kind, Becomes: x.Becomes})
			*x = model.Trigger{Kind: kinds.CounterTrigger.String(), Of: StateOf(b.piece), Reaches: n}
			return plain && n >= 0
		}
	case *model.Effect:
		switch kinds.EffectKindOf(x.Kind) {
		case kinds.PieceEffect:
			n := slices.Index(b.states, x.Set)
			plain := reflect.DeepEqual(*x, model.Effect{Kind: x.Kind, Set: x.Set})
			*x = model.Effect{Kind: kinds.CounterEffect.String(), Of: StateOf(b.piece), Becomes: &n}
			return plain && n >= 0
		case kinds.MarkEffect:
			return false
		}
	case *model.Condition:
		switch kinds.ConditionKindOf(x.Kind) {
		case kinds.PieceCondition:
			n := slices.Index(b.states, x.Is)
			plain := reflect.DeepEqual(*x, model.Condition{Kind: x.Kind, Is: x.Is})
			*x = model.Condition{Kind: kinds.CounterCondition.String(), Of: StateOf(b.piece), Min: &n, Max: &n}
			return plain && n >= 0
		case kinds.HoldsCondition:
			return false
		}
	}
	return true
}
