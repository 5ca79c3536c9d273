package source

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/proctime"
)

// What is wrong with a file as large as one may be is found out in a time that grows with the file, whatever its
// slips are: these files were a minute's work when each line looked at every open bracket above it.
func TestSlipsOfTheLargestFile(t *testing.T) {
	for name, line := range map[string]string{
		"brackets of two kinds":     "{)\n",
		"lists of another kind":     "[)\n",
		"calls of another kind":     "(]\n",
		"surplus brackets":          "a: 1 }\n",
		"lists that hold fields":    "a: [ b: 1 )\n",
		"headers without a bracket": "a:\nb: 1 }\n",
		"brackets, ever deeper":     " {)\n",
		"texts without an end":      "a: \"\n",
		"equals signs":              "a = 1\n",
		"half a text":               "a: \"b\"c\"\n",
	} {
		text := "package mission\na: " + strings.Repeat(line, MaxFileBytes/len(line)-10)
		start := proctime.Start()
		if p, found := Parse("mission.cue", []byte(text)); p != nil || len(found) == 0 {
			t.Errorf("%s: nothing is found", name)
		}
		if took := start.Used(); took > DefaultDeadline {
			t.Errorf("%s: %v", name, took)
		}
	}
}
