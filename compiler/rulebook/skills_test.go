package rulebook

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

func exampleRules(t *testing.T, edition string) *model.RuleSet {
	t.Helper()
	r, err := compiler.Rules(edition)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func byID[T any](t *testing.T, list []T, id string, name func(T) string) T {
	t.Helper()
	i := slices.IndexFunc(list, func(x T) bool { return name(x) == id })
	if i < 0 {
		t.Fatalf("there is no %q", id)
	}
	return list[i]
}

// Somebody shot at uses Fade to Black: one peg for level 1, behind cover that takes a single hit; two
// for level 2, and no hit counts (seed 000:1181-1191; seed 002:2840-2858).
func TestFadeToBlackCostsItsLevelInPegs(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn"} {
		r := exampleRules(t, edition)
		skill := byID(t, r.Skills, "fade-to-black", func(s model.Skill) string { return s.ID })
		if len(skill.Levels) < 2 || skill.Levels[0].Use != "reaction" || skill.Levels[1].Use != "reaction" {
			t.Errorf("%s: the skill is %+v", edition, skill.Levels)
		}
		for level, pegs := range map[int]int{1: 1, 2: 2} {
			if got := level * r.Play.Skills.Pegs; got != pegs {
				t.Errorf("%s: level %d costs %d pegs, want %d", edition, level, got, pegs)
			}
		}
		partial := byID(t, r.Play.Cover, "partial", func(c model.CoverBand) string { return c.ID })
		if partial.Hits != 1 {
			t.Errorf("%s: cover takes %d hits", edition, partial.Hits)
		}
	}
}

// Among three one is picked by pairs of numbers, among four by the first four and a second roll for
// the rest (seed 002:912-919): the knowledge die has the numbers 1 to 6, each once.
func TestTheKnowledgeDiePicksOneOfSeveral(t *testing.T) {
	die := byID(t, exampleRules(t, "firstborn").Dice, "knowledge", func(d model.Die) string { return d.ID })
	var numbers []int
	for _, f := range die.Faces {
		numbers = append(numbers, f.Number)
	}
	slices.Sort(numbers)
	if !slices.Equal(numbers, []int{1, 2, 3, 4, 5, 6}) {
		t.Errorf("its numbers are %v", numbers)
	}
}

// At Cleanse as many arrive as one level before, on the stronger side (seed 002:2976-2981); a True Born
// comes on a 6 (seed 002:2973-2974).
func TestCleanseBringsAsManyAsTheLevelBefore(t *testing.T) {
	levels := exampleRules(t, "firstborn").Hostility.Levels
	last, before := levels[len(levels)-1], levels[len(levels)-2]
	if !last.Charged || before.Charged {
		t.Error("the stronger side is not that of the last level alone")
	}
	if !slices.EqualFunc(last.Arrivals, before.Arrivals, func(a, b model.Arrival) bool {
		return a.NPC == b.NPC && a.Count == b.Count && a.Die == b.Die && a.Number == b.Number
	}) {
		t.Errorf("%+v is not %+v", last.Arrivals, before.Arrivals)
	}
	born := byID(t, last.Arrivals, "true-born", func(a model.Arrival) string { return a.NPC })
	if born.Die != "knowledge" || born.Number != 6 {
		t.Errorf("a True Born comes on %+v", born)
	}
}
