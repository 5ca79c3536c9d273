package play

import (
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
	unknown  bool // it says something that the engine does not know: nobody is meant
	everyone bool
}

// lowerWho lowers the choice of figures; nil means whoever set the rule off.
func (x *Rules) lowerWho(w *model.Who) who {
	out := who{npc: -1, group: -1, but: -1, design: -1}
	if w == nil {
		out.acting = true
		return out
	}
	known := model.Who{Traders: w.Traders, NPC: w.NPC, Group: w.Group, But: w.But, Captain: w.Captain, Carrying: w.Carrying, In: w.In,
		Nearest: w.Nearest, Count: w.Count, Figure: w.Figure, Everyone: w.Everyone, Able: w.Able}
	out.unknown = known != *w || w.Figure != "" && w.Figure != "it" && w.Figure != "self"
	out.acting = w.Traders == "acting" || w.Figure != ""
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
	if w.Carrying != "" {
		out.design = x.designOf(w.Carrying)
	}
	if w.In != nil {
		out.in = x.lowerPlace(w.In)
	}
	if w.Nearest != nil {
		out.nearest = x.lowerPlace(w.Nearest)
	}
	return out
}

// chosen are the figures that are meant, a bit each, before any are picked; by is who set the rule off, -1: nobody.
func (g *Game) chosen(w *who, by int8, cells *area) uint64 {
	var out uint64
	if w.unknown {
		return 0
	}
	for i := range int8(g.Count) {
		f := &g.Figures[i]
		if !f.Stands() || w.acting && i != by || !g.meant(w, i, by) {
			continue
		}
		if w.in != nil && !cells.has(f.At) {
			continue
		}
		out |= 1 << i
	}
	return out
}

// meant reports whether a figure is of the sort that is meant.
func (g *Game) meant(w *who, i, by int8) bool {
	f := &g.Figures[i]
	switch {
	case w.traders && f.Crew < 0, w.captain && !f.Flags.Has(Captain):
		return false
	case w.crew && (by < 0 && f.Crew != int8(g.Turn) || by >= 0 && f.Crew != g.Figures[by].Crew):
		return false
	case w.npc >= 0 && g.profile(i).Kind != w.npc, w.group >= 0 && g.groupOf(i) != w.group, w.but >= 0 && g.groupOf(i) == w.but:
		return false
	}
	return w.design < 0 || g.carries(i, w.design)
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
func (g *Game) pick(w *who, by int8) uint64 {
	var cells area
	if w.in != nil {
		cells = g.area(w.in, by)
	}
	set := g.chosen(w, by, &cells)
	if w.count == 0 {
		return set
	}
	var out uint64
	for range w.count {
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
	zone    []field.Cell // the same of a zone: nothing around it counts
	any     string       // one of its sort, picked when it is asked for
	within  model.Length
	choice  bool
	nearest bool
	unknown bool
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
func (g *Game) area(p *place, by int8) area {
	out := area{f: g.Rules.Field, within: p.within}
	switch {
	case p.zone != nil:
		out.cells = p.zone
	case p.any != "":
		if all := g.Rules.sorts[p.any]; len(all) > 0 {
			out.cells = all[g.oneOf(len(all))]
		}
	default:
		out.cells = p.cells
	}
	return out
}

// lowerPlace finds the cells of a place.
func (x *Rules) lowerPlace(p *model.Place) *place {
	out := &place{any: p.Any, within: p.Within, choice: p.Pick == "choice", nearest: p.Pick == "nearest"}
	floor := max(x.Field.Building.Floor(p.Board), 0)
	switch {
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
				out.cells = x.Field.Pieces[i].Contact
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
	for i := range x.Field.Pieces {
		if x.Field.Pieces[i].Crate {
			x.sorts["crate"] = append(x.sorts["crate"], x.Field.Pieces[i].Contact)
		}
	}
	for _, f := range x.Field.Building.Floors() {
		for _, z := range f.Board.Zones {
			x.sorts["zone"] = append(x.sorts["zone"], x.zones[z.ID])
		}
	}
	return nil
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
