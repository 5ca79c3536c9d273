package program

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// Op is one effect lowered.
type Op struct {
	*model.Effect // as its author wrote it
	Code          kinds.EffectKind
	ID            OpIDs
	Choices       [][]Op       // what each of its options does; of one that hangs on a condition, what it does and what otherwise; what it repeats
	Musts         []*Condition // what must be so for each of its options, nil for nothing; or for itself
	Results       [][]Op       // what each row of its table does
}

// OpIDs are the ids of what an op names, in the domains of the ref tags; None where it names nothing that there is.
type OpIDs struct{ Of, NPC, Die, Phase, Rule, Hidden ID }

// MarshalJSON writes an op as its author wrote it.
func (o Op) MarshalJSON() ([]byte, error) { return asjson.Marshal(o.Effect) }

// Ops lowers effects.
func (p *Program) Ops(list []model.Effect) []Op {
	var out []Op
	for _, e := range list {
		out = append(out, p.Op(e))
	}
	return out
}

// Op lowers an effect.
func (p *Program) Op(e model.Effect) Op {
	op := Op{Effect: &e, Code: kinds.EffectKindOf(e.Kind), ID: OpIDs{None, None, None, None, None, None}}
	flat := e
	flat.Options, flat.Rows, flat.Do, flat.Otherwise = nil, nil, nil, nil
	for _, r := range refs.Of(flat, nil) {
		if to := op.ID.at(r.Path); to != nil {
			*to = p.first(r.Domains, r.ID)
		}
	}
	for _, o := range e.Options {
		op.Choices = append(op.Choices, p.Ops(o.Do))
		var must *Condition
		if o.If != nil {
			must = p.condition(*o.If, "if")
		}
		op.Musts = append(op.Musts, must)
	}
	for _, row := range e.Rows {
		op.Results = append(op.Results, p.Ops(row.Do))
	}
	if e.If != nil {
		op.Choices = append(op.Choices, p.Ops(e.Do), p.Ops(e.Otherwise))
		op.Musts = append(op.Musts, p.condition(*e.If, "if"))
	}
	if op.Code == kinds.RepeatEffect {
		op.Choices = append(op.Choices, p.Ops(e.Do))
	}
	return op
}

// at is where the id of a field goes; nil: ops have none for it.
func (ids *OpIDs) at(field string) *ID {
	switch field {
	case "of":
		return &ids.Of
	case "npc":
		return &ids.NPC
	case "die":
		return &ids.Die
	case "phase":
		return &ids.Phase
	case "rule":
		return &ids.Rule
	case "hidden":
		return &ids.Hidden
	}
	return nil
}

// Inner are ops with those of their choices and tables, however deep.
func Inner(list []Op) []Op {
	var out []Op
	for _, o := range list {
		out = append(out, o)
		for _, inner := range o.Choices {
			out = append(out, Inner(inner)...)
		}
		for _, inner := range o.Results {
			out = append(out, Inner(inner)...)
		}
	}
	return out
}

// Writes reports whether a special rule changes cells of a sort.
func (p *Program) Writes(sort kinds.Sort) bool { return p.writes[sort] }

// noteWrites notes what ops change.
func (p *Program) noteWrites(list []Op) {
	for _, o := range Inner(list) {
		for _, c := range kinds.Writes(*o.Effect) {
			p.writes[c.Sort] = true
		}
	}
}
