package exhaust

import (
	"math/rand/v2"

	"github.com/sortie-tools/sortie/engine/play"
)

// Curious is a player who likes best what has seldom been done.
type Curious struct {
	Luck *rand.Rand
	done map[sort]int
}

// sort is a sort of option: its code, and which skill, item or door it is about.
type sort struct {
	code play.OptionCode
	a, b int16
	what string
}

// NewCurious is a curious player with luck of its own, who has done nothing yet.
func NewCurious(luck *rand.Rand) *Curious { return &Curious{luck, map[sort]int{}} }

// Choose takes, of some options, that of the sort that it has taken least often, and now and then any.
func (c *Curious) Choose(g *play.Game, _ play.Decision, options []play.Option) int {
	best := c.Luck.IntN(len(options))
	if c.Luck.IntN(4) > 0 {
		for range min(len(options), 12) {
			if i := c.Luck.IntN(len(options)); c.done[sortOf(g, options[i])] < c.done[sortOf(g, options[best])] {
				best = i
			}
		}
	}
	c.done[sortOf(g, options[best])]++
	return best
}

// sortOf is the sort of an option. Of items it is the design that counts, and where somebody goes does not.
func sortOf(g *play.Game, o play.Option) sort {
	out := sort{code: o.Code}
	item := func(token int16) {
		if token >= 0 {
			out.what = g.Rules.TokenID(token)
		}
	}
	switch o.Code {
	case play.UseSkill:
		out.a, out.b = o.A, o.B
	case play.ShootAt, play.StrikeAt, play.ThrowAt, play.ThrowTo:
		item(o.B)
	case play.Reload, play.ClearJam, play.Wear, play.PickUp, play.UseItem, play.Take, play.Revive, play.PutDown, play.Give, play.Keep:
		if o.Code != play.Keep && o.A >= 0 {
			item(o.A)
		}
	}
	return out
}
