package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func noMarkers(t *trial) string {
	b := &t.mission.Board
	k := pickWhere(t, b.Markers, func(k model.Marker) bool { return atByTrack(t.rules, k.Kind) })
	if k == nil {
		return ""
	}
	kind := k.Kind
	b.Markers = slices.DeleteFunc(b.Markers, func(k model.Marker) bool { return k.Kind == kind })
	return did("every %s is gone", kind)
}

func doorwayInRim(t *trial) string {
	b := &t.mission.Board
	k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool { return passable(k) && !hiddenKind(k) && k.Length == 400 })
	x := 400 * model.Length(t.IntN(int(b.Width/400)))
	p := model.Panel{Kind: k.ID, From: model.Point{X: x}, To: model.Point{X: x + 400}, Name: at(model.Point{X: x}) + "-rim"}
	if k.HasDoor() {
		p.State = model.Closed
	}
	docked := func(a model.Airlock) bool {
		return a.Side == model.North && a.At.X > x-t.rules.Board.Airlock && a.At.X < x+400+t.rules.Board.Airlock
	}
	if slices.ContainsFunc(b.Panels, func(o model.Panel) bool { return alongside(o, p) }) || slices.ContainsFunc(b.Airlocks, docked) {
		return ""
	}
	b.Panels = append(b.Panels, p)
	return did("a %s in the north side at %v", k.ID, x)
}

func wallOnRim(t *trial) string {
	b := &t.mission.Board
	a := pickWhere(t, b.Airlocks, func(a model.Airlock) bool { return a.Side == model.North })
	if a == nil {
		return ""
	}
	x := a.At.X / 200 * 200
	p := newPanel(t, model.Point{X: x - 200}, model.Point{X: x + 200})
	if p == nil || slices.ContainsFunc(b.Panels, func(o model.Panel) bool { return alongside(o, *p) }) {
		return ""
	}
	b.Panels = append(b.Panels, *p)
	return did("a wall in the north side at %v, across airlock %s", p.From.X, a.ID)
}

func panelIntoOpening(t *trial) string {
	b := &t.mission.Board
	d := pickWhere(t, b.Panels, func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && passable(*k) && k.Length == 400 && slices.ContainsFunc(k.Openings, func(o model.Opening) bool {
			return o.Pass != model.NoPass && o.From < 200 && o.To > 200
		}) && (p.From.X == p.To.X || p.From.Y == p.To.Y)
	})
	if d == nil {
		return ""
	}
	mid := model.Point{X: (d.From.X + d.To.X) / 2, Y: (d.From.Y + d.To.Y) / 2}
	to := mid
	if d.From.X == d.To.X {
		to.X += 200
	} else {
		to.Y += 200
	}
	n := newPanel(t, mid, to)
	if n == nil {
		return ""
	}
	b.Panels = append(b.Panels, *n)
	return did("a wall ends in %s", d.Name)
}

func roomInWall(t *trial) string {
	b := &t.mission.Board
	p := pickWhere(t, b.Panels, func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && !k.Overhead && len(k.Openings) == 0
	})
	if p == nil {
		return ""
	}
	mid := model.Point{X: (p.From.X + p.To.X) / 2, Y: (p.From.Y + p.To.Y) / 2}
	one, two := mid, mid
	if p.From.X == p.To.X {
		one.X, two.X = mid.X-50, mid.X+50
	} else {
		one.Y, two.Y = mid.Y-50, mid.Y+50
	}
	if worldOf(t).hall([]cell{cellAt("", one)})[cellAt("", two)] {
		return ""
	}
	b.Zones = append(b.Zones, model.Zone{ID: "which", Title: "Which room", Room: &mid})
	return did("a room is named by a point in %s", p.Name)
}

// shutHidden takes away all that could open a hidden door: figures, rules, and the pieces with power over them.
func shutHidden(t *trial) string {
	if !slices.ContainsFunc(t.mission.Board.Panels, func(p model.Panel) bool { k := panelKind(t.rules, p.Kind); return k != nil && hiddenKind(*k) }) {
		return ""
	}
	t.arrivals().None = true
	t.mission.Setup.Events, t.mission.Rules = nil, nil
	b := &t.mission.Board
	b.Furniture = slices.DeleteFunc(b.Furniture, func(p model.Furniture) bool { return p.Kind == "console" })
	return "nobody comes, and nothing opens a hidden door"
}

// hiddenShut finds hidden doors where nobody comes who knows them and nothing opens them.
func hiddenShut(t *trial) []fault {
	if shown(t) {
		return nil
	}
	var faults []fault
	for _, p := range t.mission.Board.Panels {
		if k := panelKind(t.rules, p.Kind); k != nil && hiddenKind(*k) && !slices.Contains(doorsOfRules(t.mission), p.ID) {
			faults = append(faults, wrong([]string{"MAP117", "RCH"}, "nothing opens %s", p.Name))
		}
	}
	return faults
}

func markerTwin(t *trial) string {
	b := &t.mission.Board
	k := pick(t, b.Markers)
	o := pickWhere(t, b.Markers, func(o model.Marker) bool { return k.Kind != o.Kind })
	if o == nil {
		return ""
	}
	k.At = o.At
	return did("%s lies on %s", k.ID, o.ID)
}
