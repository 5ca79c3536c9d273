package random

import (
	"reflect"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/kinds"
)

func maker(t *testing.T) *Maker {
	t.Helper()
	m := shipped.MissionOf(t, "salvage-run")
	out, err := New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestASeedAlwaysMeansTheSameMission(t *testing.T) {
	one, two := maker(t), maker(t)
	for seed := range uint64(20) {
		a, b, c := one.draft(seed, 0), two.draft(seed, 0), one.draft(seed, 1)
		if !reflect.DeepEqual(a, b) {
			t.Errorf("seed %d means two missions", seed)
		}
		if reflect.DeepEqual(a.Mission.Board, c.Mission.Board) {
			t.Errorf("seed %d: the second draft has the board of the first", seed)
		}
	}
}

// TestEveryKindOfTheLanguageIsDrawn: whatever packs can be written with stands in some mission.
func TestEveryKindOfTheLanguageIsDrawn(t *testing.T) {
	m, seen := maker(t), map[string]bool{}
	for seed := range uint64(250) {
		d := m.draft(seed, 0)
		note(seen, reflect.ValueOf(d.Mission).Elem())
		for _, k := range d.Decks {
			note(seen, reflect.ValueOf(k).Elem())
		}
	}
	for table, list := range map[string][]string{"Effect": all(kinds.Effects(), func(k kinds.Effect) string { return k.Kind }),
		"Trigger":   all(kinds.Triggers(), func(k kinds.Trigger) string { return k.Kind }),
		"Condition": all(kinds.Conditions(), func(k kinds.Condition) string { return k.Kind }),
		"Goal":      all(kinds.Goals(), func(k kinds.Goal) string { return k.Kind })} {
		for _, kind := range list {
			if !seen[table+" "+kind] && !betweenGames(table, kind) {
				t.Errorf("%s %q is never drawn", strings.ToLower(table), kind)
			}
		}
	}
}

// TestEveryAirlockLeadsSomewhere: of no mission that is drawn a crew stays in its ship as it has no way in.
func TestEveryAirlockLeadsSomewhere(t *testing.T) {
	m, refused := maker(t), 0
	for seed := range uint64(60) {
		d, err := m.Draw(seed, func(*Draw) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		if err := d.enters(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		refused += len(d.Refused)
	}
	if refused == 0 {
		t.Error("no draft has been refused: nothing was looked at")
	}
}

func all[T any](list []T, kind func(T) string) []string {
	var out []string
	for _, k := range list {
		out = append(out, kind(k))
	}
	return out
}

// betweenGames reports whether a kind belongs into the phases between games, or names what no mission of this rule set has.
func betweenGames(table, kind string) bool {
	return table == "Effect" && strings.Contains(" campaign ", " "+kind+" ")
}

// note keeps which kinds stand in a value.
func note(seen map[string]bool, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			note(seen, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			note(seen, v.Index(i))
		}
	case reflect.Struct:
		if k := v.FieldByName("Kind"); k.IsValid() && k.Kind() == reflect.String {
			seen[v.Type().Name()+" "+k.String()] = true
		}
		for i := range v.NumField() {
			note(seen, v.Field(i))
		}
	}
}

// TestWhatIsDrawnSaysAllThatItHasTo: each effect, event and goal could stand in a pack.
func TestWhatIsDrawnSaysAllThatItHasTo(t *testing.T) {
	m := maker(t)
	for seed := range uint64(100) {
		for _, r := range m.draft(seed, 0).Mission.Rules {
			if r.When != nil {
				says(t, seed, kinds.Awaits(*r.When))
			}
			for _, e := range r.Do {
				says(t, seed, kinds.Lacks(e))
				says(t, seed, kinds.Idle(e))
			}
		}
	}
}

func says(t *testing.T, seed uint64, lacks string) {
	t.Helper()
	if lacks != "" {
		t.Errorf("seed %d: %s", seed, lacks)
	}
}
