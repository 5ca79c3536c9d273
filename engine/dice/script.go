package dice

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Fataler is the part of testing.TB that a scripted roller needs. It is named here, so that a program
// which rolls dice does not carry the testing package with it.
type Fataler interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Cleanup(func())
}

// Script is a test double: a roller that rolls what a test tells it to.
type Script struct {
	t     Fataler
	rolls []string
}

// Scripted is a roller that shows the named faces in order. A roll is "die=face", the face by its
// title, so that a script also proves which die was rolled. The test fails when a roll does not
// fit, when the script runs out, and when rolls are left over at its end.
func Scripted(t Fataler, rolls ...string) *Script {
	s := &Script{t: t, rolls: rolls}
	t.Cleanup(s.finish)
	return s
}

// Roll shows the next face of the script.
func (s *Script) Roll(d model.Die) int {
	s.t.Helper()
	if len(s.rolls) == 0 {
		s.t.Fatalf("the script has no roll left for the %s die", d.ID)
		return 0
	}
	die, face, _ := strings.Cut(s.rolls[0], "=")
	s.rolls = s.rolls[1:]
	for i, f := range d.Faces {
		if d.ID == die && f.Title == face {
			return i
		}
	}
	s.t.Fatalf("the %s die was rolled where the script has %s=%s", d.ID, die, face)
	return 0
}

func (s *Script) finish() {
	s.t.Helper()
	if len(s.rolls) > 0 {
		s.t.Errorf("rolls left over in the script: %s", strings.Join(s.rolls, ", "))
	}
}
