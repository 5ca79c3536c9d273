package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// itemDeed is what an effect does with items of somebody.
type itemDeed uint8

// What is done with items.
const (
	noItemDeed itemDeed = iota
	scatterItem
	stealItem
	breakItem
	discardItem
	useItem   // for whoever has it
	swapItems // with what lies in the piece that was looked into
)

// whichItem says which of somebody's items an effect is about.
type whichItem uint8

// The items that effects speak of.
const (
	anyItem    whichItem = iota // whoever decides picks one
	usedItem                    // the one used in the attack
	otherItem                   // any but that one
	randomItem                  // one that the die picks
	takenItem                   // the one that was just taken
	seenItem                    // those in the piece that was looked into
)

// lowerItem lowers what an effect does with items; false where it says more of it than the engine plays.
func (x *Rules) lowerItem(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Op: e.Op, Who: e.Who, Which: e.Which, Category: e.Category, Size: e.Size, To: e.To, Full: e.Full, Each: e.Each, May: e.May, Trait: e.Trait}
	if !sameEffect(plain, *e) || e.Size != "" && e.Size != "small" || e.Category != "" && e.Category != "weapon" {
		return false
	}
	deeds := map[string]itemDeed{"scatter": scatterItem, "steal": stealItem, "break": breakItem, "discard": discardItem, "use": useItem, "swap": swapItems}
	which := map[string]whichItem{"": anyItem, "used": usedItem, "other": otherItem, "random": randomItem, "taken": takenItem, "seen": seenItem}
	w, known := which[e.Which]
	out.item, out.which, out.small, out.weapon, out.each = deeds[e.Op], w, e.Size == "small", e.Category == "weapon", e.Each
	out.who = x.lowerWho(e.Who)
	if e.Who == nil {
		out.who.figure, out.who.acting = selfFigure, false
	}
	out.may, out.full, out.trait = e.May, fullOf(e.Full), x.traitBit(e.Trait)
	toSelf := e.To != nil && sameWho(*e.To, model.Who{Figure: "self"})
	return known && x.fullFits(out, e) && out.item != noItemDeed && (out.item != stealItem || toSelf) && (e.To == nil || out.item == stealItem)
}

// full is what becomes of an item for which there is no room.
type full uint8

// What becomes of it.
const (
	fullDrops   full = iota + 1 // it or another is dropped
	fullContact                 // it can be kept while whoever lost it is in contact
	fullShip                    // it goes into the hold of the ship
)

func fullOf(id string) full {
	return map[string]full{"drop": fullDrops, "contact": fullContact, "ship": fullShip}[id]
}

// fullFits reports whether the engine plays what an effect says of items that are used, and of those for which there is no room.
func (x *Rules) fullFits(out *op, e *model.Effect) bool {
	switch out.item {
	case stealItem:
		return e.Full != "ship" && !e.May && e.Trait == ""
	case useItem:
		return out.which == takenItem && e.May && out.trait != 0 && (e.Full == "" || e.Full == "drop")
	case swapItems:
		return out.which == seenItem && e.May && e.Trait == "" && e.Category == "" && (e.Full == "" || e.Full == "ship")
	}
	return e.Full == "" && !e.May && e.Trait == "" && out.which != seenItem
}

// traitBit is the bit of an attribute of items; 0: there is none such.
func (x *Rules) traitBit(id string) uint64 {
	i := slices.IndexFunc(x.Set.Attributes, func(a model.Trait) bool { return a.ID == id })
	if i < 0 || i > 63 {
		return 0
	}
	return 1 << i
}

// sameWho reports whether two choices of figures are the same.
func sameWho(a, b model.Who) bool { return a == b }

// items has an effect deal with items of a figure: at once, or of one that somebody picks.
func (g *Game) items(f *Frame, o *op, on int8, s scope) {
	switch o.item {
	case useItem:
		g.push(Frame{Kind: itemFrame, A: f.A, B: f.B - 1, C: int16(on), D: int16(s.by), E: s.token})
		return
	case swapItems:
		g.swapSeen(f, o, s)
		return
	}
	var have [16]int16
	list := g.itemsOf(f, o, on, have[:0])
	switch {
	case len(list) == 0:
	case o.each:
		for _, t := range list {
			g.deal(o, t, on, s.by)
		}
	case o.which == randomItem:
		g.deal(o, list[g.oneOf(len(list))], on, s.by)
	case len(list) == 1:
		g.deal(o, list[0], on, s.by)
	default:
		g.push(Frame{Kind: itemFrame, A: f.A, B: f.B - 1, C: int16(on), D: int16(s.by), F: f.F})
	}
}

// itemsOf are the items of a figure that an effect is about.
func (g *Game) itemsOf(f *Frame, o *op, on int8, list []int16) []int16 {
	if s := f.scope(); o.which == takenItem {
		if s.taken() >= 0 {
			list = append(list, s.taken())
		}
		return list
	}
	used := int16(-1)
	if f.F > 0 && f.F <= int16(g.Depth) && g.Frames[f.F-1].Kind == attackFrame {
		used = g.Frames[f.F-1].C
	}
	for i, d := range g.Rules.tokens {
		t, token := &g.Tokens[i], int16(i)
		if t.Where != InTray || t.At != int16(on) || t.Flags.has(Worn) && !o.each || len(list) == cap(list) {
			continue
		}
		design := &g.Rules.designs[d]
		switch {
		case o.small && !design.small, o.weapon && !design.weapon, o.which == usedItem && token != used, o.which == otherItem && token == used:
			continue
		}
		list = append(list, token)
	}
	return list
}

// runItem asks which item an effect is about.
func (g *Game) runItem(f *Frame) {
	var have [16]int16
	o := &g.Rules.lists[f.A][f.B]
	if o.item == useItem {
		g.askUse(f, o)
		return
	}
	for _, t := range g.itemsOf(f, o, int8(f.C), have[:0]) {
		g.option(Option{Code: Take, A: t})
	}
	if len(g.options) == 0 {
		g.pop()
		return
	}
	g.choose(ItemDecision, g.decider(int8(f.D)), int8(f.C))
}

// picks deals with the item that was picked.
func (g *Game) picks(f *Frame, o Option) {
	e, on, by := &g.Rules.lists[f.A][f.B], int8(f.C), int8(f.D)
	if e.item == useItem {
		f.Step = 1
		if o.Code == UseItem {
			g.use(by, by, o.A)
		}
		return
	}
	g.pop()
	g.deal(e, o.A, on, by)
}

// askUse asks whether an item that was just taken is used at once; one for which there is no room afterwards is dropped, or
// another in its place.
func (g *Game) askUse(f *Frame, o *op) {
	by, token := int8(f.D), f.E-1
	t := &g.Tokens[max(token, 0)]
	mine := token >= 0 && t.Where == InTray && t.At == f.D
	d := &g.Rules.designs[g.Rules.tokens[max(token, 0)]]
	if f.Step == 0 && mine && d.traits&o.trait != 0 && t.Flags&(Broken|Used) == 0 {
		g.option(Option{Code: UseItem, A: token, B: f.D})
		g.option(Option{Code: Pass})
		g.choose(ItemDecision, g.decider(by), by)
		return
	}
	g.pop()
	if mine && o.full == fullDrops && g.spaces(by) < 0 {
		g.overflow(by, token)
	}
}

// overflow has somebody drop a token for which there is no room, or another one.
func (g *Game) overflow(by int8, token int16) {
	t := &g.Tokens[token]
	*t = Token{Where: OnFloor, At: int16(g.Figures[by].At), Flags: t.Flags &^ Worn}
	g.stirs(token)
	g.push(Frame{Kind: foundFrame, A: int16(by), B: token})
}

// unloads has things dropped that can be kept no longer; true: somebody is asked about it first.
func (g *Game) unloads(f *Frame) bool {
	if g.Lasting > 0 {
		g.unload()
	}
	return &g.Frames[g.Depth-1] != f
}

// unload has those drop what they have taken from somebody, and have no room for, who are no longer in contact with that one.
func (g *Game) unload() {
	n := uint8(0)
	for _, l := range g.Lasts[:g.Lasting] {
		o := &g.Rules.lists[l.List][l.Op]
		if o.full != fullContact || g.Figures[l.Who].OnBoard() && g.touch(l.Who, l.By) && g.Figures[l.By].Stands() {
			g.Lasts[n] = l
			n++
			continue
		}
		if t := &g.Tokens[l.Token]; t.Where == InTray && t.At == int16(l.Who) && g.spaces(l.Who) < 0 {
			g.overflow(l.Who, l.Token)
		}
	}
	g.Lasting = n
}

// swapSeen has somebody take things out of the piece that was looked into, and leave others there.
func (g *Game) swapSeen(f *Frame, o *op, s scope) {
	if s.spot <= 0 {
		return
	}
	w := Frame{Kind: searchFrame, A: int16(s.by), B: s.spot - 1, C: int16(InPiece), F: 1}
	if o.small {
		w.D = 1
	}
	if o.each {
		w.F, w.G = 0, int16(o.full)
	}
	g.push(w)
}

// deal does something with an item of a figure.
func (g *Game) deal(o *op, token int16, on, by int8) {
	t := &g.Tokens[token]
	if top := &g.Frames[max(g.Depth, 1)-1]; top.Kind == opsFrame {
		top.R = top.R&^(takenBits<<takenFrom) | uint64(token+1)<<takenFrom
	}
	switch o.item {
	case stealItem:
		room := g.isTrader(by) && g.spaces(by) >= g.Rules.designs[g.Rules.tokens[token]].spaces
		if o.full == fullContact && g.isTrader(by) && !room && int(g.Lasting) < MaxLasts {
			g.Lasts[g.Lasting] = Lasting{Who: by, By: on, List: g.below().A, Op: uint8(g.below().B - 1), Until: forGood, Token: token}
			g.Lasting++
			room = true
		}
		if o.full == 0 && g.isTrader(by) {
			room = true // until the effect behind it
		}
		if !room {
			g.overflow(by, token)
			return
		}
		g.carry(by, token)
	case scatterItem:
		g.scatterToken(token, on)
	case breakItem:
		if !g.Rules.designs[g.Rules.tokens[token]].objective {
			t.Flags |= Broken
			g.tell(Event{Kind: BrokenToken, A: int16(on), C: token})
		}
	case discardItem:
		*t = Token{Where: InPouch}
		g.stirs(token)
		g.tell(Event{Kind: LeftToken, A: int16(on), B: -1, C: token, At: field.None})
	}
}

// scatterToken throws an item about from where its bearer stands: as far and in the direction that the die says, until
// something is in the way (seed 000:428-432).
func (g *Game) scatterToken(token int16, on int8) {
	face, arrow := g.roll(g.Rules.random)
	at, far := g.Figures[on].At, model.Length(face.number)*model.Inch
	for {
		to, ok := g.Rules.Field.Step(at, field.Dir(arrow), g.shut())
		if cost := g.Rules.Field.Cost(field.Dir(arrow)); !ok || cost > far {
			break
		} else {
			at, far = to, far-cost
		}
	}
	t := &g.Tokens[token]
	*t = Token{Where: OnFloor, At: int16(at), Flags: t.Flags &^ Worn}
	g.stirs(token)
	g.tell(Event{Kind: LeftToken, A: int16(on), B: -1, C: token, At: at})
}

// nothing reports whether there is nothing that an effect could be about.
func (g *Game) nothing(o *op, s scope) bool {
	if o.code == kinds.LookEffect && !o.search {
		return g.Deck.N == 0
	}
	rest := g.options
	g.options = g.options[len(rest):]
	g.listPicks(o, s.by, s.spot)
	none := len(g.options) == 0
	g.options = rest
	return none
}

// idle reports whether the first of some effects would find nobody and nothing: such a skill is not used.
func (g *Game) idle(list int16, s scope) bool {
	if len(g.Rules.lists[list]) == 0 {
		return true
	}
	o := &g.Rules.lists[list][0]
	if o.around && len(g.Rules.lists[list]) > 1 {
		o = &g.Rules.lists[list][1]
	}
	if o.asks() {
		return g.nothing(o, s)
	}
	if o.who.choice {
		var cells area
		if o.who.in != nil {
			cells = g.area(o.who.in)
		}
		return g.chosen(&o.who, s, &cells) == 0
	}
	if o.acts == nil || len(o.volley) > 0 || o.may || o.anytime || s.by < 0 || !slices.Contains([]figureOf{noFigure, selfFigure}, o.who.figure) {
		return false
	}
	rest := g.options
	g.options = g.options[len(rest):]
	g.listAct(s.by, o, &Frame{}, s)
	none := len(g.options) == 0
	g.options = rest
	return none
}

// placeToken lays a token down where somebody stands, and scatters it.
func (g *Game) placeToken(o *op, s scope) {
	for i, d := range g.Rules.tokens {
		if t := &g.Tokens[i]; int(d) == o.design && (t.Where == SetAside || t.Where == InBox || t.Where == InPouch) {
			g.scatterToken(int16(i), s.by)
			return
		}
	}
}
