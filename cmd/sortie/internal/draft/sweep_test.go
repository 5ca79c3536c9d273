package draft

import (
	"crypto/rand"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// gone is the number of a process that has ended.
func gone(t *testing.T) int {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, "-test.run=^$")
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	return cmd.Process.Pid
}

// What a killed run has left is removed; what another run is at, here or on another machine, what is older
// but somebody else's, and links are not.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	put := func(name string, age time.Duration) string {
		path := filepath.Join(dir, name)
		then := time.Now().Add(-age)
		if err := os.WriteFile(path, []byte("half of it"), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, then, then); err != nil {
			t.Fatal(err)
		}
		return name
	}
	dead := gone(t)
	name := func(machine string, pid int) string {
		return fmt.Sprintf(".sortie-%s-%d-%s.tmp", machine, pid, rand.Text())
	}
	put(name(machine(), dead), 0)
	put(name("00000000", dead), 2*stale)
	put(".sortie-123.tmp", 2*stale)
	kept := []string{
		put(TempName(), 0), put(name("00000000", dead), 0), put(".sortie-123456.tmp", 0),
		put(".sortie-notes.tmp", 2*stale), put("sortie-123.tmp", 2*stale), put("a.cue", 2*stale),
	}
	folder := name(machine(), dead)
	if err := os.MkdirAll(filepath.Join(dir, folder, "folder"), 0o777); err != nil {
		t.Fatal(err)
	}
	link := name(machine(), dead)
	if err := os.Symlink("a.cue", filepath.Join(dir, link)); err == nil {
		kept = append(kept, link)
	}
	SweepFolder(dir)
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var left []string
	for _, e := range entries {
		left = append(left, e.Name())
	}
	slices.Sort(kept)
	slices.Sort(left)
	if !slices.Equal(left, kept) {
		t.Errorf("left:\n%q\nwant:\n%q", left, kept)
	}
}
