package sheet

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What a screen does not do of the check list is named as the check list has it, and only where the mission asks for it.
func TestStepsByHandAreThoseOfTheCheckList(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{{ID: "rune"}}, Furniture: []model.FurnitureKind{{ID: "console"}}, Steps: []model.SetupStep{
		{ID: "walls", Text: "Build the walls."},
		{ID: "runes", Hand: true, Text: "{unless:rune}With a console on the map ({furniture:console} in all), four pods hold a rune each."},
	}}
	m := &model.Mission{}
	if got := ByHand(m, r); len(got) > 0 {
		t.Errorf("without a console: %q", got)
	}
	m.Board.Furniture = []model.Furniture{{ID: "c", Kind: "console"}}
	want := []string{"With a console on the map (1 in all), four pods hold a rune each."}
	if got := ByHand(m, r); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	m.Setup.Contents = []model.Content{{At: model.Place{Piece: "p1"}, Tokens: []string{"rune"}}}
	if got := ByHand(m, r); len(got) > 0 {
		t.Errorf("where the mission says where the runes are: %q", got)
	}
}
