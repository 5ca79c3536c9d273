package play

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/rng"
	"github.com/sortie-tools/sortie/schema/model"
)

// New sets a game up: the crates are filled and the deck is shuffled as the table for people does it, from the same seed.
func (x *Rules) New(seed uint64) (*Game, error) {
	g := &Game{Rules: x}
	return g, g.Reset(seed)
}

// Reset begins another game with the same rules.
func (g *Game) Reset(seed uint64) error {
	g.trusted = false
	if g.Rules.base != nil {
		g.Rules = g.Rules.base
	}
	if !g.flat(seed) {
		if err := g.byTable(seed); err != nil {
			return err
		}
	}
	if err := g.man(); err != nil {
		return err
	}
	g.push(Frame{Kind: gameFrame})
	return nil
}

// byTable sets a game up as the table for people does, up to the crews.
func (g *Game) byTable(seed uint64) error {
	t, err := g.Rules.tables.Table(seed)
	if err != nil {
		return err
	}
	if err := g.Rules.include(t); err != nil {
		return err
	}
	if _, err := t.Do(corespace.Op{Kind: corespace.OpFill}); err != nil {
		return err
	}
	s := t.State()
	carriers := g.set(&s, seed)
	if err := g.layTokens(&s, carriers); err != nil {
		return err
	}
	g.layCards(&s)
	return nil
}

// luckOf are the streams of luck of a seed.
func luckOf(seed uint64) (out [streams]rng.Stream) {
	for i, name := range streamNames() {
		out[i] = rng.Begin(seed, name)
	}
	return out
}

// begin has a game begin with a state.
func (g *Game) begin(s *State) {
	g.State = *s
	g.ask, g.options, g.err = Decision{}, g.options[:0], nil
	g.scratch.kept = false
	g.call()
}

// set sets out what is no token, no card and no trader. It returns the first figure of each entry of the set-up; -1: nobody
// stands there.
func (g *Game) set(s *corespace.State, seed uint64) []int8 {
	x := g.Rules
	g.begin(&State{Phase: -1, Crews: uint8(len(x.Crews)), Pegs: uint8(s.Pegs), Luck: luckOf(seed)})
	for i := range g.Ended {
		g.Ended[i] = g.Pegs
	}
	for i := range g.Entered {
		g.Entered[i] = -1
	}
	g.Level, g.Most = uint8(x.levelAt(g.Pegs)), g.Pegs
	g.hangDoors(s)
	carriers := g.muster(s)
	for i, c := range s.Counters {
		g.Counters[i] = int16(c.Count)
	}
	return carriers
}

// layCards lays out the deck.
func (g *Game) layCards(s *corespace.State) {
	for _, key := range s.Deck {
		if at := g.Rules.Program.CardID(key); at >= 0 && g.Deck.N < MaxCards {
			g.Deck.Cards[g.Deck.N] = uint8(at)
			g.Deck.N++
		}
	}
	for _, key := range s.Beside {
		if at := g.Rules.Program.CardID(key); at >= 0 && g.Rules.besides {
			g.Held.keep(uint8(at), beside)
		}
	}
}

func (g *Game) hangDoors(s *corespace.State) {
	for i, d := range g.Rules.Field.Doors {
		g.Doors[i] = doorAs(d.State)
		if d.Hidden && d.State != model.Open {
			g.Doors[i] = doorLocked
		}
	}
	for _, d := range s.Doors {
		if i := slices.IndexFunc(g.Rules.Field.Doors, func(x field.Door) bool { return x.Key == d.Panel }); i >= 0 && !g.Rules.Field.Doors[i].Hidden {
			g.Doors[i] = doorAs(d.State)
		}
	}
	g.noteDoors()
}

// doorAs is how a door stands. One of which nothing is said stands open.
func doorAs(s model.PanelState) uint8 {
	switch s {
	case model.Closed:
		return doorClosed
	case model.Locked:
		return doorLocked
	case model.Jammed:
		return doorJammed
	}
	return doorOpen
}

// muster puts the figures of NPCs into the box, and those of the set-up on the board: the table has taken these out already. It
// returns the first figure of each entry of the set-up; -1: nobody stands there.
func (g *Game) muster(s *corespace.State) []int8 {
	g.Spares = g.Rules.spares
	setup := g.Rules.Mission.Setup.NPCs
	carriers := make([]int8, len(setup))
	for i := range g.Rules.kinds {
		for _, f := range s.Figures {
			if f.NPC == g.Rules.Set.NPCs[i].ID {
				g.Stock[i] = uint8(min(f.Stock, 255))
			}
		}
	}
	standing := s.Standing
	for i := range setup {
		carriers[i] = int8(g.Count)
		parts := 1 // one for all its figures, unless the kind of each was drawn
		if len(setup[i].Among) > 0 {
			parts = max(setup[i].Count, 1)
		}
		for _, n := range standing[:parts] {
			g.stand(n, g.placeOf(setup[i]))
		}
		standing = standing[parts:]
		for f := carriers[i]; f < int8(g.Count); f++ {
			g.setMood(f, moodOf(setup[i].State))
		}
		if carriers[i] == int8(g.Count) {
			carriers[i] = -1
			continue
		}
		g.name(g.Rules.nameOf(setup[i].ID), carriers[i])
	}
	for _, n := range standing { // prisoners, who do nothing before they are freed
		if n.NPC == "" || n.At == nil {
			continue
		}
		f := int8(g.Count)
		if g.stand(n, g.placeOf(model.StartNPC{Place: n.At})); f < int8(g.Count) {
			g.setMood(f, Dormant)
		}
	}
	return carriers
}

// lowerNames lists the names by which rules call figures of the set-up, and what is hidden among them.
func (x *Rules) lowerNames() error {
	for i := range x.Mission.Setup.NPCs {
		if n := &x.Mission.Setup.NPCs[i]; n.ID != "" {
			name, _, _ := strings.Cut(n.Name, ",")
			x.names, x.called = append(x.names, n.ID), append(x.called, name)
		}
	}
	for i := range x.Mission.Setup.Hidden {
		x.names, x.called = append(x.names, x.Mission.Setup.Hidden[i].ID), append(x.called, "")
	}
	for i := range x.Mission.Setup.Hidden {
		x.masked = append(x.masked, x.mask(&x.Mission.Setup.Hidden[i]))
	}
	return nil
}

// masked is somebody of the set-up who only comes to light during play, lowered.
type masked struct {
	name   int8   // by which rules call it
	among  uint16 // those who can be it, by their names
	die    int8   // that says whether one of them is; -1: luck picks one
	faces  uint32 // that say so
	last   bool   // the last of them is it without a roll
	played bool   // all of those are figures, and none of them can be something else as well
}

// mask lowers something that is hidden.
func (x *Rules) mask(h *model.Hidden) masked {
	out := masked{name: x.nameOf(h.ID), die: x.dieOf(h.Die), last: h.Last, played: len(h.Among) > 0 && len(x.names) <= MaxNames}
	for _, id := range h.Among {
		i := x.nameOf(id)
		figure := slices.ContainsFunc(x.Mission.Setup.NPCs, func(n model.StartNPC) bool { return n.ID == id })
		shared := slices.ContainsFunc(x.Mission.Setup.Hidden, func(o model.Hidden) bool { return o.ID != h.ID && slices.Contains(o.Among, id) })
		out.played = out.played && figure && !shared
		out.among |= 1 << max(i, 0)
	}
	if out.die >= 0 {
		for i, f := range x.dice[out.die].faces {
			if slices.Contains(h.Results, int(f.number)) && i < 32 {
				out.faces |= 1 << i
			}
		}
	}
	return out
}

// unmask looks whether somebody is what is hidden: the one whom an effect is about if that can be it, else one that luck picks. The
// die says so, and the last who can be it is.
func (g *Game) unmask(f *Frame, o *op, s scope) {
	h := &g.Rules.masked[o.of]
	left := h.among &^ g.Cleared
	name := int8(-1)
	for i := range g.Rules.names {
		if is := int8(g.Cast[i]) - 1; h.among>>i&1 == 1 && is >= 0 && (is == s.other || is == s.by) {
			name = int8(i)
		}
	}
	if g.Cast[h.name] > 0 || left == 0 || name >= 0 && left>>name&1 == 0 {
		if f.D > 0 {
			g.Fired[f.D-1]-- // nothing new comes of it
		}
		return
	}
	for n := 0; name < 0; n++ {
		name = int8(bits.TrailingZeros16(left))
		for at := g.oneOf(bits.OnesCount16(left)); at > 0; at-- {
			name = int8(bits.TrailingZeros16(left &^ (1<<(name+1) - 1)))
		}
	}
	is := int16(g.Cast[name]) - 1
	if is < 0 {
		return
	}
	if h.die >= 0 && (!h.last || left&(left-1) != 0) {
		if face, _ := g.rollFace(h.die); h.faces>>face&1 == 0 {
			g.Cleared |= 1 << name
			g.tell(Event{Kind: HiddenNot, A: is, B: int16(h.name)})
			return
		}
	}
	g.Cast[h.name] = uint8(is) + 1
	g.tell(Event{Kind: HiddenFound, A: is, B: int16(h.name)})
	if o.words != "" {
		g.tell(Event{Kind: WordsRead, A: f.A, B: f.B - 1})
	}
}

// nameOf is the number of a name; -1: there is none such.
func (x *Rules) nameOf(id string) int8 { return int8(slices.Index(x.names, id)) }

// name gives a figure a name.
func (g *Game) name(name, f int8) {
	if name >= 0 {
		g.Cast[name] = uint8(f) + 1
	}
}

// unname has nobody be called what a figure was that is gone, as another has its number now.
func (g *Game) unname(f int8) {
	for i := range g.Cast {
		if g.Cast[i] == uint8(f)+1 {
			g.Cast[i] = 0
		}
	}
}

// stand puts figures of the set-up on the board. Nobody plays one that lies there defeated.
func (g *Game) stand(n corespace.Standing, at field.Cell) {
	kind := slices.IndexFunc(g.Rules.Set.NPCs, func(k model.NPCKind) bool { return k.ID == n.NPC })
	if kind < 0 || at == field.None || n.Body {
		return
	}
	for range n.Count {
		left := g.Stock[kind]
		g.put(int8(kind), g.freeNear(at))
		g.Stock[kind] = left
	}
}

// placeOf is where a figure of the set-up stands: the first square of a place that is free. None where the engine does not know
// the place.
func (g *Game) placeOf(n model.StartNPC) field.Cell {
	if n.At != nil {
		return g.Rules.spotAt(0, *n.At)
	}
	if n.Place == nil {
		return field.None
	}
	p := g.Rules.lowerPlace(n.Place)
	for _, list := range [][]field.Cell{p.zone, g.Rules.fixed(p)} {
		if i := slices.IndexFunc(list, func(c field.Cell) bool { return c != field.None && g.Rules.Field.Free[c] && g.at(c) < 0 }); i >= 0 {
			return list[i]
		}
	}
	return field.None
}

// man puts the crews into their ships, with what they carry.
func (g *Game) man() error {
	defer g.stir()
	for i := range g.Rules.profiles {
		p := &g.Rules.profiles[i]
		if p.Kind >= 0 {
			continue
		}
		if g.manned(p.Crew) >= g.Rules.Mission.Setup.Crew {
			continue
		}
		if int(g.Count) == MaxFigures {
			return fmt.Errorf("mission %q: more figures than a game holds", g.Rules.Mission.ID)
		}
		f := g.Count
		g.Figures[f] = Figure{Who: uint8(i), Crew: p.Crew, At: field.None, Flags: Waiting, Health: p.health, Skill: p.skill, Ammo: g.Rules.numbers.full, Target: -1}
		if p.captain {
			g.Figures[f].Flags |= Captain
		}
		g.Count++
		g.note(int8(f))
		g.equip(int8(f), p)
	}
	return nil
}

// manned is how many traders of a crew have been put into its ship.
func (g *Game) manned(crew int8) int {
	n := 0
	for i := range g.Figures[:g.Count] {
		if g.Figures[i].Crew == crew {
			n++
		}
	}
	return n
}

// equip lays what a trader brings into its tray.
func (g *Game) equip(f int8, p *Profile) {
	for _, a := range p.Trader.Gear {
		for range a.Count {
			d, known := g.Rules.byToken[a.ID]
			if !known {
				break
			}
			i := g.spare(int(d))
			if i < 0 {
				break
			}
			g.Tokens[i] = Token{Where: InTray, At: int16(f), Flags: Starting}
			if a.ID == p.Trader.Worn {
				g.Tokens[i].Flags |= Worn
			}
		}
	}
}

// spare is a token of a design that takes no part yet; -1: none.
func (g *Game) spare(design int) int {
	for _, i := range g.Rules.each[design] {
		if g.Tokens[i].Where == InBox {
			return int(i)
		}
	}
	return -1
}

// spotAt is the spot of a floor that a point lies in.
func (x *Rules) spotAt(floor int, p model.Point) field.Cell {
	return x.Field.At(geom.Spot{Floor: floor, Cell: x.Field.Building.Grid(floor).CellAt(p)})
}

// include shuffles in the cards that the players agreed on.
func (x *Rules) include(t *corespace.Table) error {
	for _, a := range x.Agreed.Cards {
		if _, err := t.Do(corespace.Op{Kind: corespace.OpInclude, ID: a.ID, N: a.Count}); err != nil {
			return err
		}
	}
	return nil
}
