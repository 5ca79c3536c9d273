package compiler

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

func TestSyntaxErrorsSayWhatToWrite(t *testing.T) {
	for name, c := range map[string]struct {
		edits []swap
		says  string
	}{
		"unclosed text":          {[]swap{{`title:   "Base"`, `title:   ‹"Base›`}}, `write " at its end`},
		"a line not indented":    {[]swap{{"\t\tSee [the", "‹See [the"}, {"#c).", "#c).›"}}, "indent this line like the closing"},
		"blanks for tabs":        {[]swap{{"\t\tSee [the", "                ‹See [the"}, {"#c).", "#c).›"}}, "the same tabs and blanks"},
		"two lines not indented": {[]swap{{"\t\tTwo rooms and a *door*.\n\n\t\tSee", "\t\tTwo\n‹rooms and a *door*.›\n\nSee"}}, "indent this line and 1 more below it"},
		"a text not indented":    {[]swap{{"\t\tTwo rooms and a *door*.\n\n\t\tSee", "‹Two rooms and a *door*.›\n\nSee"}}, "indent the text and the closing \"\"\" alike"},
		"text behind the quotes": {[]swap{{"story: \"\"\"\n\t\tTwo rooms and a *door*.", "story: \"\"\"‹Two rooms and a *door*.›"}}, "begin the text on the next line"},
		"text before the closing quotes": {[]swap{{"#c).\n\t\t\"\"\"", "#c).‹\"\"\"›"}},
			"a line of their own"},
		"a text without its end":                 {[]swap{{"#c).\n\t\t\"\"\"", "#c).‹›"}}, `write """ on a line of its own below this one`},
		"the last text without an end":           {[]swap{{`"Use the [console](#c)."`, "\"\"\"\n\t\t\tUse it.‹›"}}, "begins in line 62 is not closed"},
		"a raw text closed plainly":              {[]swap{{"story: \"\"\"", "story: #\"\"\""}, {"#c).\n\t\t\"\"\"", "#c).\n\t\t‹\"\"\"›"}}, `write """#`},
		"a text without its start":               {[]swap{{"plan: \"\"\"", "plan:‹›"}}, "write \"\"\" here"},
		"a lost colon before a list":             {[]swap{{"do: [", "‹do› ["}}, "write do: …"},
		"quotes in a text":                       {[]swap{{`"Base"`, `"The ‹"›old" base"`}}, `write \" for each`},
		"an apostrophe in a text without quotes": {[]swap{{`"Base"`, "‹Don't go›"}}, `put it into quotes: "Don't go"`},
		"an import without quotes":               {[]swap{{`"sortie.tools/corespace"`, `‹sortie.tools/corespace›`}}, `quotes: "sortie.tools/corespace"`},
		"a backslash":                            {[]swap{{"Two rooms", `Two ‹\<› rooms`}}, `write \\<`},
		"a backslash at a line's end":            {[]swap{{"Two rooms", "Two‹\\›\n\t\trooms"}}, `write \\ for`},
		"a backslash in a line":                  {[]swap{{`"Leave."`, `"‹\_›Leave."`}}, `write \\_`},
		"curly quotes":                           {[]swap{{`"Base"`, `‹“›Base”`}}, `the plain quote "`},
		"a curly quote at the end":               {[]swap{{`"Base"`, `"Base‹”›`}}, `the plain quote "`},
		"a blank that is none":                   {[]swap{{"\ttitle", "‹\u00a0›title"}}, "plain blank"},
		"another character":                      {[]swap{{`"Base"`, `‹★›`}}, "put text into quotes"},
		"an equals sign":                         {[]swap{{"crew:      3", "crew ‹=› 3"}}, "write crew: …"},
		"an arrow":                               {[]swap{{"crew:      3", "crew ‹=>› 3"}}, "write crew: …"},
		"a semicolon":                            {[]swap{{"crew:      3", "crew: 3‹;›"}}, "take it away"},
		"a lost colon":                           {[]swap{{"crew:      3", "‹crew› 3"}}, "write crew: …"},
		"a lost colon before a block":            {[]swap{{"setup: {", "‹setup› {"}}, "write setup: …"},
		"a text without quotes":                  {[]swap{{`"Base"`, "‹The Base›"}}, `put it into quotes: "The Base"`},
		"a name with a hyphen":                   {[]swap{{"rules: hack:", "rules: ‹old-lock›:"}}, `"old-lock": …`},
		"a name with a blank":                    {[]swap{{"furniture: c:", "furniture: ‹my console›:"}}, `"my console": …`},
		"a number as a name":                     {[]swap{{`"1": {side`, `‹1›: {side`}}, `"1": …`},
		"a number behind a bracket":              {[]swap{{"large: {large: 1, small: 2}", "large: {‹1›: 1, small: 2}"}}, `"1": …`},
		"a lost comma":                           {[]swap{{"{min: 1, max: 2}", "{min: 1‹› max: 2}"}}, "write , here"},
		"a comment of another language": {[]swap{{"crew:      3", "‹#› as usual\n\t\tcrew: 3"}},
			"begin comments with //"},
		"an unclosed list":           {[]swap{{`["core-space"]`, `["core-space"‹›`}}, "write the missing ]"},
		"a list closed as a block":   {[]swap{{`at: [11.25, 7]`, `at: [11.25, 7‹›`}}, "write the missing ]"},
		"a list open before a note":  {[]swap{{`["core-space"]`, `["core-space"‹› // ]`}}, "write the missing ]"},
		"an unclosed block":          {[]swap{{"at: 10.5}\n\t\t}", "at: 10.5}‹›"}}, "write the missing } below this line"},
		"an unclosed block in a row": {[]swap{{`snap: "nw"}`, `snap: "nw"‹›`}}, "write the missing } here"},
		"an unclosed file":           {[]swap{{"add: 2},\n\t\t]\n\t}\n}", "add: 2},\n\t\t]\n\t}‹›"}}, "the block that begins in line 5 is not closed"},
		"a block opened twice":       {[]swap{{"events: {environment: \"all\", purge: 4, civilians: {random: 2}}", "events: {{environment: \"all\", purge: 4, civilians: {random: 2}}‹›"}}, "begins in line 51 is not closed"},
		"a block closed twice":       {[]swap{{"{min: 1, max: 2}", "{min: 1, max: 2}‹}›"}}, "take it away"},
		"a block never opened":       {[]swap{{"airlocks: {", "airlocks:‹›"}}, "write { here"},
		"a mission never opened":     {[]swap{{"corespace.#Mission & {", "corespace.#Mission &‹›"}}, "write { here"},
		"a list never opened":        {[]swap{{"do: [", "do:‹›"}}, "write [ here"},
		"a place in round brackets":  {[]swap{{`at: [11.25, 7]`, `at: ‹(11.25, 7)›`}}, "did you mean [11.25, 7]?"},
		"a list with a dash":         {[]swap{{`boxes: ["core-space"]`, "boxes:\n\t\t‹- core-space›"}}, `write boxes: ["core-space"]`},
		"a list with dashes and quotes": {[]swap{{`boxes: ["core-space"]`, "boxes:\n\t\t‹- \"core-space\"›\n\t\t- first-born"}},
			`write boxes: ["core-space", "first-born"]`},
		"blocks with dashes":  {[]swap{{`boxes: ["core-space"]`, "boxes:\n\t\t‹- kind: civilian›\n\t\t  at: 3"}}, `write boxes: [{…}]`},
		"a list closed twice": {[]swap{{`["data-pad"]`, `["data-pad"]‹]›`}}, "a ] too many"},
	} {
		t.Run(name, func(t *testing.T) {
			text := base(t)
			for _, e := range c.edits {
				if !strings.Contains(text, e.old) {
					t.Fatalf("the base mission has no %q", e.old)
				}
				text = strings.Replace(text, e.old, e.new, 1)
			}
			check(t, text, []string{"CUE001"}, c.says)
		})
	}
}

// Wherever one bracket or quote is lost, the report points at its line or at the one next to it.
func TestLostMarksAreFoundWhereTheyStood(t *testing.T) {
	text, dir := base(t), t.TempDir()
	for at := range text {
		if !strings.ContainsRune("{}[]\"", rune(text[at])) {
			continue
		}
		broken := text[:at] + text[at+1:]
		open := func(string) (source.World, error) {
			return source.FSWorld{FS: fstest.MapFS{"mission.cue": {Data: []byte(broken)}}}, nil
		}
		lost := 1 + strings.Count(text[:at], "\n")
		list := run(t, Options{Open: open}, dir).Diagnostics // none for a bracket in prose
		for _, d := range list[:min(1, len(list))] {
			if far := d.Range.Start.Line - lost; far < -1 || far > 1 {
				t.Errorf("%c lost in line %d: %s", text[at], lost, report([]diag.Diagnostic{d}))
			}
		}
	}
}

// A syntax error of no known kind is told in CUE's words, less its grammar.
func TestUnknownSyntaxErrors(t *testing.T) {
	for src, want := range map[string]string{
		"package a\n\na: [}\n":                        "the list that begins in line 3 is not closed",
		"package a\n\na: 1 +\n":                       "expected a value, found the end of the file",
		"package a\n\na: 1 }{\n":                      "expected the end of the file, found '}'",
		"package a\n\na: \"\\(1\"\n":                  "",
		"package a\n\na: {b: 1]\n\n":                  "",
		"package a\n\na: {\nb: {\nc: 1\n}\nd: {\n}\n": "the block that begins in line 3 is not closed",
		"package a\n\n)":                              "a ) too many",
		"package a\n\na: \"\"\"":                      "the text that begins in line 3 is not closed",
		"package a\n\na: \"x\\":                       "",
		"package a\n\na: '''\n\tb'''":                 "the closing ''' stand behind text",
	} {
		res := run(t, Options{}, tree(t, map[string]string{"mission.cue": src}))
		if len(res.Diagnostics) != 1 {
			t.Errorf("%q: %s", src, report(res.Diagnostics))
			continue
		}
		if d := res.Diagnostics[0]; d.Code != "CUE001" || d.Remedy == "" || want != "" && d.Summary != want || !d.Range.Valid() {
			t.Errorf("%q: %s", src, report([]diag.Diagnostic{d}))
		}
	}
}

func TestExamplesFit(t *testing.T) {
	text := base(t)
	for _, e := range [][2]string{
		{"players: {min: 1, max: 2}", "players: " + explain.Example([]string{"players"}, "")},
		{"rare: small: 1", "rare: " + explain.Example([]string{"setup", "search", "rare"}, "1")},
		{`text: "Leave."`, `text: "Leave.", reward: ` + explain.Example([]string{"objectives", "primary", "reward"}, "8")},
		{"crew:      3", "crew: 3"},
	} {
		if !strings.Contains(text, e[0]) {
			t.Fatalf("the base mission has no %q", e[0])
		}
		text = strings.Replace(text, e[0], e[1], 1)
	}
	if res := run(t, Options{}, tree(t, map[string]string{"mission.cue": text})); len(res.Diagnostics) > 0 {
		t.Error(report(res.Diagnostics))
	}
}
