package page_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
)

// However long the title of a document and the name of a page are, the head has room for both.
func TestTheHeadHoldsLongNames(t *testing.T) {
	for _, long := range []string{"W", "word ", "漢", "e\u0301"} {
		long = strings.Repeat(long, 120)
		for _, title := range []string{"", "Short", long} {
			w := page.New(printertest.Fonts(t), page.Options{Title: title})
			w.Fresh(long)
			for _, f := range audit.Page(w.Finish().Pages[0], audit.Options{}) {
				t.Errorf("title of %d letters, page %.8s: %s", len(title), long, f)
			}
		}
	}
}

// Where nothing is left for a text, its letters are the smallest, and an empty text needs no room.
func TestFittedWithoutRoom(t *testing.T) {
	w := writer(t)
	for _, text := range []string{"", "Words"} {
		if st := w.Fitted(w.Styles.Title, text, -mm, page.Points(90)); text != "" && st.Size != page.Points(90) {
			t.Errorf("%q: letters of %d µm", text, st.Size)
		}
	}
}
