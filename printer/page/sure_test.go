package page

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
)

// What no rulebook gives is explained once, on the last page, whether it has a dagger or the document lists it; pages
// of a book leave that to the book.
func TestGuessesAreExplainedOnce(t *testing.T) {
	set := printertest.Fonts(t)
	for name, c := range map[string]struct {
		text   string
		chosen []string
		bound  bool
		want   string
	}{
		"nothing": {text: "Hull 3"}, "a dagger": {text: "Hull 3†", want: dagger.Note},
		"a dagger in a book": {text: "Hull 3†", bound: true}, "a dagger that explains itself": {text: "† That was us.", want: "† That"},
		"a list": {text: "Hull 3", chosen: []string{"the hull", "the crew"}, want: "chosen by the makers: the hull, the crew."},
	} {
		w := New(set, Options{Title: "Ships", Bound: c.bound})
		for range 3 {
			w.Fresh("Ships")
			w.Page.Add(w.Set.Line(w.Styles.Small, c.text).At(MarginX, w.Y)...)
		}
		w.Chosen = c.chosen
		doc := w.Finish()
		first, last := printertest.Said(doc.Pages[:2]...), printertest.Said(doc.Pages[2])
		if strings.Contains(first, "the makers") || strings.Contains(last, "the makers") != strings.Contains(c.want, "the makers") || !strings.Contains(last, c.want) {
			t.Errorf("%s: the last page says %q", name, last)
		}
		for _, fault := range printertest.Faults(doc.Pages[2], set, 0) {
			t.Errorf("%s: %s", name, fault)
		}
	}
}
