package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
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
)

// whichItem says which of somebody's items an effect is about.
type whichItem uint8

// The items that effects speak of.
const (
	anyItem    whichItem = iota // whoever decides picks one
	usedItem                    // the one used in the attack
	otherItem                   // any but that one
	randomItem                  // one that the die picks
)

// lowerItem lowers what an effect does with items; false where it says more of it than the engine plays.
func (x *Rules) lowerItem(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Op: e.Op, Who: e.Who, Which: e.Which, Category: e.Category, Size: e.Size, To: e.To, Full: e.Full, Each: e.Each}
	if !sameEffect(plain, *e) || e.Full != "" && e.Full != "drop" || e.Size != "" && e.Size != "small" || e.Category != "" && e.Category != "weapon" {
		return false
	}
	deeds := map[string]itemDeed{"scatter": scatterItem, "steal": stealItem, "break": breakItem, "discard": discardItem}
	which := map[string]whichItem{"": anyItem, "used": usedItem, "other": otherItem, "random": randomItem}
	w, known := which[e.Which]
	out.item, out.which, out.small, out.weapon, out.each = deeds[e.Op], w, e.Size == "small", e.Category == "weapon", e.Each
	out.who = x.lowerWho(e.Who)
	if e.Who == nil {
		out.who.figure, out.who.acting = selfFigure, false
	}
	toSelf := e.To != nil && sameWho(*e.To, model.Who{Figure: "self"})
	return known && out.item != noItemDeed && (out.item != stealItem || toSelf) && (e.To == nil || out.item == stealItem)
}

// sameWho reports whether two choices of figures are the same.
func sameWho(a, b model.Who) bool { return a == b }

// items has an effect deal with items of a figure: at once, or of one that somebody picks.
func (g *Game) items(f *Frame, o *op, on int8, s scope) {
	var have [16]int16
	list := g.itemsOf(f, o, on, have[:0])
	switch {
	case len(list) == 0:
	case o.each:
		for _, t := range list {
			g.deal(o.item, t, on, s.by)
		}
	case o.which == randomItem:
		g.deal(o.item, list[g.oneOf(len(list))], on, s.by)
	case len(list) == 1:
		g.deal(o.item, list[0], on, s.by)
	default:
		g.push(Frame{Kind: itemFrame, A: f.A, B: f.B - 1, C: int16(on), D: int16(s.by), F: f.F})
	}
}

// itemsOf are the items of a figure that an effect is about.
func (g *Game) itemsOf(f *Frame, o *op, on int8, list []int16) []int16 {
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
	item, on, by := g.Rules.lists[f.A][f.B].item, int8(f.C), int8(f.D)
	g.pop()
	g.deal(item, o.A, on, by)
}

// deal does something with an item of a figure.
func (g *Game) deal(d itemDeed, token int16, on, by int8) {
	t := &g.Tokens[token]
	switch d {
	case stealItem:
		if !g.isTrader(by) || g.spaces(by) < g.Rules.designs[g.Rules.tokens[token]].spaces { // no room: it, or something else, is dropped
			*t = Token{Where: OnFloor, At: int16(g.Figures[by].At), Flags: t.Flags &^ Worn}
			g.push(Frame{Kind: foundFrame, A: int16(by), B: token})
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
	g.tell(Event{Kind: LeftToken, A: int16(on), B: -1, C: token, At: at})
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
	if o.who.choice {
		var cells area
		if o.who.in != nil {
			cells = g.area(o.who.in)
		}
		return g.chosen(&o.who, s, &cells) == 0
	}
	if o.acts == nil || o.may || o.anytime || s.by < 0 || !slices.Contains([]figureOf{noFigure, selfFigure}, o.who.figure) {
		return false
	}
	rest := g.options
	g.options = g.options[len(rest):]
	g.listAct(s.by, o, &Frame{}, s)
	none := len(g.options) == 0
	g.options = rest
	return none
}
