package compiler

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// withPeers adds to a unit's files those of the units of the pack that it names, of those that these name
// in turn, and of the pack's decks. Together they compile without the rest of the pack.
func (u *Unit) withPeers(p *packRoot) {
	files := u.Files
	seen := map[string]bool{u.Kind + " " + u.ID: true}
	for queue := []*Unit{u}; len(queue) > 0; queue = queue[1:] {
		for _, n := range unitsNamed(queue[0].Value, queue[0].Where, p.siblings()) {
			if key := n.Kind + " " + n.ID; !seen[key] {
				seen[key] = true
				if other := u.Peer(n.Kind, n.ID); other != nil {
					files, queue = append(files, other.Files...), append(queue, other)
				}
			}
		}
	}
	for _, d := range p.decksAtHand(u.Edition) {
		files = append(files, d.out.Files...)
	}
	slices.SortFunc(files, func(a, b model.SourceFile) int { return strings.Compare(a.Path, b.Path) })
	u.Files = slices.CompactFunc(files, func(a, b model.SourceFile) bool { return a.Path == b.Path })
}

// unitsNamed are the units of a pack that a value names, in its fields or in its prose.
func unitsNamed(value any, where diag.Index, all []Name) []Name {
	wanted := map[string]bool{}
	for _, r := range refs.Of(value, nil) {
		for _, d := range r.Domains {
			if kind, unit := strings.CutPrefix(d, "+"); unit {
				wanted[kind+" "+r.ID] = true
			}
		}
	}
	linked := map[string]bool{}
	for path := range where {
		if text, id, link := strings.Cut(path, "#"); link && !strings.HasSuffix(text, "plan") {
			linked[id] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(all), func(n Name) bool { return !wanted[n.Kind+" "+n.ID] && !linked[n.ID] })
}

// decksAtHand are the sound decks of the pack that missions of an edition were given.
func (p *packRoot) decksAtHand(edition string) []*unit {
	p.decksLock.Lock()
	defer p.decksLock.Unlock()
	return slices.DeleteFunc(slices.Clone(p.decks[edition]), func(u *unit) bool { return u.out == nil || u.out.Deck == nil })
}
