package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// broken is one copy of Salvage Run with one mistake. Replacing old by new makes the mistake; the
// finding must point at the first place where at stands at or behind the new text's beginning (or
// anywhere, if at starts with ^), plus skip characters.
type broken struct {
	name     string
	old, new string
	code     string
	at       string // default: new
	skip     int
}

var brokenCopies = []broken{
	// The language.
	{name: "unknown field", old: `title:   "Salvage Run"`, new: `titel:   "Salvage Run"`, code: "CUE002"},
	{name: "unknown field deep inside", old: `l4: {size: "large", colour`, new: `l4: {size: "large", color`, code: "CUE002", at: `color`},
	{name: "missing field", old: "\tboxes: [\"core-space\"]\n", new: "", code: "CUE003", at: `^corespace.#Mission`},
	{name: "missing field deep inside", old: `l1: {size: "large", colour: "green", snap: "sw"}`, new: `l1: {colour: "green", snap: "sw"}`, code: "CUE003"},
	{name: "wrong type", old: `max: 4}`, new: `max: "four"}`, code: "CUE004", at: `"four"`},
	{name: "out of bounds", old: `crew:      4`, new: `crew:      0`, code: "CUE004", at: `0`},
	{name: "not one of the allowed words", old: `a: {side: "north"`, new: `a: {side: "nort"`, code: "CUE004", at: `"nort"`},
	{name: "unknown kind of effect", old: `do: [{kind: "give"`, new: `do: [{kind: "gift"`, code: "CUE004", at: `"gift"`},
	{name: "bad id", old: `id:      "salvage-run"`, new: `id:      "Salvage Run"`, code: "CUE004", at: `"Salvage Run"`},
	{name: "syntax", old: `boxes: ["core-space"]`, new: `boxes: ["core-space"`, code: "CUE001", at: "\n\n\tstory", skip: 0},
	{name: "import from elsewhere", old: `import "sortie.tools/corespace"`, new: "import \"sortie.tools/corespace\"\nimport \"example.com/other\"", code: "CUE006", at: `"example.com/other"`},
	{name: "unknown edition", old: `edition: "purge"`, new: `edition: "purg"`, code: "REF001", at: `"purg"`},

	// The drawing.
	{name: "unknown glyph", old: `+--WWW--+-D---W-+`, new: `+--W!W--+-D---W-+`, code: "MAP002", at: `!`},
	{name: "run that spells nothing", old: `+--WWW--+-D---W-+`, new: `+--WW---+-D---W-+`, code: "MAP003", at: `--WW---`},
	{name: "missing corner", old: "\t\t\t+                       +       +       +       +\n\t\t\t                        .       |       |    s1", new: "\t\t\t+                       +       +       +\n\t\t\t                        .       |       |    s1", code: "MAP001", at: "+                       +       +       +\n", skip: 40},
	{name: "label of nothing", old: `|    l3 .`, new: `|    x3 .`, code: "MAP020", at: `x3`},

	// Things by name.
	{name: "unknown token", old: `aside: ["objective-3"]`, new: `aside: ["objective-4"]`, code: "REF001", at: `"objective-4"`},
	{name: "unknown box", old: `boxes: ["core-space"]`, new: `boxes: ["core-spice"]`, code: "REF001", at: `"core-spice"`},
	{name: "unknown card kind", old: `civilians:   "all"`, new: `civilian:   "all"`, code: "REF001"},
	{name: "unknown piece", old: `with: "console"`, new: `with: "konsole"`, code: "REF001", at: `"konsole"`},
	{name: "dangling link", old: `"The timetable is the objective`, new: `"The [timetable](#konsole) is the objective`, code: "REF003", at: `[timetable]`},
	{name: "doubled id", old: `conduit: {kind`, new: `a: {kind`, code: "REF002"},

	// The board.
	{name: "overlapping pieces", old: `at: [21.75, 6.5]`, new: `at: [12.25, 12.5]`, code: "MAP101", at: `[12.25`},
	{name: "off the board", old: `at: [10.5, 0.5]`, new: `at: [10.5, -0.5]`, code: "MAP102", at: `[10.5`},
	{name: "in a wall", old: `at: [2.25, 17.5], turn: 90`, new: `at: [2.25, 20], turn: 90`, code: "MAP103", at: `[2.25`},
	{name: "airlock off its side", old: `d: {side: "west", at: 15.5}`, new: `d: {side: "west", at: 23.5}`, code: "MAP104", at: `23.5`},
	{name: "entry number missing", old: "\t\t\t\"6\": {side: \"north\", at: 3.5}\n", new: "", code: "SPN001", at: `^entries`},
	{name: "entry number doubled", old: `"5": {side: "west", at: 9.5}`, new: "\"5\": {side: \"west\", at: 9.5}\n\t\t\t\"05\": {side: \"west\", at: 11.5}", code: "SPN002", at: `"05"`},
	{name: "fewer airlocks than crews", old: `max: 4}`, new: `max: 5}`, code: "SPN004", at: `^airlocks`},
	{name: "locked away", old: "\t\tairlocks: {", new: "\t\tpanels: \"20,2-20,4\": {state: \"locked\"}\n\t\tairlocks: {", code: "RCH001", at: `^s1`},

	// Numbers against the boxes.
	{name: "more large tokens than there are", old: `large: {large: 1, small: 2}`, new: `large: {large: 5, small: 2}`, code: "ALC001", at: `5`},
	{name: "more small tokens than there are", old: `small: {small: 3}`, new: `small: {small: 33}`, code: "ALC002", at: `33`},
	{name: "more rare tokens than there are", old: `rare: {large: 1, small: 2}`, new: `rare: {large: 1, small: 8}`, code: "ALC003", at: `8`},
	{name: "crates without a row", old: "\t\t\tsmall: {small: 3}\n", new: "", code: "ALC005", at: `^search`},
	{name: "more panels than the box holds", old: `+--WWW--+-D---W-+`, new: `+--###--+-D---W-+`, code: "CMP001", at: `|    l3 .`},
	{name: "more crates than the box holds", old: `s3: {size: "small", colour: "green"`, new: `s3: {size: "small", colour: "red"`, code: "CMP002"},
	{name: "hostility above the track", old: `hostility: 3`, new: `hostility: 36`, code: "HST001", at: `36`},
}

func salvageRun(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, "missions/salvage-run/mission.cue"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// breakIt makes the mistake and says where it now stands.
func (b broken) breakIt(t *testing.T, src string) (mistaken string, line, col int) {
	t.Helper()
	if strings.Count(src, b.old) != 1 {
		t.Fatalf("%q stands %d times in the mission", b.old, strings.Count(src, b.old))
	}
	start := strings.Index(src, b.old)
	mistaken = strings.Replace(src, b.old, b.new, 1)
	at, from := b.at, start
	if at == "" {
		at = b.new
	}
	if rest, ok := strings.CutPrefix(at, "^"); ok {
		at, from = rest, 0
	}
	i := strings.Index(mistaken[from:], at)
	if i < 0 {
		t.Fatalf("%q does not stand in the broken copy", at)
	}
	before := mistaken[:from+i]
	line = 1 + strings.Count(before, "\n")
	col = 1 + len([]rune(before[strings.LastIndex(before, "\n")+1:])) + b.skip
	return mistaken, line, col
}

// found is the part of the JSON report that the tests read.
type found struct {
	Diagnostics []struct {
		Code, Severity, Summary, Remedy string
		Range                           struct {
			File  string
			Start struct{ Line, Col int }
		}
	}
}

// checkSource checks one mission source with the whole command, in a folder of its own.
func checkSource(t *testing.T, src string) (found, int) {
	t.Helper()
	dir := t.TempDir()
	t.Chdir(dir)
	if err := os.MkdirAll("pack/salvage-run", 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("pack/salvage-run/mission.cue", []byte(src), 0o666); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) { t.Error("the watchdog ended the process") }}
	code := s.run([]string{"check", "--format", "json", "pack/salvage-run"})
	if errs.Len() > 0 {
		t.Fatalf("on the error stream: %s", &errs)
	}
	var f found
	if err := json.Unmarshal(out.Bytes(), &f); err != nil {
		t.Fatalf("%v in %s", err, &out)
	}
	return f, code
}

func (f found) String() string {
	var b strings.Builder
	for _, d := range f.Diagnostics {
		fmt.Fprintf(&b, "%s %s:%d:%d %s\n", d.Code, d.Range.File, d.Range.Start.Line, d.Range.Start.Col, d.Summary)
	}
	return b.String()
}

// One file with five mistakes of different kinds has five findings.
func TestFiveMistakesAtOnce(t *testing.T) {
	src := salvageRun(t)
	want := map[string]bool{}
	for _, b := range brokenCopies {
		switch b.name {
		case "unknown field deep inside", "unknown token", "not one of the allowed words", "hostility above the track", "unknown glyph":
			src, _, _ = b.breakIt(t, src)
			want[b.code] = true
		}
	}
	got, code := checkSource(t, src)
	if len(got.Diagnostics) != 5 || code != exitFindings {
		t.Errorf("exit code %d and %d findings:\n%s", code, len(got.Diagnostics), got)
	}
	for _, d := range got.Diagnostics {
		delete(want, d.Code)
	}
	if len(want) > 0 {
		t.Errorf("not found: %v in\n%s", want, got)
	}
}

func TestBrokenCopies(t *testing.T) {
	src := salvageRun(t)
	for _, b := range brokenCopies {
		t.Run(b.name, func(t *testing.T) {
			mistaken, line, col := b.breakIt(t, src)
			got, code := checkSource(t, mistaken)
			if len(got.Diagnostics) != 1 {
				t.Fatalf("want one finding, %s at %d:%d; got %d:\n%s", b.code, line, col, len(got.Diagnostics), got)
			}
			d := got.Diagnostics[0]
			where := d.Range.Start
			if d.Code != b.code || where.Line != line || where.Col != col || d.Range.File != "pack/salvage-run/mission.cue" {
				t.Errorf("want %s at %d:%d, got\n%s", b.code, line, col, got)
			}
			if d.Remedy == "" {
				t.Errorf("%s offers no remedy", d.Summary)
			}
			if wantCode := map[string]int{"error": exitFindings, "warning": exitClean}[d.Severity]; code != wantCode {
				t.Errorf("exit code %d for a finding of level %s", code, d.Severity)
			}
		})
	}
	if len(brokenCopies) < 30 {
		t.Errorf("%d broken copies; the table promises at least 30", len(brokenCopies))
	}
}
