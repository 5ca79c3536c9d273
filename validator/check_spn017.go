package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn017 finds crews that are struck before they can act (seed 000:655-663, 760, 774; 002:1596-1712, 3912-3920,
// 7602-7606).
func spn017() Check {
	return Check{
		Code:     "SPN017",
		Title:    "a crew is attacked before it can act",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks, Walls},
		Each:     true,
		Text: "In every round traders act before NPCs move, and until their first action they are inside their ships. Two things " +
			"strike sooner: whatever attacks by itself as soon as somebody comes within its reach, such as a rock worm that is in " +
			"play from the start or an exhaust that burns, and an enemy in contact with a crew that the mission deploys on the board. This is reported where no square on " +
			"which a trader can first stand is out of reach, and for enemies only: figures that begin dormant, neutral, friendly or " +
			"fleeing, and peaceful kinds, do nothing. Moves, shots and cards are not counted. Move one of the two.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-6\": {kind: \"worm-hole\", number: 6, at: [8, 2]}\n}\nsetup: npcs: [{kind: \"rock-worm\", place: piece: \"hole-6\"}]",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-6\": {kind: \"worm-hole\", number: 6, at: [8, 8]}\n}\nsetup: npcs: [{kind: \"rock-worm\", place: piece: \"hole-6\"}]",
		Run: func(p *Pass) {
			threats := p.threats()
			for _, l := range p.decks() {
				for _, t := range threats {
					if t.reaches(l) { // core
						p.struckFirst(l, t)
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
func (p *Pass) threats() []threat {
	var out []threat
	for _, f := range p.figures() {
		if !p.isEnemy(f) || !within(f.floor.Board, f.at) {
			continue
		}
		t := threat{name: f.String(), where: p.figureRange(f), floor: f.floor, at: f.at, reach: 1}
		if f.kind.Stats != nil && f.kind.Stats.Reach > 0 {
			t.reach, t.self = int(f.kind.Stats.Reach/model.Inch), true
		}
		t.near = p.on(f.floor).squaresFrom(p.covers(f), t.reach)
		out = append(out, t)
	}
	return append(out, p.burning()...)
}

// isEnemy reports whether a figure of the set-up attacks: its kind is not peaceful, and it does not begin in
// a mood that keeps it from it.
func (p *Pass) isEnemy(f figure) bool {
	g := find(p.Rules.Groups, f.kind.Group, func(g *model.NPCGroup) string { return g.ID })
	return g != nil && !g.Peaceful && !slices.Contains([]string{"dormant", "neutral", "friendly", "fleeing"}, f.State)
}

// burning are the pieces whose terrain rule gives them dice and a reach, and that do not begin in the first,
// resting state of their kind.
func (p *Pass) burning() []threat {
	var out []threat
	for _, fl := range p.Mission.Floors() {
		q := p.on(fl)
		for _, x := range fl.Board.Furniture {
			k := find(p.Rules.Furniture, x.Kind, func(k *model.FurnitureKind) string { return k.ID })
			if k == nil || x.State == "" {
				continue
			}
			r := p.terrainRule(k.Rule)
			if r == nil || r.Reach == 0 || r.Dice == 0 || len(r.States) == 0 || r.States[0] == x.State {
				continue
			}
			t := threat{name: "piece " + x.ID, where: p.Where.At(fl.Path + ".furniture." + x.ID), floor: fl, at: x.Footprint.Centre, reach: int(r.Reach / model.Inch), self: true}
			t.near = q.squaresFrom(q.Grid().Occupied(x.Footprint), t.reach)
			out = append(out, t)
		}
	}
	return out
}

// struckFirst reports a crew that is struck as it comes onto the board.
func (p *Pass) struckFirst(l landing, t threat) {
	summary := fmt.Sprintf("%s strikes every trader who steps out of %s: it reaches %s", t.name, l.name, english.Count(t.reach, "square"))
	if !l.aboard {
		summary = fmt.Sprintf("every square of %s is within %s of %s", l.name, english.Count(t.reach, "square"), t.name)
	}
	p.Report(diag.Diagnostic{
		Summary: summary,
		Details: []string{"traders have not acted by then"},
		Remedy:  fmt.Sprintf("move it more than %s away, or let the crew begin elsewhere", english.Count(t.reach, "square")),
		Range:   t.where,
		Place:   p.spotOn(t.floor, t.at),
		Related: []diag.Related{{Range: p.Where.At(l.path), Text: "where the crew begins"}},
		Marks: append(slices.Clone(l.mark),
			diag.Mark{Kind: diag.SpotMark, Floor: t.floor.ID, At: []model.Point{t.at}, Text: t.name},
			onFloor(cellsOf(l.first, "in its reach"), l.floor)),
		Reasons: []string{
			fmt.Sprintf("squares on which a trader from %s can first stand: %s", l.name, cellList(l.first)),
			fmt.Sprintf("%s at %s reaches %s, not through walls: all of them", t.name, point(t.at), english.Count(t.reach, "square")),
			"the order of a round: " + p.phaseOrder(),
		},
	})
}

// phaseOrder lists the phases of a round.
func (p *Pass) phaseOrder() string {
	var titles []string
	for _, x := range p.Rules.Phases {
		titles = append(titles, x.Title)
	}
	return english.List(titles, "then")
}
