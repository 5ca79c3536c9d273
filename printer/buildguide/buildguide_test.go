package buildguide

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// boxed is the sample rule set with a box that holds a little of everything.
func boxed() *model.RuleSet {
	r := printertest.Rules()
	r.Boxes = []model.Box{
		{
			ID: "starter", Title: "Starter Set", Panels: []model.BoxCount{{ID: "wall", Count: 8}, {ID: "arch", Count: 2}},
			Crates: []model.BoxCrates{{Size: "large", Colour: "green", Count: 2}, {Size: "small", Colour: "red", Count: 1}},
		},
		{ID: "annex", Title: "The Annex", Provenance: model.Assumed, Panels: []model.BoxCount{{ID: "wall", Count: 1}, {ID: "girder", Count: 4}}},
		{ID: "other", Title: "Another Box", Panels: []model.BoxCount{{ID: "window", Count: 99}}},
	}
	return r
}

func jobOf(t testing.TB, m *model.Mission, on paper.Paper) *product.Job {
	return &product.Job{
		Unit: m, Kind: "mission", ID: m.ID, Title: m.Title, Rules: boxed(), Fonts: printertest.Fonts(t), Options: product.Options{Paper: on},
	}
}

func guide(t testing.TB, m *model.Mission, on paper.Paper) *scene.Document {
	t.Helper()
	files, err := Product().Make(jobOf(t, m, on))
	if err != nil || len(files) != 1 || files[0].Name != "build-guide" {
		t.Fatalf("%d files, %v", len(files), err)
	}
	return files[0].Doc
}

func shown(t testing.TB, doc *scene.Document) string {
	var out []string
	for _, p := range doc.Pages {
		for _, w := range printertest.Words(p, printertest.Fonts(t)) {
			out = append(out, w.Text)
		}
	}
	return strings.Join(out, "\n")
}

func need1(t *testing.T, list []need, id, detail string) need {
	t.Helper()
	for _, n := range list {
		if n.feature.ID == id && (n.detail == detail || detail == "") {
			return n
		}
	}
	t.Fatalf("no %s %s in %v", detail, id, list)
	return need{}
}

func TestNeedsAreCountedAgainstTheNamedBoxes(t *testing.T) {
	m := printertest.Mission()
	m.Boxes = []string{"starter", "annex", "annex"}
	teller := newTeller(m, boxed())
	wall := need1(t, teller.panels(), "wall", "")
	want := 0
	for _, p := range m.Board.Panels {
		if p.Kind == "wall" {
			want++
		}
	}
	if wall.count != want || wall.have() != 10 || wall.short() != max(0, want-10) || wall.detail != "4 in" {
		t.Errorf("%+v: want %d, of which the boxes hold 10", wall, want)
	}
	if got := wall.source(); got != "Starter Set: 8; 2 × The Annex†: 2" {
		t.Errorf("the walls come from %q", got)
	}
	if window := need1(t, teller.panels(), "window", ""); window.have() != 0 || window.short() != window.count || !strings.Contains(window.source(), "none") {
		t.Errorf("a box that the mission does not name counts: %+v", window)
	}
	if red := need1(t, teller.crates(), "small", "red"); red.count != 2 || red.short() != 1 {
		t.Errorf("small red crates: %+v", red)
	}
	if desk := need1(t, teller.furniture(), "console", ""); desk.counted || desk.short() != 0 || desk.source() != "" {
		t.Errorf("furniture that no box counts is short: %+v", desk)
	}
	if !teller.assumed() {
		t.Error("nothing is marked as a guess")
	}
}

// The steps of the walls show each panel as new once; after the last all stand.
func TestStepsBuildTheWholeBoard(t *testing.T) {
	for _, m := range []*model.Mission{printertest.Mission(), printertest.Wide()} {
		teller := newTeller(m, boxed())
		for _, f := range m.Floors() {
			checkFloor(t, teller, f)
		}
	}
}

func checkFloor(t *testing.T, w *teller, f model.NamedFloor) {
	t.Helper()
	var stand []int
	next, listed := 1, 0
	for _, s := range w.allSteps() {
		if s.floor != f.ID {
			continue
		}
		if !slices.Equal(s.build.Stand, stand) && len(s.build.New) > 0 {
			t.Errorf("floor %q: %v stand before %q, want %v", f.ID, s.build.Stand, s.title, stand)
		}
		if len(s.build.New) > 0 && s.build.First != next {
			t.Errorf("floor %q: numbers go on at %d, want %d", f.ID, s.build.First, next)
		}
		for _, l := range s.lines {
			listed += len(l.numbers)
		}
		stand, next = append(stand, s.build.New...), next+len(s.build.New)
	}
	slices.Sort(stand)
	if !slices.Equal(stand, everyPanel(f.Board)) || listed != len(f.Board.Panels) {
		t.Errorf("floor %q: %v of %d panels are built, %d listed", f.ID, stand, len(f.Board.Panels), listed)
	}
}

func TestGuideSaysWhatIsMissing(t *testing.T) {
	m := printertest.Mission()
	m.Boxes = []string{"starter", "annex"}
	text := shown(t, guide(t, m, paper.A4))
	for _, want := range []string{
		"more than the boxes hold", "Starter Set: 8; The Annex†: 1", "† No document says", "WALLS AND DOORS",
		"STEP 1 OF", "FURNITURE AND CRATES", fmt.Sprintf("×%d", len(m.Board.Posts)), "L1, L2",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the guide lacks %q", want)
		}
	}
	m.Boxes = []string{"starter"}
	if text := shown(t, guide(t, m, paper.A4)); strings.Contains(text, "†") {
		t.Error("a dagger without a guess")
	}
}

func TestGuideFitsEveryPaper(t *testing.T) {
	german := printertest.Mission()
	german.Title = "Donaudampfschifffahrtsgesellschaftskapitänsmütze Ελληνικά Кириллица"
	for _, m := range []*model.Mission{printertest.Mission(), printertest.Wide(), german} {
		for _, on := range []paper.Paper{paper.A4, paper.Letter, paper.A3, paper.A5, paper.HalfLetter} {
			for _, p := range guide(t, m, on).Pages {
				for _, f := range audit.Page(p, audit.Options{}) {
					t.Errorf("%s on %s, %s: %s", m.ID, on.Name, p.Name, f)
				}
			}
		}
	}
}

// Every figure says in words what it shows, and every step can be found in the outline.
func TestStepsHaveWordsAndBookmarks(t *testing.T) {
	doc := guide(t, printertest.Mission(), paper.A4)
	steps, alts := 0, 0
	for _, p := range doc.Pages {
		for _, it := range p.Items {
			if b, ok := it.(scene.Bookmark); ok && strings.HasPrefix(b.Name, "build-test-depot-step-") && strings.HasPrefix(b.Title, "Step ") {
				steps++
			}
		}
		alts += strings.Count(scene.Dump(p), "what is new in this step: ")
	}
	if want := len(newTeller(printertest.Mission(), boxed()).allSteps()); steps != want || alts != want {
		t.Errorf("%d steps, %d bookmarks, %d figures with words", want, steps, alts)
	}
}

func TestGuidesThatCannotBe(t *testing.T) {
	if _, err := Product().Make(&product.Job{Unit: &model.Deck{}, Kind: "deck", Fonts: printertest.Fonts(t)}); err == nil || !strings.Contains(err.Error(), "not from a deck") {
		t.Errorf("%v", err)
	}
	many := &model.Mission{Board: model.Board{Width: 2400, Height: 2400, Panels: make([]model.Panel, 10_000)}}
	kinds := &model.Mission{}
	for i := range 500 {
		kinds.Board.Furniture = append(kinds.Board.Furniture, model.Furniture{ID: "f", Kind: fmt.Sprint("kind-", i)})
	}
	for want, m := range map[string]*model.Mission{"10000 things on one floor; a building guide is made of 2000": many, "500 kinds": kinds} {
		if _, err := Product().Make(jobOf(t, m, paper.A4)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	start := proctime.Start()
	for name, m := range hostile() {
		doc := guide(t, m, paper.A4)
		if len(doc.Pages) == 0 || len(doc.Pages) > 400 {
			t.Errorf("%s: %d pages", name, len(doc.Pages))
		}
		for _, p := range doc.Pages {
			for _, f := range audit.Page(p, audit.Options{}) {
				if f.Kind == "outside" || f.Kind == "small" { // its crates stand on each other
					t.Errorf("%s, %s: %s", name, p.Name, f)
				}
			}
		}
	}
	if took := start.Used(); took > 30*time.Second {
		t.Errorf("took %v", took)
	}
}

// hostile are missions that nobody plays.
func hostile() map[string]*model.Mission {
	crowded := &model.Mission{ID: "crowded", Title: strings.Repeat("Long ", 1000), Board: model.Board{Width: 7200, Height: 7200}}
	for i := range 600 {
		at := model.Point{X: model.Length(i%30) * 200, Y: model.Length(i/30) * 200}
		crowded.Board.Panels = append(crowded.Board.Panels, model.Panel{Kind: fmt.Sprint("kind-", i%50), From: at, To: model.Point{X: at.X + 200, Y: at.Y}})
		crowded.Board.Crates = append(crowded.Board.Crates, model.Crate{ID: strings.Repeat("x", 1+i), Size: "large", Footprint: model.Footprint{Centre: at, Width: 100, Depth: 100}})
	}
	return map[string]*model.Mission{
		"empty":   {},
		"flat":    {Board: model.Board{Width: 2400}},
		"crowded": crowded,
		"levels":  {Board: model.Board{Width: 100, Height: 100, Levels: []model.Level{{ID: "a"}, {ID: "b", Floor: model.Board{Width: 7200, Height: 1}}}}},
	}
}

func TestRanges(t *testing.T) {
	for want, list := range map[string][]int{"": nil, "3": {3}, "1, 2": {2, 1}, "1–4, 7": {4, 2, 3, 1, 7}, "1, 3, 5–7": {1, 3, 5, 6, 7}} {
		if got := ranges(list); got != want {
			t.Errorf("%v: %q, want %q", list, got, want)
		}
	}
}

func TestRegions(t *testing.T) {
	b := &model.Board{Width: 2400, Height: 2400}
	for _, at := range []model.Point{{X: 200, Y: 200}, {X: 1200, Y: 1200}, {X: 2200, Y: 1200}, {X: 1200, Y: 2200}} {
		b.Panels = append(b.Panels, model.Panel{From: at, To: at})
	}
	for i, want := range []string{"north-west", "the middle", "east", "south"} {
		if got := region(b, []int{i}); got != want {
			t.Errorf("%v: %q, want %q", b.Panels[i].From, got, want)
		}
	}
}

// BenchmarkGuide lays out a building guide and writes it as PDF.
func BenchmarkGuide(b *testing.B) {
	j := jobOf(b, printertest.Wide(), paper.A4)
	b.ReportAllocs()
	for b.Loop() {
		doc, err := Guide(j, printertest.Wide())
		if err != nil {
			b.Fatal(err)
		}
		if err := pdf.Write(io.Discard, doc, j.Fonts, pdf.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// A step says which of its doors do not stand as doors usually do.
func TestStepsSayHowDoorsStand(t *testing.T) {
	m := printertest.Mission()
	for _, usual := range []model.PanelState{model.Closed, model.Open} {
		r := *boxed()
		r.Terrain = append(slices.Clone(r.Terrain), model.TerrainRule{ID: "door", States: []string{string(usual)}})
		r.Panels = slices.Clone(r.Panels)
		for i := range r.Panels {
			r.Panels[i].Rule = "door"
		}
		want := map[string]int{}
		for _, p := range m.Board.Panels {
			if p.State != "" && p.State != usual {
				want[string(p.State)]++
			}
		}
		got := map[string]int{}
		for _, s := range newTeller(m, &r).allSteps() {
			for _, l := range s.lines {
				for _, state := range []string{"open", "closed", "locked"} {
					if strings.HasSuffix(l.title, ", "+state) {
						got[state] += l.count
					}
				}
			}
		}
		if len(want) < 2 || !maps.Equal(got, want) {
			t.Errorf("where doors are usually %s, the steps tell of %v, the board has %v", usual, got, want)
		}
	}
}
