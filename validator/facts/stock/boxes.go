package stock

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ComesInBoxes reports whether the edition's data say how many of a part there are in a box.
func ComesInBoxes(p *check.Pass, x Part) bool {
	switch x.Sort {
	case "dealt", "rare":
		return true
	case "panel":
		k := check.Find(p.Rules.Panels, x.ID, parts.PanelKindID)
		if k == nil || k.Bend == 0 {
			return k != nil
		}
	case "crate":
		k := check.Find(p.Rules.Crates, x.ID, parts.CrateSizeID)
		return k != nil && (x.Colour == "" || slices.Contains(k.Colours, x.Colour))
	case "token":
		return check.Find(p.Rules.Tokens, x.ID, parts.TokenID) != nil
	}
	return slices.ContainsFunc(p.Rules.Boxes, func(b model.Box) bool { return InBox(b, x) > 0 })
}

// InBox is how many of a part one box holds; tokens that are dealt are not told apart here.
func InBox(b model.Box, x Part) int {
	switch x.Sort {
	case "panel":
		return BoxCount(b.Panels, x.ID)
	case "furniture":
		return BoxCount(b.Furniture, x.ID)
	case "npc":
		return BoxCount(b.NPCs, x.ID)
	case "trader":
		return BoxCount(b.Traders, x.ID)
	case "marker":
		return BoxCount(b.Markers, x.ID)
	case "token":
		return BoxCount(b.Tokens, x.ID)
	}
	n := 0
	for _, c := range b.Crates {
		if x.Sort == "crate" && c.Size == x.ID && (x.Colour == "" || c.Colour == x.Colour) {
			n += c.Count
		}
	}
	return n
}

// Have is how many of a part some boxes hold together.
func Have(p *check.Pass, boxes []string, x Part) int {
	n := 0
	if x.Sort == "dealt" || x.Sort == "rare" {
		s := StockOf(p)
		if !slices.Equal(boxes, s.Boxes) {
			m := *p.Mission
			m.Boxes = boxes
			s = &Stock{Supply: dealing.Stock(&m, p.Rules)}
		}
		if x.Sort == "rare" {
			return s.Pool(x.ID).Rare
		}
		return s.Most(x.ID)
	}
	for _, id := range boxes {
		if b := check.Find(p.Rules.Boxes, id, check.BoxID); b != nil {
			n += InBox(*b, x)
		}
	}
	return n
}

// lacksOf are the demands that some boxes do not meet.
func lacksOf(p *check.Pass, boxes []string) []Demand {
	var out []Demand
	for _, n := range Demands(p) {
		if Have(p, boxes, n.Part) < n.Count {
			out = append(out, n)
		}
	}
	return out
}

// Shortage is what a box would bring that the mission's boxes lack.
type Shortage struct {
	Box   string
	Lacks []Demand
}

// ManyLacks is how many sorts of things must be lacking for a box to be called missing, and not the things too
// many. Assumed: a board with two panels too many is a mistake of the board.
const ManyLacks = 3

// missingBox is the box that would bring everything that the mission's boxes lack, if that is much; nil if no
// single one does.
func missingBox(p *check.Pass) *Shortage {
	lacks := lacksOf(p, p.Mission.Boxes)
	if len(p.Mission.Boxes) == 0 || len(lacks) < ManyLacks {
		return nil
	}
	for _, b := range p.Rules.Boxes {
		if len(lacksOf(p, append(slices.Clip(p.Mission.Boxes), b.ID))) == 0 {
			return &Shortage{b.ID, lacks}
		}
	}
	return nil
}

// MostAdded is how many boxes a remedy names at most; a group that lacks more has another problem.
const MostAdded = 3

// Addition says which box would bring enough of a part, as the end of a remedy; empty if none would.
func Addition(p *check.Pass, x Part, count int) string {
	if words := intoABox(p, x, count); words != "" {
		return words
	}
	for n := 1; n <= MostAdded; n++ {
		for _, b := range p.Rules.Boxes {
			boxes := slices.Clip(StockOf(p).Boxes)
			for range n {
				boxes = append(boxes, b.ID)
			}
			if Have(p, boxes, x) < count {
				continue
			}
			switch named := slices.Contains(StockOf(p).Boxes, b.ID); {
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
func intoABox(p *check.Pass, x Part, count int) string {
	boxes := StockOf(p).Boxes
	if x.Sort != "token" || len(boxes) == 0 || slices.ContainsFunc(p.Rules.Boxes, func(b model.Box) bool { return InBox(b, x) > 0 }) {
		return ""
	}
	copies := 0
	for _, b := range boxes {
		if b == boxes[0] {
			copies++
		}
	}
	return fmt.Sprintf("say in the set of the pack's house rules how many a box holds: boxes: %s: tokens: %s: %d",
		parts.QuotedKey(boxes[0]), parts.QuotedKey(x.ID), (count+copies-1)/copies)
}

// Or joins a remedy and what may be done instead, if there is such a thing.
func Or(remedy, other string) string {
	if other == "" {
		return remedy
	}
	return remedy + ", or " + other
}
