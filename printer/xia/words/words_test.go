package words

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

func few() *xia.RuleSet {
	return &xia.RuleSet{
		Dice:         []xia.Die{{ID: "big", Sides: 20}},
		Borders:      []xia.Border{{ID: "haze", Title: "Haze"}},
		Cargo:        []xia.Cargo{{ID: "tea", Title: "Tea"}},
		NPCs:         []xia.NPC{{ID: "law", Title: "Marshal"}},
		Sectors:      []xia.KnownSector{{ID: "far", Title: "Far Light"}},
		MissionKinds: []xia.MissionKind{{ID: "run", Title: "Run", Law: "outlaw", PaidBy: "distance", Die: "big", Experience: true}},
		Statuses:     []xia.Status{{ID: "strict", Title: "Strict", BarsOutlaws: true}, {ID: "lax", Title: "Lax"}},
		Planets:      []xia.PlanetTrade{{ID: "home", Title: "Home"}},
	}
}

func TestStepsOfAMission(t *testing.T) {
	teller := Teller{Rules: few(), Peer: func(kind, id string) string {
		if kind == "sector" && id == "near" {
			return "Near Dark"
		}
		return ""
	}}
	c := &xia.MissionCard{Kind: "run", Steps: []xia.Step{
		{Kind: "go-to", Sector: "far"}, {Kind: "pick-up", What: "Tea"}, {Kind: "pick-up", Sector: "near", What: "Tea"}, {Kind: "research", Sector: "unheard-of"},
		{Kind: "destroy", Target: "seat-right", Seats: 2}, {Kind: "destroy", Target: "npc", NPC: "law"}, {Kind: "steal", Target: "any"}, {Kind: "sneak", AtLeast: 8}, {Kind: "deliver", Sector: "near"},
	}}
	want := []string{
		"Fly to Far Light.", "Take aboard: Tea.", "At Near Dark, take aboard: Tea.", "At unheard of, do research: throw a d20.",
		"Destroy the ship of the player 2 seats to your right.", "Destroy the Marshal.", "Beside any ship, steal: throw a d20.",
		"On the way in, throw a d20: 8 or more goes unnoticed.", "Deliver at Near Dark.",
	}
	if got := teller.Steps(c); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestOutcomesOfAThrow(t *testing.T) {
	list := Outcomes([]xia.Outcome{{From: 1, To: 1, Destroyed: true}, {From: 2, To: 10, Damage: true, Blocked: true}, {From: 11, To: 12, Drain: true, Bounty: 1000, Cubes: 1}, {From: 13, To: 20}}, "free")
	var got []string
	for _, r := range list {
		got = append(got, Span(r.From, r.To)+" "+r.Text)
	}
	want := []string{"1 destroyed", "2–10 that much damage; no move", "11–12 that much Energy lost, then armed Markers; +1,000 Bounty; 1 cube", "13–20 free"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestWhatBordersDo(t *testing.T) {
	got := Teller{Rules: few()}.BorderNotes(xia.Border{Deadly: true, Legal: true, Shielded: true, Parts: true})
	want := []string{"The ship is destroyed.", "Strict: ships with a Bounty stay out.", "Shields help against it.", "Ships on its two sides are not adjacent."}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestNeedsOfATitle(t *testing.T) {
	got := Teller{Rules: few()}.Needs(&xia.Title{Needs: []xia.Feat{
		{Kind: "cubes", Count: 4, Types: 3}, {Kind: "sold", Count: 1, Cargo: "tea"}, {Kind: "crossed", Border: "haze", Count: 2}, {Kind: "destroyed", NPC: "law"}, {Kind: "at", Sector: "far"},
	}})
	want := []string{"4 cubes of 3 types in the Hold", "1 Tea cube sold in a turn", "Haze passed twice in a turn", "the Marshal destroyed", "at Far Light"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestTurnsOfNPCs(t *testing.T) {
	got := Teller{Rules: few()}.Moves(xia.NPC{Turn: []xia.NPCMove{
		{Kind: "retaliate"}, {Kind: "hunt", Who: "innocent", Within: 8, Spares: []string{"law"}}, {Kind: "flee", To: "home"}, {Kind: "patrol", Status: "lax"}, {Kind: "trade", Credits: 1000},
	}})
	for i, want := range []string{"attacked", "nearest Innocent ship within 8 spaces and attack, but never the Marshal.", "towards Home", "next Lax planet", "1,000 Credits"} {
		if !strings.Contains(got[i], want) {
			t.Errorf("%q says nothing of %q", got[i], want)
		}
	}
}

func TestNumbers(t *testing.T) {
	got := fmt.Sprint(Number(0), Number(999), Number(-1234567), Credits(5000), Count(1, "cube"), Count(2, "cube"), Span(4, 0), Range(model.Range{Min: 2, Max: 6}), english.And([]string{"a", "b", "c"}), Times(3))
	if want := fmt.Sprint("0", "999", "−1,234,567", "5,000 Credits", "1 cube", "2 cubes", "4+", "2–6 spaces", "a, b and c", "3 times"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestSidesInWords(t *testing.T) {
	for side, want := range map[string]string{"c3-ne": "c3 to the north-east", "c3": "c3", "c3-up": "c3 to the up"} {
		if got := HexSide(side); got != want {
			t.Errorf("%s: %s", side, got)
		}
	}
}
