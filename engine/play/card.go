package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// runEvent draws an event card; hidden ones are kept by whoever holds the turn counter. One of which nothing comes goes back into
// the deck, and another is drawn (seed 000:673-693).
func (g *Game) runEvent(f *Frame) {
	if f.Step == 2 { // it is drawn again
		f.Step, f.A = 0, f.A-1
		f.G += min(f.E, 1)
	}
	if f.E > 0 {
		g.drawFit(f)
		return
	}
	if f.Step == 1 {
		if !g.dead(f) {
			g.pop()
			return
		}
		f.Step = 0
		g.giveBack(f)
		return
	}
	if f.A == 0 {
		f.C = int16(g.Deck.N) + int16(g.Discard.N)
	}
	if f.A == max(f.C, 1) || g.Deck.N == 0 && !g.reshuffle() {
		g.pop()
		return
	}
	f.A, f.B, f.D, f.Step = f.A+1, int16(g.Deck.Cards[0]), 0, 1
	g.Deck.take()
	g.resolve(f)
}

// drawFit draws the next card that an effect asks for: the first that fits, out of the deck.
func (g *Game) drawFit(f *Frame) {
	if f.Step == 1 {
		if f.Step = 0; g.dead(f) {
			g.giveBack(f)
			return
		}
	}
	o := &g.Rules.lists[f.E-1][f.F]
	at := slices.IndexFunc(g.Deck.Cards[:g.Deck.N], func(card uint8) bool { return o.cards[card] })
	if f.G <= 0 || at < 0 {
		g.pop()
		return
	}
	card := g.Deck.Cards[at]
	copy(g.Deck.Cards[at:], g.Deck.Cards[at+1:g.Deck.N])
	g.Deck.N--
	f.A, f.B, f.D, f.G, f.Step = f.A+1, int16(card), 0, f.G-1, 1
	g.resolve(f)
}

// deckDeed is what an effect does with the event deck.
type deckDeed uint8

// What is done with it.
const (
	drawCards deckDeed = iota + 1
	takeOut            // of the game
	layAside           // beside the deck
	shuffleIn
	layOnTop
)

// Who keeps the cards that no crew does: they lie beside the deck, or are out of the game.
const (
	beside = 254
	outside
)

// lowerDeck lowers a change of the event deck.
func (x *Rules) lowerDeck(o *op, e *model.Effect) bool {
	o.deck = map[string]deckDeed{"draw": drawCards, "remove": takeOut, "set-aside": layAside, "shuffle-in": shuffleIn, "shuffle-top": layOnTop, "top": layOnTop}[e.Op]
	some := false
	for i := range x.Program.Cards {
		is := x.Program.Cards[i].Is(e.Category, e.Card)
		o.cards, some = append(o.cards, is), some || is
	}
	x.besides = x.besides || o.deck != drawCards
	return o.deck != 0 && some && sameEffect(model.Effect{Kind: e.Kind, Op: e.Op, Category: e.Category, Card: e.Card, Count: e.Count}, *e)
}

// changeDeck draws from the event deck, takes cards out of it, or brings some in.
func (g *Game) changeDeck(f *Frame, o *op) {
	n := int(o.count)
	if n == 0 {
		n = MaxCards
	}
	switch o.deck {
	case drawCards:
		g.push(Frame{Kind: eventFrame, E: f.A + 1, F: f.B - 1, G: int16(max(o.count, 1))})
		return
	case takeOut, layAside:
		keeper := uint8(outside)
		if o.deck == layAside {
			keeper = beside
		}
		taken := g.Deck.pick(o.cards, n, nil)
		taken = g.Discard.pick(o.cards, n-len(taken), taken)
		for _, card := range taken {
			if !g.Held.keep(card, keeper) {
				g.tooMuch(fmt.Sprintf("more than %d event cards are kept or lie beside the deck: let rules take fewer out of it", MaxHeld))
				return
			}
		}
		g.deckTold(len(taken))
		return
	}
	var in pile
	for i := 0; i < int(g.Held.N) && int(in.N) < n; i++ {
		if card := g.Held.Cards[i]; g.Held.Holder[i] == beside && o.cards[card] {
			in.add(card)
			g.Held.give(i)
			i--
		}
	}
	if o.deck == layOnTop {
		for _, card := range g.Deck.pick(o.cards, n-int(in.N), nil) {
			in.add(card)
		}
		g.Luck[deckLuck].Shuffle(int(in.N), func(i, j int) { in.Cards[i], in.Cards[j] = in.Cards[j], in.Cards[i] })
	}
	if in.N == 0 {
		return
	}
	was := g.Deck
	if g.Deck = in; o.deck == shuffleIn {
		g.Deck = was
		was = in
	}
	for _, card := range was.Cards[:was.N] {
		g.Deck.add(card)
	}
	g.deckTold(int(in.N))
	if o.deck == shuffleIn {
		g.shuffle()
	}
}

// deckTold tells how many cards of the deck have come or gone.
func (g *Game) deckTold(n int) {
	if n > 0 {
		g.tell(Event{Kind: DeckChanged, A: int16(n)})
	}
}

// pick takes up to n cards that are meant out of a pile, and adds them to a list.
func (p *pile) pick(meant []bool, n int, list []uint8) []uint8 {
	k := uint8(0)
	for _, card := range p.Cards[:p.N] {
		if n > 0 && meant[card] {
			n--
			list = append(list, card)
			continue
		}
		p.Cards[k] = card
		k++
	}
	for i := k; i < p.N; i++ {
		p.Cards[i] = 0
	}
	p.N = k
	return list
}

// resolve does what the card in hand says at the level that the track is at.
func (g *Game) resolve(f *Frame) {
	card := uint8(f.B)
	c := &g.Rules.Program.Cards[card]
	g.tell(Event{Kind: CardDrawn, A: int16(card), B: int16(g.Rules.levelAt(g.Pegs))})
	if g.Rules.hidden(c.Sort) && g.Held.keep(card, g.Turn) {
		f.D = 1
		g.signal(program.CardKept, program.ID(card), -1)
		return
	}
	g.Discard.add(card)
	g.before = g.State
	if band := g.bandFor(c); band >= 0 {
		list := g.Rules.bands[card][band]
		if len(g.Rules.lists[list]) == 0 {
			g.tell(Event{Kind: CardWords, A: int16(card), B: int16(band)})
			f.D = 1
		}
		g.push(Frame{Kind: opsFrame, A: list, C: -1})
	}
	g.signal(program.CardDrawn, program.ID(card), -1)
}

// dead reports whether nothing came of the card in hand: the state is as it was before, but for luck (ruling RU-56).
func (g *Game) dead(f *Frame) bool {
	if f.D != 0 || !g.Rules.numbers.deadAgain {
		return false
	}
	b := &g.before
	b.Luck, b.Shown, b.Frames, b.Depth, b.Deck, b.Discard = g.Luck, g.Shown, g.Frames, g.Depth, g.Deck, g.Discard
	return *b == g.State
}

// resolved notes that something comes of the card that is being resolved, if there is one: there was something to choose, something
// that players do themselves, or somebody to do something to, whatever the dice make of it (ruling RU-56).
func (g *Game) resolved() {
	for i := range g.Frames[:g.Depth] {
		if g.Frames[i].Kind == eventFrame {
			g.Frames[i].D = 1
		}
	}
}

// resolving reports whether a card is being resolved.
func (g *Game) resolving() bool {
	for i := range g.Frames[:g.Depth] {
		if g.Frames[i].Kind == eventFrame {
			return true
		}
	}
	return false
}

// nobodyThere reports whether an effect says whom it is about, and nobody is: then nothing comes of it whatever it does.
func (g *Game) nobodyThere(o *op, s scope) bool {
	if !o.named || o.who.unknown || o.who.choice {
		return false
	}
	var cells area
	if o.who.in != nil {
		cells = g.area(o.who.in)
	}
	return g.chosen(&o.who, s, &cells) == 0
}

// giveBack shuffles the card in hand into the deck again; the NPC of its icon comes in its place (seed 000:687-693). An empty
// deck first takes in the discards, or the same card would be the only one to draw.
func (g *Game) giveBack(f *Frame) {
	card := uint8(f.B)
	g.Discard.N--
	if g.Deck.N == 0 {
		g.Deck, g.Discard = g.Discard, pile{}
	}
	g.Deck.add(card)
	g.shuffle()
	g.tell(Event{Kind: CardBack, A: int16(card)})
	if kind := g.Rules.icons[card]; kind >= 0 && g.Rules.numbers.deadIcon && g.available(kind) >= 0 {
		g.arrive(kind, 1, Usual)
	}
}

// shuffle puts the deck into another order.
func (g *Game) shuffle() {
	d := &g.Deck
	g.Luck[deckLuck].Shuffle(int(d.N), func(i, j int) { d.Cards[i], d.Cards[j] = d.Cards[j], d.Cards[i] })
	g.tell(Event{Kind: DeckShuffled})
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
	g.shuffle()
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

// lowerCards lowers what stands on the event cards.
func (x *Rules) lowerCards() error {
	for i := range x.Program.Cards {
		var bands []int16
		for _, does := range x.Program.Cards[i].Does {
			bands = append(bands, x.lowerOps(does))
		}
		x.bands = append(x.bands, bands)
		x.icons = append(x.icons, int8(slices.IndexFunc(x.Set.NPCs, func(n model.NPCKind) bool { return n.ID == x.Program.Cards[i].Fallback })))
	}
	if d := x.Set.Play.DeadCards; d != nil {
		x.numbers.deadIcon, x.numbers.deadAgain = d.Icon, d.Again
	}
	return nil
}

// hand gives a figure a token of a design that was set aside; where it has no room, the token lies beside it.
func (g *Game) hand(design int, to int8) {
	for i := range g.Rules.tokens {
		if int(g.Rules.tokens[i]) != design || g.Tokens[i].Where != SetAside || to < 0 {
			continue
		}
		if g.spaces(to) >= g.Rules.designs[design].spaces {
			g.carry(to, int16(i))
		} else {
			g.lay(to, int16(i))
		}
		return
	}
	g.tell(Event{Kind: NoToken, A: int16(design)})
}

// lowerTouches notes which pieces rules wait for.
func (x *Rules) lowerTouches() error {
	for _, d := range x.Field.Doors {
		x.doorIDs = append(x.doorIDs, int16(x.Program.ID(program.Doors, d.Key)))
	}
	for _, p := range x.Field.Pieces {
		x.pieceIDs = append(x.pieceIDs, x.Program.ID(program.Pieces, p.ID))
	}
	x.talks = len(x.Program.Hooks[program.FigurePersuaded]) > 0
	x.touchable = make([]bool, len(x.Field.Pieces))
	x.unsure = make([]bool, len(x.Field.Pieces))
	x.waiting = make([][]int, len(x.Field.Pieces))
	for i, id := range x.pieceIDs {
		for range x.Program.Waiting(program.Signal{Event: program.PieceTouched, About: []program.ID{id}}) {
			x.touchable[i] = id != program.None
		}
		for h := range x.Program.SetOff(program.Signal{Event: program.PieceTouched, About: []program.ID{id}}) {
			if x.rules[h.Rule].leaves[h.Leaf].vague {
				x.unsure[i] = true
			} else {
				x.waiting[i] = append(x.waiting[i], int(h.Rule))
			}
		}
		x.touchable[i] = x.touchable[i] || x.wanted(i)
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

// waits reports whether a rule that waits for somebody to interact with a piece still works for a figure.
func (g *Game) waits(who int8, piece int) bool {
	e := happening{event: program.PieceTouched, by: who, about: g.Rules.pieceIDs[piece]}
	for _, rule := range g.Rules.waiting[piece] {
		if !g.exhausted(rule, &e) {
			return true
		}
	}
	return g.goalOpen(piece)
}

// touched sets off the rules that wait for somebody to interact with a piece.
func (g *Game) touched(who int8, piece int) {
	g.did(kinds.InteractGoal, g.Figures[who].Crew, func(x *goal) bool { return x.piece == piece && g.passes(x.check, who) })
	if g.Rules.fitted[piece] {
		g.install(who, piece)
	}
	if id := g.Rules.pieceIDs[piece]; id != program.None {
		g.signal(program.PieceTouched, id, who)
	}
}

// Cards that crews keep are played in the turn of a trader of theirs (seed 000:681). When else one could be played stands in its
// words alone: those are the players' own.

// listCards lists the kept cards that somebody can play in its turn.
func (g *Game) listCards(who int8) {
	for i, card := range g.Held.Cards[:g.Held.N] {
		if int8(g.Held.Holder[i]) == g.Figures[who].Crew && g.Rules.personal(g.bandList(card)) {
			g.option(Option{Code: PlayCard, A: int16(i), B: int16(card)})
		}
	}
}

// bandList is the list of what a card says at the level that the track is at; -1: nothing.
func (g *Game) bandList(card uint8) int16 {
	band := g.bandFor(&g.Rules.Program.Cards[card])
	if band < 0 {
		return -1
	}
	return g.Rules.bands[card][band]
}

// personal reports whether effects are all for whoever acts, or for the track, and are played.
func (x *Rules) personal(list int16) bool {
	return list >= 0 && len(x.lists[list]) > 0 && !slices.ContainsFunc(x.lists[list], func(o op) bool {
		return o.unknown || o.code != kinds.PegsEffect && (!o.named || !o.who.acting)
	})
}

// playCard plays a kept card, which is discarded then.
func (g *Game) playCard(who int8, at int16) {
	card := g.Held.Cards[at]
	list := g.bandList(card)
	g.Held.give(int(at))
	g.Discard.add(card)
	g.tell(Event{Kind: CardPlayed, A: int16(who), B: int16(card)})
	g.push(Frame{Kind: opsFrame, A: list, C: int16(who)})
	g.signal(program.CardPlayed, program.ID(card), who)
}
