package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
)

// showParts lists what an id names inside of units, such as a card of a deck: in the packs below this folder, or
// else in what comes with Sortie. It tells the ids of all that the packs here hold.
func (s *session) showParts(id string, here []*compiler.Unit) (found bool, known []string, err error) {
	found, known, err = s.partsOf(here, id)
	if err != nil || found {
		return found, known, err
	}
	dirs, err := shippedNaming(id)
	if err != nil || len(dirs) == 0 {
		return false, known, err
	}
	guard := s.guard(s.show)
	shipped := compiler.CompileTree(missions.FS, "library", dirs, compiler.Options{Guard: guard, Language: s.language})
	found, _, err = s.partsOf(shipped.Units, id)
	return found, known, err
}

// partsOf lists the parts of units with an id, and tells the ids of all parts.
func (s *session) partsOf(units []*compiler.Unit, id string) (found bool, known []string, err error) {
	for _, u := range units {
		for _, e := range entries(u.Value) {
			known = append(known, e.id)
			if e.id != id {
				continue
			}
			found = true
			head := fmt.Sprintf("%s of the %s %s, in %s", listOf(e), u.Kind, u.ID, u.Dir)
			if err := s.table().Write(id, head, values.Flatten(e.value, inside(u.Where, e.path)), written); err != nil {
				return found, known, err
			}
		}
	}
	return found, known, nil
}

// shippedNaming are the folders of what comes with Sortie in whose sources an id is written: compiling all to
// look into a few would take seconds.
func shippedNaming(id string) ([]string, error) {
	all, err := catalogue.Library()
	if err != nil {
		return nil, err
	}
	var dirs []string
	for _, e := range all {
		entries, err := fs.ReadDir(missions.FS, e.Folder)
		if err != nil {
			return nil, err
		}
		for _, f := range entries {
			name := path.Join(e.Folder, f.Name())
			if data, err := fs.ReadFile(missions.FS, name); e.Kind != packKind && err == nil && bytes.Contains(data, []byte(id)) {
				dirs = append(dirs, e.Folder)
				break
			}
		}
	}
	return dirs, nil
}

// showable completes an id: what the packs below this folder hold, what comes with Sortie, and what rule sets list.
func (s *session) showable() []string {
	here := s.packsHere(".")
	_, names := withID(here.Units, "")
	for _, u := range here.Units {
		for _, e := range entries(u.Value) {
			names = append(names, e.id)
		}
	}
	if shipped, err := catalogue.Library(); err == nil {
		for _, e := range shipped {
			names = append(names, e.ID+"\t"+e.Kind+": "+e.Title)
		}
	}
	sets, _ := ruleSetsHere(here)
	for _, set := range sets {
		for _, e := range entries(set.rules) {
			names = append(names, e.id+"\t"+listOf(e)+" of "+set.edition)
		}
	}
	return names
}
