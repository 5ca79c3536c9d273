package describe

import (
	"slices"
	"unicode"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Highlight is something that is ringed on the maps.
type Highlight struct {
	ID     string
	Colour string
}

// Highlights is everything with an id that is ringed on the maps, floor by floor.
func Highlights(m *model.Mission) []Highlight {
	var h highlights
	for _, f := range m.Floors() {
		b := f.Board
		ringed(&h, b.Panels, func(x model.Panel) Highlight { return Highlight{x.ID, x.Highlight} })
		ringed(&h, b.Crates, func(x model.Crate) Highlight { return Highlight{x.ID, x.Highlight} })
		ringed(&h, b.Furniture, func(x model.Furniture) Highlight { return Highlight{x.ID, x.Highlight} })
		ringed(&h, b.Markers, func(x model.Marker) Highlight { return Highlight{x.ID, x.Highlight} })
		ringed(&h, b.Zones, func(x model.Zone) Highlight { return Highlight{x.ID, x.Highlight} })
	}
	ringed(&h, m.Setup.NPCs, func(x model.StartNPC) Highlight { return Highlight{x.ID, x.Highlight} })
	return h.list
}

// highlights collects them, each id once.
type highlights struct {
	list []Highlight
	seen map[string]bool
}

func ringed[T any](h *highlights, list []T, of func(T) Highlight) {
	if h.seen == nil {
		h.seen = map[string]bool{}
	}
	for _, x := range list {
		if k := of(x); k.ID != "" && k.Colour != "" && !h.seen[k.ID] {
			h.seen[k.ID] = true
			h.list = append(h.list, k)
		}
	}
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
	return t.Name(id)
}

// Indexed is what an index calls a thing on the maps: its name. Crates, airlocks, entry
// points and hatches, whose ids are letters and numbers on every map, are in none.
func Indexed(m *model.Mission, r *model.RuleSet, id string) string {
	for _, f := range m.Floors() {
		b, plain := f.Board, map[string]bool{}
		ids(plain, b.Crates, func(x model.Crate) string { return x.ID })
		ids(plain, b.Airlocks, func(x model.Airlock) string { return x.ID })
		ids(plain, b.Entries, func(x model.Entry) string { return x.ID })
		ids(plain, b.Hatches, func(x model.Hatch) string { return x.ID })
		if plain[id] {
			return ""
		}
	}
	if called := english.Capital(Called(m, r, id)); isWord(called) {
		return called
	}
	return ""
}

func ids[T any](in map[string]bool, list []T, of func(T) string) {
	for _, x := range list {
		in[of(x)] = true
	}
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
