package describe_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// Who may read a special instruction is the author's word, whatever sets it off: players read it unless it says
// otherwise, and a game master reads all.
func TestAudience(t *testing.T) {
	triggers := []*model.Trigger{
		nil, {Kind: "search", With: "l1"}, {Kind: "enter", Zone: "quay"}, {Kind: "pickup", Token: "spare"}, {Kind: "round", At: 2},
		{Kind: "any", Triggers: []model.Trigger{{Kind: "search", With: "l1"}}},
	}
	for _, when := range triggers {
		for audience, public := range map[model.Audience]bool{"": true, model.ForAll: true, model.Secret: false, model.ForMaster: false} {
			m := printertest.Mission()
			m.GM = model.Text{}
			m.Rules = []model.Rule{{ID: "news", Title: "Well, well", Text: printertest.Text("It was the clerk."), When: when, Audience: audience}}
			if got := len(describe.Public(m).Rules) == 1; got != public {
				t.Errorf("%q set off by %+v: public %v", audience, when, got)
			}
			told := describe.Secrets(m, printertest.Rules())
			if (len(told) == 0) != public || (describe.Withheld(m) == "") != public {
				t.Errorf("%q set off by %+v: the game master is told %+v, players are told %q", audience, when, told, describe.Withheld(m))
			}
			if !public && (told[0].Title != "Well, well" || !strings.HasSuffix(describe.Plain(told[0].Text), "It was the clerk.")) {
				t.Errorf("%q set off by %+v: the game master is told %+v", audience, when, told)
			}
		}
	}
}

// The public mission is a copy: the secrets stay in the one it was made from.
func TestPublicLeavesTheMissionAlone(t *testing.T) {
	m := printertest.Wide()
	p := describe.Public(m)
	if len(m.Setup.Contents[0].Tokens) != 2 || len(m.Setup.NPCs[0].Tokens) != 1 || m.GM.Source == "" {
		t.Error("the mission has lost its secrets")
	}
	if len(p.Setup.Contents[0].Tokens) != 0 || p.Setup.Contents[0].Draw.Count != 2 || len(p.Setup.NPCs[0].Tokens) != 0 || p.GM.Source != "" {
		t.Errorf("the public mission has secrets: %+v", p.Setup)
	}
	if describe.Withheld(m) == "" || describe.Withheld(p) != "" || describe.Secrets(p, printertest.Rules()) != nil {
		t.Error("what is withheld is not what is left out")
	}
}

func TestWithheld(t *testing.T) {
	m := printertest.Mission()
	m.GM = printertest.Text("Be kind.")
	if got := describe.Withheld(m); !strings.Contains(got, "how a game master plays") || strings.Contains(got, "face down") {
		t.Error(got)
	}
}

func TestSecretsSayWhatIsWhere(t *testing.T) {
	m := printertest.Wide()
	m.Rules = append(m.Rules, model.Rule{ID: "spy", Title: "The spy", When: &model.Trigger{Kind: "contact"}, Do: []model.Effect{{Kind: "reveal", Hidden: "the-spy", Text: printertest.Text("Well, well.")}}})
	text := ""
	for _, n := range describe.Secrets(m, printertest.Rules()) {
		text += n.Title + ": " + describe.Plain(n.Text) + "\n"
	}
	for _, want := range []string{
		"Your part: Play the machines as one.", "Face down: In crate L1: Cargo ledger, 3 UA ×2, face down.",
		"About them: The clerk, at 10 in east, 13 in south has Cargo ledger, 3 UA.", "When it shows: The spy: “Well, well.”",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// What to watch for is in the order in which it comes, and nobody sets it off.
func TestWatch(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Rules = []model.Rule{
		{Title: "Late", When: &model.Trigger{Kind: "round", At: 6}}, {Title: "Handle", When: &model.Trigger{Kind: "interact", With: "console"}},
		{Title: "Full", When: &model.Trigger{Kind: "hostility", Peg: 9}}, {Title: "Tide", When: &model.Trigger{Kind: "round", At: 2, Every: 3}},
		{Title: "Tally", When: &model.Trigger{Kind: "phase", Phase: "hostility", Moment: "end"}}, {Title: "Prose"},
	}
	var got []string
	for _, x := range describe.Watch(m, r) {
		got = append(got, x.When+": "+x.What)
	}
	want := []string{"Round 2, then every 3: Tide", "Round 6: Late", "Hostility phase, end: Tally", "The hostility reaches peg 9: Full"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// The first thing that a text refers to is number 1; what none refers to comes last.
func TestNumbered(t *testing.T) {
	m := printertest.Wide()
	m.Story = printertest.Text("See the [clerk](#clerk), the [bench](#bench) and the [idol](#idol). Not the [clerk](#clerk).\n\n| a | b |\n|---|---|\n| x | the [office](#office) |")
	got := describe.Numbered(m)
	if got["clerk"] != 1 || got["idol"] != 2 || got["bench"] != 0 || len(got) != len(describe.Highlights(m)) {
		t.Errorf("%v", got)
	}
	seen := map[int]bool{}
	for id, n := range got {
		if n < 1 || n > len(got) || seen[n] {
			t.Errorf("%s is number %d of %d", id, n, len(got))
		}
		seen[n] = true
	}
	if describe.Numbered(&model.Mission{}) != nil {
		t.Error("numbers for nothing")
	}
}

// Numbers of crews that play alike share a column, and what is the same everywhere has no line.
func TestVariedTable(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	v := describe.Varied(m, r)
	if v == nil || !slices.Equal(v.Columns, []string{"2 crews", "3–5 crews"}) {
		t.Fatalf("%+v", v)
	}
	rows := map[string]string{}
	for _, row := range v.Rows {
		rows[row.What] = strings.Join(row.Values, " | ")
	}
	for what, want := range map[string]string{
		"Traders in each crew, at most": "5 | 4", "Pegs on the track at the start": "1 | 5", "More pegs each round": "– | 1", "Event cards: Civilians": "6 | all",
		"Alarms, at the start": "0 | 1", "Set aside as well": "– | Cargo ledger, 3 UA",
		"On the board as well": "– | 2 Reapers, at entry point 2; 1 Stalker, at 11 in east, 5 in south",
	} {
		if rows[what] != want {
			t.Errorf("%s: %q, want %q", what, rows[what], want)
		}
	}
	if got := v.Otherwise("crew", "4"); got != "2 crews: 5" {
		t.Errorf("otherwise %q", got)
	}
	if len(rows) != 7 {
		t.Errorf("%d lines: %v", len(rows), rows)
	}
	m.Variations = nil
	if v := describe.Varied(m, r); v != nil {
		t.Errorf("a mission without variations has %+v", v)
	}
	m.Players, m.Variations = model.Players{Min: 1, Max: 1 << 40}, []model.Variation{{Min: 2, Crew: 1}}
	if v := describe.Varied(m, r); v == nil || len(v.Columns) > 12 {
		t.Errorf("a million crews have %+v", v)
	}
}
