package tile

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Key is how the terrains and borders of a rule set are drawn.
type Key struct {
	rules    *xia.RuleSet
	terrains map[string]terrainLook
	borders  map[string]borderLook
}

// NewKey deals out the looks: to each terrain and border the first of those that suit what it does, or
// the next one that is free.
func NewKey(r *xia.RuleSet) *Key {
	k := &Key{rules: r, terrains: map[string]terrainLook{}, borders: map[string]borderLook{}}
	free := terrainLooks()
	for _, t := range r.Terrains {
		k.terrains[t.ID], free = deal(free, terrainSuit(r, t), func(l terrainLook) string { return l.suit })
	}
	lines := borderLooks()
	for _, b := range r.Borders {
		k.borders[b.ID], lines = deal(lines, borderSuit(r, b), func(l borderLook) string { return l.suit })
	}
	return k
}

// deal takes the look of a suit out of those that are free, else the first that belongs to no suit, else
// any. A rule set with more terrains than there are looks has the last one several times.
func deal[L any](free []L, suit string, suitOf func(L) string) (L, []L) {
	for _, want := range []string{suit, ""} {
		if i := slices.IndexFunc(free, func(l L) bool { return suitOf(l) == want }); i >= 0 {
			return free[i], slices.Delete(slices.Clone(free), i, i+1)
		}
	}
	if len(free) > 1 {
		return free[0], free[1:]
	}
	return free[0], free
}

// terrainSuit is what ships have to expect of a terrain.
func terrainSuit(r *xia.RuleSet, t xia.Terrain) string {
	switch {
	case t.Planet:
		return "planet"
	case t.Gate:
		return "gate"
	}
	return harm(r, t.Border)
}

// borderSuit is what ships have to expect of a border.
func borderSuit(r *xia.RuleSet, b xia.Border) string {
	switch {
	case b.Legal:
		return "entrance"
	case b.Acts != "never":
		return harm(r, b.ID)
	case slices.ContainsFunc(r.Terrains, func(t xia.Terrain) bool { return t.Gate && t.Border == b.ID }):
		return "gate"
	case slices.ContainsFunc(r.Terrains, func(t xia.Terrain) bool { return t.Within == b.ID }):
		return "inner"
	}
	return "open"
}

// harm is the worst that a border does, in one word.
func harm(r *xia.RuleSet, border string) string {
	i := slices.IndexFunc(r.Borders, func(b xia.Border) bool { return b.ID == border })
	if i < 0 {
		return "open"
	}
	b := r.Borders[i]
	has := func(what func(o xia.Outcome) bool) bool { return slices.ContainsFunc(b.Outcomes, what) }
	switch {
	case b.Deadly:
		return "deadly"
	case has(func(o xia.Outcome) bool { return o.Blocked }):
		return "barred"
	case has(func(o xia.Outcome) bool { return o.Destroyed }):
		return "wrecks"
	case has(func(o xia.Outcome) bool { return o.Drain }):
		return "drains"
	case has(func(o xia.Outcome) bool { return o.Damage }):
		return "damages"
	case b.Acts == "never" || b.Acts == "":
		return "open"
	}
	return "other"
}

// mark is what a look paints: areas, and lines of one width.
type mark struct{ fill, line scene.Path }

// poly adds a closed outline to a path.
func poly(p *scene.Path, points ...scene.Point) {
	for i, q := range points {
		if i == 0 {
			p.Move(q.X, q.Y)
			continue
		}
		p.Line(q.X, q.Y)
	}
	p.Close()
}

// stroke adds an open line to a path.
func stroke(p *scene.Path, points ...scene.Point) {
	for i, q := range points {
		if i == 0 {
			p.Move(q.X, q.Y)
			continue
		}
		p.Line(q.X, q.Y)
	}
}
