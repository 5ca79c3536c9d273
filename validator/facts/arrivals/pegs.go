package arrivals

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// TakesPegs reports whether a rule of the mission takes pegs off the track.
func TakesPegs(p *check.Pass) bool {
	takes := false
	parts.Each(p, func(_ string, e *model.Effect) {
		takes = takes || kinds.Some(kinds.Writes(*e), kinds.TrackCell, func(c kinds.Cell) bool { return c.Move.Goes(-1) })
	})
	return takes
}

// Pegging is what a mission itself puts onto the track, for the number of crews at the table.
type Pegging struct {
	Path, text string // where the source says the most of it, and what that is
	Remedy     string // what would lower it; empty: all pegs are those of the rules
}

// PeggingOf tells, for so many rounds, whether the start or a variation puts more pegs onto the track.
func PeggingOf(p *check.Pass, rounds int) Pegging {
	begun := p.Mission.Setup.Hostility
	s := Pegging{Path: "setup.hostility", text: "the pegs at the start"}
	if begun > 0 {
		s.Remedy = "begin with fewer pegs"
	}
	for i, v := range p.Mission.Variations {
		if !v.For(p.Players) || v.Pegs <= 0 {
			continue
		}
		less := "let the variation add fewer pegs a round"
		if s.Remedy != "" {
			less += ", or " + s.Remedy
		}
		s.Remedy = less
		if v.Pegs*max(rounds, 1) > begun {
			s.Path, s.text = fmt.Sprintf("variations.%d.pegs", i), fmt.Sprintf("%s more each round", english.Count(v.Pegs, "peg"))
		}
	}
	return s
}

// Or is a remedy with the one of the pegs before it, if there is one.
func (s Pegging) Or(other string) string {
	if s.Remedy == "" {
		return other
	}
	return s.Remedy + ", or " + other
}

// Related is where the pegs come from.
func (s Pegging) Related(p *check.Pass) diag.Related {
	return diag.Related{Range: p.Where.At(s.Path), Text: s.text}
}
