package random

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// setup draws what the players prepare.
func (d *draft) setup() {
	s := &d.m.Setup
	s.Crew, s.Hostility, s.Track = 2+d.luck.IntN(4), d.luck.IntN(15), "front"
	for i := range d.luck.IntN(3) {
		id := fmt.Sprintf("count-%d", i+1)
		s.Counters = append(s.Counters, model.Counter{ID: id, Title: "Count " + fmt.Sprint(i+1), Start: d.luck.IntN(3), PerCrew: d.chance(25)})
		d.things["counter"] = append(d.things["counter"], id)
	}
	d.standing()
	d.crates()
	d.events()
	if d.chance(30) {
		for _, k := range some(d, d.rules.Tokens, 1+d.luck.IntN(2)) {
			s.Aside = append(s.Aside, k.ID)
		}
	}
	if d.chance(20) {
		d.arrivals()
	}
	if d.chance(10) {
		s.Without = append(s.Without, one(d, d.rules.Groups).ID)
	}
	if d.chance(10) {
		s.Strong = append(s.Strong, one(d, d.rules.NPCs).ID)
	}
	if d.chance(20) {
		s.Contents = append(s.Contents, model.Content{At: d.place(), Draw: &model.Draw{From: "pouch", Count: 1 + d.luck.IntN(2)}, Hidden: d.chance(50)})
	}
	if d.chance(20) {
		s.Hidden = append(s.Hidden, d.hidden())
	}
	if d.chance(20) {
		d.vary()
	}
}

// standing draws NPCs that stand on the board from the start.
func (d *draft) standing() {
	for i := range d.luck.IntN(5) {
		n := model.StartNPC{Kind: one(d, d.rules.NPCs).ID, Count: 1 + d.luck.IntN(2), State: one(d, []string{"", "dormant", "patrol", "alert", "hostile", "neutral", "friendly", "fleeing"}), Body: d.chance(5)}
		if d.chance(40) {
			n.ID, n.Count = fmt.Sprintf("somebody-%d", i+1), 1
			d.things["npc"] = append(d.things["npc"], n.ID)
		}
		if d.chance(80) {
			at := d.point()
			n.At = &at
		} else {
			p := d.place()
			n.Place = &p
		}
		if d.chance(10) {
			n.Among = []string{one(d, d.rules.NPCs).ID, one(d, d.rules.NPCs).ID}
		}
		if k := one(d, d.rules.Tokens); d.chance(20) && d.spaces(k.Size) == 1 { // nobody but traders carries more
			n.Tokens = []string{k.ID}
		}
		d.m.Setup.NPCs = append(d.m.Setup.NPCs, n)
	}
}

// crates draws what lies in crates.
func (d *draft) crates() {
	for _, size := range d.rules.Crates {
		a := model.Allocation{Crate: size.ID}
		for _, t := range d.rules.TokenSizes {
			if n := d.luck.IntN(4); n > 0 {
				a.Tokens = append(a.Tokens, model.TokenCount{Size: t.ID, Count: n})
			}
		}
		d.m.Setup.Allocation = append(d.m.Setup.Allocation, a)
	}
	for _, t := range d.rules.TokenSizes {
		d.m.Setup.Rare = append(d.m.Setup.Rare, model.TokenCount{Size: t.ID, Count: d.luck.IntN(3)})
	}
}

// events draws which cards are in the deck, and cards of its own for some kinds.
func (d *draft) events() {
	var with []string // kinds that there are cards of
	for _, k := range d.Maker.decks {
		with = append(with, k.Kind)
	}
	if d.chance(60) {
		k := one(d, d.rules.Cards)
		d.decks = append(append([]*model.Deck{}, d.Maker.decks...), d.deck(k.ID))
		with = append(with, k.ID)
	}
	seen := map[string]bool{}
	for _, id := range with {
		if seen[id] || len(with) > 1 && d.chance(20) {
			continue
		}
		seen[id] = true
		e := model.EventAllocation{Kind: id, Mode: one(d, []model.EventMode{model.AllCards, model.AllCards, model.CountCards, model.RandomCards, model.AsideCards, model.OptionalCards})}
		if e.Mode == model.CountCards || e.Mode == model.RandomCards {
			e.Count = 1 + d.luck.IntN(4)
		}
		d.m.Setup.Events = append(d.m.Setup.Events, e)
	}
}

// deck draws a deck of cards, each with effects by the level of hostility.
func (d *draft) deck(kind string) *model.Deck {
	out := &model.Deck{ID: "made-up", Title: "Made up", Edition: d.rules.ID, Kind: kind, Joins: true, Provenance: model.Assumed}
	for i := range 2 + d.luck.IntN(4) {
		c := model.Card{ID: fmt.Sprintf("made-up-%d", i+1), Copies: 1 + d.luck.IntN(2)}
		levels := d.rules.Hostility.Levels
		cut := 1 + d.luck.IntN(len(levels)-1)
		for _, part := range [][]model.HostilityLevel{levels[:cut], levels[cut:]} {
			b := model.CardBand{Title: "Something", Text: words("It happens.")}
			for _, l := range part {
				b.Levels = append(b.Levels, l.ID)
			}
			for range 1 + d.luck.IntN(2) {
				var e model.Effect
				if d.effect(&e) {
					b.Do = append(b.Do, e)
				}
			}
			c.Bands = append(c.Bands, b)
		}
		if d.chance(20) {
			c.Fallback = one(d, d.rules.NPCs).ID
		}
		out.Cards = append(out.Cards, c)
	}
	return out
}

// arrivals draws what is different in the arrivals.
func (d *draft) arrivals() {
	a := &model.Arrivals{None: d.chance(10)}
	if d.chance(40) {
		a.Map = append(a.Map, model.ArrivalMap{NPC: one(d, d.rules.NPCs).ID, By: one(d, d.rules.NPCs).ID})
	}
	if d.chance(30) {
		a.Reroll = []int{1 + d.luck.IntN(6)}
	}
	if d.chance(30) {
		a.Void = []int{1 + d.luck.IntN(6)}
	}
	if d.chance(20) {
		p := d.place()
		a.At = &p
	}
	if d.chance(30) {
		a.Apart = append(a.Apart, model.Elsewhere{NPC: one(d, d.rules.NPCs).ID, At: d.place()})
	}
	d.m.Setup.Arrivals = a
}

// hidden draws something that one of several pieces turns out to be.
func (d *draft) hidden() model.Hidden {
	h := model.Hidden{ID: "secret", Last: true, Among: some(d, d.things["piece"], 2)}
	if d.chance(50) {
		var w model.Trigger
		if d.trigger(&w) {
			h.Reveal = &w
		}
	}
	d.things["hidden"] = append(d.things["hidden"], h.ID)
	return h
}

// vary draws what is different for some numbers of crews.
func (d *draft) vary() {
	v := model.Variation{Min: 1 + d.luck.IntN(d.crews), Pegs: d.luck.IntN(2)}
	if d.chance(50) {
		n := d.luck.IntN(12)
		v.Hostility = &n
	}
	if d.chance(50) {
		v.Crew = 1 + d.luck.IntN(4)
	}
	d.m.Variations = append(d.m.Variations, v)
}
