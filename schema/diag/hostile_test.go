package diag

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/model"
)

// attack is what a pack might try: colours, cursor movements, a title, a bell, a line over another,
// writing turned around, characters that do not show, broken UTF-8, a pile of marks.
const attack = "a\x1b[2J\x1b]0;owned\x07\r\b\x00\x7f\u009b31m\u0085b\u202ec\u2066d\u200be\ufefff\u2028g\xff\xc3h" +
	"i\u0301\u0301\u0301\u0301\u0301\u0301\u00ad\U000e0041"

func hostile(s string) Diagnostic {
	at := Range{File: s, Start: Pos{Line: 1, Col: 3}, End: Pos{Line: 1, Col: 6}}
	return Diagnostic{Code: s, Severity: Error, Summary: s, Details: []string{s}, Remedy: s, Range: at, Label: s,
		Place: &Place{Board: s, At: model.Point{X: 1, Y: 2}}, Related: []Related{{at, s}, {Range{}, s}}}
}

// unsafe finds the first character that could act on a terminal.
func unsafe(s string) (rune, bool) {
	for i, r := range s {
		if r == utf8.RuneError && !strings.HasPrefix(s[i:], "\ufffd") {
			return r, true
		}
		if r != '\n' && !unicode.IsPrint(r) {
			return r, true
		}
	}
	return 0, false
}

// writers is all three outputs of a list of findings.
func writers(t testing.TB, ds []Diagnostic, src map[string][]byte) map[string]string {
	out := map[string]string{"terminal": terminal(ds, 60, false, src)}
	var j, s bytes.Buffer
	if err := WriteJSON(&j, ds); err != nil {
		t.Fatal(err)
	}
	if err := WriteSARIF(&s, ds, nil, "1"); err != nil {
		t.Fatal(err)
	}
	out["json"], out["sarif"] = j.String(), s.String()
	return out
}

func TestNothingFromAPackActsOnATerminal(t *testing.T) {
	ds := []Diagnostic{hostile(attack)}
	for name, got := range writers(t, ds, map[string][]byte{attack: []byte(attack + attack + "\n")}) {
		if r, found := unsafe(got); found {
			t.Errorf("%s lets U+%04X through:\n%q", name, r, got)
		}
	}
}

func TestWhatDoesNotShowIsShown(t *testing.T) {
	for in, want := range map[string]string{
		"\x1b[31m":                        "␛[31m",
		"a\tb\nc":                         "a b c",
		"\x00\x7f\u0085":                  "␀␡\\u{85}",
		"\u202eabc\u2069":                 "\\u{202e}abc\\u{2069}",
		"\xff":                            "\\x{ff}",
		"é e\u0301 漢 👍 \ufffd":            "é e\u0301 漢 👍 \ufffd",
		"\u200b\u00a0":                    "\\u{200b}\\u{a0}",
		"a\u0301\u0301\u0301\u0301\u0301": "a\u0301\u0301\u0301\u0301\\u{301}",
	} {
		if got := Visible(in); got != want {
			t.Errorf("Visible(%q) = %q, want %q", in, got, want)
		}
	}
}

func FuzzWriters(f *testing.F) {
	f.Add(attack, 1, 1, 1, 2)
	f.Add("a\tb\nc\r\n漢字", 2, 1, 3, 1)
	f.Add(strings.Repeat("x", 300), 1, 290, 1, 301)
	f.Add("|\n|\n|", 1, 1, 3, 2)
	f.Fuzz(func(t *testing.T, s string, line, col, endLine, endCol int) {
		d := hostile(s)
		d.Range.Start, d.Range.End = Pos{Line: line, Col: col}, Pos{Line: endLine, Col: endCol}
		for name, got := range writers(t, []Diagnostic{d}, map[string][]byte{s: []byte(s + "\n" + s)}) {
			if r, found := unsafe(got); found {
				t.Errorf("%s lets U+%04X through: %q", name, r, got)
			}
			if name != "terminal" && !json.Valid([]byte(got)) {
				t.Errorf("%s is not JSON: %s", name, got)
			}
		}
	})
}
