package book

import (
	"errors"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// A chapter that cannot be made stops the book, and the error says whose it is: no book is a chapter short.
func TestAChapterThatFailsStopsTheBook(t *testing.T) {
	broken := errors.New("too many stages")
	for _, kind := range []string{"mission", product.Edition} {
		bad := pages(kind, "Missions")
		bad.Make = func(*product.Job) ([]product.File, error) { return nil, broken }
		j := pack(t, map[string][]string{"mission": {"ab"}, "post": {"f"}})
		j.Edition, j.RulesTitle = "sample", "The sample rules"
		doc, err := Bind(j, []product.Product{pages("post", "Trading posts"), pages("mission", "Missions"), bad})
		if doc != nil || !errors.Is(err, broken) {
			t.Errorf("a %s that fails: %v", kind, err)
		} else if kind == "mission" && !strings.Contains(err.Error(), "mission ab: ") {
			t.Errorf("the error does not say whose chapter it is: %v", err)
		}
		if files, err := Product([]product.Product{bad, pages("post", "Trading posts")}).Make(j); kind == "mission" && !errors.Is(err, broken) {
			t.Errorf("a book of it: %d files, %v", len(files), err)
		}
	}
}

// What is no chapter in any book leaves none behind.
func TestOnlyChaptersAreBound(t *testing.T) {
	other := pages("deck", "")
	other.Make = func(*product.Job) ([]product.File, error) {
		t.Error("a product that is no chapter is made")
		return nil, nil
	}
	j := pack(t, map[string][]string{"mission": {"ab"}, "deck": {"d"}})
	j.Rules = &model.RuleSet{}
	if doc, err := Bind(j, []product.Product{other, pages("mission", "Missions")}); err != nil || len(doc.Pages) != 2+2 {
		t.Errorf("%v", err)
	}
}
