package board

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestWideMapGolden(t *testing.T) {
	printertest.Golden(t, "wide.txt", scene.Dump(mapPage(t, printertest.Wide())))
}

// shown are the words on a page.
func shown(t *testing.T, page *scene.Page) []string {
	t.Helper()
	var out []string
	for _, w := range printertest.Words(page, printertest.Fonts(t)) {
		out = append(out, w.Text)
	}
	return out
}

// The map shows figures by letters of their own, and the words of zones, markers, labels and levels.
func TestMapShowsFiguresAndWords(t *testing.T) {
	words := shown(t, mapPage(t, printertest.Wide()))
	for _, want := range []string{
		"C", "P", "Pi", "R", "×3", "S9", "3", "7", "The long quay", "The office", "The dry well", "Cold store", "above: the loft",
		"THE LOFT", "BARGE", "L9", "E", "The bay window", "to the loft", "to barge, one way", "from the main board", "to the main board",
		"S", "with 3–5 crews",
	} {
		if !slices.Contains(words, want) {
			t.Errorf("the map does not show %q; it shows %q", want, words)
		}
	}
	for _, fault := range printertest.Faults(mapPage(t, printertest.Wide()), printertest.Fonts(t), 0) {
		if strings.Contains(fault, "off") || strings.Contains(fault, "size") {
			t.Error(fault)
		}
	}
}

func TestKeyOfEverythingNew(t *testing.T) {
	set := printertest.Fonts(t)
	labels := keyLabels(printertest.Wide(), printertest.Rules(), set)
	for _, want := range []string{
		"Beacon ×1", "Well ×1", "Hatch ×1", "Stairs ×1", "Door ×1", "Zone", "Floor above ×1", "The clerk (Civilian) ×1", "The porter (Civilian) ×1", "Reaper ×4", "Stalker",
		"Airlock ×5", "Large crate ×5", "5 The office, purple",
	} {
		if !slices.ContainsFunc(labels, func(l string) bool { return strings.HasPrefix(l, want) }) {
			t.Errorf("the key lacks %q; it has %q", want, labels)
		}
	}
}

// The outline of a floor above keeps clear of the walls that stand along its edge.
func TestLevelOutlineIsInsideItsEdge(t *testing.T) {
	m := printertest.Wide()
	p := newMapper(m, printertest.Rules(), printertest.Fonts(t), Full(160*scene.Millimetre))
	p.paint()
	edge := scene.RectPath(p.levelArea(m.Board.Levels[0])).Points[0]
	i := slices.IndexFunc(p.items, func(it scene.Item) bool { s, ok := it.(scene.Stroke); return ok && len(s.Dash) == 4 })
	if i < 0 {
		t.Fatal("no outline")
	}
	if at := p.items[i].(scene.Stroke).Path.Points[0]; at.X-edge.X < 2*p.w.wall || at.Y-edge.Y < 2*p.w.wall {
		t.Errorf("the outline begins at %v, the floor at %v", at, edge)
	}
}

// What a draft puts off the board does not run over the page around the map.
func TestStraysAreCutOff(t *testing.T) {
	for x, want := range map[float64]bool{20: false, 30: true, -12: true} {
		m := printertest.Mission()
		m.Setup.NPCs = []model.StartNPC{{Kind: "reaper", Count: 1, At: &model.Point{X: model.Length(x * 100), Y: 600}}}
		picture := Map(m, printertest.Rules(), printertest.Fonts(t), Full(100*scene.Millimetre))
		g, ok := picture.Items[0].(scene.Group)
		if clipped := ok && g.Clip != nil && len(picture.Items) == 1; clipped != want {
			t.Errorf("a figure at %v: clipped is %v", x, clipped)
		}
	}
}

// A floor is a page of its own at full size, with what stands on it and nothing else.
func TestFullSizesOfAllFloors(t *testing.T) {
	pages := Mat{}.Pages(printertest.Wide(), printertest.Rules(), printertest.Fonts(t), "board")
	var names []string
	for _, p := range pages {
		names = append(names, p.Name)
		for _, fault := range printertest.Faults(p, printertest.Fonts(t), 0) {
			if strings.Contains(fault, "off") {
				t.Errorf("%s: %s", p.Name, fault)
			}
		}
	}
	if want := []string{"board", "board-loft", "board-barge"}; !slices.Equal(names, want) {
		t.Fatalf("pages %v, want %v", names, want)
	}
	if w := pages[1].W; w != matLeast+2*MatMargin {
		t.Errorf("the loft is %d wide", w)
	}
	if words := shown(t, pages[1]); !slices.Contains(words, "L9") || slices.Contains(words, "L1") {
		t.Errorf("the loft shows %q", words)
	}
}

// No name shares its letters with another, and one name has the same on all floors.
func TestLettersOfFigures(t *testing.T) {
	m := printertest.Wide()
	byLetters := map[string]string{}
	for _, s := range allSigns(m, printertest.Rules()) {
		if old, known := byLetters[s.letters]; known && old != s.title {
			t.Errorf("%s stands for %s and %s", s.letters, old, s.title)
		}
		byLetters[s.letters] = s.title
	}
	taken := map[string]bool{}
	for range 40 {
		if got := initials("The pilot", taken); got == "" {
			t.Fatal("no letters")
		}
	}
	if len(taken) != 40 {
		t.Errorf("%d different letters for 40 names", len(taken))
	}
}

// The room around a point is the one that the model says.
func TestARoomIsTheModels(t *testing.T) {
	m := printertest.Wide()
	f := frame{inch: scene.Inch}
	office := roomOf(&m.Board, model.Point{X: 2000, Y: 200})
	if got, want := len(office.in), 8*8; got != want {
		t.Errorf("the office has %d squares, want %d", got, want)
	}
	path, box := office.outline(f, scene.Inch/4)
	want := scene.Rect{X: 16*scene.Inch + scene.Inch/4, Y: scene.Inch / 4, W: 8*scene.Inch - scene.Inch/2, H: 8*scene.Inch - scene.Inch/2}
	if box != want || len(path.Points) == 0 {
		t.Errorf("outline in %+v, want %+v", box, want)
	}
	if none := roomOf(&m.Board, model.Point{X: -100, Y: 9999}); len(none.in) > 0 {
		t.Error("a point off the board has a room")
	}
}

// What is found without drawing is what the drawing finds, and a larger map never cuts more.
func TestCutsAreThoseOfTheDrawing(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	for i, id := range []string{"s1", "s12", "crate-4", "cargo-hold-left", "w", "mmmm", "iiii", "starboard-store"} {
		m.Board.Crates[i].ID = id
	}
	m.Board.Airlocks[1].ID = "forward"
	before := 1000
	for width := 60 * scene.Millimetre; width < 250*scene.Millimetre; width += 1730 {
		var found []string
		for _, c := range Cuts(m, printertest.Rules(), set, Full(width)) {
			found = append(found, c.ID)
		}
		drawn := Map(m, printertest.Rules(), set, Full(width)).Cut
		slices.Sort(found)
		slices.Sort(drawn)
		if !slices.Equal(found, drawn) {
			t.Errorf("at %d: found %v, drawn %v", width, found, drawn)
		}
		if len(found) > before {
			t.Errorf("at %d more is cut than on a smaller map: %v", width, found)
		}
		before = len(found)
	}
	if before == 1000 {
		t.Error("nothing was measured")
	}
}

// A short id that its crate has no room for stands beside it, whole.
func TestShortIDsStandBesideSmallCrates(t *testing.T) {
	m := printertest.Mission()
	opt := Full(45 * scene.Millimetre)
	picture := Map(m, printertest.Rules(), printertest.Fonts(t), opt)
	words := shown(t, &scene.Page{W: picture.W, H: picture.H, Items: picture.Items})
	for _, want := range []string{"S1", "S2", "S3", "S4"} {
		if !slices.Contains(words, want) {
			t.Errorf("%s is missing: %q", want, words)
		}
	}
	if len(picture.Cut) > 0 {
		t.Errorf("cut: %v", picture.Cut)
	}
}

// The letters of a figure are those of its name, not of what explains it or of small words in it.
func TestInitialsAreOfTheName(t *testing.T) {
	for name, want := range map[string]string{
		"Bruna, the cook": "B", "Okafor, der Arzt": "O", "The clerk": "C", "Live One": "LO", "Lady of the Lake": "LL", "a cat": "AC", ", ,": "N2",
	} {
		if got := initials(name, map[string]bool{}); got != want {
			t.Errorf("%q is marked %s, want %s", name, got, want)
		}
	}
	taken := map[string]bool{}
	if a, b := initials("Bruna, the cook", taken), initials("Bo, the cook", taken); a != "B" || b != "Bo" {
		t.Errorf("two cooks are marked %s and %s", a, b)
	}
	taken = map[string]bool{}
	if a, b := initials("Anna Lind", taken), initials("Alba Lopez", taken); a != "AL" || b != "Ab" {
		t.Errorf("Anna Lind and Alba Lopez are marked %s and %s", a, b)
	}
}
