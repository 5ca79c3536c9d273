package studio

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
)

const small = `package mission

import "sortie.tools/corespace"

corespace.#Mission & {
	id:      "q"
	title:   "Quiet"
	edition: "purge"
}
`

// newDesk is a desk with one mission, and its journal in a folder of the test's own.
func newDesk(t *testing.T, text string) (*Desk, string) {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	dir := t.TempDir()
	file := filepath.Join(dir, "q", "mission.cue")
	for name, data := range map[string]string{file: text, filepath.Join(dir, "pack.cue"): "package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {id: \"p\", title: \"P\"}\n"} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	d, err := NewDesk(filepath.Join(dir, "q"), "test", &reading.Direct{}, &reading.Direct{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d, file
}

func must[T any](v T, err error) func(t *testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func TestASaveOfWhatIsThereChangesNothing(t *testing.T) {
	for name, text := range map[string]string{"plain": small, "of Windows": strings.ReplaceAll(small, "\n", "\r\n"), "with a mark": mark + small, "mixed": strings.Replace(small, "\n", "\r\n", 1)} {
		d, file := newDesk(t, text)
		s := must(d.Read("q/mission.cue"))(t)
		must(d.Save(s.Name, s.Text, s.Saved))(t)
		if data, _ := os.ReadFile(file); string(data) != text {
			t.Errorf("%s: the file is another now", name)
		}
	}
}

func TestASaveKeepsLineEnds(t *testing.T) {
	d, file := newDesk(t, mark+strings.ReplaceAll(small, "\n", "\r\n"))
	s := must(d.Read("q/mission.cue"))(t)
	must(d.Save(s.Name, strings.Replace(s.Text, "Quiet", "Loud", 1), s.Saved))(t)
	want := mark + strings.ReplaceAll(strings.Replace(small, "Quiet", "Loud", 1), "\n", "\r\n")
	if data, _ := os.ReadFile(file); string(data) != want {
		t.Errorf("the file is %q", data)
	}
}

func TestASaveDoesNotHideWhatOthersHaveWritten(t *testing.T) {
	d, file := newDesk(t, small)
	s := must(d.Read("q/mission.cue"))(t)
	theirs := strings.Replace(small, "Quiet", "Theirs", 1)
	if err := os.WriteFile(file, []byte(theirs), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := d.Save(s.Name, strings.Replace(small, "Quiet", "Mine", 1), s.Saved)
	var changed Changed
	if !errors.As(err, &changed) || changed.Now.Text != theirs {
		t.Fatalf("the save says %v", err)
	}
	if data, _ := os.ReadFile(file); string(data) != theirs {
		t.Errorf("the file is %q", data)
	}
	must(d.Save(s.Name, strings.Replace(small, "Quiet", "Mine", 1), changed.Now.Saved))(t)
}

// What an earlier studio has left of one file stays until somebody takes that up, whatever is saved of others meanwhile.
func TestASaveKeepsWhatIsLeftOfOtherFiles(t *testing.T) {
	d, _ := newDesk(t, small)
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	next := must(NewDesk(d.Root, "test", &reading.Direct{}, &reading.Direct{}))(t)
	defer next.Close()
	s := must(next.Read("pack.cue"))(t)
	must(next.Save(s.Name, s.Text+"\n", s.Saved))(t)
	if got := next.journal.read(); got["q/mission.cue"].Text != mine || len(next.Unsaved()) != 1 {
		t.Errorf("the journal has %v", got)
	}
}

func TestWhatIsNotSavedIsThereTheNextTime(t *testing.T) {
	d, _ := newDesk(t, small)
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	next := must(NewDesk(d.Root, "test", &reading.Direct{}, &reading.Direct{}))(t) // the first was never closed: it was killed
	defer next.Close()
	if got := next.journal.read(); got["q/mission.cue"].Text != mine {
		t.Fatalf("the journal has %v", got)
	}
	s := must(next.Read("q/mission.cue"))(t)
	if err := next.Lay(s.Name, mine); err != nil {
		t.Fatal(err)
	}
	must(next.Save(s.Name, mine, s.Saved))(t)
	if got := next.journal.read(); len(got) != 0 {
		t.Errorf("the journal has %v after the save", got)
	}
}

func TestWhatIsOnTheDiskIsNotUnsaved(t *testing.T) {
	d, file := newDesk(t, small)
	must(d.Save("q/mission.cue", small, digest([]byte(small))))(t)
	for _, text := range []string{strings.Replace(small, "Quiet", "Mine", 1), small} {
		if err := d.Lay("q/mission.cue", text); err != nil {
			t.Fatal(err)
		}
	}
	if got := d.journal.read(); len(got) != 0 {
		t.Errorf("the journal has %v", got)
	}
	theirs := strings.Replace(small, "Quiet", "Theirs", 1)
	if err := os.WriteFile(file, []byte(theirs), 0o666); err != nil {
		t.Fatal(err)
	}
	if s := must(d.Read("q/mission.cue"))(t); s.Text != theirs || s.Dirty {
		t.Errorf("what another program has written is not there: %+v", s)
	}
}

func TestADamagedJournalIsNone(t *testing.T) {
	d, _ := newDesk(t, small)
	if err := d.Lay("q/mission.cue", small+"\n"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(d.journal.file, []byte(`{"q/mission.cue": `), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := d.journal.read(); got != nil {
		t.Errorf("it has %q", got)
	}
}

func TestOnlyFilesOfThePackAreOpened(t *testing.T) {
	d, file := newDesk(t, small)
	outside := filepath.Join(t.TempDir(), "secret.cue")
	if err := os.WriteFile(outside, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Dir(file)
	if err := os.Symlink(outside, filepath.Join(dir, "link.cue")); err != nil {
		t.Skipf("no links on this system: %v", err)
	}
	if err := os.Symlink(filepath.Dir(outside), filepath.Join(dir, "away")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"", ".", "..", "../secret.cue", "q/../../secret.cue", "/etc/passwd", outside, "q/mission.txt", "q/link.cue", "q/away/secret.cue", ".git/x.cue", "q\\..\\x.cue", "q//mission.cue", "nowhere/x.cue",
	} {
		if s, err := d.Read(name); err == nil {
			t.Errorf("%q was read: %q", name, s.Text)
		}
		if err := d.Lay(name, "x"); err == nil {
			t.Errorf("a text was laid over %q", name)
		}
		if _, err := d.Save(name, "x", digest(nil)); err == nil {
			t.Errorf("%q was written", name)
		}
	}
	if data, _ := os.ReadFile(outside); string(data) != "secret" {
		t.Errorf("the file outside is %q", data)
	}
}

// post asks a question as the frontend does.
func post(t *testing.T, s *Server, question string, body any) (int, string) {
	t.Helper()
	data, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest("POST", "/api/"+question, bytes.NewReader(data))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Code, w.Body.String()
}

func TestWhatIsTypedIsFoundAndDrawn(t *testing.T) {
	ship := must(os.ReadFile("../../../../missions/salvage-run/mission.cue"))(t)
	d, _ := newDesk(t, string(ship))
	s := NewServer(d)
	if code, got := post(t, s, "quick", place{File: "q/mission.cue"}); code != 200 || strings.Contains(got, `"severity":"error"`) {
		t.Fatalf("%d %s", code, got)
	}
	broken := strings.Replace(string(ship), "hostility: 3", `hostility: "three"`, 1)
	post(t, s, "lay", textAsked{File: "q/mission.cue", Text: broken})
	if _, got := post(t, s, "quick", place{File: "q/mission.cue"}); !strings.Contains(got, `"severity":"error"`) || !strings.Contains(got, "hostility") {
		t.Errorf("what is typed wrong is not found: %s", got)
	}
	post(t, s, "lay", textAsked{File: "q/mission.cue", Text: strings.Replace(string(ship), "at: [12, 12]", "at: [13, 11]", 1)})
	if code, got := post(t, s, "draw", drawAsked{"q", reading.BoardDrawing}); code != 200 || !strings.Contains(got, reading.BoardFile) {
		t.Fatalf("%d %s", code, got)
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, httptest.NewRequest("GET", "/draw/"+reading.BoardDrawing+"/"+reading.BoardFile+"?unit=q", nil))
	if !strings.Contains(w.Body.String(), `"centre":{"x":1300,"y":1100}`) {
		t.Errorf("the drawing does not show what was typed: %.300s", w.Body.String())
	}
}

// slowPens draw when they are told to, and keep what they were to draw.
type slowPens struct {
	jobs chan reading.Job
	draw chan struct{}
}

func (p *slowPens) Make(j reading.Job) *reading.Reading {
	p.jobs <- j
	<-p.draw
	return &reading.Reading{}
}

func TestADrawingThatWaitsIsOfWhatIsTypedMeanwhile(t *testing.T) {
	d, _ := newDesk(t, small)
	pens := &slowPens{make(chan reading.Job), make(chan struct{})}
	d.pens = pens
	go d.Draw("q", "sheet")
	<-pens.jobs
	go d.Draw("q", "sheet")
	time.Sleep(50 * time.Millisecond) // for the second to be waiting
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	pens.draw <- struct{}{}
	second := <-pens.jobs
	pens.draw <- struct{}{}
	if got := string(second.Over["q/mission.cue"]); got != mine {
		t.Errorf("it is of %q", got)
	}
}

func TestAMissionIsBegunInAnEmptyFolder(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	dir := t.TempDir()
	d := must(NewDesk(dir, "test", &reading.Direct{}, &reading.Direct{}))(t)
	t.Cleanup(d.Close)
	if all := d.Units(); all == nil || len(all) != 0 {
		t.Errorf("there are the units %v", all)
	}
	if folder := must(d.Begin(Beginning{Kind: "mission", Name: "Cold Harbour!", Edition: "purge"}))(t).Folder; folder != "cold-harbour" {
		t.Fatalf("it lies in %s", folder)
	}
	for name, folder := range map[string]string{"ice-run": "ice-run", "The Captain's\t\"Ghost\" \\(1)\n": "the-captain-s-ghost-1"} {
		if got := must(d.Begin(Beginning{Kind: "mission", Name: name}))(t).Folder; got != folder {
			t.Errorf("%q lies in %s", name, got)
		}
	}
	if found, _ := d.ws.Findings("", nil); len(found) != 0 {
		t.Errorf("found %v", found)
	}
	var folders []string
	for _, u := range d.Units() {
		folders = append(folders, u.Folder+" "+u.Title+" "+u.Edition)
	}
	if got := strings.Join(folders, "; "); !strings.Contains(got, "pack.cue") || !strings.HasSuffix(got, "cold-harbour Cold Harbour! purge; ice-run Ice Run purge; the-captain-s-ghost-1 The Captain's \"Ghost\" \\(1) purge") {
		t.Errorf("there are the units %s", got)
	}
	for name, edition := range map[string]string{"cold harbour": "purge", "": "purge", "New": "xia"} {
		if made, err := d.Begin(Beginning{Kind: "mission", Name: name, Edition: edition}); err == nil {
			t.Errorf("%q for %s lies in %s", name, edition, made.Folder)
		}
	}
}

func TestAMissionAloneBecomesOneOfAPack(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	dir := t.TempDir()
	for _, f := range starters.Make("purge", "mission", "lone-run") {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	alone := must(NewDesk(dir, "test", &reading.Direct{}, &reading.Direct{}))(t)
	defer alone.Close()
	if made, err := alone.Begin(Beginning{Kind: novelty.Pack, Name: "all"}); err == nil {
		t.Errorf("a pack is begun around it: %v", made)
	}
	made := must(alone.Begin(Beginning{Kind: "deck", Name: "odd-noises"}))(t)
	if want := []string{"pack.cue", "decks/odd-noises/deck.cue"}; !slices.Equal(made.Files, want) {
		t.Errorf("it writes %v, want %v", made.Files, want)
	}
	if found, _ := alone.ws.Findings("", nil); len(found) != 0 {
		t.Errorf("found %v", found)
	}
	kinds := map[string]string{}
	for _, u := range alone.Units() {
		kinds[u.Folder] = u.Kind
	}
	if want := map[string]string{".": "mission", "decks/odd-noises": "deck", "pack.cue": "pack"}; !maps.Equal(kinds, want) {
		t.Errorf("there are %v, want %v", kinds, want)
	}
}

func TestQuestionsThatCannotBeAreAnsweredInWords(t *testing.T) {
	d, _ := newDesk(t, small)
	s := NewServer(d)
	r := httptest.NewRequest("POST", "/api/read", strings.NewReader(`{"file":"q/mission.cue"}`))
	r.Header.Set("Content-Type", "text/plain")
	w := httptest.NewRecorder()
	if s.ServeHTTP(w, r); w.Code != 415 {
		t.Errorf("a form is answered with %d", w.Code)
	}
	for question, body := range map[string]any{
		"read": place{File: "../x.cue"}, "hand": hand{File: "q/mission.cue", Moves: []service.Move{{Do: service.DoRemove, Path: []string{"nothing"}}}}, "rename": place{File: "q/mission.cue", Offset: -5, Name: "x"},
		"complete": place{File: "q/nothing.txt"}, "save": textAsked{File: "pack.cue", Text: "x", Saved: ""},
	} {
		if code, got := post(t, s, question, body); code < 400 || code >= 500 || len(got) < 10 {
			t.Errorf("%s: %d %s", question, code, got)
		}
	}
	for question := range s.questions() {
		for _, offset := range []int{-1, 1 << 30} {
			if code, got := post(t, s, question, place{File: "q/mission.cue", Offset: offset}); code >= 500 {
				t.Errorf("%s: %d %s", question, code, got)
			}
		}
	}
}

var blank = regexp.MustCompile(`\{\w+\}`)

func TestEveryLanguageSaysEverything(t *testing.T) {
	english := must(Words("en"))(t)
	for _, lang := range Languages() {
		words := must(Words(lang))(t)
		for key, text := range english {
			if strings.TrimSpace(words[key]) == "" {
				t.Errorf("%s does not say %q", lang, key)
			}
			if a, b := blank.FindAllString(text, -1), blank.FindAllString(words[key], -1); len(a) != len(b) {
				t.Errorf("%s: %q has the blanks %v, want %v", lang, key, b, a)
			}
		}
		if len(words) != len(english) {
			t.Errorf("%s has %d words, English %d", lang, len(words), len(english))
		}
	}
}

var used = regexp.MustCompile(`\bt\("([^"]+)"`)

func TestEveryWordOfTheFrontendIsInTheCatalogue(t *testing.T) {
	english := must(Words("en"))(t)
	files := must(filepath.Glob("web/src/*.ts*"))(t)
	own := must(filepath.Glob("web/src/site/*.ts*"))(t)
	if len(files) == 0 || len(own) == 0 {
		t.Fatal("no frontend")
	}
	for _, file := range append(files, own...) {
		for _, m := range used.FindAllStringSubmatch(string(must(os.ReadFile(file))(t)), -1) {
			key := m[1]
			_, plain := english[key]
			_, counted := english[key+".other"]
			begins := strings.HasSuffix(key, ".") && hasPrefix(english, key)
			if !plain && !counted && !begins {
				t.Errorf("%s says %q, which is not in the catalogue", file, key)
			}
		}
	}
}

func hasPrefix(words map[string]string, key string) bool {
	for k := range words {
		if strings.HasPrefix(k, key) {
			return true
		}
	}
	return false
}

func TestABrowserGetsItsLanguage(t *testing.T) {
	for accept, want := range map[string]string{"": "en", "de-AT,de;q=0.9,en;q=0.5": "de", "fr": "en", "en-GB, de": "en", "nonsense;;q": "en"} {
		if got := spoken(accept); got != want {
			t.Errorf("%q gets %s, want %s", accept, got, want)
		}
	}
}

// What the studio prints is what the command prints, which writes its version into it.
func TestPrintingIsOfPaper(t *testing.T) {
	d, _ := newDesk(t, string(must(os.ReadFile("../../../../missions/salvage-run/mission.cue"))(t)))
	r := d.Draw("q", "sheet.pdf")
	if len(r.Drawn) != 1 || r.Drawn[0].Name != "setup-sheet.pdf" || !bytes.Contains(r.Drawn[0].Data, []byte("Sortie test")) {
		t.Errorf("drawn are %d files: %s", len(r.Drawn), r.NotDrawn)
	}
}
