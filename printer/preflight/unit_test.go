package preflight

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

func passage(text string) model.Text {
	return model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: text}}}}}
}

// Every kind of unit is proofread, and a finding stands where the author wrote the words.
func TestLettersOfAnyUnit(t *testing.T) {
	at := func(path string, line int) diag.Index {
		x := diag.Index{}
		x[path] = diag.Range{File: "x.cue", Start: diag.Pos{Line: line}}
		return x
	}
	tests := []struct {
		unit any
		path string
	}{
		{&model.Deck{Title: "Strays", Cards: []model.Card{{ID: "bark", Bands: []model.CardBand{{Title: "Bark", Text: passage("火")}}}}}, "cards.bark.bands.0.text"},
		{&model.Post{Title: "★ Store"}, "title"},
		{&model.Campaign{Title: "Story", Story: passage("שלום")}, "story"},
		{&model.Crew{Title: "Crew", Traders: []model.CrewTrader{{ID: "ann", Title: "Ann", Species: "🙂"}}}, "traders.ann.species"},
		{&xia.Title{Title: "Known", Text: passage("火")}, "text"},
	}
	for _, tt := range tests {
		found := letters(tt.unit, at(tt.path, 7), printertest.Fonts(t))
		if len(found) != 1 || found[0].Code != "PRN001" || found[0].Range.Start.Line != 7 {
			t.Errorf("%s: %+v", tt.path, found)
		}
	}
	plain := &model.Deck{Title: "Größe Ωμέγα Ещё", Cards: []model.Card{{Bands: []model.CardBand{{Text: passage("Plain – “text”…")}}}}}
	if found := letters(plain, diag.Index{}, printertest.Fonts(t)); len(found) > 0 {
		t.Errorf("letters that print are reported: %v", found)
	}
	if !slices.ContainsFunc(Docs(), func(d diag.Doc) bool { return d.Code == "PRN001" && strings.Contains(d.Title, "character") }) {
		t.Error("PRN001 is not explained")
	}
}

// A symbol that house rules ask for is looked up; those of the rule set are its own affair.
func TestSymbolsThatNobodyHasDrawn(t *testing.T) {
	rules := &model.RuleSet{
		Furniture: []model.FurnitureKind{{ID: "desk", Symbol: "table"}, {ID: "altar", Symbol: "dragon"}, {ID: "bed", Symbol: "bukn"}, {ID: "own", Symbol: "none"}},
		Dice:      []model.Die{{ID: "chance", Faces: []model.Face{{Symbol: "misfire-two"}}}},
	}
	where := diag.Index{"": {File: "pack.cue"}, "furniture.altar.symbol": {File: "pack.cue", Start: diag.Pos{Line: 7}}}
	where["furniture"], where["furniture.bed.symbol"], where["furniture.desk.symbol"] = where[""], where[""], where[""]
	where["dice.chance.faces.0.symbol"] = where[""]
	found := symbols(rules, where)
	if len(found) != 2 || found[0].Code != "PRN007" || found[0].Range.Start.Line != 7 {
		t.Fatalf("%+v", found)
	}
	for i, want := range []string{"name another, such as table", `did you mean "bunk"?`} {
		if !strings.HasPrefix(found[i].Remedy, want) {
			t.Errorf("%q, want %q", found[i].Remedy, want)
		}
	}
	rules.Furniture[1].Symbol, rules.Furniture[2].Symbol = "console", "bunk"
	if found := symbols(rules, where); len(found) > 0 {
		t.Errorf("symbols that there are: %+v", found)
	}
}
