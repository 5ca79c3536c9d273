package folio_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
)

// However long the title of a document and the name of a page are, the head has room for both.
func TestTheHeadHoldsLongNames(t *testing.T) {
	for _, long := range []string{"W", "word ", "漢", "e\u0301"} {
		long = strings.Repeat(long, 120)
		for _, title := range []string{"", "Short", long} {
			w := folio.New(printertest.Fonts(t), folio.Options{Title: title})
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
		if st := w.Fitted(w.Styles.Title, text, -mm, folio.Points(90)); text != "" && st.Size != folio.Points(90) {
			t.Errorf("%q: letters of %d µm", text, st.Size)
		}
	}
}
