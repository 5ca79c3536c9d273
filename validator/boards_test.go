package validator_test

import (
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// Boards in the manner of published ones: furniture at tables and walls, conduits in the open, rows at 45 degrees, walls that end
// on others, a level, doors that begin shut, guards that come in place of others, and two boxes. Nothing about them is wrong.
func TestBoardsInTheMannerOfPublishedOnesRaiseNoAlarm(t *testing.T) {
	dirs, err := filepath.Glob("testdata/boards/*")
	if err != nil || len(dirs) < 7 {
		t.Fatalf("%d boards, %v", len(dirs), err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			s, _ := load(t, dir)
			for _, d := range validator.Run(s) {
				if d.Severity != diag.Note {
					t.Error(line(d))
				}
			}
		})
	}
}
