package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// What is dragged along is a comrade who lies there or a small loose piece (seed 000:240-246, 1207-1209): one trader alone, or one
// with a comrade who helps. It goes into each square that whoever drags it leaves, and whoever helps into the one that it leaves.

// load is what a walk drags along, as a frame holds it: a figure or a piece, and one more; 0: nothing.
type load int16

const (
	pieceLoad   = MaxFigures // pieces are counted from here on
	helperShift = 8          // where the end of a move says who helps, and one more
	loadShift   = 8          // where the flags of a walk say what is dragged
)

// figure is the figure that is dragged; -1: none.
func (l load) figure() int8 {
	if l > pieceLoad {
		return -1
	}
	return int8(l - 1)
}

// piece is the piece that is dragged; -1: none.
func (l load) piece() int { return max(int(l)-1-pieceLoad, -1) }

// dragged notes what a walk drags along, and who helps, as its move has it.
func (f *Frame) dragged(what int16) {
	f.C |= what & (1<<helperShift - 1) << loadShift
	f.E |= what >> helperShift << 1
}

// drags is what a walk drags along, and who helps; -1: nobody.
func (f *Frame) drags() (what load, helper int8) { return load(f.C >> loadShift), int8(f.E>>1) - 1 }

// listDrag lists what a trader can drag along: a comrade, or an NPC who was to be taken, who lies beside it and whom no enemy
// touches, or a piece that it touches
// (seed 000:1207-1209, 003:140-142).
func (g *Game) listDrag(who int8) {
	d := g.Rules.Set.Play.Drag
	if d == nil || !g.isTrader(who) {
		return
	}
	for i := range int8(g.Count) {
		y := &g.Figures[i]
		mine := y.Crew == g.Figures[who].Crew && g.foes(i) == 0 || y.Crew < 0
		if y.Flags.Has(Down) && y.OnBoard() && mine && g.touch(who, i) {
			g.listHands(who, Option{Code: DragAlong, A: int16(i)}, func(c int8) bool { return g.touch(c, i) })
		}
	}
	for i := range g.Rules.Field.Pieces {
		p := &g.Rules.Field.Pieces[i]
		if g.Rules.loose[i] && g.Pieces[i] != pieceGone && slices.Contains(p.Contact, g.Figures[who].At) {
			g.listHands(who, Option{Code: DragPiece, A: int16(i)}, func(c int8) bool { return slices.Contains(p.Contact, g.Figures[c].At) })
		}
	}
}

// listHands lists dragging something alone, and with each comrade who has hands on it, too.
func (g *Game) listHands(who int8, o Option, touches func(int8) bool) {
	g.option(o)
	d := g.Rules.Set.Play.Drag
	for c := range int8(g.Count) {
		y := &g.Figures[c]
		if d.Hands == 2 && c != who && y.Crew == g.Figures[who].Crew && g.isTrader(c) && y.Stands() && !y.Flags.Has(Prone) && touches(c) && !g.engaged(c) {
			o.B = int16(c) + 1
			g.option(o)
		}
	}
}

// drag begins the move of a trader that drags something along.
func (g *Game) drag(who int8, o Option) {
	d, what := g.Rules.Set.Play.Drag, o.A+1
	if o.Code == DragPiece {
		what += pieceLoad
	}
	reach := d.Reach
	if o.B > 0 {
		reach = d.Together
	}
	most := g.stride(who, reach)
	g.setOut(who, most)
	g.push(Frame{Kind: moveFrame, A: int16(who), B: int16(most), C: ownMove, E: what | o.B<<helperShift})
}

// unpassed are those through whose squares a move that drags a piece does not lead, a bit each: it goes into each square that is left, and
// one in which somebody stands or lies has no room for it (ruling RU-89). Whoever helps is gone from where it stood by then.
func (g *Game) unpassed(f *Frame) uint64 {
	if load(f.E&(1<<helperShift-1)).piece() < 0 {
		return 0
	}
	out, helper := uint64(0), int8(f.E>>helperShift)-1
	for i := range int8(g.Count) {
		if i != int8(f.A) && i != helper && g.Figures[i].OnBoard() {
			out |= 1 << i
		}
	}
	return out
}

// comeAlong takes what a walk drags, and whoever helps, a square farther; left is the one that whoever drags it has left.
func (g *Game) comeAlong(f *Frame, left field.Cell) {
	what, helper := f.drags()
	from := field.None
	if mate := what.figure(); mate >= 0 && g.Figures[mate].OnBoard() {
		from = g.Figures[mate].At
		g.takeTo(mate, left)
	}
	if p := what.piece(); p >= 0 && g.at(left) < 0 && g.Rules.loose[p] {
		from = g.Rules.Field.Pieces[p].Occupied[0]
		g.shift(p, left)
	}
	if helper >= 0 && from != field.None && g.Figures[helper].Stands() {
		g.takeTo(helper, from)
	}
}

// takeTo takes a figure along to a cell.
func (g *Game) takeTo(f int8, c field.Cell) {
	g.tell(Event{Kind: Dragged, A: int16(f), At: c, From: g.Figures[f].At})
	g.Figures[f].At = c
	g.note(f)
}

// lowerLoose notes which pieces can be dragged: those of which the terrain says that they can be moved, that fill one square, and
// have nothing on them and stand on nothing.
func (x *Rules) lowerLoose() error {
	x.loose = make([]bool, len(x.Field.Pieces))
	stacked := map[string]bool{}
	for _, c := range x.Mission.Crates() {
		if c.On != "" {
			stacked[c.On], stacked[c.ID] = true, true
		}
	}
	for i := range x.Field.Pieces {
		p := &x.Field.Pieces[i]
		t := slices.IndexFunc(x.Set.Terrain, func(t model.TerrainRule) bool { return t.ID == p.Rule })
		x.loose[i] = t >= 0 && x.Set.Terrain[t].Moves && len(p.Occupied) == 1 && !stacked[p.ID]
	}
	return nil
}

// Where pieces lie, the state says: a cell and one more for a piece that has been shifted, gone for one that is no more, 0 for one
// that lies where the map has it. The rules of a game have the field that this makes; they are kept, as a field takes some
// thousandths of a second to make.
const gone = -1

// layout is where the pieces of a game lie.
type layout [MaxPieces]int16

// mostLayouts is how many fields a game keeps.
const mostLayouts = 32

// lowerShift lowers moving a piece, or what lies about, to a place.
func (x *Rules) lowerShift(o *op, e *model.Effect) bool {
	if e.At == nil {
		return false
	}
	o.place = x.lowerPlace(e.At)
	o.piece = int16(x.pieceOf(e.Piece))
	if e.Place != nil {
		o.from = &who{in: x.lowerPlace(e.Place)}
	}
	items := e.What == "item" && o.from != nil && !o.from.in.unknown
	loose := o.piece >= 0 && o.from == nil && e.What == ""
	return !o.place.unknown && (items || loose) && sameEffect(model.Effect{Kind: e.Kind, What: e.What, Piece: e.Piece, Place: e.Place, At: e.At}, *e)
}

// shiftThings moves a piece that can be moved, or what lies about in a place, to where an effect says.
func (g *Game) shiftThings(o *op, s scope) {
	to := g.spotOf(o.place, s)
	switch p := int(o.piece); {
	case to == field.None:
	case p < 0:
		from := g.area(o.from.in)
		for i := range g.Rules.tokens {
			if t := &g.Tokens[i]; t.Where == OnFloor && field.Cell(t.At) != to && from.has(field.Cell(t.At)) {
				t.At = int16(to)
				g.tell(Event{Kind: ItemShifted, C: int16(i), At: to})
			}
		}
	case g.Rules.loose[p] && g.Pieces[p] != pieceGone && g.Rules.Field.Free[to] && g.at(to) < 0 && g.Rules.Field.Pieces[p].Occupied[0] != to:
		g.shift(p, to)
	}
}

// shift moves a piece to a cell.
func (g *Game) shift(piece int, to field.Cell) {
	g.Lies[piece] = int16(to) + 1
	g.pave()
	g.tell(Event{Kind: ShiftedPiece, A: int16(piece), At: to})
}

// clear takes a piece off the board.
func (g *Game) clear(piece int) {
	g.Pieces[piece] = pieceGone
	g.Lies[piece] = gone
	g.pave()
	g.tell(Event{Kind: ShiftedPiece, A: int16(piece), At: field.None})
}

// pave sees that the rules of the game have the field that its pieces make.
func (g *Game) pave() {
	if g.Rules.lies == g.Lies {
		return
	}
	base := g.Rules.base
	if base == nil {
		base = g.Rules
	}
	g.scratch.kept = false
	g.roster.moves++
	if g.Lies == (layout{}) {
		g.Rules = base
		return
	}
	if i := slices.IndexFunc(g.paved, func(x *Rules) bool { return x.base == base && x.lies == g.Lies }); i >= 0 {
		g.Rules = g.paved[i]
		return
	}
	x, err := base.laid(g.Lies)
	if err != nil {
		g.fail(err.Error())
		return
	}
	if len(g.paved) == mostLayouts {
		g.paved = g.paved[:0]
	}
	g.paved = append(g.paved, x)
	g.Rules = x
}

// laid are the rules with pieces lying otherwise. Everything keeps its number.
func (x *Rules) laid(lies layout) (*Rules, error) {
	m := x.rearranged(lies)
	f, err := field.New(m, x.Set)
	if err != nil {
		return nil, err
	}
	out := *x
	out.Field, out.base, out.lies, out.mission = f, x, lies, m
	out.sorts = map[string][][]field.Cell{}
	for sort, cells := range x.sorts {
		out.sorts[sort] = cells
	}
	out.sorts["crate"] = out.crates()
	return &out, nil
}

// Laid is the mission with its pieces as they lie in these rules of a game; nil: as the map has them.
func (x *Rules) Laid() *model.Mission { return x.mission }

// rearranged is the mission with pieces lying otherwise.
func (x *Rules) rearranged(lies layout) *model.Mission {
	m, n := withFloors(*x.Mission), 0
	for _, f := range m.Floors() {
		for i := range f.Board.Crates {
			f.Board.Crates[i].Footprint = x.lain(n, lies, f.Board.Crates[i].Footprint)
			n++
		}
		for i := range f.Board.Furniture {
			f.Board.Furniture[i].Footprint = x.lain(n, lies, f.Board.Furniture[i].Footprint)
			n++
		}
	}
	return m
}

// lain is the footprint of a piece as it lies now: as far from the middle of its square as on the map, or none.
func (x *Rules) lain(piece int, lies layout, f model.Footprint) model.Footprint {
	switch at := lies[piece]; {
	case at == gone:
		f.Centre, f.Width, f.Depth = model.Point{X: -1000 * model.Inch}, 0, 0
	case at > 0:
		was, is := x.Field.Point(x.Field.Pieces[piece].Occupied[0]), x.Field.Point(field.Cell(at-1))
		f.Centre.X += is.X - was.X
		f.Centre.Y += is.Y - was.Y
	}
	return f
}

// withFloors is a mission with boards of its own, so that pieces can be put elsewhere.
func withFloors(m model.Mission) *model.Mission {
	m.Board = ownBoard(m.Board)
	m.Boards = slices.Clone(m.Boards)
	for i := range m.Boards {
		m.Boards[i].Board = ownBoard(m.Boards[i].Board)
	}
	return &m
}

func ownBoard(b model.Board) model.Board {
	b.Crates, b.Furniture, b.Levels = slices.Clone(b.Crates), slices.Clone(b.Furniture), slices.Clone(b.Levels)
	for i := range b.Levels {
		b.Levels[i].Floor = ownBoard(b.Levels[i].Floor)
	}
	return b
}
