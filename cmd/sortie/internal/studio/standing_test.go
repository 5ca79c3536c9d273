package studio

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/overlay"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// Two pages of one studio are at the same file: edits for the one are not made of the text of the other.
func TestEditsAreOfTheTextOfWhoAsks(t *testing.T) {
	d, _ := newDesk(t, small)
	s := NewServer(d)
	mine, theirs := "// Mine.\n"+small, strings.Replace(small, "Quiet", "Theirs, and longer", 1)
	ask := func(on string) (int, string) {
		t.Helper()
		return post(t, s, "hand", map[string]any{"file": "q/mission.cue", "on": map[string]string{"q/mission.cue": on},
			"moves": []service.Move{{Do: service.DoWrite, Path: []string{"title"}, Value: "Loud"}}})
	}
	for _, text := range []string{mine, theirs} {
		if status, body := post(t, s, "lay", textAsked{File: "q/mission.cue", Text: text}); status != 200 {
			t.Fatal(body)
		}
	}
	if status, body := ask(mine); status != 412 || !strings.Contains(body, "another page") {
		t.Errorf("edits of another text: %d %s", status, body)
	}
	if status, body := ask(theirs); status != 200 || !strings.Contains(body, "Loud") {
		t.Errorf("edits of the same text: %d %s", status, body)
	}
}

// A journal that cannot be written, as the disk is full or the folder is not one's own, keeps nobody from working.
func TestWithoutAJournalEverythingElseGoesOn(t *testing.T) {
	d, file := newDesk(t, small)
	no := filepath.Join(t.TempDir(), "no-folder")
	if err := os.WriteFile(no, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d.journal.file = filepath.Join(no, "journal.json")
	s := NewServer(d)
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	var k kept
	if status, body := post(t, s, "lay", textAsked{File: "q/mission.cue", Text: mine}); status != 200 || json.Unmarshal([]byte(body), &k) != nil || k.Unkept == "" {
		t.Errorf("what is typed: %d %s", status, body)
	}
	if status, body := post(t, s, "save", textAsked{File: "q/mission.cue", Text: mine, Saved: digest([]byte(small))}); status != 200 || !strings.Contains(body, digest([]byte(mine))) {
		t.Errorf("the save: %d %s", status, body)
	}
	if data, _ := os.ReadFile(file); string(data) != mine {
		t.Errorf("the file is %q", data)
	}
}

// Two studios of one pack share its journal: neither takes from it what the other has put there.
func TestTwoStudiosOfOnePackKeepEachItsOwn(t *testing.T) {
	d, _ := newDesk(t, small)
	other := must(NewDesk(d.Root, "test", &reading.Direct{}, &reading.Direct{}))(t)
	defer other.Close()
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	s := must(other.Read("pack.cue"))(t)
	if err := other.Lay(s.Name, s.Text+"\n"); err != nil {
		t.Fatal(err)
	}
	must(other.Save(s.Name, s.Text+"\n", s.Saved))(t)
	if got := d.journal.read(); len(got) != 1 || got["q/mission.cue"].Text != mine {
		t.Errorf("the journal has %v", got)
	}
}

// Nothing is drawn of what lies outside, whether a name leads there or a link.
func TestOnlyUnitsOfThePackAreDrawn(t *testing.T) {
	d, _ := newDesk(t, small)
	outside := t.TempDir()
	if err := os.Mkdir(filepath.Join(outside, "m"), 0o755); err != nil {
		t.Fatal(err)
	}
	ship := must(os.ReadFile("../../../../missions/salvage-run/mission.cue"))(t)
	if err := os.WriteFile(filepath.Join(outside, "m", "mission.cue"), ship, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(d.Root, "link")); err != nil {
		t.Skip(err)
	}
	far := must(filepath.Rel(d.Root, filepath.Join(outside, "m")))(t)
	for _, unit := range []string{"link/m", "link", filepath.ToSlash(far), filepath.Join(outside, "m"), "../x", ".."} {
		for what, r := range map[string]*reading.Reading{"sheet": d.Draw(unit, "sheet"), "changes": d.Changes(unit, "")} {
			if len(r.Drawn) > 0 || r.NotDrawn == "" {
				t.Errorf("%s of %s was drawn", what, unit)
			}
		}
		if got, err := d.Overlay(unit, overlay.Question{What: "rooms"}); err == nil {
			t.Errorf("an overlay of %s was drawn: %.60s", unit, got)
		}
	}
}

// A folder of missions without a pack is not shown as if nothing were in it.
func TestAFolderOfLooseMissionsIsNoPack(t *testing.T) {
	d, _ := newDesk(t, small)
	if err := os.Remove(filepath.Join(d.Root, "pack.cue")); err != nil {
		t.Fatal(err)
	}
	if none, err := NewDesk(d.Root, "test", &reading.Direct{}, &reading.Direct{}); err == nil || !strings.Contains(err.Error(), "q/mission.cue lies in a folder of its own") {
		t.Errorf("%v %v", none, err)
	}
	empty := must(NewDesk(t.TempDir(), "test", &reading.Direct{}, &reading.Direct{}))(t)
	empty.Close()
}

// What a page that is loaded again is told: the text as it was typed, and the one that is saved.
func TestAPageThatIsLoadedAgainKnowsWhatIsNotSaved(t *testing.T) {
	d, _ := newDesk(t, small)
	mine := strings.Replace(small, "Quiet", "Mine", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	if s := must(d.Read("q/mission.cue"))(t); s.Text != mine || !s.Dirty || s.Disk != small {
		t.Errorf("%+v", s)
	}
}
