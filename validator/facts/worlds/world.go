package worlds

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// World is what can ever be so where every rule works and every objective can be met: what cannot be so even then is to
// blame itself.
func World(p *check.Pass) *infer.World {
	w := WorldFact.Of(p)
	*w.Game = game(p, w.Game)
	return w
}

// WorldFact works the world out, once for each number of crews.
var WorldFact = check.NewTableFact("world", func(p *check.Pass) *infer.World {
	g := game(p, walks.CausesOf(p).Game()) // its effects are those of every number of crews
	return infer.NewWorld(&g)
}, stock.StockFact, walks.CausesFact)

// game is the mission with all that is known of it besides. What has been worked out of it stays.
func game(p *check.Pass, g *infer.Game) infer.Game {
	out := *g
	out.Mission, out.Rules, out.Decks, out.Tables = p.Mission, p.Rules, p.Decks, Tables(p)
	out.Boxed = func(token string) int { return stock.StockOf(p).Boxed(token) }
	out.StaysShut, out.InProse = func(x model.Panel) bool { return staysShut(p, x) }, func(id string) bool { return parts.InProse(p, id) }
	return out
}

// staysShut reports whether a panel is locked at the start and nothing has power over it. Hidden doors are told of by
// themselves.
func staysShut(p *check.Pass, x model.Panel) bool {
	l := walks.CausesOf(p)
	return slices.ContainsFunc(l.Locks, func(lock geom.Lock) bool {
		return walks.Panel(p, lock).ID == x.ID && x.State.Barred() && !walks.HiddenDoor(p, lock) && len(l.From[infer.DoorOf(slices.Index(l.Locks, lock))]) == 0
	})
}

// Tables are the missions of all numbers of crews that the pass looks at.
func Tables(p *check.Pass) []*model.Mission {
	if p.Players > 0 {
		return []*model.Mission{p.Mission}
	}
	var all []*model.Mission
	for _, t := range p.Tables() {
		all = append(all, t.Mission)
	}
	if len(all) == 0 {
		all = append(all, p.Mission)
	}
	return all
}
