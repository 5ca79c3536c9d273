package geom

import "slices"

// flood spreads a search over the floors of a building, nearest positions first.
type flood struct {
	r     *Reached
	w     []Query // the walker on each floor
	fit   [][]fit // for each position of each floor, whether the figure can stand there; nil for one that covers one cell
	queue queue
}

// fit is what is known of a position.
type fit uint8

const (
	unknown fit = iota
	fitting
	tooTight
)

// arrival is a position that can be taken, and from where. What it costs counts in steps or, for a walker
// who cuts corners, in hundredths of an inch.
type arrival struct {
	floor, pos int32
	cost       int32
	parent     int32 // index of a position on the same floor, or -1
	by         *came // where a link was taken from, or nil
}

// arriving is an arrival along an edge or across a corner, or where a search begins.
func arriving(floor, pos, cost, parent int) arrival {
	return arrival{floor: int32(floor), pos: int32(pos), cost: int32(cost), parent: int32(parent)}
}

func (r *Reached) flood(w Walker) *flood {
	f := &flood{r: r, fit: make([][]fit, len(r.on)), queue: queue{all: make([]queued, 0, front)}}
	for i, s := range r.on {
		f.w = append(f.w, w.on(i))
		if s.span > 1 {
			f.fit[i] = make([]fit, len(s.dist))
		}
	}
	return f
}

// fits reports whether the figure can stand on a position, and remembers it: for a large base that is a
// question about many cells, asked from all sides.
func (f *flood) fits(at Spot) bool {
	g := f.r.b.grids[at.Floor]
	if f.fit[at.Floor] == nil || !g.Holds(at.Cell) {
		return g.Free(at.Cell)
	}
	known := &f.fit[at.Floor][g.index(at.Cell)]
	if *known == unknown {
		*known = tooTight
		if g.fits(at.Cell, f.w[at.Floor]) {
			*known = fitting
		}
	}
	return *known == fitting
}

// start puts the figure on a position that the search begins on, unless it does not fit there.
func (f *flood) start(at Spot) bool {
	if !f.fits(at) {
		return false
	}
	f.push(arriving(at.Floor, f.r.b.grids[at.Floor].index(at.Cell), 0, -1))
	return true
}

// push queues an arrival unless its position is taken, or queued to be taken no later.
func (f *flood) push(a arrival) {
	if s := f.r.on[a.floor]; s.sooner(int(a.pos), int(a.cost)) {
		s.dist[a.pos] = waiting(int(a.cost))
		f.queue.push(a)
	}
}

// sooner reports whether a position is neither taken nor queued to be taken for as little.
func (s *CellSet) sooner(pos, cost int) bool {
	return s.dist[pos] == unseen || s.dist[pos] < waiting(cost)
}

// waiting stands in the place of the distance of a position that is queued: the less it costs, the nearer to unseen.
func waiting(cost int) int32 { return int32(unseen - 1 - cost) }

// again spreads once more from a position that was taken before.
func (f *flood) again(at Spot) {
	pos := f.r.b.grids[at.Floor].index(at.Cell)
	f.spread(at, int(f.r.on[at.Floor].dist[pos]))
}

// run takes positions, nearest first, until there is none left.
func (f *flood) run() {
	for {
		a, ok := f.queue.pop()
		if !ok {
			return
		}
		s := f.r.on[a.floor]
		if s.dist[a.pos] >= 0 {
			continue
		}
		at := Spot{int(a.floor), s.grid.cell(int(a.pos))}
		s.visit(at.Cell, int(a.cost), int(a.parent))
		if a.by != nil {
			f.r.came[at] = *a.by
		}
		f.spread(at, int(a.cost))
	}
}

// spread queues all that lies one step or one link away from a position.
func (f *flood) spread(at Spot, cost int) {
	g, s := f.r.b.grids[at.Floor], f.r.on[at.Floor]
	for n := range g.neighbours(at.Cell) {
		if i, next := g.index(n), cost+f.r.edge(); s.sooner(i, next) && f.steps(at, n) {
			f.push(arriving(at.Floor, i, next, g.index(at.Cell)))
		}
	}
	if f.r.corner > 0 {
		f.cut(at, cost)
	}
	hops := f.r.b.hops[at.Floor]
	if hops == nil {
		return
	}
	for _, c := range square(at.Cell, s.span) {
		for _, h := range hops[g.index(c)] {
			f.take(h, at, cost)
		}
	}
}

// steps reports whether the figure can go from a position to one beside it.
func (f *flood) steps(at Spot, to Cell) bool {
	return f.r.b.grids[at.Floor].passes(at.Cell, to, f.w[at.Floor]) && f.fits(Spot{at.Floor, to})
}

// cut queues what lies across a corner: both ways round it must be free (seed 002:1820-1823).
func (f *flood) cut(at Spot, cost int) {
	g, s := f.r.b.grids[at.Floor], f.r.on[at.Floor]
	for _, to := range [...]Cell{{at.Col - 1, at.Row - 1}, {at.Col + 1, at.Row - 1}, {at.Col - 1, at.Row + 1}, {at.Col + 1, at.Row + 1}} {
		if !g.Holds(to) || !s.sooner(g.index(to), cost+f.r.corner) {
			continue
		}
		level, upright := Cell{to.Col, at.Row}, Cell{at.Col, to.Row}
		if f.steps(at, level) && f.steps(at, upright) &&
			f.steps(Spot{at.Floor, level}, to) && f.steps(Spot{at.Floor, upright}, to) {
			f.push(arriving(at.Floor, g.index(to), cost+f.r.corner, g.index(at.Cell)))
		}
	}
}

// take queues the positions at the other end of a link, if it can be taken that way.
func (f *flood) take(h hop, at Spot, cost int) {
	w := f.r.b.ways[h.way]
	floor, ends := w.To, w.Head
	if h.back {
		floor, ends = w.From, w.Foot
	}
	if w.Link.OneWay && h.back != f.r.back {
		return
	}
	s, by := f.r.on[floor], &came{at, h.way}
	for _, c := range ends {
		for _, pos := range square(Cell{c.Col - s.span + 1, c.Row - s.span + 1}, s.span) {
			if f.fits(Spot{floor, pos}) {
				a := arriving(floor, s.grid.index(pos), cost+f.r.toll(w), -1)
				a.by = by
				f.push(a)
			}
		}
	}
}

// reachable is how far ahead of the arrival in hand a queue keeps one list for each cost. Steps along edges
// and across corners lie within; most links do, too.
const reachable = 256

// queue holds arrivals by cost: in a wheel of lists those that come soon, in order those that come later. The lists are
// threaded through one array, whose places are taken again: a search makes little more of it than its widest front.
type queue struct {
	cost  int32 // of the arrivals in hand
	held  int   // in the wheel
	wheel [reachable]list
	all   []queued
	free  int32 // a place of the array that can be taken, and one more; 0: none
	later []arrival
}

// front is how many arrivals a queue has room for at first.
const front = 64

// list is the first and the last place of a list, and one more; 0: it is empty.
type list struct{ first, last int32 }

// queued is an arrival with the place of the next one, and one more.
type queued struct {
	arrival
	next int32
}

func (q *queue) push(a arrival) {
	if a.cost < q.cost+reachable {
		at := q.put(a)
		l := &q.wheel[a.cost%reachable]
		if l.last == 0 {
			l.first = at
		} else {
			q.all[l.last-1].next = at
		}
		l.last = at
		q.held++
		return
	}
	i, _ := slices.BinarySearchFunc(q.later, a.cost+1, func(l arrival, cost int32) int { return int(l.cost - cost) })
	q.later = slices.Insert(q.later, i, a)
}

// put finds a place for an arrival.
func (q *queue) put(a arrival) int32 {
	at := q.free
	if at == 0 {
		q.all = append(q.all, queued{})
		at = int32(len(q.all))
	} else {
		q.free = q.all[at-1].next
	}
	q.all[at-1] = queued{arrival: a}
	return at
}

// pop is the next arrival, of equally near ones the one that came in first.
func (q *queue) pop() (arrival, bool) {
	for q.held > 0 || len(q.later) > 0 {
		if now := &q.wheel[q.cost%reachable]; now.first > 0 {
			return q.take(now), true
		}
		if q.held > 0 {
			q.cost++
		} else {
			q.cost = q.later[0].cost
		}
		for len(q.later) > 0 && q.later[0].cost < q.cost+reachable {
			a := q.later[0]
			q.later = q.later[1:]
			q.push(a)
		}
	}
	return arrival{}, false
}

// take removes the first of a list.
func (q *queue) take(l *list) arrival {
	at := l.first
	a := &q.all[at-1]
	if l.first = a.next; l.first == 0 {
		l.last = 0
	}
	a.next, q.free, q.held = q.free, at, q.held-1
	return a.arrival
}
