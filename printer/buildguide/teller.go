package buildguide

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/schema/model"
)

// teller counts what a mission takes.
type teller struct {
	m      *model.Mission
	r      *model.RuleSet
	boxes  []stack
	things []board.Thing // of all floors
}

// stack is how many copies of a box a mission names.
type stack struct {
	model.Box
	copies int
}

func newTeller(m *model.Mission, r *model.RuleSet) *teller {
	t := &teller{m: m, r: r}
	for _, b := range r.Boxes {
		copies := 0
		for _, id := range m.Boxes {
			if id == b.ID {
				copies++
			}
		}
		if copies > 0 {
			t.boxes = append(t.boxes, stack{b, copies})
		}
	}
	for _, f := range m.Floors() {
		t.things = append(t.things, board.Things(m, r, f.ID)...)
	}
	return t
}

// held are the boxes that hold a thing; list is what of the sort a box holds, and name what the list is called.
func (t *teller) held(name string, list func(model.Box) []model.BoxCount, id string) (boxes []held, counted bool) {
	for _, s := range t.boxes {
		all := list(s.Box)
		counted = counted || len(all) > 0
		for _, c := range all {
			if c.ID == id && c.Count > 0 {
				boxes = append(boxes, s.held(c.Count, s.Guessed(name, id)))
			}
		}
	}
	return boxes, counted
}

func (s stack) held(count int, assumed bool) held {
	h := held{box: s.Title, count: count * s.copies, assumed: assumed}
	if s.copies > 1 {
		h.box = fmt.Sprintf("%d × %s", s.copies, s.Title)
	}
	return h
}

// heldCrates are the boxes that hold a crate of a size and colour.
func (t *teller) heldCrates(size, colour string) (boxes []held, counted bool) {
	for _, s := range t.boxes {
		counted = counted || len(s.Crates) > 0
		for _, c := range s.Crates {
			if c.Size == size && (c.Colour == colour || colour == "") && c.Count > 0 {
				boxes = append(boxes, s.held(c.Count, s.Guessed("crates", size)))
			}
		}
	}
	return boxes, counted
}

// group collects the things of some sorts into needs, in the rule set's order of kinds.
func (t *teller) group(order func(id string) int, kinds ...board.FeatureKind) []need {
	var out []need
	for _, x := range t.things {
		if x.End || !slices.Contains(kinds, x.Feature.Kind) {
			continue
		}
		n := t.needOf(x)
		i := slices.IndexFunc(out, func(o need) bool { return o.feature == n.feature && o.title == n.title && o.detail == n.detail })
		if i < 0 {
			out, i = append(out, n), len(out)
		}
		out[i].count += x.Count
	}
	slices.SortStableFunc(out, func(a, b need) int { return order(a.feature.ID) - order(b.feature.ID) })
	return out
}

// needOf is the need for things of a thing's kind, not counted yet.
func (t *teller) needOf(x board.Thing) need {
	n := need{feature: x.Feature, title: x.Title, from: fromOf(x)}
	id := x.Feature.ID
	switch x.Feature.Kind {
	case board.PanelFeature:
		n.boxes, n.counted = t.held("panels", func(b model.Box) []model.BoxCount { return b.Panels }, id)
		n.detail = panelOf(t.r, id).Length.String() + " in"
	case board.CrateFeature:
		colour := x.Colour
		n.boxes, n.counted = t.heldCrates(id, colour)
		n.detail = colour
	case board.FurnitureFeature:
		n.boxes, n.counted = t.held("furniture", func(b model.Box) []model.BoxCount { return b.Furniture }, id)
	case board.MarkerFeature:
		n.boxes, n.counted = t.held("markers", func(b model.Box) []model.BoxCount { return b.Markers }, id)
	case board.FigureFeature:
		n.boxes, n.counted = t.held("npcs", func(b model.Box) []model.BoxCount { return b.NPCs }, x.Kind)
		n.detail = x.Note
	}
	return n
}

// panelOf is a kind of panel; one that the rule set lacks is a plain wall.
func panelOf(r *model.RuleSet, id string) model.PanelKind {
	for _, k := range r.Panels {
		if k.ID == id {
			return k
		}
	}
	return model.PanelKind{ID: id, Title: id}
}

// index is where a list has an id; what is not there comes last.
func index[T any](list []T, id func(T) string) func(string) int {
	return func(want string) int {
		for i, x := range list {
			if id(x) == want {
				return i
			}
		}
		return len(list)
	}
}

func (t *teller) panels() []need {
	return t.group(index(t.r.Panels, func(k model.PanelKind) string { return k.ID }), board.PanelFeature)
}

func (t *teller) crates() []need {
	return t.group(index(t.r.Crates, func(k model.CrateSize) string { return k.ID }), board.CrateFeature)
}

func (t *teller) furniture() []need {
	return t.group(index(t.r.Furniture, func(k model.FurnitureKind) string { return k.ID }), board.FurnitureFeature)
}

func (t *teller) markers() []need {
	return t.group(index(t.r.Markers, func(k model.MarkerKind) string { return k.ID }), board.MarkerFeature, board.HatchFeature, board.LinkFeature)
}

func (t *teller) figures() []need {
	return t.group(func(string) int { return 0 }, board.FigureFeature)
}

// posts is how many posts stand on all floors.
func (t *teller) posts() (n int) {
	for _, f := range t.m.Floors() {
		n += len(f.Board.Posts)
	}
	return n
}

// assumed reports whether a count that the guide shows is one that no document gives.
func (t *teller) assumed() bool {
	return slices.ContainsFunc(t.boxes, func(s stack) bool { return s.Provenance == model.Assumed || len(s.Assumed) > 0 })
}
