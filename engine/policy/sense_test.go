package policy

import (
	"math"
	"os"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// harder are changes of a mission and its rules that make no game easier.
func harder() map[string]func(m *model.Mission, r *model.RuleSet) {
	return map[string]func(m *model.Mission, r *model.RuleSet){
		"more hostility at the start": func(m *model.Mission, _ *model.RuleSet) {
			m.Setup.Hostility += 6
			m.Variations = slices.Clone(m.Variations)
			for i := range m.Variations {
				if h := m.Variations[i].Hostility; h != nil {
					more := *h + 6
					m.Variations[i].Hostility = &more
				}
			}
		},
		"one airlock": func(m *model.Mission, _ *model.RuleSet) {
			m.Board.Airlocks = slices.Clone(m.Board.Airlocks[:max(m.Players.Min, 1)])
		},
		"stronger arrivals": func(_ *model.Mission, r *model.RuleSet) {
			r.NPCs = slices.Clone(r.NPCs)
			for i := range r.NPCs {
				if s := r.NPCs[i].Stats; s != nil && s.Close != nil && s.Health != nil {
					next, close, health := *s, *s.Close+2, *s.Health+2
					next.Close, next.Health = &close, &health
					r.NPCs[i].Stats = &next
				}
			}
		},
	}
}

// TestHarderIsNotEasier: with more hostility, fewer airlocks or stronger figures the share of traders who come home does not
// rise beyond what luck does in one of a thousand times.
func TestHarderIsNotEasier(t *testing.T) {
	games := 60
	if os.Getenv("SORTIE_FULL") != "" {
		games = 1000
	}
	for _, m := range shipped.Missions(t) {
		if m.Edition != "purge" {
			continue
		}
		home, all := rate(t, m.Mission, m.Rules, m, games)
		for name, change := range harder() {
			mission, rules := *m.Mission, *m.Rules
			change(&mission, &rules)
			less, of := rate(t, &mission, &rules, m, games)
			p, q := float64(home)/float64(all), float64(less)/float64(of)
			spread := math.Sqrt(p*(1-p)/float64(all) + q*(1-q)/float64(of))
			t.Logf("%s: %d of %d home; %s: %d of %d", m.ID, home, all, name, less, of)
			if q-p > 3.1*max(spread, 1e-9) {
				t.Errorf("%s: with %s %.1f %% of the traders come home, and %.1f %% without", m.ID, name, q*100, p*100)
			}
		}
	}
}

// rate is how many traders come home of all, in a number of games.
func rate(t *testing.T, m *model.Mission, r *model.RuleSet, from shipped.Mission, games int) (home, all int) {
	t.Helper()
	var crews []*model.Crew
	for range max(m.Players.Min, 1) {
		crews = append(crews, shipped.CrewOf(t, "patient-creditor"))
	}
	x, err := play.Lower(m, r, from.Decks, crews)
	if err != nil {
		t.Fatalf("%s: %v", m.ID, err)
	}
	for seed := range uint64(games) {
		g, err := x.New(seed)
		if err != nil {
			t.Fatalf("%s: %v", m.ID, err)
		}
		Play(g, Greedy{})
		for f := range int8(g.Count) {
			if g.Trader(f) {
				all++
				if g.Figures[f].Flags.Has(play.Aboard) {
					home++
				}
			}
		}
	}
	return home, all
}
