//go:build !js

package studio

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// A text that was not saved, and a file that somebody has changed since: whichever page saves it is asked, though it was loaded after that.
func TestWhatIsThereAgainAsksBeforeItHidesWhatOthersHaveWritten(t *testing.T) {
	d, file := newDesk(t, small)
	mine, more, theirs := strings.Replace(small, "Quiet", "Mine", 1), strings.Replace(small, "Quiet", "Mine, and more", 1), strings.Replace(small, "Quiet", "Theirs", 1)
	if err := d.Lay("q/mission.cue", mine); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(theirs), 0o644); err != nil {
		t.Fatal(err)
	}
	next := must(NewDesk(d.Root, "test", &reading.Direct{}, &reading.Direct{}))(t)
	defer next.Close()
	for _, desk := range []*Desk{d, next} {
		s := must(desk.Read("q/mission.cue"))(t)
		if s.On != digest([]byte(small)) || s.Saved != digest([]byte(theirs)) {
			t.Errorf("it was begun with %q, and %q is saved", s.On, s.Saved)
		}
		if err := desk.Lay(s.Name, more); err != nil {
			t.Fatal(err)
		}
		var changed Changed
		if _, err := desk.Save(s.Name, more, s.On); !errors.As(err, &changed) || changed.Now.Text != theirs {
			t.Errorf("the save says %v", err)
		}
	}
	must(next.Save("q/mission.cue", more, digest([]byte(theirs))))(t)
	if s := must(next.Read("q/mission.cue"))(t); s.On != "" {
		t.Errorf("it is saved, and begun with %q", s.On)
	}
}

// Journals of earlier versions hold texts alone.
func TestAJournalOfAnEarlierVersionIsRead(t *testing.T) {
	d, _ := newDesk(t, small)
	if err := os.MkdirAll(filepath.Dir(d.journal.file), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(d.journal.file, []byte(`{"q/mission.cue": "mine"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := d.journal.read()["q/mission.cue"]; got.Text != "mine" {
		t.Errorf("it has %v", got)
	}
}

// A file that another program has written otherwise loses no sign: neither one that is no UTF-8, nor a line end of an old machine.
func TestASaveLosesNoSign(t *testing.T) {
	for had, want := range map[string]string{
		"// Die R\xe4ume k\xf6nnen \x80 5 kosten.\n": "// Die Räume können € 5 kosten.\n",
		"// Räume, K\xfcche und \ufffd\n":            "// Räume, Küche und \ufffd\n",
		"// One.\r// Two.\r\n// Three.\n":            "// One.\n// Two.\n// Three.\n",
	} {
		d, file := newDesk(t, had+small)
		s := must(d.Read("q/mission.cue"))(t)
		if s.Text != want+small || s.Dirty == utf8.ValidString(had) {
			t.Errorf("%q is read as %.60q, to be saved: %v", had, s.Text, s.Dirty)
		}
		if err := d.Lay(s.Name, s.Text); err != nil {
			t.Fatal(err)
		}
		s = must(d.Save(s.Name, s.Text, s.Saved))(t)
		if data, _ := os.ReadFile(file); utf8.ValidString(had) && string(data) != had+small || !utf8.ValidString(had) && string(data) != want+small {
			t.Errorf("%q was not changed, and is %.60q now", had, data)
		}
		must(d.Save(s.Name, s.Text+"\n", s.Saved))(t)
		if data, _ := os.ReadFile(file); string(data) != want+small+"\n" {
			t.Errorf("%q was changed, and is %.60q now", had, data)
		}
	}
}
