package reference

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The tables over the whole width stand on one page with their headings.
func TestHeadingsStandWithTheirTables(t *testing.T) {
	for _, id := range printertest.Editions() {
		r := printertest.Edition(t, id)
		last := r.NPCs[len(r.NPCs)-1].Title
		for _, size := range []paper.Paper{paper.A4, paper.Letter, paper.Tabloid} {
			for heading, with := range map[string]string{"HOSTILITY AND ARRIVALS": "Pegs", "NUMBERS OF THE NPCS": last} {
				if at := pageOf(made(t, r, size), heading, with); at != "" {
					t.Errorf("%s on %s: %s", id, size.Name, at)
				}
			}
		}
	}
}

// pageOf says what is wrong if a heading and something else never stand on the same page.
func pageOf(doc *scene.Document, heading, with string) string {
	for _, p := range doc.Pages {
		if said := printertest.Said(p); strings.Contains(said, heading) {
			if _, below, _ := strings.Cut(said, heading); !strings.Contains(below, with) {
				return heading + " stands without " + with + " on " + p.Name
			}
			return ""
		}
	}
	return "no " + heading
}

// Where the smallest letters leave much of the last page empty, larger ones fill it, on no more pages.
func TestTheLastPageIsFilled(t *testing.T) {
	for _, id := range printertest.Editions() {
		j := jobOf(t, printertest.Edition(t, id), paper.A4)
		small, spare := laid(j, j.CoreSpace(), textSize)
		best := fitted(j, j.CoreSpace())
		if len(best.Pages) > len(small.Pages) {
			t.Errorf("%s: %d pages, in the smallest letters %d", id, len(best.Pages), len(small.Pages))
		}
		if roomy := 3*spare > 1; roomy != (depth(best) > depth(small)) {
			t.Errorf("%s: %.2f of the last page is empty, and it is fuller: %v", id, spare, !roomy)
		}
		if low := depth(best); 2*low < paper.A4.H {
			t.Errorf("%s: the last page ends at %d of %d", id, low, paper.A4.H)
		}
	}
}

// The letters are the largest of all that fit, whatever sizes were tried.
func TestTheLargestLettersAreFound(t *testing.T) {
	j := jobOf(t, printertest.Edition(t, "draft"), paper.Letter)
	small, _ := laid(j, j.CoreSpace(), textSize)
	want := small
	for size := scene.Unit(textSize); size <= textMost; size += sizeStep {
		if doc, _ := laid(j, j.CoreSpace(), size); len(doc.Pages) <= len(small.Pages) {
			want = doc
		}
	}
	if got := fitted(j, j.CoreSpace()); depth(got) != depth(want) {
		t.Errorf("the last page ends at %d, in the largest letters that fit at %d", depth(got), depth(want))
	}
}

// depth is how far down the last page its words reach, without its foot.
func depth(doc *scene.Document) scene.Unit {
	var low scene.Unit
	p := doc.Pages[len(doc.Pages)-1]
	printertest.Walk(p.Items, func(it scene.Item, shift scene.Point) {
		if w, ok := it.(scene.Text); ok && w.At.Y+shift.Y < p.H-20*scene.Millimetre {
			low = max(low, w.At.Y+shift.Y)
		}
	})
	return low
}
