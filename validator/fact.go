package validator

import "github.com/sortie-tools/sortie/schema/model"

// Fact is something about a subject that several checks want to know and that costs something to find out. It is found
// out when a check first asks, once in a run.
type Fact[T any] struct {
	name  string
	make  func(*Pass) T
	table bool // it differs from one number of crews to another
}

// factKey is a fact about the subject, or about it as one number of crews plays it.
type factKey struct {
	fact    any
	mission *model.Mission // nil: for every number of crews
}

// NewFact is a fact that is the same for every number of crews.
func NewFact[T any](name string, make func(*Pass) T) *Fact[T] {
	return &Fact[T]{name: name, make: make}
}

// NewTableFact is a fact that differs from one number of crews to another.
func NewTableFact[T any](name string, make func(*Pass) T) *Fact[T] {
	return &Fact[T]{name: name, make: make, table: true}
}

// Of is the fact about the subject of a pass.
func (f *Fact[T]) Of(p *Pass) T {
	key := factKey{fact: f}
	if f.table {
		key.mission = p.Mission
	}
	if known, ok := p.run.facts[key]; ok {
		return known.(T)
	}
	v := f.make(p)
	p.run.facts[key] = v
	return v
}
