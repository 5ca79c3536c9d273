package random

import (
	"fmt"
	"math/rand/v2"

	"github.com/sortie-tools/sortie/schema/model"
)

// Crews makes crews of a seed up, for any mission. Each of their traders has learned some of the skills that are wanted, if any
// are, and has pegs to use them with.
func (m *Maker) Crews(seed uint64, n int, wanted []model.Amount) []*model.Crew {
	d := &draft{Maker: m, luck: rand.New(rand.NewPCG(seed, tries)), crews: n}
	out := d.manned()
	for _, c := range out {
		for i := range c.Traders {
			c.Traders[i].Learned = append(c.Traders[i].Learned, some(d, wanted, 3)...)
			c.Traders[i].Stats.Skill = &model.CrewStat{Start: 5, Most: 5} // few boards of the rule sets say how many
		}
	}
	return out
}

// manned draws as many crews as play, of traders of the rule set.
func (d *draft) manned() []*model.Crew {
	var out []*model.Crew
	for i := range d.crews {
		c := &model.Crew{ID: fmt.Sprintf("crew-%d", i+1), Title: fmt.Sprintf("Crew %d", i+1), Edition: d.rules.ID, Provenance: model.Assumed}
		for _, k := range some(d, d.rules.Traders, 1+d.luck.IntN(5)) {
			c.Traders = append(c.Traders, d.trader(&k, len(c.Traders) == 0))
		}
		out = append(out, c)
	}
	return out
}

// trader draws a trader: a board of the rule set, and what has been learned and bought since.
func (d *draft) trader(k *model.TraderKind, captain bool) model.CrewTrader {
	t := model.CrewTrader{ID: k.ID, Board: k.ID, Captain: &captain}
	if !k.Locked && len(d.rules.Classes) > 0 {
		t.Class = one(d, d.rules.Classes).ID
	}
	for _, s := range some(d, d.rules.Skills, 1+d.luck.IntN(4)) {
		t.Learned = append(t.Learned, model.Amount{ID: s.ID, Count: 1 + d.luck.IntN(max(len(s.Levels), 1))})
	}
	room := d.luck.IntN(5)
	for room > 0 {
		kind := one(d, d.rules.Tokens)
		n := d.spaces(kind.Size)
		if n > room {
			break
		}
		room -= n
		t.Gear = append(t.Gear, model.Amount{ID: kind.ID, Count: 1})
		if t.Worn == "" && kind.Armour+kind.Shield > 0 && len(kind.Ranged) == 0 {
			t.Worn = kind.ID
		}
	}
	return t
}

// spaces is how many spaces of a tray a size of token takes.
func (d *draft) spaces(size string) int {
	for _, s := range d.rules.TokenSizes {
		if s.ID == size {
			return max(int(s.Width*s.Height/model.Inch/model.Inch), 1)
		}
	}
	return 1
}
