package compiler_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
)

// Where a folder has no source, the file that looks like one is named, with what to do about it.
func TestAFileThatIsNearlyASourceIsNamed(t *testing.T) {
	for name, want := range map[string]string{
		"mission.cue.txt": "rename one/mission.cue.txt to one/mission.cue",
		"Mission.CUE":     "rename one/Mission.CUE to one/Mission.cue",
		"mission.yaml":    "one/mission.yaml is not read: write it as CUE, in one/mission.cue",
		"notes.txt":       "no mission or deck in or below this folder",
	} {
		dir := t.TempDir()
		if err := os.MkdirAll(filepath.Join(dir, "one"), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "one", name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := compiler.Compile([]string{dir}, compiler.Options{})
		said := ""
		if err != nil {
			said = strings.ReplaceAll(err.Error(), filepath.ToSlash(dir)+"/", "")
		}
		if !strings.Contains(said, want) {
			t.Errorf("%s: %q does not say %q", name, said, want)
		}
		if name == "notes.txt" && strings.Contains(said, name) {
			t.Errorf("%s is named: %q", name, said)
		}
	}
}

// Most commands read no bundles, and say which one does.
func TestABundleIsRefusedWithTheCommandThatReadsIt(t *testing.T) {
	file := filepath.Join(t.TempDir(), "one.sortie.zip")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := compiler.Compile([]string{file}, compiler.Options{}); err == nil || !strings.Contains(err.Error(), "only sortie check reads") {
		t.Error(err)
	}
}
