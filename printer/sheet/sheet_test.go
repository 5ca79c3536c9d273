package sheet

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func decks() []*model.Deck {
	return []*model.Deck{{ID: "storms", Kind: "environment", Cards: []model.Card{{ID: "a", Copies: 2}, {ID: "b", Copies: 3}}}}
}

func TestSheetGolden(t *testing.T) {
	doc := Setup(printertest.Mission(), printertest.Rules(), decks(), printertest.Fonts(t), Options{})
	for i, page := range doc.Pages {
		printertest.Golden(t, fmt.Sprintf("sheet-%d.txt", i+1), scene.Dump(page))
	}
}

// missions are the made-up mission and its extremes.
func missions() map[string]*model.Mission {
	long, bare, wordy := printertest.Mission(), printertest.Mission(), printertest.Mission()
	long.Story = printertest.Text(strings.Repeat(strings.Repeat("The barge turned slowly over the dark harbour. ", 14)+"\n\n", 20))
	for i := range 30 {
		rule := long.Rules[i%2]
		rule.ID, rule.Text = fmt.Sprintf("r%d", i), printertest.Text(strings.Repeat("Anybody beside the [console](#console) may try again. ", 12))
		long.Rules = append(long.Rules, rule)
	}
	long.Objectives[0].Text = printertest.Text(strings.Repeat("Carry it out of here, whatever it weighs. ", 300))
	bare.Story, bare.Rules, bare.Objectives, bare.Setup = model.Text{}, nil, nil, model.Setup{}
	bare.Board.Crates, bare.Board.Furniture, bare.Board.Panels = nil, nil, nil
	wordy.Title = "The Extraordinarily Long and Winding Voyage of the Good Ship Perseverance and What Became of Her Crew"
	wordy.ID = strings.Repeat("voyage-", 12) + "end"
	wordy.Story = printertest.Text(strings.Repeat("x", 400))
	wordy.Setup.Aside = []string{strings.Repeat("very-long-token-name ", 9), "schedule"}
	wordy.Boxes = []string{"starter", strings.Repeat("box of many words ", 6), "another"}
	return map[string]*model.Mission{"sample": printertest.Mission(), "long": long, "bare": bare, "wordy": wordy}
}

// Text of any length stays on its pages, at a size to read, and never lies over other text.
func TestNothingIsClippedOrOverlaps(t *testing.T) {
	set := printertest.Fonts(t)
	for name, m := range missions() {
		for _, p := range []paper.Paper{paper.A4, paper.Letter} {
			doc := Setup(m, printertest.Rules(), decks(), set, Options{Paper: p, Draft: true})
			for i, page := range doc.Pages {
				for _, fault := range printertest.Faults(page, set, 5*scene.Millimetre) {
					t.Errorf("%s on %s, page %d: %s", name, p.Name, i+1, fault)
				}
			}
		}
	}
}

// huge are rule sets with a hostility track that no page can show in one piece.
func huge() map[string]*model.RuleSet {
	tall, wide := printertest.Rules(), printertest.Rules()
	for i := range tall.Hostility.Levels {
		tall.Hostility.Levels[i].Holes = 400
	}
	level := wide.Hostility.Levels[3]
	for i := range 30 {
		level.Title = fmt.Sprintf("Level with a long name %d", i)
		level.Holes = 3*i + 1
		wide.Hostility.Levels = append(wide.Hostility.Levels, level)
	}
	return map[string]*model.RuleSet{"tall": tall, "wide": wide}
}

// A track of any length is printed whole, over as many pages as it takes.
func TestHugeTrackFlowsOverPages(t *testing.T) {
	set := printertest.Fonts(t)
	for name, r := range huge() {
		m := printertest.Mission()
		m.Setup.Hostility = 40
		doc := Setup(m, r, nil, set, Options{})
		full, holes := 0, 0
		for i, page := range doc.Pages {
			for _, fault := range printertest.Faults(page, set, 5*scene.Millimetre) {
				t.Errorf("%s, page %d: %s", name, i+1, fault)
			}
			f, e := countPegs(page)
			full, holes = full+f, holes+f+e
		}
		if full != 40 || holes != r.Hostility.Holes() {
			t.Errorf("%s: %d of %d holes drawn, %d filled", name, holes, r.Hostility.Holes(), full)
		}
	}
}

// However many figures a level brings at a time, their number stands clear of their name.
func TestManyArrivalsStandBesideTheirNumber(t *testing.T) {
	set := printertest.Fonts(t)
	r := *printertest.Rules()
	r.Hostility.Levels = slices.Clone(r.Hostility.Levels)
	for i := range r.Hostility.Levels {
		r.Hostility.Levels[i].Arrivals = []model.Arrival{{NPC: r.NPCs[0].ID, Phase: "purge", Count: 10}, {NPC: r.NPCs[0].ID, Phase: "purge", Count: 123_456_789}}
	}
	for i, page := range Setup(printertest.Mission(), &r, nil, set, Options{}).Pages {
		for _, f := range audit.Page(page, audit.Options{}) {
			t.Errorf("page %d: %s", i+1, f)
		}
	}
}

// Long prose is all there, in order: the sheet flows, it does not cut.
func TestLongTextIsComplete(t *testing.T) {
	set := printertest.Fonts(t)
	text := prose(Setup(missions()["long"], printertest.Rules(), nil, set, Options{}), set)
	for sentence, want := range map[string]int{
		"The barge turned slowly over the dark harbour.":                   14 * 20,
		"Anybody beside the console 1 may try again.":                      12 * 30,
		"Carry it out of here, whatever it weighs.":                        300,
		"Superstitious crews touch it for luck; it has not helped so far.": 1,
	} {
		if got := strings.Count(text, sentence); got != want {
			t.Errorf("%d of %d times %q", got, want, sentence)
		}
	}
}

// prose is the letters as large as those of running text, without heads, feet and titles.
func prose(doc *scene.Document, set *layout.Set) string {
	var b strings.Builder
	for _, p := range doc.Pages {
		for _, w := range printertest.Words(p, set) {
			if w.Size == page.Points(98) {
				b.WriteString(w.Text + " ")
			}
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// read is every run of text, page by page.
func read(doc *scene.Document, set *layout.Set) string {
	var b strings.Builder
	for _, p := range doc.Pages {
		for _, w := range printertest.Words(p, set) {
			b.WriteString(w.Text + " ")
		}
	}
	return b.String()
}

// The briefing and the set-up take a page each; the third is the board in words.
func TestSampleFitsThreePagesOfA4(t *testing.T) {
	if got := len(Setup(printertest.Mission(), printertest.Rules(), nil, printertest.Fonts(t), Options{}).Pages); got != 3 {
		t.Errorf("%d pages", got)
	}
}

func TestSheetSaysEverything(t *testing.T) {
	text := read(Setup(printertest.Mission(), printertest.Rules(), decks(), printertest.Fonts(t), Options{}), printertest.Fonts(t))
	for _, want := range []string{
		"COLD HARBOUR", "1–4", "Starter Set", "Guarded, 5 pegs", "PRIMARY OBJECTIVE", "Empty the store", "Whatever you carry off",
		"SECONDARY OBJECTIVE", "3 UA", "Next game:", "The ledger", "The cold vault", "Bitter cold", "SET-UP", "traders in each crew",
		"Environment", "all 5", "optional", "2 at random", "WATCH YOUR BACK", "Reaper", "chosen by the makers", "Large crate ×4", "Rare tokens, mixed in\u00a0first",
		"Cargo ledger", "CHECK LIST", "start: 5 of 35 pegs", "test-depot", "Sample Edition", "made with Sortie", "3 / 3", "THE BOARD IN WORDS",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the sheet does not say %q", want)
		}
	}
	if strings.Contains(text, "{") {
		t.Error("a name in braces is left over")
	}
}

// What a mission's source does not give is listed once, at the end of the sheet, and has no sign anywhere else.
func TestAssumedValuesAreListedOnce(t *testing.T) {
	set, r := printertest.Fonts(t), printertest.Rules()
	for i := range r.Hostility.Levels {
		r.Hostility.Levels[i].Provenance = model.Rulebook
	}
	shown := map[string]string{
		"setup.crew": "the starting crew", "setup.hostility": "the first pegs", "setup.search.rare": "the crates’ tokens",
		"setup.events": "the event cards", "board": "the map",
	}
	for _, path := range []string{"setup.crew", "setup.hostility", "setup.search.rare", "setup.events", "board", "", "setup"} {
		m := printertest.Mission()
		if path != "" {
			m.Assumed = []string{path}
		}
		doc := Setup(m, r, nil, set, Options{})
		text := read(&scene.Document{Pages: doc.Pages[len(doc.Pages)-1:]}, set)
		if all := read(doc, set); strings.Contains(all, "†") || strings.Count(all, "Not in the rulebooks") > 1 {
			t.Errorf("%q assumed: it is said more than once", path)
		}
		_, text, _ = strings.Cut(text, "Not in the rulebooks")
		for other, mark := range shown {
			want := other == path || path != "" && strings.HasPrefix(other, path+".")
			if strings.Contains(text, mark) != want {
				t.Errorf("%q assumed: %q is shown %v", path, mark, !want)
			}
		}
		if (text != "") != (path != "") {
			t.Errorf("%q assumed: the note is missing, or needless", path)
		}
	}
}

func TestTrackFillsTheStartingPegs(t *testing.T) {
	set := printertest.Fonts(t)
	for _, pegs := range []int{0, 1, 5, 35} {
		m := printertest.Mission()
		m.Setup.Hostility = pegs
		w := newWriter(m, printertest.Rules(), nil, set, Options{Paper: paper.A4})
		w.Blank()
		w.Place(w.track(w.Width()), 0, 0)
		full, empty := countPegs(w.Page)
		if full != pegs || full+empty != 35 {
			t.Errorf("%d pegs: %d holes filled, %d empty", pegs, full, empty)
		}
	}
}

// countPegs counts the discs on a page that are as wide as a hole: dark ones are pegs, pale ones holes.
func countPegs(p *scene.Page) (full, empty int) {
	printertest.Walk(p.Items, func(it scene.Item, at scene.Point) {
		f, ok := it.(scene.Fill)
		if !ok || len(f.Path.Points) != 13 || at.Y+f.Path.Points[0].Y > p.H-page.MarginY {
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
	doc := Setup(printertest.Mission(), printertest.Rules(), nil, printertest.Fonts(t), Options{})
	var links, marks []string
	for _, page := range doc.Pages {
		printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
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

// What prose refers to may be a special instruction or an objective: the link leads to its passage.
func TestLinksToPassages(t *testing.T) {
	m := printertest.Mission()
	m.Story = printertest.Text("Mind the [cold](#" + m.Rules[0].ID + ") and the [haul](#" + m.Objectives[1].ID + "), not the [moon](#moon).")
	var links, marks []string
	for _, page := range Setup(m, printertest.Rules(), nil, printertest.Fonts(t), Options{}).Pages[:1] {
		printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
			switch it := it.(type) {
			case scene.Link:
				links = append(links, it.To)
			case scene.Bookmark:
				marks = append(marks, it.Name)
			}
		})
	}
	for _, want := range []string{"test-depot:rule:" + m.Rules[0].ID, "test-depot:objective:" + m.Objectives[1].ID} {
		if !slices.Contains(links, want) || !slices.Contains(marks, want) {
			t.Errorf("no way to %s: links %v, places %v", want, links, marks)
		}
	}
	if slices.ContainsFunc(links, func(s string) bool { return strings.Contains(s, "moon") }) {
		t.Error("a link leads to nothing")
	}
}

func TestDraftIsStampedOnEveryPage(t *testing.T) {
	set := printertest.Fonts(t)
	for _, draft := range []bool{true, false} {
		doc := Setup(printertest.Mission(), printertest.Rules(), nil, set, Options{Draft: draft})
		for i, page := range doc.Pages {
			stamped := slices.ContainsFunc(printertest.Words(page, set), func(w printertest.Word) bool { return w.Text == "DRAFT" })
			if stamped != draft {
				t.Errorf("draft %v: page %d stamped %v", draft, i+1, stamped)
			}
		}
	}
}

func TestSameSheetTwice(t *testing.T) {
	a := Setup(printertest.Mission(), printertest.Rules(), decks(), printertest.Fonts(t), Options{})
	b := Setup(printertest.Mission(), printertest.Rules(), decks(), printertest.Fonts(t), Options{})
	for i := range a.Pages {
		if scene.Dump(a.Pages[i]) != scene.Dump(b.Pages[i]) {
			t.Errorf("page %d differs", i+1)
		}
	}
}

// A title too long for a running head says so; nothing is cut in silence.
func TestLongTitleEndsInAnEllipsis(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	for title, want := range map[string]string{
		"The Long Voyage of the Good Ship Perseverance and Her Crew of Seven Home": "OF SEVEN HOME",
		strings.Repeat("Perseverance ", 20):                                        "…",
	} {
		m.Title = title
		doc := Setup(m, printertest.Rules(), nil, set, Options{})
		head := printertest.Words(doc.Pages[1], set)[0]
		if !strings.HasSuffix(head.Text, want) || head.Size < page.Points(90) {
			t.Errorf("the head is %q at %d µm, want an end of %q", head.Text, head.Size, want)
		}
	}
}

// One short rule stands in one column, its title above it.
func TestShortRuleStaysWithItsTitle(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	for n := 1; n <= 4; n++ {
		m.Rules = m.Rules[:1]
		m.Rules[0].Title, m.Rules[0].Text = "Zephyr", printertest.Text(strings.Repeat("quay berth wharf pier jetty mole dock slip lock ", n))
		var left []scene.Unit
		for _, w := range printertest.Words(Setup(m, printertest.Rules(), nil, set, Options{}).Pages[0], set) {
			if w.Text == "Zephyr" || strings.Contains(w.Text, "quay") || strings.Contains(w.Text, "slip") {
				left = append(left, w.Box.X)
			}
		}
		if len(left) < 2 || slices.Max(left) != slices.Min(left) {
			t.Errorf("%d: the rule stands at %v", n, left)
		}
	}
}

// What a second line of a reward says stands under the first, not under the label.
func TestLongRewardHangsBehindItsLabel(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	m.Objectives[0].Reward = model.Reward{Text: strings.Repeat("kelp ", 20)}
	var left []scene.Unit
	for _, w := range printertest.Words(Setup(m, printertest.Rules(), nil, set, Options{}).Pages[0], set) {
		if strings.HasPrefix(w.Text, "kelp") {
			left = append(left, w.Box.X)
		}
	}
	if len(left) < 2 || slices.Max(left) != slices.Min(left) {
		t.Errorf("the lines stand at %v", left)
	}
}
