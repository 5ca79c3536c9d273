package hostile

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
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
		s.kill()
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
	s.kill()
	t.Logf("%d kills, %d of them with a file half written beside its place; %d texts in all", kills, inTheMiddle, w.n)
}

// openedStudio is a studio that runs, and who asks it.
type openedStudio struct {
	cmd    *exec.Cmd
	client *http.Client
	at     string
}

// link is what the command prints.
var link = regexp.MustCompile(`http://127\.0\.0\.1:\d+/\?key=\w+`)

// openStudio starts the command and follows its link.
func openStudio(t *testing.T, dir string) *openedStudio {
	t.Helper()
	s := &openedStudio{cmd: exec.Command(command, "studio", "--no-browser", dir)}
	s.cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+filepath.Join(dir, ".cache"), "HOME="+filepath.Join(dir, ".home"), "LocalAppData="+filepath.Join(dir, ".cache"))
	out, err := s.cmd.StdoutPipe()
	must(t, err)
	must(t, s.cmd.Start())
	t.Cleanup(s.kill)
	lines := bufio.NewScanner(out)
	for s.at == "" && lines.Scan() {
		s.at = link.FindString(lines.Text())
	}
	if s.at == "" {
		t.Fatal("the studio prints no link")
	}
	go io.Copy(io.Discard, out)
	jar, err := cookiejar.New(nil)
	must(t, err)
	s.client = &http.Client{Jar: jar, Timeout: 5 * time.Minute}
	answer, err := s.client.Get(s.at)
	must(t, err)
	answer.Body.Close()
	u, err := url.Parse(s.at)
	must(t, err)
	s.at = "http://" + u.Host
	return s
}

// kill ends the studio without any warning.
func (s *openedStudio) kill() {
	s.cmd.Process.Kill()
	s.cmd.Wait()
}

// ask asks the studio something; the answer is taken in if it is wanted.
func (s *openedStudio) ask(method, what string, question, answer any) error {
	data, err := json.Marshal(question)
	if err != nil {
		return err
	}
	req, err := http.NewRequest(method, s.at+"/api/"+what, bytes.NewReader(data))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Origin", s.at)
	got, err := s.client.Do(req)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	said, err := io.ReadAll(got.Body)
	switch {
	case err != nil:
		return err
	case got.StatusCode != http.StatusOK:
		return fmt.Errorf("%s: %s: %s", what, got.Status, said)
	case answer == nil:
		return nil
	}
	return json.Unmarshal(said, answer)
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
func (w *writer) write(s *openedStudio) {
	type asked struct {
		File  string `json:"file"`
		Text  string `json:"text,omitempty"`
		Saved string `json:"saved,omitempty"`
	}
	var source struct{ Saved string }
	if s.ask("POST", "read", asked{File: savedFile}, &source) != nil {
		return
	}
	for {
		w.saving = w.text()
		if s.ask("POST", "save", asked{savedFile, w.saving, source.Saved}, &source) != nil {
			return
		}
		w.saved, w.keeping = w.saving, w.text()
		if s.ask("POST", "lay", asked{File: keptFile, Text: w.keeping}, nil) != nil {
			return
		}
		w.kept = w.keeping
	}
}

// look compares what lies on the disk, and what the studio offers again, with what was said to be there.
func (w *writer) look(t *testing.T, s *openedStudio) {
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
	var pack struct{ Unsaved map[string]string }
	must(t, s.ask("GET", "pack", nil, &pack))
	offered, there := pack.Unsaved[keptFile]
	if !there && w.kept != string(second) || there && offered != w.kept && offered != w.keeping {
		t.Errorf("what is offered again has %d bytes and neither the %d that were kept nor the %d that were to be", len(offered), len(w.kept), len(w.keeping))
	}
	if there {
		w.kept = offered
	}
	if text, there := pack.Unsaved[savedFile]; there {
		t.Errorf("%d bytes are offered again that were never unsaved", len(text))
	}
}

// finish saves what was offered again: nothing is left over then.
func (w *writer) finish(t *testing.T, s *openedStudio) {
	t.Helper()
	type asked struct {
		File  string `json:"file"`
		Text  string `json:"text"`
		Saved string `json:"saved"`
	}
	for name, text := range map[string]string{savedFile: w.text(), keptFile: w.kept} {
		var source struct{ Saved string }
		must(t, s.ask("POST", "read", asked{File: name}, &source))
		must(t, s.ask("POST", "save", asked{name, text, source.Saved}, &source))
		if data, err := os.ReadFile(filepath.Join(w.dir, name)); err != nil || string(data) != text {
			t.Errorf("%s is not what was saved at last: %v", name, err)
		}
	}
	var pack struct{ Unsaved map[string]string }
	must(t, s.ask("GET", "pack", nil, &pack))
	if len(pack.Unsaved) > 0 {
		t.Errorf("something is still unsaved: %d files", len(pack.Unsaved))
	}
	if left, _ := filepath.Glob(filepath.Join(w.dir, "*", ".sortie-*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
