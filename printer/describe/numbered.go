package describe

import (
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Highlight is something that is ringed on the maps.
type Highlight struct {
	ID     string
	Colour string
}

// Highlights is everything with an id that is ringed on the maps, floor by floor, each id once.
func Highlights(m *model.Mission) []Highlight {
	var all []Highlight
	ringed := func(id, colour string) {
		if id != "" && colour != "" && !slices.ContainsFunc(all, func(h Highlight) bool { return h.ID == id }) {
			all = append(all, Highlight{id, colour})
		}
	}
	for t := range m.Things(model.PanelSort, model.CrateSort, model.FurnitureSort, model.MarkerSort, model.ZoneSort, model.AirlockSort, model.EntrySort, model.HatchSort) {
		ringed(t.Link(), t.Highlight)
	}
	for _, n := range m.Setup.NPCs {
		ringed(n.ID, n.Highlight)
	}
	return all
}

// Called is what a key calls something that is ringed: its name, as the map has it.
func Called(m *model.Mission, r *model.RuleSet, id string) string {
	t := tell(m, r, nil)
	switch {
	case slices.ContainsFunc(m.Setup.NPCs, func(n model.StartNPC) bool { return n.ID == id }):
		return t.Named(id)
	case t.Crate(id):
		return t.Piece(id)
	}
	for x := range m.Things(model.AirlockSort, model.EntrySort, model.HatchSort) {
		if x.Link() == id {
			return string(x.Sort) + " " + english.Pick(x.Sort == model.AirlockSort, strings.ToUpper(x.ID), x.ID)
		}
	}
	return t.Name(id)
}

// Indexed is what an index calls a thing on the maps: its name. Crates, airlocks, entry
// points and hatches, whose ids are letters and numbers on every map, are in none.
func Indexed(m *model.Mission, r *model.RuleSet, id string) string {
	for t := range m.Things(model.CrateSort, model.AirlockSort, model.EntrySort, model.HatchSort) {
		if t.Link() == id {
			return ""
		}
	}
	if called := english.Capital(Called(m, r, id)); isWord(called) {
		return called
	}
	return ""
}

// isWord reports whether a name has three letters and more in a row.
func isWord(name string) bool {
	n := 0
	for _, r := range name {
		if n++; !unicode.IsLetter(r) {
			n = 0
		}
		if n == 3 {
			return true
		}
	}
	return false
}

// Numbered counts the highlights from 1, in the order in which the mission's texts first refer to them.
// Those that no text refers to come last.
func Numbered(m *model.Mission) map[string]int {
	list := Highlights(m)
	if len(list) == 0 {
		return nil
	}
	n := numbering{ringed: map[string]bool{}, of: map[string]int{}}
	for _, h := range list {
		n.ringed[h.ID] = true
	}
	for _, p := range Passages(m) {
		n.blocks(p.Text.Blocks)
	}
	for _, h := range list {
		n.next(h.ID)
	}
	return n.of
}

type numbering struct {
	ringed map[string]bool
	of     map[string]int
}

func (n numbering) next(id string) {
	if n.ringed[id] && n.of[id] == 0 {
		n.of[id] = len(n.of) + 1
	}
}

func (n numbering) blocks(blocks []model.Block) {
	for _, b := range blocks {
		n.inlines(b.Inlines)
		n.blocks(b.Blocks)
		for _, row := range b.Rows {
			for _, cell := range row {
				n.inlines(cell)
			}
		}
	}
}

func (n numbering) inlines(list []model.Inline) {
	for _, in := range list {
		n.next(in.Ref)
	}
}
