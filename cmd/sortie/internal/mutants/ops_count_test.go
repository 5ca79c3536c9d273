package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// countOperators break how much there is of something: tokens, panels, crates, figures, cards.
func countOperators() []operator {
	return []operator{
		{"raise-allocation", "deals more tokens into the crates of a size", raiseAllocation, allocation, nil},
		{"raise-rare", "mixes more rare tokens in", raiseRare, allocation, nil},
		{"drop-allocation", "takes a row of the search table away", dropAllocation, allocation, nil},
		{"row-without-crate", "takes the crates of one size away, but not their row", dropCrates, all(allocation, dangling), nil},
		{"raise-deal", "deals more tokens into the pieces of a deal of their own", raiseDeal, allocation, nil},
		{"bar-tokens", "leaves whole categories out of the pool", barTokens, allocation, nil},
		{"aside-again", "sets a token aside once more", asideAgain, tokens, nil},
		{"ask-for-more", "asks for more tokens in an objective", askForMore, tokens, nil},
		{"place-again", "lays a token of the contents down in more places", placeAgain, tokens, nil},
		{"more-pieces", "adds furniture of a kind that the boxes count", morePieces, components, nil},
		{"scarce-panel", "builds panels of a kind that the boxes hold few of", scarcePanel, components, nil},
		{"recolour-crate", "gives a crate another colour", recolourCrate, components, nil},
		{"drop-box", "takes a box away", dropBox, all(components, allocation, tokens), nil},
		{"swap-box", "names another box of the edition", swapBox, all(components, allocation, tokens, traders), nil},
		{"more-figures", "puts more figures on the board from the start", moreFigures, components, nil},
		{"more-markers", "adds markers beyond those in the boxes", moreMarkers, components, nil},
		{"ask-for-cards", "asks for more event cards than there are", askForCards, cards, nil},
		{"drop-cards", "takes cards out of the decks that a mission counts on", dropCards, cards, nil},
		{"drop-deck", "takes the deck of a kind away", dropDeck, cards, nil},
		{"drop-card-type", "leaves the cards of a group out that comes to the board", dropCardType, groupsWithoutCards, nil},
		{"drop-card-kind", "asks for no cards of any kind", dropCardKinds, cards, nil},
		{"change-absent-cards", "changes the deck by cards that are not in it", changeAbsentCards, cards, nil},
		{"cards-without-figures", "asks for cards whose figures are in no box", cardsWithoutFigures, cards, nil},
		{"leave-group-out", "leaves out a group whose cards are in the deck", leaveGroupOut, cards, nil},
		{"wait-for-absent-card", "has a rule wait for a card that is in no deck", waitForAbsentCard, cards, nil},
	}
}

func raiseAllocation(t *trial) string {
	a := pick(t, t.mission.Setup.Allocation)
	if a == nil || len(a.Tokens) == 0 {
		return ""
	}
	c := pick(t, a.Tokens)
	c.Count += 1 + t.IntN(40)
	return did("%d %s tokens into each %s crate", c.Count, c.Size, a.Crate)
}

func raiseRare(t *trial) string {
	s := pick(t, t.rules.TokenSizes)
	n := 1 + t.IntN(12)
	for i := range t.mission.Setup.Rare {
		if r := &t.mission.Setup.Rare[i]; r.Size == s.ID {
			r.Count += n
			return did("%d rare %s tokens", r.Count, s.ID)
		}
	}
	t.mission.Setup.Rare = append(t.mission.Setup.Rare, model.TokenCount{Size: s.ID, Count: n})
	return did("%d rare %s tokens", n, s.ID)
}

func dropAllocation(t *trial) string {
	a := pick(t, t.mission.Setup.Allocation)
	if a == nil {
		return ""
	}
	size := a.Crate
	t.mission.Setup.Allocation = without(t.mission.Setup.Allocation, a)
	return did("no row for %s", size)
}

func dropCrates(t *trial) string {
	a := pick(t, t.mission.Setup.Allocation)
	if a == nil {
		return ""
	}
	for _, f := range t.mission.Floors() {
		f.Board.Crates = slices.DeleteFunc(f.Board.Crates, func(c model.Crate) bool { return c.Size == a.Crate })
	}
	return did("no %s crates", a.Crate)
}

func raiseDeal(t *trial) string {
	d := pick(t, t.mission.Setup.Deals)
	if d == nil || len(d.Tokens) == 0 {
		return ""
	}
	c := pick(t, d.Tokens)
	c.Count += 5 + t.IntN(60)
	return did("%d %s tokens into %v", c.Count, c.Size, d.Into)
}

func barTokens(t *trial) string {
	if t.mission.Setup.Pool == nil {
		t.mission.Setup.Pool = &model.PoolRule{}
	}
	p := t.mission.Setup.Pool
	p.ExcludeCategories = nil
	for _, k := range t.rules.Tokens {
		if !slices.Contains(p.ExcludeCategories, k.Category) && t.IntN(4) > 0 {
			p.ExcludeCategories = append(p.ExcludeCategories, k.Category)
		}
	}
	return did("without %v", p.ExcludeCategories)
}

func asideAgain(t *trial) string {
	id := pick(t, t.mission.Setup.Aside)
	if id == nil {
		return ""
	}
	n := 1 + t.IntN(6)
	for range n {
		t.mission.Setup.Aside = append(t.mission.Setup.Aside, *id)
	}
	return did("%s is set aside %d times more", *id, n)
}

func askForMore(t *trial) string {
	o := pick(t, t.mission.Objectives)
	if o == nil {
		return ""
	}
	g := &o.Done
	if len(g.Goals) > 0 {
		g = pick(t, g.Goals)
	}
	if g.Token == "" {
		return ""
	}
	g.Count += 2 + t.IntN(8)
	return did("%s asks for %d of %s", o.ID, g.Count, g.Token)
}

func placeAgain(t *trial) string {
	c := pickWhere(t, t.mission.Setup.Contents, func(c model.Content) bool { return len(c.Tokens) > 0 })
	if c == nil {
		return ""
	}
	n := 1 + t.IntN(8)
	for range n {
		c.Tokens = append(c.Tokens, c.Tokens[0])
	}
	return did("%d times more of %s in one place", n, c.Tokens[0])
}

func morePieces(t *trial) string {
	boxes := owned(t)
	k := pickWhere(t, t.rules.Furniture, func(k model.FurnitureKind) bool { return held(boxes, furnitureOf, k.ID) > 0 })
	if k == nil {
		return ""
	}
	n := 1 + t.IntN(6)
	for i := range n {
		t.mission.Board.Furniture = append(t.mission.Board.Furniture, model.Furniture{
			ID: did("more-%d", i), Kind: k.ID, Footprint: model.Footprint{Centre: t.somewhere(&t.mission.Board), Width: k.Width, Depth: k.Depth},
		})
	}
	return did("%d more of %s", n, k.ID)
}

func scarcePanel(t *trial) string {
	k := pick(t, t.rules.Panels)
	n := 0
	for i := range t.mission.Board.Panels {
		p := &t.mission.Board.Panels[i]
		if old := panelKind(t.rules, p.Kind); old.Length == k.Length && passable(*old) == passable(*k) && old.ID != k.ID && t.IntN(3) > 0 {
			p.Kind, p.State = k.ID, ""
			if k.HasDoor() {
				p.State = model.Closed
			}
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return did("%d panels become %s", n, k.ID)
}

func recolourCrate(t *trial) string {
	b := t.ground(has(func(b *model.Board) []model.Crate { return b.Crates }))
	if b == nil {
		return ""
	}
	c := pick(t, b.Crates)
	for _, s := range t.rules.Crates {
		if s.ID == c.Size && len(s.Colours) > 0 {
			c.Colour = s.Colours[t.IntN(len(s.Colours))]
		}
	}
	return did("%s is %s", c.ID, c.Colour)
}

func dropBox(t *trial) string {
	b := pick(t, t.mission.Boxes)
	if b == nil {
		return ""
	}
	id := *b
	t.mission.Boxes = without(t.mission.Boxes, b)
	return did("without box %s", id)
}

func moreFigures(t *trial) string {
	boxes := owned(t)
	k := pickWhere(t, t.rules.NPCs, func(k model.NPCKind) bool { return held(boxes, figuresOf, k.ID) > 0 })
	if k == nil {
		return ""
	}
	n := held(boxes, figuresOf, k.ID) + 1 + t.IntN(5)
	e := pick(t, t.mission.Board.Entries)
	t.mission.Setup.NPCs = append(t.mission.Setup.NPCs, model.StartNPC{Kind: k.ID, Count: n, Place: &model.Place{Entry: e.ID}})
	return did("%d of %s from the start", n, k.ID)
}

func moreMarkers(t *trial) string {
	boxes := owned(t)
	k := pickWhere(t, t.rules.Markers, func(k model.MarkerKind) bool { return held(boxes, markersOf, k.ID) > 0 })
	if k == nil {
		return ""
	}
	n := held(boxes, markersOf, k.ID) + 1 + t.IntN(3)
	for i := range n {
		t.mission.Board.Markers = append(t.mission.Board.Markers, model.Marker{ID: did("more-%d", i), Kind: k.ID, Number: i + 1, At: t.somewhere(&t.mission.Board)})
	}
	return did("%d more of %s", n, k.ID)
}

// swapBox names another box of the edition. No edition that ships has two of which one has no traders: so
// here is one like the first but for them.
func swapBox(t *trial) string {
	t.rules = clone(t.rules)
	annex := clone(t.rules.Boxes[0])
	annex.ID, annex.Traders = "annex", nil
	t.rules.Boxes = append(t.rules.Boxes, annex)
	b := pick(t, t.rules.Boxes)
	if slices.Contains(t.mission.Boxes, b.ID) {
		return ""
	}
	t.mission.Boxes = []string{b.ID}
	k := pickWhere(t, t.rules.Traders, func(k model.TraderKind) bool {
		return held(t.rules.Boxes, func(b model.Box) []model.BoxCount { return b.Traders }, k.ID) > 0
	})
	if k == nil {
		return did("box %s in place of the others", b.ID)
	}
	t.mission.Setup.Crews = &model.CrewLimit{Traders: []string{k.ID}}
	return did("box %s in place of the others, and %s must take part", b.ID, k.ID)
}

// traders finds traders who must take part and whose boards are in another box.
func traders(t *trial) []fault {
	c := t.mission.Setup.Crews
	if c == nil {
		return nil
	}
	boards := func(b model.Box) []model.BoxCount { return b.Traders }
	var faults []fault
	for _, id := range c.Traders {
		if held(t.rules.Boxes, boards, id) > 0 && held(owned(t), boards, id) == 0 {
			faults = append(faults, wrong([]string{"CMP008"}, "%s is in no box", id))
		}
	}
	return faults
}

func dropCardType(t *trial) string {
	e := pick(t, t.mission.Setup.Events)
	if e == nil {
		return ""
	}
	kind := e.Kind
	drop := func(list []model.EventAllocation) []model.EventAllocation {
		return slices.DeleteFunc(list, func(e model.EventAllocation) bool { return e.Kind == kind })
	}
	t.mission.Setup.Events = drop(t.mission.Setup.Events)
	for i := range t.mission.Variations {
		t.mission.Variations[i].Events = drop(t.mission.Variations[i].Events)
	}
	t.mission.Setup.Deck = slices.DeleteFunc(t.mission.Setup.Deck, func(d model.DeckChange) bool { return d.Category == kind })
	return did("no %s cards", kind)
}

// groupsWithoutCards finds groups whose figures come and of whose cards none is in the deck, although there are
// some (seed 000:1646-1651). A deck of one kind only is the plain one for a first game.
func groupsWithoutCards(t *trial) []fault {
	kinds := map[string]bool{}
	for _, e := range asked(t.mission) {
		kinds[e.Kind] = true
	}
	if len(kinds) < 2 {
		return nil
	}
	var faults []fault
	for _, g := range t.rules.Groups {
		have := slices.ContainsFunc(g.Cards, func(k string) bool { return kinds[k] })
		could := slices.ContainsFunc(g.Cards, func(k string) bool { return inDeck(t, k) > 0 })
		comes := slices.ContainsFunc(t.rules.NPCs, func(n model.NPCKind) bool {
			return n.Group == g.ID && (byTrack(t, n.ID) || slices.ContainsFunc(t.mission.Setup.NPCs, func(s model.StartNPC) bool { return s.Kind == n.ID }))
		})
		if comes && could && !have {
			faults = append(faults, wrong([]string{"DCK"}, "the %s come without their cards", g.ID))
		}
	}
	return faults
}
