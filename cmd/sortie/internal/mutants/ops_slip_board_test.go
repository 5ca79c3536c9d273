package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func twoMarks(t *trial) string {
	n := 10 + t.IntN(15)
	for i := range 2 {
		t.mission.Setup.Marks = append(t.mission.Setup.Marks, model.Mark{ID: did("mark-%d", i), Title: did("Mark %d", i), Peg: n})
	}
	return did("two marks at %d", n)
}

func labelOnLabel(t *trial) string {
	b := &t.mission.Board
	p := t.somewhere(b)
	p.X, p.Y = (p.X+b.Width/2)/2, (p.Y+b.Height/2)/2
	b.Labels = append(b.Labels, model.MapLabel{At: p, Text: "Stores"}, model.MapLabel{At: p, Text: "Bridge"})
	return did("two labels at %s", at(p))
}

func twoZonesOneRoom(t *trial) string {
	b := &t.mission.Board
	p := model.Point{X: 100*model.Length(t.IntN(int(b.Width/100))) + 50, Y: 100*model.Length(t.IntN(int(b.Height/100))) + 50}
	q := p
	b.Zones = append(b.Zones, model.Zone{ID: "here", Title: "Here", Room: &p}, model.Zone{ID: "there", Title: "There", Room: &q})
	return did("two names for the room at %s", at(p))
}

func copyLink(t *trial) string {
	l := pick(t, t.mission.Board.Links)
	if l == nil {
		return ""
	}
	twin := *l
	twin.ID = l.ID + "-2"
	t.mission.Board.Links = append(t.mission.Board.Links, twin)
	return did("%s leads where %s does", twin.ID, l.ID)
}

func crateOnAir(t *trial) string {
	b := t.ground(func(b *model.Board) bool { return len(b.Crates) > 1 })
	if b == nil {
		return ""
	}
	c, o := pickWhere(t, b.Crates, func(c model.Crate) bool { return c.On == "" }), pick(t, b.Crates)
	if collide(c.Footprint, o.Footprint) && c != o {
		return ""
	}
	c.On = o.ID
	return did("%s stands on %s", c.ID, o.ID)
}

func crateOnSmaller(t *trial) string {
	b := t.ground(func(b *model.Board) bool { return len(b.Crates) > 1 })
	if b == nil {
		return ""
	}
	c := pickWhere(t, b.Crates, func(c model.Crate) bool { return c.On == "" })
	o := pickWhere(t, b.Crates, func(o model.Crate) bool {
		return o.On == "" && o.Footprint.Width < c.Footprint.Width && o.Footprint.Depth <= c.Footprint.Depth
	})
	if o == nil || slices.ContainsFunc(b.Crates, func(x model.Crate) bool { return x.On == c.ID || x.On == o.ID }) {
		return ""
	}
	c.On, c.Footprint.Centre = o.ID, o.Footprint.Centre
	return did("%s stands on %s", c.ID, o.ID)
}

func twoOpenDoors(t *trial) string {
	locks := pick(t, t.mission.Board.Interlocks)
	if locks == nil {
		return ""
	}
	for i := range t.mission.Board.Panels {
		if p := &t.mission.Board.Panels[i]; slices.Contains(*locks, p.ID) {
			p.State = model.Open
		}
	}
	return did("all of %v are open", *locks)
}
