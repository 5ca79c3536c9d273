package trackers

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// job prints a unit with a rule set; no unit is the rule set itself.
func job(t *testing.T, unit any, r *model.RuleSet) *product.Job {
	j := &product.Job{Kind: product.Edition, ID: "unit", Title: r.Title, Unit: unit, Rules: r, Fonts: printertest.Fonts(t)}
	switch unit.(type) {
	case *model.Mission:
		j.Kind = "mission"
	case *model.Crew:
		j.Kind = "crew"
	}
	return j
}

// allPapers are those that pages are tried on.
func allPapers() []paper.Paper {
	return []paper.Paper{paper.A3, paper.Tabloid, paper.Letter, paper.A4}
}

// drawn lays a job out on papers (A4 if none is named) and fails for every letter that nobody can read and for
// every bookmark that is there twice. It gives the documents of the last paper.
func drawn(t *testing.T, j *product.Job, papers ...paper.Paper) map[string]*scene.Document {
	t.Helper()
	out := map[string]*scene.Document{}
	if len(papers) == 0 {
		papers = []paper.Paper{paper.A4}
	}
	for _, p := range papers {
		j.Paper = p
		files, err := Product().Make(j)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			out[f.Name] = f.Doc
			inspect(t, p.Name+" "+f.Name, f.Doc)
		}
	}
	return out
}

func inspect(t *testing.T, name string, doc *scene.Document) {
	t.Helper()
	marks := map[string]bool{}
	for _, page := range doc.Pages {
		for _, x := range audit.Page(page, audit.Options{}) {
			t.Errorf("%s, %s: %s", name, page.Name, x)
		}
		printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
			if b, ok := it.(scene.Bookmark); ok {
				if marks[b.Name] {
					t.Errorf("%s: the bookmark %s is there twice", name, b.Name)
				}
				marks[b.Name] = true
			}
		})
	}
}

// text is all that a document says, a bar between runs.
func text(doc *scene.Document) string {
	var out []string
	for _, page := range doc.Pages {
		printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
			if x, ok := it.(scene.Text); ok {
				out = append(out, x.Run.Text)
			}
		})
	}
	return "|" + strings.Join(out, "|") + "|"
}

// rings are the holes of a page: where their middles are.
func rings(page *scene.Page) (all, filled []scene.Point) {
	printertest.Walk(page.Items, func(it scene.Item, shift scene.Point) {
		f, ok := it.(scene.Fill)
		if !ok {
			return
		}
		b := f.Path.Bounds()
		if b.W != hole-400 || b.H != hole-400 {
			return
		}
		c := scene.Point{X: b.X + b.W/2 + shift.X, Y: b.Y + b.H/2 + shift.Y}
		all = append(all, c)
		if f.Colour.R < 240 {
			filled = append(filled, c)
		}
	})
	return all, filled
}
