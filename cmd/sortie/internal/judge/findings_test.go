package judge

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// A file belongs to the innermost pack, whatever the packs are called from here.
func TestPackAt(t *testing.T) {
	r := &Report{Result: &compiler.Result{Packs: []compiler.PackResult{{Dir: "."}, {Dir: "a"}, {Dir: ".."}}}}
	for file, want := range map[string]int{"m.cue": 0, "a/m.cue": 1, "ab/m.cue": 0, "../m.cue": 2, "../../m.cue": -1} {
		if got := r.packAt()(file); got != want {
			t.Errorf("%s is in pack %d, want %d", file, got, want)
		}
	}
}

// Nobody can edit a file in a bundle.
func TestSealedFindingsCarryNoFix(t *testing.T) {
	found := func(file string) diag.Diagnostic {
		return diag.Diagnostic{Range: diag.Range{File: file}, Fix: &diag.Fix{Text: "x"}}
	}
	r := &Report{Result: &compiler.Result{Diagnostics: []diag.Diagnostic{found("b.zip/src/m.cue"), found("b.zip/srcs/m.cue")}}}
	r.Seal(map[string]source.World{"b.zip/src": source.Files{}})
	if r.Diagnostics[0].Fix != nil || r.Diagnostics[1].Fix == nil {
		t.Errorf("fixes are %v and %v", r.Diagnostics[0].Fix, r.Diagnostics[1].Fix)
	}
}
