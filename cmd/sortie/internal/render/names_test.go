package render

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
)

// No two products of one unit write files of one name, whatever the options. What is cut out is named after its
// product. Books, which take longest, have their pages in two ways here, and in all with SORTIE_FULL=1.
func TestProductsHaveFileNamesOfTheirOwn(t *testing.T) {
	cutOut := map[string]bool{"cards": true, "tokens": true, "board": true}
	for _, j := range oneOfEachKind(jobs(t, product.Options{})) {
		of := map[string]string{}
		for _, p := range games.Products() {
			if !p.Made(j) {
				continue
			}
			for name := range fileNames(t, p, j) {
				if other, taken := of[name]; taken {
					t.Errorf("%s %s: %s and %s both make %s", j.Kind, j.ID, other, p.ID, name)
				}
				of[name] = p.ID
				if cutOut[p.ID] && !strings.HasPrefix(name, p.ID) {
					t.Errorf("%s %s: %s makes %s", j.Kind, j.ID, p.ID, name)
				}
			}
		}
	}
}

// oneOfEachKind is the first job of every kind of unit in every game.
func oneOfEachKind(all []*product.Job) []*product.Job {
	var out []*product.Job
	seen := map[string]bool{}
	for _, j := range all {
		if key := product.GameOf(j.Rules) + " " + j.Kind; !seen[key] {
			seen[key] = true
			out = append(out, j)
		}
	}
	return out
}

// fileNames are what the files of a product are called with common options.
func fileNames(t *testing.T, p product.Product, j *product.Job) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	all := []product.Options{{}, {Tiled: true, Paper: paper.A4}, {Single: true}, {GM: true}}
	if p.ID == "book" && !full() {
		all = all[:2]
	}
	for _, opt := range all {
		own := *j
		own.Options = opt
		for _, draw := range []func(*product.Job) ([]product.File, error){p.Make, p.Build} {
			if draw == nil {
				continue
			}
			files, err := draw(&own)
			if err != nil {
				t.Errorf("%s %s, %s: %v", j.Kind, j.ID, p.ID, err)
			}
			here := map[string]bool{}
			for _, f := range files {
				if here[f.Name] {
					t.Errorf("%s %s: %s makes two files called %s", j.Kind, j.ID, p.ID, f.Name)
				}
				here[f.Name], out[f.Name] = true, true
			}
		}
	}
	return out
}
