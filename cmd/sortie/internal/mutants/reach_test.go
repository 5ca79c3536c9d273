package mutants

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// outOfReach is right for what nobody, or not every crew, gets to.
var outOfReach = []string{"RCH", "MAP105", "MAP120"}

// walked is where the crew of each airlock gets to once every rule that somebody can set off has worked.
type walked struct {
	*world
	from   []model.Airlock
	seen   []map[cell]int
	active map[string]bool // rules that somebody can set off, by id
}

// walk lets all crews go wherever they can, and lets rules open doors, again and again until nothing new
// happens.
func walk(t *trial) *walked {
	k := &walked{world: worldOf(t), from: t.mission.Board.Airlocks, active: map[string]bool{}}
	for {
		k.seen = nil
		for _, a := range k.from {
			k.seen = append(k.seen, k.flood(k.start(a)))
		}
		before, doors := len(k.active), len(k.open)
		if !k.mastered && k.master() {
			k.mastered, doors = true, -1
		}
		for _, r := range k.mission.Rules {
			if !k.active[r.ID] && r.When != nil && k.fires(*r.When) {
				k.work(r)
			}
		}
		if len(k.active) == before && len(k.open) == doors {
			return k
		}
		clear(k.next)
	}
}

// master reports whether somebody gets to a piece that opens any ordinary door (seed 002:7725), as the rules of its
// kind say.
func (k *walked) master() bool {
	for _, p := range k.mission.Board.Furniture {
		for _, kind := range k.rules.Furniture {
			for _, r := range k.rules.Terrain {
				if kind.ID != p.Kind || r.ID != kind.Rule || !slices.ContainsFunc(r.Does, opensDoors) {
					continue
				}
				if slices.ContainsFunc(k.seen, func(seen map[cell]int) bool { return k.gets(p.ID, seen) }) {
					return true
				}
			}
		}
	}
	return false
}

// opensDoors reports whether a program of terrain opens any door of a sort.
func opensDoors(x model.Program) bool {
	return slices.ContainsFunc(deep(x.Do), func(e model.Effect) bool { return e.Kind == "door" && e.Any == "door" && e.Set == "open" })
}

// work notes that a rule can be set off, and what follows from it.
func (k *walked) work(r model.Rule) {
	if k.active[r.ID] {
		return
	}
	k.active[r.ID] = true
	for _, e := range deep(r.Do) {
		switch {
		case e.Kind == "door" && e.Any != "":
			for _, p := range k.mission.Board.Panels {
				k.open[p.Name] = true
			}
		case e.Kind == "door" && (e.Set == "open" || e.Set == "closed"):
			k.open[e.Of] = true
		case e.Kind == "switch-doors":
			for _, d := range e.Doors {
				k.open[d] = true
			}
		case e.Kind == "rule":
			for _, other := range k.mission.Rules {
				if other.ID == e.Rule {
					k.work(other)
				}
			}
		}
	}
}

// deep are effects with all that stands in their options and rows.
func deep(effects []model.Effect) []model.Effect {
	var found []model.Effect
	for _, e := range effects {
		found = append(found, e)
		for _, o := range e.Options {
			found = append(found, deep(o.Do)...)
		}
		for _, r := range e.Rows {
			found = append(found, deep(r.Do)...)
		}
	}
	return found
}

// fires reports whether anybody can set a trigger off, as far as places and other rules go.
func (k *walked) fires(when model.Trigger) bool {
	switch when.Kind {
	case "any":
		return slices.ContainsFunc(when.Triggers, k.fires)
	case "after":
		return k.active[when.Rule]
	}
	target := pieceOf(when)
	return target == "" || slices.ContainsFunc(k.seen, func(seen map[cell]int) bool { return k.gets(target, seen) })
}

// pieceOf is the piece or panel that a trader must touch to set a trigger off.
func pieceOf(when model.Trigger) string {
	switch when.Kind {
	case "interact", "search", "contact":
		return when.With
	case "repair", "destroyed":
		return when.Of
	}
	return ""
}

// gets reports whether somebody who gets to some cells touches a piece or a panel. What is no such thing is
// out of the question here.
func (k *walked) gets(id string, seen map[cell]int) bool {
	for i := range k.floors {
		f := &k.floors[i]
		for _, c := range f.board.Crates {
			if c.ID == id {
				return k.touches(f, c.Footprint, seen) || c.On != "" && k.gets(c.On, seen)
			}
		}
		for _, p := range f.board.Furniture {
			if p.ID == id {
				return k.touches(f, p.Footprint, seen)
			}
		}
		for _, p := range f.board.Panels {
			if p.ID == id {
				return k.along(f, p, seen)
			}
		}
	}
	return true
}

// along reports whether somebody stands beside a panel.
func (k *walked) along(f *floor, p model.Panel, seen map[cell]int) bool {
	ax, ay := inches(p.From)
	bx, by := inches(p.To)
	for s := 0.0; s <= 1; s += 1.0 / 64 {
		x, y := ax+s*(bx-ax), ay+s*(by-ay)
		for _, d := range [][2]float64{{0.5, 0}, {-0.5, 0}, {0, 0.5}, {0, -0.5}} {
			if _, ok := seen[cell{f.id, int(x + d[0]), int(y + d[1])}]; ok {
				return true
			}
		}
	}
	return false
}

// wanted are the things that a crew has to get to, and why.
func wanted(m *model.Mission) map[string]string {
	want := map[string]string{}
	for _, c := range m.Crates() {
		want[c.ID] = "crate"
	}
	for _, r := range m.Rules {
		for _, w := range triggers(r.When) {
			if id := pieceOf(w); id != "" && want[id] == "" {
				want[id] = "piece of a rule"
			}
		}
	}
	for _, o := range m.Objectives {
		for _, g := range goals(o.Done) {
			for _, id := range []string{g.With, g.Into} {
				if id != "" && want[id] == "" {
					want[id] = "piece of an objective"
				}
			}
		}
	}
	return want
}

// triggers are a trigger and all that it is made of.
func triggers(when *model.Trigger) []model.Trigger {
	if when == nil {
		return nil
	}
	found := []model.Trigger{*when}
	for i := range when.Triggers {
		found = append(found, triggers(&when.Triggers[i])...)
	}
	return found
}

// goals are a goal and all that it is made of.
func goals(g model.Goal) []model.Goal {
	found := []model.Goal{g}
	for _, inner := range g.Goals {
		found = append(found, goals(inner)...)
	}
	return found
}

// reach finds what a crew cannot walk to.
func reach(t *trial) []fault {
	k := walk(t)
	var faults []fault
	want := wanted(t.mission)
	for _, id := range slices.Sorted(maps.Keys(want)) {
		for i, a := range k.from {
			if !k.gets(id, k.seen[i]) {
				faults = append(faults, wrong(outOfReach, "%s %s is out of reach from airlock %s", want[id], id, a.ID))
			}
		}
	}
	return faults
}

// sealed finds cells that no crew gets to even if every door stood open and nothing were in the way.
func sealed(t *trial) []fault {
	w := worldOf(t)
	w.any, w.bare = true, true
	var from []cell
	for _, a := range t.mission.Board.Airlocks {
		from = append(from, w.start(a)...)
	}
	seen := w.flood(from)
	var faults []fault
	for i := range w.floors {
		f := &w.floors[i]
		for y := range f.rows {
			for x := range f.cols {
				if _, ok := seen[cell{f.id, x, y}]; !ok {
					faults = append(faults, wrong(outOfReach, "nobody ever gets to %d,%d of floor %q", x, y, f.id))
				}
			}
		}
	}
	return faults
}
