package describe

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// pieces lists crates, furniture and markers.
func (l *lister) pieces() {
	list := func(title string, sort model.Sort) {
		var lines, paths []string
		for t := range l.f.Things(sort) {
			lines, paths = append(lines, l.pieceAt(t)), append(paths, strings.TrimPrefix(t.Path(), l.f.Path+"."))
		}
		l.section(title, lines, func(i int) string { return paths[i] })
	}
	list("Crates", model.CrateSort)
	list("Furniture", model.FurnitureSort)
	list("Markers", model.MarkerSort)
}

func (l *lister) pieceAt(t model.Thing) string {
	head, size, on := l.labelled(t.ID, l.KindOf(t)), "", ""
	if t.Sort == model.CrateSort {
		head = strings.ToUpper(t.ID) + ": " + english.Capital(l.KindOf(t))
	}
	if t.Footprint != nil {
		size = measured(*t.Footprint, l.Rules.ThingKind(t))
	}
	if t.On != "" {
		on = "on crate " + strings.ToUpper(t.On)
	}
	return with(head, t.Colour, "at "+xy(t.At), turn(t.Turn), size, on, t.State, l.ring(t.ID, t.Highlight))
}

// labelled is the name of a thing with its kind behind it, where the name does not say that already.
func (t teller) labelled(id, kind string) string {
	name := english.Capital(t.Name(id))
	if strings.HasPrefix(name, english.Capital(kind)) {
		return name
	}
	return name + ": " + english.Lower(kind)
}

// turn says how a piece is turned; as it lies usually goes without saying.
func turn(degrees int) string {
	if degrees == 0 {
		return ""
	}
	return fmt.Sprintf("turned %d°", degrees)
}

// measured is the size of a piece that has not its kind's.
func measured(f model.Footprint, usual model.ThingKind) string {
	if f.Width == usual.Width && f.Depth == usual.Depth {
		return ""
	}
	return fmt.Sprintf("%s\u00a0×\u00a0%s\u00a0in", f.Width, f.Depth)
}

// rim lists what stands at the edge of the floor.
func (l *lister) rim() {
	l.section("Airlocks", english.Each(l.b.Airlocks, func(a model.Airlock) string {
		return with(strings.ToUpper(a.ID)+": "+sideAt(a.Side, a.At), l.ring(a.ID, a.Highlight))
	}), func(i int) string { return "airlocks." + l.b.Airlocks[i].ID })
	l.section("Entry points", english.Each(l.b.Entries, func(e model.Entry) string {
		sealed := ""
		if e.Sealed {
			sealed = "sealed"
		}
		return with(e.ID+": "+sideAt(e.Side, e.At), sealed, l.ring(e.ID, e.Highlight))
	}), func(i int) string { return "entries." + l.b.Entries[i].ID })
}

// sideAt says where at an edge something is; nothing at an edge is somewhere on the floor.
func sideAt(side model.Side, p model.Point) string {
	switch side {
	case model.North, model.South:
		return fmt.Sprintf("%s edge, %s in from the west", side, p.X)
	case model.East, model.West:
		return fmt.Sprintf("%s edge, %s in from the north", side, p.Y)
	}
	return "on the floor at " + xy(p)
}

// places lists what has a place and no shape, or leads elsewhere.
func (l *lister) places() {
	l.section("Hatches", english.Each(l.b.Hatches, func(h model.Hatch) string {
		return with(h.ID+": at "+xy(h.At), l.ring(model.HatchLink(h.ID), h.Highlight))
	}), func(i int) string { return "hatches." + l.b.Hatches[i].ID })
	var zones []string
	for _, f := range l.Mission.Floors() {
		for _, z := range f.Board.Zones {
			if cmp.Or(z.Level, f.ID) == l.f.ID {
				zones = append(zones, l.zoneAt(z))
			}
		}
	}
	l.section("Zones", zones, field("zones")) // those of another floor, there
	l.section("Floors above", english.Each(l.b.Levels, func(v model.Level) string {
		return fmt.Sprintf("%s: its corner at %s, %s\u00a0×\u00a0%s\u00a0in, %s\u00a0in up", english.Capital(l.Floor(v.ID)), xy(v.At), v.Floor.Width, v.Floor.Height, v.Height)
	}), func(i int) string { return "levels." + l.b.Levels[i].ID })
	l.section("Ways to other floors", english.Each(l.b.Links, l.link), entry("links"))
	l.section("Words on the map", english.Each(l.b.Labels, func(x model.MapLabel) string { return english.Quoted(x.Text) + " at " + xy(x.At) }), entry("labels"))
}

func (l *lister) zoneAt(z model.Zone) string {
	where := "everywhere"
	switch {
	case z.From != nil && z.To != nil:
		where = "from " + xy(*z.From) + " to " + xy(*z.To)
	case z.Room != nil:
		where = "the room around " + xy(*z.Room)
	case len(z.Rooms) > 0:
		where = "the rooms around " + english.And(english.Each(z.Rooms, xy))
	}
	return with(english.Capital(l.Name(z.ID))+": "+where, l.ring(z.ID, z.Highlight))
}

func (l *lister) link(k model.Link) string {
	oneWay := ""
	if k.OneWay {
		oneWay = "one way"
	}
	return with(fmt.Sprintf("%s from %s to %s on %s", english.Capital(k.Kind), xy(k.From), xy(k.To), l.Floor(k.Board)), oneWay)
}

// figures lists who stands on the floor at the start; those without a point are with the main board.
func (l *lister) figures() {
	lines := l.standing(l.Mission.Setup.NPCs, "")
	for _, v := range l.Mission.Variations {
		lines = append(lines, l.standing(v.NPCs, "with "+Crews(v))...)
	}
	for _, g := range l.Mission.Setup.Prisoners {
		for _, x := range g.Spots {
			if x.At != nil && x.Board == l.f.ID {
				lines = append(lines, "A spot of "+cmp.Or(english.Midway(g.Title), "the prisoners")+", at "+xy(*x.At))
			}
		}
	}
	l.section("Figures at the start", lines, nil) // in several places: the set-up, and what it is with more crews
}

func (l *lister) standing(list []model.StartNPC, when string) []string {
	var out []string
	for _, n := range list {
		at, floor := n.At, ""
		if at == nil && n.Place != nil {
			at, floor = n.Place.At, n.Place.Board
		}
		if floor != l.f.ID {
			continue
		}
		line := l.startNPC(n, true)
		if at != nil {
			line += ", at " + xy(*at)
		}
		out = append(out, with(english.Capital(line), l.ring(n.ID, n.Highlight), when))
	}
	return out
}
