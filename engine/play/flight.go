package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// wary is whom the members of a group keep away from (seed 000:1484-1490).
type wary struct {
	of   uint32       // groups
	keep model.Length // how far
	bold []string     // the symbols of its die on which they do not care
}

// waryOf reads that out of the rules of a group.
func (x *Rules) waryOf(rules []model.RuleNote) wary {
	var out wary
	for _, r := range rules {
		for _, p := range r.Does {
			for _, e := range p.Do {
				if kinds.EffectKindOf(e.Kind) != kinds.ShunEffect || e.From == nil || x.groupOf(e.From.Group) < 0 {
					continue
				}
				out.of, out.keep = out.of|1<<x.groupOf(e.From.Group), e.By
				if p.If != nil && kinds.ConditionKindOf(p.If.Kind) == kinds.NotCondition && len(p.If.Conditions) == 1 {
					out.bold = p.If.Conditions[0].Faces
				}
			}
		}
	}
	return out
}

// moving reports whether a deed is a move.
func moving(d Deed) bool { return d == MoveByDieDeed || d == MoveToCoverDeed || d == MoveToTraderDeed }

// bold reports whether an NPC that acts by a line of its chart does not care from whom it keeps away otherwise.
func (g *Game) bold(who int8, l *line) bool {
	w := &g.Rules.groups[g.sort(who).Group].wary
	return w.of == 0 || slices.Contains(w.bold, l.symbol)
}

// feared is the nearest of those from whom an NPC keeps away who would be too near to it in a cell; -1: none.
func (g *Game) feared(who int8, at field.Cell) int8 {
	w := &g.Rules.groups[g.sort(who).Group].wary
	nearest, best := int8(-1), w.keep
	for i := range int8(g.Count) {
		if y := &g.Figures[i]; y.Stands() && w.of>>uint(g.groupOf(i))&1 == 1 {
			if far := g.Rules.Field.Apart(at, y.At); far < best {
				nearest, best = i, far
			}
		}
	}
	return nearest
}

// flight is the way of an NPC out of reach of those whom it fears, straight away from the nearest (ruling RU-66), no longer
// than a length, and how long it is.
func (g *Game) flight(who int8, length model.Length) (w Frame, spent model.Length) {
	fl, at, shut := g.Rules.Field, g.Figures[who].At, g.barred()
	w = Frame{Kind: walkFrame, A: int16(who), C: ownMove | byNPC}
	from := g.feared(who, at)
	if from < 0 {
		return w, 0
	}
	d, ok := g.heading(g.Figures[from].At, at)
	for ok && g.feared(who, at) >= 0 && w.D < maxRoute {
		to, free := fl.Step(at, d, shut)
		if !free || spent+fl.Cost(d) > length || g.at(to) >= 0 {
			break
		}
		w.R |= uint64(d) << (4 * w.D)
		w.D++
		spent += fl.Cost(d)
		at = to
	}
	return w, spent
}

// flees has an NPC flee before a deed that moves it; what is left of the move goes by the deed (seed 000:1488). It is true
// while it is under way.
func (g *Game) flees(f *Frame, who int8, l *line, length model.Length) (left model.Length, under bool) {
	if g.bold(who, l) {
		return length, false
	}
	if f.F == 0 {
		walk, spent := g.flight(who, length)
		if f.F = int16(spent) + 1; spent > 0 {
			f.D--
			g.push(walk)
			return 0, true
		}
	}
	left = max(g.pace(who)-model.Length(f.F-1), 0)
	f.F = 0
	return min(left, length), false
}
