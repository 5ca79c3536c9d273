package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// ref016 finds places on a floor on which the thing that they name does not stand.
func ref016() Check {
	return Check{
		Code:     "REF016",
		Title:    "a thing on another floor",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A place names a piece, a zone or something of the rim, and with `board` the level or further board that it is on. It is on another one: " +
			"whoever sets the board up looks for it in vain. Name the thing that is meant, or its own floor.",
		Before: "board: crates: s1: {size: \"small\"}\nsetup: contents: [{at: {piece: \"s1\", board: \"loft\"}, tokens: [\"objective\"]}]",
		After:  "board: crates: s1: {size: \"small\"}\nsetup: contents: [{at: piece: \"s1\", tokens: [\"objective\"]}]",
		Run: func(p *Pass) {
			each(p, func(path string, x *model.Place) {
				t, found := p.otherFloor(x)
				if found { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s is not on %s, it is on %s", t, x.Board, p.floorWord(t.board)),
						Remedy:  p.floorRemedy(t.board),
						Range:   p.first(path+".board", path),
						Related: []diag.Related{{Range: p.first(t.path+"@key", t.path), Text: "it is here"}},
					})
				}
			})
		},
	}
}

// otherFloor is the thing that a place names, if it is on another floor than the place says. A floor or a thing that
// does not exist is a mistake of its own.
func (p *Pass) otherFloor(x *model.Place) (thing, bool) {
	if x.Board == "" || !slices.Contains(p.ids(boardThing), x.Board) {
		return thing{}, false
	}
	var at []thing
	for _, t := range p.things() {
		if t.family != boardThing && t.id != "" && slices.Contains([]string{x.Piece, x.Zone, x.Entry, x.Airlock, x.Hatch}, t.id) {
			at = append(at, t)
		}
	}
	if len(at) == 0 || slices.ContainsFunc(at, func(t thing) bool { return t.board == x.Board }) {
		return thing{}, false
	}
	return at[0], true
}

// floorWord names a floor in a sentence.
func (p *Pass) floorWord(id string) string {
	if id == "" {
		return "the mission's own board"
	}
	return id
}

func (p *Pass) floorRemedy(id string) string {
	if id == "" {
		return "name what is meant there, or leave board out"
	}
	return fmt.Sprintf("name what is meant there, or write board: %q", id)
}
