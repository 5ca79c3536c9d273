package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn017 finds crews that are struck before they can act (seed 000:655-663, 760, 774; 002:1596-1712, 3912-3920,
// 7602-7606).
func spn017() check.Check {
	return check.Check{
		Code:     "SPN017",
		Title:    "a crew is attacked before it can act",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{airlockLandings},
		Text: "In every round traders act before NPCs move, and until their first action they are inside their ships. Two things " +
			"strike sooner: whatever attacks by itself as soon as somebody comes within its reach, such as a rock worm that is in " +
			"play from the start or an exhaust that burns, and an enemy in contact with a crew that the mission deploys on the board. This is reported where no square on " +
			"which a trader can first stand is out of reach, and for enemies only: figures that begin dormant, neutral, friendly or " +
			"fleeing, and peaceful kinds, do nothing. Moves, shots and cards are not counted. Move one of the two.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-6\": {kind: \"worm-hole\", number: 6, at: [8, 2]}\n}\nsetup: npcs: [{kind: \"rock-worm\", place: piece: \"hole-6\"}]",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-6\": {kind: \"worm-hole\", number: 6, at: [8, 8]}\n}\nsetup: npcs: [{kind: \"rock-worm\", place: piece: \"hole-6\"}]",
		Run: func(p *check.Pass) {
			threats := threats(p)
			for _, l := range decks(p) {
				for _, t := range threats {
					if t.reaches(l) { // core
						struckFirst(p, l, t)
						break // one finding a place
					}
				}
			}
		},
	}
}

// threat is something that strikes whoever comes near, without waiting for its turn.
type threat struct {
	name  string
	where diag.Range
	floor model.NamedFloor
	at    model.Point
	reach int // squares
	near  map[geom.Cell]int
	self  bool // it strikes by itself; else it is an enemy in contact
}

// reaches reports whether a threat reaches every square on which a crew can first stand.
func (t threat) reaches(l landing) bool {
	if l.floor.ID != t.floor.ID || len(l.first) == 0 || l.aboard && !t.self {
		return false
	}
	return !slices.ContainsFunc(l.first, func(c geom.Cell) bool {
		_, in := t.near[c]
		return !in
	})
}

// threats are the enemies of the set-up, and the pieces that are at work from the start.
func threats(p *check.Pass) []threat {
	var out []threat
	for _, f := range figures(p) {
		if !isEnemy(p, f) || !arrivals.Within(f.floor.Board, f.at) {
			continue
		}
		t := threat{name: f.String(), where: figureRange(p, f), floor: f.floor, at: f.at, reach: 1}
		if f.kind.Stats != nil && f.kind.Stats.Reach > 0 {
			t.reach, t.self = int(f.kind.Stats.Reach/model.Inch), true
		}
		t.near = squaresFrom(arrivals.On(p, f.floor), covers(p, f), t.reach)
		out = append(out, t)
	}
	return append(out, burning(p)...)
}

// burning are the pieces whose terrain rule has them attack whoever is near, and that do not begin in the first, resting
// state of their kind.
func burning(p *check.Pass) []threat {
	var out []threat
	for _, fl := range p.Mission.Floors() {
		q := arrivals.On(p, fl)
		for _, x := range fl.Board.Furniture {
			k := check.Find(p.Rules.Furniture, x.Kind, func(k *model.FurnitureKind) string { return k.ID })
			if k == nil || x.State == "" {
				continue
			}
			r := terrainRule(p, k.Rule)
			if r == nil || strikesTo(r) == 0 || len(r.States) == 0 || r.States[0] == x.State {
				continue
			}
			t := threat{name: "piece " + x.ID, where: p.Where.At(fl.Path + ".furniture." + x.ID), floor: fl, at: x.Footprint.Centre, reach: int(strikesTo(r) / model.Inch), self: true}
			t.near = squaresFrom(q, walks.Grid(q).Occupied(x.Footprint), t.reach)
			out = append(out, t)
		}
	}
	return out
}

// strikesTo is how far from itself a piece attacks by its terrain rule; 0 where it does not.
func strikesTo(r *model.TerrainRule) model.Length {
	var far model.Length
	for _, prog := range r.Does {
		kinds.Every(prog.Do, func(e model.Effect) {
			if e.Dice > 0 && e.Who != nil && e.Who.In != nil {
				far = max(far, e.Who.In.Within)
			}
		})
	}
	return far
}

// struckFirst reports a crew that is struck as it comes onto the board.
func struckFirst(p *check.Pass, l landing, t threat) {
	summary := fmt.Sprintf("%s strikes every trader who steps out of %s: it reaches %s", t.name, l.name, english.Count(t.reach, "square"))
	if !l.aboard {
		summary = fmt.Sprintf("every square of %s is within %s of %s", l.name, english.Count(t.reach, "square"), t.name)
	}
	p.Report(diag.Diagnostic{
		Summary: summary,
		Details: []string{"traders have not acted by then"},
		Remedy:  fmt.Sprintf("move it more than %s away, or let the crew begin elsewhere", english.Count(t.reach, "square")),
		Range:   t.where,
		Place:   p.SpotOn(t.floor, t.at),
		Related: []diag.Related{{Range: p.Where.At(l.path), Text: "where the crew begins"}},
		Marks: append(slices.Clone(l.mark),
			diag.Mark{Kind: diag.SpotMark, Floor: t.floor.ID, At: []model.Point{t.at}, Text: t.name},
			onFloor(parts.CellsOf(l.first, "in its reach"), l.floor)),
		Reasons: []string{
			fmt.Sprintf("squares on which a trader from %s can first stand: %s", l.name, cellList(l.first)),
			fmt.Sprintf("%s at %s reaches %s, not through walls: all of them", t.name, parts.Point(t.at), english.Count(t.reach, "square")),
			"the order of a round: " + phaseOrder(p),
		},
	})
}

// phaseOrder lists the phases of a round.
func phaseOrder(p *check.Pass) string {
	var titles []string
	for _, x := range p.Rules.Phases {
		titles = append(titles, x.Title)
	}
	return english.List(titles, "then")
}
