package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// absent is a kind of furniture that stands nowhere.
func (t *trial) absent() *model.FurnitureKind {
	return pickWhere(t, t.rules.Furniture, func(k model.FurnitureKind) bool {
		placed := func(r model.Rule) bool {
			return slices.ContainsFunc(deep(r.Do), func(e model.Effect) bool { return e.Furniture == k.ID })
		}
		return !slices.ContainsFunc(t.mission.Rules, placed) && !slices.ContainsFunc(t.mission.Floors(), func(f model.NamedFloor) bool {
			return slices.ContainsFunc(f.Board.Furniture, func(p model.Furniture) bool { return p.Kind == k.ID })
		})
	})
}

func pieceNotThere(t *trial) string {
	k, r, n := t.absent(), t.doing(), pick(t, t.rules.NPCs)
	if k == nil || r == nil {
		return ""
	}
	r.Do = append(r.Do, model.Effect{Kind: "spawn", NPC: n.ID, Count: 1, At: &model.Place{Sort: k.ID}})
	return did("rule %s places %s at a %s", r.ID, n.ID, k.ID)
}

func asideForEver(t *trial) string {
	e := pick(t, t.mission.Setup.Events)
	if e == nil || slices.ContainsFunc(t.mission.Rules, func(r model.Rule) bool {
		return slices.ContainsFunc(r.Do, func(f model.Effect) bool { return f.Category == e.Kind })
	}) || slices.ContainsFunc(t.mission.Setup.Deck, func(d model.DeckChange) bool { return d.Category == e.Kind }) {
		return ""
	}
	kind := e.Kind
	e.Mode, e.Count = model.AsideCards, 0
	for i := range t.mission.Variations {
		v := &t.mission.Variations[i]
		v.Events = slices.DeleteFunc(v.Events, func(e model.EventAllocation) bool { return e.Kind == kind })
	}
	return did("the %s cards are put aside", kind)
}

func twoDecksOfAName(t *trial) string {
	used := slices.DeleteFunc(slices.Clone(t.decks), func(d *model.Deck) bool {
		return !slices.ContainsFunc(t.mission.Setup.Events, func(e model.EventAllocation) bool { return e.Kind == d.Kind })
	})
	if len(used) < 2 {
		return ""
	}
	a, b := used[0], used[1+t.IntN(len(used)-1)]
	b.ID = a.ID
	return did("the decks of %s and %s are called %s", a.Kind, b.Kind, a.ID)
}

func cardsOfNothing(t *trial) string {
	k := t.absent()
	if k == nil || len(t.mission.Setup.Events) == 0 {
		return ""
	}
	for _, d := range t.decks {
		for i := range d.Cards {
			for j := range d.Cards[i].Bands {
				d.Cards[i].Bands[j].Do = []model.Effect{{Kind: "piece", Any: k.ID, Set: "active"}}
			}
		}
	}
	return did("all cards move a %s", k.ID)
}

func deckOfNothing(t *trial) string {
	e := pickWhere(t, t.mission.Setup.Events, func(e model.EventAllocation) bool {
		kept := slices.ContainsFunc(t.rules.Cards, func(k model.CardKind) bool { return k.ID == e.Kind && k.Hidden })
		return e.Mode == model.AllCards && inDeck(t, e.Kind) > 0 && !kept
	})
	if e == nil {
		return ""
	}
	t.mission.Setup.Events, t.mission.Setup.Deck = []model.EventAllocation{*e}, nil
	for i := range t.mission.Variations {
		t.mission.Variations[i].Events = nil
	}
	for _, d := range t.decks {
		for i := range d.Cards {
			d.Cards[i].Fallback = ""
		}
	}
	what := cardsOfNothing(t)
	if what == "" {
		return ""
	}
	return did("only %s cards, and %s", e.Kind, what)
}

func rareCard(t *trial) string {
	e, r := pick(t, t.mission.Setup.Events), t.doing()
	if e == nil || r == nil || len(t.mission.Setup.Events) < 2 || inDeck(t, e.Kind) == 0 {
		return ""
	}
	e.Mode, e.Count = model.CountCards, 1
	for i := range t.mission.Variations {
		t.mission.Variations[i].Events = nil
	}
	t.mission.Setup.Deck = nil
	t.mission.Ends = []model.Trigger{{Kind: "round", At: 3 + t.IntN(3)}}
	r.When = &model.Trigger{Kind: "event-card", Category: e.Kind}
	return did("rule %s waits for the one %s card in %d rounds", r.ID, e.Kind, t.mission.Ends[0].At)
}

// seldom finds rules that wait for a kind of card of which more often than not none is drawn before the last
// round: with one card of the kind, that is when the deck has more than twice as many cards as there are rounds.
func seldom(t *trial) []fault {
	size, own := 0, tally{}
	for _, e := range t.mission.Setup.Events {
		n := inDeck(t, e.Kind)
		if e.Mode == model.CountCards || e.Mode == model.RandomCards {
			n = e.Count
		} else if e.Mode != model.AllCards {
			continue
		}
		size, own[e.Kind] = size+n, n
	}
	var faults []fault
	for _, r := range t.mission.Rules {
		for _, w := range triggers(r.When) {
			if last := lastRound(t.mission); w.Kind == "event-card" && own[w.Category] == 1 && last > 0 && 2*last < size {
				faults = append(faults, wrong([]string{"DCK017"}, "rule %s waits for one %s card of %d, in %d rounds", r.ID, w.Category, size, last))
			}
		}
	}
	return faults
}

func fewCards(t *trial) string {
	for i := range t.mission.Setup.Events {
		e := &t.mission.Setup.Events[i]
		e.Mode, e.Count = model.CountCards, 1
	}
	for i := range t.mission.Variations {
		t.mission.Variations[i].Events = nil
	}
	t.mission.Setup.Deck = nil
	n := 9 + t.IntN(6)
	t.mission.Ends = append(t.mission.Ends, model.Trigger{Kind: "round", At: n})
	return did("%d cards for %d rounds", len(t.mission.Setup.Events), n)
}
