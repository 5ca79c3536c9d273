package render

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// A mission that ships in three languages is printed in each of them: German words are long, and Greek ones are
// in letters that the house's faces lack. Nothing overflows, nothing is cut, and the words are there.
func TestTranslationsFit(t *testing.T) {
	for language, words := range map[string][]string{
		"en": {"Crossfire", "The strongbox", "Everybody out"},
		"de": {"Kreuzfeuer", "Die Geldkassette", "Alle raus hier", "Schalterraum"},
		"el": {"Διασταυρούμενα πυρά", "Το χρηματοκιβώτιο", "Όλοι έξω", "αίθουσα συναλλαγών"},
	} {
		t.Run(language, func(t *testing.T) {
			u := translated(t, language)
			for _, on := range papers {
				p, err := New(u, Options{Product: product.Options{Paper: on, Language: language}})
				if err != nil {
					t.Fatal(err)
				}
				checkTranslated(t, p, u)
				text := textOf(t, p, "sheet")
				for _, w := range words {
					if w = strings.ReplaceAll(w, " ", ""); !strings.Contains(text, w) && !strings.Contains(text, layout.Capitals(w)) {
						t.Errorf("%q is not on the sheet on %s", w, on.Name)
					}
				}
			}
		})
	}
}

func translated(t *testing.T, language string) *compiler.Unit {
	t.Helper()
	r, err := compiler.Compile([]string{filepath.Join(root, "missions", "crossfire")},
		compiler.Options{Library: missions.FS, Decks: true, Keep: true, Language: language})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.Close)
	if len(r.Units) != 1 || r.Units[0].Failed {
		t.Fatalf("the mission does not compile: %v", r.Diagnostics)
	}
	return r.Units[0]
}

// checkTranslated audits every page of every product, and asks what is cut.
func checkTranslated(t *testing.T, p *Renderer, u *compiler.Unit) {
	t.Helper()
	for _, sort := range games.Products() {
		if !sort.Made(p.Job) {
			continue
		}
		files, err := sort.Make(p.Job)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			for _, page := range f.Doc.Pages {
				for _, found := range audit.Page(page, audit.Options{Tiles: f.Cut}) {
					t.Errorf("%s, page %s: %s", f.Name, page.Name, found)
				}
			}
		}
	}
	for _, d := range preflight.Check(p.Job, games.Products(), u.Where) {
		t.Errorf("%s: %s", d.Code, d.Summary)
	}
}

// textOf is what a product says without its blanks: a line in two faces is two texts.
func textOf(t *testing.T, p *Renderer, id string) string {
	t.Helper()
	var out strings.Builder
	for _, sort := range games.Products() {
		if sort.ID != id || !sort.Made(p.Job) {
			continue
		}
		files, err := sort.Make(p.Job)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			for _, page := range f.Doc.Pages {
				spell(&out, page.Items)
			}
		}
	}
	return out.String()
}

func spell(out *strings.Builder, items []scene.Item) {
	for _, it := range items {
		switch it := it.(type) {
		case scene.Text:
			out.WriteString(strings.ReplaceAll(it.Run.Text, " ", ""))
		case scene.Group:
			spell(out, it.Items)
		}
	}
}
