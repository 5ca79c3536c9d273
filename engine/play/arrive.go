package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// runArrivals brings those whom the level calls in a phase, kind by kind, with a roll for the entry point of each
// (seed 000:1232-1272, 1412). The level is that at which the first of them is called: what those who come set off changes nothing
// about who comes behind them (ruling RU-55).
func (g *Game) runArrivals(f *Frame) {
	if f.D == 0 {
		f.D = int16(g.Pegs) + 1
	}
	pegs := uint8(f.D - 1)
	lines := g.Rules.levels[g.Rules.levelAt(pegs)].arrivals
	if int(f.C) >= len(lines) {
		g.pop()
		return
	}
	a := &lines[f.C]
	f.C++
	if !g.calls(a, int8(f.A), int8(f.B), pegs) {
		return
	}
	g.coming = coming{int8(f.A), int8(f.B), true}
	g.bring(a)
	g.coming.now = false
}

// brings runs the arrival of some, with a note of whose it is where a line of the track brings them.
func (g *Game) brings(f *Frame) {
	if below := &g.Frames[max(g.Depth, 2)-2]; below.Kind == arrivalsFrame {
		g.coming = coming{int8(below.A), int8(below.B), true}
	}
	g.runArrive(f)
	g.coming.now = false
}

// coming is whose arrivals in which phase are brought just now. It lasts for as long as the engine does not stop, and is no part of
// the state: only whoever hears events asks.
type coming struct {
	phase, group int8
	now          bool
}

// bring brings those of a line of the track.
func (g *Game) bring(a *arrival) {
	if g.spent(a.kind) {
		g.tell(Event{Kind: NoArrival, A: int16(a.kind), C: NoneAgain})
		return
	}
	n := a.count
	if a.die >= 0 {
		i, _ := g.rollFace(a.die)
		if n = a.models[i]; g.Twice {
			i, _ = g.rollFace(a.die)
			n = max(n, a.models[i])
		}
	}
	if n == 0 {
		g.tell(Event{Kind: NoArrival, A: int16(a.kind), C: noneRolled})
		return
	}
	g.arrive(a.kind, n, Usual)
}

// Why nobody arrives.
const (
	noneRolled = iota
	NoneAgain  // the kind comes no more
	NoneLeft   // no figure is left, and none of a lower rank
	NoneIn     // there is no entry point
	noneThere  // the place where it would be put is nowhere on the boards
)

// calls reports whether a line brings somebody of a group in a phase, with so many pegs in the track.
func (g *Game) calls(a *arrival, phase, group int8, pegs uint8) bool {
	return a.phase == phase && g.Rules.kinds[a.kind].group == group && g.called(a, pegs)
}

// called reports whether a line is due: always, or as one of its holes was filled since the phase last ended.
func (g *Game) called(a *arrival, pegs uint8) bool {
	if len(a.holes) == 0 {
		return true
	}
	below := g.Rules.levels[g.Rules.levelAt(pegs)].below
	for _, h := range a.holes {
		if below+h > g.Ended[g.Phase] && below+h <= pegs {
			return true
		}
	}
	return false
}

// arrive has n figures of a kind come by an entry point that is rolled for, or of lower ranks where there are too few
// (seed 000:1248, 1264-1272).
func (g *Game) arrive(kind, n int8, as Mood) {
	g.push(Frame{Kind: arriveFrame, A: int16(kind), B: int16(n), C: int16(as)})
}

// runArrive rolls for the entry point, lets whoever can have it rolled again, and puts the figures there.
func (g *Game) runArrive(f *Frame) {
	if f.Step == 0 {
		g.rollsFor(f)
		return
	}
	if g.Held.N > 0 && g.listTrails(f) {
		return
	}
	kind, n, as, at := int8(f.A), f.B, Mood(f.C), g.Rules.Field.Entries[f.D-1].At
	g.pop()
	for range n {
		stand := g.available(kind)
		if stand < 0 {
			g.tell(Event{Kind: NoArrival, A: int16(kind), B: 1, C: NoneLeft})
			return
		}
		g.admit(stand, g.freeNear(at), as)
	}
}

// rollsFor rolls for the entry point of an arrival, and tells rules of the number.
func (g *Game) rollsFor(f *Frame) {
	entry := g.entry()
	if entry < 0 {
		g.tell(Event{Kind: NoArrival, A: f.A, B: f.B, C: NoneIn})
		g.pop()
		return
	}
	number := g.Rules.Field.Entries[entry].Number
	f.Step, f.D, f.E = 1, int16(entry)+1, 0
	g.tell(Event{Kind: ArrivalRolled, A: f.A, B: f.B, C: int16(number)})
	g.signal(program.EntryRolled, program.ID(number), -1)
}

// listTrails asks whether somebody plays a kept card that has an entry point rolled again; false where nobody has one.
func (g *Game) listTrails(f *Frame) bool {
	for turn := range g.Crews {
		crew := (g.Turn + turn) % g.Crews
		if f.E>>crew&1 == 1 {
			continue
		}
		for i, card := range g.Held.Cards[:g.Held.N] {
			if list := g.bandList(card); g.Held.Holder[i] == crew && list >= 0 && g.Rules.rollsEntry(list) {
				g.option(Option{Code: PlayCard, A: int16(i), B: int16(card)})
			}
		}
		if len(g.options) > 0 {
			g.option(Option{Code: Pass})
			g.choose(OptionDecision, int8(crew), g.anyOf(int8(crew)))
			return true
		}
	}
	return false
}

// rollsEntry reports whether all that effects do is to have an entry point rolled again.
func (x *Rules) rollsEntry(list int16) bool {
	return len(x.lists[list]) == 1 && x.lists[list][0].again == entryRoll
}

// trails plays a kept card that has an entry point rolled again, or lets it be.
func (g *Game) trails(f *Frame, ask Decision, o Option) {
	f.E |= 1 << ask.Crew
	if o.Code == PlayCard {
		g.playCard(g.anyOf(int8(g.Held.Holder[o.A])), o.A)
	}
}

// admit puts a figure of a kind on the board that behaves in a way from the beginning.
func (g *Game) admit(kind int8, at field.Cell, as Mood) {
	if f := g.put(kind, at); f >= 0 {
		g.turnMood(f, as)
	}
}

// entry is the entry point that the die picks; one that is sealed is rolled again (ruling RU-57). -1: there is none.
func (g *Game) entry() int {
	open := 0
	for i, e := range g.Rules.Field.Entries {
		if !g.sealed(i) && e.At != field.None {
			open++
		}
	}
	if open == 0 {
		return -1
	}
	for range 1000 { // with one point open of six that is certain but for one time in 10^79
		f, _ := g.roll(g.Rules.random)
		for i, e := range g.Rules.Field.Entries {
			if e.Number == int(f.number) && !g.sealed(i) {
				return i
			}
		}
	}
	return -1
}

// spent reports whether a kind that comes once a game has come. With the cards for it a second one can, from a level on
// (seed 000:1256-1262).
func (g *Game) spent(kind int8) bool {
	k := &g.Rules.kinds[kind]
	if !k.once {
		return false
	}
	if s := g.Rules.groups[k.group].second; s >= 0 && g.Rules.levelAt(g.Pegs) >= s {
		return g.Placed[kind] > 1
	}
	return g.Placed[kind] > 0
}

// place notes that one of a kind has come onto the board.
func (g *Game) place(kind int8) { g.Placed[kind] = min(g.Placed[kind], 254) + 1 }

// left reports whether there is a figure of a kind: in the box, or of a trader that no crew plays (seed 000:1505-1511).
func (g *Game) left(kind int8) bool {
	return g.Stock[kind] > 0 || g.Spares > 0 && g.Rules.kinds[kind].group == g.Rules.spare
}

// available is the kind that comes for another: itself if a figure is left, else one of lower rank of its group
// (seed 000:1266-1272). Nobody comes for one that comes no more (seed 000:1260; ruling RU-58).
func (g *Game) available(kind int8) int8 {
	switch {
	case g.spent(kind):
		return -1
	case g.left(kind):
		return kind
	}
	if !g.Rules.groups[g.Rules.kinds[kind].group].lower {
		return -1
	}
	best := int8(-1)
	for i := range g.Rules.kinds {
		k := &g.Rules.kinds[i]
		if k.group != g.Rules.kinds[kind].group || k.rank >= g.Rules.kinds[kind].rank || !g.left(int8(i)) || g.spent(int8(i)) {
			continue
		}
		if best < 0 || k.rank > g.Rules.kinds[best].rank {
			best = int8(i)
		}
	}
	return best
}

// put puts a figure of a kind on the board.
func (g *Game) put(kind int8, at field.Cell) int8 {
	f := g.seat()
	if f < 0 || at == field.None {
		return -1
	}
	g.Figures[f] = Figure{Who: uint8(g.Rules.kinds[kind].profile), Crew: -1, At: at, Target: -1}
	if g.Rules.levels[g.Rules.levelAt(g.Pegs)].charged || g.Strong>>kind&1 == 1 {
		g.Figures[f].Flags |= Charged
	}
	g.setMood(f, Usual)
	g.unname(f)
	g.missed(f)
	switch {
	case g.Stock[kind] > 0:
		g.Stock[kind]--
	case g.Spares > 0 && g.Rules.kinds[kind].group == g.Rules.spare:
		g.Spares--
	}
	g.place(kind)
	g.tell(Event{Kind: Placed, A: int16(f), At: at})
	g.comes(f)
	g.signal(program.FigureArrives, program.ID(kind), f)
	if g.Round > 0 {
		g.contacts(f, -1)
	}
	return f
}

// missed has nobody whose turn goes on go for somebody who is gone, as another has that number now, nor count as one who has met it.
func (g *Game) missed(f int8) {
	for i := range g.Frames[:g.Depth] {
		switch turn := &g.Frames[i]; turn.Kind {
		case npcFrame:
			if x := &g.Figures[turn.A]; x.Target == f {
				x.Target = -1
			}
		case turnFrame:
			g.Met &^= 1 << f
		}
	}
}

// seat is the number of a figure that is free: a new one, or that of an NPC that is gone. -1: there are too many.
func (g *Game) seat() int8 {
	for i := range int8(g.Count) {
		if g.Figures[i].Flags.Has(Gone) && !g.isTrader(i) && !g.holdsAny(InTray, int16(i)) {
			return i
		}
	}
	if int(g.Count) == MaxFigures {
		return -1
	}
	g.Count++
	return int8(g.Count) - 1
}

// freeNear is the free cell nearest to another: by walking in the same room, else by walking, else by the number of the cell. Cells
// to which no way leads come last
// (seed 000:1252; ruling RU-57).
func (g *Game) freeNear(at field.Cell) field.Cell {
	fl := g.Rules.Field
	if fl.Free[at] && !fl.Linked() && g.at(at) < 0 {
		return at
	}
	row := fl.Row(at, g.barred())
	if c := g.freeBeside(at, row); c != field.None {
		return c
	}
	best, cost := field.None, 1<<30
	for c := range row {
		d := int(row[c])
		switch {
		case d >= cost:
			continue // it is no nearer, whatever room it is in
		case model.Length(d) == field.NoWay:
			d = 1 << 17
		case fl.Room[c] != fl.Room[at]:
			d += 1 << 16
		}
		if d < cost && fl.Free[c] && g.at(field.Cell(c)) < 0 {
			best, cost = field.Cell(c), d
		}
	}
	return best
}

// freeBeside is the free cell nearest to another among those of the same room that a step leads to: whatever else there is lies farther
// away. None: there is none, or there are links, which can be shorter than a step.
func (g *Game) freeBeside(at field.Cell, row []uint16) field.Cell {
	fl := g.Rules.Field
	best, cost := field.None, uint16(fl.Cost(field.NorthEast))+1
	if fl.Linked() {
		return best
	}
	for d := field.North; d < field.Dirs; d++ {
		c := fl.Next(at, d)
		if c == field.None || row[c] > cost || row[c] == cost && c > best || !fl.Free[c] || fl.Room[c] != fl.Room[at] || g.at(c) >= 0 {
			continue
		}
		best, cost = c, row[c]
	}
	return best
}
