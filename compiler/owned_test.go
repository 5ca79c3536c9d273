package compiler

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// editionText is an edition of a pack.
func editionText(id, base, rest string) string {
	return fmt.Sprintf("package edition\nimport \"sortie.tools/corespace\"\ncorespace.#Edition & {id: %q, title: \"Rim rules\", base: %q\n%s}\n", id, base, rest)
}

// houseUnitText is house rules in a folder of their own.
func houseUnitText(id, edition, set string) string {
	return fmt.Sprintf("package house\nimport \"sortie.tools/corespace\"\ncorespace.#House & {id: %q, title: \"Ours\", edition: %q, set: {%s}}\n", id, edition, set)
}

// rimPack compiles a pack with an edition "rim", and a mission that is written for it.
func rimPack(t *testing.T, rest string, more map[string]string) *Result {
	t.Helper()
	files := map[string]string{
		"pack.cue": packText, "editions/rim/edition.cue": editionText("rim", "purge", rest),
		"base/mission.cue": strings.Replace(base(t), `"purge"`, `"rim"`, 1),
	}
	for name, text := range more {
		files[name] = text
	}
	res, err := Compile([]string{tree(t, files) + "/..."}, Options{Library: missions.FS, Decks: true})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// missionOf is the unit of a result that holds a mission.
func missionOf(t *testing.T, res *Result) *Unit {
	t.Helper()
	i := slices.IndexFunc(res.Units, func(u *Unit) bool { return u.Mission != nil })
	if i < 0 {
		t.Fatal("no mission")
	}
	return res.Units[i]
}

func TestAnEditionOfAPackIsItsBaseWithDifferences(t *testing.T) {
	res := rimPack(t, `without: ["tokens.knife", "tokens.energy-baton", "tokens.baton.sell"], set: hostility: crewsPerPeg: 2`, nil)
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	m := missionOf(t, res)
	shipped, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	r := m.Rules
	if r.ID != "rim" || r.Title != "Rim rules" || r.Hostility.CrewsPerPeg != 2 || shipped.Hostility.CrewsPerPeg == 2 || shipped.ID != "purge" {
		t.Errorf("%s %q %d, and the shipped one %s %d", r.ID, r.Title, r.Hostility.CrewsPerPeg, shipped.ID, shipped.Hostility.CrewsPerPeg)
	}
	if len(r.Tokens) != len(shipped.Tokens)-2 || slices.ContainsFunc(r.Tokens, func(k model.TokenKind) bool { return k.ID == "knife" }) {
		t.Errorf("%d tokens of %d are left", len(r.Tokens), len(shipped.Tokens))
	}
	for _, b := range r.Boxes {
		if slices.ContainsFunc(b.Tokens, func(a model.BoxCount) bool { return a.ID == "knife" }) {
			t.Errorf("%s still holds a knife", b.ID)
		}
	}
	for i, k := range r.Traders {
		if slices.Contains(k.Gear, "energy-baton") || len(k.Gear) < len(shipped.Traders[i].Gear)-1 {
			t.Errorf("%s begins with %v", k.ID, k.Gear)
		}
	}
	if len(m.Decks) == 0 || slices.ContainsFunc(m.Decks, func(d *model.Deck) bool { return d.Edition != "rim" }) {
		t.Errorf("%d decks to draw from, or those of another edition", len(m.Decks))
	}
	if len(res.Houses) != 1 || res.Houses[0].Base != "purge" || !res.Houses[0].Where.Has("hostility.crewsPerPeg") {
		t.Errorf("what is to be judged is %+v", res.Houses)
	}
}

// House rules count behind the edition, in pack.cue and in folders of their own; an edition based on it has none of them.
func TestHouseRulesOfAnEditionOfAPack(t *testing.T) {
	hound := `npcs: hound: {title: "Hound", group: "ganger", rank: 1, base: 1, provenance: "assumed", rules: bite: {title: "Bite", does: [{when: {kind: "defeated", who: figure: "self"}, do: [{kind: "attack", who: figure: "attacker", dice: 1}]}]}}`
	res := rimPack(t, ``, map[string]string{
		"house/hound/npc.cue":      houseUnitText("hound", "rim", hound),
		"house/few/house.cue":      houseUnitText("few", "rim", "hostility: shotPegs: 2"),
		"editions/b/edition.cue":   editionText("b", "rim", ""),
		"second/mission.cue":       strings.NewReplacer(`"purge"`, `"b"`, `"base"`, `"second"`).Replace(base(t)),
		"house/purge/house.cue":    houseUnitText("purge", "purge", "hostility: shotPegs: 3"),
		"house/.hidden/house.cue":  "not CUE",
		"house/empty/README.md":    "nothing",
		"editions/empty/notes.txt": "nothing",
	})
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	for _, u := range res.Units {
		if u.Rules == nil || u.Mission == nil {
			continue
		}
		own := slices.IndexFunc(u.Rules.NPCs, func(k model.NPCKind) bool { return k.ID == "hound" })
		if (own >= 0) != (u.Edition == "rim") || (u.Rules.Hostility.ShotPegs == 2) != (u.Edition == "rim") {
			t.Errorf("%s: hound %d, pegs %d", u.Edition, own, u.Rules.Hostility.ShotPegs)
		}
		if own >= 0 && u.Rules.NPCs[own].Rules[0].Text.Source == "" {
			t.Error("the program of the hound has no words")
		}
	}
}

// A bundle of one unit compiles without the rest of its pack.
func TestUnitsBringTheRulesOfTheirPack(t *testing.T) {
	res := rimPack(t, "", map[string]string{"house/few/house.cue": houseUnitText("few", "rim", "hostility: shotPegs: 2")})
	var names []string
	for _, f := range missionOf(t, res).Files {
		names = append(names, f.Path)
	}
	for _, want := range []string{"pack.cue", "editions/rim/edition.cue", "house/few/house.cue"} {
		if !slices.Contains(names, want) {
			t.Errorf("%s is not among %v", want, names)
		}
	}
}

func TestMistakesInEditionsOfAPack(t *testing.T) {
	for name, tt := range map[string]struct {
		rest string
		more map[string]string
		want string
	}{
		"a base that nobody knows": {"", map[string]string{"editions/rim/edition.cue": editionText("rim", "purg", "")}, `REF001: there is no edition "purg" (did you mean "purge"?)`},
		"a base of its own":        {"", map[string]string{"editions/rim/edition.cue": editionText("rim", "rim", "")}, "PCK026: rim is based on itself: rim on rim (name one that comes with Sortie"},
		"bases in a circle": {"", map[string]string{
			"editions/rim/edition.cue": editionText("rim", "sun", ""), "editions/sun/edition.cue": editionText("sun", "rim", ""),
		}, "PCK026: sun is based on itself: sun on rim, rim on sun"},
		"the id of a shipped one":                {"", map[string]string{"editions/x/edition.cue": editionText("draft", "purge", "")}, `PCK025: an edition "draft" comes with Sortie (choose another id`},
		"a change of what is not there":          {"set: tokens: pistol: sell: 2", nil, `REF001: the rule set has no "pistol" to change (take one of those that it has: `},
		"a field that is none":                   {"set: hostility: crewsPerPge: 2", nil, `CUE002: unknown field "crewsPerPge" (did you mean "crewsPerPeg"?)`},
		"taking out what is not there":           {`without: ["tokens.knive"]`, nil, `REF001: tokens has no "knive" to take out (did you mean "knife"?)`},
		"taking out a list that is none":         {`without: ["toknes.knife"]`, nil, `REF001: the rule set has no "toknes" to take out (did you mean "tokens"?)`},
		"taking out what none can lack":          {`without: ["hostility.crewsPerPeg"]`, nil, "CUE004: no edition can do without hostility.crewsPerPeg"},
		"taking out a field that is not said":    {`without: ["tokens.baton.heal"]`, nil, `REF001: tokens.baton has no "heal" to take out (leave that out: it has none; it can do without: buy, sell, close, throw)`},
		"taking out what is needed":              {`without: ["npcs.harvester"]`, nil, "PCK027: npcs.harvester is taken out, and hostility.levels.guarded.arrivals.0.npc still names it (give hostility.levels.guarded.arrivals.0.npc another value in set"},
		"taking out a whole list that is needed": {`without: ["npcs"]`, nil, "PCK027: npcs is taken out, and hostility.levels.guarded.arrivals.0.npc still names it"},
		"taking out what a card needs": {"", map[string]string{"editions/two/edition.cue": editionText("two", "firstborn", `without: ["tokens.larva"]`)},
			"PCK027: tokens.larva is taken out, and the card "},
		"house rules outside the house": {"", map[string]string{"npcs/x/npc.cue": houseUnitText("x", "rim", "hostility: shotPegs: 2")}, "PCK024: this lies outside the folder house of its pack, so nothing is played by it (move it: house/x beside pack.cue)"},
		"house rules of no edition":     {"", map[string]string{"house/x/npc.cue": houseUnitText("x", "rimm", "hostility: shotPegs: 2")}, `REF001: there is no edition "rimm" (did you mean "rim"?)`},
		"house rules that contradict":   {"", map[string]string{"house/x/npc.cue": houseUnitText("x", "rim", `hostility: shotPegs: "two"`)}, "CUE004: shotPegs cannot be"},
	} {
		t.Run(name, func(t *testing.T) {
			res := rimPack(t, tt.rest, tt.more)
			if len(res.Diagnostics) != 1 || !strings.Contains(report(res.Diagnostics), tt.want) {
				t.Fatalf("want one finding %s, have\n%s", tt.want, report(res.Diagnostics))
			}
			if !strings.Contains(res.Diagnostics[0].Range.File, "/") || res.Diagnostics[0].Range.Start.Line < 1 {
				t.Errorf("it has no place: %+v", res.Diagnostics[0].Range)
			}
		})
	}
}

// Numbers that no game counts to, lists with nothing in them and rules that say nothing are told with their place, whether an
// edition or house rules write them.
func TestNonsenseInTheRulesOfAPack(t *testing.T) {
	npc := func(rest string) string {
		return `npcs: h: {title: "H", group: "ganger", rank: 1, base: 1, provenance: "assumed", ` + rest + `}`
	}
	for set, want := range map[string]string{
		`tables: t: {title: "T", die: "chance", provenance: "assumed", rows: []}`:                                  "CUE004: rows cannot be []",
		`tables: t: {title: "T", die: "chance", provenance: "assumed", rows: [{from: 1, to: 6}]}`:                  "CUE003: this row does nothing and says nothing (add does",
		`skills: s: {title: "S", provenance: "assumed", levels: []}`:                                               "CUE004: levels cannot be []",
		`skills: s: {title: "S", provenance: "assumed", levels: [{}]}`:                                             "CUE003: this level does nothing",
		`skills: s: {title: "S", provenance: "assumed", levels: [{does: []}]}`:                                     "CUE004: does cannot be [] (write a list [ … ] of blocks {do: …}, at least one)",
		`upgrades: u: {title: "U", provenance: "assumed", levels: []}`:                                             "CUE004: levels cannot be []",
		`charts: c: {title: "C", provenance: "assumed", lines: []}`:                                                "CUE004: lines cannot be []",
		`charts: c: {title: "C", provenance: "assumed", lines: [{do: []}]}`:                                        "CUE004: do cannot be []",
		`dice: d: {title: "D", colour: "red", faces: [], provenance: "assumed"}`:                                   "CUE004: faces cannot be []",
		`play: rules: r: title: "R"`:                                                                               "CUE003: the rule r does nothing and says nothing",
		`board: entries: {min: 9, max: 2}`:                                                                         "CUE004: min is beyond max",
		`board: entries: min: 9`:                                                                                   "CUE004: min is beyond max",
		`classes: c: {title: "C", provenance: "assumed", skills: marksman: 99}`:                                    "CUE004: marksman cannot be 99",
		`tokens: t: {title: "T", size: "small", category: "weapon", provenance: "assumed", close: -3}`:             "CUE004: close cannot be -3",
		`tokens: t: {title: "T", size: "small", category: "weapon", provenance: "assumed", blast: [1000000000]}`:   "CUE004: blast[0] cannot be 1000000000",
		`tokens: t: {title: "T", size: "small", category: "weapon", provenance: "assumed", buy: 99999999999}`:      "CUE004: buy cannot be 99999999999",
		`crews: points: 2000000000`:                                                                                "CUE004: 2000000000 is far beyond what a game counts (write a whole number of at most 1000000)",
		npc(`stats: close: 2000000000`):                                                                            "CUE004: close cannot be 2000000000",
		npc(`stats: reach: -3`):                                                                                    "CUE004: reach cannot be -3",
		npc(`rules: b: {title: "B", does: []}`):                                                                    "CUE004: does cannot be []",
		npc(`rules: b: {title: "B", does: [{do: [{kind: "attack", who: figure: "attacker", dice: 2000000000}]}]}`): "CUE004: dice cannot be 2000000000",
		strings.Replace(npc(`unique: true`), "rank: 1", "rank: 99999999999", 1):                                    "CUE004: rank cannot be 99999999999",
	} {
		wheres := map[string]map[string]string{"": {"house/x/house.cue": houseUnitText("x", "rim", set)}}
		if strings.Contains(set, "title: \"T\"") { // in an edition it is the same
			wheres["set: {"+set+"}"] = nil
		}
		for where, more := range wheres {
			res := rimPack(t, where, more)
			if len(res.Diagnostics) != 1 || !strings.Contains(report(res.Diagnostics), want) {
				t.Errorf("%s: want one finding %s, have\n%s", set, want, report(res.Diagnostics))
			} else if at := res.Diagnostics[0].Range; at.Start.Line < 3 || !strings.Contains(at.File, "/") {
				t.Errorf("%s: it has no place: %+v", set, at)
			}
		}
	}
}

// What the documents name as things that an edition can do without, it can: each of the examples compiles.
// Rules of a pack that nobody has finished typing are told of as such, and take down nothing else.
func TestRulesThatLackWhatTheyNeed(t *testing.T) {
	for _, field := range []string{"id", "title", "base", "edition", "set"} {
		for name, text := range map[string]string{"editions/rim/edition.cue": editionText("rim", "purge", ""), "house/ours/house.cue": houseUnitText("ours", "purge", "hostility: crewsPerPeg: 2")} {
			lacking := regexp.MustCompile(field+`: ("[^"]*"|\{[^}]*\})[,\n]?`).ReplaceAllString(text, "")
			if lacking == text {
				continue
			}
			res := run(t, Options{Library: missions.FS, Decks: true}, tree(t, map[string]string{"pack.cue": packText, name: lacking, "base/mission.cue": base(t)})+"/...")
			told := false
			for _, d := range res.Diagnostics {
				told = told || d.Code == "CUE003" && strings.Contains(d.Summary, strconv.Quote(field))
				if d.Code == "PCK020" || !strings.HasSuffix(filepath.ToSlash(d.Range.File), name) {
					t.Errorf("%s without %s: %s", name, field, report([]diag.Diagnostic{d}))
				}
			}
			if !told {
				t.Errorf("%s without %s: nobody says so:\n%s", name, field, report(res.Diagnostics))
			}
		}
	}
}

func TestTheExamplesOfTakingOutWork(t *testing.T) {
	guide, err := os.ReadFile("../docs/own-rules.md")
	if err != nil {
		t.Fatal(err)
	}
	language, err := os.ReadFile("../schema/corespace/corespace.cue")
	if err != nil {
		t.Fatal(err)
	}
	paragraph := regexp.MustCompile("(?s)`without` takes out.*?\n\n").FindString(string(guide))
	comment := regexp.MustCompile(`(?s)// What the base has and this edition has not.*?without\?`).FindString(string(language))
	paths := regexp.MustCompile("[`\"](tokens\\.[a-z.-]+)[`\"]").FindAllStringSubmatch(paragraph+comment, -1)
	if len(paths) != 4 {
		t.Fatalf("the documents have %d examples: %v", len(paths), paths)
	}
	for _, p := range paths {
		if res := rimPack(t, fmt.Sprintf("without: [%q]", p[1]), nil); len(res.Diagnostics) > 0 {
			t.Errorf("%s: %s", p[1], report(res.Diagnostics))
		}
	}
}

// A thing that is taken out and given anew is another thing.
func TestAnEditionPutsAThingInPlaceOfAnother(t *testing.T) {
	res := rimPack(t, `without: ["tokens.knife"], set: {tokens: knife: {title: "Shiv", size: "small", category: "weapon", close: 3, provenance: "assumed"}, boxes: "core-space": tokens: knife: 2}`, nil)
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	for _, k := range missionOf(t, res).Rules.Tokens {
		if k.ID == "knife" && (k.Title != "Shiv" || k.Close != 3 || k.Buy != nil) {
			t.Errorf("the knife is %+v", k)
		}
	}
}

// So many editions and house rules end with a finding, and in time.
func TestEditionsOfAPackAreBounded(t *testing.T) {
	more := map[string]string{}
	for i := range maxOwned + 5 {
		more[fmt.Sprintf("house/h%03d/house.cue", i)] = "package house\n"
	}
	res := rimPack(t, "", more)
	if got := report(res.Diagnostics); !strings.Contains(got, "PCK003: house holds more than 40 folders") {
		t.Errorf("nobody says that there are too many:\n%.500s", got)
	}
}

// What editions and house rules say of themselves goes along to whatever prints their edition: that of a base that is the
// pack's, too, and nothing of those without a text.
func TestTheTextsOfEditionsAndHouseRulesGoAlong(t *testing.T) {
	text := `text: "Shots are louder."`
	res := rimPack(t, text, map[string]string{
		"editions/b/edition.cue": editionText("b", "rim", `text: "And longer."`),
		"house/few/house.cue":    strings.Replace(houseUnitText("few", "rim", "hostility: shotPegs: 2"), "set:", `text: "Twice the noise.", set:`, 1),
		"house/mute/house.cue":   houseUnitText("mute", "rim", "hostility: crewsPerPeg: 2"),
	})
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	var got []string
	for _, h := range missionOf(t, res).Pack.House {
		got = append(got, fmt.Sprintf("%s/%s/%s", h.Edition, h.Base, h.Text.Source))
	}
	slices.Sort(got)
	want := []string{"b/Core Space: The Purge/Shots are louder.", "b/Rim rules/And longer.", "rim/Core Space: The Purge/Shots are louder.", "rim//Twice the noise."}
	shipped, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		want[i] = strings.Replace(want[i], "Core Space: The Purge", shipped.Title, 1)
	}
	if slices.Sort(want); !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
	for _, h := range res.Houses {
		if len(h.Words) != len(want) {
			t.Errorf("%s says %v", h.Edition, h.Words)
		}
	}
}

// Whoever compiles over and over has the rules of a pack made anew only when they have changed, and finds what somebody finds who
// begins: also what is found in them by those who draw cards.
func TestTheRulesOfAPackAreKeptWhileTheyAreTheSame(t *testing.T) {
	root, kept := t.TempDir(), &PackRules{}
	mission := strings.Replace(base(t), `"purge"`, `"rim"`, 1)
	var last *model.RuleSet
	var told []string // when a card that needs what has been taken out was reported
	for _, c := range []struct {
		what  string
		same  bool // the rule set is the one of the step before
		files map[string]string
	}{
		{"as it is", false, map[string]string{"pack.cue": packText, "base/mission.cue": mission, "editions/rim/edition.cue": editionText("rim", "purge", "")}},
		{"again", true, nil},
		{"another mission", true, map[string]string{"base/mission.cue": mission + "\n"}},
		{"another edition", false, map[string]string{"editions/rim/edition.cue": editionText("rim", "purge", `set: hostility: crewsPerPeg: 2`)}},
		{"house rules", false, map[string]string{"house/ours/house.cue": houseUnitText("ours", "rim", "hostility: crewsPerPeg: 3")}},
		{"a card needs what is gone", false, map[string]string{"editions/rim/edition.cue": editionText("rim", "firstborn", `without: ["tokens.larva"]`), "house/ours/house.cue": ""}},
		{"still", true, nil},
		{"by a mission of another edition", true, map[string]string{"base/mission.cue": strings.Replace(mission, `"rim"`, `"purge"`, 1)}},
		{"and by this one", true, map[string]string{"base/mission.cue": mission}},
		{"no sense", false, map[string]string{"pack.cue": "package pack\n]"}},
		{"sense", false, map[string]string{"pack.cue": packText}},
		{"no edition", false, map[string]string{"editions/rim/edition.cue": ""}},
		{"an edition", false, map[string]string{"editions/rim/edition.cue": editionText("rim", "purge", "")}},
	} {
		for name, text := range c.files {
			file := filepath.Join(root, filepath.FromSlash(name))
			if text == "" {
				os.Remove(file)
				continue
			}
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		compile := func(r *PackRules) *Result {
			res, err := Compile([]string{filepath.Join(root, "base")}, Options{Library: missions.FS, Decks: true, Rules: r})
			if err != nil {
				t.Fatal(err)
			}
			return res
		}
		fresh, again := compile(nil), compile(kept)
		if a, b := report(fresh.Diagnostics), report(again.Diagnostics); a != b {
			t.Errorf("%s: somebody who begins finds\n%s\nand somebody who goes on\n%s", c.what, a, b)
		} else if strings.Contains(a, "PCK027") {
			told = append(told, c.what)
		}
		if !reflect.DeepEqual(fresh.Houses, again.Houses) || !reflect.DeepEqual(fresh.Sources, again.Sources) || !reflect.DeepEqual(fresh.Packs, again.Packs) {
			t.Errorf("%s: rules, sources or pack are not those of somebody who begins", c.what)
		}
		var rules *model.RuleSet
		for _, h := range again.Houses {
			rules = h.Rules.(*model.RuleSet)
		}
		if same := rules == last && rules != nil; c.same != same && rules != nil {
			t.Errorf("%s: the rules were made anew: %v", c.what, !same)
		}
		last = rules
	}
	if want := []string{"a card needs what is gone", "still", "by a mission of another edition", "and by this one", "sense"}; !slices.Equal(told, want) {
		t.Errorf("a card that needs what is gone was told of at %q, and not at %q", told, want)
	}
}
