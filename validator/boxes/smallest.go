package boxes

import (
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// mostTries is how many sets of boxes are tried; editions have a few boxes, and missions name one or two.
const mostTries = 100

// smallestBoxes is the smallest set of boxes that holds all that the mission asks for; nil if none of so many
// boxes at most does.
func smallestBoxes(p *check.Pass, most int) []string {
	figures, tries := wantedFigures(p), 0
	var try func(chosen []string, from, left int) []string
	try = func(chosen []string, from, left int) []string {
		if left == 0 {
			if tries++; enoughBoxes(p, chosen, figures) {
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
func enoughBoxes(p *check.Pass, boxes []string, figures []stock.Demand) bool {
	for _, t := range p.Tables() {
		q := *p
		q.Mission, q.Players = t.Mission, t.Crews
		if !holdAll(&q, boxes) {
			return false
		}
	}
	return !slices.ContainsFunc(figures, func(n stock.Demand) bool { return stock.Have(p, boxes, n.Part) < n.Count })
}

// wantedFigures are all figures of the boxes that the mission names, where it has a use for a second set of
// them: for so many crews that the track fills faster, or with further cards of a group beside its first.
func wantedFigures(p *check.Pass) []stock.Demand {
	more := p.Rules.Hostility.CrewsPerPeg > 0 && p.Mission.Players.Max > p.Rules.Hostility.CrewsPerPeg
	for _, g := range p.Rules.Groups {
		for i, kind := range g.Cards {
			more = more || i > 0 && usesCards(p, kind) // the first come with the usual figures
		}
	}
	if !more {
		return nil
	}
	var out []stock.Demand
	for _, k := range p.Rules.NPCs {
		x := stock.Part{Sort: "npc", ID: k.ID}
		if n := stock.Have(p, p.Mission.Boxes, x); n > 0 {
			out = append(out, stock.Demand{Part: x, Count: n})
		}
	}
	return out
}

// usesCards reports whether event cards of a kind are in the deck with any number of crews.
func usesCards(p *check.Pass, kind string) bool {
	return slices.ContainsFunc(p.Tables(), func(t check.Table) bool {
		return slices.ContainsFunc(t.Mission.Setup.Events, func(e model.EventAllocation) bool { return e.Kind == kind })
	})
}

// quoted are the ids of boxes as the source writes them.
func quoted(boxes []string) []string {
	out := make([]string, len(boxes))
	for i, id := range boxes {
		out[i] = strconv.Quote(id)
	}
	return out
}
