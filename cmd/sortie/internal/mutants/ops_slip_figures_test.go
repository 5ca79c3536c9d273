package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// threshold is the middle of a square inch right inside an airlock.
func (t *trial) threshold(a *model.Airlock) model.Point {
	c := worldOf(t).inside(*a)
	if len(c) == 0 {
		return a.At
	}
	m := c[len(c)/2]
	return model.Point{X: 100*model.Length(m.x) + 50, Y: 100*model.Length(m.y) + 50}
}

func figureAtAirlock(t *trial) string {
	a := pick(t, t.mission.Board.Airlocks)
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool {
		return held(owned(t), figuresOf, n.ID) > 0 && n.Base == model.Inch && !peaceful(t.rules, n)
	})
	p := t.threshold(a)
	t.mission.Setup.NPCs = append(t.mission.Setup.NPCs, model.StartNPC{Kind: n.ID, Count: 1, At: &p})
	return did("%s stands in the door of %s", n.ID, a.ID)
}

// peaceful reports whether a figure is nobody's enemy.
func peaceful(r *model.RuleSet, n model.NPCKind) bool {
	return slices.ContainsFunc(r.Groups, func(g model.NPCGroup) bool { return g.ID == n.Group && g.Peaceful })
}

func deployInACorner(t *trial) string {
	b := &t.mission.Board
	p := t.threshold(pick(t, b.Airlocks))
	from, to := model.Point{X: p.X - 50, Y: p.Y - 50}, model.Point{X: p.X + 50, Y: p.Y + 50}
	b.Zones = append(b.Zones, model.Zone{ID: "corner", Title: "The corner", From: &from, To: &to})
	t.mission.Setup.Deploy = []model.Deployment{{At: model.Place{Zone: "corner"}}}
	return did("everybody deploys at %s", at(p))
}

func wormAtTheDoor(t *trial) string {
	a := pick(t, t.mission.Board.Airlocks)
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool {
		return n.At != "" && n.Stats != nil && n.Stats.Reach > 0 && held(owned(t), figuresOf, n.ID) > 0
	})
	if n == nil {
		return ""
	}
	k := pickWhere(t, t.mission.Board.Markers, func(k model.Marker) bool { return k.Kind == n.At })
	if k == nil {
		return ""
	}
	k.At = t.threshold(a)
	k.At.X, k.At.Y = min(max(k.At.X, 100), t.mission.Board.Width-100), min(max(k.At.Y, 100), t.mission.Board.Height-100)
	t.mission.Setup.NPCs = append(t.mission.Setup.NPCs, model.StartNPC{Kind: n.ID, Count: 1, Place: &model.Place{Piece: k.ID}})
	return did("%s waits at %s, beside airlock %s", n.ID, k.ID, a.ID)
}

// largeFigureInCell makes every door a narrow one, and puts a large figure into a room without an airlock.
func largeFigureInCell(t *trial) string {
	b := &t.mission.Board
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool { return n.Base > model.Inch && n.At == "" })
	if n == nil {
		return ""
	}
	for i := range b.Panels {
		p := &b.Panels[i]
		k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool {
			return k.Length == panelKind(t.rules, p.Kind).Length && narrow(k)
		})
		if passable(*panelKind(t.rules, p.Kind)) && k != nil {
			p.Kind, p.State = k.ID, model.Closed
		} else if passable(*panelKind(t.rules, p.Kind)) {
			return ""
		}
	}
	w := worldOf(t)
	own := map[cell]bool{}
	for _, a := range b.Airlocks {
		for c := range w.hall(w.inside(a)) {
			own[c] = true
		}
	}
	for range 50 {
		p := model.Point{X: 100 * model.Length(2+t.IntN(int(b.Width/100)-3)), Y: 100 * model.Length(2+t.IntN(int(b.Height/100)-3))}
		spot := []cell{cellAt("", p), cellAt("", model.Point{X: p.X - 100, Y: p.Y}), cellAt("", model.Point{X: p.X, Y: p.Y - 100}), cellAt("", model.Point{X: p.X - 100, Y: p.Y - 100})}
		room := w.hall(spot[:1])
		if slices.ContainsFunc(spot, func(c cell) bool { return own[c] || !room[c] || w.floors[0].blocked(c.x, c.y) }) {
			continue
		}
		t.mission.Setup.NPCs = append(t.mission.Setup.NPCs, model.StartNPC{Kind: n.ID, Count: 1, At: &p})
		return did("%s stands at %s behind narrow doors", n.ID, at(p))
	}
	return ""
}

func narrow(k model.PanelKind) bool {
	return passable(k) && !hiddenKind(k) && !slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Pass == model.Wide })
}

// hall is the room around some cells.
func (w *world) hall(from []cell) map[cell]bool {
	seen := map[cell]bool{}
	for len(from) > 0 {
		c := from[0]
		from = from[1:]
		if seen[c] {
			continue
		}
		seen[c] = true
		from = append(from, w.indoors(c)...)
	}
	return seen
}

func alwaysTrue(t *trial) string {
	r := t.doing()
	if r == nil || r.If != nil {
		return ""
	}
	switch t.IntN(3) {
	case 0:
		r.If = &model.Condition{Kind: "round", First: 1}
	case 1:
		r.If = &model.Condition{Kind: "hostility", From: t.rules.Hostility.Levels[0].ID}
	default:
		r.If = &model.Condition{Kind: "crews", Min: number(1)}
	}
	return did("rule %s asks for %s", r.ID, show(r.If))
}

func spawnTooMany(t *trial) string {
	r := t.doing()
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool { return held(owned(t), figuresOf, n.ID) > 0 })
	if r == nil || n == nil {
		return ""
	}
	many := held(owned(t), figuresOf, n.ID) + 1 + t.IntN(5)
	r.Do = append(r.Do, model.Effect{Kind: "spawn", NPC: n.ID, Count: many, At: &model.Place{Any: "entry", Pick: "random"}})
	return did("rule %s brings %d of %s", r.ID, many, n.ID)
}
