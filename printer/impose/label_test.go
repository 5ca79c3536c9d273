package impose_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
)

// However long the name of what is printed is, each sheet says which it is, and which side.
func TestSheetsOfALongTitleAreToldApart(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, name := range []string{"", "Deck", strings.Repeat("W", 120), strings.Repeat("The longest title ", 40)} {
		doc, err := impose.Sheets(cards(23, 63*mm, 88*mm), fonts, page.Options{Title: name, Subject: "Event cards"}, product.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range doc.Pages {
			var all []string
			for _, w := range printertest.Words(p, fonts) {
				all = append(all, w.Text)
			}
			want := fmt.Sprintf("Event cards · sheet %d of 3, %s", i/2+1, [...]string{"faces", "backs"}[i%2])
			if got := strings.Join(all, " "); !strings.Contains(got, want) {
				t.Errorf("%.10s, %s: no %q in %q", name, p.Name, want, got)
			}
			sound(t, p)
		}
	}
}
