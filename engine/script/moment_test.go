package script

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/schema/model"
)

// looks is all that a script can say of a game, in words that do not hang on the numbers that figures and tokens have in it.
func looks(g *play.Game) []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	name := func(at field.Cell) string { return fmt.Sprint(g.Rules.Field.Spots[at]) }
	for f := range g.Figures[:g.Count] {
		x := &g.Figures[f]
		if x.Flags&(play.Gone|play.Aboard) != 0 {
			continue
		}
		at := "outside"
		if x.OnBoard() {
			at = name(x.At)
		}
		kept := x.Flags & (play.Prone | play.Down | play.Acted | play.Captain | play.Waiting | play.Charged)
		say("figure %s kind %d crew %d health %d skill %d ammo %d flags %b", at, g.KindOf(int8(f)), x.Crew, x.Health, x.Skill, x.Ammo, kept)
	}
	for i := range g.Rules.TokenCount() {
		t := &g.Tokens[i]
		at := fmt.Sprint(t.At)
		if t.Where == play.InTray {
			if g.Figures[t.At].Flags&(play.Gone|play.Aboard) != 0 {
				continue
			}
			at = fmt.Sprint(g.Figures[t.At].At, g.KindOf(int8(t.At)))
		}
		if t.Where != play.InBox && t.Where != play.SetAside {
			say("token %s %d at %s flags %b", g.Rules.TokenID(int16(i)), t.Where, at, t.Flags&(play.Jammed|play.Broken|play.Worn))
		}
	}
	say("doors %v pieces %v deck %v pegs %d of %d level %d round %d turn %d active %d stock %v counters %v searched %x docked %v", g.Doors, g.Pieces,
		g.Deck.Cards[:g.Deck.N], g.Pegs, g.Most, g.Level, g.Round, g.Turn, g.Active, g.Stock, g.Counters, g.Searched, g.Entered)
	slices.Sort(out)
	return out
}

// TestMomentsAreScripts: the script of a moment sets up what the moment was, and holds.
func TestMomentsAreScripts(t *testing.T) {
	written := 0
	for _, mission := range []string{"salvage-run", "crossfire"} {
		m := shipped.MissionOf(t, mission)
		for seed := range uint64(6) {
			var crews []*model.Crew
			for range max(m.Mission.Players.Min, int(seed%2)+1) {
				crews = append(crews, shipped.CrewOf(t, "patient-creditor"))
			}
			rules, err := play.Lower(m.Mission, m.Rules, m.Decks, crews)
			if err != nil {
				t.Fatal(err)
			}
			g, err := rules.New(seed)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; ; n++ {
				d, options := g.Next()
				if options == nil {
					break
				}
				if d.Kind == play.TraderDecision && n%3 == 0 {
					same(t, g, Mission{m.Mission, m.Rules, m.Decks})
					written++
				}
				g.Apply(policy.Greedy{}.Choose(g, d, options))
			}
		}
	}
	if written < 50 {
		t.Errorf("only %d moments were tried", written)
	}
}

// same holds a game against what the script of its moment sets up.
func same(t *testing.T, g *play.Game, m Mission) {
	t.Helper()
	data, err := Moment(g, m.Mission.ID)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Parse(data)
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	have, wrong := setUp(s, m)
	if wrong != nil {
		t.Fatalf("%v\n%s", wrong, data)
	}
	a, b := looks(g), looks(have.Game)
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("the game has\n  %s\nand its script\n  %s\n%s", a[i], b[i], data)
		}
	}
	if len(a) != len(b) {
		t.Fatalf("the game has %d lines, its script %d", len(a), len(b))
	}
	res, failed := s.Run(m)
	if failed != nil || len(res.Failed()) > 0 {
		t.Fatalf("the script does not hold: %v %v\n%s", failed, res.Failed(), data)
	}
}

// TestNoScriptBeginsWithinATurn: a moment within a turn is refused.
func TestNoScriptBeginsWithinATurn(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	rules, err := play.Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{shipped.CrewOf(t, "patient-creditor")})
	if err != nil {
		t.Fatal(err)
	}
	g, err := rules.New(1)
	if err != nil {
		t.Fatal(err)
	}
	for {
		d, options := g.Next()
		if d.Kind == play.ActionDecision {
			break
		}
		g.Apply(policy.Greedy{}.Choose(g, d, options))
	}
	if _, err := Moment(g, "salvage-run"); err == nil {
		t.Error("a script was made of the middle of a turn")
	}
}
