package service

import (
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// view is a pack as one question sees it: nothing is read twice while it is answered.
type view struct {
	w     *Workspace
	pack  *pack
	named []string
	units map[string]*unit
	known map[string][]Entry // by edition and domain, or by kind of unit
}

// view is a pack as it is now.
func (w *Workspace) view(p *pack) *view {
	return &view{w: w, pack: p, units: map[string]*unit{}, known: map[string][]Entry{}}
}

// names are the units of the pack.
func (v *view) names() []string {
	if v.named == nil {
		v.named = v.pack.units()
	}
	return v.named
}

// unit is a unit of the pack.
func (v *view) unit(name string) *unit {
	u := v.units[name]
	if u == nil {
		u = &unit{w: v.w, view: v, pack: v.pack, name: name}
		v.units[name] = u
		u.read()
	}
	return u
}

// entries are the names in a domain, or of a kind, that are worked out once.
func (v *view) entries(key string, make func() []Entry) []Entry {
	all, ok := v.known[key]
	if !ok {
		all = make()
		v.known[key] = all
	}
	return all
}

// unit is the unit with a file.
func (w *Workspace) unit(file string) (*unit, *Text) {
	p, name := w.place(file)
	u := w.view(p).unit(name)
	slash := filepath.ToSlash(whole(file))
	for _, t := range u.texts {
		if t.Name == slash {
			return u, t
		}
	}
	return u, nil
}

// houses are the units in which the pack may say something of its rules.
func (v *view) houses() []*unit {
	var all []*unit
	for _, name := range v.names() {
		if name == reading.PackFile || below(name, "house") || below(name, "editions") {
			all = append(all, v.unit(name))
		}
	}
	return all
}

func below(name, dir string) bool { return len(name) > len(dir) && name[:len(dir)+1] == dir+"/" }
