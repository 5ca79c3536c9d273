package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// runEvent draws an event card; hidden ones are kept by whoever holds the turn counter (seed 000:673-693).
func (g *Game) runEvent(f *Frame) {
	if f.Step == 1 || g.Deck.N == 0 && !g.reshuffle() {
		g.pop()
		return
	}
	card := g.Deck.Cards[0]
	g.Deck.take()
	c := &g.Rules.Program.Cards[card]
	g.tell(Event{Kind: CardDrawn, A: int16(card), B: int16(g.Rules.levelAt(g.Pegs))})
	f.Step = 1
	if g.Rules.hidden(c.Sort) {
		g.Holder[min(g.Held.N, MaxCards-1)] = g.Turn
		g.Held.add(card)
		return
	}
	g.Discard.add(card)
	if band := g.bandFor(c); band >= 0 {
		g.push(Frame{Kind: cardFrame, A: int16(card), B: int16(band)})
	}
}

// take removes the next card of a pile.
func (p *pile) take() {
	copy(p.Cards[:], p.Cards[1:p.N])
	p.N--
}

// add lays a card under a pile.
func (p *pile) add(card uint8) {
	if p.N < MaxCards {
		p.Cards[p.N] = card
		p.N++
	}
}

// reshuffle makes a new deck of the discard (seed 000:675).
func (g *Game) reshuffle() bool {
	if g.Discard.N == 0 {
		return false
	}
	g.Deck, g.Discard = g.Discard, pile{}
	d := &g.Deck
	g.Luck[deckLuck].Shuffle(int(d.N), func(i, j int) { d.Cards[i], d.Cards[j] = d.Cards[j], d.Cards[i] })
	return true
}

// hidden reports whether cards of a kind are kept unseen.
func (x *Rules) hidden(sort string) bool {
	for i := range x.Set.Cards {
		if x.Set.Cards[i].ID == sort {
			return x.Set.Cards[i].Hidden
		}
	}
	return false
}

// bandFor is the band of a card for the level that the track is at; -1: it has none.
func (g *Game) bandFor(c *program.Card) int {
	level := g.Rules.Set.Hostility.Levels[g.Rules.levelAt(g.Pegs)].ID
	for i := range c.Bands {
		if len(c.Bands[i].Levels) == 0 || slices.Contains(c.Bands[i].Levels, level) {
			return i
		}
	}
	return -1
}

// runCard carries out what stands on a card.
func (g *Game) runCard(f *Frame) {
	ops := g.Rules.Program.Cards[f.A].Does[f.B]
	if int(f.C) >= len(ops) {
		if f.C == 0 {
			g.tell(Event{Kind: CardWords, A: f.A, B: f.B})
		}
		g.pop()
		return
	}
	op := &ops[f.C]
	f.C++
	if !g.perform(op, -1) {
		g.tell(Event{Kind: CardWords, A: f.A, B: f.B})
	}
}

// perform carries an effect out; false: the engine has no step for it yet. by is the figure that brought it about; -1: none.
func (g *Game) perform(op *program.Op, by int8) bool {
	switch op.Code {
	case kinds.PegsEffect:
		g.addPegs(op.Add)
	case kinds.SpawnEffect:
		n := int8(max(op.Count, 1))
		if op.ID.Die >= 0 {
			f, _ := g.roll(int8(op.ID.Die))
			n = f.count
		}
		if op.ID.NPC >= 0 && n > 0 {
			g.arrive(int8(op.ID.NPC), n)
		}
	case kinds.CounterEffect:
		if op.ID.Of >= 0 && op.ID.Of < MaxCounters {
			g.Counters[op.ID.Of] += int16(op.Add)
			g.tell(Event{Kind: CountedUp, A: int16(op.ID.Of), B: g.Counters[op.ID.Of]})
		}
	case kinds.GiveEffect:
		return g.hand(op.Token, by)
	default:
		return false
	}
	return true
}

// hand gives a figure a token that was set aside.
func (g *Game) hand(id string, to int8) bool {
	d := g.Rules.designOf(id)
	for i := range g.Rules.tokens {
		if int(g.Rules.tokens[i]) != d || g.Tokens[i].Where != SetAside || to < 0 {
			continue
		}
		if g.spaces(to) >= g.Rules.designs[d].spaces {
			g.carry(to, int16(i))
		} else {
			g.Tokens[i] = Token{Where: OnFloor, At: int16(g.Figures[to].At)}
			g.tell(Event{Kind: LeftToken, A: int16(to), B: -1, C: int16(i)})
		}
		return true
	}
	return false
}

// lowerTouches notes which pieces rules wait for.
func (x *Rules) lowerTouches() error {
	x.touchable = make([]bool, len(x.Field.Pieces))
	for i, p := range x.Field.Pieces {
		id := x.Program.ID(program.Pieces, p.ID)
		for range x.Program.Waiting(program.Signal{Event: program.PieceTouched, About: []program.ID{id}}) {
			x.touchable[i] = id != program.None
		}
		x.containers = append(x.containers, x.holds(i))
	}
	return nil
}

// holds reports whether a piece can be searched.
func (x *Rules) holds(piece int) bool {
	p := &x.Field.Pieces[piece]
	for i := range x.Set.Terrain {
		if x.Set.Terrain[i].ID == p.Rule {
			return x.Set.Terrain[i].Search || p.Crate
		}
	}
	return p.Crate
}

// searchable reports whether a piece can be searched.
func (x *Rules) searchable(piece int) bool { return x.containers[piece] }

// waits reports whether a rule that waits for somebody to interact with a piece still works.
func (g *Game) waits(piece int) bool {
	id := g.Rules.Program.ID(program.Pieces, g.Rules.Field.Pieces[piece].ID)
	for h := range g.Rules.Program.SetOff(program.Signal{Event: program.PieceTouched, About: []program.ID{id}}) {
		if r := &g.Rules.Program.Rules[h.Rule]; r.Times == 0 || int(g.Fired[h.Rule]) < r.Times {
			return true
		}
	}
	return false
}

// touched sets off the rules that wait for somebody to interact with a piece.
func (g *Game) touched(who int8, piece int) {
	id := g.Rules.Program.ID(program.Pieces, g.Rules.Field.Pieces[piece].ID)
	for h := range g.Rules.Program.SetOff(program.Signal{Event: program.PieceTouched, About: []program.ID{id}}) {
		r := &g.Rules.Program.Rules[h.Rule]
		if r.Times > 0 && int(g.Fired[h.Rule]) >= r.Times {
			continue
		}
		g.Fired[h.Rule]++
		for i := range r.Do {
			g.perform(&r.Do[i], who)
		}
	}
}
