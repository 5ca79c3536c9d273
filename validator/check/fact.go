package check

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Fact is something about a subject that several checks want to know and that costs something to find out. It is found
// out when a check first asks, once in a run.
type Fact[T any] struct {
	name  string
	make  func(*Pass) T
	needs []AnyFact
	table bool // it differs from one number of crews to another
}

// AnyFact is a fact of whatever type, as checks and other facts declare it.
type AnyFact interface {
	// Name is what the fact is about, in a few words.
	Name() string
	// Needs are the facts that it is found out from.
	Needs() []AnyFact
}

// Name is what the fact is about, in a few words.
func (f *Fact[T]) Name() string { return f.name }

// Needs are the facts that it is found out from.
func (f *Fact[T]) Needs() []AnyFact { return f.needs }

// factKey is a fact about the subject, or about it as one number of crews plays it.
type factKey struct {
	fact    any
	mission *model.Mission // nil: for every number of crews
}

// NewFact is a fact that is the same for every number of crews.
func NewFact[T any](name string, make func(*Pass) T, needs ...AnyFact) *Fact[T] {
	return &Fact[T]{name: name, make: make, needs: needs}
}

// NewTableFact is a fact that differs from one number of crews to another.
func NewTableFact[T any](name string, make func(*Pass) T, needs ...AnyFact) *Fact[T] {
	return &Fact[T]{name: name, make: make, needs: needs, table: true}
}

// Of is the fact about the subject of a pass. Where the subject is strict, the check must have declared it.
func (f *Fact[T]) Of(p *Pass) T {
	if p.Subject.Strict && !declared(f, p.check.Requires) {
		panic(fmt.Sprintf("check %s asks for %q and does not require it", p.check.Code, f.name))
	}
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

// declared reports whether a fact is among some, or one of those is found out from it.
func declared(f AnyFact, among []AnyFact) bool {
	return slices.ContainsFunc(among, func(g AnyFact) bool { return f == g || declared(f, g.Needs()) })
}
