package kinds_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// numbered are the sorts of cells that are numbers: whoever writes one says how far.
var numbered = []kinds.Sort{kinds.TrackCell, kinds.CounterCell, kinds.ScoreCell, kinds.AssetsCell, kinds.NumberCell}

// filled sets the numbers of an effect but for those of some names.
func filled[T any](e T, but ...string) T {
	v, two := reflect.ValueOf(&e).Elem(), 2
	for i := range v.NumField() {
		switch f := v.Field(i); {
		case slices.Contains(but, v.Type().Field(i).Name):
		case f.Kind() == reflect.Int:
			f.SetInt(2)
		case f.Type() == reflect.TypeFor[*int]():
			f.Set(reflect.ValueOf(&two))
		}
	}
	return e
}

// A number that a kind writes and does not move would be taken to stay where it is.
func TestWhoWritesANumberMovesIt(t *testing.T) {
	seen := map[kinds.Sort]bool{}
	hold := func(kind string, takes []string, writes []kinds.Cell) {
		for _, c := range writes {
			if !slices.Contains(numbered, c.Sort) {
				continue
			}
			seen[c.Sort] = true
			if !c.Move.Goes(1) || c.Move.From(0) != (kinds.Span{Low: 2, High: 2}) {
				t.Errorf("%s writes a number and moves it by %+v; all its fields say 2", kind, c.Move)
			}
			if !slices.Contains(takes, c.Move.Field) {
				t.Errorf("%s moves by the field %q, which it does not take", kind, c.Move.Field)
			}
		}
	}
	for _, k := range kinds.Effects() {
		hold(k.Kind, k.Takes, kinds.Writes(filled(model.Effect{Kind: k.Kind}, "Becomes")))
		if slices.Contains(k.Takes, "becomes") {
			hold(k.Kind, k.Takes, kinds.Writes(filled(model.Effect{Kind: k.Kind}, "Add")))
		}
	}
	for _, k := range kinds.CrewEffects() {
		hold(k.Kind, k.Takes, kinds.CrewWrites(filled(model.CrewEffect{Kind: k.Kind}, "To")))
		hold(k.Kind, k.Takes, kinds.CrewWrites(filled(model.CrewEffect{Kind: k.Kind})))
	}
	if len(seen) != len(numbered) {
		t.Errorf("only %d of %d sorts of numbers are written", len(seen), len(numbered))
	}
}

func TestHowFarACounterGoes(t *testing.T) {
	five := 5
	for _, tt := range []struct {
		name       string
		e          model.Effect
		rise, fall int
		from       kinds.Span // 3
		least      int
		exact      bool
	}{
		{"nothing", model.Effect{}, 0, 0, kinds.Span{Low: 3, High: 3}, 0, true},
		{"up", model.Effect{Add: 2}, 2, 0, kinds.Span{Low: 5, High: 5}, 2, true},
		{"down", model.Effect{Add: -2}, 0, 2, kinds.Span{Low: 1, High: 1}, 2, true},
		{"up for each hit", model.Effect{Add: 2, PerHit: true}, kinds.Endless, 0, kinds.Span{Low: 5, High: 3 + kinds.Endless}, 2, false},
		{"down for each hit", model.Effect{Add: -2, PerHit: true}, 0, kinds.Endless, kinds.Span{Low: 3 - kinds.Endless, High: 1}, 2, false},
		{"set", model.Effect{Becomes: &five}, kinds.Endless, kinds.Endless, kinds.Span{Low: 5, High: 5}, 5, true},
		{"set, whatever is added", model.Effect{Add: 1, Becomes: &five, PerHit: true}, kinds.Endless, kinds.Endless, kinds.Span{Low: 5, High: 5}, 5, true},
	} {
		tt.e.Kind = "counter"
		c, _ := kinds.Of(kinds.Writes(tt.e), kinds.CounterCell)
		m := c.Move
		if m.Rise() != tt.rise || m.Fall() != tt.fall || m.From(3) != tt.from || m.Least() != tt.least || m.Exact() != tt.exact {
			t.Errorf("%s: %+v: rises by %d, falls by %d, from 3 to %v, at least %d, exactly: %v", tt.name, m, m.Rise(), m.Fall(), m.From(3), m.Least(), m.Exact())
		}
	}
}
