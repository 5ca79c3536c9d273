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
type thing struct{ ID, Name, What, Where, From string }

// keyed are the sorts of things that the key lists, in its order.
var keyed = []model.Sort{
	model.CrateSort, model.FurnitureSort, model.PanelSort, model.MarkerSort, model.ZoneSort, model.LinkSort,
	model.AirlockSort, model.EntrySort, model.HatchSort,
}

// key lists everything with a name of its own, floor by floor, then figures and key items.
func key(m *model.Mission, r *model.RuleSet) []thing {
	var out []thing
	n := kinds.Names{Mission: m, Rules: r}
	for t := range m.Things(keyed...) {
		if t.ID != "" || t.Sort != model.PanelSort {
			out = append(out, rowOf(n, t))
		}
	}
	out = append(out, figures(m, r)...)
	for _, id := range unique(m.Setup.Aside) {
		out = append(out, thing{id, token(id, r), "key item", "beside the board", "setup.aside"})
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

// rowOf is a thing in the key.
func rowOf(n kinds.Names, t model.Thing) thing {
	out := thing{t.Link(), kinds.Name(n.Mission, n.Rules, t.ID), english.Lower(n.KindOf(t)), at(t.At), t.Path()}
	switch b := t.Floor.Board; t.Sort {
	case model.CrateSort:
		out.What = strings.TrimSpace(t.Colour + " " + out.What)
		if t.On != "" {
			out.Where += ", on " + strings.ToUpper(t.On)
		}
	case model.PanelSort:
		out.What = strings.TrimSpace(t.State + " " + out.What)
		out.Where = at(b.Panels[t.Index].From) + " to " + at(b.Panels[t.Index].To)
	case model.ZoneSort:
		out.Where = area(b.Zones[t.Index])
	case model.LinkSort:
		out.Name, out.What = english.Capital(t.Kind), way(n, b.Links[t.Index])
		out.Where += " to " + at(b.Links[t.Index].To)
	case model.AirlockSort, model.EntrySort, model.HatchSort:
		out.Name, out.What, out.Where = t.ID, string(t.Sort), side(t.Side, t.At)
	}
	if t.Sort == model.AirlockSort {
		out.Name = strings.ToUpper(t.ID)
	}
	if t.Sealed {
		out.What += ", sealed at the start"
	}
	out.What = marked(out.What, t.Highlight)
	if t.Floor.ID != "" {
		out.Where = english.Capital(n.Floor(t.Floor.ID)) + ": " + out.Where
	}
	return out
}

// area says where a zone is.
func area(z model.Zone) string {
	switch {
	case z.From != nil && z.To != nil:
		return at(*z.From) + " to " + at(*z.To)
	case z.Room != nil:
		return "the room around " + at(*z.Room)
	case len(z.Rooms) > 0:
		return "the rooms around " + strings.Join(english.Each(z.Rooms, at), "; ")
	}
	return ""
}

// way says where a link leads.
func way(n kinds.Names, l model.Link) string {
	what := "to " + n.Floor(l.Board) + ", " + l.Cost.String() + " in of movement"
	if l.OneWay {
		what += ", one way"
	}
	return what
}

// figures are the NPCs that have an id for prose to refer to.
func figures(m *model.Mission, r *model.RuleSet) []thing {
	var out []thing
	for i, n := range m.Setup.NPCs {
		if n.ID == "" {
			continue
		}
		kind := kinds.Titled(r.NPCs, n.Kind, func(k model.NPCKind) (string, string) { return k.ID, k.Title })
		where := "as the set-up says"
		if n.At != nil {
			where = at(*n.At)
		}
		out = append(out, thing{n.ID, cmp.Or(n.Name, english.Capital(kind)), marked(english.Pick(n.Body, "body of "+english.One(kind), english.Lower(kind)), n.Highlight), where, fmt.Sprintf("setup.npcs.%d", i)})
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
