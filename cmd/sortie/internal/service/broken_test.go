package service

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// sources are the whole paths of the source files below a folder.
func sources(t *testing.T, root string) []string {
	t.Helper()
	var all []string
	must(t, filepath.WalkDir(root, func(name string, d os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".cue") {
			all = append(all, name)
		}
		return err
	}))
	return all
}

// spoil is a text as somebody leaves it who is typing: cut off, with a piece gone, or with a sign too many.
func spoil(draw *rand.Rand, src string) string {
	at := draw.IntN(len(src))
	switch draw.IntN(4) {
	case 0:
		return src[:at]
	case 1:
		return src[:at] + src[min(len(src), at+draw.IntN(40)):]
	case 2:
		other := draw.IntN(len(src))
		return src[:at] + src[other:min(len(src), other+draw.IntN(200))] + src[at:]
	}
	signs := []string{"{", "}", "[", "]", "\"", "\"\"\"\n", "(", ")", ":", ",", "\\(", "@sortie(", "\x00", "\xff", "#\"", "//", "kind: \"", "](#", "é", "\r\n"}
	return src[:at] + signs[draw.IntN(len(signs))] + src[at:]
}

// everything asks everything there is to ask about a place.
func everything(w *Workspace, file string, at int) {
	w.Complete(file, at)
	w.Hover(file, at)
	w.Definition(file, at)
	w.References(file, at)
	w.Renameable(file, at)
	w.Rename(file, at, "some-name")
	w.Symbols(file)
	w.Folds(file)
	w.Hints(file)
	w.Format(file)
}

// 300 states of files that nobody has finished typing keep no question from being answered.
func TestNothingTypedStopsTheService(t *testing.T) {
	w, root := shipped(t)
	files := sources(t, root)
	draw := rand.New(rand.NewPCG(16, 4))
	for i := range 300 {
		file := files[i%len(files)]
		data, err := os.ReadFile(file)
		must(t, err)
		text := spoil(draw, string(data))
		w.Lay(file, []byte(text))
		for range 3 {
			everything(w, file, draw.IntN(len(w.Text(file).Src)+1))
		}
		if i%50 == 0 {
			w.Actions(file, 0, len(text))
		}
		w.Lift(file)
	}
	w.Find("x")
}

// What is asked of a place that there is not has no answer, and does no harm.
func TestPlacesThatThereAreNot(t *testing.T) {
	w, err := Open(&reading.Direct{}, t.TempDir())
	must(t, err)
	t.Cleanup(w.Close)
	everything(w, filepath.Join(t.TempDir(), "mission.cue"), 10)
	if found, done := w.Findings("", nil); len(found) > 0 || !done {
		t.Errorf("an empty folder has %v", found)
	}
}
