package names

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref016 finds places on a floor on which the thing that they name does not stand.
func ref016() check.Check {
	return check.Check{
		Code:     "REF016",
		Title:    "a thing on another floor",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Things, parts.Values},
		Text: "A place names a piece, a zone or something of the rim, and with `board` the level or further board that it is on. It is on another one: " +
			"whoever sets the board up looks for it in vain. Name the thing that is meant, or its own floor.",
		Before: "board: crates: s1: {size: \"small\"}\nsetup: contents: [{at: {piece: \"s1\", board: \"loft\"}, tokens: [\"objective\"]}]",
		After:  "board: crates: s1: {size: \"small\"}\nsetup: contents: [{at: piece: \"s1\", tokens: [\"objective\"]}]",
		Run: func(p *check.Pass) {
			parts.Each(p, func(path string, x *model.Place) {
				t, found := otherFloor(p, x)
				if found { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s is not on %s, it is on %s", t, x.Board, floorWord(p, t.Board)),
						Remedy:  floorRemedy(p, t.Board),
						Range:   p.First(path+".board", path),
						Related: []diag.Related{{Range: p.First(t.Path+"@key", t.Path), Text: "it is here"}},
					})
				}
			})
		},
	}
}

// otherFloor is the thing that a place names, if it is on another floor than the place says. A floor or a thing that
// does not exist is a mistake of its own.
func otherFloor(p *check.Pass, x *model.Place) (parts.Thing, bool) {
	if x.Board == "" || !slices.Contains(parts.IDs(p, parts.BoardThing), x.Board) {
		return parts.Thing{}, false
	}
	var at []parts.Thing
	for _, t := range parts.Things.Of(p) {
		if t.Family != parts.BoardThing && t.ID != "" && slices.Contains([]string{x.Piece, x.Zone, x.Entry, x.Airlock, x.Hatch}, t.ID) {
			at = append(at, t)
		}
	}
	if len(at) == 0 || slices.ContainsFunc(at, func(t parts.Thing) bool { return t.Board == x.Board }) {
		return parts.Thing{}, false
	}
	return at[0], true
}

// floorWord names a floor in a sentence.
func floorWord(p *check.Pass, id string) string {
	if id == "" {
		return "the mission's own board"
	}
	return id
}

func floorRemedy(p *check.Pass, id string) string {
	if id == "" {
		return "name what is meant there, or leave board out"
	}
	return fmt.Sprintf("name what is meant there, or write board: %q", id)
}
