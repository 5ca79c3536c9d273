package validator

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// cmp009 finds missions that could be played with fewer boxes.
func cmp009() Check {
	return Check{
		Code:     "CMP009",
		Title:    "fewer boxes are enough",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Boxes},
		// seed 000:1656-1660, 002:4272-4279, 4575
		Text: "Readers ask first which boxes they need. This works out the smallest set of the edition's boxes that holds all panels, " +
			"crates, furniture, markers, starting figures, traders and tokens that the mission asks for with any number of " +
			"crews, and it is smaller than what the mission claims: a box is not needed, or named twice where one would do. " +
			"Figures beyond the starting ones count where the mission is for so many crews that the track fills faster, or " +
			"uses event cards of a group beyond its usual ones. A mission that uses modules of other books is left alone.",
		Before: "boxes: [\"core-space\", \"core-space\"] // everything is in one",
		After:  "boxes: [\"core-space\"]",
		Run: func(p *Pass) {
			claimed := p.Mission.Boxes
			if len(claimed) < 2 || len(p.Mission.Modules) > 0 || !p.enoughBoxes(claimed, nil) {
				return
			}
			smallest := p.smallestBoxes(len(claimed) - 1)
			if smallest != nil { // core
				p.Report(p.spareBoxes(smallest))
			}
		},
	}
}

// mostTries is how many sets of boxes are tried; editions have a few boxes, and missions name one or two.
const mostTries = 100

// smallestBoxes is the smallest set of boxes that holds all that the mission asks for; nil if none of so many
// boxes at most does.
func (p *Pass) smallestBoxes(most int) []string {
	figures, tries := p.wantedFigures(), 0
	var try func(chosen []string, from, left int) []string
	try = func(chosen []string, from, left int) []string {
		if left == 0 {
			if tries++; p.enoughBoxes(chosen, figures) {
				return slices.Clone(chosen)
			}
			return nil
		}
		for i := from; i < len(p.Rules.Boxes) && tries < mostTries; i++ {
			if found := try(append(slices.Clip(chosen), p.Rules.Boxes[i].ID), i, left-1); found != nil {
				return found
			}
		}
		return nil
	}
	for n := 1; n <= most; n++ {
		if found := try(nil, 0, n); found != nil {
			return found
		}
	}
	return nil
}

// enoughBoxes reports whether some boxes hold all that the mission asks for with any number of crews, and some
// figures besides.
func (p *Pass) enoughBoxes(boxes []string, figures []demand) bool {
	for _, t := range p.Tables() {
		q := *p
		q.Mission, q.Players = t.mission, t.crews
		if !q.holdAll(boxes) {
			return false
		}
	}
	return !slices.ContainsFunc(figures, func(n demand) bool { return p.have(boxes, n.part) < n.count })
}

// wantedFigures are all figures of the boxes that the mission names, where it has a use for a second set of
// them: for so many crews that the track fills faster, or with further cards of a group beside its first.
func (p *Pass) wantedFigures() []demand {
	more := p.Rules.Hostility.CrewsPerPeg > 0 && p.Mission.Players.Max > p.Rules.Hostility.CrewsPerPeg
	for _, g := range p.Rules.Groups {
		for i, kind := range g.Cards {
			more = more || i > 0 && p.usesCards(kind) // the first come with the usual figures
		}
	}
	if !more {
		return nil
	}
	var out []demand
	for _, k := range p.Rules.NPCs {
		x := part{sort: "npc", id: k.ID}
		if n := p.have(p.Mission.Boxes, x); n > 0 {
			out = append(out, demand{x, n})
		}
	}
	return out
}

// usesCards reports whether event cards of a kind are in the deck with any number of crews.
func (p *Pass) usesCards(kind string) bool {
	return slices.ContainsFunc(p.Tables(), func(t table) bool {
		return slices.ContainsFunc(t.mission.Setup.Events, func(e model.EventAllocation) bool { return e.Kind == kind })
	})
}

func (p *Pass) spareBoxes(enough []string) diag.Diagnostic {
	claimed, list := p.Mission.Boxes, "["+strings.Join(quoted(enough), ", ")+"]"
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the mission names %d boxes, and %s alone %s enough", len(claimed), boxList(enough), english.Are(len(enough))),
		Remedy:  "write " + list,
		Range:   p.Where.At("boxes"),
	}
	if p.Where.Has("boxes") {
		d.Fix = &diag.Fix{Text: "write " + list, Edits: []diag.Edit{{Range: p.Where["boxes"], New: list}}}
	}
	for _, n := range p.demands() {
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d asked for, %d in %s", n, n.count, p.have(enough, n.part), boxList(enough)))
	}
	return d
}

// boxList is a list of boxes for a sentence.
func boxList(boxes []string) string { return english.And(quoted(boxes)) }

// quoted are the ids of boxes as the source writes them.
func quoted(boxes []string) []string {
	out := make([]string, len(boxes))
	for i, id := range boxes {
		out[i] = strconv.Quote(id)
	}
	return out
}
