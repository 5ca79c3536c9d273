package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func moveAirlock(t *trial) string {
	b := &t.mission.Board
	a := pick(t, b.Airlocks)
	if a == nil {
		return ""
	}
	if a.Side == model.North || a.Side == model.South {
		a.At.X = t.somewhere(b).X
	} else {
		a.At.Y = t.somewhere(b).Y
	}
	return did("airlock %s moves to %s", a.ID, at(a.At))
}

func airlockOffSide(t *trial) string {
	b := &t.mission.Board
	a := pick(t, b.Airlocks)
	if a == nil {
		return ""
	}
	far := 25 * model.Length(1+t.IntN(40))
	switch level := a.Side == model.North || a.Side == model.South; {
	case level && t.IntN(2) == 0:
		a.At.X = b.Width + far - t.rules.Board.Airlock/2
	case level:
		a.At.X = t.rules.Board.Airlock/2 - far
	case t.IntN(2) == 0:
		a.At.Y = b.Height + far - t.rules.Board.Airlock/2
	default:
		a.At.Y = t.rules.Board.Airlock/2 - far
	}
	return did("airlock %s moves to %s", a.ID, at(a.At))
}

func airlockOntoAirlock(t *trial) string {
	a, o := pick(t, t.mission.Board.Airlocks), pick(t, t.mission.Board.Airlocks)
	if a == nil || o == nil || a.ID == o.ID {
		return ""
	}
	a.Side, a.At = o.Side, o.At
	shift := 50 * model.Length(t.IntN(5)-2)
	if a.Side == model.North || a.Side == model.South {
		a.At.X += shift
	} else {
		a.At.Y += shift
	}
	return did("airlock %s moves into %s at %s", a.ID, o.ID, at(a.At))
}

// spots are the places on a board that are points.
func spots(b *model.Board) map[string]*model.Point {
	points := map[string]*model.Point{}
	for i := range b.Markers {
		points["marker "+b.Markers[i].ID] = &b.Markers[i].At
	}
	for i := range b.Hatches {
		points["hatch "+b.Hatches[i].ID] = &b.Hatches[i].At
	}
	for i := range b.Labels {
		points["label "+b.Labels[i].Text] = &b.Labels[i].At
	}
	for i := range b.Zones {
		points["zone "+b.Zones[i].ID] = b.Zones[i].To
		if b.Zones[i].Room != nil {
			points["zone "+b.Zones[i].ID] = b.Zones[i].Room
		}
	}
	for i := range b.Links {
		points["start of link "+b.Links[i].ID] = &b.Links[i].From
		points["end of link "+b.Links[i].ID] = &b.Links[i].To
	}
	return points
}

func placeOffFloor(t *trial) string {
	b := t.ground(func(b *model.Board) bool { return len(spots(b)) > 0 })
	if b == nil {
		return ""
	}
	points := spots(b)
	name := sorted(points)[t.IntN(len(points))]
	p := points[name]
	if p == nil {
		return ""
	}
	if t.IntN(2) == 0 {
		p.X += b.Width + 100
	} else {
		p.Y = -200
	}
	return did("%s moves to %s", name, at(*p))
}

func swapCorners(t *trial) string {
	b := t.ground(has(func(b *model.Board) []model.Zone { return b.Zones }))
	if b == nil {
		return ""
	}
	z := pickWhere(t, b.Zones, func(z model.Zone) bool { return z.From != nil && z.To != nil })
	if z == nil {
		return ""
	}
	switch t.IntN(3) {
	case 0:
		z.From, z.To = z.To, z.From
	case 1:
		z.To.X = z.From.X
	default:
		*z.To = *z.From
	}
	return did("zone %s goes from %s to %s", z.ID, at(*z.From), at(*z.To))
}

func shiftLevel(t *trial) string {
	l := pick(t, t.mission.Board.Levels)
	if l == nil {
		return ""
	}
	if t.IntN(2) == 0 {
		l.At.X += t.mission.Board.Width - 50*model.Length(1+t.IntN(9))
	} else {
		l.At.Y = -50 * model.Length(1+t.IntN(9))
	}
	return did("level %s lies at %s", l.ID, at(l.At))
}

func growLevel(t *trial) string {
	l := pick(t, t.mission.Board.Levels)
	if l == nil {
		return ""
	}
	if t.IntN(2) == 0 {
		l.Floor.Width = t.mission.Board.Width + 100*model.Length(t.IntN(9))
	} else {
		l.Floor.Height = t.mission.Board.Height + 100*model.Length(t.IntN(9))
	}
	return did("level %s is %v by %v", l.ID, l.Floor.Width, l.Floor.Height)
}

func shrinkBoard(t *trial) string {
	b := &t.mission.Board
	cut := 200 * model.Length(1+t.IntN(4))
	if t.IntN(2) == 0 {
		b.Width -= cut
	} else {
		b.Height -= cut
	}
	return did("the board is %v by %v", b.Width, b.Height)
}

func dropLinks(t *trial) string {
	n := 0
	for _, f := range t.mission.Floors() {
		n += len(f.Board.Links)
		f.Board.Links = nil
	}
	if n == 0 {
		return ""
	}
	return did("%d links are gone", n)
}

// doorsOfRules are the panels that rules open or close.
func doorsOfRules(m *model.Mission) []string {
	var ids []string
	for _, r := range m.Rules {
		for _, e := range deep(r.Do) {
			if e.Kind == "door" && e.Of != "" {
				ids = append(ids, e.Of)
			}
			if e.Kind == "switch-doors" {
				ids = append(ids, e.Doors...)
			}
		}
	}
	return ids
}

func doorlessDoor(t *trial) string {
	ids := doorsOfRules(t.mission)
	p := pickWhere(t, t.mission.Board.Panels, func(p model.Panel) bool { return p.ID != "" && slices.Contains(ids, p.ID) })
	if p == nil {
		return ""
	}
	k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool {
		return !k.HasDoor() && k.Length == panelKind(t.rules, p.Kind).Length
	})
	if k == nil {
		return ""
	}
	p.Kind, p.State = k.ID, ""
	return did("%s becomes %s", p.ID, k.ID)
}

// doorless finds panels without a door that rules open or close.
func doorless(t *trial) []fault {
	var faults []fault
	for _, p := range t.mission.Board.Panels {
		k := panelKind(t.rules, p.Kind)
		if p.ID != "" && k != nil && !k.HasDoor() && slices.Contains(doorsOfRules(t.mission), p.ID) {
			faults = append(faults, wrong([]string{"MAP106", "MAP116"}, "%s has no door", p.ID))
		}
	}
	return faults
}
