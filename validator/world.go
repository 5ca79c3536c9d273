package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
)

// world is what can ever be so where every rule works and every objective can be met: what cannot be so even then is to
// blame itself.
func (p *Pass) world() *infer.World {
	w := worldFact.Of(p)
	*w.Game = p.game(w.Game)
	return w
}

var worldFact = NewTableFact("world", func(p *Pass) *infer.World {
	g := p.game(&infer.Game{})
	return infer.NewWorld(&g)
})

// game is the mission with all that is known of it besides. What has been worked out of it stays.
func (p *Pass) game(g *infer.Game) infer.Game {
	out := *g
	out.Mission, out.Rules, out.Decks, out.Tables = p.Mission, p.Rules, p.Decks, p.tables()
	out.Boxed = func(token string) int { return p.stock().Boxed(token) }
	out.StaysShut, out.InProse = p.staysShut, p.inProse
	return out
}

// staysShut reports whether a panel is locked at the start and nothing has power over it. Hidden doors are told of by
// themselves.
func (p *Pass) staysShut(x model.Panel) bool {
	l := p.lore()
	return slices.ContainsFunc(l.Locks, func(lock geom.Lock) bool {
		return p.panel(lock).ID == x.ID && x.State == model.Locked && !p.hiddenDoor(lock) && len(l.From[infer.DoorOf(slices.Index(l.Locks, lock))]) == 0
	})
}

// tables are the missions of all numbers of crews that the pass looks at.
func (p *Pass) tables() []*model.Mission {
	if p.Players > 0 {
		return []*model.Mission{p.Mission}
	}
	var all []*model.Mission
	for _, t := range p.run.eachTable() {
		all = append(all, t.mission)
	}
	if len(all) == 0 {
		all = append(all, p.Mission)
	}
	return all
}
