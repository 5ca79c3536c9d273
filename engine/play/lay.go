package play

import (
	"fmt"
	"math/bits"
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

// bag is where tokens lie, by whom and what they lie with. What moves a token says so (stirs), and the bag has it in another place; what
// may have moved any says that (stir), and the bag is made anew when it is asked for.
type bag struct {
	whose  *Game // a copy of a game makes its own
	stale  bool  // something has moved since it was made
	of     [MaxTokens]Token
	rules  *Rules
	count  int               // of tokens in the game
	borne  shelf             // in trays, by whoever carries them
	lying  shelf             // in pieces, by the piece
	all    []int16           // what inTrays says
	floor  []int16           // on the floor
	pieces uint64            // that hold something, a bit each
	pouch  int               // how many it holds
	bears  uint64            // figures that carry something, a bit each
	eases  uint64            // figures that carry something that makes an action effortless, a bit each
	worn   [MaxFigures]int16 // what each wears; -1: nothing
	taken  [MaxFigures]int8  // spaces of each tray that are not free
	acts   [MaxFigures]deed  // the attacks that modifiers of what lies in each change
}

// shelf are tokens by number on boards, a list for each board.
type shelf [][]int16

// fewTokens is how many tokens boards mostly hold: lists of more are made when there are so many.
const fewTokens = 16

// newShelf makes room for so many boards.
func newShelf(boards int) shelf {
	s, all := make(shelf, boards), make([]int16, boards*fewTokens)
	for i := range s {
		s[i] = all[i*fewTokens : i*fewTokens : (i+1)*fewTokens]
	}
	return s
}

// fill puts all tokens that lie in a sort of place on the board that they lie at.
func (s *shelf) fill(where Where, boards int, tokens []Token) {
	if len(*s) != boards {
		*s = newShelf(boards)
	}
	for i := range *s {
		(*s)[i] = (*s)[i][:0]
	}
	for i := range tokens {
		if t := &tokens[i]; t.Where == where {
			(*s)[t.At] = append((*s)[t.At], int16(i))
		}
	}
}

// insert puts a token into a list before the one at a place. That of slices is made anew for each sort of list, which the player in the
// browser has to load.
func insert(list []int16, at int, token int16) []int16 {
	list = append(list, token)
	copy(list[at+1:], list[at:])
	list[at] = token
	return list
}

// insertInOrder puts a token into a list by its number.
func insertInOrder(list []int16, token int16) []int16 {
	at := len(list)
	for at > 0 && list[at-1] > token {
		at--
	}
	return insert(list, at, token)
}

// on are the tokens on a board.
func (s shelf) on(board int16) []int16 { return s[board] }

// put puts a token on a board.
func (s shelf) put(board, token int16) { s[board] = insertInOrder(s[board], token) }

// take takes a token away from a board.
func (s shelf) take(board, token int16) { s[board] = without(s[board], token) }

// without is a list without a token that is in it.
func without(list []int16, token int16) []int16 {
	at := 0
	for list[at] != token {
		at++
	}
	copy(list[at:], list[at+1:])
	return list[:len(list)-1]
}

// tray are the tokens in the tray of a figure, by number; nobody's, -1, is empty.
func (b *bag) tray(f int8) []int16 {
	if f < 0 {
		return nil
	}
	return b.borne.on(int16(f))
}

// things are the tokens as they lie.
func (g *Game) things() *bag {
	if b := &g.bag; b.stale || b.whose != g {
		g.sortThings()
	}
	return &g.bag
}

// stir says that tokens may have moved, or are worn or no longer so.
func (g *Game) stir() {
	g.bag.stale = true
	g.roster.moves++
}

// stirs says so of one token.
func (g *Game) stirs(token int16) {
	g.roster.moves++
	b := &g.bag
	if b.stale || b.whose != g || b.rules != g.Rules {
		b.stale = true
		return
	}
	was := b.of[token]
	b.take(token)
	b.put(token, g.Tokens[token])
	for _, t := range [...]Token{was, g.Tokens[token]} {
		if t.Where == InTray && g.roster.sorts[t.At] != nil {
			g.dress(int8(t.At))
		}
	}
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
		*b = bag{}
	}
	b.whose, b.stale, b.rules, b.count, b.of = g, false, g.Rules, len(g.Rules.tokens), g.Tokens
	b.floor, b.pieces, b.pouch, b.bears = b.floor[:0], 0, 0, 0
	tokens := b.of[:b.count]
	b.borne.fill(InTray, MaxFigures, tokens)
	b.lying.fill(InPiece, MaxPieces, tokens)
	for i := range tokens {
		switch t := &tokens[i]; t.Where {
		case InPouch:
			b.pouch++
		case InPiece:
			b.pieces |= 1 << uint16(t.At)
		case OnFloor:
			b.floor = append(b.floor, int16(i))
		}
	}
	for f := range int16(MaxFigures) {
		b.weigh(f)
	}
	for f := range int8(g.roster.count) {
		g.dress(f)
	}
}

// inTrays are the tokens in all trays, by number.
func (b *bag) inTrays() []int16 {
	b.all = b.all[:0]
	for bear := b.bears; bear != 0; bear &= bear - 1 {
		for _, i := range b.borne.on(int16(bits.TrailingZeros64(bear))) {
			b.all = insertInOrder(b.all, i)
		}
	}
	return b.all
}

// put has a token that is nowhere be in a place.
func (b *bag) put(token int16, t Token) {
	b.of[token] = t
	switch t.Where {
	case InPouch:
		b.pouch++
	case InPiece:
		b.lying.put(t.At, token)
		b.pieces |= 1 << uint16(t.At)
	case OnFloor:
		b.floor = insertInOrder(b.floor, token)
	case InTray:
		b.borne.put(t.At, token)
		b.weigh(t.At)
	}
}

// take has a token be nowhere.
func (b *bag) take(token int16) {
	t := b.of[token]
	b.of[token] = Token{}
	switch t.Where {
	case InPouch:
		b.pouch--
	case InPiece:
		if b.lying.take(t.At, token); len(b.lying.on(t.At)) == 0 {
			b.pieces &^= 1 << uint16(t.At)
		}
	case OnFloor:
		b.floor = without(b.floor, token)
	case InTray:
		b.borne.take(t.At, token)
		b.weigh(t.At)
	}
}

// weigh finds what the tray of a figure comes to.
func (b *bag) weigh(f int16) {
	b.worn[f], b.taken[f], b.acts[f], b.bears, b.eases = -1, 0, 0, b.bears&^(1<<f), b.eases&^(1<<f)
	for _, i := range b.borne.on(f) {
		d := &b.rules.designs[b.rules.tokens[i]]
		if b.bears |= 1 << f; d.goggles || d.reload {
			b.eases |= 1 << f
		}
		switch b.acts[f] |= d.acts; {
		case !b.of[i].Flags.has(Worn):
			b.taken[f] += d.spaces
		case b.worn[f] < 0:
			b.worn[f] = i
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
