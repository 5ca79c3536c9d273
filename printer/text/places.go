package text

import (
	"cmp"
	"fmt"
	"github.com/sortie-tools/sortie/schema/english"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// figure is an NPC at a point of a floor.
type figure struct {
	npc model.StartNPC
	at  model.Point
}

// standing are the NPCs that a mission puts at points of a floor.
func standing(m *model.Mission, floor string) []figure {
	var out []figure
	for _, n := range m.Setup.NPCs {
		switch {
		case n.At != nil && floor == "":
			out = append(out, figure{n, *n.At})
		case n.Place != nil && n.Place.At != nil && n.Place.Board == floor:
			out = append(out, figure{n, *n.Place.At})
		}
	}
	for _, g := range m.Setup.Prisoners {
		for _, x := range g.Spots {
			if x.At != nil && x.Board == floor {
				out = append(out, figure{model.StartNPC{Kind: g.ID, Name: "spot of " + cmp.Or(english.Midway(g.Title), "the prisoners")}, *x.At})
			}
		}
	}
	return out
}

// places draws hatches and figures, and enters these and whatever else lies on the floor in
// the legend.
func (p *picture) places() {
	for _, h := range p.board.Hatches {
		p.sign("Hatches", "<"+clip(h.ID)+">", join("hatch", ringed(h.Highlight)), h.At)
	}
	for _, f := range p.figures {
		p.piece("Figures", cmp.Or(f.npc.ID, f.npc.Kind), p.npc(f.npc), f.at, 0, f.npc.Highlight)
	}
	for _, l := range p.board.Links {
		p.sign("Ways to other floors", linkSign, p.link(l), l.From)
	}
	p.areas()
}

// linkSign stands where a way leaves the floor.
const linkSign = "%"

// sign puts a sign on the canvas and into the legend.
func (p *picture) sign(section, sign, what string, at model.Point) {
	if !p.place(sign, at) {
		what = join(what, "no room for it in the picture")
	}
	p.row(section, sign, what, place(at))
}

// areas are only in the legend.
func (p *picture) areas() {
	for _, z := range p.board.Zones {
		where, what := "", z.Title
		switch {
		case z.From != nil && z.To != nil:
			where = place(*z.From) + " to " + place(*z.To)
		case z.Room != nil:
			where = place(*z.Room)
			what = join(what, "the room around that point")
		case len(z.Rooms) > 0:
			where = place(z.Rooms[0])
			what = join(what, "the rooms around "+english.And(english.Each(z.Rooms, place)))
		}
		what = join(what, ringed(z.Highlight))
		p.row("Zones", z.ID, what, where)
	}
	for _, l := range p.board.Levels {
		to := model.Point{X: l.At.X + l.Floor.Width, Y: l.At.Y + l.Floor.Height}
		p.row("Floors above", l.ID, join(l.Title, l.Height.String()+" in up"), place(l.At)+" to "+place(to))
	}
	for _, l := range p.board.Labels {
		p.row("Labels", "-", l.Text, place(l.At))
	}
}

func (p *picture) npc(n model.StartNPC) string {
	kind := english.Pick(strings.HasPrefix(n.Name, "spot of "), "", n.Kind)
	for _, k := range p.rules.NPCs {
		if k.ID == n.Kind {
			kind = title(k.Title, k.ID)
		}
	}
	if n.Count > 1 {
		kind = fmt.Sprintf("%d x %s", n.Count, kind)
	}
	return join(n.Name, kind, english.Pick(n.Body, "a body", ""), n.State)
}

func (p *picture) link(l model.Link) string {
	what := fmt.Sprintf("%s to %s, %s in of movement", l.Kind, cmp.Or(strings.ReplaceAll(l.Board, "-", " "), "the main board"), l.Cost)
	if l.OneWay {
		what = join(what, "one way")
	}
	return join(what, "ends at "+place(l.To))
}
