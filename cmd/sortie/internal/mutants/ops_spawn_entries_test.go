package mutants

import (
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/schema/model"
)

func dropEntry(t *trial) string {
	b := &t.mission.Board
	e := pick(t, b.Entries)
	if e == nil {
		return ""
	}
	id := e.ID
	b.Entries = without(b.Entries, e)
	return did("entry point %s is gone", id)
}

func renumberEntry(t *trial) string {
	e := pick(t, t.mission.Board.Entries)
	if e == nil {
		return ""
	}
	e.Number = 1 + t.IntN(9)
	return did("entry point %s has number %d", e.ID, e.Number)
}

func addEntry(t *trial) string {
	b := &t.mission.Board
	e := pick(t, b.Entries)
	if e == nil {
		return ""
	}
	n := *e
	n.Number = t.rules.Board.Entries.Max + 1 + t.IntN(20)
	n.ID = strconv.Itoa(n.Number)
	if n.Side == model.North || n.Side == model.South {
		n.At.X = b.Width - n.At.X
	} else {
		n.At.Y = b.Height - n.At.Y
	}
	b.Entries = append(b.Entries, n)
	return did("entry point %d at %s", n.Number, at(n.At))
}

func entryIntoAirlock(t *trial) string {
	e, a := pick(t, t.mission.Board.Entries), pick(t, t.mission.Board.Airlocks)
	if e == nil || a == nil {
		return ""
	}
	e.Side, e.At = a.Side, a.At
	shift := 50 * model.Length(t.IntN(5)-2)
	if e.Side == model.North || e.Side == model.South {
		e.At.X += shift
	} else {
		e.At.Y += shift
	}
	return did("entry point %s moves into airlock %s at %s", e.ID, a.ID, at(e.At))
}

func entryOntoEntry(t *trial) string {
	e, o := pick(t, t.mission.Board.Entries), pick(t, t.mission.Board.Entries)
	if e == nil || e == o {
		return ""
	}
	e.Side, e.At = o.Side, o.At
	return did("entry point %s moves onto %s", e.ID, o.ID)
}

func entryOffSide(t *trial) string {
	b := &t.mission.Board
	e := pick(t, b.Entries)
	if e == nil {
		return ""
	}
	far := 25 * model.Length(t.IntN(40))
	switch {
	case e.Side == model.North || e.Side == model.South:
		e.At.X = b.Width + far
	case e.Side != "":
		e.At.Y = -far
	default:
		e.At.X = b.Width + 25 + far
	}
	return did("entry point %s moves to %s", e.ID, at(e.At))
}

func entryIntoPiece(t *trial) string {
	e, p := pick(t, t.mission.Board.Entries), pick(t, movables(&t.mission.Board))
	if e == nil || p == nil {
		return ""
	}
	e.Side, e.At = "", p.foot.Centre
	return did("entry point %s moves into %s", e.ID, p.id)
}

func entryIntoWall(t *trial) string {
	e := pick(t, t.mission.Board.Entries)
	p := pickWhere(t, t.mission.Board.Panels, func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && !k.Overhead && len(k.Openings) == 0
	})
	if e == nil || p == nil {
		return ""
	}
	e.Side, e.At = "", model.Point{X: (p.From.X + p.To.X) / 2, Y: (p.From.Y + p.To.Y) / 2}
	return did("entry point %s moves into %s", e.ID, p.Name)
}

// entriesBlocked finds entry points in pieces and in walls.
func entriesBlocked(t *trial) []fault {
	codes := []string{"SPN", "MAP"}
	var faults []fault
	for _, e := range t.mission.Board.Entries {
		x, y := inches(e.At)
		for _, p := range standings(&t.mission.Board) {
			if covers(p.foot, x, y, 0.1) {
				faults = append(faults, wrong(codes, "entry point %s lies in %s", e.ID, p.id))
			}
		}
		for _, p := range t.mission.Board.Panels {
			k := panelKind(t.rules, p.Kind)
			if e.Side == "" && (k == nil || !k.Overhead) && near(p, x, y) {
				faults = append(faults, wrong(codes, "entry point %s lies in panel %s", e.ID, p.Name))
			}
		}
	}
	return faults
}

func pieceOntoEntry(t *trial) string {
	b := &t.mission.Board
	e, p := pick(t, b.Entries), pick(t, movables(b))
	if e == nil || p == nil {
		return ""
	}
	x := min(max(e.At.X, p.foot.Width/2), b.Width-p.foot.Width/2)
	y := min(max(e.At.Y, p.foot.Depth/2), b.Height-p.foot.Depth/2)
	p.foot.Centre, p.foot.Turn = model.Point{X: x, Y: y}, 0
	return did("%s moves onto entry point %s", p.id, e.ID)
}

func boxInEntry(t *trial) string {
	b := &t.mission.Board
	e := pickWhere(t, b.Entries, func(e model.Entry) bool { return e.Side == model.North })
	if e == nil {
		return ""
	}
	x := e.At.X / 200 * 200
	corner := [][2]model.Point{
		{{X: x, Y: 0}, {X: x, Y: 200}}, {{X: x + 200, Y: 0}, {X: x + 200, Y: 200}}, {{X: x, Y: 200}, {X: x + 200, Y: 200}},
	}
	for _, c := range corner {
		if p := newPanel(t, c[0], c[1]); p != nil {
			b.Panels = append(b.Panels, *p)
		}
	}
	return did("walls around entry point %s", e.ID)
}

func sealEntry(t *trial) string {
	e := pick(t, t.mission.Board.Entries)
	if e == nil || e.Sealed {
		return ""
	}
	e.Sealed = true
	return did("entry point %s is sealed", e.ID)
}

// shut finds sealed entry points that no rule opens and whose number is not spoken of.
func shut(t *trial) []fault {
	var faults []fault
	for _, e := range t.mission.Board.Entries {
		spoken := t.mission.Setup.Arrivals != nil && slices.Contains(slices.Concat(t.mission.Setup.Arrivals.Reroll, t.mission.Setup.Arrivals.Void), e.Number)
		opened := slices.ContainsFunc(effectsOf(t.mission), func(f model.Effect) bool { return f.Kind == "entry" && f.Of == e.ID && f.Set == "open" })
		if e.Sealed && !spoken && !opened {
			faults = append(faults, wrong([]string{"SPN024"}, "entry point %s stays shut", e.ID))
		}
	}
	return faults
}

func dropAirlock(t *trial) string {
	b := &t.mission.Board
	a := pick(t, b.Airlocks)
	if a == nil {
		return ""
	}
	id := a.ID
	b.Airlocks = without(b.Airlocks, a)
	return did("airlock %s is gone", id)
}

func moreCrews(t *trial) string {
	t.mission.Players.Max += 1 + t.IntN(4)
	return did("up to %d crews", t.mission.Players.Max)
}

func (t *trial) arrivals() *model.Arrivals {
	if t.mission.Setup.Arrivals == nil {
		t.mission.Setup.Arrivals = &model.Arrivals{}
	}
	return t.mission.Setup.Arrivals
}

func rerollAll(t *trial) string {
	a := t.arrivals()
	a.Reroll = nil
	for n := t.rules.Board.Entries.Min; n <= t.rules.Board.Entries.Max; n++ {
		a.Reroll = append(a.Reroll, n)
	}
	return "every result is rolled again"
}

func rerollNone(t *trial) string {
	n := t.rules.Board.Entries.Max + 1 + t.IntN(5)
	a := t.arrivals()
	if t.IntN(2) == 0 {
		a.Void = append(a.Void, n)
		return did("a %d lets nobody in", n)
	}
	a.Reroll = append(a.Reroll, n)
	return did("a %d is rolled again", n)
}
