package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// layers is how many strikes on the way a search tells apart; the last layer has so many and more.
const layers = 4

// scratch is what searches use again and again.
type scratch struct {
	self   *scratch // that of a copy of a game is begun anew: both would write into the same lists
	field  *field.Field
	shut   [2]field.Doors // for which ways there are: those of the last search first
	marks  []mark         // by cell; of searches in which somebody may strike
	free   []free         // by cell; of searches in which nobody strikes, which have but one layer
	line   []field.Cell   // their queue
	ways   []uint8        // by cell: the directions in which a step leads past shut doors and past those who bar the way, a bit each
	plain  [2][]uint8     // the same, for those whom nobody bars the way; NPCs go past other doors than all others
	costs  [field.Dirs]uint16
	onward [256][field.Dirs]uint8 // what ahead says
	queue  []spot
	left   []field.Cell  // cells that somebody strikes at whoever leaves
	found  []field.Cell  // cells of the last search that met somebody, in the order in which they were found
	seen   []field.Cell  // cells of the last search of all, the same way; they are not to be changed
	stroll *field.Stroll // that search, if nobody was in its way; else nil
	crowd  *field.Crowd  // who is where
	walker uint64        // for whom the last search was, a bit of its number
	bars   uint64        // who does not let it through
	load   uint64        // through whose squares what it drags does not go, though it passes them itself
	marked bool          // the cells that were found are in marks
	strict bool          // some strike at those who leave
	spared []uint64      // by cell: those of them who do not strike at this walker where it leaves that cell, a bit each
	closed []field.Cell  // into which this walker does not go
	shun   uint64        // of those, whom the walker does not come into contact with
	kept   bool          // the last search was that of a move which asks where to go
	move   Frame         // that move
	from   field.Cell    // where whoever Tastes.End is asked of is
}

// free is what a search in which nobody strikes knows of a cell, in eight bytes.
type free struct {
	cost   uint16
	from   field.Cell
	onward uint8 // where it goes on from here, a bit for each direction
	queued bool
	_      uint16
}

// mark is what a search knows of a cell.
type mark struct {
	cost   [layers]uint16
	from   [layers]origin
	onward [layers]uint8
	near   uint64 // those who strike at whoever leaves the cell
	queued uint8  // layers in which the cell is in the queue, a bit each
}

// origin is where a search came from: a cell, in a layer.
type origin struct {
	cell  field.Cell
	layer uint8
}

// spot is a cell in a layer.
type spot struct {
	cell  field.Cell
	layer uint8
}

// far stands for cells that a search has not found.
const far = 1<<16 - 1

// reach finds where a figure can walk to within a length, with the fewest strikes at it on the way and, of equal ways, the
// shortest. It passes friends and the fallen, and never an enemy (seed 000:758-770).
func (g *Game) reach(f int8, from field.Cell, length model.Length, shut field.Doors) {
	if !g.stroll(f, from, length, shut) {
		g.reachPast(f, from, length, shut)
	}
}

// reachPast is reach for somebody whom others may hinder.
func (g *Game) reachPast(f int8, from field.Cell, length model.Length, shut field.Doors) {
	g.scratch.prepare(g.Rules.Field, shut)
	g.fill(f, from, int16(length/model.Inch)+1)
	g.scratch.start(from, 0)
	g.flood(length)
}

// stroll is reach for somebody whom nobody hinders; false where somebody may. What it finds hangs on the floor and its doors alone, and
// is found once.
func (g *Game) stroll(f int8, from field.Cell, length model.Length, shut field.Doors) bool {
	s, r, fl := &g.scratch, &g.roster, g.Rules.Field
	if !fl.Strolls(length) {
		return false
	}
	w := fl.Stroll(from, length, shut)
	if w == nil {
		w = g.scout(from, length, shut)
	}
	bars := r.stand &^ (1 << f)
	if g.Rules.numbers.friends {
		bars &= r.foes[f] | r.hunters[f]
	}
	near := r.crowd.Around(fl, from, int16(length/model.Inch)+1) // a stroll and all beside it
	for bars = near & (bars | s.load); bars != 0; bars &= bars - 1 {
		if w.Meets(g.Figures[bits.TrailingZeros64(bars)].At) {
			return false
		}
	}
	s.stroll, s.seen, s.crowd, s.walker, s.strict, s.kept = w, w.Cells, &r.crowd, 1<<f, false, false
	return true
}

// scout finds a stroll, and keeps it.
func (g *Game) scout(from field.Cell, length model.Length, shut field.Doors) *field.Stroll {
	s := &g.scratch
	s.prepare(g.Rules.Field, shut)
	s.start(from, 0)
	g.flood(length)
	return g.Rules.Field.KeepStroll(from, length, shut, s.seen, func(c field.Cell) (uint16, field.Cell) { return s.free[c].cost, s.free[c].from })
}

// reachClear is reach for somebody who comes into contact with nobody but its target.
func (g *Game) reachClear(f, target int8, length model.Length) {
	g.scratch.prepare(g.Rules.Field, g.barred())
	g.fill(f, g.Figures[f].At, int16(length/model.Inch)+1)
	g.scratch.shun = ^(uint64(1) << target)
	g.scratch.start(g.Figures[f].At, 0)
	g.flood(length)
}

// reachIn is reach for somebody who comes out of an airlock: each square inside its door costs an inch (ruling RU-20).
func (g *Game) reachIn(f int8, starts []field.Cell, length model.Length, shut field.Doors) {
	s := &g.scratch
	s.prepare(g.Rules.Field, shut)
	if len(starts) > 0 {
		g.fill(f, starts[0], int16(length/model.Inch)+int16(len(starts)))
	}
	for _, c := range starts {
		if g.Rules.Field.Free[c] && s.crowd.Here(c)&s.bars == 0 && length >= model.Inch {
			s.start(c, model.Inch)
		}
	}
	g.flood(length)
}

// flood spreads a search from where it begins. What is in the queue already is not queued again: it goes on from there at what
// it costs by then. Steps that cannot be better than one from the cell before are not tried (ahead).
func (g *Game) flood(length model.Length) {
	s := &g.scratch
	if s.strict {
		g.floodPast(length)
	} else {
		g.floodFreely(length)
	}
	s.seen, s.marked = s.found, s.strict
}

// floodPast is flood where some strike at those who leave.
func (g *Game) floodPast(length model.Length) {
	s, f := &g.scratch, g.Rules.Field
	corner, linked, marks := f.Cost(field.NorthEast), f.Linked(), s.marks
	for head := 0; head < len(s.queue); head++ {
		at := s.queue[head]
		m, layer := &marks[at.cell], at.layer&(layers-1)
		m.queued &^= 1 << layer
		cost := m.cost[layer]
		left := length - model.Length(cost)
		if left < model.Inch && !linked {
			continue
		}
		ways := s.ways[at.cell]
		open := affordable(ways, left, corner) & m.onward[layer]
		freely := layer == 0 && m.near == 0 && s.shun == 0 // nobody strikes at who steps from here
		for steps := f.Steps(at.cell); open != 0; open &= open - 1 {
			d := bits.TrailingZeros8(open) & 7
			switch next, to := cost+s.costs[d], steps[d].To; {
			case marks[to].cost[0] <= next: // no worse, and nobody strikes
			case freely:
				s.visit(spot{to, 0}, next, origin{at.cell, 0}, s.onward[ways][d])
			default:
				s.walkTo(at, m, to, next, s.onward[ways][d])
			}
		}
		if !linked {
			continue
		}
		for _, h := range f.Hops(at.cell) {
			for _, to := range h.To {
				if next := model.Length(cost) + h.Cost; next <= length && s.enters(to) {
					s.walkTo(at, m, to, uint16(next), anywhere)
				}
			}
		}
	}
}

// floodFreely is flood where nobody strikes: there is but one layer.
func (g *Game) floodFreely(length model.Length) {
	s, f := &g.scratch, g.Rules.Field
	corner, linked := f.Cost(field.NorthEast), f.Linked()
	for head := 0; head < len(s.line); head++ {
		at := s.line[head]
		here := &s.free[at]
		here.queued = false
		cost, ways := here.cost, s.ways[at]
		if open := affordable(ways, length-model.Length(cost), corner) & here.onward; open != 0 {
			s.spread(at, cost, open, &s.onward[ways], f.Steps(at))
		}
		if linked {
			s.hop(at, model.Length(cost), length)
		}
	}
}

// spread goes on from a cell in some directions.
func (s *scratch) spread(at field.Cell, cost uint16, open uint8, onward *[field.Dirs]uint8, steps *[field.Dirs]field.Step) {
	cells := s.free
	for ; open != 0; open &= open - 1 {
		d := bits.TrailingZeros8(open) & 7
		to, next := steps[d].To, cost+s.costs[d]
		there := &cells[to]
		if there.cost <= next {
			continue
		}
		if there.cost == far {
			s.found = append(s.found, to)
		}
		there.cost, there.from, there.onward = next, at, onward[d]
		if !there.queued {
			there.queued = true
			s.line = append(s.line, to)
		}
	}
}

// hop goes on by what leads from a cell to others that are not beside it.
func (s *scratch) hop(at field.Cell, cost, length model.Length) {
	for _, h := range s.field.Hops(at) {
		for _, to := range h.To {
			if next := cost + h.Cost; next <= length && s.enters(to) && s.free[to].cost > uint16(next) {
				s.walkFreely(at, to, uint16(next), anywhere)
			}
		}
	}
}

// anywhere are all directions, a bit each.
const anywhere = 1<<field.Dirs - 1

// ahead are the directions in which a search goes on behind a step, a bit each; ways are the steps that there were from where the
// step began. What lies behind, and beside a step along an edge, has been reached
// from there already, no dearer and past no more strikes: a step across a corner is only possible where those round it are, and no
// step leads from beside one who strikes to beside the same one, as it bars the corner. Beside a step along an edge lies what a step
// across a corner leads to, if there is one.
func ahead(d field.Dir, ways uint8) uint8 {
	if d.Across() {
		return bits.RotateLeft8(1<<field.NorthWest|1<<field.North|1<<field.NorthEast|1<<field.East|1<<field.West, int(d))
	}
	shut := ^bits.RotateLeft8(ways, -int(d)) // as if the step went north
	aside := shut>>field.NorthEast&1<<field.East | shut>>field.NorthWest&1<<field.West
	return bits.RotateLeft8(1<<field.NorthWest|1<<field.North|1<<field.NorthEast|aside, int(d))
}

// walkFreely notes a step of a search in which nobody strikes that makes the way to a cell shorter.
func (s *scratch) walkFreely(from, to field.Cell, cost uint16, onward uint8) {
	there := &s.free[to]
	if there.cost == far {
		s.found = append(s.found, to)
	}
	there.cost, there.from, there.onward = cost, from, onward
	if !there.queued {
		there.queued = true
		s.line = append(s.line, to)
	}
}

// affordable are those of some directions in which there is a step that what is left of a length pays.
func affordable(ways uint8, left, corner model.Length) uint8 {
	switch {
	case left < model.Inch:
		return 0
	case left < corner:
		return ways & along
	}
	return ways
}

// along are the directions of steps that go across no corner, a bit each.
const along = 1<<field.North | 1<<field.East | 1<<field.South | 1<<field.West

// walkTo notes a step of a search, in the layer of the strikes that it draws.
func (s *scratch) walkTo(at spot, from *mark, to field.Cell, cost uint16, onward uint8) {
	m := &s.marks[to]
	if m.cost[0] <= cost {
		return // no worse, and nobody strikes
	}
	layer, near := at.layer, from.near
	if m.near&^near&s.shun != 0 {
		return
	}
	if near != 0 {
		layer = min(layer+uint8(bits.OnesCount64(near&^m.near&^s.spared[at.cell])), layers-1)
	}
	for l := uint8(1); l <= layer; l++ {
		if m.cost[l&(layers-1)] <= cost {
			return // no worse with fewer strikes
		}
	}
	s.visit(spot{to, layer}, cost, origin{at.cell, at.layer}, onward)
}

// start notes where a search begins.
func (s *scratch) start(at field.Cell, cost model.Length) {
	switch {
	case s.strict:
		s.visit(spot{at, 0}, uint16(cost), origin{field.None, 0}, anywhere)
	case s.free[at].cost > uint16(cost):
		s.walkFreely(field.None, at, uint16(cost), anywhere)
	}
}

// visit notes what reaching a cell costs.
func (s *scratch) visit(at spot, cost uint16, by origin, onward uint8) {
	m := &s.marks[at.cell]
	if m.cost == unfound {
		s.found = append(s.found, at.cell)
	}
	m.cost[at.layer], m.from[at.layer], m.onward[at.layer] = cost, by, onward
	if m.queued>>at.layer&1 == 0 {
		m.queued |= 1 << at.layer
		s.queue = append(s.queue, at)
	}
}

// unfound is what a cell costs that a search has not found.
var unfound = [layers]uint16{far, far, far, far}

// lowest is the least that any layer says of a cell.
func (s *scratch) lowest(c field.Cell) uint16 {
	if !s.strict {
		return s.freely(c)
	}
	least := uint16(far)
	for _, cost := range s.marks[c].cost {
		least = min(least, cost)
	}
	return least
}

// length is how long the way to a cell is that is taken: the one with the fewest strikes.
func (s *scratch) length(c field.Cell) uint16 {
	if !s.strict {
		return s.freely(c)
	}
	for _, cost := range s.marks[c].cost {
		if cost != far {
			return cost
		}
	}
	return far
}

// freely is the same where nobody strikes.
func (s *scratch) freely(c field.Cell) uint16 {
	if s.stroll == nil {
		return s.free[c].cost
	}
	if i := s.stroll.Stop(c); i >= 0 {
		return s.stroll.Costs[i]
	}
	return far
}

// cost is the least that any layer says of the cell at a place of those that the last search has found.
func (s *scratch) cost(i int) uint16 {
	if s.stroll != nil {
		return s.stroll.Costs[i]
	}
	return s.lowest(s.seen[i])
}

// prepare clears what the last search left, and has the doors stand as they stand now.
func (s *scratch) prepare(f *field.Field, shut field.Doors) {
	if s.field != f || s.self != s {
		s.begin(f, shut)
	}
	for _, c := range s.found {
		if s.marked {
			s.marks[c].cost = unfound
		} else {
			s.free[c].cost = far
		}
	}
	for _, c := range s.left {
		s.marks[c].near, s.spared[c] = 0, 0
	}
	if s.shut[0] != shut {
		s.turn(shut)
	}
	copy(s.ways, s.plain[0]) // a byte for each cell: to go back cell by cell to where somebody barred the way takes longer
	s.queue, s.line, s.left, s.found, s.strict = s.queue[:0], s.line[:0], s.left[:0], s.found[:0], false
	s.kept, s.shun, s.closed, s.stroll, s.bars = false, 0, s.closed[:0], nil, 0
}

// turn has doors stand as they did not for the last search. It begins with the ways for which fewer of them are turned.
func (s *scratch) turn(shut field.Doors) {
	if bits.OnesCount64(uint64(s.shut[1]^shut)) < bits.OnesCount64(uint64(s.shut[0]^shut)) {
		s.shut[0], s.shut[1] = s.shut[1], s.shut[0]
		s.plain[0], s.plain[1] = s.plain[1], s.plain[0]
	}
	for turned := s.shut[0] ^ shut; turned != 0; turned &= turned - 1 {
		for _, c := range s.field.Gated(bits.TrailingZeros64(uint64(turned))) {
			s.plain[0][c] = s.field.Ways(c, shut)
		}
	}
	s.shut[0] = shut
}

// begin makes room for the searches on a field. Who bars what is dragged has been said already: the piece that is dragged makes the field
// another.
func (s *scratch) begin(f *field.Field, shut field.Doors) {
	n := len(f.Spots)
	*s = scratch{self: s, field: f, load: s.load, shut: [2]field.Doors{shut, shut}, marks: make([]mark, n), spared: make([]uint64, n), ways: make([]uint8, n),
		plain: [2][]uint8{make([]uint8, n), make([]uint8, n)}, free: make([]free, n)}
	for i := range s.marks {
		s.marks[i].cost, s.free[i].cost = unfound, far
		s.plain[0][i] = f.Ways(field.Cell(i), shut)
		s.plain[1][i] = s.plain[0][i]
	}
	for d := range field.Dirs {
		s.costs[d] = uint16(f.Cost(d))
		for ways := range 256 {
			s.onward[ways][d] = ahead(d, uint8(ways))
		}
	}
}

// fill notes who stands where, whose way is barred there, and from where whom is left, as far as a walk of so many steps from a
// cell could lead. Friends let each other through, and the fallen everybody (seed 000:760).
func (g *Game) fill(f int8, from field.Cell, steps int16) {
	s, r := &g.scratch, &g.roster
	s.crowd, s.walker = &r.crowd, 1<<f
	near := r.crowd.Within(g.Rules.Field, from, steps) &^ (1 << f)
	bars := near & r.stand
	if g.Rules.numbers.friends {
		bars &= r.foes[f] | r.hunters[f]
	}
	for s.bars = bars; bars != 0; bars &= bars - 1 {
		i := int8(bits.TrailingZeros64(bars))
		at := g.Figures[i].At
		g.bar(at)
		g.shy(i, f)
		if (r.tall&r.hunters[f])>>uint(i)&1 == 1 && !g.peaceful(i) {
			g.beware(i, f, at)
		}
	}
	for load := near & s.load &^ s.bars; load != 0; load &= load - 1 {
		g.wall(g.Figures[bits.TrailingZeros64(load)].At) // round the corner of a friend it comes along (ruling RU-03)
	}
}

// beware notes from where a figure in a cell strikes at a walker who leaves.
func (g *Game) beware(i, f int8, at field.Cell) {
	s, shut := &g.scratch, g.shut()
	for d := field.North; d < field.Dirs; d += 2 {
		c, ok := g.Rules.Field.Step(at, d, shut)
		if !ok {
			continue
		}
		s.marks[c].near |= 1 << i
		s.left, s.strict = append(s.left, c), true
		if g.Lasting > 0 && g.lenient(i, f, c) {
			s.spared[c] |= 1 << i
		}
	}
}

// lenient reports whether somebody does not strike at a figure that leaves a cell, for what holds of it there.
func (g *Game) lenient(i, f int8, c field.Cell) bool {
	was := g.Figures[f].At
	g.Figures[f].At = c
	out := g.kept(f, fromLeave, i) || g.apart(f, i)
	g.Figures[f].At = was
	return out
}

// shy takes the steps into contact with a figure away from an enemy that something keeps out of it. Past the cell in question it
// still goes across a corner: nobody stands there.
func (g *Game) shy(i, from int8) {
	if g.Lasting == 0 || !g.kept(i, fromTouch, from) {
		return
	}
	for d := field.North; d < field.Dirs; d += 2 {
		if c, ok := g.Rules.Field.Step(g.Figures[i].At, d, g.shut()); ok {
			g.wall(c)
		}
	}
}

// wall takes the steps into a cell away from the ways of those beside it.
func (g *Game) wall(at field.Cell) {
	s := &g.scratch
	s.closed = append(s.closed, at)
	for d := field.North; d < field.Dirs; d++ {
		if c := g.Rules.Field.Next(at, d); c != field.None {
			s.ways[c] &^= 1 << d.Turn(4)
		}
	}
}

// bar takes the steps into a cell away from the ways of those beside it and, across a corner, those past it.
func (g *Game) bar(at field.Cell) {
	s := &g.scratch
	for d := field.North; d < field.Dirs; d++ {
		c := g.Rules.Field.Next(at, d)
		if c == field.None {
			continue
		}
		back := uint8(1 << field.South) // as if the cell lay to the north
		if !d.Across() {
			back |= 1<<field.SouthEast | 1<<field.SouthWest
		}
		s.ways[c] &^= bits.RotateLeft8(back, int(d))
	}
}

// enters reports whether the walker can go into a cell that something else than a step leads to.
func (s *scratch) enters(c field.Cell) bool {
	return s.crowd.Here(c)&s.bars == 0 && !slices.Contains(s.closed, c)
}

// ends reports whether the walker of the last search can end in a cell.
func (s *scratch) ends(c field.Cell) bool { return s.crowd.Here(c)&^s.walker == 0 }

// route is the way to a cell that the last search found, from where it began: the one with the fewest strikes.
func (s *scratch) route(to field.Cell, out []field.Cell) []field.Cell {
	if !s.strict {
		return s.routeFreely(to, out)
	}
	layer := uint8(0)
	for layer < layers-1 && s.marks[to].cost[layer] == far {
		layer++
	}
	if s.marks[to].cost[layer] == far {
		return nil
	}
	out = out[:0]
	for at := (spot{to, layer}); at.cell != field.None; {
		out = append(out, at.cell)
		by := s.marks[at.cell].from[at.layer]
		at = spot{by.cell, by.layer}
	}
	slices.Reverse(out)
	return out
}

// routeFreely is route where nobody strikes.
func (s *scratch) routeFreely(to field.Cell, out []field.Cell) []field.Cell {
	if s.freely(to) == far {
		return nil
	}
	if s.stroll != nil {
		return s.stroll.Route(s.stroll.Stop(to), out)
	}
	out = out[:0]
	for at := to; at != field.None; at = s.free[at].from {
		out = append(out, at)
	}
	slices.Reverse(out)
	return out
}
