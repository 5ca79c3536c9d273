package preflight_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// The fonts have a small ezh but no capital one, which only a title needs.
func TestTitlesAreReadInCapitalsToo(t *testing.T) {
	m := printertest.Mission()
	m.Story = printertest.Text("a small ʒ in the story")
	if ds := check(t, m, nil); len(ds) > 0 {
		t.Errorf("a letter that prints as it is written: %+v", ds)
	}
	m.Title = "The ʒ run"
	if ds := check(t, m, nil); len(ds) != 1 || !strings.HasSuffix(ds[0].Summary, "has Ʒ (U+01B7)") {
		t.Errorf("a capital that no font has: %+v", ds)
	}
}

func TestAsManyMissingGlyphsAsAMessageNames(t *testing.T) {
	m := printertest.Mission()
	m.Rules[0].Title = "一二三四五六"
	if ds := check(t, m, nil); len(ds) != 1 || !strings.HasSuffix(ds[0].Summary, "六 (U+516D)") {
		t.Errorf("%+v", ds)
	}
}

// Whoever reads a finding of the house rules looks for it in the pack, not in the mission.
func TestLettersOfHouseRulesAreSaidToBeTheirs(t *testing.T) {
	m := printertest.Mission()
	house := []model.HouseRules{{Edition: m.Edition, Title: "Ours", Text: printertest.Text("火")}}
	found := preflight.Check(&product.Job{Unit: m, Rules: printertest.Rules(), House: house, Fonts: printertest.Fonts(t)}, nil, nil)
	if len(found) != 1 || !strings.Contains(found[0].Summary, "house rules") {
		t.Errorf("%+v", found)
	}
	m.Rules[0].Title = "火"
	found = check(t, m, nil)
	if len(found) != 1 || strings.Contains(found[0].Summary, "house rules") {
		t.Errorf("%+v", found)
	}
}

// A product tells of its cuts only where it is made of the unit, and each is shown where it was written.
func TestTextsThatProductsCut(t *testing.T) {
	cut := func(path, what string) func(*product.Job) []product.Cut {
		return func(*product.Job) []product.Cut {
			return []product.Cut{{Path: path, What: what, Place: "its card", Remedy: "shorten it"}}
		}
	}
	game := product.GameOf(printertest.Rules())
	if game == "" {
		t.Fatal("the rule set is of no game")
	}
	all := []product.Product{
		{ID: "cards", Game: game, Kinds: []string{"deck"}, Proof: cut("cards.alarm", "the text of card \"alarm\"")},
		{ID: "flows", Game: game, Kinds: []string{"deck"}},
		{ID: "other kind", Game: game, Kinds: []string{"mission"}, Proof: cut("title", "the title")},
		{ID: "other game", Game: "another", Kinds: []string{"deck"}, Proof: cut("title", "the title")},
		{ID: "tokens", Game: game, Kinds: []string{"mission", "deck"}, Proof: cut("title", "the name")},
	}
	where := diag.Index{"cards.alarm": {File: "d.cue", Start: diag.Pos{Line: 7}}, "title": {File: "d.cue", Start: diag.Pos{Line: 2}}}
	var got []string
	var lines []int
	for _, d := range preflight.Products(&product.Job{Kind: "deck", Rules: printertest.Rules()}, all, where) {
		if d.Severity != diag.Warning || d.Remedy != "shorten it" || d.Range.File != "d.cue" {
			t.Errorf("%+v", d)
		}
		got, lines = append(got, d.Code+" "+d.Summary), append(lines, d.Range.Start.Line)
	}
	want := []string{`PRN003 the text of card "alarm" is too long for its card`, "PRN003 the name is too long for its card"}
	if !slices.Equal(got, want) || !slices.Equal(lines, []int{7, 2}) {
		t.Errorf("lines %v of %q", lines, got)
	}
}
