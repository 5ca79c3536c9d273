package printertest

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Sound fails for everything on the pages of a document that nobody can read.
func Sound(t testing.TB, name string, doc *scene.Document) {
	t.Helper()
	for _, p := range doc.Pages {
		for _, f := range audit.Page(p, audit.Options{}) {
			t.Errorf("%s, %s: %s", name, p.Name, f)
		}
	}
}

// Said is all that pages say, in the order in which it is drawn, with a blank between runs.
func Said(pages ...*scene.Page) string {
	var out []string
	for _, p := range pages {
		Walk(p.Items, func(it scene.Item, _ scene.Point) {
			if text, ok := it.(scene.Text); ok {
				out = append(out, text.Run.Text)
			}
		})
	}
	return strings.Join(strings.Fields(strings.Join(out, " ")), " ")
}
