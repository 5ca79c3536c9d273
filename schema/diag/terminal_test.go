package diag

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const source = `package mission

board: {
	plan: """
		+-------+-------+--###--+.......+.......+
		                |               .       |
		  c1            #       l2      .   e   |
		                |               .       |
		+-D---W-+--WWW--+-D-+---+       .       +
		"""
	crates: {
		c1: {size: "small"}
		l2: {size: "large", snap: "nw"}
	}
}
rules: "ü": title: "漢字", text: "é" // 👍
`

// at is a range of one line of the source above.
func at(line, col, end int) Range {
	return Range{File: "missions/cold store/mission.cue", Start: Pos{Line: line, Col: col}, End: Pos{Line: line, Col: end}}
}

func over(line, col, endLine, endCol int) Range {
	r := at(line, col, 0)
	r.End = Pos{Line: endLine, Col: endCol}
	return r
}

// findings is one finding for each way of pointing at the source.
func findings() []Diagnostic {
	return []Diagnostic{
		{Code: "RCH001", Severity: Error, Summary: "crate l2 cannot be reached from airlock a", Range: at(7, 27, 29),
			Label:   "in room R3, closed off by the locked bulkhead (16,0-16,4)",
			Details: []string{`the only way in is panel "bulkhead"; rule "hack" opens it from console e, which stands in the same room`},
			Remedy:  `move console e out of room R3, or let another trigger open "bulkhead"`},
		{Code: "IDS002", Severity: Warning, Summary: "the id c1 is used twice", Range: at(13, 3, 5), Label: "again here", Remedy: "choose another id",
			Related: []Related{{at(12, 3, 5), "first used here"}, {Range{File: "gone.cue", Start: Pos{Line: 3, Col: 1}}, "and in a file that cannot be shown"}, {Range{}, "and nowhere"}}},
		{Code: "MAP003", Severity: Error, Summary: "an upright panel", Range: over(6, 19, 8, 20), Label: "these three"},
		{Code: "MAP001", Severity: Error, Summary: "a drawing that is wrong from beginning to end, which takes a summary so long that it has to be broken between words somewhere", Range: over(5, 3, 9, 44), Label: "all of it"},
		{Code: "BRD001", Severity: Note, Summary: "a whole block", Range: over(3, 1, 15, 2), Label: "from here to there"},
		{Code: "TXT001", Severity: Warning, Summary: "wide characters", Range: at(16, 20, 24), Label: "two of them, each two columns wide"},
		{Code: "RCH001", Severity: Error, Summary: "behind the end of a line", Range: at(1, 40, 41), Label: "here"},
		{Code: "SYS001", Severity: Error, Summary: "no place at all", Remedy: "look elsewhere"},
		{Code: "SYS002", Severity: Error, Summary: "a line that the file does not have", Range: at(99, 1, 2), Remedy: "none"},
	}
}

// golden compares with a file in testdata; SORTIE_UPDATE=1 rewrites it.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(bytes.ReplaceAll(want, []byte("\r\n"), []byte("\n"))) != got {
		t.Errorf("%s is out of date (make goldens / go test ./schema/diag rewrites it); now:\n%s", path, got)
	}
}

func terminal(ds []Diagnostic, width int, colour bool, sources map[string][]byte) string {
	var b bytes.Buffer
	if err := (Terminal{W: &b, Sources: sources, Width: width, Colour: colour}).Write(ds); err != nil {
		panic(err) // a buffer does not fail
	}
	return b.String()
}

func sources() map[string][]byte {
	return map[string][]byte{"missions/cold store/mission.cue": []byte(source)}
}

func TestTerminal(t *testing.T) {
	golden(t, "terminal.txt", terminal(findings(), 120, false, sources()))
	golden(t, "narrow.txt", terminal(findings(), 60, false, sources()))
	golden(t, "colour.txt", terminal(findings()[:2], 100, true, sources()))
}

func TestNothingToSay(t *testing.T) {
	if got := terminal(nil, 80, true, nil); got != "" {
		t.Errorf("wrote %q", got)
	}
}

func TestLinesAreCutAroundTheSpan(t *testing.T) {
	long := strings.Repeat("0123456789", 100)
	span := func(from, to int) Range {
		return Range{File: "f", Start: Pos{Line: 10, Col: from}, End: Pos{Line: 10, Col: to}}
	}
	for want, at := range map[string]Range{
		"10 | 012345678901234567890123456789012…\n   |  ^^^ label\n":                                                                    span(2, 5),
		"10 | …890123456789012345678901234567890…\n   |             ^^^ label\n":                                                        span(500, 503),
		"10 | …789012345678901234567890123456789\n   |                                   ^\n   |                               label\n": span(1001, 1002),
		"10 | …890123456789012345678901234567890…\n   |             ^^^^^^^^^^^^^^^^^^^^^^\n   |             label\n":                   span(500, 800),
	} {
		src := map[string][]byte{"f": []byte(strings.Repeat("\n", 9) + long + "\n")}
		got := terminal([]Diagnostic{{Severity: Error, Summary: "s", Range: at, Label: "label"}}, 40, false, src)
		_, got, _ = strings.Cut(got, "|\n")
		got, _, _ = strings.Cut(got, "\n\n")
		if got+"\n" != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
		for _, line := range strings.Split(got, "\n") {
			if textWidth(line) > 40 {
				t.Errorf("%d columns: %s", textWidth(line), line)
			}
		}
	}
}

// In brief, what is no error takes a summary and a place; errors keep their excerpt and their help.
func TestBriefly(t *testing.T) {
	var out bytes.Buffer
	term := Terminal{W: &out, Sources: map[string][]byte{at(1, 1, 1).File: []byte(source)}, Brief: true}
	if err := term.Write(findings()[:2]); err != nil {
		t.Fatal(err)
	}
	got := out.String()
	for _, want := range []string{"in room R3, closed off", "the id c1 is used twice", "mission.cue:13:3", "1 error, 1 warning; sortie check tells more"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not said:\n%s", want, got)
		}
	}
	for _, spared := range []string{"again here", "choose another id", "first used here"} {
		if strings.Contains(got, spared) {
			t.Errorf("%q is said:\n%s", spared, got)
		}
	}
	out.Reset()
	if err := term.Write(findings()[:1]); err != nil || strings.Contains(out.String(), "tells more") {
		t.Errorf("%v: errors in full are said to be in brief:\n%s", err, out.String())
	}
}
