package main

import (
	"fmt"
	"path"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// loaded is a session with a mission that ships, and a crew for it.
func loaded(t *testing.T, mission, crew string) (*session, wire.Content, *model.Crew) {
	t.Helper()
	res := compiler.CompileTree(missions.FS, "missions", []string{mission, path.Join("crews", crew)}, compiler.Options{Library: missions.FS, Decks: true})
	var c wire.Content
	var brought *model.Crew
	for _, u := range res.Units {
		if u.Mission != nil {
			c = wire.Content{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks}
		} else if it, ok := u.Value.(*model.Crew); ok {
			brought = it
		}
	}
	if c.Mission == nil || brought == nil {
		t.Fatalf("no mission %s or no crew %s ships: %v", mission, crew, res.Diagnostics)
	}
	s := &session{}
	for _, l := range c.Rules.Hostility.Levels {
		c.Levels = append(c.Levels, l.Text)
	}
	if r := ask(t, s, map[string]any{"call": "load", "mission": c.Mission, "rules": c.Rules, "decks": c.Decks, "levels": c.Levels}); r.Error != "" {
		t.Fatal(r.Error)
	}
	return s, c, brought
}

// native is the hash of the end of a game that a policy plays outside the player.
func native(t *testing.T, c wire.Content, seed uint64, crews ...*model.Crew) string {
	t.Helper()
	x, err := play.Lower(c.Mission, c.Rules, c.Decks, crews)
	if err != nil {
		t.Fatal(err)
	}
	g, err := x.New(seed)
	if err != nil {
		t.Fatal(err)
	}
	policy.Play(g, policy.Greedy{})
	return fmt.Sprintf("%016x", g.State.Hash())
}

// A whole game is played by calls, at once or decision by decision, and goes as it does outside the player.
func TestWholeGames(t *testing.T) {
	for mission, crews := range map[string]int{"salvage-run": 1, "crossfire": 2} {
		s, c, crew := loaded(t, mission, "patient-creditor")
		brought := []*model.Crew{crew, crew}[:crews]
		want := native(t, c, 7, brought...)
		stage := map[string]any{"call": "stage", "seed": "7", "brought": brought}
		if r := ask(t, s, stage); r.Game == nil || r.Game.Over || len(r.Game.Options) < 2 {
			t.Fatalf("%s: the start: %+v %s", mission, r.Game, r.Error)
		}
		r := ask(t, s, map[string]any{"call": "auto", "policy": "greedy"})
		if r.Game == nil || !r.Game.Over || r.Game.Hash != want || r.Game.Round < 5 || len(r.Game.Told) < 100 {
			t.Errorf("%s at once: %+v %s, want the state %s", mission, r.Game, r.Error, want)
		}
		ask(t, s, stage)
		calls := 0
		for r = ask(t, s, map[string]any{"call": "auto", "policy": "greedy", "most": 1}); r.Error == "" && !r.Game.Over; calls++ {
			r = ask(t, s, map[string]any{"call": "auto", "policy": "greedy", "most": 1})
		}
		if r.Game == nil || r.Game.Hash != want || calls < 100 {
			t.Errorf("%s by decisions: %+v %s after %d calls, want the state %s", mission, r.Game, r.Error, calls, want)
		}
	}
}

// A page takes the options itself: always the first comes to an end, too, and what happens is told once.
func TestChoose(t *testing.T) {
	s, _, crew := loaded(t, "salvage-run", "patient-creditor")
	r := ask(t, s, map[string]any{"call": "stage", "seed": "7", "brought": []*model.Crew{crew}})
	begun := 0
	for calls := 0; r.Error == "" && !r.Game.Over; calls++ {
		if calls == 10_000 {
			t.Fatal("a game without an end")
		}
		begun += strings.Count(strings.Join(r.Game.Told, "\n"), "The game begins.")
		r = ask(t, s, map[string]any{"call": "choose", "option": 0})
	}
	if r.Error != "" || begun != 1 || len(r.Game.Options) != 0 {
		t.Errorf("the end: %+v %s; begun %d times", r.Game, r.Error, begun)
	}
	if r := ask(t, s, map[string]any{"call": "choose", "option": 0}); !strings.Contains(r.Error, "0 options") {
		t.Errorf("a choice after the end: %+v", r)
	}
}

// What cannot be played is said, and leaves a game that is under way alone.
func TestBadStages(t *testing.T) {
	s, _, crew := loaded(t, "salvage-run", "patient-creditor")
	for _, call := range []string{"choose", "auto"} {
		if r := ask(t, s, map[string]any{"call": call}); !strings.Contains(r.Error, "no whole game has begun") {
			t.Errorf("%s before a game: %+v", call, r)
		}
	}
	r := ask(t, s, map[string]any{"call": "stage", "seed": "7", "brought": []*model.Crew{crew}})
	before := r.Game.Hash
	unfit := *crew
	unfit.Traders = append([]model.CrewTrader{}, crew.Traders...)
	unfit.Traders = append(append(unfit.Traders, unfit.Traders...), unfit.Traders...)
	for _, c := range []struct {
		in   map[string]any
		want string
	}{
		{map[string]any{"call": "stage", "seed": "7"}, "crews, not 0"},
		{map[string]any{"call": "stage", "seed": "7", "brought": []*model.Crew{nil}}, "crews is missing"},
		{map[string]any{"call": "stage", "brought": []*model.Crew{crew}}, "a seed is"},
		{map[string]any{"call": "stage", "seed": "7", "brought": []*model.Crew{&unfit}}, `crew "patient-creditor"`},
		{map[string]any{"call": "choose", "option": -1}, "no number -1"},
		{map[string]any{"call": "choose", "option": 99}, "no number 99"},
		{map[string]any{"call": "auto", "policy": "brave"}, `no policy "brave"`},
	} {
		if r := ask(t, s, c.in); !strings.Contains(r.Error, c.want) {
			t.Errorf("%v: %q, want %q", c.in, r.Error, c.want)
		}
	}
	if r := ask(t, s, map[string]any{"call": "auto", "policy": "random", "most": 1}); r.Game == nil || r.Game.Hash == before {
		t.Errorf("the game does not go on: %+v %s", r.Game, r.Error)
	}
}
