package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// inDeck counts the cards of a kind in the decks at hand, copies counted.
func inDeck(t *trial, kind string) int {
	n := 0
	for _, d := range t.decks {
		if d.Kind == kind && d.Edition == t.rules.ID {
			for _, c := range d.Cards {
				n += c.Copies
			}
		}
	}
	return n
}

// asked are the event cards that a mission asks for, those of its variations as well.
func asked(m *model.Mission) []model.EventAllocation {
	events := slices.Clone(m.Setup.Events)
	for _, v := range m.Variations {
		events = append(events, v.Events...)
	}
	return events
}

// cards counts event cards, and looks whether what they speak of can be there.
func cards(t *trial) []fault {
	dck := []string{"DCK", "REF001"}
	var faults []fault
	kinds := map[string]bool{}
	for _, e := range asked(t.mission) {
		kinds[e.Kind] = true
		have := inDeck(t, e.Kind)
		if (e.Mode == model.CountCards || e.Mode == model.RandomCards) && e.Count > have {
			faults = append(faults, wrong(dck, "%d %s cards, there are %d", e.Count, e.Kind, have))
		}
		if have == 0 {
			faults = append(faults, wrong(dck, "no %s cards", e.Kind))
		}
		faults = append(faults, groupOf(t, e)...)
	}
	if len(kinds) == 0 {
		faults = append(faults, wrong(dck, "no event cards at all"))
	}
	for _, c := range t.mission.Setup.Deck {
		if c.Category != "" && !kinds[c.Category] {
			faults = append(faults, wrong(dck, "the deck is changed by %s cards, which are not in it", c.Category))
		}
		if have := inDeck(t, c.Category); c.Category != "" && c.Count > have {
			faults = append(faults, wrong(dck, "the deck is changed by %d %s cards, there are %d", c.Count, c.Category, have))
		}
	}
	return append(faults, awaited(t, kinds)...)
}

// groupOf finds cards of a group that is left out or has no figures in the boxes.
func groupOf(t *trial, e model.EventAllocation) []fault {
	dck := []string{"DCK", "CMP"}
	boxes := owned(t)
	var faults []fault
	for _, g := range t.rules.Groups {
		if !slices.Contains(g.Cards, e.Kind) {
			continue
		}
		left := e.Mode == model.OptionalCards || e.Mode == model.ChoiceCards
		if slices.Contains(t.mission.Setup.Without, g.ID) && !left {
			faults = append(faults, wrong(dck, "%s cards without the %s", e.Kind, g.ID))
		}
		there := slices.ContainsFunc(t.rules.NPCs, func(n model.NPCKind) bool {
			return n.Group == g.ID && held(boxes, figuresOf, n.ID) > 0
		})
		if !there && !left {
			faults = append(faults, wrong(dck, "%s cards, no figures of the %s", e.Kind, g.ID))
		}
	}
	return faults
}

// awaited finds rules that wait for, or bring in, cards that are in no deck.
func awaited(t *trial, kinds map[string]bool) []fault {
	codes := []string{"DCK", "OBJ", "RCH", "RUL"}
	var faults []fault
	for _, r := range t.mission.Rules {
		for _, w := range triggers(r.When) {
			if w.Category != "" && !kinds[w.Category] {
				faults = append(faults, wrong(codes, "rule %s waits for %s cards", r.ID, w.Category))
			}
		}
		for _, e := range deep(r.Do) {
			if e.Category != "" && e.Op != "" && !kinds[e.Category] {
				faults = append(faults, wrong(codes, "rule %s speaks of %s cards", r.ID, e.Category))
			}
		}
	}
	return faults
}

func askForCards(t *trial) string {
	e := pick(t, t.mission.Setup.Events)
	if e == nil {
		return ""
	}
	e.Mode = model.CountCards
	if t.IntN(2) == 0 {
		e.Mode = model.RandomCards
	}
	e.Count = inDeck(t, e.Kind) + 1 + t.IntN(30)
	return did("%d %s cards (%s)", e.Count, e.Kind, e.Mode)
}

func dropCards(t *trial) string {
	e := pickWhere(t, asked(t.mission), func(e model.EventAllocation) bool { return e.Count > 0 })
	if e == nil {
		return ""
	}
	n := 0
	for _, d := range t.decks {
		for d.Kind == e.Kind && len(d.Cards) > 1 && inDeck(t, e.Kind) >= e.Count {
			d.Cards = without(d.Cards, pick(t, d.Cards))
			n++
		}
	}
	return did("%d %s cards are gone: %d are left", n, e.Kind, inDeck(t, e.Kind))
}

func dropDeck(t *trial) string {
	e := pick(t, t.mission.Setup.Events)
	if e == nil {
		return ""
	}
	t.decks = slices.DeleteFunc(t.decks, func(d *model.Deck) bool { return d.Kind == e.Kind })
	if len(t.decks) == 0 {
		return "" // then they are not at hand at all
	}
	return did("the deck of %s is gone", e.Kind)
}

func dropCardKinds(t *trial) string {
	t.mission.Setup.Events = nil
	for i := range t.mission.Variations {
		t.mission.Variations[i].Events = nil
	}
	return "no event cards"
}

func changeAbsentCards(t *trial) string {
	k := pick(t, t.rules.Cards)
	op := []string{"shuffle-top", "top", "remove"}[t.IntN(3)]
	n := 1 + t.IntN(30)
	t.mission.Setup.Deck = append(t.mission.Setup.Deck, model.DeckChange{Op: op, Category: k.ID, Count: n, Top: 10})
	return did("%s %d %s", op, n, k.ID)
}

func cardsWithoutFigures(t *trial) string {
	k := pick(t, t.rules.Cards)
	t.mission.Setup.Events = append(slices.Clone(t.mission.Setup.Events), model.EventAllocation{Kind: k.ID, Mode: model.AllCards})
	return did("all %s cards", k.ID)
}

func leaveGroupOut(t *trial) string {
	g := pick(t, t.rules.Groups)
	if g == nil {
		return ""
	}
	t.mission.Setup.Without = append(t.mission.Setup.Without, g.ID)
	return did("without the %s", g.ID)
}

func waitForAbsentCard(t *trial) string {
	k := pick(t, t.rules.Cards)
	r := pickWhere(t, t.mission.Rules, func(r model.Rule) bool { return r.When != nil && len(r.Do) > 0 })
	if r == nil {
		return ""
	}
	r.When = &model.Trigger{Kind: "event-card", Category: k.ID}
	return did("rule %s waits for a %s card", r.ID, k.ID)
}
