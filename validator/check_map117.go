package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// map117 finds hidden doors that stay wall for the whole game (seed 002:7466-7480).
func map117() Check {
	return Check{
		Code:     "MAP117",
		Title:    "a hidden door that nothing opens",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A hidden door is wall to the crews until a rule of the mission or a piece with power over such doors opens it, or until " +
			"those NPCs walk through it that know the way. Here no rule and no piece opens it, and none of those NPCs takes part: " +
			"the door could as well be a wall. Add the rule that reveals it, or draw a wall. When a room lies behind it that has no other " +
			"way in, that is [RCH007](RCH007.md).",
		Before: "board: panels: \"4,0-4,4\": id: \"niche\" // drawn as a hidden door\nsetup: arrivals: none: true\nrules: {}",
		After:  "board: panels: \"4,0-4,4\": id: \"niche\"\nsetup: arrivals: none: true\nrules: click: {\n\ttitle: \"Click\"\n\ttext:  \"A panel slides aside.\"\n\twhen: {kind: \"round\", at: 3}\n\tdo: [{kind: \"door\", of: \"niche\", set: \"open\"}]\n}",
		Run: func(p *Pass) {
			for i, lock := range p.lore().Locks {
				if p.hiddenDoor(lock) && len(p.lore().From[infer.DoorOf(i)]) == 0 && !p.walkedThrough(lock) && p.sameAccess(lock) { // core
					p.staysWall(lock)
				}
			}
		},
	}
}

// hiddenDoor reports whether the door of a lock is hidden.
func (p *Pass) hiddenDoor(l geom.Lock) bool {
	k := p.lockKind(l)
	return k != nil && slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Hidden })
}

// walkedThrough reports whether NPCs take part that get through the door of a lock while it is shut.
func (p *Pass) walkedThrough(l geom.Lock) bool {
	t := find(p.Rules.Terrain, p.lockKind(l).Rule, func(t *model.TerrainRule) string { return t.ID })
	return t != nil && slices.ContainsFunc(t.Passes, p.takesPart)
}

// takesPart reports whether NPCs of a group can come onto the board with any number of crews: from the start, by
// the track, by a rule or with event cards.
func (p *Pass) takesPart(group string) bool {
	return slices.ContainsFunc(p.tables(), func(m *model.Mission) bool {
		q := *p
		q.Mission = m
		return q.cast().groupAbsence(group) == ""
	})
}

// sameAccess reports whether crews get to both sides of the panel of a lock, or to neither.
func (p *Pass) sameAccess(l geom.Lock) bool {
	reached := map[bool]bool{}
	for _, c := range p.building().Grid(l.Floor).Beside(l.Panel) {
		reached[p.together().reach.Has(l.Floor, c)] = true
	}
	return len(reached) < 2
}

// staysWall reports a hidden door that nothing opens.
func (p *Pass) staysWall(l geom.Lock) {
	x, f := p.panel(l), p.building().Floors()[l.Floor]
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("0 of %s and 0 of %s open %s", english.Count(len(p.Mission.Rules), "rule"), english.Count(len(p.pieces()), "piece"), p.panelName(x)),
		Details: []string{"none of the NPCs that walk through it takes part either"},
		Remedy:  "add a rule that opens it, or draw a wall",
		Range:   p.lockRange(l),
		Place:   p.spotOn(f, middle(x)),
		Marks:   onFloorMarks(f, edgeOf(x, "nothing opens it")),
	})
}
