package validator_test

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// The edits of these fixtures, made as they are offered, must leave nothing to find.
func TestTheFixesOfNumbersPutThemRight(t *testing.T) {
	for _, name := range []string{"SPN001/firing-stray", "SPN002/firing-missing", "SPN009/firing-stray"} {
		t.Run(name, func(t *testing.T) {
			dir := fixture(t, name)
			s, _ := load(t, dir)
			src, err := os.ReadFile(filepath.Join(dir, "mission.cue"))
			if err != nil {
				t.Fatal(err)
			}
			found := validator.Run(s)
			if len(found) != 1 || found[0].Fix == nil {
				t.Fatalf("%d findings, or no fix", len(found))
			}
			fixed, err := os.MkdirTemp("testdata", "fixed-")
			if err != nil {
				t.Fatal(err)
			}
			defer os.RemoveAll(fixed)
			text := strings.ReplaceAll(apply(string(src), found[0].Fix.Edits), "// want", "//")
			if err := os.WriteFile(filepath.Join(fixed, "mission.cue"), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			s, _ = load(t, fixed)
			for _, d := range validator.Run(s) {
				t.Error(line(d))
			}
		})
	}
}

// apply makes edits, the last first.
func apply(src string, edits []diag.Edit) string {
	edits = slices.SortedFunc(slices.Values(edits), func(a, b diag.Edit) int {
		return cmp.Compare(b.Range.Start.Offset, a.Range.Start.Offset)
	})
	for _, e := range edits {
		src = src[:e.Range.Start.Offset] + e.New + src[e.Range.End.Offset:]
	}
	return src
}
