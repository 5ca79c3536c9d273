package hostile

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio/visitor"
)

// A studio that is killed at any moment, while it saves one file and keeps the unsaved text of another, leaves each file whole,
// as it was or as it was to be; and what was not saved by then the next studio offers again. SORTIE_FULL=1 kills 200.
func TestKilledStudiosLoseNothing(t *testing.T) {
	if !studio.Built() {
		t.Skip("SKIPPED: the studio's frontend is not built: make studio")
	}
	kills := 5
	if os.Getenv("SORTIE_FULL") != "" {
		kills = 200
	}
	w := newWriter(t)
	draw := rand.New(rand.NewPCG(16, 200))
	inTheMiddle := 0
	for n := range kills {
		s := openStudio(t, w.dir)
		w.look(t, s)
		ended := make(chan bool)
		go func() {
			w.write(s)
			close(ended)
		}()
		time.Sleep(time.Duration(draw.IntN(60_000)) * time.Microsecond)
		s.Kill()
		<-ended
		if left, _ := filepath.Glob(filepath.Join(w.dir, "*", ".sortie-*")); len(left) > 0 {
			inTheMiddle++
		}
		if t.Failed() {
			t.Fatalf("after %d kills", n+1)
		}
	}
	s := openStudio(t, w.dir)
	w.look(t, s)
	w.finish(t, s)
	s.Kill()
	t.Logf("%d kills, %d of them with a file half written beside its place; %d texts in all", kills, inTheMiddle, w.n)
}

// openStudio starts the command and follows its link.
func openStudio(t *testing.T, dir string) *visitor.Studio {
	t.Helper()
	s, err := visitor.Open(command, dir, filepath.Join(dir, ".own"))
	must(t, err)
	t.Cleanup(s.Kill)
	return s
}

// writer is somebody who writes two missions: saves one all the time, and the other never.
type writer struct {
	dir           string
	n             int    // of the text that is written now
	saved, saving string // of the first: what it said it has saved, and what it is at
	kept, keeping string // of the second, likewise
}

const (
	savedFile = "saved/mission.cue"
	keptFile  = "kept/mission.cue"
)

func newWriter(t *testing.T) *writer {
	t.Helper()
	w := &writer{dir: t.TempDir()}
	w.saved = w.text()
	w.saving, w.kept, w.keeping = w.saved, w.saved, w.saved
	for _, name := range []string{savedFile, keptFile} {
		must(t, os.MkdirAll(filepath.Join(w.dir, filepath.Dir(name)), 0o777))
		must(t, os.WriteFile(filepath.Join(w.dir, name), []byte(w.saved), 0o666))
	}
	must(t, os.WriteFile(filepath.Join(w.dir, "pack.cue"), []byte("package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {id: \"p\", title: \"P\"}\n"), 0o666))
	return w
}

// text is the next text: longer or shorter than the one before, and nowhere the same, so that nothing torn looks whole.
func (w *writer) text() string {
	w.n++
	line := fmt.Sprintf("// This is line %d of text %d.\n", w.n%7, w.n)
	return fmt.Sprintf("package mission\n\n_n: %d\n\n", w.n) + strings.Repeat(line, 500+w.n*37%6000) + "// The end.\n"
}

// write saves and lays texts until nobody answers any more.
func (w *writer) write(s *visitor.Studio) {
	var source visitor.Source
	if s.Ask("read", visitor.Text{File: savedFile}, &source) != nil {
		return
	}
	for {
		w.saving = w.text()
		if s.Ask("save", visitor.Text{File: savedFile, Text: w.saving, Saved: source.Saved}, &source) != nil {
			return
		}
		w.saved, w.keeping = w.saving, w.text()
		if s.Ask("lay", visitor.Text{File: keptFile, Text: w.keeping}, nil) != nil {
			return
		}
		w.kept = w.keeping
	}
}

// look compares what lies on the disk, and what the studio offers again, with what was said to be there.
func (w *writer) look(t *testing.T, s *visitor.Studio) {
	t.Helper()
	first, err := os.ReadFile(filepath.Join(w.dir, savedFile))
	must(t, err)
	if string(first) != w.saved && string(first) != w.saving {
		t.Errorf("of %d bytes that were saved, or %d that were to be, %d are there: %.80q", len(w.saved), len(w.saving), len(first), first)
	}
	w.saved = string(first)
	second, err := os.ReadFile(filepath.Join(w.dir, keptFile))
	must(t, err)
	if want := (&writer{}).text(); string(second) != want {
		t.Errorf("a file that nobody has saved has %d bytes for %d", len(second), len(want))
	}
	unsaved, err := s.Unsaved()
	must(t, err)
	offered, there := unsaved[keptFile]
	if !there && w.kept != string(second) || there && offered != w.kept && offered != w.keeping {
		t.Errorf("what is offered again has %d bytes and neither the %d that were kept nor the %d that were to be", len(offered), len(w.kept), len(w.keeping))
	}
	if there {
		w.kept = offered
	}
	if text, there := unsaved[savedFile]; there {
		t.Errorf("%d bytes are offered again that were never unsaved", len(text))
	}
}

// finish saves what was offered again: nothing is left over then.
func (w *writer) finish(t *testing.T, s *visitor.Studio) {
	t.Helper()
	for name, text := range map[string]string{savedFile: w.text(), keptFile: w.kept} {
		var source visitor.Source
		must(t, s.Ask("read", visitor.Text{File: name}, &source))
		must(t, s.Ask("save", visitor.Text{File: name, Text: text, Saved: source.Saved}, &source))
		if data, err := os.ReadFile(filepath.Join(w.dir, name)); err != nil || string(data) != text {
			t.Errorf("%s is not what was saved at last: %v", name, err)
		}
	}
	unsaved, err := s.Unsaved()
	must(t, err)
	if len(unsaved) > 0 {
		t.Errorf("something is still unsaved: %d files", len(unsaved))
	}
	if left, _ := filepath.Glob(filepath.Join(w.dir, "*", ".sortie-*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
