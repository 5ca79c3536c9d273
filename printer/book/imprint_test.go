package book

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The cover says whose pack the book is of, in what version and under what licence, and stays sound whatever stands
// there.
func TestTheCoverHasAnImprint(t *testing.T) {
	for name, c := range map[string]struct {
		pack *model.Pack
		want string
	}{
		"all of it": {&model.Pack{Title: "Rim Tales", Version: "1.2.0", Authors: []string{"Ann", "Bo"}, Licence: "CC-BY-4.0"},
			"Rim Tales · By Ann and Bo · Version 1.2.0 · Licence: CC-BY-4.0"},
		"its own title": {&model.Pack{Title: "A Pack of Trouble", Version: "1.2.0"}, "Version 1.2.0"},
		"too much":      {&model.Pack{Authors: []string{strings.Repeat("Ann and Bo ", 400)}}, "By Ann and Bo Ann"},
		"nothing":       {nil, ""},
	} {
		j := pack(t, map[string][]string{"mission": {"ab"}})
		j.Pack = c.pack
		cover := bound(t, j).Pages[0]
		if got := printertest.Said(cover); !strings.Contains(got, c.want) {
			t.Errorf("%s: the cover says %q", name, got)
		}
		for _, f := range audit.Page(cover, audit.Options{}) {
			t.Errorf("%s: %s", name, f)
		}
	}
}

// The mark of a pack stands in line with the title of its book.
func TestTheLogoStandsInLine(t *testing.T) {
	j := pack(t, map[string][]string{"mission": {"ab"}})
	j.Theme = &model.Theme{Logo: &model.Logo{Title: "A kettle", Width: 100, Height: 80, Paths: []model.LogoPath{{D: "M0 0H100V80H0Z", Tone: "ink"}}}}
	found := false
	scene.Each(bound(t, j).Pages[0].Items, func(it scene.Item, _ scene.Point) {
		if g, ok := it.(scene.Group); ok && g.Alt == "A kettle" {
			found = true
			if left := g.Clip.Bounds().X; left != page.MarginX {
				t.Errorf("it begins at %d, the text at %d", left, page.MarginX)
			}
		}
	})
	if !found {
		t.Error("it is missing")
	}
}

// A build makes the game master's book, too, where a chapter has something to spoil.
func TestABuildMakesBothBooks(t *testing.T) {
	for _, secret := range []bool{false, true} {
		missions := pages("mission", "Missions")
		missions.Spoils = func(j *product.Job) bool { return secret && j.ID == "b" }
		j := pack(t, map[string][]string{"mission": {"a", "b"}})
		j.GM = true // as a build asks for everything at once, it counts for nothing
		files, err := Product([]product.Product{missions}).Build(j)
		if err != nil {
			t.Fatal(err)
		}
		names := ""
		for _, f := range files {
			names += f.Name + " "
		}
		if want := map[bool]string{false: "book ", true: "book gm-book "}[secret]; names != want {
			t.Errorf("with secrets %v it makes %s", secret, names)
		}
	}
}
