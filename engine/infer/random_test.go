package infer_test

import (
	"fmt"
	"math/rand"

	"github.com/sortie-tools/sortie/schema/model"
)

// chance makes up missions: few things and many rules about them, so that most of what a rule waits for hangs on others.
type chance struct{ *rand.Rand }

// of is one of several things.
func of[T any](c chance, all ...T) T { return all[c.Intn(len(all))] }

// maybe is a thing half of the time, and nil otherwise.
func maybe[T any](c chance, v T) *T {
	if c.Intn(2) == 0 {
		return nil
	}
	return &v
}

// rules are a small rule set with the shape of a real one.
func rules() *model.RuleSet {
	face := func(n int) model.Face { return model.Face{Title: fmt.Sprint(n), Number: n, Count: n} }
	return &model.RuleSet{
		ID:     "test",
		Phases: []model.Phase{{ID: "hostility", Steps: []string{"peg", "event"}}, {ID: "trader"}, {ID: "npc"}},
		Hostility: model.Hostility{CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1, Levels: []model.HostilityLevel{
			{ID: "low", Title: "Low", Holes: 4}, {ID: "mid", Title: "Mid", Holes: 3, Arrivals: []model.Arrival{{NPC: "guard", Phase: "npc", Count: 1}}},
			{ID: "high", Title: "High", Holes: 5},
		}},
		Dice:       []model.Die{{ID: "blue", Faces: []model.Face{face(0), face(1), face(2)}}},
		NPCs:       []model.NPCKind{{ID: "guard", Title: "Guard", Group: "guards", Rank: 2}, {ID: "cook", Title: "Cook", Group: "crew", Rank: 1}, {ID: "thief", Title: "Thief", Group: "crew", Rank: 2}},
		Panels:     []model.PanelKind{{ID: "door", Title: "Door", Openings: []model.Opening{{Door: true}}}},
		Furniture:  []model.FurnitureKind{{ID: "console", Title: "Console"}},
		Crates:     []model.CrateSize{{ID: "small", Title: "Small"}},
		TokenSizes: []model.TokenSize{{ID: "small", Pouch: true}},
		Tokens:     []model.TokenKind{{ID: "knife", Size: "small", Category: "weapon"}},
		Cards:      []model.CardKind{{ID: "hazard"}, {ID: "help"}},
		Boxes: []model.Box{{ID: "core", NPCs: []model.BoxCount{{ID: "guard", Count: 3}, {ID: "cook", Count: 2}, {ID: "thief", Count: 2}},
			Tokens: []model.BoxCount{{ID: "knife", Count: 9}}}},
	}
}

// decks are event cards of two kinds; one takes a peg off, another brings a figure.
func decks() []*model.Deck {
	band := func(e model.Effect) []model.CardBand { return []model.CardBand{{Do: []model.Effect{e}}} }
	return []*model.Deck{
		{ID: "hazards", Edition: "test", Kind: "hazard", Cards: []model.Card{{ID: "noise", Copies: 3, Bands: band(model.Effect{Kind: "pegs", Add: 1})}}},
		{ID: "helpers", Edition: "test", Kind: "help", Cards: []model.Card{
			{ID: "calm", Copies: 2, Bands: band(model.Effect{Kind: "pegs", Add: -1})},
			{ID: "friend", Copies: 1, Bands: band(model.Effect{Kind: "spawn", NPC: "cook", Count: 1, At: &model.Place{Any: "entry"}})},
		}},
	}
}

// mission is a made-up one.
func (c chance) mission() *model.Mission {
	m := &model.Mission{ID: "test", Edition: "test", Players: model.Players{Min: 1, Max: 3}, Boxes: []string{"core"}}
	for i, id := range []string{"d0", "d1", "d2"} {
		m.Board.Panels = append(m.Board.Panels, model.Panel{ID: id, Name: fmt.Sprintf("%d,0-%d,0", 4*i, 4*i+4), Kind: "door", State: of(c, model.Open, model.Closed, model.Locked)})
	}
	m.Board.Furniture = []model.Furniture{{ID: "f0", Kind: "console"}, {ID: "f1", Kind: "console"}}
	m.Board.Crates = []model.Crate{{ID: "c1", Size: "small"}, {ID: "c2", Size: "small"}}
	m.Board.Entries = []model.Entry{{ID: "1", Number: 1}}
	for _, id := range []string{"n0", "n1", "n2"} {
		m.Setup.Counters = append(m.Setup.Counters, model.Counter{ID: id, Start: c.Intn(3), Most: maybe(c, 3+c.Intn(4))})
	}
	m.Setup.Hostility = c.Intn(6)
	m.Setup.Events = []model.EventAllocation{{Kind: of(c, "hazard", "hazard", "help"), Mode: model.AllCards}}
	m.Setup.Allocation = []model.Allocation{{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 1}}}}
	for i := range 3 + c.Intn(6) {
		m.Rules = append(m.Rules, c.rule(fmt.Sprintf("r%d", i)))
	}
	m.Objectives = []model.Objective{{ID: "o0", Done: c.goal(2)}, {ID: "o1", Done: c.goal(2), After: of(c, "", "o0")}}
	if c.Intn(3) > 0 {
		m.Ends = []model.Trigger{c.event(1)}
	}
	return m
}

// rule is one that waits for something, or for another to run it.
func (c chance) rule(id string) model.Rule {
	r := model.Rule{ID: id, Title: id, Simulated: true, Times: of(c, 0, 1, 1, 2), PerRound: 3}
	if c.Intn(8) > 0 {
		w := c.event(1)
		r.When = &w
	}
	if c.Intn(2) == 0 {
		x := c.condition(2)
		r.If = &x
	}
	for range 1 + c.Intn(2) {
		r.Do = append(r.Do, c.effect(1))
	}
	return r
}

// event is one that the table sees by itself.
func (c chance) event(deep int) model.Trigger {
	switch c.Intn(12 + deep) {
	case 0:
		return model.Trigger{Kind: "start"}
	case 1:
		return model.Trigger{Kind: "round", At: 1 + c.Intn(6), Every: of(c, 0, 0, 2)}
	case 2:
		return model.Trigger{Kind: "phase", Phase: of(c, "trader", "npc"), Moment: of(c, "start", "end")}
	case 3:
		return model.Trigger{Kind: "hostility", Level: of(c, "low", "mid", "high")}
	case 4:
		return model.Trigger{Kind: "hostility", Peg: 1 + c.Intn(12)}
	case 5:
		return model.Trigger{Kind: "after", Rule: fmt.Sprintf("r%d", c.Intn(5)), Rounds: 1 + c.Intn(2)}
	case 6:
		return model.Trigger{Kind: "interact", With: of(c, "f0", "f1")}
	case 7:
		return model.Trigger{Kind: "search", With: of(c, "c1", "", ""), Nth: of(c, 0, 2, 5)}
	case 8:
		return model.Trigger{Kind: "door", Of: of(c, "d0", "d1", "d2"), Becomes: of(c, "open", "closed", "locked")}
	case 9:
		return model.Trigger{Kind: "arrival", NPC: of(c, "guard", "cook", "thief")}
	case 10:
		return model.Trigger{Kind: "objective", Of: of(c, "o0", "o1")}
	case 11:
		return model.Trigger{Kind: "event-card", Category: of(c, "hazard", "help")}
	}
	if c.Intn(2) == 0 {
		return model.Trigger{Kind: "any", Triggers: []model.Trigger{c.event(0), c.event(0)}}
	}
	return model.Trigger{Kind: "counter", Of: c.counter(), Reaches: c.Intn(8)}
}

// counter is one of the mission's.
func (c chance) counter() string { return of(c, "n0", "n1", "n2") }

// condition is one that the table knows.
func (c chance) condition(deep int) model.Condition {
	switch c.Intn(6 + deep) {
	case 0:
		return model.Condition{Kind: "round", First: 1 + c.Intn(4), Last: of(c, 0, 5, 6)}
	case 1:
		return model.Condition{Kind: "crews", Min: maybe(c, 1+c.Intn(4)), Max: maybe(c, 4)}
	case 2:
		return model.Condition{Kind: "door", Of: of(c, "d0", "d1", "d2"), Is: of(c, "open", "closed", "locked")}
	case 3:
		return model.Condition{Kind: "done", Objective: of(c, "o0", "o1")}
	case 4:
		return model.Condition{Kind: "hostility", From: of(c, "", "mid", "high"), To: of(c, "", "high")}
	case 5:
		return model.Condition{Kind: "counter", Of: c.counter(), Min: maybe(c, c.Intn(5)), Max: maybe(c, 5+c.Intn(3))}
	}
	return model.Condition{Kind: of(c, "all", "any", "not"), Conditions: []model.Condition{c.condition(deep - 1), c.condition(0)}}
}

// effect is one that the table carries out.
func (c chance) effect(deep int) model.Effect {
	switch c.Intn(8 + deep) {
	case 0, 1:
		return model.Effect{Kind: "counter", Of: c.counter(), Add: of(c, -1, 1, 2)}
	case 2:
		return model.Effect{Kind: "counter", Of: c.counter(), Becomes: maybe(c, c.Intn(6)), Add: 1}
	case 3:
		return model.Effect{Kind: "door", Of: of(c, "d0", "d1", "d2"), Set: of(c, "open", "closed", "locked")}
	case 4:
		return model.Effect{Kind: "pegs", Add: of(c, -1, 1, 2)}
	case 5:
		return model.Effect{Kind: "spawn", NPC: of(c, "guard", "cook", "thief"), Count: 1, At: &model.Place{Any: "entry"}}
	case 6:
		return model.Effect{Kind: "rule", Rule: fmt.Sprintf("r%d", c.Intn(5))}
	case 7:
		return of(c, model.Effect{Kind: "end"}, model.Effect{Kind: "score", Points: 1, For: "all"}, model.Effect{Kind: "deck", Op: "add", Category: "help"})
	}
	return model.Effect{Kind: "choose", Options: []model.Option{{Title: "yes", Do: []model.Effect{c.effect(0)}}, {Title: "no"}}}
}

// goal is one that the table judges.
func (c chance) goal(deep int) model.Goal {
	switch c.Intn(2 + deep) {
	case 0:
		return model.Goal{Kind: "score", Points: 1 + c.Intn(3)}
	case 1:
		return model.Goal{Kind: "counter", Of: c.counter(), Reaches: c.Intn(7)}
	}
	return model.Goal{Kind: of(c, "all", "any"), Goals: []model.Goal{c.goal(deep - 1), c.goal(0)}}
}
