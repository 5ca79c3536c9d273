package book

import (
	"slices"
	"strings"
	"testing"
)

// Every digit counts as one, nine as well as nought, and a number too long to be one does not stop the sorting.
func TestIDsWithAnyDigits(t *testing.T) {
	ids := []string{"r10", "r9", "r99", "r20", "r9a", "r100", "r0", "r8"}
	slices.SortFunc(ids, natural)
	if got := strings.Join(ids, " "); got != "r0 r8 r9 r9a r10 r20 r99 r100" {
		t.Errorf("sorted: %s", got)
	}
	long := strings.Repeat("9", 40)
	if natural("r"+long, "r"+long) != 0 || natural("r1", "r"+long) >= 0 || natural("r"+long, "r1") <= 0 {
		t.Error("long numbers are in no order")
	}
}
