package sheet

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Every sheet has the table to write in, however long its text, once.
func TestEverySheetHasALog(t *testing.T) {
	set := printertest.Fonts(t)
	for n := range 30 {
		m := printertest.Mission()
		m.Story = printertest.Text(strings.Repeat("The barge turned slowly over the dark harbour. ", 4*n))
		for _, p := range []paper.Paper{paper.A4, a5} {
			text := read(Setup(m, printertest.Rules(), nil, set, Options{Paper: p}), set)
			for _, want := range []string{"CREW LOG", "THE BOARD IN WORDS"} {
				heads := strings.Count(text, want)
				if heads == 0 {
					t.Errorf("%d sentences on %s: no %q", 4*n, p.Name, want)
				}
			}
		}
	}
	m := printertest.Mission()
	m.Players.Max = 1 << 40
	if text := read(Setup(m, printertest.Rules(), nil, set, Options{}), set); strings.Contains(text, "CREW LOG") {
		t.Error("a table for more crews than a page has lines for")
	}
}

// The list of the board takes no page of its own where the briefing leaves room for it and the table.
func TestTheBoardInWordsTakesNoPageForNothing(t *testing.T) {
	set, m := printertest.Fonts(t), printertest.Mission()
	m.Rules, m.Objectives = nil, nil
	doc := Setup(m, printertest.Rules(), nil, set, Options{})
	if len(doc.Pages) != 2 {
		t.Errorf("%d pages", len(doc.Pages))
	}
	first := read(&scene.Document{Pages: doc.Pages[:1]}, set)
	for _, want := range []string{"THE BOARD IN WORDS", "CREW LOG"} {
		if !strings.Contains(first, want) {
			t.Errorf("the briefing's page has no %q", want)
		}
	}
}

// Another floor on a page of its own is at most twice as large as the map.
func TestFloorsAreNotBlownUp(t *testing.T) {
	w := newWriter(printertest.Wide(), printertest.Rules(), nil, printertest.Fonts(t), Options{})
	p := plan{opt: board.Full(w.Width() / 8)}
	w.Fresh("Set-up")
	from := w.Y
	w.otherFloors(p)
	most := floorMost * board.Scale(w.whole, p.opt)
	var want scene.Unit
	for _, floor := range board.Insets(w.whole, w.r, w.Set, most) {
		want += floor.H + near
	}
	if got := w.Y - from; len(w.Doc.Pages) != 1 || got > want {
		t.Errorf("%d pages, floors %d high, want %d", len(w.Doc.Pages), got, want)
	}
}

// The track of the sheet shows who comes in this mission, and when and where if that is not as ever.
func TestTrackKnowsTheMission(t *testing.T) {
	set, m, r := printertest.Fonts(t), printertest.Mission(), printertest.Rules()
	m.Setup.Arrivals = &model.Arrivals{Map: []model.ArrivalMap{{NPC: "prowler", By: "stalker"}}}
	r.Hostility.Levels[1].Arrivals[0].Holes = []int{1, 3}
	text := read(Setup(m, r, nil, set, Options{}), set)
	if !strings.Contains(text, "in place of") || !strings.Contains(text, "at pegs 5") {
		t.Errorf("the track does not know the mission: %s", text)
	}
}

// The check list has the numbers by crews, and what the mission does in another way is not told twice.
func TestStepsAgreeWithTheMission(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	two := 2
	m.Variations = []model.Variation{{Min: 2, Crew: 5, Hostility: &two, Events: []model.EventAllocation{{Kind: "civilians", Mode: model.AllCards}, {Kind: "weather", Mode: model.AllCards}}}}
	r.Steps = append(r.Steps, model.SetupStep{ID: "extra", Text: "{unless:spare}Throw the spare parts in."})
	all := func() string {
		steps, unknown := Steps(m, r, nil)
		if len(unknown) > 0 {
			t.Errorf("unknown: %q", unknown)
		}
		var out []string
		for _, s := range steps {
			out = append(out, s.Source)
		}
		return strings.Join(out, "\n")
	}
	for _, want := range []string{"Choose up to 4 (2 crews: 5) traders", "Fill 5 (2 crews: 2) holes", "*Guarded (2 crews: Relaxed)*", "\nThrow the spare parts in."} {
		if !strings.Contains(all(), want) {
			t.Errorf("no %q in\n%s", want, all())
		}
	}
	m.Setup.Contents = []model.Content{{At: model.Place{Piece: "l1"}, Tokens: []string{"spare"}}}
	if got := all(); strings.Contains(got, "Throw") || !strings.Contains(got, "Placed tokens. In crate L1: Spare part.") {
		t.Errorf("the mission places them itself:\n%s", got)
	}
}
