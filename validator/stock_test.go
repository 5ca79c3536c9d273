package validator_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// Whoever makes the change that a finding on allocations or boxes suggests is rid of that finding, for every
// number of crews, and gets no other in its place.
func TestChangesOfAllocationsAndBoxesHelp(t *testing.T) {
	made := map[string]bool{}
	for _, family := range []string{"ALC", "CMP"} {
		dirs, err := filepath.Glob("*/testdata/" + family + "*/firing*")
		if err != nil {
			t.Fatal(err)
		}
		for _, dir := range dirs {
			t.Run(filepath.ToSlash(dir), func(t *testing.T) {
				s, _ := load(t, dir)
				for _, d := range validator.Run(s) {
					if d.Fix != nil && strings.HasPrefix(d.Code, family) {
						made[d.Code] = true
						helps(t, dir, d, len(validator.Run(s)))
					}
				}
			})
		}
	}
	for _, code := range []string{"ALC001", "ALC002", "ALC003", "ALC006", "ALC008", "ALC009", "ALC017", "ALC018", "ALC021", "CMP004", "CMP009"} {
		if !made[code] {
			t.Errorf("no finding of %s suggests a change", code)
		}
	}
}

// helps makes the change of one finding in a copy of its fixture and looks again.
func helps(t *testing.T, dir string, d diag.Diagnostic, before int) {
	t.Helper()
	root := t.TempDir()
	for _, part := range []string{"cue.mod", "testdata/base"} {
		if err := os.CopyFS(filepath.Join(root, part), os.DirFS(part)); err != nil {
			t.Fatal(err)
		}
	}
	src, err := os.ReadFile(filepath.Join(dir, "mission.cue"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range d.Fix.Edits {
		if filepath.Base(e.Range.File) != "mission.cue" {
			t.Fatalf("%s: a change of %s", line(d), e.Range.File)
		}
		src = slices.Concat(src[:e.Range.Start.Offset], []byte(e.New), src[e.Range.End.Offset:])
	}
	to := filepath.Join(root, "changed")
	if err := os.Mkdir(to, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(to, "mission.cue"), src, 0o644); err != nil {
		t.Fatal(err)
	}
	s, _ := load(t, to)
	after := validator.Run(s)
	for _, x := range after {
		if x.Code == d.Code && x.Range.Start.Line == d.Range.Start.Line {
			t.Errorf("%s: still there after %q: %s", line(d), d.Fix.Text, line(x))
		}
	}
	if len(after) >= before {
		t.Errorf("%s: %d findings before, %d after: %v", line(d), before, len(after), after)
	}
}
