package compiler

import (
	"strings"
	"testing"
)

// What is in a unit's own file and in a translation was written in the unit's own file.
func TestTranslatedTextsStandInTheUnitsOwnFile(t *testing.T) {
	res, err := Compile([]string{"../missions/crossfire"}, Options{})
	if err != nil || len(res.Units) != 1 {
		t.Fatal(err)
	}
	for _, path := range []string{"title", "story", "rules"} {
		if at := res.Units[0].Where.At(path); !strings.HasSuffix(at.File, "/mission.cue") {
			t.Errorf("%s stands in %s:%d", path, at.File, at.Start.Line)
		}
	}
	if at := res.Units[0].Where.At("title.de"); !strings.HasSuffix(at.File, "/german.cue") {
		t.Errorf("the translation stands in %s:%d", at.File, at.Start.Line)
	}
}
