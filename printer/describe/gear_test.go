package describe_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/model"
)

// A token says all its numbers, those of dice by distance with what each is for, and none that it has not.
func TestNumbersOfAToken(t *testing.T) {
	r := &model.RuleSet{}
	r.Play.Ranges = []model.RangeBand{{ID: "short", Title: "Short"}, {ID: "long", Title: "Long"}}
	r.Play.Blast.Rings = []model.Length{150}
	k := model.TokenKind{Ranged: []int{3, 0}, Blast: []int{2, 1}, Freeze: []int{0, 0}, Armour: 2, Move: 250}
	want := []describe.TokenNumber{
		{Symbol: "ranged", Word: "ranged", Meaning: "ranged dice, by distance", Values: []string{"3", "–"}, Labels: []string{"Short", "Long"}},
		{Symbol: "blast", Word: "blast, outwards", Meaning: "blast dice, from the middle outwards", Values: []string{"2", "1"}, Labels: []string{"0″", "1.5″"}},
		{Symbol: "armour", Word: "armour", Meaning: "physical armour", Values: []string{"2"}},
		{Symbol: "move", Word: "inches", Meaning: "inches of movement", Values: []string{"2.5"}},
	}
	if diff := cmp.Diff(want, describe.TokenNumbers(k, r)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What else a token says: what it lends with its level, what it is made of by the piece, numbers by their names.
func TestFactsOfAToken(t *testing.T) {
	r := &model.RuleSet{
		Abilities: []model.Trait{{ID: "fast", Title: "Fast"}}, Skills: []model.Skill{{ID: "kata", Title: "Kata"}},
		Minerals: []model.Mineral{{ID: "ore", Title: "Ore"}}, Tables: []model.RollTable{{ID: "market", Title: "Selling Ore"}},
	}
	k := model.TokenKind{
		Abilities: []model.Amount{{ID: "fast", Count: 1}}, Skills: []model.Amount{{ID: "kata", Count: 2}}, Craft: []model.Amount{{ID: "ore", Count: 3}},
		Numbers: []model.Amount{{ID: "climb-height", Count: 5}}, Table: "market", MustSell: true,
	}
	want := []describe.TokenFact{
		{Label: "Lends", Things: []string{"Fast 1", "Kata 2"}, Plain: true}, {Label: "Takes", Things: []string{"3 ore"}},
		{Label: "Roll on", Things: []string{"Selling Ore"}}, {Label: "Climb height", Things: []string{"5"}}, {Label: "Sell it", Things: []string{"before the next game"}},
	}
	if diff := cmp.Diff(want, describe.TokenFacts(k, r)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The other ways to use a level of a skill are all told, however deep they stand.
func TestWaysToUseALevel(t *testing.T) {
	l := model.SkillLevel{When: "a", Also: []model.SkillLevel{{When: "b", Also: []model.SkillLevel{{When: "c"}}}, {When: "d"}}}
	var got []string
	for _, way := range describe.LevelWays(l) {
		got = append(got, way.When)
	}
	if diff := cmp.Diff([]string{"a", "b", "c", "d"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
