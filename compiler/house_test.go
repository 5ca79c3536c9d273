package compiler

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
)

// houseText is a pack with house rules for the purge edition.
func houseText(set string) string {
	return strings.Replace(packText, "format: 3}", `format: 3, house: purge: {title: "Ours", set: {`+set+`}}}`, 1)
}

func houseUnit(t *testing.T, set string) *Result { return houseUnitIn(t, "", set) }

// houseUnitIn is the same with texts in a language.
func houseUnitIn(t *testing.T, language, set string) *Result {
	t.Helper()
	dir := tree(t, map[string]string{"pack.cue": houseText(set), "base/mission.cue": base(t)})
	res, err := Compile([]string{dir + "/..."}, Options{Language: language})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// Names of house rules come in the language that is asked for, as those of a mission do.
func TestHouseRulesAreTranslated(t *testing.T) {
	for language, want := range map[string]string{"": "Blade", "en": "Blade", "de": "Klinge", "fr": "Blade"} {
		res := houseUnitIn(t, language, `tokens: knife: title: {en: "Blade", de: "Klinge"}`)
		if len(res.Diagnostics) > 0 {
			t.Fatal(report(res.Diagnostics))
		}
		for _, k := range res.Units[0].Rules.Tokens {
			if k.ID == "knife" && k.Title != want {
				t.Errorf("in %q the knife is called %q, not %q", language, k.Title, want)
			}
		}
	}
}

func TestHouseRulesChangeNumbersAndNothingElse(t *testing.T) {
	res := houseUnit(t, `hostility: {crewsPerPeg: 2, levels: relaxed: holes: 9}, tokens: knife: {sell: 5, ranged: [1, 1, 1]}`)
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	own := res.Units[0].Rules
	shipped, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	if own.Hostility.CrewsPerPeg != 2 || own.Hostility.Levels[0].Holes != 9 {
		t.Errorf("not changed: %+v", own.Hostility)
	}
	if shipped.Hostility.CrewsPerPeg != 3 || shipped.Hostility.Levels[0].Holes != 4 {
		t.Errorf("the shipped rule set was changed: %+v", shipped.Hostility)
	}
	if len(own.Tokens) != len(shipped.Tokens) || len(own.Hostility.Levels) != len(shipped.Hostility.Levels) {
		t.Error("entries came or went")
	}
	for i, k := range own.Tokens {
		if k.ID == "knife" && (len(k.Ranged) != 3 || k.Close != shipped.Tokens[i].Close || k.Title != shipped.Tokens[i].Title) {
			t.Errorf("the knife is %+v", k)
		}
	}
}

// What stands inside a part that may be missing is merged as well, not put in its place.
func TestHouseRulesChangeOneNumberOfABoard(t *testing.T) {
	res := houseUnit(t, `npcs: harvester: {stats: health: 9, charged: close: 7}`)
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	shipped, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	for i, k := range res.Units[0].Rules.NPCs {
		was := shipped.NPCs[i]
		if k.ID != "harvester" {
			continue
		}
		want, charged := *was.Stats, *was.Charged
		want.Health, charged.Close = k.Stats.Health, k.Charged.Close
		if diff := cmp.Diff(want, *k.Stats); diff != "" || reflect.DeepEqual(*was.Stats, *k.Stats) {
			t.Errorf("the board was not changed in one number:\n%s", diff)
		}
		if diff := cmp.Diff(charged, *k.Charged); diff != "" || reflect.DeepEqual(*was.Charged, *k.Charged) {
			t.Errorf("the stronger side was not changed in one number:\n%s", diff)
		}
	}
}

func TestHouseRulesCanAddAThing(t *testing.T) {
	res := houseUnit(t, `tokens: "boot-knife": {title: "Boot knife", size: "small", category: "weapon", close: 1, provenance: "assumed"}`)
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	tokens := res.Units[0].Rules.Tokens
	if last := tokens[len(tokens)-1]; last.ID != "boot-knife" || last.Provenance != model.Assumed {
		t.Errorf("the last token is %+v", last)
	}
}

// The crates of a box are counted by size and colour: what the pack does not speak of stays in the box.
func TestHouseRulesChangeWhatABoxHolds(t *testing.T) {
	shipped, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	for set, want := range map[string]int{`panels: wall: 1`: 2, `crates: large: green: 1`: 1} {
		res := houseUnit(t, `boxes: "core-space": `+set)
		if len(res.Diagnostics) > 0 {
			t.Fatal(report(res.Diagnostics))
		}
		for i, box := range res.Units[0].Rules.Boxes {
			if box.ID != "core-space" {
				continue
			}
			green := slices.IndexFunc(box.Crates, func(c model.BoxCrates) bool { return c.Size == "large" && c.Colour == "green" })
			if len(box.Crates) != len(shipped.Boxes[i].Crates) || green < 0 || box.Crates[green].Count != want {
				t.Errorf("%s: the box holds %+v", set, box.Crates)
			}
		}
	}
}

func TestMistakesInHouseRulesAreShownWhereTheyStand(t *testing.T) {
	for name, tt := range map[string]struct{ set, want string }{
		"a field that does not exist": {`hostility: crewsPerPge: 2`, `CUE002: unknown field "crewsPerPge" (did you mean "crewsPerPeg"?)`},
		"a value of another type":     {`hostility: crewsPerPeg: "two"`, "CUE004: crewsPerPeg cannot be"},
		"a new thing without a title": {`tokens: "boot-knife": {size: "small", category: "weapon", provenance: "assumed"}`, `CUE003: the required field "title" is missing`},
		"a misspelt level":            {`hostility: levels: relaxd: holes: 5`, `REF001: the rule set has no "relaxd" to change (did you mean "relaxed"?`},
		"a misspelt token":            {`tokens: knive: sell: 5`, `REF001: the rule set has no "knive" to change (did you mean "knife"?`},
		"a track without an end":      {`hostility: levels: relaxed: holes: 1000000`, "CUE004: holes"},
		"posts on one another":        {`board: lattice: 0`, "CUE004: lattice"},
		"a wall of no length":         {`panels: wall: length: 0`, "CUE004: length"},
		"a panel that is misspelt":    {`panels: grate: {title: "Grate", length: 2, plan: "#", planDown: "#", provenance: "assumed"}`, "MAP011: the spelling \"#\" of grate must have 3 characters"},
		"another id":                  {`id: "firstborn"`, "CUE004: house rules cannot give a rule set another id"},
		"a wrong level":               {`hostility: levels: relaxed: holes: 0`, "CUE004: holes cannot be"},
	} {
		t.Run(name, func(t *testing.T) {
			res := houseUnit(t, tt.set)
			if len(res.Diagnostics) != 1 || !strings.Contains(report(res.Diagnostics), tt.want) {
				t.Fatalf("want one finding %s, have\n%s", tt.want, report(res.Diagnostics))
			}
			if at := res.Diagnostics[0].Range; !strings.HasSuffix(at.File, "pack.cue") || at.Start.Line == 0 {
				t.Errorf("it points at %v", at)
			}
		})
	}
}

func TestHouseRulesOfAnUnknownEdition(t *testing.T) {
	text := strings.Replace(houseText(`title: "x"`), "house: purge", "house: prge", 1)
	res, err := Compile([]string{tree(t, map[string]string{"pack.cue": text, "base/mission.cue": base(t)}) + "/..."}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Diagnostics) != 1 || !strings.Contains(report(res.Diagnostics), `did you mean "purge"?`) {
		t.Errorf("have\n%s", report(res.Diagnostics))
	}
}
