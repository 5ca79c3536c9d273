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

// outcome is what comes of some games: how many traders come home of all, and in how many games a crew does what the mission is about.
type outcome struct{ home, traders, done, games int }

// TestHarderIsNotEasier: with more hostility, fewer airlocks or stronger figures neither the share of traders who come home rises, nor
// that of games in which the primary objective is done, beyond what luck does in one of a thousand times.
func TestHarderIsNotEasier(t *testing.T) {
	games := 60
	if os.Getenv("SORTIE_FULL") != "" {
		games = 1000
	}
	for _, m := range shipped.Missions(t) {
		if m.Edition != "purge" {
			continue
		}
		as := rate(t, m.Mission, m.Rules, m, games)
		for name, change := range harder() {
			mission, rules := *m.Mission, *m.Rules
			change(&mission, &rules)
			than := rate(t, &mission, &rules, m, games)
			t.Logf("%s: %+v; %s: %+v", m.ID, as, name, than)
			if rises(as.home, as.traders, than.home, than.traders) {
				t.Errorf("%s: with %s %d of %d traders come home, and %d without", m.ID, name, than.home, than.traders, as.home)
			}
			if rises(as.done, as.games, than.done, than.games) {
				t.Errorf("%s: with %s the objective is done in %d of %d games, and in %d without", m.ID, name, than.done, than.games, as.done)
			}
		}
	}
}

// rises reports whether one share is above another one beyond an interval of 99.9 %.
func rises(n, of, now, ofNow int) bool {
	p, q := float64(n)/float64(of), float64(now)/float64(ofNow)
	spread := math.Sqrt(p*(1-p)/float64(of) + q*(1-q)/float64(ofNow))
	return q-p > 3.1*max(spread, 1e-9)
}

func TestSharesThatRiseAreSeen(t *testing.T) {
	if !rises(500, 1000, 600, 1000) || rises(500, 1000, 550, 1000) || rises(600, 1000, 500, 1000) || rises(0, 1000, 0, 1000) || !rises(0, 10, 10, 10) {
		t.Error("shares are told apart that luck could have made, or are not that it could not")
	}
}

// rate is what comes of a number of games.
func rate(t *testing.T, m *model.Mission, r *model.RuleSet, from shipped.Mission, games int) (out outcome) {
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
		out.games++
		for crew := range int8(g.Crews) {
			if g.Earned(crew, 0) { // the primary one stands first
				out.done++
				break
			}
		}
		for f := range int8(g.Count) {
			if g.Trader(f) {
				out.traders++
				if g.Figures[f].Flags.Has(play.Aboard) {
					out.home++
				}
			}
		}
	}
	return out
}
