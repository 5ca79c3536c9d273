package main

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/schema/model"
)

// TestGamesOfTheSkilledPass has games judged of traders who know every skill among them.
func TestGamesOfTheSkilledPass(t *testing.T) {
	list, wrong := tables(t, "purge", "patient-creditor", 2), 0
	for i := range list {
		x := &list[i]
		for c, crew := range x.Crews {
			skilled := *crew
			skilled.Traders = append([]model.CrewTrader(nil), crew.Traders...)
			for k, s := range x.Rules.Skills {
				tr := &skilled.Traders[(k+c)%len(skilled.Traders)]
				tr.Learned = append(tr.Learned[:len(tr.Learned):len(tr.Learned)], model.Amount{ID: s.ID, Count: 3})
			}
			x.Crews[c] = &skilled
		}
		r, err := play.Lower(x.Mission, x.Rules, x.Decks, x.Crews)
		if err != nil {
			t.Fatal(err)
		}
		x.game = &play.Game{Rules: r}
	}
	const games = 24
	for i := 0; i < games && wrong < 10; i++ {
		x, seed := &list[i%len(list)], uint64(i/len(list))
		var p policy.Policy = policy.Greedy{}
		if i%2 == 1 {
			p = &policy.Random{Luck: rand.New(rand.NewPCG(seed, 1))}
		}
		data := x.record(t, seed, p)
		for n, f := range Check(bytes.NewReader(data)) {
			if n == 0 {
				wrong++
				t.Errorf("%s, %d crews, seed %d, %T:\n%s", x.Mission.ID, len(x.Crews), seed, p, around(data, f))
			}
		}
	}
}

// TestOnlyWhoIsTalkedIntoItGoesOver: a trader joins another crew behind a talk about that, and at no other time.
func TestOnlyWhoIsTalkedIntoItGoesOver(t *testing.T) {
	for _, x := range []struct {
		target, won int
		right       bool
	}{{2, 1, true}, {2, 0, false}, {1, 1, false}} {
		r := &referee{figures: []*figure{nil, {name: "One", crew: 1}, {name: "Two", crew: 2}}}
		r.event(&line{Event: "persuaded", Figure: 1, Target: x.target, Won: x.won})
		r.event(&line{Event: "joined", Figure: 2, Crew: 1})
		if right := len(r.faults) == 0; right != x.right {
			t.Errorf("behind a talk to %d that comes out as %d: %v", x.target, x.won, r.faults)
		}
	}
}
