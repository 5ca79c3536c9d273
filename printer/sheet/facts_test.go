package sheet

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestFacts(t *testing.T) {
	facts := Facts(printertest.Mission(), printertest.Rules())
	for name, want := range map[string]string{
		"crew": "4", "players": "1–4", "hostility": "5", "level": "Guarded", "airlocks": "A, B, C and D", "entries": "1–6",
		"events":     "all Environment, all Purge, 6 Civilians, Assistance if you like and 2 random Weather",
		"aside":      "Cargo ledger, 3 UA",
		"rare":       "2 small and 1 large",
		"rare:large": "1 rare one", "rare:small": "2 rare ones",
		"count:large": "4", "count:small": "4",
		"furniture:console": "1", "furniture:statue": "1",
		"deal:large": "1 large and 2 small", "deal:small": "3 small",
		"deal:large:large": "1", "deal:large:small": "2", "deal:small:large": "", "deal:small:small": "3",
	} {
		if got, ok := facts[name]; !ok || got != want {
			t.Errorf("{%s} is %q, want %q", name, got, want)
		}
	}
}

// A sentence about rare tokens reads well for any number of them.
func TestRareTokensInASentence(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	r.Steps = []model.SetupStep{{ID: "small", Text: "Put the small tokens into the pouch, {rare:small} among them, for {count:small} crates."}}
	for n, want := range []string{"no rare ones among them", "1 rare one among them", "2 rare ones among them"} {
		m.Setup.Rare = []model.TokenCount{{Size: "small", Count: n}}
		if n == 0 {
			m.Setup.Rare = nil
		}
		if steps, _ := Steps(m, r, nil); len(steps) != 1 || !strings.Contains(steps[0].Source, "pouch, "+want+", for 4") {
			t.Errorf("%d rare tokens: %+v", n, steps)
		}
	}
}

// A step for a piece that the board lacks is left out.
func TestAStepForFurnitureThatIsNotThere(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	r.Steps = []model.SetupStep{{ID: "console", Text: "Switch on each console, {furniture:console} in all."}}
	for _, want := range []int{1, 0} {
		if steps, _ := Steps(m, r, nil); len(steps) != want {
			t.Errorf("%d steps, want %d: %+v", len(steps), want, steps)
		}
		m.Board.Furniture = nil
	}
}

func TestEntriesWithAGapAreListed(t *testing.T) {
	got := entriesFact([]model.Entry{{Number: 4}, {Number: 1}, {Number: 2}})
	if got != "1, 2 and 4" {
		t.Error(got)
	}
}

func TestStepsFillAndDrop(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Setup.Aside, m.Setup.Rare = nil, nil
	r.Steps = []model.SetupStep{
		{ID: "plain", Text: "Sit down."},
		{ID: "aside", Text: "Set aside {aside}."},
		{ID: "mixed", Text: "Mix {rare:large} into them, then deal **{deal:large:large}** each."},
		{ID: "wrong", Text: "Ask {nobody} twice, {aside}."},
		{ID: "brace", Text: "An open { brace stays."},
	}
	steps, unknown := Steps(m, r, nil)
	var got []string
	for _, s := range steps {
		got = append(got, s.Source)
	}
	want := "Sit down.|Mix no rare ones into them, then deal **1** each.|Ask {nobody} twice, none.|An open { brace stays."
	if s := strings.Join(got, "|"); s != want {
		t.Errorf("steps:\n%s\nwant:\n%s", s, want)
	}
	if len(unknown) != 1 || unknown[0] != "nobody" {
		t.Errorf("unknown: %v", unknown)
	}
	bold := steps[1].Blocks[0].Inlines
	if len(bold) != 3 || !bold[1].Strong || bold[1].Text != "1" || bold[2].Strong {
		t.Errorf("emphasis: %+v", bold)
	}
}

func TestSampleStepsNameKnownFacts(t *testing.T) {
	if _, unknown := Steps(printertest.Mission(), printertest.Rules(), nil); len(unknown) > 0 {
		t.Errorf("no such facts: %v", unknown)
	}
}

// A clause of a step stands only where the mission has what it is about.
func TestClausesOfSteps(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	r.Markers = []model.MarkerKind{{ID: "hole"}}
	r.Steps = []model.SetupStep{
		{ID: "holes", Text: "Lay points {entries}.{if:markers:hole} Hide the {markers:hole} holes.{end}"},
		{ID: "docks", Text: "{if:crews}Share {airlocks}.{else}Take {airlocks}.{end}"},
		{ID: "pegs", Text: "{if:hostility}Put {hostility} in{else}Leave it empty{end}: *{level}*."},
		{ID: "start", Text: "{if:crews}The last begins.{end}"},
	}
	tell := func() string {
		steps, unknown := Steps(m, r, nil)
		if len(unknown) > 0 {
			t.Errorf("unknown: %q", unknown)
		}
		var out []string
		for _, s := range steps {
			out = append(out, s.Source)
		}
		return strings.Join(out, "|")
	}
	m.Board.Markers = []model.Marker{{Kind: "hole"}, {Kind: "hole"}}
	if got, want := tell(), "Lay points 1–6. Hide the 2 holes.|Share A, B, C and D.|Put 5 in: *Guarded*.|The last begins."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Board.Markers, m.Players, m.Setup.Hostility = nil, model.Players{Min: 1, Max: 1}, 0
	if got, want := tell(), "Lay points 1–6.|Take A, B, C and D.|Leave it empty: *Relaxed*."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if s := (step{template: bare("{if:crews}The last begins.{end}")}); s.names("") || s.names("crews") {
		t.Error("a clause's mark is taken for a fact")
	}
	r.Steps = []model.SetupStep{{ID: "odd", Text: "{if:nothing}x{end} y"}}
	if _, unknown := Steps(m, r, nil); len(unknown) != 1 {
		t.Errorf("unknown: %q", unknown)
	}
}
