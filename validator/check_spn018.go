package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn018 finds points of arrival that look at an airlock while shooters arrive in the first round (seed
// 000:1240-1252, 1312-1337, 438-470).
func spn018() Check {
	return Check{
		Code:     "SPN018",
		Title:    "arrivals of the first round look into an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks, Entries, Track, Walls},
		Each:     true,
		Text: "The track begins so high that NPCs who shoot arrive in the very first round, and where they arrive they see the squares " +
			"right inside an airlock, with the doors as they stand at the start: whoever has stepped out, or waits to, is shot at once. This counts NPCs " +
			"with ranged dice that act in the usual way at that level, within the range of their group, and compares it with the first round's pegs for each number of " +
			"crews; shots, cards and rules may raise it further. Begin with fewer pegs, close a door in between, or move the point. " +
			"If an ambush is the point, say so with a reason that allows it.",
		Before: "setup: hostility: 12\nboard: {\n\tairlocks: a: {side: \"north\", at: 4.5}\n\tentries: \"4\": {side: \"south\", at: 4.5}\n}",
		After:  "setup: hostility: 2\nboard: {\n\tairlocks: a: {side: \"north\", at: 4.5}\n\tentries: \"4\": {side: \"south\", at: 4.5}\n}",
		Run: func(p *Pass) {
			seen := p.sightings()
			if len(seen) > 0 { // core
				p.exposed(seen)
			}
		},
	}
}

// sighting is a point of arrival from which a shooter sees an airlock.
type sighting struct {
	spawnPoint
	airlock  model.Airlock
	shooter  arrival
	from, to model.Point
	inches   model.Length
}

// sightings are the points of the board at which an arrival of the first round sees the squares inside an
// airlock, by airlock.
func (p *Pass) sightings() []sighting {
	if p.Mission.Setup.Hostility > p.Rules.Hostility.Holes() {
		return nil // HST001 says so
	}
	shooters := slices.DeleteFunc(p.firstArrivals(), func(x arrival) bool { return !p.shoots(x) })
	if len(shooters) == 0 {
		return nil
	}
	points := slices.DeleteFunc(p.spawnPoints(), func(s spawnPoint) bool {
		return s.floor.ID != "" || !p.onBoard(s.at) || len(p.arrivalsAt(s)) == 0 || p.sealedAtStart(s)
	})
	views := map[model.Length]*geom.Sight{} // by base
	var out []sighting
	for _, a := range p.docks() {
		for _, s := range points {
			if i := slices.IndexFunc(shooters, func(x arrival) bool { return x.at == s.kind }); i >= 0 {
				if seen, ok := p.sightTo(sighting{spawnPoint: s, airlock: a, shooter: shooters[i]}, views); ok {
					out = append(out, seen)
				}
			}
		}
	}
	return out
}

// sealedAtStart reports whether an entry point is shut at the start.
func (p *Pass) sealedAtStart(s spawnPoint) bool {
	return s.kind == "" && slices.ContainsFunc(s.floor.Board.Entries, func(e model.Entry) bool { return e.ID == s.id && e.Sealed })
}

// shoots reports whether an arrival is known to shoot: its kind has ranged dice, and its level gives it no
// other way to act than the usual one.
func (p *Pass) shoots(a arrival) bool {
	changed := slices.ContainsFunc(p.Rules.Hostility.Levels[a.level].Charts, func(c model.LevelChart) bool {
		return c.Group == a.npc.Group && (c.NPC == "" || c.NPC == a.npc.ID)
	})
	return !changed && a.npc.Stats != nil && a.npc.Stats.Ranged != nil && *a.npc.Stats.Ranged > 0
}

// sightTo finds the shortest line of sight from where the figure arrives to the squares inside the airlock.
func (p *Pass) sightTo(s sighting, views map[model.Length]*geom.Sight) (sighting, bool) {
	base := s.shooter.npc.Base
	stand := p.Grid().Stands(s.at, base, 1)
	if len(stand) == 0 {
		return s, false
	}
	if views[base] == nil {
		views[base] = p.Grid().Sight(geom.SightQuery{Seer: base, Target: p.Rules.Board.Trader})
	}
	s.from = middleOf(stand[0])
	door := p.Grid().StartCells(s.airlock)
	slices.SortStableFunc(door, func(a, b geom.Cell) int { return int(distance(s.from, a.Centre()) - distance(s.from, b.Centre())) })
	for _, c := range door {
		s.to, s.inches = c.Centre(), distance(s.from, c.Centre())
		if p.inRange(s.shooter.npc, s.inches) && views[base].Line(s.from, s.to).Seen {
			return s, true
		}
	}
	return s, false
}

// inRange reports whether a kind shoots so far; the bases at both ends are counted out.
func (p *Pass) inRange(n model.NPCKind, d model.Length) bool {
	g := find(p.Rules.Groups, n.Group, func(g *model.NPCGroup) string { return g.ID })
	id := n.Stats.Range
	if id == "" && g != nil {
		id = g.Range
	}
	r := find(p.Rules.Play.Ranges, id, func(r *model.RangeBand) string { return r.ID })
	return r == nil || r.To == 0 || d-(n.Base+p.Rules.Board.Trader)/2 <= r.To
}

// middleOf is the middle of a square of cells.
func middleOf(cells []geom.Cell) model.Point {
	a, b := cells[0].Centre(), cells[len(cells)-1].Centre()
	return model.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
}

// distance is how far two points are apart, rounded down to a hundredth of an inch.
func distance(a, b model.Point) model.Length {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	square := dx*dx + dy*dy
	lo, hi := int64(0), int64(1)
	for hi*hi <= square {
		hi *= 2
	}
	for lo+1 < hi {
		if m := (lo + hi) / 2; m*m <= square {
			lo = m
		} else {
			hi = m
		}
	}
	return model.Length(lo)
}

// exposed reports the airlocks that arrivals of the first round look into.
func (p *Pass) exposed(seen []sighting) {
	first := seen[0]
	var doors []string
	var marks []diag.Mark
	related := []diag.Related{}
	reasons := []string{fmt.Sprintf("with %s: %s", english.Count(p.Players, "crew"), p.firstLevel())}
	for _, s := range seen {
		if !slices.Contains(doors, s.airlock.ID) {
			doors = append(doors, s.airlock.ID)
			marks = append(marks, p.doorMark(s.airlock))
			related = append(related, diag.Related{Range: p.Where.At(airlockPath(s.airlock)), Text: "seen from " + s.String()})
		}
		marks = append(marks, diag.Mark{Kind: diag.SightMark, At: []model.Point{s.from, s.to}, Text: s.String()})
		reasons = append(reasons, fmt.Sprintf("a %s at %s stands at %s and sees %s inside airlock %s, %s inches away",
			s.shooter.npc.Title, s, point(s.from), point(s.to), s.airlock.ID, s.inches))
	}
	pegs := p.pegging(1)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("a %s can arrive in the first round in sight of %s: at %s, %s inches from airlock %s",
			first.shooter.npc.Title, p.someDoors(doors), first.spawnPoint, first.inches, first.airlock.ID),
		Details: []string{p.firstLevel()},
		Remedy:  pegs.or("put a closed door or a wall in between, or move the point or the airlock"),
		Range:   p.Where.At(pegs.path),
		Place:   p.place(first.airlock.At),
		Related: related,
		Marks:   marks,
		Reasons: reasons,
	})
}

// someDoors names some of the airlocks of the board.
func (p *Pass) someDoors(ids []string) string {
	if n := len(p.Mission.Board.Airlocks); len(ids) > 1 && len(ids) == n {
		return fmt.Sprintf("all %d airlocks", n)
	}
	return airlocks(ids, len(ids)+1)
}
