package play

import "github.com/sortie-tools/sortie/schema/model"

// KindOf is the number of the kind of NPC that a figure is of; -1: it is a trader.
func (g *Game) KindOf(f int8) int8 { return g.profile(f).Kind }

// TraderOf is what a crew says of a trader; nil: the figure is none.
func (g *Game) TraderOf(f int8) *model.CrewTrader { return g.profile(f).Trader }

// Pegs are the pegs of health and skill that a figure begins a game with.
func (p *Profile) Pegs() (health, skill int8) { return p.health, p.skill }

// ProfileOf is what figures of the sort of a figure have in common.
func (g *Game) ProfileOf(f int8) *Profile { return g.profile(f) }

// Searchable reports whether a piece is one that figures search.
func (x *Rules) Searchable(piece int) bool { return x.searchable(piece) }

// SayDie is a die by its id, and a face of it by its title.
func (x *Rules) SayDie(die, face int16) (id, shows string) {
	d := &x.Set.Dice[die]
	return d.ID, d.Faces[face].Title
}
