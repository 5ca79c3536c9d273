package changes

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/findings"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

func sample() []Change {
	at := func(x, y model.Length) []model.Point { return []model.Point{{X: x, Y: y}} }
	long := strings.Repeat("a long passage ", 4)
	return []Change{
		{Sort: Gone, Unit: "mission q", Subject: "Crate l9", Text: "Crate l9 is gone.", Spots: []Spot{{Shape: Box, At: []model.Point{{X: 100, Y: 100}, {X: 300, Y: 200}}}}},
		{Sort: Added, Unit: "mission q", Subject: "Wall 0,4-4,4", Text: "Wall 0,4-4,4 is new.", Spots: []Spot{{Now: true, Shape: Edge, At: []model.Point{{Y: 400}, {X: 400, Y: 400}}}}},
		{Sort: Moved, Unit: "mission q", Subject: "Marker 1", Text: "Marker 1 has moved from 1,5 to 6,5.", Spots: []Spot{{Shape: Point, At: at(100, 500)}, {Now: true, Shape: Point, At: at(600, 500)}}},
		{Sort: Changed, Unit: "mission q", Subject: "Story", Text: "Story is another.", Before: long, After: long + "more"},
		{Sort: Gone, Unit: "mission q", Subject: "Hatch 1", Text: "Hatch 1 is gone.", Spots: []Spot{{Floor: "attic", Shape: Point, At: at(1, 1)}}},
	}
}

func TestTheSheetTellsAllAndShowsWhatHasAPlace(t *testing.T) {
	set := printertest.Fonts(t)
	page, spots := findings.Sheet(Subject(printertest.Mission(), printertest.Rules(), sample()), set)
	words := ""
	for _, w := range printertest.Words(page, set) {
		words += w.Text + " "
	}
	words = strings.Join(strings.Fields(words), " ")
	for _, want := range []string{"5 changes", "What has changed", "Crate l9 is gone.", "Wall 0,4-4,4 is new.", "from where it was to where it is now", "Story is another. (not on the map)", "Hatch 1 is gone. (not on the map)"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is nowhere on the sheet", want)
		}
	}
	if strings.Contains(words, "cannot be set up") {
		t.Error("the sheet explains errors")
	}
	if len(spots) != 3 {
		t.Errorf("%d badges, want those of the three changes that have a place on a floor of now", len(spots))
	}
	if faults := printertest.Faults(page, set, 0); len(faults) > 0 {
		t.Errorf("faults: %v", faults)
	}
}

func TestWhatHasMovedHasAWay(t *testing.T) {
	found := Subject(printertest.Mission(), printertest.Rules(), sample()).Found[2]
	last := found.Marks[len(found.Marks)-1]
	if last.Kind != diag.WayMark || last.At[0] != (model.Point{X: 100, Y: 500}) || last.At[1] != (model.Point{X: 600, Y: 500}) {
		t.Errorf("the last mark is %+v, want a way from the old place to the new one", last)
	}
}

func TestLinesKeepToTheWidth(t *testing.T) {
	var b strings.Builder
	if err := Write(&b, sample(), 40); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(b.String()) {
		if len([]rune(strings.TrimSuffix(line, "\n"))) > 40 {
			t.Errorf("a line of more than 40: %q", line)
		}
	}
	for _, want := range []string{"mission q: 5 changes\n", "  - Crate l9 is gone.\n", "  + Wall", "  > Marker", "      before: a long", "      now:    a long"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is missing from:\n%s", want, b.String())
		}
	}
}
