package play

import "slices"

// Cards that crews keep are played in the turn of a trader of theirs (seed 000:681). When else one could be played stands in its
// words alone: those are the players' own.

// listCards lists the kept cards that somebody can play in its turn.
func (g *Game) listCards(who int8) {
	for i, card := range g.Held.Cards[:g.Held.N] {
		if int8(g.Holder[i]) == g.Figures[who].Crew && g.Rules.personal(g.bandList(card)) {
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

// personal reports whether effects are all for whoever acts, and are played.
func (x *Rules) personal(list int16) bool {
	return list >= 0 && len(x.lists[list]) > 0 && !slices.ContainsFunc(x.lists[list], func(o op) bool { return o.unknown || !o.named || !o.who.acting })
}

// playCard plays a kept card, which is discarded then.
func (g *Game) playCard(who int8, at int16) {
	card := g.Held.Cards[at]
	list := g.bandList(card)
	copy(g.Held.Cards[at:], g.Held.Cards[at+1:g.Held.N])
	copy(g.Holder[at:], g.Holder[at+1:g.Held.N])
	g.Held.N--
	g.Discard.add(card)
	g.tell(Event{Kind: CardPlayed, A: int16(who), B: int16(card)})
	g.push(Frame{Kind: opsFrame, A: list, C: int16(who)})
}
