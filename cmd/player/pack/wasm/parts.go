package wasm

import (
	"errors"
	"strings"
)

// The sections that say how much code there is, and whose.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
	functionNames = 1 // the part of the names that names functions
)

// Parts are how many bytes of code each package of a Go program has. The module must have its names.
func (m *Module) Parts() (map[string]int, error) {
	names, err := m.names()
	if err != nil {
		return nil, err
	}
	out := map[string]int{}
	for i, s := range m.sections {
		if s.id != codeSection {
			continue
		}
		first, err := m.imported()
		if err != nil {
			return nil, err
		}
		r := reader{b: m.sections[i].body}
		for k := range r.number() {
			out[packageOf(names[first+k])] += len(r.take(r.number()))
		}
		return out, r.err
	}
	return nil, errors.New("the module has no code")
}

// imported is how many functions are another's, which come first.
func (m *Module) imported() (int, error) {
	n := 0
	for _, s := range m.sections {
		if s.id != importSection {
			continue
		}
		r := reader{b: s.body}
		for range r.number() {
			r.take(r.number()) // whose
			r.take(r.number()) // which
			if kind := r.byte(); kind != 0 {
				return 0, errors.New("the module imports something that is no function")
			}
			r.number()
			n++
		}
		if r.err != nil {
			return 0, r.err
		}
	}
	return n, nil
}

// names are the names of functions, by number.
func (m *Module) names() (map[int]string, error) {
	out := map[int]string{}
	for _, s := range m.sections {
		r := reader{b: s.body}
		if s.id != customSection || string(r.take(r.number())) != "name" {
			continue
		}
		for len(r.b) > 0 {
			kind, part := r.byte(), reader{b: r.take(r.number())}
			if kind != functionNames {
				continue
			}
			for range part.number() {
				i := part.number()
				out[i] = string(part.take(part.number()))
			}
			return out, part.err
		}
	}
	return nil, errors.New("the module does not name its functions")
}

// packageOf is the package of a function. Go's linker writes _ for most that is no letter; code that several packages share
// stands with the one that it was written in.
func packageOf(name string) string {
	name, _, _ = strings.Cut(strings.TrimPrefix(name, "github.com_sortie_tools_sortie_"), ".")
	return name
}
