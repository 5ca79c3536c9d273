package errands

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// Of several things that all are needed the farthest counts, of those of which one is enough the nearest; what
// nobody gets to is no way, and neither is a thing that needs itself.
func TestTheWayToWhatIsNeeded(t *testing.T) {
	at := func(id string) infer.Need { return infer.Needs(infer.ReachFact, id) }
	known := func() map[infer.Fact]*Errand {
		out := map[infer.Fact]*Errand{{Kind: infer.ReachFact, ID: "nowhere"}: {}}
		for id, far := range map[string]model.Length{"near": 300, "middle": 700, "far": 1500} {
			out[infer.Fact{Kind: infer.ReachFact, ID: id}] = &Errand{Length: far, Site: walks.Site{Name: id}, OK: true}
		}
		return out
	}
	tests := []struct {
		name string
		need infer.Need
		want string // of the site; empty: there is no way
	}{
		{"all", infer.AllOf(at("near"), at("far"), at("middle")), "far"},
		{"one", infer.OneOf(at("middle"), at("near"), at("far")), "near"},
		{"all, of which one is out of reach", infer.AllOf(at("near"), at("nowhere")), ""},
		{"one, of which one is out of reach", infer.OneOf(at("nowhere"), at("far")), "far"},
		{"one of two pairs", infer.OneOf(infer.AllOf(at("near"), at("far")), infer.AllOf(at("near"), at("middle"))), "middle"},
		{"by a rule", infer.Needs(infer.RuleFact, "lever"), "middle"},
		{"a rule that waits for itself", infer.Needs(infer.RuleFact, "loop"), ""},
		{"a rule that need not wait for itself", infer.Needs(infer.RuleFact, "either"), "near"},
	}
	for _, tt := range tests {
		l := &walks.Causes{Causes: &infer.Causes{}}
		l.Add(infer.Fact{Kind: infer.RuleFact, ID: "lever"}, at("middle"))
		l.Add(infer.Fact{Kind: infer.RuleFact, ID: "loop"}, infer.Needs(infer.RuleFact, "loop"))
		l.Add(infer.Fact{Kind: infer.RuleFact, ID: "either"}, infer.OneOf(infer.Needs(infer.RuleFact, "either"), at("near")))
		g := &Guide{causes: l, known: known()}
		if got := g.Need(tt.need); got.OK != (tt.want != "") || got.OK && got.Site.Name != tt.want {
			t.Errorf("%s: %q %v, want %q", tt.name, got.Site.Name, got.OK, tt.want)
		}
	}
}
