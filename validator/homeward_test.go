package validator

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// Of several things that all are needed the farthest counts, of those of which one is enough the nearest; what
// nobody gets to is no way, and neither is a thing that needs itself.
func TestTheWayToWhatIsNeeded(t *testing.T) {
	at := func(id string) need { return needs(reachFact, id) }
	known := func() map[fact]*errand {
		out := map[fact]*errand{{kind: reachFact, id: "nowhere"}: {}}
		for id, far := range map[string]model.Length{"near": 300, "middle": 700, "far": 1500} {
			out[fact{kind: reachFact, id: id}] = &errand{length: far, site: site{name: id}, ok: true}
		}
		return out
	}
	tests := []struct {
		name string
		need need
		want string // of the site; empty: there is no way
	}{
		{"all", allOf(at("near"), at("far"), at("middle")), "far"},
		{"one", oneOf(at("middle"), at("near"), at("far")), "near"},
		{"all, of which one is out of reach", allOf(at("near"), at("nowhere")), ""},
		{"one, of which one is out of reach", oneOf(at("nowhere"), at("far")), "far"},
		{"one of two pairs", oneOf(allOf(at("near"), at("far")), allOf(at("near"), at("middle"))), "middle"},
		{"by a rule", needs(ruleFact, "lever"), "middle"},
		{"a rule that waits for itself", needs(ruleFact, "loop"), ""},
		{"a rule that need not wait for itself", needs(ruleFact, "either"), "near"},
	}
	for _, tt := range tests {
		l := &lore{}
		l.add(fact{kind: ruleFact, id: "lever"}, at("middle"))
		l.add(fact{kind: ruleFact, id: "loop"}, needs(ruleFact, "loop"))
		l.add(fact{kind: ruleFact, id: "either"}, oneOf(needs(ruleFact, "either"), at("near")))
		g := &guide{lore: l, known: known()}
		if got := g.need(tt.need); got.ok != (tt.want != "") || got.ok && got.site.name != tt.want {
			t.Errorf("%s: %q %v, want %q", tt.name, got.site.name, got.ok, tt.want)
		}
	}
}
