package validator_test

import (
	"testing"

	"github.com/sortie-tools/sortie/validator"
	"github.com/sortie-tools/sortie/validator/check"
)

// What waits for a mission with mistakes is what is made for one without.
func TestChecksWaitForWhatWasLeftOut(t *testing.T) {
	s, _ := load(t, fixture(t, "REF001/silent"))
	if n := validator.Waiting(s); n != 0 {
		t.Errorf("%d checks wait for a sound mission", n)
	}
	s.Partial = true
	n := validator.Waiting(s)
	whole := 0
	for _, c := range validator.Checks() {
		for _, need := range c.Needs {
			if need == check.Whole {
				whole++
			}
		}
	}
	if n == 0 || n > whole {
		t.Errorf("%d checks wait, of %d that need a whole unit", n, whole)
	}
}
