package policy

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// The fuzzer kills whatever takes ten seconds by the clock, on a machine that is busy as well, and reports a crash that nobody can
// see again. So a game of a changed mission is left after enough decisions, and one round does not have as many as endless.
const enough, endless = 6_000, 4_000

// FuzzModels changes compiled missions and rule sets as the bytes say, sense or nonsense, and plays what can be lowered.
func FuzzModels(f *testing.F) {
	crew := shipped.CrewOf(f, "patient-creditor")
	var missions []shipped.Mission
	for _, id := range []string{"salvage-run", "crossfire", "hold-out", "starter"} {
		missions = append(missions, shipped.MissionOf(f, id))
	}
	for i := range 24 {
		f.Add([]byte(strings.Repeat(string([]byte{byte(i), byte(i * 37), byte(i * 101)}), 9)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		w := &wrecker{data: data}
		m := missions[w.pick(len(missions))]
		var mission model.Mission
		if !w.wreck(m.Mission, &mission) {
			return
		}
		rules := m.Rules
		if w.pick(4) == 3 {
			rules = &model.RuleSet{}
			if !w.wreck(m.Rules, rules) {
				return
			}
		}
		playWreck(t, &mission, rules, m.Decks, slices.Repeat([]*model.Crew{crew}, max(m.Players.Min, 1)))
	})
}

// playWreck plays a mission that may be nonsense: it may be refused, and a game of it may fail.
func playWreck(t *testing.T, m *model.Mission, r *model.RuleSet, decks []*model.Deck, crews []*model.Crew) {
	x, err := play.Lower(m, r, decks, crews)
	if err != nil {
		return
	}
	g := &play.Game{Rules: x}
	luck := rand.New(rand.NewPCG(1, 2))
	if g.Reset(1) != nil {
		return
	}
	round, began := g.Round, 0
	for n := range enough {
		_, options := g.Next()
		if options == nil {
			return
		}
		if g.Round != round {
			round, began = g.Round, n
		}
		if n-began > endless {
			t.Fatalf("round %d does not end", g.Round)
		}
		g.Apply(luck.IntN(len(options)))
	}
}

// wrecker takes its decisions from the bytes of the fuzzer.
type wrecker struct{ data []byte }

// pick is a number below n.
func (w *wrecker) pick(n int) int {
	at := 0
	for most := 1; most < n && len(w.data) > 0; most <<= 8 {
		at, w.data = at<<8|int(w.data[0]), w.data[1:]
	}
	return at % max(n, 1)
}

// wreck writes a value changed in some places into another; false where that no longer decodes.
func (w *wrecker) wreck(from, to any) bool {
	text, err := json.Marshal(from)
	if err != nil {
		return false
	}
	var tree any
	if json.Unmarshal(text, &tree) != nil {
		return false
	}
	var words []string
	eachLeaf(tree, func(v any, _ func(any)) {
		if s, ok := v.(string); ok {
			words = append(words, s)
		}
	})
	for range 1 + w.pick(6) {
		w.change(tree, words)
	}
	if text, err = json.Marshal(tree); err != nil {
		return false
	}
	return json.Unmarshal(text, to) == nil
}

// change changes one leaf, or one list.
func (w *wrecker) change(tree any, words []string) {
	n := 0
	eachLeaf(tree, func(any, func(any)) { n++ })
	at := w.pick(n)
	eachLeaf(tree, func(v any, set func(any)) {
		if at--; at != -1 {
			return
		}
		switch v := v.(type) {
		case float64:
			set([]float64{0, -1, v + 1, v - 1, -v, v * 100, 127, 128, 255, 256, 32_767, 65_536, 1e9}[w.pick(13)])
		case string:
			set(append([]string{"", "no-such-thing"}, words...)[w.pick(len(words)+2)])
		case bool:
			set(!v)
		case []any:
			set([]any{nil, append(slices.Clone(v), v...), []any{}}[w.pick(3)])
		default:
			set(nil)
		}
	})
}

// eachLeaf goes through all values of a tree that are no objects, lists among them; set puts another in the place of one.
func eachLeaf(tree any, do func(v any, set func(any))) {
	visit := func(v any, set func(any)) {
		switch v.(type) {
		case map[string]any:
			eachLeaf(v, do)
		case []any:
			do(v, set)
			eachLeaf(v, do)
		default:
			do(v, set)
		}
	}
	switch v := tree.(type) {
	case map[string]any:
		keys := make([]string, 0, len(v))
		for k := range v {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			visit(v[k], func(x any) { v[k] = x })
		}
	case []any:
		for i := range v {
			visit(v[i], func(x any) { v[i] = x })
		}
	}
}
