package compiler

import (
	"strings"
	"testing"
)

// swap is a replacement in the base mission. The new text marks with ‹ and › what each of the
// expected codes should underline, in order.
type swap struct{ old, new string }

func TestBrokenMissions(t *testing.T) {
	cases := []struct {
		name  string
		edits []swap
		codes string
		says  string // in the first diagnostic's summary, details or remedy
	}{
		{"unknown field", []swap{{`title:   "Base"`, "title: \"Base\"\n\t‹sotry›: 1"}}, "CUE002", `unknown field "sotry"`},
		{"misspelt required field", []swap{{"title: ", "‹titel›: "}}, "CUE002", `did you mean "title"?`},
		{"misspelt optional field", []swap{{`"large", colour`, `"large", ‹color›`}}, "CUE002", `did you mean "colour"?`},
		{"unknown field beside another mistake", []swap{{`"large", colour: "green"`, `‹5›, ‹colr›: "green"`}}, "CUE004 CUE002", ""},
		{"bad name", []swap{{"furniture: c:", `furniture: ‹"C 1"›: {kind: "console", at: [11, 3]}` + "\n\t\tfurniture: c:"}}, "CUE002", `write "c-1"`},
		{"name with an underscore", []swap{{"rules: hack:", "rules: ‹my_rule›:"}}, "CUE002", `write "my-rule"`},
		{"missing field at the top", []swap{{"corespace.#Mission & {", "‹corespace.#Mission & {›"}, {"\ttitle:   \"Base\"\n", ""}}, "CUE003", `"title" is missing`},
		{"missing field in a struct", []swap{{"setup:", "‹setup›:"}, {"crew:      3", ""}}, "CUE003", "a whole number of at least 1"},
		{"missing field in a list", []swap{{`{kind: "pegs", add: 2}`, `‹{kind: "damage", hits: 1}›`}}, "CUE003", `"who" is missing`},
		{"missing kind", []swap{{`{kind: "pegs", add: 2}`, `‹{add: 2}›`}}, "CUE003", `"kind" is missing`},
		{"the least of a round", []swap{{"times: 1", "times: 1\n\t\tif: {kind: \"round\", ‹least›: 3}"}}, "CUE002", "write first: 3"},
		{"the most of a round", []swap{{"times: 1", "times: 1\n\t\tif: {kind: \"round\", ‹max›: 3}"}}, "CUE002", "write last: 3"},
		{"wrong kind", []swap{{`kind: "pegs"`, `kind: ‹"pgs"›`}}, "CUE004", `did you mean "pegs"?`},
		{"wrong type", []swap{{"max: 2", `max: ‹"two"›`}}, "CUE004", "a whole number"},
		{"out of bounds", []swap{{"max: 2", "max: ‹99›"}}, "CUE004", "at most 12"},
		{"not one of the values", []swap{{`side: "north"`, `side: ‹"nort"›`}}, "CUE004", `did you mean "north"?`},
		{"not one of the alternatives", []swap{{`environment: "all"`, `environment: ‹"al"›`}}, "CUE004", `"all", "optional", "choice"`},
		{"wrong alternative struct", []swap{{"{random: 2}", "{‹rndom›: 2}"}}, "CUE002", "rndom"},
		{"block instead of number", []swap{{"crew:      3", "crew: ‹{a: 1}›"}}, "CUE004", "a whole number"},
		{"number instead of block", []swap{{"players: {min: 1, max: 2}", "players: ‹4›"}}, "CUE004", "a block {min: …, max: …}, such as {min: 1, max: 4}"},
		{"pay without its kind", []swap{{`text: "Leave."`, `text: "Leave.", reward: ‹8›`}}, "CUE004", "such as {ua: 8}"},
		{"search without a size", []swap{{`rare: small: 1`, `rare: ‹1›`}}, "CUE004", "such as {small: 1}"},
		{"block instead of list", []swap{{"do: [\n\t\t\t{kind: \"door\", of: \"gate\", set: \"open\"},\n\t\t\t{kind: \"pegs\", add: 2},\n\t\t]", `do: ‹{kind: "pegs", add: 2}›`}}, "CUE004", `write [{kind: "pegs", add: 2}]`},
		{"number instead of list", []swap{{"do: [\n\t\t\t{kind: \"door\", of: \"gate\", set: \"open\"},\n\t\t\t{kind: \"pegs\", add: 2},\n\t\t]", `do: ‹2›`}}, "CUE004", `such as [{kind: "give", token: "key"}]`},
		{"text instead of list", []swap{{`["core-space"]`, `‹"core-space"›`}}, "CUE004", `write ["core-space"]`},
		{"text instead of place", []swap{{`{kind: "pegs", add: 2}`, `{kind: "spawn", npc: "harvester", at: ‹"entry"›}`}}, "CUE004", `write a block, such as {entry: "1"}`},
		{"no such share", []swap{{`environment: "all"`, `environment: ‹"some"›`}}, "CUE004", `"recommended", "aside", a whole number of at least 1 or a block {random: …}, such as 3`},
		{"title too long", []swap{{`"Base"`, `‹"` + strings.Repeat("é", 130) + `"›`}}, "CUE004", "130 characters, the most is 120"},
		{"title instead of an id", []swap{{`"core-space"`, `‹"Core Space"›`}}, "CUE004", `did you mean "core-space"?`},
		{"single quotes", []swap{{`"Base"`, `‹'Base'›`}}, "CUE004", `double quotes: "Base"`},
		{"number in quotes", []swap{{"crew:      3", `crew: ‹"3"›`}}, "CUE004", "write 3, without quotes"},
		{"truth in quotes", []swap{{"times: 1", `optional: ‹"true"›`}}, "CUE004", "write true, without quotes"},
		{"truth in capitals", []swap{{"times: 1", `optional: ‹True›`}}, "CUE007", "write true, in lower case"},
		{"text without quotes", []swap{{`edition: "purge"`, `edition: ‹purge›`}}, "CUE007", `put text into quotes: "purge"`},
		{"lost import", []swap{{"import \"sortie.tools/corespace\"\n", ""}, {"corespace.#M", "‹corespace›.#M"}}, "CUE007", `add import "sortie.tools/corespace" below the package line`},
		{"misspelt package", []swap{{"corespace.#M", "‹corspace›.#M"}}, "CUE007", "did you mean corespace?"},
		{"lost import of a package of CUE", []swap{{`"Base"`, `‹strings›.ToUpper("Base")`}}, "CUE007", `add import "strings"`},
		{"list too long", []swap{{"at: [11.25, 7]", "at: ‹[11.25, 7, 1]›"}}, "CUE004", ""},
		{"list of the wrong type", []swap{{`["core-space"]`, `["core-space", ‹7›]`}}, "CUE004", "boxes[1]"},
		{"pattern", []swap{{`"nw"`, `‹"up"›`}}, "CUE004", `"nw"`},
		{"id with spaces", []swap{{`"base"`, `‹"The base"›`}}, "CUE004", "lower-case letters"},
		{"name used twice", []swap{{"b: {", "‹a›: {"}}, "CUE004", "the name \"a\" is used twice"},
		{"set twice", []swap{{"crew:      3", "crew: 3\n\t\tcrew: ‹4›"}}, "CUE004", "set twice, to 3 and to 4"},
		{"not definite", []swap{{"crew:      3", "crew: ‹int›"}}, "CUE005", "no definite value"},
		{"reference to nothing", []swap{{"crew:      3", "crew: ‹three›"}}, "CUE007", `"three" not found`},
		{"unused import", []swap{{"import \"sortie.tools/corespace\"", "import \"sortie.tools/corespace\"\n\nimport ‹\"strings\"›"}}, "CUE007", "not used"},
		{"unknown import", []swap{{"import \"sortie.tools/corespace\"", "import \"sortie.tools/corespace\"\n\nimport ‹\"example.com/x\"›"}}, "CUE006", "nothing is fetched"},
		{"host package", []swap{{"import \"sortie.tools/corespace\"", "import \"sortie.tools/corespace\"\n\nimport ‹\"tool/exec\"›"}}, "CUE006", "cannot be imported"},
		{"unknown schema package", []swap{{"import \"sortie.tools/corespace\"", "import ‹\"sortie.tools/corspace\"›"}}, "CUE006", "no package"},
		{"division by zero", []swap{{"crew:      3", "crew: ‹1 / 0›"}}, "CUE007", "division by zero"},
		{"hidden conflict", []swap{{"crew:      3", "crew: 3\n\t\t_x: 1 & ‹2›"}}, "CUE007", "conflicting"},
		{"length too fine", []swap{{"at: 3.5", "at: ‹3.501›"}}, "CUE004", "hundredth"},
		{"unknown edition", []swap{{`"purge"`, `‹"purg"›`}}, "REF001", `did you mean "purge"?`},
		{"raw HTML", []swap{{`"Leave."`, `"‹<b>›Leave."`}}, "TXT001", "&lt;"},
		{"raw HTML in a raw string", []swap{{`"Leave."`, `#"Say "go" ‹<b>›now."#`}}, "TXT001", ""},
		{"raw HTML in the second line", []swap{{"See [the", "Sée ‹<b>› [the"}}, "TXT001", ""},
		{"label without a piece", []swap{{"l1: {size", "l9: {at: [1, 1], size"}, {" l1  ", " ‹l1›  "}}, "MAP020", "list it under"},
		{"misspelt label", []swap{{" l1  ", " ‹x1›  "}}, "MAP020", "did you mean l1, which has no place?"},
		{"piece without a place", []swap{{" l1  ", "     "}, {"l1: {size", "‹l1›: {size"}}, "MAP023", "l1 has no place"},
		{"label away from its piece", []swap{{"turn: 90", "turn: 90"}, {"at: [11.25, 7]", "at: [2, 7]"}, {"    s1", "    ‹s1›"}}, "MAP021", "does not touch"},
		{"unknown crate size", []swap{{`size: "small"`, `size: ‹"smal"›`}}, "REF001", `did you mean "small"?`},
		{"unknown furniture", []swap{{`"console", facing`, `‹"consol"›, facing`}}, "REF001", `did you mean "console"?`},
		{"note on no panel", []swap{{`"6,0-6,4"`, `‹"6,0-6,6"›`}}, "MAP022", "6,0-6,4"},
		{"state of a panel without a door", []swap{{`"6,0-6,4": {id: "gate", state: "locked"}`, `"0,4-4,4": {id: "gate", state: ‹"locked"›}`}}, "MAP024", "no door"},
		{"entry along no side", []swap{{"{at: [7, 1.25]", "{at: ‹7›"}}, "MAP025", "no side"},
		{"entry with point and side", []swap{{`{side: "west", at: 6.5}`, `{side: "west", at: ‹[1, 2]›}`}}, "MAP025", "side"},
		{"drawing: unknown run", []swap{{"+-D-+", "+-‹X›-+"}}, "MAP002", ""},
		{"panel noted from both ends", []swap{{`panels: "6,0-6,4": {id: "gate", state: "locked"}`, `panels: {"6,0-6,4": {id: "gate", state: "locked"}, ‹"6,4-6,0"›: state: "open"}`}}, "MAP026", "6,0-6,4"},
		{"panel noted in two spellings", []swap{{`panels: "6,0-6,4": {id: "gate", state: "locked"}`, `panels: {"6,0-6,4": {id: "gate", state: "locked"}, ‹"6.0,0-6.00,4"›: highlight: "red"}`}}, "MAP026", "6,0-6,4"},
		{"panel named too finely", []swap{{`"6,0-6,4"`, `‹"6,0-6,4.001"›`}}, "CUE004", "hundredth"},
		{"facing against turn", []swap{{`facing: "west"`, `facing: "west", turn: ‹180›`}}, "MAP027", "90 degrees, and is turned by 180"},
		{"run of no direction that fits", []swap{{"size: [12, 8]", `size: [12, 8]` + "\n\t\t" + `runs: [{from: [2, 6], dir: "E", panels: ["wall", ‹"wal"›]}]`}}, "MAP010", `"wal"`},
		{"run off the board", []swap{{"size: [12, 8]", `size: [12, 8]` + "\n\t\t" + `runs: [{from: [10, 2], dir: "E", panels: [‹"wall"›]}]`}}, "MAP010", "off the board"},
		{"run on a drawn panel", []swap{{"size: [12, 8]", `size: [12, 8]` + "\n\t\t" + `runs: [{from: [4, 4], dir: "W", panels: [‹"wall"›]}]`}}, "MAP028", "0,4-4,4"},
		{"run over part of a drawn panel", []swap{{"size: [12, 8]", `size: [12, 8]` + "\n\t\t" + `runs: [{from: [6, 1], dir: "S", panels: [‹"half-wall"›]}]`}}, "MAP028", "6,0-6,4"},
		{"run upon run, aslant", []swap{{"size: [12, 8]", `size: [12, 8]` + "\n\t\t" + `runs: [{from: [1, 5], dir: "SE", panels: ["half-wall"]}, {from: [2.4, 6.4], dir: "NW", panels: [‹"half-wall"›]}]`}}, "MAP028", "1,5-"},
		{"board too large", []swap{{"size: [12, 8]", `size: ‹[194, 8]›`}}, "MAP011", "72 in at most"},
		{"board of nothing", []swap{{"size: [12, 8]", `size: ‹[12, 0]›`}}, "MAP011", "no floor"},
		{"board of less than nothing", []swap{{"size: [12, 8]", `size: ‹[-12, 8]›`}}, "MAP011", "no floor"},
		{"id of a device", []swap{{`"base"`, `‹"com1"›`}}, "PCK018", "Windows"},
		{"bad state", []swap{{`state: "locked"`, `state: ‹"shut"›`}}, "CUE004", `"open", "closed", "locked"`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			text := base(t)
			for _, e := range c.edits {
				if strings.Count(text, e.old) == 0 {
					t.Fatalf("the base mission has no %q", e.old)
				}
				text = strings.Replace(text, e.old, e.new, 1)
			}
			check(t, text, strings.Fields(c.codes), c.says)
		})
	}
}

// check compiles a marked mission and compares codes and ranges.
func check(t *testing.T, marked string, codes []string, says string) {
	t.Helper()
	text, spans := unmark(marked)
	if len(spans) != len(codes) {
		t.Fatalf("%d marks for %d codes", len(spans), len(codes))
	}
	res := run(t, Options{}, tree(t, map[string]string{"mission.cue": text}))
	ok := len(res.Diagnostics) == len(codes)
	for i := 0; ok && i < len(codes); i++ {
		ok = short(res.Diagnostics[i]) == "mission.cue:"+spans[i]+" "+codes[i]
	}
	if !ok {
		t.Fatalf("want %v at %v, have\n%s", codes, spans, report(res.Diagnostics))
	}
	if d := res.Diagnostics[0]; !strings.Contains(d.Summary+"\n"+strings.Join(d.Details, "\n")+"\n"+d.Remedy, says) {
		t.Errorf("%q does not say %q", report(res.Diagnostics), says)
	}
	for _, d := range res.Diagnostics {
		if d.Remedy == "" || strings.Contains(d.Summary, "\n") {
			t.Errorf("no remedy, or more than a line: %+v", d)
		}
	}
}

func TestFiveMistakesGiveFiveDiagnostics(t *testing.T) {
	text := base(t)
	for _, e := range []swap{
		{`title:   "Base"`, `‹titel›:   "Base"`},
		{"max: 2", "max: ‹20›"},
		{`colour: "green"`, `‹color›: "green"`},
		{"crew:      3", "crew: ‹three›"},
		{`kind: "pegs"`, `kind: ‹"pgs"›`},
	} {
		text = strings.Replace(text, e.old, e.new, 1)
	}
	check(t, text, []string{"CUE002", "CUE004", "CUE002", "CUE007", "CUE004"}, "did you mean")
}

// The words of a mistake made in a comprehension point at the comprehension.
func TestComprehension(t *testing.T) {
	text := strings.Replace(base(t), "furniture: c:", "for i in [1, 2] {furniture: \"x\\(i)\": {kind: \"table\", at: [i, i], facing: ‹\"up\"›}}\n\t\tfurniture: c:", 1)
	text, spans := unmark(text)
	res := run(t, Options{}, tree(t, map[string]string{"mission.cue": text}))
	for _, d := range res.Diagnostics {
		if short(d) != "mission.cue:"+spans[0]+" CUE004" {
			t.Errorf("unexpected %s", short(d))
		}
	}
	if len(res.Diagnostics) == 0 {
		t.Error("no diagnostic")
	}
}
