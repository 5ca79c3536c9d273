package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
)

// The picture of findings in the docs is what the program draws of the mission beside it, and the mission has
// ten faults of different kinds, each with a place on the board.
func TestThePictureOfFindingsIsFresh(t *testing.T) {
	dir := filepath.Join(root, "docs", "pictures")
	var out, errs bytes.Buffer
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) { t.Fatal("gave up") }}
	r, err := s.examine([]string{filepath.Join(dir, "faults")}, s.show)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]bool{}
	for _, d := range r.Diagnostics {
		if d.Severity == diag.Note {
			continue
		}
		kinds[d.Code] = true
		if d.Place == nil && len(d.Marks) == 0 {
			t.Errorf("%s is not on the map", d.Code)
		}
	}
	if len(kinds) != 10 {
		t.Errorf("%d kinds of faults: %v", len(kinds), kinds)
	}
	file := filepath.Join(t.TempDir(), "faults.png")
	if err := s.chart(r, file); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := filepath.Join(dir, "faults.png")
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(want, got, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if old, err := os.ReadFile(want); err != nil || !bytes.Equal(old, got) {
		t.Errorf("docs/pictures/faults.png is stale (%v): SORTIE_UPDATE=1 go test ./cmd/sortie -run PictureOfFindings", err)
	}
}
