package findings

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

func point(x, y model.Length) model.Point { return model.Point{X: x, Y: y} }

// sample is a finding of every severity, with marks of every kind, on the board of a made-up mission.
func sampleFindings() []diag.Diagnostic {
	place := func(x, y model.Length) *diag.Place { return &diag.Place{At: point(x, y)} }
	return []diag.Diagnostic{
		{Code: "RCH001", Severity: diag.Error, Summary: "crate l1 cannot be reached", Remedy: "open a door", Place: place(250, 350),
			Marks: []diag.Mark{
				{Kind: diag.CellsMark, At: []model.Point{point(250, 350), point(350, 350), point(250, 450)}},
				{Kind: diag.WayMark, At: []model.Point{point(50, 50), point(50, 250), point(250, 250)}, Text: "9 inches"},
			}},
		{Code: "SPN003", Severity: diag.Warning, Summary: "no room", Place: place(450, 450), Players: []int{3, 4},
			Marks: []diag.Mark{{Kind: diag.SpotMark, At: []model.Point{point(450, 450)}, Size: 200}, {Kind: diag.SightMark, At: []model.Point{point(450, 450), point(650, 150)}}}},
		{Code: "MAP112", Severity: diag.Note, Summary: "an opening that stands free",
			Marks: []diag.Mark{{Kind: diag.EdgeMark, At: []model.Point{point(400, 0), point(400, 400)}}, {Kind: diag.BoxMark, At: []model.Point{point(500, 500), point(600, 700)}}}},
		{Code: "OBJ001", Severity: diag.Error, Summary: "the game never ends"},
		{Code: "SPN006", Severity: diag.Warning, Summary: "let stand", Allowed: "why", Place: place(1, 1)},
	}
}

func sampleSubject() Subject {
	return Subject{Mission: printertest.Mission(), Rules: printertest.Rules(), Found: sampleFindings()}
}

func TestEveryFindingIsToldAndThoseWithAPlaceHaveABadge(t *testing.T) {
	set := printertest.Fonts(t)
	page, spots := Sheet(sampleSubject(), set)
	words := ""
	for _, w := range printertest.Words(page, set) {
		words += w.Text + " "
	}
	for _, want := range []string{"RCH001", "SPN003", "MAP112", "OBJ001", "holds for 3 and 4 crews", "(not on the map)", "open a door", "9 inches", "2 errors, 1 warning, 1 note"} {
		if !strings.Contains(strings.Join(strings.Fields(words), " "), want) {
			t.Errorf("%q is nowhere on the sheet", want)
		}
	}
	if strings.Contains(words, "let stand") {
		t.Error("a finding that its author lets stand is on the sheet")
	}
	var numbers []int
	for _, s := range spots {
		numbers = append(numbers, s.Number)
	}
	if fmt.Sprint(numbers) != "[1 2 3]" {
		t.Errorf("badges %v, want 1, 2 and 3", numbers)
	}
	if faults := printertest.Faults(page, set, 0); len(faults) > 0 {
		t.Errorf("faults: %v", faults)
	}
}

func TestTheSheetIsDrawnAlike(t *testing.T) {
	set := printertest.Fonts(t)
	page, _ := Sheet(sampleSubject(), set)
	printertest.Golden(t, "sheet.txt", scene.Dump(page))
}

// Twenty findings at one place keep their badges apart and on the map.
func TestBadgesDoNotCoverOneAnother(t *testing.T) {
	s := sampleSubject()
	s.Found = nil
	for i := range 20 {
		s.Found = append(s.Found, diag.Diagnostic{Code: fmt.Sprintf("RCH%03d", i), Severity: diag.Error, Summary: "x", Place: &diag.Place{At: point(300, 300)}})
	}
	page, spots := Sheet(s, printertest.Fonts(t))
	if len(spots) != 20 {
		t.Fatalf("%d badges", len(spots))
	}
	for i, a := range spots {
		if a.At.X < 0 || a.At.Y < 0 || a.At.X+a.At.W > page.W || a.At.Y+a.At.H > page.H {
			t.Errorf("badge %d is off the page", a.Number)
		}
		for _, b := range spots[:i] {
			if a.At.X < b.At.X+b.At.W && b.At.X < a.At.X+a.At.W && a.At.Y < b.At.Y+b.At.H && b.At.Y < a.At.Y+a.At.H {
				t.Errorf("badges %d and %d cover one another", b.Number, a.Number)
			}
		}
	}
}

// Every floor is drawn under its title, and a finding on a level stands on the level's own map.
func TestFindingsOnALevel(t *testing.T) {
	m := printertest.Wide()
	floors := m.Floors()
	if len(floors) < 2 {
		t.Fatal("the mission has one floor only")
	}
	set := printertest.Fonts(t)
	badge := func(floor string) scene.Rect {
		found := []diag.Diagnostic{{Code: "RCH001", Severity: diag.Error, Summary: "there", Place: &diag.Place{Floor: floor, At: point(50, 50)}}}
		page, spots := Sheet(Subject{Mission: m, Rules: printertest.Rules(), Found: found}, set)
		if len(spots) != 1 {
			t.Fatalf("%d badges", len(spots))
		}
		words := ""
		for _, w := range printertest.Words(page, set) {
			words += w.Text + " "
		}
		for _, f := range floors[1:] {
			if !strings.Contains(words, board.FloorTitle(m, f.ID)) {
				t.Errorf("no title %q", board.FloorTitle(m, f.ID))
			}
		}
		return spots[0].At
	}
	if up, down := badge(floors[1].ID), badge(""); up.Y <= down.Y {
		t.Errorf("the badge of the level stands at %v, that of the board at %v", up, down)
	}
}

func TestThePageLetsNothingInAndLeadsBothWays(t *testing.T) {
	s := sampleSubject()
	s.Found[0].Summary = `<script>alert(1)</script> & "x"`
	s.Found[0].Range = diag.Range{File: "a<b>.cue", Start: diag.Pos{Line: 3, Col: 4}, End: diag.Pos{Line: 3, Col: 5}}
	s.Found[0].Reasons = []string{"4 < 5"}
	data, err := Page([]Subject{s, sampleSubject()}, printertest.Fonts(t))
	if err != nil {
		t.Fatal(err)
	}
	html := string(data)
	for _, want := range []string{
		`<li id="f1-1" class="error">`, `<a id="m1-1" href="#f1-1"`, `<a href="#m1-1">on the map</a>`, `<li id="f2-4" class="error">`,
		"&lt;script&gt;alert(1)&lt;/script&gt;", "a&lt;b&gt;.cue:3:4", "4 &lt; 5", "holds for 3 and 4 crews", "default-src &#39;none&#39;",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if strings.Contains(html, "<script") || strings.Contains(html, "style=") {
		t.Error("the page carries a script or a style that its policy would block")
	}
}

// The lines that lead to badges run below all badges: a number must stay readable where many stand close.
func TestNothingIsDrawnOverABadge(t *testing.T) {
	s := sampleSubject()
	s.Found = nil
	for range 9 {
		s.Found = append(s.Found, diag.Diagnostic{Code: "RCH001", Severity: diag.Error, Summary: "x", Place: &diag.Place{At: point(300, 300)}})
	}
	page, _ := Sheet(s, printertest.Fonts(t))
	shown := scene.Dump(page)
	lead, disc := strings.LastIndex(shown, "width 350"), strings.Index(shown, fmt.Sprint("width ", 400))
	if lead < 0 || disc < 0 {
		t.Fatalf("no lead or no badge in the picture: %d, %d", lead, disc)
	}
	if lead > disc {
		t.Error("a line runs over a badge")
	}
}

func TestALongTitleStaysOnThePage(t *testing.T) {
	set := printertest.Fonts(t)
	s := sampleSubject()
	m := *s.Mission
	m.Title = strings.Repeat("W", 120)
	s.Mission = &m
	page, _ := Sheet(s, set)
	if faults := printertest.Faults(page, set, 0); len(faults) > 0 {
		t.Errorf("faults: %v", faults)
	}
}

// What turns the writing around is shown, not obeyed.
func TestThePageShowsWhatDoesNotShow(t *testing.T) {
	s := sampleSubject()
	s.Found = []diag.Diagnostic{{
		Code: "RCH001", Severity: diag.Error, Summary: "a\u202eb", Remedy: "c\u202ed", Details: []string{"e\u202ef"}, Reasons: []string{"g\u202eh"},
		Range: diag.Range{File: "i\u202ej.cue", Start: diag.Pos{Line: 1, Col: 1}, End: diag.Pos{Line: 1, Col: 2}},
	}}
	data, err := Page([]Subject{s}, printertest.Fonts(t))
	if err != nil {
		t.Fatal(err)
	}
	if html := string(data); strings.Contains(html, "\u202e") || strings.Count(html, `\u{202e}`) != 5 {
		t.Errorf("%d of 5 marks are shown", strings.Count(html, `\u{202e}`))
	}
}

// What a finding says on the map, and its badge, stand beside the map's own labels.
func TestFindingsCoverNoLabel(t *testing.T) {
	m, set := printertest.Mission(), printertest.Fonts(t)
	for y := range model.Length(4) {
		m.Board.Labels = append(m.Board.Labels, model.MapLabel{At: point(1200, 900+100*y), Text: "The long cold hall"})
	}
	o := &overlay{picture: board.Map(m, printertest.Rules(), set, board.Full(180*scene.Millimetre)), floor: m.Floors()[0], set: set, used: map[diag.MarkKind]bool{}}
	o.draw([]diag.Diagnostic{{Code: "RCH001", Severity: diag.Error, Place: &diag.Place{At: point(1200, 1000)}, Marks: []diag.Mark{
		{Kind: diag.WayMark, At: []model.Point{point(1200, 300), point(1200, 1000)}, Text: "the way to it"},
	}}})
	if len(o.taken) != 2 {
		t.Fatalf("a badge and a caption were wanted, not %d", len(o.taken))
	}
	for _, r := range o.taken {
		if meets(r, o.picture.Labels) {
			t.Errorf("%v covers a label", r)
		}
	}
}
