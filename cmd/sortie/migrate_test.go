package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
)

// A pack of which something cannot be looked at stays in its format whole; the pack beside it is brought up to date.
func TestMigrateLeavesWhatItCannotSee(t *testing.T) {
	const old = "package mission\n\nrules: a: {when: {kind: \"x\", once: true}}\n"
	dir := t.TempDir()
	for _, pack := range []string{"hidden", "open"} {
		must(t, os.MkdirAll(filepath.Join(dir, pack, "m"), 0o777))
		must(t, os.WriteFile(filepath.Join(dir, pack, "pack.cue"), []byte("package pack\n\nformat: 1\n"), 0o666))
		must(t, os.WriteFile(filepath.Join(dir, pack, "m", "mission.cue"), []byte(old), 0o666))
	}
	must(t, os.MkdirAll(filepath.Join(dir, "hidden", strings.Repeat("d/", source.MaxDepth+1)), 0o777))
	t.Chdir(dir)
	code, out, errs := runIn(t, dir, "migrate", "--write", "hidden", "open")
	if code != exitFindings || strings.Contains(out, "hidden") || !strings.Contains(out, "open/pack.cue: format: 3") || !strings.Contains(errs, "PCK003") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
	for pack, same := range map[string]bool{"hidden": true, "open": false} {
		text, err := os.ReadFile(filepath.Join(pack, "m", "mission.cue"))
		must(t, err)
		if (string(text) == old) != same {
			t.Errorf("%s: %s", pack, text)
		}
	}
}
