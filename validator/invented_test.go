package validator_test

import (
	"strings"
	"testing"
)

// A kind of effect that the game adds tomorrow is understood by every check once it has its definition: this builds a
// copy with kinds that say by other fields what they move, and holds the fixtures against it, said by those kinds.
func TestAnInventedKindIsUnderstood(t *testing.T) {
	files := map[string]string{
		"../schema/kinds/effect_invented.go": textOf(t, "testdata/invented/kinds.go.txt"),
		"invented_kinds_test.go":             textOf(t, "testdata/invented/invented_test.go.txt"),
	}
	for name, row := range map[string][2]string{
		"../schema/kinds/effect.go":      {"rolls(), aftermath())", "rolls(), aftermath(), invented())"},
		"../schema/kinds/crew_effect.go": {"campaignChanges())", "campaignChanges(), inventedChanges())"},
	} {
		text := textOf(t, name)
		if strings.Count(text, row[0]) != 1 {
			t.Fatalf("%s does not list its kinds as %q", name, row[0])
		}
		files[name] = strings.Replace(text, row[0], row[1], 1)
	}
	runCopy(t, files, "TestInvented")
}
