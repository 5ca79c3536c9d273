package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// comesInBoxes reports whether the edition's data say how many of a part there are in a box.
func (p *Pass) comesInBoxes(x part) bool {
	switch x.sort {
	case "dealt", "rare":
		return true
	case "panel":
		return find(p.Rules.Panels, x.id, panelKindID) != nil
	case "crate":
		k := find(p.Rules.Crates, x.id, crateSizeID)
		return k != nil && (x.colour == "" || slices.Contains(k.Colours, x.colour))
	case "token":
		return find(p.Rules.Tokens, x.id, tokenID) != nil
	}
	return slices.ContainsFunc(p.Rules.Boxes, func(b model.Box) bool { return inBox(b, x) > 0 })
}

// inBox is how many of a part one box holds; tokens that are dealt are not told apart here.
func inBox(b model.Box, x part) int {
	switch x.sort {
	case "panel":
		return boxCount(b.Panels, x.id)
	case "furniture":
		return boxCount(b.Furniture, x.id)
	case "npc":
		return boxCount(b.NPCs, x.id)
	case "trader":
		return boxCount(b.Traders, x.id)
	case "marker":
		return boxCount(b.Markers, x.id)
	case "token":
		return boxCount(b.Tokens, x.id)
	}
	n := 0
	for _, c := range b.Crates {
		if x.sort == "crate" && c.Size == x.id && (x.colour == "" || c.Colour == x.colour) {
			n += c.Count
		}
	}
	return n
}

// have is how many of a part some boxes hold together.
func (p *Pass) have(boxes []string, x part) int {
	n := 0
	if x.sort == "dealt" || x.sort == "rare" {
		m := *p.Mission
		m.Boxes = boxes
		s := stock{Supply: dealing.Stock(&m, p.Rules)}
		if x.sort == "rare" {
			return s.Pool(x.id).Rare
		}
		return s.most(x.id)
	}
	for _, id := range boxes {
		if b := find(p.Rules.Boxes, id, boxID); b != nil {
			n += inBox(*b, x)
		}
	}
	return n
}

// lacks are the demands that some boxes do not meet.
func (p *Pass) lacks(boxes []string) []demand {
	var out []demand
	for _, n := range p.demands() {
		if p.have(boxes, n.part) < n.count {
			out = append(out, n)
		}
	}
	return out
}

// holdAll reports whether some boxes meet all demands. Tokens, which take longest to count, come last.
func (p *Pass) holdAll(boxes []string) bool {
	return !slices.ContainsFunc(p.demands(), func(n demand) bool { return p.have(boxes, n.part) < n.count })
}

// shortage is what a box would bring that the mission's boxes lack.
type shortage struct {
	box   string
	lacks []demand
}

// manyLacks is how many sorts of things must be lacking for a box to be called missing, and not the things too
// many. Assumed: a board with two panels too many is a mistake of the board.
const manyLacks = 3

// missingBox is the box that would bring everything that the mission's boxes lack, if that is much; nil if no
// single one does.
func (p *Pass) missingBox() *shortage {
	lacks := p.lacks(p.Mission.Boxes)
	if len(p.Mission.Boxes) == 0 || len(lacks) < manyLacks {
		return nil
	}
	for _, b := range p.Rules.Boxes {
		if len(p.lacks(append(slices.Clip(p.Mission.Boxes), b.ID))) == 0 {
			return &shortage{b.ID, lacks}
		}
	}
	return nil
}

// short is by how much the mission's boxes fall short of a part, with what it asks for and what they hold.
func (p *Pass) short(x part) (asked, have int) {
	for _, n := range p.demands() {
		if n.part == x {
			return n.count, p.have(p.stock().boxes, x)
		}
	}
	return 0, 0
}

// mostAdded is how many boxes a remedy names at most; a group that lacks more has another problem.
const mostAdded = 3

// addition says which box would bring enough of a part, as the end of a remedy; empty if none would.
func (p *Pass) addition(x part, count int) string {
	if words := p.intoABox(x, count); words != "" {
		return words
	}
	for n := 1; n <= mostAdded; n++ {
		for _, b := range p.Rules.Boxes {
			boxes := slices.Clip(p.stock().boxes)
			for range n {
				boxes = append(boxes, b.ID)
			}
			if p.have(boxes, x) < count {
				continue
			}
			switch named := slices.Contains(p.stock().boxes, b.ID); {
			case n == 1 && !named:
				return fmt.Sprintf("add the box %q", b.ID)
			case n == 1:
				return fmt.Sprintf("name the box %q once more, for a group that owns another", b.ID)
			default:
				return fmt.Sprintf("name the box %q %d times more, for a group that owns so many", b.ID, n)
			}
		}
	}
	return ""
}

// intoABox says how house rules put a token into a box that is in none, which is what new tokens mostly lack; empty for
// tokens that come in a box, and for all else.
func (p *Pass) intoABox(x part, count int) string {
	boxes := p.stock().boxes
	if x.sort != "token" || len(boxes) == 0 || slices.ContainsFunc(p.Rules.Boxes, func(b model.Box) bool { return inBox(b, x) > 0 }) {
		return ""
	}
	copies := 0
	for _, b := range boxes {
		if b == boxes[0] {
			copies++
		}
	}
	return fmt.Sprintf("say in the set of the pack's house rules how many a box holds: boxes: %s: tokens: %s: %d",
		quotedKey(boxes[0]), quotedKey(x.id), (count+copies-1)/copies)
}

// or joins a remedy and what may be done instead, if there is such a thing.
func or(remedy, other string) string {
	if other == "" {
		return remedy
	}
	return remedy + ", or " + other
}
