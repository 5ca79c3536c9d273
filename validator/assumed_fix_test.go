package validator_test

import (
	"slices"
	"strings"
	"testing"
)

// A path that is listed already is no better name for a misspelt one: it would stand there twice.
func TestAnAssumedPathIsNotRespeltAsOneThatIsListed(t *testing.T) {
	found := findings(t, fixture(t, "REF005/firing"), "REF005")
	if len(found) != 2 {
		t.Fatalf("%d findings", len(found))
	}
	s, _ := load(t, fixture(t, "REF005/firing"))
	for _, d := range found {
		if d.Fix != nil && slices.Contains(s.Mission.Assumed, strings.Trim(d.Fix.Edits[0].New, `"`)) {
			t.Errorf("the fix writes %s once more", d.Fix.Edits[0].New)
		}
	}
}
