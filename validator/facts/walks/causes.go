package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Causes is what brings about what in the mission as it is written, and where that happens.
type Causes struct {
	*infer.Causes
	Sites map[infer.Fact]Site
}

// Site is a place that somebody must get to.
type Site struct {
	Name  string
	Path  string
	Floor int
	At    model.Point
	Spots []geom.Spot
}

// CausesOf is the mission's.
func CausesOf(p *check.Pass) *Causes { return CausesFact.Of(p) }

// CausesFact reads the causes once.
var CausesFact = check.NewFact("causes", func(p *check.Pass) *Causes {
	l := &Causes{Sites: map[infer.Fact]Site{}}
	written := p.Written() // of the mission as it is written, whichever check asks first
	g := infer.Game{Mission: written.Mission, Rules: written.Rules}
	l.Causes = infer.NewCauses(&g, locks(p), surveyor{written, l.Sites})
	return l
}, Building, Pieces)

// locks are the panels of all floors that hold traders back at the start.
func locks(p *check.Pass) []geom.Lock {
	var out []geom.Lock
	for i, f := range Building.Of(p).Floors() {
		for j, x := range f.Board.Panels {
			if k := check.Find(p.Rules.Panels, x.Kind, parts.PanelKindID); k != nil && Bars(*k, x.State) {
				out = append(out, geom.Lock{Floor: i, Panel: j})
			}
		}
	}
	return out
}

// Bars reports whether a panel of a kind has a door that needs more than a hand to open.
func Bars(k model.PanelKind, s model.PanelState) bool {
	return slices.ContainsFunc(k.Openings, func(o model.Opening) bool {
		return o.Door && (s.Barred() || o.Hidden && s != model.Open)
	})
}

// Panel is the panel of a lock.
func Panel(p *check.Pass, l geom.Lock) model.Panel {
	return Building.Of(p).Floors()[l.Floor].Board.Panels[l.Panel]
}

// LockKind is the kind of a lock's panel, or nil.
func LockKind(p *check.Pass, l geom.Lock) *model.PanelKind {
	return check.Find(p.Rules.Panels, Panel(p, l).Kind, parts.PanelKindID)
}

// surveyor finds the sites that causes speak of, and notes them.
type surveyor struct {
	*check.Pass
	sites map[infer.Fact]Site
}

// note keeps a site by its id.
func (s surveyor) note(id string, at Site, ok bool) string {
	if !ok {
		return ""
	}
	s.sites[infer.Fact{Kind: infer.ReachFact, ID: id}] = at
	return id
}

// Panel is the panel of a lock.
func (s surveyor) Panel(l geom.Lock) model.Panel { return Panel(s.Pass, l) }

// Thing is the site of a thing with an id.
func (s surveyor) Thing(id string) string {
	if _, known := s.sites[infer.Fact{Kind: infer.ReachFact, ID: id}]; known {
		return id
	}
	at, ok := siteOf(s.Pass, id)
	return s.note(id, at, ok)
}

// Place is the site of a place; one without a path of its own goes by its name.
func (s surveyor) Place(at model.Place, path string) string {
	if path == "" {
		path = placeName(s.Pass, at)
	}
	spots, ok := spotsOf(s.Pass, at)
	if !ok {
		return ""
	}
	return s.note("@"+path, Site{Name: placeName(s.Pass, at), Path: path, Floor: floorOf(s.Pass, at), At: pointOf(s.Pass, at), Spots: spots}, true)
}

// Figure is the site where a figure of the set-up stands: it, too, can walk.
func (s surveyor) Figure(i int) string {
	at, ok := startOf(s.Pass, i)
	return s.note(at.Path, at, ok)
}

// Powers are the pieces that open doors, by the programs of their terrain rules.
func (s surveyor) Powers() []infer.Power {
	var out []infer.Power
	for _, t := range Pieces.Of(s.Pass) {
		for _, hidden := range powersOf(s.Pass, t) {
			out = append(out, infer.Power{ID: t.ID, Path: t.Path, Hidden: hidden})
		}
	}
	return out
}

// powersOf are the doors that the terrain rule of a piece of furniture opens, once for each kind: whether it is a hidden
// one.
func powersOf(p *check.Pass, t parts.Thing) []bool {
	r := terrainOf(p, t)
	if r == nil {
		return nil
	}
	var out []bool
	for _, prog := range r.Does {
		kinds.Every(prog.Do, func(e model.Effect) {
			for _, c := range kinds.Writes(e) {
				if hidden := hiddenDoors(p, c.Any); c.Sort == kinds.DoorCell && c.Any != "" && c.State == string(model.Open) && !slices.Contains(out, hidden) {
					out = append(out, hidden)
				}
			}
		})
	}
	return out
}

// hiddenDoors reports whether the panels of a kind, or those with a terrain rule, are shut to begin with.
func hiddenDoors(p *check.Pass, id string) bool {
	return slices.ContainsFunc(p.Rules.Panels, func(k model.PanelKind) bool {
		return (k.ID == id || k.Rule == id) && slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Hidden })
	})
}

// terrainOf is the terrain rule of a piece of furniture, or nil.
func terrainOf(p *check.Pass, t parts.Thing) *model.TerrainRule {
	f := furniture(p, t)
	if f == nil {
		return nil
	}
	k := check.Find(p.Rules.Furniture, f.Kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil || k.Rule == "" {
		return nil
	}
	return check.Find(p.Rules.Terrain, k.Rule, func(r *model.TerrainRule) string { return r.ID })
}

// furniture is the piece of furniture that a thing is, or nil.
func furniture(p *check.Pass, t parts.Thing) *model.Furniture {
	i := Building.Of(p).Floor(t.Board)
	if t.Family != parts.FurnitureThing || i < 0 {
		return nil
	}
	return check.Find(Building.Of(p).Floors()[i].Board.Furniture, t.ID, func(f *model.Furniture) string { return f.ID })
}
