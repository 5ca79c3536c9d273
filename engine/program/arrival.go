package program

import "github.com/sortie-tools/sortie/schema/model"

// Level is a level of the hostility track as this mission plays it.
type Level struct {
	Below    int // pegs of the levels below it
	Arrivals []Arrival
}

// Arrival is one line of what a level brings.
type Arrival struct {
	model.Coming
	At struct{ Phase, NPC, Die ID } // None where there is no such thing
}

// lowerLevels makes the table of who arrives.
func (p *Program) lowerLevels() {
	below := 0
	for _, l := range p.RuleSet.Hostility.Levels {
		level := Level{Below: below}
		for _, c := range p.Mission.Arrivals(p.RuleSet, l) {
			a := Arrival{Coming: c}
			a.At.Phase, a.At.NPC, a.At.Die = p.known(Phases, c.Phase), p.known(NPCs, c.NPC), p.known(Dice, c.Die)
			level.Arrivals = append(level.Arrivals, a)
		}
		p.Levels = append(p.Levels, level)
		below += l.Holes
	}
}
