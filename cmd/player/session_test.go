package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/schema/model"
)

func smallGame() wire.Content {
	return wire.Content{
		Mission: &model.Mission{ID: "m", Edition: "r", Players: model.Players{Min: 1, Max: 2}},
		Levels:  make([]model.Text, 1),
		Rules: &model.RuleSet{ID: "r", Phases: []model.Phase{{ID: "hostility"}},
			Hostility: model.Hostility{CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1, Levels: []model.HostilityLevel{{ID: "calm", Holes: 5}}}},
	}
}

func ask(t *testing.T, s *session, q map[string]any) wire.Response {
	t.Helper()
	in, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	var r wire.Response
	if err := json.Unmarshal([]byte(s.call(string(in))), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

func playing(t *testing.T) *session {
	t.Helper()
	s, c := &session{}, smallGame()
	for _, q := range []map[string]any{
		{"call": "load", "mission": c.Mission, "rules": c.Rules, "levels": c.Levels},
		{"call": "new", "crews": 1, "seed": "7"},
		{"call": "do", "op": corespace.Op{Kind: corespace.OpFill}},
		{"call": "do", "op": corespace.Op{Kind: corespace.OpAdvance}},
	} {
		if r := ask(t, s, q); r.Error != "" {
			t.Fatalf("%v: %s", q["call"], r.Error)
		}
	}
	return s
}

func TestPlayUndoSaveRestore(t *testing.T) {
	s := playing(t)
	r := ask(t, s, map[string]any{"call": "do", "op": corespace.Op{Kind: corespace.OpShot}})
	if r.View == nil || r.View.Pegs != 2 || len(r.Events) != 2 {
		t.Fatalf("after a shot: %+v", r)
	}
	save := ask(t, s, map[string]any{"call": "save"}).Save
	if r = ask(t, s, map[string]any{"call": "undo"}); r.View.Pegs != 1 || len(r.Log) != 2 {
		t.Errorf("after taking it back: %+v", r)
	}
	if r = ask(t, s, map[string]any{"call": "restore", "save": save}); r.View.Pegs != 2 || r.View.Hash != save.State {
		t.Errorf("after restoring: %+v", r)
	}
}

func TestBadRequests(t *testing.T) {
	for _, c := range []struct {
		name, in, want string
		session        *session
	}{
		{"no JSON", "{", "no JSON", &session{}},
		{"wrong type", `{"crews":"two"}`, "no JSON", &session{}},
		{"unknown call", `{"call":"win"}`, `no call "win"`, playing(t)},
		{"no game", `{"call":"do"}`, "no game has begun", &session{}},
		{"no mission", `{"call":"new","crews":1,"seed":"1"}`, "no mission was loaded", &session{}},
		{"nothing to load", `{"call":"load"}`, "needs a mission", &session{}},
		{"levels", `{"call":"load","mission":{},"rules":{"hostility":{"levels":[{}]}}}`, "1 level, and words came for 0", &session{}},
		{"crews", `{"call":"new","crews":9,"seed":"1"}`, "1 to 2 crews, not 9", playing(t)},
		{"seed", `{"call":"new","crews":1,"seed":""}`, "a seed is", playing(t)},
		{"op", `{"call":"do","op":{"kind":"open","id":"x"}}`, `no crate "x"`, playing(t)},
		{"save", fmt.Sprintf(`{"call":"restore","save":{"format":%d}}`, corespace.SaveFormat), "the save is of mission", playing(t)},
		{"peek", `{"call":"peek","held":1}`, "no kept card 1", playing(t)},
	} {
		var r wire.Response
		if err := json.Unmarshal([]byte(c.session.call(c.in)), &r); err != nil || !strings.Contains(r.Error, c.want) {
			t.Errorf("%s: %q (%v), want %q", c.name, r.Error, err, c.want)
		}
	}
}

// Whoever keeps a card sees which of its bands counts, also of one that names no levels.
func TestPeek(t *testing.T) {
	s, c := &session{}, smallGame()
	c.Rules.Cards = []model.CardKind{{ID: "help", Hidden: true}}
	c.Mission.Setup.Events = []model.EventAllocation{{Kind: "help", Mode: model.AllCards}}
	deck := &model.Deck{ID: "d", Edition: "r", Kind: "help", Cards: []model.Card{{ID: "hint", Copies: 1,
		Bands: []model.CardBand{{Levels: []string{"wild"}}, {Title: "Hint"}}}}}
	for _, q := range []map[string]any{
		{"call": "load", "mission": c.Mission, "rules": c.Rules, "levels": c.Levels, "decks": []*model.Deck{deck}},
		{"call": "new", "crews": 1, "seed": "7"},
		{"call": "do", "op": corespace.Op{Kind: corespace.OpFill}},
		{"call": "do", "op": corespace.Op{Kind: corespace.OpAdvance}},
		{"call": "do", "op": corespace.Op{Kind: corespace.OpDraw}},
	} {
		if r := ask(t, s, q); r.Error != "" {
			t.Fatalf("%v: %s", q["call"], r.Error)
		}
	}
	r := ask(t, s, map[string]any{"call": "peek", "held": 1})
	if r.Kept == nil || *r.Kept != (corespace.CardView{Card: "d/hint", Band: 1, Level: "calm"}) {
		t.Errorf("a look at the kept card: %+v %s", r.Kept, r.Error)
	}
}

// What the table leaves to the players is known before a game begins, and in it.
func TestGapsBeforeTheGame(t *testing.T) {
	s, c := &session{}, smallGame()
	if r := ask(t, s, map[string]any{"call": "gaps", "crews": 1}); !strings.Contains(r.Error, "no mission was loaded") {
		t.Errorf("gaps of nothing: %+v", r)
	}
	c.Mission.Rules = []model.Rule{{ID: "prose"}}
	c.Levels[0] = model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: "All run."}}}}}
	ask(t, s, map[string]any{"call": "load", "mission": c.Mission, "rules": c.Rules, "levels": c.Levels})
	before := ask(t, s, map[string]any{"call": "gaps", "crews": 1}).Gaps
	view := ask(t, s, map[string]any{"call": "new", "crews": 1, "seed": "7"}).View
	if len(before) != 2 || before[0].Part != "levels" || before[1].Rule != "prose" || !slices.Equal(view.Gaps, before) {
		t.Errorf("before the game %+v, in it %+v", before, view.Gaps)
	}
}

// A failed op must not lose the game.
func TestErrorKeepsTheGame(t *testing.T) {
	s := playing(t)
	ask(t, s, map[string]any{"call": "new", "crews": 9, "seed": "1"})
	if r := ask(t, s, map[string]any{"call": "save"}); r.Save == nil || len(r.Save.Ops) != 2 {
		t.Errorf("after a failed new game: %+v", r)
	}
}
