package sheet

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// letters are all words of a document, parted by single spaces.
func letters(t *testing.T, doc *scene.Document) string {
	t.Helper()
	var b strings.Builder
	for _, page := range doc.Pages {
		for _, w := range printertest.Words(page, printertest.Fonts(t)) {
			b.WriteString(w.Text + " ")
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Everything that the data says is printed, whichever paper is used, and nothing is clipped.
func TestWideMissionIsPrintedWhole(t *testing.T) {
	set := printertest.Fonts(t)
	for _, p := range []paper.Paper{paper.A4, paper.Letter} {
		m := printertest.Wide()
		m.Rules[0].PerRound = 2
		house := []model.HouseRules{{Edition: m.Edition, Title: "Ours", Text: printertest.Text("Twice the pegs.")}}
		doc := Setup(m, printertest.Rules(), decks(), set, Options{Paper: p, House: house})
		for i, page := range doc.Pages {
			for _, fault := range printertest.Faults(page, set, 5*scene.Millimetre) {
				t.Errorf("%s, page %d: %s", p.Name, i+1, fault)
			}
		}
		text := letters(t, doc)
		for _, want := range []string{
			"ABOUT THIS MISSION", "By the number of crews", "3–5 CREWS", "With 2 crews", "As a game of its own", "The game ends", "If you fail",
			"SPECIAL SET-UP", "Peg 6: The shift ends", "THE LOFT", "BARGE", "12 UA for first place", "Only once “The best of them” is done. Optional.",
			"Opens the trading post", "The clerk", "face down",
			"House rules: Ours", "Twice the pegs.", "At most twice a round.", "×3, but not L3 and L4", "each of the 3 large crates", "instead of the usual tokens",
			"(no cards at hand)", "Alarms, at the start", "with 3–5 crews", "2–5 semi-co-op",
		} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the sheet lacks %q", p.Name, want)
			}
		}
	}
}

// Every reference to a figure, a zone or a thing on another floor leads somewhere.
func TestLinksToEverythingNew(t *testing.T) {
	m := printertest.Wide()
	m.Story = printertest.Text("The [clerk](#clerk) in the [quay](#quay), the [beacon](#beacon), the [crate](#l9), the [pump](#pump-2), the [steps](#steps) and [seven](#7).")
	doc := Setup(m, printertest.Rules(), nil, printertest.Fonts(t), Options{})
	marks, links := map[string]bool{}, 0
	for _, page := range doc.Pages {
		walk(page.Items, func(it scene.Item) {
			if b, ok := it.(scene.Bookmark); ok {
				marks[b.Name] = true
			}
		})
	}
	for _, page := range doc.Pages {
		walk(page.Items, func(it scene.Item) {
			if l, ok := it.(scene.Link); ok {
				links++
				if !marks[l.To] {
					t.Errorf("a link leads to %s, which is nowhere", l.To)
				}
			}
		})
	}
	if links < 7 {
		t.Errorf("%d links, want at least 7", links)
	}
}

// A short note stays under its title, however many paragraphs it has.
func TestShortNoteStaysTogether(t *testing.T) {
	w := newWriter(printertest.Mission(), printertest.Rules(), nil, printertest.Fonts(t), Options{})
	blocks := w.titled("With 1 crew", printertest.Text("The track begins with 2 pegs.\n\nTake two airlocks.\n\nThat is all."), w.Column(2))
	for i, b := range blocks {
		if !b.Whole || b.KeepNext != (i < len(blocks)-1) {
			t.Errorf("block %d of %d may be parted: %+v", i+1, len(blocks), b)
		}
	}
}

func walk(items []scene.Item, visit func(scene.Item)) {
	for _, it := range items {
		if g, ok := it.(scene.Group); ok {
			walk(g.Items, visit)
			continue
		}
		visit(it)
	}
}

// A board of two mats in a row with six airlocks fits the set-up page, and all of it can be read.
func TestLongBoardWithSixAirlocks(t *testing.T) {
	set, m := printertest.Fonts(t), printertest.Mission()
	m.Board.Height *= 2
	for i, a := range m.Board.Airlocks {
		if a.Side == model.South {
			m.Board.Airlocks[i].At.Y = m.Board.Height
		}
	}
	m.Board.Airlocks = append(m.Board.Airlocks,
		model.Airlock{ID: "e", Side: model.East, At: model.Point{X: 2400, Y: 3600}}, model.Airlock{ID: "f", Side: model.West, At: model.Point{Y: 4000}})
	for _, p := range []paper.Paper{paper.A4, paper.Letter} {
		doc := Setup(m, printertest.Rules(), decks(), set, Options{Paper: p})
		for i, page := range doc.Pages {
			for _, fault := range printertest.Faults(page, set, 5*scene.Millimetre) {
				t.Errorf("%s, page %d: %s", p.Name, i+1, fault)
			}
		}
		words := " " + letters(t, doc) + " "
		for _, want := range []string{" A ", " B ", " C ", " D ", " E ", " F ", "A, B, C, D, E and F"} {
			if !strings.Contains(words, want) {
				t.Errorf("%s: no airlock %s", p.Name, want)
			}
		}
		if found := Cuts(m, printertest.Rules(), decks(), set, Options{Paper: p}); len(found.Map) > 0 {
			t.Errorf("%s: %+v is cut", p.Name, found.Map)
		}
	}
}

// What the set-up page has no room for stands on the briefing if that has, not on a page of its own.
func TestNotesTakeNoPageOfTheirOwn(t *testing.T) {
	set, m := printertest.Fonts(t), printertest.Mission()
	m.Rules = nil
	m.Setup.Counters = []model.Counter{{ID: "alarms", Title: "Alarms rung"}}
	for _, p := range []paper.Paper{paper.A4, paper.Letter} {
		doc := Setup(m, printertest.Rules(), decks(), set, Options{Paper: p})
		if text := letters(t, doc); !strings.Contains(text, "Alarms rung: 0 at the start.") || len(doc.Pages) > 3 {
			t.Errorf("%s: %d pages: %s", p.Name, len(doc.Pages), text)
		}
	}
}
