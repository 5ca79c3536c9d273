package reformat_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/schema/model"
)

// edition is one with a grid that drawings are tried on.
func edition(t interface{ Fatal(...any) }) (string, *model.RuleSet) {
	for _, id := range compiler.Editions() {
		if rules, err := compiler.Rules(id); err == nil && len(rules.Panels) > 0 {
			return id, rules
		}
	}
	t.Fatal("no edition has panels")
	return "", nil
}

// form formats a text that must be sound.
func form(t interface{ Fatalf(string, ...any) }, text, edition string) string {
	data, found := reformat.File("mission.cue", []byte(text), edition)
	if len(found) > 0 {
		t.Fatalf("%s in\n%s", found[0].Summary, text)
	}
	return string(data)
}

const frame = "package mission\n\nboard: {\n\tsize: [%s, %s]\n\tplan: \"\"\"\n%s\t\t\"\"\"\n}\n"

// mission is a file with a drawing; tails are what stands behind its lines.
func mission(drawing string, o plan.Options, tails func() string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(drawing, "\n") {
		b.WriteString("\t\t" + line + tails() + "\n")
	}
	return fmt.Sprintf(frame, o.Width, o.Height, &b)
}

// A drawing with blanks behind its lines is drawn without them; formatting again changes nothing; and
// the board stays the same.
func TestDrawingsAreDrawnAnew(t *testing.T) {
	id, rules := edition(t)
	rapid.Check(t, func(t *rapid.T) {
		o := plan.Options{Width: 4 * rules.Board.Lattice, Height: 3 * rules.Board.Lattice, Lattice: rules.Board.Lattice, Kinds: rules.Panels}
		tidy := plan.Write(randomDrawing(t, o), o)
		before, errs := plan.Read(tidy, o)
		if len(errs) > 0 {
			return // two panels that cannot stand together
		}
		want := form(t, mission(tidy, o, func() string { return "" }), id)
		got := form(t, mission(tidy, o, func() string { return rapid.SampledFrom([]string{"", " ", "   "}).Draw(t, "tail") }), id)
		if got != want {
			t.Fatalf("formatted:\n%s\nwant:\n%s", got, want)
		}
		if again := form(t, got, id); again != got {
			t.Fatalf("formatted again:\n%s\nwas:\n%s", again, got)
		}
		after, errs := plan.Read(drawingIn(got), o)
		if len(errs) > 0 || fmt.Sprint(before) != fmt.Sprint(after) {
			t.Fatalf("another board: %v", errs)
		}
	})
}

// drawingIn is the drawing of a file, without its indentation.
func drawingIn(file string) string {
	_, rest, _ := strings.Cut(file, "\"\"\"\n")
	body, _, _ := strings.Cut(rest, "\t\t\"\"\"")
	return strings.ReplaceAll(body, "\t", "")
}

// randomDrawing is a few panels and labels somewhere on a board.
func randomDrawing(t *rapid.T, o plan.Options) *plan.Drawing {
	d := &plan.Drawing{}
	nx, ny := int(o.Width/o.Lattice), int(o.Height/o.Lattice)
	for range rapid.IntRange(0, 5).Draw(t, "panels") {
		k := rapid.SampledFrom(o.Kinds).Draw(t, "kind")
		from := model.Point{X: o.Lattice * model.Length(rapid.IntRange(0, nx).Draw(t, "x")), Y: o.Lattice * model.Length(rapid.IntRange(0, ny).Draw(t, "y"))}
		to := from
		if rapid.Bool().Draw(t, "down") {
			to.Y += k.Length
		} else {
			to.X += k.Length
		}
		d.Panels = append(d.Panels, plan.Panel{Kind: k.ID, From: from, To: to, Flipped: rapid.Bool().Draw(t, "flipped")})
	}
	for i := range rapid.IntRange(0, 3).Draw(t, "labels") {
		cell := model.Point{X: o.Lattice * model.Length(rapid.IntRange(0, nx-1).Draw(t, "cx")), Y: o.Lattice * model.Length(rapid.IntRange(0, ny-1).Draw(t, "cy"))}
		d.Labels = append(d.Labels, plan.Label{ID: fmt.Sprintf("c%d", i), Cell: cell})
	}
	return d
}

// A board's own spellings are the author's choice and stay.
func TestSpellingsOfALegendStay(t *testing.T) {
	id, rules := edition(t)
	kind := rules.Panels[0]
	row := "+" + strings.Repeat("~", len(kind.Plan)) + "+"
	text := fmt.Sprintf("board: {\n\tlegend: %q: %q\n\tsize: [4, 2]\n\tplan: \"\"\"\n\t\t%s  \n\n\t\t+       +\n\t\t\"\"\"\n}\n", strings.Repeat("~", len(kind.Plan)), kind.ID, row)
	got := form(t, text, id)
	if !strings.Contains(got, row+"\n") {
		t.Errorf("the spelling is gone, or the blanks are not:\n%s", got)
	}
}

// What cannot be read as a drawing is no business of the formatter.
func TestSlippedDrawingsStay(t *testing.T) {
	id, _ := edition(t)
	text := "board: {\n\tsize: [4, 2]\n\tplan: \"\"\"\n\t\t +-------+ \n\n\t\t+       +\n\t\t\"\"\"\n}\n"
	if got := form(t, text, id); got != text {
		t.Errorf("changed to\n%s", got)
	}
}

const commented = `// before the package
package mission // beside it

// about a
a: 1 // beside a
b: { // beside the brace
	// about c
	c:   [1, 2, // after two
		// before three
		3]
	// at the end
}
// of d
d: {x: "y"} & {z: {w: 1}} // beside d
// the last word
`

// Comments, values and the kind of line ends stay; only blanks change.
func TestCommentsAndLineEndsStay(t *testing.T) {
	got := form(t, commented, "")
	for line := range strings.Lines(commented) {
		if _, comment, ok := strings.Cut(strings.TrimSpace(line), "// "); ok && strings.Count(got, comment) != strings.Count(commented, comment) {
			t.Errorf("%q is lost in\n%s", comment, got)
		}
	}
	if again := form(t, got, ""); again != got {
		t.Errorf("formatted again:\n%s\nwas:\n%s", again, got)
	}
	other := form(t, strings.ReplaceAll(commented, "\n", "\r\n"), "")
	if other != strings.ReplaceAll(got, "\n", "\r\n") {
		t.Errorf("with carriage returns:\n%q\nwant the same as\n%q", other, got)
	}
}

// A file with a mistake in it is left alone, and the finding points at the mistake.
func TestBrokenFilesStay(t *testing.T) {
	for _, text := range []string{"a: [1, 2\nb:   3\n", "a: \"x\n", strings.Repeat("[", 5000), "a:   \x00", "\xff\xfea"} {
		data, found := reformat.File("mission.cue", []byte(text), "")
		if len(found) == 0 || string(data) != text {
			t.Errorf("%.20q became %.20q with %d findings", text, data, len(found))
			continue
		}
		if at := found[0].Range; at.File != "mission.cue" || at.Start.Line == 0 {
			t.Errorf("%.20q: the finding has no place: %+v", text, at)
		}
	}
}

// Where the form has no place for a comment, the file stays, and the finding points at the comment.
func TestCommentsWithoutAPlace(t *testing.T) {
	for text, at := range map[string]string{
		"a: \"ua\" | // c\n\t\"ship\" | \"x\"\n":               "1:11",
		"x: 1\na: \"y\" | \"ua\" | // c\n\t\"ship\" | \"x\"\n": "2:17",
		"a: [\n// c\n\n...int]\n":                              "2:1",
	} {
		data, found := reformat.File("mission.cue", []byte(text), "")
		if len(found) != 1 || string(data) != text || found[0].Remedy == "" {
			t.Errorf("%q became %q, %v", text, data, found)
			continue
		}
		if got := fmt.Sprintf("%d:%d", found[0].Range.Start.Line, found[0].Range.Start.Col); got != at {
			t.Errorf("%q: found at %s: %s", text, got, found[0].Summary)
		}
	}
}

// A number without a nought beside its point is the same number with one.
func TestLonePoints(t *testing.T) {
	if got := form(t, "a: [.5, 1*.4, 75., 1.e3, -.25]\n", ""); got != "a: [0.5, 1 * 0.4, 75.0, 1.0e3, -0.25]\n" {
		t.Errorf("formatted:\n%s", got)
	}
}

// What ships is in form; and with blanks behind the lines of its drawings it is brought back into it.
func TestWhatShipsIsInForm(t *testing.T) {
	drawings := 0
	look := func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".cue" {
			return err
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		edition := ""
		if m := names.FindSubmatch(data); m != nil {
			edition = string(m[1])
		}
		if now := form(t, string(data), edition); !bytes.Equal(data, []byte(now)) {
			t.Errorf("%s is not in form: run sortie fmt on it", name)
		}
		if sloppy := drawn.ReplaceAllFunc(data, withTails); edition != "" && !bytes.Equal(sloppy, data) {
			drawings++
			if now := form(t, string(sloppy), edition); !bytes.Equal(data, []byte(now)) {
				t.Errorf("%s: its drawing keeps the blanks behind its lines", name)
			}
		}
		return nil
	}
	err := errors.Join(filepath.WalkDir("../../missions", look), filepath.WalkDir("../../schema", look))
	if err != nil || drawings < 5 {
		t.Errorf("%d drawings, %v", drawings, err)
	}
}

var (
	names = regexp.MustCompile(`(?m)^\s*edition:\s*"(.*)"`)
	drawn = regexp.MustCompile(`(?s)plan: """\n.*?"""`)
)

// withTails puts blanks behind the lines of a drawing that have something in them.
func withTails(drawing []byte) []byte {
	lines := strings.Split(string(drawing), "\n")
	for i, l := range lines[1 : len(lines)-1] {
		if l != "" {
			lines[i+1] = l + "  "
		}
	}
	return []byte(strings.Join(lines, "\n"))
}

// Whatever the input, formatting ends, and doing it twice is doing it once.
func FuzzFile(f *testing.F) {
	f.Add(commented)
	f.Add("a: \"\"\"\n\tx\n\t\"\"\"\n")
	f.Fuzz(func(t *testing.T, text string) {
		once, found := reformat.File("x.cue", []byte(text), "")
		if len(found) > 0 {
			return
		}
		if twice, found := reformat.File("x.cue", once, ""); len(found) > 0 || !bytes.Equal(once, twice) {
			t.Errorf("%q became %q, then %q %v", text, once, twice, found)
		}
	})
}
