package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
)

// lore is what brings about what in the mission as it is written, and where that happens.
type lore struct {
	*infer.Causes
	sites map[infer.Fact]site
}

// site is a place that somebody must get to.
type site struct {
	name  string
	path  string
	floor int
	at    model.Point
	spots []geom.Spot
}

// lore is the mission's.
func (p *Pass) lore() *lore { return loreFact.Of(p) }

// loreFact reads the lore once.
var loreFact = NewFact("lore", func(p *Pass) *lore {
	l := &lore{sites: map[infer.Fact]site{}}
	written := p.Written() // of the mission as it is written, whichever check asks first
	g := infer.Game{Mission: written.Mission, Rules: written.Rules}
	l.Causes = infer.NewCauses(&g, p.locks(), surveyor{written, l.sites})
	return l
})

// locks are the panels of all floors that hold traders back at the start.
func (p *Pass) locks() []geom.Lock {
	var out []geom.Lock
	for i, f := range p.building().Floors() {
		for j, x := range f.Board.Panels {
			if k := find(p.Rules.Panels, x.Kind, panelKindID); k != nil && bars(*k, x.State) {
				out = append(out, geom.Lock{Floor: i, Panel: j})
			}
		}
	}
	return out
}

// bars reports whether a panel of a kind has a door that needs more than a hand to open.
func bars(k model.PanelKind, s model.PanelState) bool {
	return slices.ContainsFunc(k.Openings, func(o model.Opening) bool {
		return o.Door && (s == model.Locked || o.Hidden && s != model.Open)
	})
}

// panel is the panel of a lock.
func (p *Pass) panel(l geom.Lock) model.Panel {
	return p.building().Floors()[l.Floor].Board.Panels[l.Panel]
}

// lockKind is the kind of a lock's panel, or nil.
func (p *Pass) lockKind(l geom.Lock) *model.PanelKind {
	return find(p.Rules.Panels, p.panel(l).Kind, panelKindID)
}

// surveyor finds the sites that causes speak of, and notes them.
type surveyor struct {
	*Pass
	sites map[infer.Fact]site
}

// note keeps a site by its id.
func (s surveyor) note(id string, at site, ok bool) string {
	if !ok {
		return ""
	}
	s.sites[infer.Fact{Kind: infer.ReachFact, ID: id}] = at
	return id
}

// Panel is the panel of a lock.
func (s surveyor) Panel(l geom.Lock) model.Panel { return s.panel(l) }

// Thing is the site of a thing with an id.
func (s surveyor) Thing(id string) string {
	if _, known := s.sites[infer.Fact{Kind: infer.ReachFact, ID: id}]; known {
		return id
	}
	at, ok := s.siteOf(id)
	return s.note(id, at, ok)
}

// Place is the site of a place; one without a path of its own goes by its name.
func (s surveyor) Place(at model.Place, path string) string {
	if path == "" {
		path = s.placeName(at)
	}
	spots, ok := s.spotsOf(at)
	if !ok {
		return ""
	}
	return s.note("@"+path, site{name: s.placeName(at), path: path, floor: s.floorOf(at), at: s.pointOf(at), spots: spots}, true)
}

// Figure is the site where a figure of the set-up stands: it, too, can walk.
func (s surveyor) Figure(i int) string {
	at, ok := s.startOf(i)
	return s.note(at.path, at, ok)
}

// Powers are the pieces that open doors: a terrain rule with the number "hidden" has power over hidden doors, one with
// the number "door" over others.
func (s surveyor) Powers() []infer.Power {
	var out []infer.Power
	for _, t := range s.pieces() {
		for _, power := range s.numbersOf(t) {
			if power == "hidden" || power == "door" {
				out = append(out, infer.Power{ID: t.id, Path: t.path, Hidden: power == "hidden"})
			}
		}
	}
	return out
}

// numbersOf are the names of the numbers in the terrain rule of a piece of furniture.
func (p *Pass) numbersOf(t thing) []string {
	var out []string
	if r := p.terrainOf(t); r != nil {
		for _, n := range r.Numbers {
			out = append(out, n.ID)
		}
	}
	return out
}

// terrainOf is the terrain rule of a piece of furniture, or nil.
func (p *Pass) terrainOf(t thing) *model.TerrainRule {
	f := p.furniture(t)
	if f == nil {
		return nil
	}
	k := find(p.Rules.Furniture, f.Kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil || k.Rule == "" {
		return nil
	}
	return find(p.Rules.Terrain, k.Rule, func(r *model.TerrainRule) string { return r.ID })
}

// furniture is the piece of furniture that a thing is, or nil.
func (p *Pass) furniture(t thing) *model.Furniture {
	i := p.building().Floor(t.board)
	if t.family != furnitureThing || i < 0 {
		return nil
	}
	return find(p.building().Floors()[i].Board.Furniture, t.id, func(f *model.Furniture) string { return f.ID })
}
