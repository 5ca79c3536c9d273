package play

import (
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// who says which figures an effect or a condition speaks of, lowered: every field that is set narrows the choice.
type who struct {
	all      bool // nothing narrows it
	acting   bool // whoever set the rule off
	crew     bool // of the crew of whoever did, or of the crew in its turn
	traders  bool // only traders of crews
	captain  bool
	npc      int8   // a kind; -1: any
	group    int8   // -1: any
	but      int8   // none of this group; -1: no matter
	design   int    // they carry such a token; -1: no matter
	in       *place // nil: anywhere
	count    int8   // no more than so many; 0: all
	nearest  *place
	figure   figureOf
	enemy    bool   // only enemies of the bearer
	mate     bool   // only others of its crew
	others   bool   // not the bearer
	orSelf   bool   // the bearer will do as well
	seen     bool   // only those whom it sees
	choice   bool   // whoever decides picks them
	class    string // of a trader
	rank     int8   // of an NPC, at most; -1: any
	except   *who
	unknown  bool // it says something that the engine does not know: nobody is meant
	everyone bool
	met      bool // only those with whom a figure has come into contact in its turn
	named    int8 // only the one with this name; -1: no matter
}

// anybody is a choice that nothing narrows.
func anybody() who { return who{npc: -1, group: -1, but: -1, design: -1, rank: -1, named: -1} }

// lowerWho lowers the choice of figures; nil means whoever set the rule off.
func (x *Rules) lowerWho(w *model.Who) who {
	out := anybody()
	if w == nil {
		out.acting = true
		return out
	}
	known := model.Who{Traders: w.Traders, NPC: w.NPC, Group: w.Group, But: w.But, Captain: w.Captain, Carrying: w.Carrying, In: w.In,
		Nearest: w.Nearest, Count: w.Count, Figure: w.Figure, Everyone: w.Everyone, Able: w.Able, Side: w.Side, Others: w.Others, OrSelf: w.OrSelf,
		Seen: w.Seen, Except: w.Except, Class: w.Class, Pick: w.Pick, Stat: w.Stat, Min: w.Min, Max: w.Max, Met: w.Met, Time: w.Time, Named: w.Named}
	out.unknown = !reflect.DeepEqual(known, *w) || w.Stat != "" && w.Stat != "rank" || w.Side == "other"
	out.figure, out.choice, out.met = figureNamed(w.Figure), w.Pick == "choice", w.Met
	out.enemy, out.mate, out.others, out.orSelf, out.seen, out.class = w.Side == "enemy", w.Side == "crew", w.Others, w.OrSelf, w.Seen, w.Class
	if w.Stat == "rank" && w.Max != nil {
		out.rank = int8(*w.Max)
	}
	if w.Except != nil {
		except := x.lowerWho(w.Except)
		out.except = &except
		out.unknown = out.unknown || except.unknown
	}
	out.acting = w.Traders == "acting"
	out.crew = w.Traders == "crew"
	out.traders = w.Traders != "" || w.Captain
	out.captain, out.everyone, out.count = w.Captain, w.Everyone, int8(min(w.Count, 100))
	if w.NPC != "" {
		out.npc = int8(slices.IndexFunc(x.Set.NPCs, func(n model.NPCKind) bool { return n.ID == w.NPC }))
	}
	if w.Group != "" {
		out.group = x.groupOf(w.Group)
	}
	if w.But != "" {
		out.but = x.groupOf(w.But)
	}
	if w.Named != "" {
		out.named = x.nameOf(w.Named)
		out.unknown = out.unknown || out.named < 0
	}
	if w.Carrying != "" {
		out.design = x.designOf(w.Carrying)
	}
	if w.In != nil {
		out.in = x.lowerPlace(w.In)
		out.unknown = out.unknown || out.in.unknown
	}
	if w.Nearest != nil {
		out.nearest = x.lowerPlace(w.Nearest)
	}
	return out
}

// chosen are the figures that are meant, a bit each, before any are picked; by is who set the rule off, -1: nobody.
func (g *Game) chosen(w *who, s scope, cells *area) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if g.isChosen(w, i, s, cells) {
			out |= 1 << i
		}
	}
	return out
}

// isChosen reports whether a figure is one of those.
func (g *Game) isChosen(w *who, i int8, s scope, cells *area) bool {
	f := &g.Figures[i]
	if w.unknown || !f.Stands() && (w.figure == noFigure || !f.OnBoard()) || w.acting && i != s.by || !g.meant(w, i, s) {
		return false
	}
	return w.in == nil || g.inside(w.in, cells, i, s)
}

// meant reports whether a figure is of the sort that is meant.
func (g *Game) meant(w *who, i int8, s scope) bool {
	f, by := &g.Figures[i], s.by
	switch {
	case w.traders && f.Crew < 0, w.captain && !f.Flags.Has(Captain):
		return false
	case w.crew && (by < 0 && f.Crew != int8(g.Turn) || by >= 0 && f.Crew != g.Figures[by].Crew):
		return false
	case w.npc >= 0 && g.profile(i).Kind != w.npc, w.group >= 0 && g.groupOf(i) != w.group, w.but >= 0 && g.groupOf(i) == w.but:
		return false
	}
	if w.named >= 0 && g.Cast[w.named] != uint8(i)+1 {
		return false
	}
	return g.related(w, i, s) && (w.design < 0 || g.carries(i, w.design))
}

// related reports whether a figure stands to the bearer of a rule as is meant.
func (g *Game) related(w *who, i int8, s scope) bool {
	by := s.by
	switch {
	case w.figure != noFigure && !s.is(w.figure, i), w.others && i == by, w.orSelf && i == by:
		return w.orSelf && i == by
	case (w.enemy || w.mate || w.seen) && by < 0, w.enemy && !g.enemies(by, i), w.mate && (i == by || g.Figures[i].Crew < 0 || g.Figures[i].Crew != g.Figures[by].Crew):
		return false
	case w.class != "" && (g.profile(i).Trader == nil || g.profile(i).Trader.Class != w.class), w.rank >= 0 && (g.isTrader(i) || g.rank(i) > w.rank):
		return false
	case w.met && g.Met>>uint(i)&1 == 0:
		return false
	case w.except != nil && g.meant(w.except, i, s):
		return false
	}
	return !w.seen || i == by || g.sights(by, i)
}

// sights reports whether a figure sees another; nobody sees from a ship, nor into one.
func (g *Game) sights(by, i int8) bool {
	if g.Figures[by].At == field.None || g.Figures[i].At == field.None {
		return false
	}
	_, seen := g.sees(by, i)
	return seen
}

// carries reports whether a figure carries a token of a design.
func (g *Game) carries(f int8, design int) bool {
	for i, d := range g.Rules.tokens {
		if int(d) == design && g.Tokens[i].Where == InTray && g.Tokens[i].At == int16(f) {
			return true
		}
	}
	return false
}

// pick is which of the figures meant an effect is about: all, or so many of them that the die picks.
func (g *Game) pick(w *who, s scope) uint64 {
	if w.choice {
		return s.those
	}
	var cells area
	if w.in != nil {
		cells = g.area(w.in)
	}
	set := g.chosen(w, s, &cells)
	if w.count == 0 {
		return set
	}
	return g.draw(set, w.count)
}

// draw is so many of a set, picked by the die.
func (g *Game) draw(set uint64, count int8) uint64 {
	var out uint64
	for range count {
		n := 0
		for i := range int8(g.Count) {
			n += int(set >> uint(i) & 1)
		}
		if n == 0 {
			break
		}
		at := g.oneOf(n)
		for i := range int8(g.Count) {
			if set>>uint(i)&1 == 0 {
				continue
			}
			if at == 0 {
				out, set = out|1<<i, set&^(1<<i)
				break
			}
			at--
		}
	}
	return out
}

// place is somewhere that a rule speaks of, lowered.
type place struct {
	cells   []field.Cell // that it is made of, where that never changes
	piece   int16        // the squares from which this one is touched; -1: no
	zone    []field.Cell // the same of a zone: nothing around it counts
	any     string       // one of its sort, picked when it is asked for
	within  model.Length
	choice  bool
	nearest bool
	figure  figureOf // around this one
	band    int8     // within this range of it; -1: no
	near    nearness // anywhere beside this
	chosen  bool     // around a point that was picked
	seen    figureOf // where this one sees it; selfFigure: whoever uses the rule; thoseFigures: anybody of its crew
	ship    bool     // aboard the ship of the crew
	unknown bool
}

// inside reports whether a figure is in a place: of one around a figure, in contact with it unless a distance is given.
func (g *Game) inside(p *place, cells *area, i int8, s scope) bool {
	at := g.Figures[i].At
	switch {
	case p.ship:
		return g.Figures[i].Flags&(Aboard|Waiting) != 0
	case p.seen != noFigure && p.figure == noFigure:
		return g.spots(s.by, i, p.seen == thoseFigures)
	case p.chosen:
		return s.spot > 0 && at != field.None && g.ranged(p.band, field.Cell(s.spot-1), at)
	case p.near != nearNothing:
		return at != field.None && g.Rules.near[at]>>p.near&1 == 1
	case p.figure == noFigure:
		return cells.has(at)
	}
	base := s.one(p.figure)
	if base < 0 || base == i || at == field.None || g.Figures[base].At == field.None {
		return false
	}
	switch {
	case p.band >= 0:
		band := g.Rules.band(g.Rules.Field.Apart(at, g.Figures[base].At))
		return band >= 0 && band <= p.band
	case p.within > 0:
		return g.Rules.Field.Apart(at, g.Figures[base].At) <= p.within
	}
	return g.touch(base, i)
}

// ranged reports whether two cells are within a band of range of each other.
func (g *Game) ranged(most int8, a, b field.Cell) bool {
	band := g.Rules.band(g.Rules.Field.Apart(a, b))
	return band >= 0 && band <= most
}

// spots reports whether a figure sees another, or with crew whether anybody of its crew does.
func (g *Game) spots(by, i int8, crew bool) bool {
	for j := range int8(g.Count) {
		x := &g.Figures[j]
		if j == i || !x.Stands() || j != by && (!crew || by < 0 || x.Crew < 0 || x.Crew != g.Figures[by].Crew) {
			continue
		}
		if g.sights(j, i) {
			return true
		}
	}
	return false
}

// area is a set of cells: some, with all that lie within a distance.
type area struct {
	f      *field.Field
	cells  []field.Cell
	within model.Length
}

func (a *area) has(c field.Cell) bool {
	for _, x := range a.cells {
		if x == c || a.within > 0 && a.f.Far(x, c) <= a.within+model.Inch/2 {
			return true
		}
	}
	return false
}

// area is where a place is now. One of several is picked by the die.
func (g *Game) area(p *place) area {
	out := area{f: g.Rules.Field, within: p.within}
	switch {
	case p.zone != nil:
		out.cells = p.zone
	case p.any != "":
		if all := g.Rules.sorts[p.any]; len(all) > 0 {
			out.cells = all[g.oneOf(len(all))]
		}
	default:
		out.cells = g.Rules.fixed(p)
	}
	return out
}

// fixed are the cells of a place that is one, none of several: those from which a piece is touched as it lies now.
func (x *Rules) fixed(p *place) []field.Cell {
	if p.piece >= 0 {
		return x.Field.Pieces[p.piece].Contact
	}
	return p.cells
}

// lowerPlace finds the cells of a place.
func (x *Rules) lowerPlace(p *model.Place) *place {
	out := &place{any: p.Any, within: p.Within, choice: p.Pick == "choice", nearest: p.Pick == "nearest", band: -1, piece: -1}
	floor := max(x.Field.Building.Floor(p.Board), 0)
	switch {
	case p.Figure != "":
		out.figure, out.band = figureNamed(p.Figure), x.rangeOf(p.Range)
		out.seen = map[string]figureOf{"self": selfFigure}[p.Seen]
		out.unknown = *p != (model.Place{Figure: p.Figure, Range: p.Range, Within: p.Within, Seen: p.Seen}) || p.Seen != "" && (p.Seen != "self" || p.Range == "") || p.Range != "" && out.band < 0 || out.figure == thoseFigures
	case x.lowerAround(out, p):
	case p.At != nil:
		out.cells = []field.Cell{x.spotAt(floor, *p.At)}
	case p.Entry != "":
		for i, e := range x.Field.Entries {
			if x.entryIDs[i] == p.Entry {
				out.cells = []field.Cell{e.At}
			}
		}
	case p.Airlock != "":
		for _, a := range x.Field.Airlocks {
			if a.ID == p.Airlock {
				out.cells = a.Starts
			}
		}
	case p.Piece != "":
		for i := range x.Field.Pieces {
			if x.Field.Pieces[i].ID == p.Piece {
				out.piece = int16(i)
			}
		}
	case p.Zone != "":
		out.zone = x.zones[p.Zone]
	case p.Hatch != "":
		out.cells = x.hatches[p.Hatch]
	default:
		out.unknown = p.Any == ""
	}
	return out
}

// lowerAround lowers a place that is no part of the board: around a point that is picked, aboard, in sight, or beside something;
// false for any other.
func (x *Rules) lowerAround(out *place, p *model.Place) bool {
	switch {
	case p.Chosen:
		out.chosen, out.band = true, x.rangeOf(p.Range)
		out.unknown = *p != (model.Place{Chosen: true, Range: p.Range}) || out.band < 0
	case p.Ship == "own":
		out.ship, out.band = true, x.rangeOf(p.Range)
		out.unknown = *p != (model.Place{Ship: "own", Range: p.Range})
	case p.Seen != "" && p.Figure == "":
		out.seen = map[string]figureOf{"self": selfFigure, "crew": thoseFigures}[p.Seen]
		out.unknown = *p != (model.Place{Seen: p.Seen}) || out.seen == noFigure
	case p.Near != "":
		out.near = nearnessOf(p.Near)
		out.unknown = *p != (model.Place{Near: p.Near}) || out.near == nearNothing
	default:
		return false
	}
	return true
}

// lowerPlaces finds the cells of everything that places name.
func (x *Rules) lowerPlaces() error {
	x.zones, x.hatches, x.sorts = map[string][]field.Cell{}, map[string][]field.Cell{}, map[string][][]field.Cell{}
	for floor, f := range x.Field.Building.Floors() {
		for _, z := range f.Board.Zones {
			x.zones[z.ID] = append(x.zones[z.ID], x.zoneCells(floor, z)...)
		}
		for _, h := range f.Board.Hatches {
			cells := []field.Cell{x.spotAt(floor, h.At)}
			x.hatches[h.ID], x.sorts["hatch"] = cells, append(x.sorts["hatch"], cells)
		}
		for _, e := range f.Board.Entries {
			x.entryIDs = append(x.entryIDs, e.ID)
		}
	}
	for _, e := range x.Field.Entries {
		x.sorts["entry"] = append(x.sorts["entry"], []field.Cell{e.At})
	}
	for _, a := range x.Field.Airlocks {
		x.sorts["airlock"] = append(x.sorts["airlock"], a.Starts)
	}
	x.exits = place{any: "airlock", nearest: true, piece: -1, band: -1}
	if len(x.sorts["airlock"]) == 0 {
		x.exits.any = "entry"
	}
	x.sorts["crate"] = x.crates()
	for _, f := range x.Field.Building.Floors() {
		for _, z := range f.Board.Zones {
			x.sorts["zone"] = append(x.sorts["zone"], x.zones[z.ID])
		}
	}
	return nil
}

// crates are the cells from which each crate is touched.
func (x *Rules) crates() [][]field.Cell {
	var out [][]field.Cell
	for i := range x.Field.Pieces {
		if x.Field.Pieces[i].Crate {
			out = append(out, x.Field.Pieces[i].Contact)
		}
	}
	return out
}

// zoneCells are the cells of a zone: a rectangle, or the rooms around points.
func (x *Rules) zoneCells(floor int, z model.Zone) []field.Cell {
	var out []field.Cell
	if i := x.Field.Building.Floor(z.Level); z.Level != "" && i >= 0 {
		floor = i
	}
	rooms := map[int16]bool{}
	for _, p := range z.Within() {
		rooms[x.Field.Room[x.spotAt(floor, p)]] = true
	}
	for c := range x.Field.Spots {
		cell := field.Cell(c)
		if x.Field.FloorOf(cell) != floor {
			continue
		}
		at := x.Field.Point(cell)
		inside := z.From != nil && z.To != nil && at.X >= z.From.X && at.X <= z.To.X && at.Y >= z.From.Y && at.Y <= z.To.Y
		if inside || rooms[x.Field.Room[c]] {
			out = append(out, cell)
		}
	}
	return out
}
