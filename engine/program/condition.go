package program

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Condition is a condition lowered.
type Condition struct {
	*model.Condition // as its author wrote it
	Path             string
	Code             kinds.ConditionKind
	Of               ID // the counter or the door
	From, To         ID // levels; None where it names none
	Parts            []*Condition
}

func (p *Program) condition(c model.Condition, path string) *Condition {
	out := &Condition{Condition: &c, Path: path, Code: kinds.ConditionKindOf(c.Kind), Of: None}
	out.From, out.To = p.first([]string{Levels}, c.From), p.first([]string{Levels}, c.To)
	for _, cell := range kinds.Asks(c) {
		if cell.Sort == kinds.CounterCell || cell.Sort == kinds.DoorCell {
			out.Of = p.known(cellDomain(cell.Sort), cell.ID)
		}
	}
	for i, x := range c.Conditions {
		out.Parts = append(out.Parts, p.condition(x, fmt.Sprintf("%s.%d", path, i)))
	}
	return out
}
