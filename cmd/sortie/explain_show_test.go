package main

import (
	"strings"
	"testing"
)

// What a rule set holds is no word of the language, and explain says where it is told of.
func TestExplainPointsToShow(t *testing.T) {
	code, _, errs := runIn(t, t.TempDir(), "explain", "reactor")
	if code == exitClean || !strings.Contains(errs, "lists it under furniture, and sortie show reactor") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}
