package html

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// thing is a row of the key: something that a brief can refer to.
type thing struct{ ID, Name, What, Where string }

// key lists everything with a name of its own: crates, furniture, named panels, airlocks, entry
// points and key items, in this order.
func key(m *model.Mission, r *model.RuleSet) []thing {
	var out []thing
	b := m.Board
	for _, c := range b.Crates {
		kind := titled(r.Crates, c.Size, func(k model.CrateSize) (string, string) { return k.ID, k.Title })
		out = append(out, thing{c.ID, strings.ToUpper(c.ID), marked(strings.TrimSpace(c.Colour+" "+lower(kind)), c.Highlight), at(c.Footprint.Centre)})
	}
	for _, f := range b.Furniture {
		kind := titled(r.Furniture, f.Kind, func(k model.FurnitureKind) (string, string) { return k.ID, k.Title })
		out = append(out, thing{f.ID, f.ID, marked(lower(kind), f.Highlight), at(f.Footprint.Centre)})
	}
	for _, p := range b.Panels {
		if p.ID == "" {
			continue
		}
		kind := titled(r.Panels, p.Kind, func(k model.PanelKind) (string, string) { return k.ID, k.Title })
		out = append(out, thing{p.ID, p.ID, marked(strings.TrimSpace(string(p.State)+" "+lower(kind)), p.Highlight), at(p.From) + " to " + at(p.To)})
	}
	return append(out, rim(m, r)...)
}

// rim is the rest of the key: what stands at the edges of the board or beside it.
func rim(m *model.Mission, r *model.RuleSet) []thing {
	var out []thing
	for _, a := range m.Board.Airlocks {
		out = append(out, thing{a.ID, strings.ToUpper(a.ID), "airlock", side(a.Side, a.At)})
	}
	for _, e := range m.Board.Entries {
		what := "entry point"
		if e.Sealed {
			what = "entry point, sealed at the start"
		}
		out = append(out, thing{e.ID, e.ID, what, side(e.Side, e.At)})
	}
	for _, id := range m.Setup.Aside {
		out = append(out, thing{id, token(id, r), "key item", "beside the board"})
	}
	return out
}

func marked(what, highlight string) string {
	if highlight == "" {
		return what
	}
	return what + ", marked " + highlight
}

func lower(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToLower(s[:1]) + s[1:]
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
