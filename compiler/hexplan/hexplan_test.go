package hexplan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

func terrains() []xia.Terrain {
	return []xia.Terrain{
		{ID: "space", Title: "Normal space", Plan: "."},
		{ID: "nebula", Title: "Nebula", Plan: "n"},
		{ID: "asteroid", Title: "Asteroid field", Plan: "a"},
		{ID: "planet", Title: "Planet", Plan: "p", Planet: true},
		{ID: "gate", Title: "Gate", Plan: "g", Gate: true},
	}
}

const sound = `    .   .m  .
  .   n   nh  .
.   n   n   n   .
  .   nx  n   .
    .   .   .s`

func TestASoundDrawing(t *testing.T) {
	hexes, errs := Read(sound, terrains())
	if len(errs) > 0 || len(hexes) != 19 {
		t.Fatalf("%d hexes, %v", len(hexes), errs)
	}
	for i, want := range map[int]Hex{
		0:  {xia.Hex{ID: "a1", At: xia.Axial{Q: 0, R: -2}, Terrain: "space"}, 1, 5, 6},
		5:  {xia.Hex{ID: "b3", At: xia.Axial{Q: 1, R: -1}, Terrain: "nebula", Space: "h"}, 2, 11, 13},
		9:  {xia.Hex{ID: "c3", At: xia.Axial{}, Terrain: "nebula"}, 3, 9, 10},
		18: {xia.Hex{ID: "e3", At: xia.Axial{Q: 0, R: 2}, Terrain: "space", Space: "s"}, 5, 13, 15},
	} {
		if diff := cmp.Diff(want, hexes[i]); diff != "" {
			t.Errorf("hex %d: %s", i, diff)
		}
	}
}

// edit changes one line of the sound drawing.
func edit(line int, text string) string {
	lines := strings.Split(sound, "\n")
	lines[line-1] = text
	return strings.Join(lines, "\n")
}

func TestOneMistakeIsOneMessage(t *testing.T) {
	for name, test := range map[string]struct{ src, want string }{
		"empty":                  {" \n\n", "1:1-1 XIA001 the drawing is empty"},
		"a row too few":          {sound[:strings.LastIndex(sound, "\n")], "4:3-16 XIA001 the drawing ends after 4 rows; a tile has 5"},
		"one row":                {". . .", "1:1-6 XIA001 the drawing ends after 1 row; a tile has 5"},
		"a row too many":         {sound + "\n  . .", "6:3-6 XIA001 the drawing has 6 rows; a tile ends after 5"},
		"a hex too few":          {edit(3, ". n n n"), "3:1-8 XIA001 row c has 4 hexes; it needs 5"},
		"a hex too many":         {edit(1, ". . . nn"), "1:7-9 XIA001 row a has 4 hexes; it ends after 3"},
		"an unknown terrain":     {edit(1, ". ? ."), "1:3-4 XIA002 '?' is no terrain"},
		"a comment":              {edit(1, ". . . // north"), "1:7-15 XIA001 row a has 5 hexes; it ends after 3"},
		"a long label":           {edit(1, ". .m1 ."), `1:4-6 XIA003 the label "m1" is too long`},
		"a capital label":        {edit(1, ". .M ."), `1:4-5 XIA003 "M" is no label`},
		"hexes without blank":    {edit(1, ". .. ."), `1:4-5 XIA003 "." is no label`},
		"a label twice":          {edit(5, ". .h .s"), "5:4-5 XIA003 the label h stands on b3 already"},
		"a tab is a blank":       {strings.ReplaceAll(sound, "   ", "\t"), ""},
		"CRLF":                   {strings.ReplaceAll(edit(1, ". ? ."), "\n", "\r\n"), "1:3-4 XIA002 '?' is no terrain"},
		"empty lines between":    {strings.ReplaceAll(sound, "\n", "\n\n"), ""},
		"bytes that are no text": {edit(1, ". \xff ."), "1:3-4 XIA002 '�' is no terrain"},
		"too large":              {strings.Repeat(". ", MaxSource), "1:1-2 XIA001 the drawing is larger than 4096 bytes"},
		"several":                {edit(1, ". ? .1a") + "\n", `1:3-4 XIA002 '?' is no terrain; 1:6-8 XIA003 the label "1a" is too long`},
	} {
		t.Run(name, func(t *testing.T) {
			_, errs := Read(test.src, terrains())
			var out []string
			for _, e := range errs {
				out = append(out, fmt.Sprintf("%d:%d-%d %s %s", e.Line, e.Col, e.EndCol, e.Code, e.Message))
				if e.Remedy == "" {
					t.Errorf("%s has no remedy", e.Code)
				}
			}
			if diff := cmp.Diff(test.want, strings.Join(out, "; ")); diff != "" {
				t.Errorf("\n%s\n%s", test.src, diff)
			}
		})
	}
}

func TestALineOfStrangersIsBounded(t *testing.T) {
	_, errs := Read(strings.Repeat("? ? ? ? ?\n", 5), terrains())
	if len(errs) == 0 || len(errs) > MaxErrors {
		t.Errorf("%d errors", len(errs))
	}
}

// What is written reads as what it was, and in the columns that Write gives it.
func TestWriteIsTheReverseOfRead(t *testing.T) {
	if got := Write(plain(sound, t.Fatalf), terrains()); got != sound {
		t.Errorf("redrawn as\n%s", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		var hexes []xia.Hex
		labels := rapid.Permutation([]rune("abcdefghijklmnopqrstuvwxyz0123456789")).Draw(t, "labels")
		for row, n := range xia.Rows() {
			for k := range n {
				at := xia.RowHex(row, k)
				h := xia.Hex{ID: xia.HexName(at), At: at, Terrain: rapid.SampledFrom(terrains()).Draw(t, "terrain").ID}
				if rapid.Bool().Draw(t, "label") {
					h.Space = string(labels[len(hexes)])
				}
				hexes = append(hexes, h)
			}
		}
		text := Write(hexes, terrains())
		if diff := cmp.Diff(hexes, plain(text, t.Fatalf)); diff != "" {
			t.Fatalf("\n%s\n%s", text, diff)
		}
		if squeezed := strings.Join(strings.Fields(strings.ReplaceAll(text, "\n", " / ")), " "); Write(plain(strings.ReplaceAll(squeezed, "/", "\n"), t.Fatalf), terrains()) != text {
			t.Fatalf("not redrawn alike:\n%s", text)
		}
	})
}

// plain reads a drawing that must be sound.
func plain(text string, fatal func(string, ...any)) []xia.Hex {
	hexes, errs := Read(text, terrains())
	if len(errs) > 0 {
		fatal("%v in\n%s", errs, text)
	}
	var out []xia.Hex
	for _, h := range hexes {
		out = append(out, h.Hex)
	}
	return out
}

func TestRedrawing(t *testing.T) {
	crowded := strings.Join(strings.Fields(strings.ReplaceAll(sound, "\n", " / ")), " ")
	if got, ok := Redraw(strings.ReplaceAll(crowded, " / ", "\r\n\t"), terrains()); !ok || got != sound {
		t.Errorf("redrawn as\n%s", got)
	}
	broken := edit(1, ". ? .")
	if got, ok := Redraw(broken, terrains()); ok || got != broken {
		t.Errorf("a broken drawing became\n%s", got)
	}
}

func TestWriteLeavesOutWhatCannotBeDrawn(t *testing.T) {
	got := Write([]xia.Hex{{At: xia.RowHex(0, 1), Terrain: "fog"}, {At: xia.RowHex(2, 4), Terrain: "gate"}}, terrains())
	if want := "\n\n" + strings.Repeat(" ", 16) + "g\n\n"; got != want {
		t.Errorf("%q", got)
	}
}

func TestTheGuideShowsADrawingThatWorks(t *testing.T) {
	_, rest, _ := strings.Cut(Guide(), "plan: \"\"\"\n")
	text, _, ok := strings.Cut(rest, `"""`)
	hexes, errs := Read(text, terrains())
	if !ok || len(errs) > 0 {
		t.Fatal(errs)
	}
	for _, h := range hexes {
		if h.ID == "c3" && h.Space != "x" {
			t.Errorf("on c3 lies %q, not what the guide says", h.Space)
		}
	}
	for line := range strings.SplitSeq(Guide()+Table(terrains()), "\n") {
		if len(line) > 78 {
			t.Errorf("too wide for a terminal: %s", line)
		}
	}
}

func TestEveryCodeIsExplained(t *testing.T) {
	codes := []string{CodeRows, CodeGlyph, CodeLabel, CodeUnpaired, CodeSpace, CodePlanet, CodeSide, CodeSymbol, CodeGate,
		CodeSteps, CodePay, CodeTarget, CodeLaid, CodeStrategy, CodePlayers, CodeLink}
	docs := Docs()
	if len(docs) != len(codes) {
		t.Fatalf("%d codes, %d docs", len(codes), len(docs))
	}
	for i, d := range docs {
		if d.Code != codes[i] || d.Title == "" || d.Text == "" || d.Severity != diag.Error {
			t.Errorf("%s: %+v", codes[i], d)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, seed := range []string{"", sound, "? ? ?", ". .\n.. ..x", "\x00\n\xff"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, src string) {
		hexes, errs := Read(src, terrains())
		if len(errs) == 0 && len(hexes) != 19 {
			t.Errorf("%d hexes and no error", len(hexes))
		}
		for _, e := range errs {
			if e.Line < 1 || e.Col < 1 || e.EndCol < e.Col {
				t.Errorf("points nowhere: %+v", e)
			}
		}
	})
}
