//go:build !js

package studio

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/printer/changes"
)

// texts are the changes of a unit in words.
func texts(t *testing.T, d *Desk, revision string) string {
	t.Helper()
	r := d.Changes("q", revision)
	for _, f := range r.Drawn {
		if f.Name == reading.ChangesFile {
			var all []changes.Change
			if err := json.Unmarshal(f.Data, &all); err != nil {
				t.Fatal(err)
			}
			var words []string
			for _, c := range all {
				words = append(words, string(c.Sort)+" "+c.Text)
			}
			return strings.Join(words, "\n")
		}
	}
	return r.NotDrawn
}

// committed makes a repository of the pack of a desk, with what lies in it.
func committed(t *testing.T, d *Desk) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git: nothing was compared with a revision")
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "."}, {"-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "First\tstate"}} {
		if out, err := exec.Command("git", append([]string{"-C", d.Root}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v %s", args, err, out)
		}
	}
}

func TestWhatHasChangedSinceTheLastSaveAndARevision(t *testing.T) {
	small := string(must(os.ReadFile("testdata/cold-harbour.cue"))(t))
	d, file := newDesk(t, small)
	committed(t, d)
	if got := texts(t, d, ""); got != "" {
		t.Errorf("nothing was typed, and has changed: %s", got)
	}
	louder := strings.Replace(small, "Cold Harbour", "Loud", 1)
	if err := d.Lay("q/mission.cue", "// Only a comment.\n"+louder); err != nil {
		t.Fatal(err)
	}
	if got := texts(t, d, ""); !strings.Contains(got, "Loud") || strings.Contains(got, "\n") {
		t.Errorf("since the save: %s", got)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(small, "Cold Harbour", "Saved", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	list := revisions(d.Root, "q")
	if len(list) != 1 || list[0].Title != "First\tstate" {
		t.Fatalf("%+v", list)
	}
	if got := texts(t, d, list[0].ID); !strings.Contains(got, "Cold Harbour") || !strings.Contains(got, "Loud") {
		t.Errorf("since the revision: %s", got)
	}
	if got := texts(t, d, ""); !strings.Contains(got, "Saved") {
		t.Errorf("since the save of another program: %s", got)
	}
	if err := os.CopyFS(filepath.Join(d.Root, "r"), os.DirFS(filepath.Dir(file))); err != nil {
		t.Fatal(err)
	}
	if r := d.Changes("r", list[0].ID); r.NotDrawn != "" || !strings.Contains(string(r.Drawn[len(r.Drawn)-1].Data), `"added"`) {
		t.Errorf("a new mission: %s, %d files", r.NotDrawn, len(r.Drawn))
	}
	if got := revisions(d.Root, "nowhere"); len(got) != 0 {
		t.Errorf("of what never was: %+v", got)
	}
}

// Nobody is to have a program started by what a pack has in its repository, or by the name of a revision.
func TestGitStartsNothing(t *testing.T) {
	d, _ := newDesk(t, small)
	committed(t, d)
	ran := filepath.Join(t.TempDir(), "ran")
	for _, c := range [][2]string{{"core.fsmonitor", "touch " + ran}, {"core.pager", "touch " + ran}, {"diff.external", "touch " + ran}, {"log.showSignature", "true"}, {"gpg.program", "touch " + ran}, {"alias.rev-list", "!touch " + ran}, {"filter.x.smudge", "touch " + ran}} {
		if out, err := exec.Command("git", "-C", d.Root, "config", c[0], c[1]).CombinedOutput(); err != nil {
			t.Fatalf("%v %s", err, out)
		}
	}
	list := revisions(d.Root, "q")
	if len(list) != 1 {
		t.Fatalf("%+v", list)
	}
	texts(t, d, list[0].ID)
	for _, name := range []string{"--output=" + ran, "HEAD", "../..", list[0].ID + ":q", "-h"} {
		if got := texts(t, d, name); !strings.Contains(got, "no revision") {
			t.Errorf("%q: %s", name, got)
		}
	}
	if _, err := os.Stat(ran); err == nil {
		t.Error("git has started another program")
	}
}

// A repository can hold anything: what is too large is told of before it is read.
func TestRevisionsThatAreTooLargeAreRefused(t *testing.T) {
	for want, lengths := range map[string][]int{"was larger": {source.MaxFileBytes + 1}, "more than 64 MiB": slices.Repeat([]int{source.MaxFileBytes}, 65)} {
		d, _ := newDesk(t, small)
		for i, n := range lengths {
			if err := os.WriteFile(filepath.Join(d.Root, "q", fmt.Sprintf("large-%d.cue", i)), bytes.Repeat([]byte("/"), n), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		committed(t, d)
		if _, err := sourcesAt(d.Root, revisions(d.Root, "q")[0].ID); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%d files: %v, wanted %q", len(lengths), err, want)
		}
	}
}

func TestChangesAreSeen(t *testing.T) {
	d := open(t, 1400, 1000)
	d.begin()
	d.Press(d.Middle(d.button("Large crate")))
	d.Press(d.at(6, 4))
	d.settled()
	d.Press(d.Middle(d.button("Changes")))
	d.WaitFor(`document.querySelector(".changes li.added") && document.querySelector(".changes img")?.naturalWidth > 0`)
	d.Shot("studio-view-changes")
	d.Press(d.Middle(".changes li.added button"))
	d.WaitFor(`[...document.querySelectorAll(".cm-line")].some(l => l.textContent.includes("l3"))`)
}
