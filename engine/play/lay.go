package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// layTokens puts each token where the table has it: into pieces, on the floor and with figures of the set-up, whose numbers
// are given. What crews bring lies in their trays.
func (g *Game) layTokens(s *corespace.State, carriers []int8) error {
	var laid [256]uint8 // by design: how many of it lie somewhere
	put := func(id string, t Token) error {
		d, known := g.Rules.byToken[id]
		if known && int(laid[d]) < len(g.Rules.each[d]) {
			g.Tokens[g.Rules.each[d][laid[d]]] = t
			laid[d]++
			return nil
		}
		return fmt.Errorf("mission %q: there is no token %q left to lie %d", g.Rules.Mission.ID, id, t.Where)
	}
	for _, c := range s.Crates {
		for i, id := range c.Tokens {
			if err := put(id, g.holder(c.ID, i, carriers)); err != nil {
				return err
			}
		}
	}
	for _, l := range []struct {
		where Where
		list  []string
	}{{InPouch, s.Pouch}, {SetAside, s.Aside}} {
		for _, id := range l.list {
			if err := put(id, Token{Where: l.where}); err != nil {
				return err
			}
		}
	}
	return nil
}

// holder is where a token lies that the table has in a piece, at a place of the set-up or with a figure of it; nth counts
// those that lie there already.
func (g *Game) holder(id string, nth int, carriers []int8) Token {
	for i := range g.Rules.Field.Pieces {
		if g.Rules.Field.Pieces[i].ID == id {
			return Token{Where: InPiece, At: int16(i)}
		}
	}
	for i := range g.Rules.Mission.Setup.Contents {
		if c := &g.Rules.Mission.Setup.Contents[i]; id == fmt.Sprintf("contents.%d", i) {
			return g.loose(c)
		}
	}
	for i, f := range carriers {
		if id != fmt.Sprintf("npcs.%d", i) || f < 0 {
			continue
		}
		each := max(len(g.Rules.Mission.Setup.NPCs[i].Tokens), 1)
		return Token{Where: InTray, At: int16(f) + int16(nth/each)}
	}
	return Token{Where: SetAside}
}

// loose is a token on the floor at a place of the set-up: the first square of it that is free.
func (g *Game) loose(c *model.Content) Token {
	p := g.Rules.lowerPlace(&c.At)
	t := Token{Where: OnFloor}
	if c.Hidden {
		t.Flags = FaceDown
	}
	for _, list := range [][]field.Cell{p.zone, g.Rules.fixed(p)} {
		if i := slices.IndexFunc(list, func(c field.Cell) bool { return c != field.None && g.Rules.Field.Free[c] }); i >= 0 {
			t.At = int16(list[i])
			return t
		}
	}
	return Token{Where: SetAside}
}

// bag is where tokens lie, by whom and what they lie with. It is made anew when it is asked for and something has moved.
type bag struct {
	whose  *Game // a copy of a game makes its own
	stale  bool  // something has moved since it was made
	of     [MaxTokens]Token
	rules  *Rules
	count  int                    // of tokens in the game
	trays  []int16                // in any tray
	borne  []int16                // the same, by whoever carries them
	from   [MaxFigures + 1]uint16 // where those of each figure begin in there
	floor  []int16                // on the floor
	pieces uint64                 // that hold something, a bit each
	pouch  bool                   // it holds something
	bears  uint64                 // figures that carry something, a bit each
	worn   [MaxFigures]int16
	taken  [MaxFigures]int8 // spaces of each tray that are not free
	acts   [MaxFigures]deed // the attacks that modifiers of what lies in each change
}

// tray are the tokens in the tray of a figure, by number; nobody's, -1, is empty.
func (b *bag) tray(f int8) []int16 {
	if f < 0 {
		return nil
	}
	return b.borne[b.from[f]:b.from[f+1]]
}

// things are the tokens as they lie.
func (g *Game) things() *bag {
	if b := &g.bag; b.stale || b.whose != g {
		g.sortThings()
	}
	return &g.bag
}

// stir says that a token has moved, or is worn or no longer so: whatever moves one calls it.
func (g *Game) stir() {
	g.bag.stale = true
	g.roster.moves++
}

// same reports whether the tokens of the game lie as they did. They are compared a piece at a time, as many as there are.
func (b *bag) same(tokens *[MaxTokens]Token) bool {
	const piece = 64
	for i := 0; i < b.count; i += piece {
		if *(*[piece]Token)(b.of[i:]) != *(*[piece]Token)(tokens[i:]) {
			return false
		}
	}
	return true
}

// sortThings looks where each token lies.
func (g *Game) sortThings() {
	b := &g.bag
	if b.whose != g {
		b.trays, b.borne, b.floor = nil, nil, nil
	}
	b.whose, b.stale, b.rules, b.count, b.of = g, false, g.Rules, len(g.Rules.tokens), g.Tokens
	b.trays, b.floor, b.pieces, b.pouch, b.bears = b.trays[:0], b.floor[:0], 0, false, 0
	clear(b.from[:])
	clear(b.taken[:])
	clear(b.acts[:])
	for i := range b.worn {
		b.worn[i] = -1
	}
	for i, d := range g.Rules.tokens {
		switch t := &g.Tokens[i]; t.Where {
		case InPouch:
			b.pouch = true
		case InPiece:
			b.pieces |= 1 << uint16(t.At)
		case OnFloor:
			b.floor = append(b.floor, int16(i))
		case InTray:
			b.trays = append(b.trays, int16(i))
			if t.At >= 0 && t.At < MaxFigures {
				b.acts[t.At] |= g.Rules.designs[d].acts
			}
			switch {
			case t.At < 0 || t.At >= MaxFigures:
			case t.Flags.has(Worn):
				if b.worn[t.At] < 0 {
					b.worn[t.At] = int16(i)
				}
				b.bears |= 1 << t.At
			default:
				b.taken[t.At] += g.Rules.designs[d].spaces
				b.bears |= 1 << t.At
			}
		}
	}
	b.sortTrays(&g.Tokens)
}

// sortTrays puts the tokens in trays in the order of whoever carries them.
func (b *bag) sortTrays(tokens *[MaxTokens]Token) {
	b.borne = append(b.borne[:0], b.trays...)
	for _, i := range b.trays {
		if at := tokens[i].At; at >= 0 && at < MaxFigures {
			b.from[at+1]++
		}
	}
	for f := range MaxFigures {
		b.from[f+1] += b.from[f]
	}
	next := b.from
	for _, i := range b.trays {
		if at := tokens[i].At; at >= 0 && at < MaxFigures {
			b.borne[next[at]] = i
			next[at]++
		}
	}
}

// Unknown stands for a token in an event of which somebody does not know which one it is.
const Unknown int16 = -2

// Knows reports whether a crew knows which token one is. What is taken out of a container, other crews do not see, until it is
// used, worn, or laid down (seed 000:972).
func (g *Game) Knows(crew int8, token int16) bool {
	switch t := &g.Tokens[token]; t.Where {
	case InTray:
		return !t.Flags.has(Secret) || g.Figures[t.At].Crew == crew
	case OnFloor:
		return !t.Flags.has(FaceDown)
	case InPouch, InPiece:
		return false
	}
	return true
}

// SeenBy is an event as a crew sees it: without the token that it does not know.
func (g *Game) SeenBy(e Event, crew int8) Event {
	if (e.Kind == TookToken || e.Kind == LeftToken) && g.Figures[e.A].Crew != crew && !g.Knows(crew, e.C) {
		e.C = Unknown
	}
	return e
}

// show lets everybody see a token; with none nothing is seen.
func (g *Game) show(token int16) {
	if token >= 0 {
		g.Tokens[token].Flags &^= Secret
	}
}
