package describe

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestTokensOfOneTitleAreToldApart(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{
		{ID: "knife", Title: "Knife"},
		{ID: "grenade", Title: "Grenade", Blast: []int{5, 3, 1}},
		{ID: "pistol", Title: "Pistol", Provenance: "assumed"},
		{ID: "grenade-2", Title: "Grenade", Blast: []int{3, 4, 1}},
		{ID: "grenade-3", Title: "Grenade", Blast: []int{5, 3, 1}},
		{ID: "pistol-2", Title: "Pistol"},
		{ID: "x"}, {ID: "y", Rare: true}, {ID: "z", Title: "Objective (5 UA)"},
	}}
	var got []string
	for _, k := range Distinct(r).Tokens {
		got = append(got, k.Title)
	}
	want := []string{"Knife", "Grenade A", "Pistol", "Grenade B", "Grenade A", "Pistol", "", "", "Objective (5\u00a0UA)"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if r.Tokens[1].Title != "Grenade" {
		t.Error("the rule set was changed")
	}
}

func TestManyTokensOfOneTitle(t *testing.T) {
	r := &model.RuleSet{}
	for i := range 30 {
		r.Tokens = append(r.Tokens, model.TokenKind{ID: fmt.Sprint(i), Title: "Shard", Sell: i})
	}
	got := Distinct(r).Tokens
	if got[0].Title != "Shard A" || got[25].Title != "Shard Z" || got[29].Title != "Shard 30" {
		t.Errorf("%q, %q, %q", got[0].Title, got[25].Title, got[29].Title)
	}
}
