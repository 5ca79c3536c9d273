package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn018 finds points of arrival that look at an airlock while shooters arrive in the first round (seed
// 000:1240-1252, 1312-1337, 438-470).
func spn018() check.Check {
	return check.Check{
		Code:     "SPN018",
		Title:    "arrivals of the first round look into an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Entries, check.Track, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{arrivals.Arrivals, walks.Building},
		Text: "The track begins so high that NPCs who shoot arrive in the very first round, and where they arrive they see the squares " +
			"right inside an airlock, with the doors as they stand at the start: whoever has stepped out, or waits to, is shot at once. This counts NPCs " +
			"with ranged dice that act in the usual way at that level, within the range of their group, and compares it with the first round's pegs for each number of " +
			"crews; shots, cards and rules may raise it further. Begin with fewer pegs, close a door in between, or move the point. " +
			"If an ambush is the point, say so with a reason that allows it.",
		Before: "setup: hostility: 12\nboard: {\n\tairlocks: a: {side: \"north\", at: 4.5}\n\tentries: \"4\": {side: \"south\", at: 4.5}\n}",
		After:  "setup: hostility: 2\nboard: {\n\tairlocks: a: {side: \"north\", at: 4.5}\n\tentries: \"4\": {side: \"south\", at: 4.5}\n}",
		Run: func(p *check.Pass) {
			seen := sightings(p)
			if len(seen) > 0 { // core
				exposed(p, seen)
			}
		},
	}
}

// sighting is a point of arrival from which a shooter sees an airlock.
type sighting struct {
	arrivals.SpawnPoint
	airlock  model.Airlock
	shooter  arrivals.Arrival
	from, to model.Point
	inches   model.Length
}

// sightings are the points of the board at which an arrival of the first round sees the squares inside an
// airlock, by airlock.
func sightings(p *check.Pass) []sighting {
	if p.Mission.Setup.Hostility > p.Rules.Hostility.Holes() {
		return nil // HST001 says so
	}
	shooters := slices.DeleteFunc(firstArrivals(p), func(x arrivals.Arrival) bool { return !shoots(p, x) })
	if len(shooters) == 0 {
		return nil
	}
	points := slices.DeleteFunc(spawnPoints(p), func(s arrivals.SpawnPoint) bool {
		return s.Floor.ID != "" || !arrivals.OnBoard(p, s.At) || nobodyAt(p, s) || arrivals.SealedAtStart(p, s)
	})
	views := map[model.Length]*geom.Sight{} // by base
	var out []sighting
	for _, a := range walks.Docks(p) {
		for _, s := range points {
			if i := slices.IndexFunc(shooters, func(x arrivals.Arrival) bool { return x.At == s.Kind && !x.Apart }); i >= 0 {
				if seen, ok := sightTo(p, sighting{SpawnPoint: s, airlock: a, shooter: shooters[i]}, views); ok {
					out = append(out, seen)
				}
			}
		}
	}
	return out
}

// shoots reports whether an arrival is known to shoot: its kind has ranged dice, and its level gives it no
// other way to act than the usual one.
func shoots(p *check.Pass, a arrivals.Arrival) bool {
	changed := slices.ContainsFunc(p.Rules.Hostility.Levels[a.Level].Charts, func(c model.LevelChart) bool {
		return c.Group == a.NPC.Group && (c.NPC == "" || c.NPC == a.NPC.ID)
	})
	return !changed && a.NPC.Stats != nil && a.NPC.Stats.Ranged != nil && *a.NPC.Stats.Ranged > 0
}

// sightTo finds the shortest line of sight from where the figure arrives to the squares inside the airlock.
func sightTo(p *check.Pass, s sighting, views map[model.Length]*geom.Sight) (sighting, bool) {
	base := s.shooter.NPC.Base
	stand := walks.Grid(p).Stands(s.At, base, 1)
	if len(stand) == 0 {
		return s, false
	}
	if views[base] == nil {
		views[base] = walks.Grid(p).Sight(geom.SightQuery{Seer: base, Target: p.Rules.Board.Trader})
	}
	s.from = middleOf(stand[0])
	door := walks.Grid(p).StartCells(s.airlock)
	slices.SortStableFunc(door, func(a, b geom.Cell) int { return int(distance(s.from, a.Centre()) - distance(s.from, b.Centre())) })
	for _, c := range door {
		s.to, s.inches = c.Centre(), distance(s.from, c.Centre())
		if inRange(p, *s.shooter.NPC, s.inches) && views[base].Line(s.from, s.to).Seen {
			return s, true
		}
	}
	return s, false
}

// inRange reports whether a kind shoots so far; the bases at both ends are counted out.
func inRange(p *check.Pass, n model.NPCKind, d model.Length) bool {
	g := check.Find(p.Rules.Groups, n.Group, func(g *model.NPCGroup) string { return g.ID })
	id := n.Stats.Range
	if id == "" && g != nil {
		id = g.Range
	}
	r := check.Find(p.Rules.Play.Ranges, id, func(r *model.RangeBand) string { return r.ID })
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
func exposed(p *check.Pass, seen []sighting) {
	first := seen[0]
	var doors []string
	var marks []diag.Mark
	related := []diag.Related{}
	reasons := []string{fmt.Sprintf("with %s: %s", english.Count(p.Players, "crew"), firstLevel(p))}
	for _, s := range seen {
		if !slices.Contains(doors, s.airlock.ID) {
			doors = append(doors, s.airlock.ID)
			marks = append(marks, walks.DoorMark(p, s.airlock))
			related = append(related, diag.Related{Range: p.Where.At(walks.AirlockPath(s.airlock)), Text: "seen from " + s.String()})
		}
		marks = append(marks, diag.Mark{Kind: diag.SightMark, At: []model.Point{s.from, s.to}, Text: s.String()})
		reasons = append(reasons, fmt.Sprintf("a %s at %s stands at %s and sees %s inside airlock %s, %s inches away",
			s.shooter.NPC.Title, s, parts.Point(s.from), parts.Point(s.to), s.airlock.ID, s.inches))
	}
	pegs := arrivals.PeggingOf(p, 1)
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("a %s can arrive in the first round in sight of %s: at %s, %s inches from airlock %s",
			first.shooter.NPC.Title, someDoors(p, doors), first.SpawnPoint, first.inches, first.airlock.ID),
		Details: []string{firstLevel(p)},
		Remedy:  pegs.Or("put a closed door or a wall in between, or move the point or the airlock"),
		Range:   p.Where.At(pegs.Path),
		Place:   p.Place(first.airlock.At),
		Related: related,
		Marks:   marks,
		Reasons: reasons,
	})
}

// someDoors names some of the airlocks of the board.
func someDoors(p *check.Pass, ids []string) string {
	if n := len(p.Mission.Board.Airlocks); len(ids) > 1 && len(ids) == n {
		return fmt.Sprintf("all %d airlocks", n)
	}
	return walks.Airlocks(ids, len(ids)+1)
}
