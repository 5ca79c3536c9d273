package compiler

import (
	"slices"
	"sync"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// PackRules has what the pack that was compiled last says of itself, with the rule sets that it plays by, for compilations one
// after another of which most change a mission: rules of a pack's own take several times as long as that. It is good for as long
// as whatever it was made of is what it was. Several goroutines may use it.
type PackRules struct {
	mu   sync.Mutex
	last *ruled
}

// ruled is a pack that has been read.
type ruled struct {
	abs, shown, language string
	looks                []look.Look
	model                *model.Pack
	otherFormat          bool
	unit                 *unit
	house                *house
	found                map[*unit][]diag.Diagnostic // in pack.cue and in its rules, before others asked for them
}

// recall has the pack say what it said before, if it would say the same.
func (r *PackRules) recall(p *packRoot) bool {
	if r == nil || p.memory.eyes != nil {
		return false
	}
	r.mu.Lock()
	l := r.last
	r.mu.Unlock()
	if l == nil || l.abs != p.abs || l.shown != p.shown || l.language != p.language || !look.At(p.world, namesOf).Good(l.looks) {
		return false
	}
	l.give(p)
	return true
}

// make has the pack read, and keeps what came of it.
func (r *PackRules) make(p *packRoot) {
	if r == nil || p.memory.eyes != nil {
		p.read()
		return
	}
	world := p.world
	noted := look.NewRecorder(world, namesOf, nil)
	p.world = noted
	p.read()
	p.world = world
	if p.unit == nil {
		return
	}
	l := &ruled{
		abs: p.abs, shown: p.shown, language: p.language, looks: noted.Looks(), model: p.model, otherFormat: p.otherFormat,
		unit: p.unit, house: p.house, found: map[*unit][]diag.Diagnostic{},
	}
	for _, u := range append([]*unit{p.unit}, p.house.units...) {
		u.release()
		l.found[u] = slices.Clip(u.found.List)
	}
	for _, e := range p.house.own {
		e.value = cue.Value{} // nobody asks for it once the rule set is made, and it holds all that was evaluated
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last = l
}

// give hands a pack what was kept. Its units are its own, as more may be found in them.
func (l *ruled) give(p *packRoot) {
	units := map[*unit]*unit{}
	for u, found := range l.found {
		own := &unit{target: u.target, files: u.files, reader: &source.Reader{}, out: u.out}
		own.pack, own.found.List = p, found
		units[u] = own
	}
	h := *l.house
	h.units, h.own = slices.Clone(h.units), map[string]*ownEdition{}
	for i, u := range h.units {
		h.units[i] = units[u]
	}
	for id, e := range l.house.own {
		own := &ownEdition{amendment: e.amendment, begun: e.begun, done: e.done, taken: e.taken}
		own.unit = units[e.unit]
		h.own[id] = own
	}
	p.model, p.otherFormat, p.unit, p.house = l.model, l.otherFormat, units[l.unit], &h
}
