package dice

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/rng"
	"github.com/sortie-tools/sortie/schema/model"
)

var combat = model.Die{ID: "combat", Faces: []model.Face{
	{Title: "blank"}, {Title: "one", Count: 1}, {Title: "two", Count: 2}, {Title: "also two", Count: 2},
}}

var chance = model.Die{ID: "chance", Faces: []model.Face{
	{Title: "3", Number: 3}, {Title: "1", Number: 1}, {Title: "6", Number: 6},
}}

func TestMinAndMax(t *testing.T) {
	for _, c := range []struct {
		die       model.Die
		low, high string
	}{{combat, "blank", "two"}, {chance, "1", "6"}} {
		if got := c.die.Faces[Min{}.Roll(c.die)].Title; got != c.low {
			t.Errorf("%s, lowest: %s, want %s", c.die.ID, got, c.low)
		}
		if got := c.die.Faces[Max{}.Roll(c.die)].Title; got != c.high {
			t.Errorf("%s, highest: %s, want %s", c.die.ID, got, c.high)
		}
	}
}

func TestRealShowsEveryFace(t *testing.T) {
	r, seen := Real{rng.New(3).Stream("dice")}, map[int]bool{}
	for range 200 {
		seen[r.Roll(combat)] = true
	}
	if len(seen) != len(combat.Faces) {
		t.Errorf("200 rolls showed %d of %d faces", len(seen), len(combat.Faces))
	}
}

// recorder stands in for a test, to see when a script makes one fail.
type recorder struct {
	said []string
	end  func()
}

func (r *recorder) Helper()                   {}
func (r *recorder) Cleanup(f func())          { r.end = f }
func (r *recorder) Errorf(s string, a ...any) { r.said = append(r.said, fmt.Sprintf(s, a...)) }
func (r *recorder) Fatalf(s string, a ...any) { r.Errorf(s, a...) }

func TestScript(t *testing.T) {
	for _, c := range []struct {
		name   string
		script []string
		rolls  int
		want   string // part of the failure; empty: none
	}{
		{"fits", []string{"combat=one", "combat=two"}, 2, ""},
		{"runs out", []string{"combat=one"}, 2, "no roll left for the combat die"},
		{"left over", []string{"combat=one", "combat=two"}, 1, "left over in the script: combat=two"},
		{"other die", []string{"chance=3"}, 1, "rolled where the script has chance=3"},
	} {
		r := &recorder{}
		s := Scripted(r, c.script...)
		for range c.rolls {
			s.Roll(combat)
		}
		r.end()
		said := strings.Join(r.said, "; ")
		if (c.want == "") != (said == "") || !strings.Contains(said, c.want) {
			t.Errorf("%s: the script said %q, want %q", c.name, said, c.want)
		}
	}
}
