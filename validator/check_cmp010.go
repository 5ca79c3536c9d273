package validator

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
)

// cmp010 finds missions for which one more box would do.
func cmp010() Check {
	return Check{
		Code:     "CMP010",
		Title:    "a box is missing",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Boxes},
		Each:     true,
		Text: fmt.Sprintf("The boxes that the mission names lack %d sorts of things or more that it needs, and one more box of the edition "+
			"holds them all: then it is the box that is missing, and not a panel or a figure too many. No other check "+
			"complains of what that box would bring. The change suggested is the smallest set of boxes that holds everything. A group that needs two copies of a box is told so by naming it twice.", manyLacks),
		Before: "boxes: [\"first-born-support\"] // figures only",
		After:  "boxes: [\"first-born\"]",
		Run: func(p *Pass) {
			if s := p.stock().missing; s != nil { // core
				p.Report(p.boxMissing(*s))
			}
		},
	}
}

func (p *Pass) boxMissing(s shortage) diag.Diagnostic {
	boxes := p.smallestBoxes(len(p.stock().boxes))
	if boxes == nil {
		boxes = p.stock().boxes
	}
	named := "[" + strings.Join(quoted(boxes), ", ") + "]"
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the boxes lack %d sorts of things that one more box would bring: %s", len(s.lacks), strconv.Quote(s.box)),
		Remedy:  "write " + named,
		Range:   p.Where.At("boxes"),
	}
	if p.Where.Has("boxes") {
		d.Fix = &diag.Fix{Text: "write " + named, Edits: []diag.Edit{{Range: p.Where["boxes"], New: named}}}
	}
	for _, n := range s.lacks {
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d asked for, the boxes named hold %d", n, n.count, p.have(p.Mission.Boxes, n.part)))
	}
	return d
}

// String names a part by its sort.
func (x part) String() string {
	switch x.sort {
	case "dealt":
		return x.id + " tokens to be dealt"
	case "rare":
		return "rare " + x.id + " tokens"
	case "npc":
		return "figure " + x.id
	}
	return x.sort + " " + strings.TrimSpace(x.colour+" "+x.id)
}
