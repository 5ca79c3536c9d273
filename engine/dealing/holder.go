package dealing

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Holder is a piece on the board that tokens are dealt into, with what goes into it before the game.
type Holder struct {
	ID    string
	Sort  string           // its size of crate or kind of furniture; empty: no such piece
	Path  string           // of its value, such as "board.crates.s1"
	Floor model.NamedFloor // that it stands on
	At    model.Footprint
	Rule  *model.TerrainRule // of its sort; nil: the rules say nothing of it
	Crate bool
	Own   bool               // it has a deal of its own
	Dealt []model.TokenCount // by size of token, in the order of the rule set; those that get none left out
	Laid  []string           // tokens that lie in it from the start
}

// Tokens is how many tokens lie in it when the game begins.
func (h Holder) Tokens() int {
	n := len(h.Laid)
	for _, c := range h.Dealt {
		n += c.Count
	}
	return n
}

// Searchable reports whether the rules let traders search it. A crate can be searched whatever they say.
func (h Holder) Searchable() bool { return h.Crate || h.Rule != nil && h.Rule.Search }

// Holds is the most tokens that it can hold; 0 where the rules set no limit (seed 002:7502, 7557).
func (h Holder) Holds() int {
	if h.Rule == nil {
		return 0
	}
	return h.Rule.Holds
}

// Fits reports whether a token of a size can lie in it at any angle: its longer side is no longer than the
// diagonal of the piece. That large tokens go into large crates only, and nothing beyond small ones into an
// ark, follows from the measures (seed 000:624-626, 002:7502).
func (h Holder) Fits(s model.TokenSize) bool {
	side, w, d := int64(max(s.Width, s.Height)), int64(h.At.Width), int64(h.At.Depth)
	return w <= 0 || d <= 0 || side*side <= w*w+d*d
}

// Holders are the crates on all floors of a mission, then the pieces that are dealt into or in which tokens
// lie besides, in the order in which the mission names them.
func Holders(m *model.Mission, r *model.RuleSet) []Holder {
	var out []Holder
	at := map[string]int{}
	for _, c := range Containers(m) {
		h := Holder{ID: c.ID, Own: c.deal != nil}
		for _, s := range r.TokenSizes {
			if n := c.Gets(m, s.ID); n > 0 {
				h.Dealt = append(h.Dealt, model.TokenCount{Size: s.ID, Count: n})
			}
		}
		at[h.ID] = len(out)
		out = append(out, h)
	}
	for _, c := range m.Setup.Contents {
		if c.At.Piece == "" {
			continue
		}
		if _, ok := at[c.At.Piece]; !ok {
			at[c.At.Piece] = len(out)
			out = append(out, Holder{ID: c.At.Piece})
		}
		h := &out[at[c.At.Piece]]
		h.Laid = append(h.Laid, c.Tokens...)
	}
	for _, f := range m.Floors() {
		stand(out, at, f, r)
	}
	return out
}

// stand fills in what the pieces of a floor say of themselves.
func stand(all []Holder, at map[string]int, f model.NamedFloor, r *model.RuleSet) {
	for x := range f.Things(model.CrateSort, model.FurnitureSort) {
		i, ok := at[x.ID]
		if !ok || x.Sort != model.CrateSort && all[i].Crate {
			continue
		}
		h := &all[i]
		h.Sort, h.Path, h.Floor, h.At, h.Rule = x.Kind, x.Path(), f, *x.Footprint, terrain(r, r.ThingKind(x).Rule)
		h.Crate = x.Sort == model.CrateSort
	}
}

func terrain(r *model.RuleSet, id string) *model.TerrainRule {
	if i := slices.IndexFunc(r.Terrain, func(t model.TerrainRule) bool { return t.ID == id }); id != "" && i >= 0 {
		return &r.Terrain[i]
	}
	return nil
}
