package compiler

import (
	"math/rand/v2"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/sortie-tools/sortie/compiler/source"
)

// pieces are what the mutations below put into a mission.
var pieces = []string{"{", "}", "[", "]", "\"", "\"\"\"", ":", "&", "|", "_", "1", "-1", "1.005", "#", "\n", " ", "\t", "+", "(", "a", "é", "\\(", "for x in [1] {", "if true {", "let a = 1", "board: plan: 1", "null", "...", "@x()", "_|_", "int", "\r", "\u2028"}

// mutate breaks a text in a few places.
func mutate(r *rand.Rand, text string) string {
	for range 1 + r.IntN(4) {
		at := r.IntN(len(text))
		switch r.IntN(4) {
		case 0:
			text = text[:at] + pieces[r.IntN(len(pieces))] + text[at:]
		case 1:
			text = text[:at] + text[min(len(text), at+1+r.IntN(12)):]
		case 2:
			end := min(len(text), at+1+r.IntN(60))
			text = text[:end] + text[at:]
		case 3:
			lines := strings.Split(text, "\n")
			i, j := r.IntN(len(lines)), r.IntN(len(lines))
			lines[i], lines[j] = lines[j], lines[i]
			text = strings.Join(lines, "\n")
		}
	}
	return text
}

// compileText compiles one file in memory and checks what must hold for any input.
func compileText(t *testing.T, text string) {
	t.Helper()
	dir := t.TempDir()
	open := func(string) (source.World, error) {
		return source.FSWorld{FS: fstest.MapFS{"mission.cue": {Data: []byte(text)}}}, nil
	}
	res := run(t, Options{Open: open}, dir)
	for _, d := range res.Diagnostics {
		data := res.Sources[d.Range.File]
		switch {
		case d.Code == "PCK020":
			t.Fatalf("%s\n%s", d.Summary, text)
		case d.Summary == "" || d.Remedy == "" || strings.Contains(d.Summary, "\n") || len(d.Summary) > 1000:
			t.Errorf("unfit words %+v", d)
		case !d.Range.Valid() || d.Range.End.Offset < d.Range.Start.Offset || data != nil && d.Range.End.Offset > len(data):
			t.Errorf("%s %q has the range %+v\n%s", d.Code, d.Summary, d.Range, text)
		}
	}
	if len(res.Diagnostics) == 0 && len(res.Units) == 0 {
		t.Errorf("neither a unit nor a word about why\n%s", text)
	}
}

func TestRandomDamage(t *testing.T) {
	text := base(t)
	r := rand.New(rand.NewPCG(1, 2))
	for range 150 {
		compileText(t, mutate(r, text))
	}
}
