package tokens

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// editionJob prints a rule set.
func editionJob(t *testing.T, r *model.RuleSet) *product.Job {
	return &product.Job{Kind: product.Edition, ID: r.ID, Title: r.Title, Rules: r, Fonts: printertest.Fonts(t)}
}

// missionJob prints a mission.
func missionJob(t *testing.T, m *model.Mission, r *model.RuleSet) *product.Job {
	return &product.Job{Kind: "mission", ID: m.ID, Title: m.Title, Unit: m, Rules: r, Fonts: printertest.Fonts(t)}
}

// sheets lays a job out on papers (A4 if none is named) and fails for every letter that nobody can read.
func sheets(t *testing.T, j *product.Job, papers ...paper.Paper) []product.File {
	t.Helper()
	var files []product.File
	if len(papers) == 0 {
		papers = []paper.Paper{paper.A4}
	}
	for _, p := range papers {
		j.Paper = p
		var err error
		if files, err = Product().Make(j); err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			for _, page := range f.Doc.Pages {
				for _, x := range audit.Page(page, audit.Options{}) {
					t.Errorf("%s %s on %s, %s: %s", j.ID, f.Name, p.Name, page.Name, x)
				}
			}
		}
	}
	return files
}

// pagesOf are the names of files with the number of their pages.
func pagesOf(files []product.File) map[string]int {
	out := map[string]int{}
	for _, f := range files {
		out[f.Name] = len(f.Doc.Pages)
	}
	return out
}
