package program

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// small is a mission with the rules that a test is about.
func small(rules ...model.Rule) *Program {
	m := &model.Mission{Rules: rules}
	m.Board.Furniture = []model.Furniture{{ID: "left", Kind: "pod"}, {ID: "right", Kind: "pod"}}
	m.Board.Panels = []model.Panel{{Name: "0,0-4,0"}, {ID: "gate", State: model.Closed}}
	m.Setup.Counters = []model.Counter{{ID: "cables"}, {ID: "fuses"}}
	m.Objectives = []model.Objective{{ID: "primary"}}
	r := &model.RuleSet{ID: "test", Phases: []model.Phase{{ID: "first"}, {ID: "second"}}, Dice: []model.Die{{ID: "chance"}},
		NPCs: []model.NPCKind{{ID: "harvester", Group: "purge"}, {ID: "clerk"}}, Tokens: []model.TokenKind{{ID: "orb"}},
		Hostility: model.Hostility{Levels: []model.HostilityLevel{{ID: "calm", Holes: 3}, {ID: "wild", Arrivals: []model.Arrival{{NPC: "clerk", Phase: "second"}}}}}}
	deck := &model.Deck{ID: "d", Edition: "test", Kind: "hazard", Cards: []model.Card{{ID: "leak"}, {ID: "fire"}}}
	return Lower(m, r, []*model.Deck{deck, {ID: "e", Edition: "other", Cards: []model.Card{{ID: "alien"}}}})
}

// waiting is a rule that waits for an event.
func waiting(id string, w model.Trigger) model.Rule { return model.Rule{ID: id, When: &w} }

// Every kind of event that an author can write has a hook, or a reason why it has none.
func TestEveryKindOfEventIsLowered(t *testing.T) {
	for kind, low := range lowerings() {
		if hooked := low.on != nil || low.hook != nil; hooked == (low.why != "") {
			t.Errorf("%q: either it has a hook or there is a reason why not", kinds.TriggerKind(kind))
		}
	}
}

// Every domain that ids are taken from is one that the ref tags of the model name.
func TestDomainsAreThoseOfTheModel(t *testing.T) {
	known := map[string]bool{}
	for _, kind := range append(effectKinds(), "") {
		for _, r := range refs.Of(model.Effect{Kind: kind, Token: "x", Of: "x", Doors: []string{"x"}, NPC: "x", Die: "x", Piece: "x", Hidden: "x", Rule: "x", Phase: "x", Into: "x"}, nil) {
			for _, d := range r.Domains {
				known[d] = true
			}
		}
	}
	for kind := range kinds.TriggerKinds {
		for _, r := range refs.Of(model.Trigger{Kind: kind.String(), Level: "x", Phase: "x", Of: "x", Zone: "x", Faces: []string{"x"}}, nil) {
			for _, d := range r.Domains {
				known[d] = true
			}
		}
	}
	p := small()
	for name := range p.domains {
		if !known[name] {
			t.Errorf("no field names anything of the domain %q", name)
		}
		if _, err := refs.InRuleSet(p.RuleSet, name); err != nil && name[0] != '@' {
			t.Error(err)
		}
	}
}

func effectKinds() []string {
	var out []string
	for kind := range kinds.EffectKinds {
		out = append(out, kind.String())
	}
	return out
}

// Ids are places in the lists of the rule set and the mission; a name that only a rule mentions is no thing there.
func TestIdsArePlaces(t *testing.T) {
	p := small(waiting("r", model.Trigger{Kind: "counter", Of: "nowhere", Reaches: 1}))
	for want, op := range map[OpIDs]model.Effect{
		{1, None, None, None, None, None}:    {Kind: "counter", Of: "fuses"},
		{0, None, None, None, None, None}:    {Kind: "door", Of: "gate"},
		{None, 1, 0, None, None, None}:       {Kind: "spawn", NPC: "clerk", Die: "chance"},
		{None, None, None, 1, None, None}:    {Kind: "skip", Phase: "second"},
		{None, None, None, None, 0, None}:    {Kind: "rule", Rule: "r"},
		{None, None, None, None, None, None}: {Kind: "counter", Of: "nowhere"},
	} {
		if got := p.Op(op); got.ID != want || got.Code.String() != op.Kind {
			t.Errorf("%+v became %v of kind %s, want %v", op, got.ID, got.Code, want)
		}
	}
}

// A signal sets off the rules that wait for it, each once, in their order.
func TestSignalsSetOffTheirRules(t *testing.T) {
	either := model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "round", At: 2, Every: 3}, {Kind: "round", At: 5}, {Kind: "phase", Phase: "second", Moment: "end"}}}
	p := small(waiting("either", either), waiting("fifth", model.Trigger{Kind: "round", At: 5}), waiting("pod", model.Trigger{Kind: "interact", Any: "pod"}),
		waiting("odd", model.Trigger{Kind: "interact"}), waiting("down", model.Trigger{Kind: "counter", Of: "fuses", Reaches: 1}),
		waiting("open", model.Trigger{Kind: "door", Of: "gate", Becomes: "open"}), waiting("fire", model.Trigger{Kind: "event-card", Card: "fire"}),
		waiting("purge", model.Trigger{Kind: "defeated", Who: &model.Who{Group: "purge"}}), waiting("after", model.Trigger{Kind: "after", Rule: "open", Rounds: 1}))
	about := func(domain, name string) []ID { return []ID{p.ID(domain, name)} }
	for _, c := range []struct {
		signal Signal
		want   []string
	}{
		{Signal{Event: RoundBegins, Was: 4, Now: 5}, []string{"either", "fifth"}},
		{Signal{Event: RoundBegins, Was: 3, Now: 4}, nil},
		{Signal{Event: PhaseEnds, About: about(Phases, "second")}, []string{"either"}},
		{Signal{Event: PhaseBegins, About: about(Phases, "second")}, nil},
		{Signal{Event: PieceTouched, About: about(Pieces, "right")}, []string{"pod"}},
		{Signal{Event: PieceTouched, About: about(Pieces, "wall")}, nil},
		{Signal{Event: CounterMoved, About: about(Counters, "fuses"), Was: 3, Now: 0}, []string{"down"}},
		{Signal{Event: CounterMoved, About: about(Counters, "cables"), Was: 3, Now: 0}, nil},
		{Signal{Event: DoorTurned, About: about(Doors, "gate"), State: "open"}, []string{"open"}},
		{Signal{Event: DoorTurned, About: about(Doors, "gate"), State: "locked"}, nil},
		{Signal{Event: CardDrawn, About: []ID{p.CardID("d/fire")}}, []string{"fire"}},
		{Signal{Event: CardKept, About: []ID{p.CardID("d/fire")}}, nil},
		{Signal{Event: FigureDefeated, About: about(NPCs, "harvester")}, []string{"purge"}},
		{Signal{Event: FigureDefeated, About: about(NPCs, "clerk")}, nil},
		{Signal{Event: RuleWorks, About: about(Rules, "open")}, []string{"after"}},
	} {
		var got []string
		for h := range p.SetOff(c.signal) {
			got = append(got, p.Rules[h.Rule].ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v sets off %v, want %v", c.signal, got, c.want)
		}
	}
}

// Levels know what lies below them and who arrives; cards of other editions are left out.
func TestLevelsAndCards(t *testing.T) {
	p := small()
	if l := p.Levels[1]; l.Below != 3 || len(l.Arrivals) != 1 || l.Arrivals[0].At.NPC != 1 || l.Arrivals[0].At.Phase != 1 || l.Arrivals[0].At.Die != None {
		t.Errorf("the second level is %+v", l)
	}
	if p.Card("d/leak") == nil || p.Card("e/alien") != nil || p.CardID("e/alien") != None || p.Card("e/alien").Is("", "") {
		t.Errorf("cards %+v", p.Cards)
	}
}

// What a game has no step for is a gap, and nothing else is.
func TestGapsAreWhatTheGameHasNoStepFor(t *testing.T) {
	p := small(model.Rule{ID: "r", When: &model.Trigger{Kind: "enter", Zone: "hall"}, If: &model.Condition{Kind: "not", Conditions: []model.Condition{{Kind: "boon"}}},
		Do: []model.Effect{{Kind: "pegs", Add: 1}, {Kind: "choose", Options: []model.Option{{Title: "A", Do: []model.Effect{{Kind: "prone"}}}}}}})
	g := Game{Told: func(*Leaf) bool { return false }, Sees: func(model.Goal) bool { return true }, Names: kinds.Names{Mission: p.Mission, Rules: p.RuleSet}}
	if got := p.Gaps(g); len(got) != 0 {
		t.Errorf("a game that does all has the gaps %+v", got)
	}
	g.Told = func(l *Leaf) bool { return l.Waits(ZoneEntered) }
	g.Asked[kinds.BoonCondition], g.ByHand[kinds.ProneEffect] = "nobody keeps them", "nobody sees them"
	var paths []string
	for _, gap := range p.Gaps(g) {
		paths = append(paths, gap.Path)
	}
	if want := []string{"rules.r.when", "rules.r.if.conditions.0", "rules.r.do.1.options.0.do.0"}; !slices.Equal(paths, want) {
		t.Errorf("gaps %v, want %v", paths, want)
	}
}
