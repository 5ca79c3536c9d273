package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
	"github.com/sortie-tools/sortie/validator/facts/walks"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// map117 finds hidden doors that stay wall for the whole game (seed 002:7466-7480).
func map117() check.Check {
	return check.Check{
		Code:     "MAP117",
		Title:    "a hidden door that nothing opens",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{piles.CastFact, walks.Pieces, walks.Together},
		Text: "A hidden door is wall to the crews until a rule of the mission or a piece with power over such doors opens it, or until " +
			"those NPCs walk through it that know the way. Here no rule and no piece opens it, and none of those NPCs takes part: " +
			"the door could as well be a wall. Add the rule that reveals it, or draw a wall. When a room lies behind it that has no other " +
			"way in, that is [RCH007](RCH007.md).",
		Before: "board: panels: \"4,0-4,4\": id: \"niche\" // drawn as a hidden door\nsetup: arrivals: none: true\nrules: {}",
		After:  "board: panels: \"4,0-4,4\": id: \"niche\"\nsetup: arrivals: none: true\nrules: click: {\n\ttitle: \"Click\"\n\ttext:  \"A panel slides aside.\"\n\twhen: {kind: \"round\", at: 3}\n\tdo: [{kind: \"door\", of: \"niche\", set: \"open\"}]\n}",
		Run: func(p *check.Pass) {
			for i, lock := range walks.CausesOf(p).Locks {
				if walks.HiddenDoor(p, lock) && len(walks.CausesOf(p).From[infer.DoorOf(i)]) == 0 && !walkedThrough(p, lock) && sameAccess(p, lock) { // core
					staysWall(p, lock)
				}
			}
		},
	}
}

// walkedThrough reports whether NPCs take part that get through the door of a lock while it is shut.
func walkedThrough(p *check.Pass, l geom.Lock) bool {
	t := check.Find(p.Rules.Terrain, walks.LockKind(p, l).Rule, func(t *model.TerrainRule) string { return t.ID })
	return t != nil && slices.ContainsFunc(t.Passes, func(group string) bool { return takesPart(p, group) })
}

// takesPart reports whether NPCs of a group can come onto the board with any number of crews: from the start, by
// the track, by a rule or with event cards.
func takesPart(p *check.Pass, group string) bool {
	return slices.ContainsFunc(worlds.Tables(p), func(m *model.Mission) bool {
		q := *p
		q.Mission = m
		return piles.CastOf(&q).GroupAbsence(group) == ""
	})
}

// sameAccess reports whether crews get to both sides of the panel of a lock, or to neither.
func sameAccess(p *check.Pass, l geom.Lock) bool {
	reached := map[bool]bool{}
	for _, c := range walks.Building.Of(p).Grid(l.Floor).Beside(l.Panel) {
		reached[walks.Together.Of(p).Reach.Has(l.Floor, c)] = true
	}
	return len(reached) < 2
}

// staysWall reports a hidden door that nothing opens.
func staysWall(p *check.Pass, l geom.Lock) {
	x, f := walks.Panel(p, l), walks.Building.Of(p).Floors()[l.Floor]
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("0 of %s and 0 of %s open %s", english.Count(len(p.Mission.Rules), "rule"), english.Count(len(walks.Pieces.Of(p)), "piece"), parts.PanelName(p, x)),
		Details: []string{"none of the NPCs that walk through it takes part either"},
		Remedy:  "add a rule that opens it, or draw a wall",
		Range:   walks.LockRange(p, l),
		Place:   p.SpotOn(f, parts.Middle(x)),
		Marks:   onFloorMarks(f, edgeOf(x, "nothing opens it")),
	})
}
