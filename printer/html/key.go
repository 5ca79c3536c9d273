package html

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// thing is a row of the key: something that a brief can refer to.
type thing struct{ ID, Name, What, Where string }

// key lists everything with a name of its own: crates, furniture, named panels, markers, zones, links,
// airlocks, entry points and hatches of all floors, then figures and key items.
func key(m *model.Mission, r *model.RuleSet) []thing {
	var out []thing
	called := func(id string) string { return kinds.Name(m, r, id) }
	for _, f := range m.Floors() {
		floor := append(pieces(f.Board, r, called), ways(f.Board, called, func(id string) string { return kinds.FloorName(m, id) })...)
		floor = append(floor, rim(f.Board)...)
		for i := range floor {
			if f.ID != "" {
				floor[i].Where = english.Capital(kinds.FloorName(m, f.ID)) + ": " + floor[i].Where
			}
		}
		out = append(out, floor...)
	}
	out = append(out, figures(m, r)...)
	for _, id := range unique(m.Setup.Aside) {
		out = append(out, thing{id, token(id, r), "key item", "beside the board"})
	}
	seen := map[string]bool{}
	for i := range out {
		if seen[out[i].ID] {
			out[i].ID = "" // a name leads to one row
		}
		seen[out[i].ID] = true
	}
	return out
}

// unique is a list without what came before.
func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

func pieces(b *model.Board, r *model.RuleSet, called func(string) string) []thing {
	var out []thing
	for _, c := range b.Crates {
		kind := kinds.Titled(r.Crates, c.Size, func(k model.CrateSize) (string, string) { return k.ID, k.Title })
		where := at(c.Footprint.Centre)
		if c.On != "" {
			where += ", on " + strings.ToUpper(c.On)
		}
		out = append(out, thing{c.ID, strings.ToUpper(c.ID), marked(strings.TrimSpace(c.Colour+" "+english.Lower(kind)), c.Highlight), where})
	}
	for _, f := range b.Furniture {
		kind := kinds.Titled(r.Furniture, f.Kind, func(k model.FurnitureKind) (string, string) { return k.ID, k.Title })
		out = append(out, thing{f.ID, called(f.ID), marked(english.Lower(kind), f.Highlight), at(f.Footprint.Centre)})
	}
	for _, p := range b.Panels {
		if p.ID == "" {
			continue
		}
		kind := kinds.Titled(r.Panels, p.Kind, func(k model.PanelKind) (string, string) { return k.ID, k.Title })
		out = append(out, thing{p.ID, called(p.ID), marked(strings.TrimSpace(string(p.State)+" "+english.Lower(kind)), p.Highlight), at(p.From) + " to " + at(p.To)})
	}
	for _, x := range b.Markers {
		kind := kinds.Titled(r.Markers, x.Kind, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
		out = append(out, thing{x.ID, called(x.ID), marked(english.Lower(kind), x.Highlight), at(x.At)})
	}
	return out
}

// ways are the zones of a floor and the ways off it.
func ways(b *model.Board, called, floor func(string) string) []thing {
	var out []thing
	for _, z := range b.Zones {
		where := ""
		switch {
		case z.From != nil && z.To != nil:
			where = at(*z.From) + " to " + at(*z.To)
		case z.Room != nil:
			where = "the room around " + at(*z.Room)
		}
		out = append(out, thing{z.ID, called(z.ID), marked("zone", z.Highlight), where})
	}
	for _, l := range b.Links {
		what := "to " + floor(l.Board) + ", " + l.Cost.String() + " in of movement"
		if l.OneWay {
			what += ", one way"
		}
		out = append(out, thing{l.ID, english.Capital(l.Kind), what, at(l.From) + " to " + at(l.To)})
	}
	return out
}

// rim is what stands at the edges of a board or comes in from elsewhere.
func rim(b *model.Board) []thing {
	var out []thing
	for _, a := range b.Airlocks {
		out = append(out, thing{a.ID, strings.ToUpper(a.ID), "airlock", side(a.Side, a.At)})
	}
	for _, e := range b.Entries {
		what := "entry point"
		if e.Sealed {
			what = "entry point, sealed at the start"
		}
		out = append(out, thing{e.ID, e.ID, what, side(e.Side, e.At)})
	}
	for _, h := range b.Hatches {
		out = append(out, thing{h.ID, h.ID, "hatch", at(h.At)})
	}
	return out
}

// figures are the NPCs that have an id for prose to refer to.
func figures(m *model.Mission, r *model.RuleSet) []thing {
	var out []thing
	for _, n := range m.Setup.NPCs {
		if n.ID == "" {
			continue
		}
		kind := kinds.Titled(r.NPCs, n.Kind, func(k model.NPCKind) (string, string) { return k.ID, k.Title })
		where := "as the set-up says"
		if n.At != nil {
			where = at(*n.At)
		}
		out = append(out, thing{n.ID, cmp.Or(n.Name, english.Capital(kind)), marked(english.Lower(kind), n.Highlight), where})
	}
	return out
}

func marked(what, highlight string) string {
	if highlight == "" {
		return what
	}
	return what + ", marked " + highlight
}

func at(p model.Point) string { return p.X.String() + " in east, " + p.Y.String() + " in south" }

// side is a place on the rim: how far along its edge.
func side(s model.Side, p model.Point) string {
	along := p.X
	if s == model.East || s == model.West {
		along = p.Y
	}
	if s == "" {
		return at(p)
	}
	return fmt.Sprintf("%s edge, %s in along", s, along)
}
