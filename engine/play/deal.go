package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/rng"
	"github.com/sortie-tools/sortie/schema/model"
)

// deal is how luck sets a mission up, lowered: what the table for people does with names and lists, with small numbers and
// without making anything. It draws from the same streams in the same order, so that a seed means the same at the table; a test
// holds the two against each other. Missions that deal in a way that it does not know are set up by the table.
type deal struct {
	plain  State // all that luck has no part in, before anything is dealt and the crews are in their ships
	sizes  []sizeDeal
	crates []Token   // where what lies in each container lies
	laid   [][]uint8 // by container: the designs that lie there from the start
	aside  []uint8   // the designs that are set aside
	cards  []cardDeal
}

// sizeDeal is what is dealt of one size of token.
type sizeDeal struct {
	common, rare []lot
	mixed        int     // rare ones that are mixed in
	gets         []uint8 // by container
	pouch        bool    // what is left stays in the pouch
}

// lot is tokens of which so many take part, at random where they are not all.
type lot struct {
	all   []uint8 // the design of each
	count int
}

// cardDeal is the cards of one kind.
type cardDeal struct {
	cards  []int16 // the number of each; -1: the program does not know it
	count  int     // that are shuffled in
	random bool    // they are picked at random
	open   bool    // the mission leaves them to the players, who have left them out
}

// dealt is what dealing uses again and again.
type dealt struct {
	lot, rare, pouch []uint8
	held             [][]uint8 // by container
	rest             []uint8   // the pouch for rooms
	cards, deck      []int16
	used             []uint8 // by design: how many of it lie somewhere
}

// lowerDeal lowers the set-up; where the mission deals in a way that is not known here, the table goes on doing it.
func (x *Rules) lowerDeal() {
	if !plainly(&x.Mission.Setup) || x.besides {
		return
	}
	t, err := x.tables.Table(0)
	if err != nil {
		return // the first game will tell
	}
	g, s := &Game{Rules: x}, t.State()
	carriers := g.set(&s, 0)
	if g.err != nil || g.Luck != luckOf(0) {
		return
	}
	d := &deal{plain: g.State}
	for _, c := range s.Crates {
		d.crates, d.laid = append(d.crates, g.holder(c.ID, 0, carriers)), append(d.laid, x.designsOf(c.Tokens))
	}
	d.aside = x.designsOf(s.Aside)
	supply := dealing.Stock(x.Mission, x.Set)
	for _, stays := range []bool{false, true} {
		for _, size := range x.Set.TokenSizes {
			if size.Pouch == stays {
				d.sizes = append(d.sizes, x.sizeDeal(size, supply, s.Box))
			}
		}
	}
	for _, a := range x.Mission.Setup.Events {
		d.cards = append(d.cards, x.cardDeal(a))
	}
	x.deal = d
}

// plainly reports whether a set-up deals tokens and shuffles cards, and no more than that.
func plainly(s *model.Setup) bool {
	return s.Pool == nil && len(s.Deck) == 0 && len(s.Prisoners) == 0 &&
		!slices.ContainsFunc(s.Contents, func(c model.Content) bool { return c.Draw != nil }) &&
		!slices.ContainsFunc(s.NPCs, func(n model.StartNPC) bool { return len(n.Among) > 0 || len(n.Tokens) > 0 })
}

// designsOf are the designs of tokens.
func (x *Rules) designsOf(ids []string) []uint8 {
	var out []uint8
	for _, id := range ids {
		out = append(out, uint8(x.designOf(id)))
	}
	return out
}

// sizeDeal lowers how a size of token is dealt out of a box.
func (x *Rules) sizeDeal(size model.TokenSize, supply dealing.Supply, box []string) sizeDeal {
	out := sizeDeal{mixed: supply.Pool(size.ID).Mixed, pouch: size.Pouch}
	for _, l := range supply.Dealable() {
		if l.Size != size.ID {
			continue
		}
		low := lot{count: l.Count}
		for _, d := range l.Designs {
			for range min(d.Count, dealing.Count(box, d.ID)) {
				low.all = append(low.all, uint8(x.designOf(d.ID)))
			}
		}
		if l.Rare {
			out.rare = append(out.rare, low)
		} else {
			out.common = append(out.common, low)
		}
	}
	for _, c := range dealing.Containers(x.Mission) {
		out.gets = append(out.gets, uint8(c.Gets(x.Mission, size.ID)))
	}
	return out
}

// cardDeal lowers how a kind of card joins the deck.
func (x *Rules) cardDeal(a model.EventAllocation) cardDeal {
	open := len(corespace.LeftOpen(&model.Mission{Setup: model.Setup{Events: []model.EventAllocation{a}}})) > 0
	out := cardDeal{count: max(a.Count, 0), random: a.Mode == model.RandomCards, open: open}
	for _, key := range x.tables.Cards(a.Kind) {
		out.cards = append(out.cards, int16(x.Program.CardID(key)))
	}
	switch {
	case open, a.Mode == model.AsideCards:
		out.count = 0
	case a.Mode == model.AllCards:
		out.count = len(out.cards)
	}
	return out
}

// flat sets a game up by the lowered deal; false where there is none, where players have agreed on cards, or where the boxes turn
// out to be too small.
func (g *Game) flat(seed uint64) bool {
	d := g.Rules.deal
	if d == nil || len(g.Rules.Agreed.Cards) > 0 {
		return false
	}
	g.begin(&d.plain)
	g.Luck = luckOf(seed)
	setup, deck := rng.Begin(seed, "setup"), rng.Begin(seed, "deck")
	setup.Intn(int(g.Crews)) // the table's turn counter, which a game gives by itself
	s := &g.dealt
	s.begin(d, len(g.Rules.each))
	for i := range d.sizes {
		if !s.deal(&d.sizes[i], &setup) {
			return false
		}
	}
	if !s.shuffleDeck(d, &deck) {
		return false
	}
	for _, at := range s.deck {
		if at >= 0 && g.Deck.N < MaxCards {
			g.Deck.Cards[g.Deck.N] = uint8(at)
			g.Deck.N++
		}
	}
	return g.layDealt(d)
}

// begin has nothing dealt yet.
func (s *dealt) begin(d *deal, designs int) {
	if len(s.held) != len(d.crates) || len(s.used) != designs {
		*s = dealt{held: make([][]uint8, len(d.crates)), used: make([]uint8, designs)}
	}
	for i := range s.held {
		s.held[i] = append(s.held[i][:0], d.laid[i]...)
	}
	clear(s.used)
	s.rest, s.deck = s.rest[:0], s.deck[:0]
}

// deal deals one size of token: ordinary ones, with as many rare ones as are mixed in (seed 000:624-626, 1664).
func (s *dealt) deal(d *sizeDeal, luck *rng.Stream) bool {
	s.rare, s.pouch = s.rare[:0], s.pouch[:0]
	for i := range d.common {
		s.pouch = s.pick(s.pouch, &d.common[i], luck)
	}
	for i := range d.rare {
		s.rare = s.pick(s.rare, &d.rare[i], luck)
	}
	if d.mixed > len(s.rare) {
		return false
	}
	shuffle(luck, s.rare)
	s.pouch = append(s.pouch, s.rare[:d.mixed]...)
	shuffle(luck, s.pouch)
	left := s.pouch
	for i, n := range d.gets {
		if int(n) > len(left) {
			return false
		}
		s.held[i], left = append(s.held[i], left[:n]...), left[n:]
	}
	if d.pouch {
		s.rest = append(s.rest, left...)
	}
	return true
}

// pick adds the tokens of a lot that take part.
func (s *dealt) pick(to []uint8, l *lot, luck *rng.Stream) []uint8 {
	if l.count >= len(l.all) {
		return append(to, l.all...)
	}
	s.lot = append(s.lot[:0], l.all...)
	shuffle(luck, s.lot)
	return append(to, s.lot[:l.count]...)
}

// shuffleDeck makes the deck (seed 000:629, 1646).
func (s *dealt) shuffleDeck(d *deal, luck *rng.Stream) bool {
	for i := range d.cards {
		c := &d.cards[i]
		if c.count > len(c.cards) {
			return false
		}
		s.cards = append(s.cards[:0], c.cards...)
		if c.random || c.open {
			shuffle(luck, s.cards)
		}
		s.deck = append(s.deck, s.cards[:c.count]...)
	}
	shuffle(luck, s.deck)
	return true
}

// shuffle is rng.Stream.Shuffle of a list.
func shuffle[T any](luck *rng.Stream, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		k := luck.Intn(i + 1)
		list[i], list[k] = list[k], list[i]
	}
}

// layDealt lays the tokens where they have been dealt to, as layTokens does.
func (g *Game) layDealt(d *deal) bool {
	for i, list := range g.dealt.held {
		if !g.layAll(list, d.crates[i]) {
			return false
		}
	}
	return g.layAll(g.dealt.rest, Token{Where: InPouch}) && g.layAll(d.aside, Token{Where: SetAside})
}

// layAll lays the next token of each of some designs somewhere; false where there is none left.
func (g *Game) layAll(designs []uint8, at Token) bool {
	for _, d := range designs {
		if int(d) >= len(g.Rules.each) || int(g.dealt.used[d]) >= len(g.Rules.each[d]) {
			return false
		}
		n := g.dealt.used[d]
		g.Tokens[g.Rules.each[d][n]] = at
		g.dealt.used[d]++
	}
	return true
}
