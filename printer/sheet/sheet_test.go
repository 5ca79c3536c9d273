package sheet

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/board/boardtest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func fonts(t *testing.T) *layout.Set {
	t.Helper()
	set, err := layout.NewSet()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func decks() []*model.Deck {
	return []*model.Deck{{ID: "storms", Kind: "environment", Cards: []model.Card{{ID: "a", Copies: 2}, {ID: "b", Copies: 3}}}}
}

func TestSheetGolden(t *testing.T) {
	doc := Setup(boardtest.Mission(), boardtest.Rules(), decks(), fonts(t), Options{})
	for i, page := range doc.Pages {
		boardtest.Golden(t, fmt.Sprintf("sheet-%d.txt", i+1), scene.Dump(page))
	}
}

// missions are the made-up mission and its extremes.
func missions() map[string]*model.Mission {
	long, bare, wordy := boardtest.Mission(), boardtest.Mission(), boardtest.Mission()
	long.Story = boardtest.Text(strings.Repeat(strings.Repeat("The barge turned slowly over the dark harbour. ", 14)+"\n\n", 20))
	for i := range 30 {
		rule := long.Rules[i%2]
		rule.ID, rule.Text = fmt.Sprintf("r%d", i), boardtest.Text(strings.Repeat("Anybody beside the [console](#console) may try again. ", 12))
		long.Rules = append(long.Rules, rule)
	}
	long.Objectives[0].Text = boardtest.Text(strings.Repeat("Carry it out of here, whatever it weighs. ", 300))
	bare.Story, bare.Rules, bare.Objectives, bare.Setup = model.Text{}, nil, nil, model.Setup{}
	bare.Board.Crates, bare.Board.Furniture, bare.Board.Panels = nil, nil, nil
	wordy.Title = "The Extraordinarily Long and Winding Voyage of the Good Ship Perseverance and What Became of Her Crew"
	wordy.ID = strings.Repeat("voyage-", 12) + "end"
	wordy.Story = boardtest.Text(strings.Repeat("x", 400))
	wordy.Setup.Aside = []string{strings.Repeat("very-long-token-name ", 9), "schedule"}
	wordy.Boxes = []string{"starter", strings.Repeat("box of many words ", 6), "another"}
	return map[string]*model.Mission{"sample": boardtest.Mission(), "long": long, "bare": bare, "wordy": wordy}
}

// Text of any length stays on its pages, at a size to read, and never lies over other text.
func TestNothingIsClippedOrOverlaps(t *testing.T) {
	set := fonts(t)
	for name, m := range missions() {
		for _, p := range []paper.Paper{paper.A4, paper.Letter} {
			doc := Setup(m, boardtest.Rules(), decks(), set, Options{Paper: p, Draft: true})
			for i, page := range doc.Pages {
				for _, fault := range boardtest.Faults(page, set, 5*scene.Millimetre) {
					t.Errorf("%s on %s, page %d: %s", name, p.Name, i+1, fault)
				}
			}
		}
	}
}

// Long prose is all there, in order: the sheet flows, it does not cut.
func TestLongTextIsComplete(t *testing.T) {
	m := missions()["long"]
	text := strings.Join(strings.Fields(read(Setup(m, boardtest.Rules(), nil, fonts(t), Options{}), fonts(t))), " ")
	if got := strings.Count(text, "The barge turned slowly over the dark"); got < 200 {
		t.Errorf("only about %d of 280 sentences of the story", got)
	}
	if got := strings.Count(text, "may try again."); got < 250 {
		t.Errorf("only about %d of 360 sentences of the rules", got)
	}
}

// read is every run of text, page by page.
func read(doc *scene.Document, set *layout.Set) string {
	var b strings.Builder
	for _, page := range doc.Pages {
		for _, w := range boardtest.Words(page, set) {
			b.WriteString(w.Text + " ")
		}
	}
	return b.String()
}

func TestSampleFitsTwoPagesOfA4(t *testing.T) {
	if got := len(Setup(boardtest.Mission(), boardtest.Rules(), nil, fonts(t), Options{}).Pages); got != 2 {
		t.Errorf("%d pages", got)
	}
}

func TestSheetSaysEverything(t *testing.T) {
	text := read(Setup(boardtest.Mission(), boardtest.Rules(), decks(), fonts(t), Options{}), fonts(t))
	for _, want := range []string{
		"COLD HARBOUR", "1–4", "Starter Set", "Guarded, 5 pegs", "PRIMARY OBJECTIVE", "Empty the store", "Whatever you carry off",
		"SECONDARY OBJECTIVE", "3 UA", "Next game:", "The ledger", "The cold vault", "Bitter cold", "SET UP", "traders a crew",
		"Environment", "all 5", "optional", "2 at random", "WATCH YOUR BACK", "Reaper", "†", "Large crate ×4", "Rare, mixed in first",
		"Cargo ledger", "CHECK LIST", "start: 5 of 35 pegs", "test-depot", "Sample Edition", "made with Sortie", "2 / 2",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the sheet does not say %q", want)
		}
	}
	if strings.Contains(text, "{") {
		t.Error("a name in braces is left over")
	}
}

func TestTrackFillsTheStartingPegs(t *testing.T) {
	set := fonts(t)
	for _, pegs := range []int{0, 1, 5, 35} {
		m := boardtest.Mission()
		m.Setup.Hostility = pegs
		w := newWriter(m, boardtest.Rules(), nil, set, Options{Paper: paper.A4})
		full, empty := countPegs(w.track(w.width()))
		if full != pegs || full+empty != 35 {
			t.Errorf("%d pegs: %d holes filled, %d empty", pegs, full, empty)
		}
	}
}

// countPegs counts discs as wide as a hole: dark ones are pegs, pale ones holes.
func countPegs(p part) (full, empty int) {
	boardtest.Walk(p.items, func(it scene.Item, _ scene.Point) {
		f, ok := it.(scene.Fill)
		if !ok || len(f.Path.Points) != 13 {
			return
		}
		switch f.Path.Points[0].X - f.Path.Points[6].X {
		case trackHole * 88 / 100:
			full++
		case trackHole * 80 / 100:
			empty++
		}
	})
	return full, empty
}

func TestEveryLinkLeadsSomewhere(t *testing.T) {
	doc := Setup(boardtest.Mission(), boardtest.Rules(), nil, fonts(t), Options{})
	var links, marks []string
	for _, page := range doc.Pages {
		boardtest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
			switch it := it.(type) {
			case scene.Link:
				links = append(links, it.To)
			case scene.Bookmark:
				marks = append(marks, it.Name)
			}
		})
	}
	if len(links) < 5 {
		t.Fatalf("links: %v", links)
	}
	for _, l := range links {
		if !slices.Contains(marks, l) {
			t.Errorf("nothing is called %q", l)
		}
	}
}

func TestDraftIsStampedOnEveryPage(t *testing.T) {
	set := fonts(t)
	for _, draft := range []bool{true, false} {
		doc := Setup(boardtest.Mission(), boardtest.Rules(), nil, set, Options{Draft: draft})
		for i, page := range doc.Pages {
			stamped := slices.ContainsFunc(boardtest.Words(page, set), func(w boardtest.Word) bool { return w.Text == "DRAFT" })
			if stamped != draft {
				t.Errorf("draft %v: page %d stamped %v", draft, i+1, stamped)
			}
		}
	}
}

func TestSameSheetTwice(t *testing.T) {
	a := Setup(boardtest.Mission(), boardtest.Rules(), decks(), fonts(t), Options{})
	b := Setup(boardtest.Mission(), boardtest.Rules(), decks(), fonts(t), Options{})
	for i := range a.Pages {
		if scene.Dump(a.Pages[i]) != scene.Dump(b.Pages[i]) {
			t.Errorf("page %d differs", i+1)
		}
	}
}
