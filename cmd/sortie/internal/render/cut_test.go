package render

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// What ships is printed whole: no name in the key of a set-up sheet ends in an ellipsis, also in a booklet.
func TestShippedSheetsAreWhole(t *testing.T) {
	for _, size := range []paper.Paper{{}, {Name: "half of A4", W: 148_500, H: 210_000}, {Name: "Letter", W: 215_900, H: 279_400}} {
		made := 0
		for _, j := range jobs(t, product.Options{Paper: size}) {
			for _, p := range games.Products() {
				if p.ID != "sheet" || j.Kind != "mission" || !p.Made(j) {
					continue
				}
				files, err := p.Make(j)
				if err != nil {
					t.Fatal(err)
				}
				for _, f := range files {
					said := wordsOf(f.Doc)
					if at := strings.Index(said, "…"); at >= 0 {
						t.Errorf("%s of %s on %q: cut behind %q", f.Name, j.ID, size.Name, said[max(0, at-40):at])
					}
					made++
				}
			}
		}
		if made < 8 {
			t.Errorf("only %d documents on %q", made, size.Name)
		}
	}
}

// wordsOf is all that a document says, line by line.
func wordsOf(doc *scene.Document) string {
	var b strings.Builder
	for _, page := range doc.Pages {
		scene.Each(page.Items, func(item scene.Item, _ scene.Point) {
			if t, ok := item.(scene.Text); ok {
				b.WriteString(t.Run.Text + "\n")
			}
		})
	}
	return b.String()
}
