package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// learnDoors notes what opens some of the locked panels.
func (p *Pass) learnDoors(l *lore, by need, path string, which func(model.Panel) bool) {
	for i, lock := range l.locks {
		if which(p.panel(lock)) {
			l.note(doorOf(i), by, path)
		}
	}
}

// doorOf is the fact that one of the locks has been opened.
func doorOf(i int) fact { return fact{kind: doorFact, n: i} }

// learnPowers notes what pieces open by the rules of the edition: a terrain rule with the number "hidden" has
// power over hidden doors, one with the number "door" over others.
func (p *Pass) learnPowers(l *lore) {
	for _, t := range p.pieces() {
		for _, power := range p.numbersOf(t) {
			if power != "hidden" && power != "door" {
				continue
			}
			for i, lock := range l.locks {
				if k := p.lockKind(lock); slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Hidden }) == (power == "hidden") {
					l.note(doorOf(i), p.siteNeed(l, t.id), t.path)
				}
			}
		}
	}
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
