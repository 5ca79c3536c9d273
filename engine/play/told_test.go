package play

import (
	"math/rand/v2"
	"testing"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/rng"
	"github.com/sortie-tools/sortie/schema/model"
)

// told is the luck of a game as its log tells it, to be had again.
type told struct {
	t      *testing.T
	dice   []Event
	tokens []int16
}

func (o *told) Roll(die int) (int, uint8) {
	if len(o.dice) == 0 || int(o.dice[0].A) != die {
		o.t.Fatalf("die %d is rolled, and nothing was told of it", die)
	}
	e := o.dice[0]
	o.dice = o.dice[1:]
	return int(e.B), uint8(e.C)
}

func (o *told) Draw(*Game) int16 {
	t := o.tokens[0]
	o.tokens = o.tokens[1:]
	return t
}

// TestAllLuckIsTold plays games again with the dice and tokens that their logs told, and wants the same games.
func TestAllLuckIsTold(t *testing.T) {
	x := rulesOf(t, "salvage-run", 2)
	for seed := range uint64(6) {
		first, again := &Game{Rules: x}, &Game{Rules: x}
		for _, g := range []*Game{first, again} {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
		}
		luck := &told{t: t}
		first.Log = func(e Event) {
			switch e.Kind {
			case DieRolled:
				luck.dice = append(luck.dice, e)
			case TokenDrawn:
				luck.tokens = append(luck.tokens, e.C)
			}
		}
		var taken []int
		choices := rand.New(rand.NewPCG(seed, 4))
		for _, options := first.Next(); options != nil; _, options = first.Next() {
			taken = append(taken, choices.IntN(len(options)))
			first.Apply(taken[len(taken)-1])
		}
		again.Dice = luck
		for _, i := range taken {
			if _, options := again.Next(); i >= len(options) {
				t.Fatalf("seed %d: there were %d options, and are %d", seed, i, len(options))
			}
			again.Apply(i)
		}
		again.Next()
		first.Luck, again.Luck = [streams]rng.Stream{}, [streams]rng.Stream{}
		if first.Hash() != again.Hash() {
			t.Errorf("seed %d: another game came of it", seed)
		}
	}
}

// TestMovesAreToldBeforeTheirSteps wants a limit told before somebody goes, and every step within it.
func TestMovesAreToldBeforeTheirSteps(t *testing.T) {
	x := rulesOf(t, "crossfire", 2)
	g := &Game{Rules: x}
	var left [MaxFigures]int
	steps := 0
	g.Log = func(e Event) {
		switch e.Kind {
		case MoveBegan:
			left[e.A] = int(e.B)
		case Moved, Entered:
			if e.From == field.None {
				e.C = 1
			}
			if left[e.A] -= int(e.B); e.C == 1 && left[e.A] < 0 {
				t.Errorf("round %d: %s goes farther than its move", g.Round, g.Name(e.A))
			}
			steps++
		}
	}
	luck := rand.New(rand.NewPCG(7, 7))
	for seed := range uint64(4) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		for _, options := g.Next(); options != nil; _, options = g.Next() {
			g.Apply(luck.IntN(len(options)))
		}
	}
	if steps < 100 {
		t.Errorf("only %d steps were told", steps)
	}
}

// TestRulesWaitForAttacks: a rule of the rule set is set off by attacks that end as it says, made as it says, on those of whom
// it speaks, and by no others.
func TestRulesWaitForAttacks(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	fired := func(outcome string, acts []string, who *model.Who) int {
		rules := *m.Rules
		rules.Play.Rules = []model.RuleNote{{ID: "own", Title: "Own", Does: []model.Program{{
			When: &model.Trigger{Kind: "attacked", Who: who, Acts: acts, Outcome: outcome}, Do: []model.Effect{{Kind: "counter", Of: "none"}},
		}}}}
		x, err := Lower(m.Mission, &rules, m.Decks, []*model.Crew{shipped.CrewOf(t, "patient-creditor")})
		if err != nil {
			t.Fatal(err)
		}
		n, luck := 0, rand.New(rand.NewPCG(3, 4))
		for seed := range uint64(4) {
			g, err := x.New(seed)
			if err != nil {
				t.Fatal(err)
			}
			g.Log = func(e Event) {
				if e.Kind == RuleWorks {
					n++
				}
			}
			for {
				_, options := g.Next()
				if options == nil {
					break
				}
				g.Apply(luck.IntN(len(options)))
			}
		}
		return n
	}
	all := &model.Who{Everyone: true}
	any, hit, missed := fired("", nil, all), fired("hit", nil, all), fired("missed", nil, all)
	shots, strikes := fired("", []string{"ranged-assault"}, all), fired("", []string{"close-assault"}, all)
	npcs := fired("", nil, &model.Who{Group: "purge"})
	if hit == 0 || missed == 0 || hit+missed != any || shots == 0 || strikes == 0 || shots+strikes > any || npcs == 0 || npcs >= any {
		t.Errorf("of %d attacks %d hit and %d missed, %d were shots and %d strikes, %d on the Purge", any, hit, missed, shots, strikes, npcs)
	}
	if never := fired("", []string{"knock-back", "nothing-of-the-kind"}, all); never != 0 {
		t.Errorf("a rule that waits for what the engine does not know has worked %d times", never)
	}
}

// TestOthersAreNotToldWhatIsFound searches a crate and compares what the two crews are told.
func TestOthersAreNotToldWhatIsFound(t *testing.T) {
	g, err := rulesOf(t, "salvage-run", 2).New(1)
	if err != nil {
		t.Fatal(err)
	}
	who, token := int8(-1), int16(-1)
	for i := range int8(g.Count) {
		if g.Figures[i].Crew == 0 {
			who = i
		}
	}
	for i := range g.Rules.tokens {
		if g.Tokens[i].Where == InPiece {
			token = int16(i)
		}
	}
	if who < 0 || token < 0 {
		t.Fatal("nobody to search, or nothing to find")
	}
	var took Event
	g.Log = func(e Event) {
		if e.Kind == TookToken {
			took = e
		}
	}
	g.carry(who, token)
	if own := g.SeenBy(took, 0); own.C != token || g.Say(own) == g.Say(g.SeenBy(took, 1)) {
		t.Errorf("the crew that found it is told %q", g.Say(own))
	}
	if other := g.SeenBy(took, 1); other.C != Unknown || g.Knows(1, token) {
		t.Errorf("the other crew is told %q", g.Say(other))
	}
	g.show(token)
	if other := g.SeenBy(took, 1); other.C != token {
		t.Errorf("the other crew has seen it, and is told %q", g.Say(other))
	}
}

// TestWhatPegsSetOffComesBeforeTheCard wants the gates of Crossfire shut by the peg of the round before its card is drawn.
func TestWhatPegsSetOffComesBeforeTheCard(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "crossfire", 2)}
	due, shut := false, 0
	g.Log = func(e Event) {
		switch {
		case e.Kind == LevelReached && g.Rules.Set.Phases[g.Phase].ID == hostilityPhase && g.Rules.Set.Hostility.Levels[e.A].ID == "watch-your-back":
			due = true
		case e.Kind == DoorTurned && due:
			shut++
		case e.Kind == CardDrawn && due && shut == 0:
			t.Errorf("round %d: a card is drawn before the gates fall", g.Round)
		}
		due = due && e.Kind != PhaseBegan
	}
	luck := rand.New(rand.NewPCG(5, 8))
	for seed := range uint64(6) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		due = false
		for _, options := g.Next(); options != nil; _, options = g.Next() {
			g.Apply(luck.IntN(len(options)))
		}
	}
	if shut == 0 {
		t.Error("no peg of a round has ever shut the gates")
	}
}
