package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// byDie has an NPC act by the face of a die: the line of its chart that fits says everything that it does in its turn
// (seed 000:1444-1480). One that lies gets up instead (seed 000:1386).
func (g *Game) byDie(f *Frame, who, chart int8) {
	x := &g.Figures[who]
	switch f.Step {
	case 2:
		g.pop()
		return
	case 3:
		g.byFace(f, who, chart)
		return
	}
	f.Step = 2
	if x.Flags.Has(Prone) {
		x.Flags &^= Prone
		g.note(who)
		g.tell(Event{Kind: StoodUp, A: f.A})
		return
	}
	c := &g.Rules.charts[chart]
	face, arrow := 0, field.North
	if c.die >= 0 {
		face, arrow = g.rollFace(c.die)
		g.tell(Event{Kind: Rolled, Faces: [12]uint8{uint8(c.die)<<4 | uint8(face)}, Count: 1, C: f.A})
	}
	f.E = int16(face) | int16(arrow)<<8
	if f.Step = 3; c.die >= 0 && g.awaited(program.FaceRolled) {
		g.showsFace(g.Rules.dice[c.die].faces[face].symbol, 1, who)
		return
	}
	g.byFace(f, who, chart)
}

// byFace has an NPC act by the face that its die shows.
func (g *Game) byFace(f *Frame, who, chart int8) {
	f.Step = 2
	x, c := &g.Figures[who], &g.Rules.charts[chart]
	face := int(f.E & 255)
	x.Target = -1
	if t := g.targets(who); t != 0 {
		x.Target = first(t)
	}
	k := known{who: who, asked: revealDue | unheardOf}
	for i := range c.lines {
		l := &c.lines[i]
		if l.faces != 0 && l.faces>>face&1 == 0 {
			continue
		}
		k.so &^= revealDue
		if g.revealable(l.kind) {
			k.so |= revealDue
		}
		if g.suits(&k, l) {
			g.push(Frame{Kind: deedFrame, A: f.A, B: int16(chart), C: int16(i), E: f.E})
			return
		}
	}
}

// first is the lowest figure of some.
func first(set uint64) int8 {
	for i := range int8(MaxFigures) {
		if set>>uint(i)&1 == 1 {
			return i
		}
	}
	return -1
}

// mood finds out whether something is so of an NPC besides its target.
func (g *Game) mood(who int8, b fact) bool {
	switch b {
	case traderNear:
		t, band := g.nearestTrader(who, false)
		return t >= 0 && band <= 0
	case traderSeen:
		t, _ := g.nearestTrader(who, true)
		return t >= 0
	}
	c, ok := g.shelter(who, g.stride(who, g.pace(who)))
	return ok && c != field.None
}

// nearestTrader is the nearest trader whom an NPC sees, and the range; free: one who is not engaged. -1: there is none.
func (g *Game) nearestTrader(who int8, free bool) (trader, band int8) {
	trader, best := -1, model.Length(1<<30)
	for stand := g.roster.stand; stand != 0; stand &= stand - 1 {
		i := int8(bits.TrailingZeros64(stand))
		y := &g.Figures[i]
		if y.Crew < 0 || !g.isTrader(i) || free && g.engaged(i) {
			continue
		}
		far := g.Rules.Field.Apart(g.Figures[who].At, y.At)
		if far >= best {
			continue
		}
		if _, seen := g.sees(who, i); seen {
			trader, best = i, far
		}
	}
	if trader < 0 {
		return -1, -1
	}
	return trader, g.Rules.band(best)
}

// runDeed does the deeds of a line one after the other.
func (g *Game) runDeed(f *Frame) {
	who := int8(f.A)
	l := &g.Rules.charts[f.B].lines[f.C]
	if int(f.D) >= len(l.do) || !g.Figures[who].Stands() {
		g.pop()
		return
	}
	d, arrow, length := l.do[f.D], field.Dir(f.E>>8), g.stride(who, g.pace(who))
	f.D++
	if moving(d) {
		var under bool
		if f.F == 0 {
			g.setOut(who, length)
		}
		if length, under = g.flees(f, who, l, length); under {
			return
		}
	}
	switch d {
	case AssaultDeed:
		g.assaultTarget(who)
	case MoveByDieDeed:
		g.wander(who, arrow, length, g.bold(who, l))
	case MoveToCoverDeed:
		if c, ok := g.shelter(who, length); ok {
			g.walkUpTo(who, c, length)
			g.stopsShort(who, l)
		}
	case MoveToTraderDeed:
		if t, _ := g.nearestTrader(who, true); t >= 0 {
			g.Figures[who].Target = t
			g.closeBy(who, length)
			g.stopsShort(who, l)
		}
	case JoinDeed:
		if t, _ := g.nearestTrader(who, false); t >= 0 {
			g.joinCrew(who, g.Figures[t].Crew)
		}
	case TradeDeed:
		if t, _ := g.nearestTrader(who, true); t >= 0 && g.touch(who, t) && g.hasSmall(t) {
			g.push(Frame{Kind: swapFrame, A: int16(t), B: f.A})
		}
	case RevealDeed:
		g.reveal(who, l.kind)
	case LeaveDeed:
		g.Figures[who].Crew = -1
		g.note(who)
		g.tell(Event{Kind: LeftCrew, A: int16(who)})
		g.checkOver() // it may have been the last of its crew
	}
}

// joinCrew makes an NPC one of a crew: what it is on the board it stays (seed 000:1541).
func (g *Game) joinCrew(who, crew int8) {
	g.Figures[who].Crew = crew
	g.setMood(who, Usual)
	g.note(who)
	g.tell(Event{Kind: Joined, A: int16(who), B: int16(crew)})
	if j := g.Rules.Set.Play.Joined; j != nil && j.Draw != nil && !g.isTrader(who) && !g.holdsAny(InTray, int16(who)) {
		if token := g.drawToken(); token >= 0 && g.Rules.designs[g.Rules.tokens[token]].small {
			g.carry(who, token) // seed 000:1554
		}
	}
}

// assaultTarget strikes at the target of an NPC if it touches it, else shoots at it if it can.
func (g *Game) assaultTarget(who int8) {
	x, s := &g.Figures[who], g.stats(who)
	if x.Target < 0 {
		return
	}
	deed := striking
	if !g.touch(who, x.Target) {
		deed = shooting
		reach := g.Rules.groups[g.sort(who).Group].reach
		if reach >= 0 && g.Rules.band(g.Rules.Field.Apart(x.At, g.Figures[x.Target].At)) > reach {
			return
		}
		if _, seen := g.sees(who, x.Target); !seen {
			return
		}
	}
	if deed == shooting && s.Ranged > 0 || deed == striking && s.Close > 0 {
		g.assault(attack{by: who, on: x.Target, with: -1, deed: deed, from: field.None})
	}
}

// wander moves an NPC the way an arrow points, until its move is spent or something is in its way (seed 000:1448).
func (g *Game) wander(who int8, d field.Dir, left model.Length, bold bool) {
	x, fl := &g.Figures[who], g.Rules.Field
	w := Frame{Kind: walkFrame, A: int16(who), C: ownMove | byNPC}
	shut := g.barred()
	for at := x.At; w.D < maxRoute; w.D++ {
		to, ok := fl.Step(at, d, shut)
		if !ok || fl.Cost(d) > left || g.at(to) >= 0 || !bold && g.feared(who, to) >= 0 {
			break
		}
		w.R |= uint64(d) << (4 * w.D)
		left -= fl.Cost(d)
		at = to
	}
	if w.D == 0 {
		g.tell(Event{Kind: Unmoved, A: int16(who)})
		return
	}
	g.startWalk(w)
}

// shelter is the cell nearest to an NPC, within a walk of a length, in which the nearest enemy that it sees sees it in part or not at all
// (seed 000:1456; ruling RU-67).
func (g *Game) shelter(who int8, length model.Length) (field.Cell, bool) {
	if g.Lasting > 0 { // what lasts may end without anything that moves
		at := g.findShelter(who, length)
		return at, at != field.None
	}
	s := &g.refuge
	if s.of != g || s.who != who || s.length != length || s.moves != g.roster.moves {
		*s = refuge{g, who, length, g.roster.moves, g.findShelter(who, length)}
	}
	return s.at, s.at != field.None
}

// refuge is where somebody was last found to be sheltered: its chart asks before it goes there. It holds until something moves.
type refuge struct {
	of     *Game
	who    int8
	length model.Length
	moves  uint32
	at     field.Cell
}

// findShelter looks for that cell; None: there is none.
func (g *Game) findShelter(who int8, length model.Length) field.Cell {
	enemy := g.nearestSeen(who)
	if enemy < 0 {
		return field.None
	}
	at := g.Figures[who].At
	g.reach(who, at, length, g.barred())
	best, cost := field.None, 1<<30
	for i, c := range g.scratch.seen {
		n := int(g.scratch.cost(i))
		if n > cost || n == cost && c > best || !g.scratch.ends(c) || g.feared(who, c) >= 0 {
			continue
		}
		cover, seen := g.seesFrom(g.Figures[enemy].At, c, enemy, who)
		if !seen || g.covered(cover) {
			best, cost = c, n
		}
	}
	return best
}

// nearestSeen is the nearest enemy whom an NPC sees, of equally near ones the first; -1: it sees none.
func (g *Game) nearestSeen(who int8) int8 {
	nearest, best := int8(-1), model.Length(1<<30)
	for left := g.roster.stand & g.roster.foes[who]; left != 0; left &= left - 1 {
		i := int8(bits.TrailingZeros64(left))
		far := g.Rules.Field.Apart(g.Figures[who].At, g.Figures[i].At)
		if far >= best {
			continue
		}
		if _, seen := g.sees(who, i); seen {
			nearest, best = i, far
		}
	}
	return nearest
}

// walkUpTo walks to a cell that can be reached within a length.
func (g *Game) walkUpTo(who int8, to field.Cell, length model.Length) {
	if to == g.Figures[who].At {
		g.tell(Event{Kind: Unmoved, A: int16(who), B: 1})
		return
	}
	g.reach(who, g.Figures[who].At, length, g.barred())
	g.startWalk(g.walkAlong(who, to, ownMove|byNPC))
}

// revealable reports whether somebody can turn out to be of a kind: one that the level calls, with its figure in the box
// (seed 000:1478-1480).
func (g *Game) revealable(kind int8) bool {
	if kind < 0 || g.Stock[kind] == 0 || g.spent(kind) {
		return false
	}
	for i := range g.Rules.levels[g.Rules.levelAt(g.Pegs)].arrivals {
		if g.Rules.levels[g.Rules.levelAt(g.Pegs)].arrivals[i].kind == kind {
			return true
		}
	}
	return false
}

// reveal makes an NPC one of another kind, where it stands; what it was goes back into the box.
func (g *Game) reveal(who, kind int8) {
	x := &g.Figures[who]
	if was := g.sort(who).Kind; was >= 0 && !g.Rules.kinds[was].once {
		g.Stock[was]++
	}
	if g.Stock[kind] > 0 {
		g.Stock[kind]--
	} else {
		g.Spares--
	}
	g.setMood(who, Usual)
	g.place(kind)
	*x = Figure{Who: uint8(g.Rules.kinds[kind].profile), Crew: -1, At: x.At, Target: -1, Flags: x.Flags & (Charged | Acted)}
	g.note(who)
	g.tell(Event{Kind: Placed, A: int16(who), At: x.At})
	g.comes(who)
	g.checkOver() // it may have been the last of a crew
}

// replace has one of another kind take the place of an NPC; where none can, something else is done.
func (g *Game) replace(f *Frame, o *op, i int8) {
	if g.isTrader(i) || g.sort(i).Kind == o.npc || g.spent(o.npc) || !g.left(o.npc) {
		g.push(f.inner(o.lists[0]))
		return
	}
	g.reveal(i, o.npc)
}

// turnsSide lowers turning boards of NPCs over.
func (x *Rules) turnsSide(o *op, e *model.Effect) bool {
	for k := range x.kinds {
		if x.Set.NPCs[k].ID == e.NPC || e.Group != "" && x.Set.NPCs[k].Group == e.Group {
			o.strong |= 1 << k
		}
	}
	o.up = e.Set == "charged"
	return o.strong != 0 && sameEffect(model.Effect{Kind: e.Kind, NPC: e.NPC, Group: e.Group, Set: e.Set}, *e)
}

// turnSide turns boards of NPCs over, for those on the board and those that still come.
func (g *Game) turnSide(o *op) {
	for k := range g.Rules.kinds {
		if o.strong>>k&1 == 0 || g.Strong>>k&1 == 1 == o.up {
			continue
		}
		g.Strong ^= 1 << k
		up := int16(0)
		if o.up {
			up = 1
		}
		g.tell(Event{Kind: SideTurned, A: int16(k), B: up})
		for i := range g.Figures[:g.Count] {
			if x := &g.Figures[i]; int(g.profile(int8(i)).Kind) == k && x.Flags.Has(Charged) != o.up && (o.up || !g.Rules.levels[g.Rules.levelAt(g.Pegs)].charged) {
				x.Flags ^= Charged
				g.note(int8(i))
			}
		}
	}
}

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
	if w.of == 0 {
		return nearest
	}
	for near := g.roster.stand & g.around(at, w.keep); near != 0; near &= near - 1 {
		i := int8(bits.TrailingZeros64(near))
		if w.of>>uint(g.groupOf(i))&1 == 0 {
			continue
		}
		if far := g.Rules.Field.Apart(at, g.Figures[i].At); far < best {
			nearest, best = i, far
		}
	}
	return nearest
}

// around are those on the board whose bases may be no more than so far from that of somebody in a cell, as far as columns and rows tell.
func (g *Game) around(at field.Cell, far model.Length) uint64 {
	return g.roster.crowd.Around(g.Rules.Field, at, int16(far/model.Inch)+1)
}

// stopsShort has an NPC that has just set out stop before the first step that would bring it too near to those from whom it keeps away
// (seed 000:1486), in the last square of the way that nobody is in: it goes past others, and no two share one.
func (g *Game) stopsShort(who int8, l *line) {
	w := &g.Frames[g.Depth-1]
	if w.Kind != walkFrame || int8(w.A) != who || w.B > 0 || g.bold(who, l) {
		return
	}
	whole, free := *w, int16(0)
	for at := g.Figures[who].At; w.B < w.D; {
		code, places := w.next()
		if at, _ = g.decode(at, code); g.feared(who, at) >= 0 {
			whole.D = free
			break
		}
		if w.B += int16(places); g.at(at) < 0 {
			free = w.B
		}
	}
	*w = whole
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
			g.startWalk(walk)
			return 0, true
		}
	}
	left = max(g.pace(who)-model.Length(f.F-1), 0)
	f.F = 0
	return min(left, length), false
}
