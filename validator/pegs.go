package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// pegging is what a mission itself puts onto the track, for the number of crews at the table.
type pegging struct {
	path, text string // where the source says the most of it, and what that is
	remedy     string // what would lower it; empty: all pegs are those of the rules
}

// pegging tells, for so many rounds, whether the start or a variation puts more pegs onto the track.
func (p *Pass) pegging(rounds int) pegging {
	begun := p.Mission.Setup.Hostility
	s := pegging{path: "setup.hostility", text: "the pegs at the start"}
	if begun > 0 {
		s.remedy = "begin with fewer pegs"
	}
	for i, v := range p.Mission.Variations {
		if !v.For(p.Players) || v.Pegs <= 0 {
			continue
		}
		less := "let the variation add fewer pegs a round"
		if s.remedy != "" {
			less += ", or " + s.remedy
		}
		s.remedy = less
		if v.Pegs*max(rounds, 1) > begun {
			s.path, s.text = fmt.Sprintf("variations.%d.pegs", i), fmt.Sprintf("%s more each round", english.Count(v.Pegs, "peg"))
		}
	}
	return s
}

// or is a remedy with the one of the pegs before it, if there is one.
func (s pegging) or(other string) string {
	if s.remedy == "" {
		return other
	}
	return s.remedy + ", or " + other
}

// related is where the pegs come from.
func (s pegging) related(p *Pass) diag.Related {
	return diag.Related{Range: p.Where.At(s.path), Text: s.text}
}
