package proof

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
