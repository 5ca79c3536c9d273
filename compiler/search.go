package compiler

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// tree is the targets of all folders below one, in order of their paths. Links to folders are not
// followed, so a loop of links cannot occur.
func (c *compilation) tree(dir string) ([]target, error) {
	if dir == "" {
		dir = "."
	}
	top, err := c.locate(dir)
	if err != nil {
		return nil, err
	}
	return c.gather(&search{c: c, world: top.pack.unnoted(), left: source.MaxFiles}, top.dir, dir)
}

// mounted is the targets of a pack that is not on the disk.
func (c *compilation) mounted(name string, w source.World) ([]target, error) {
	key := "\x00" + name // no path on the disk
	p := c.packs[key]
	if p == nil {
		p = &packRoot{abs: key, shown: name, world: w, language: c.opt.Language, part: true}
		c.packs[key] = p
		c.order = append(c.order, p)
	}
	return c.gather(&search{c: c, world: w, left: source.MaxFiles, mount: p}, ".", name)
}

// gather is what a search finds in a folder and those below it.
func (c *compilation) gather(s *search, rel, dir string) ([]target, error) {
	before := len(c.found.List)
	err := s.walk(rel, dir, 0)
	s.addBare()
	switch {
	case err == errTooMuch:
		c.tooMuch(s.last)
	case err == fs.SkipAll:
		c.found.Add(diag.Diagnostic{
			Code: "PCK003", Severity: diag.Error, Range: diag.Range{File: dir}, Remedy: "name the folders of the missions",
			Summary: fmt.Sprintf("%s holds more than %d files and folders; the search ends at %s", dir, source.MaxFiles, s.last),
		})
	case err != nil:
		return nil, err
	case len(s.found) == 0 && len(c.found.List) == before:
		return nil, fmt.Errorf("%s: no mission or deck in or below this folder%s", dir, instead(s.near))
	}
	return s.found, nil
}

// search goes through a tree of folders.
type search struct {
	c     *compilation
	world source.World
	left  int    // files and folders that may still be looked at
	last  string // the folder looked at last
	found []target
	mount *packRoot // the pack that is searched, where it is not on the disk
	packs []target  // pack files whose folders hold no other source
	near  string    // the first file that may have been meant for a source
}

// walk looks into a folder and those below it; fs.SkipAll says that there are too many.
func (s *search) walk(rel, shown string, depth int) error {
	s.last = shown
	entries, err := s.world.ReadDir(rel)
	if err != nil {
		s.c.found.Add(Unreadable(shown, err))
		return nil
	}
	if s.left -= len(entries); s.left < 0 {
		return fs.SkipAll
	}
	if err := s.meet(rel, shown, entries); err != nil {
		return err
	}
	for _, e := range entries {
		if s.near == "" && nearSource(e) {
			s.near = path.Join(shown, e.Name())
		}
		if !e.IsDir() || source.Hidden(e.Name()) || e.Name() == "cue.mod" {
			continue
		}
		below := path.Join(shown, e.Name())
		if d, refused := Refused(below, depth+1); refused {
			s.c.found.Add(d)
		} else if err := s.walk(path.Join(rel, e.Name()), below, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// meet takes over a folder with source files.
func (s *search) meet(rel, shown string, entries []fs.DirEntry) error {
	if !slices.ContainsFunc(entries, source.IsSource) {
		return nil
	}
	if !s.c.weigh(s.world, rel, entries) {
		return errTooMuch
	}
	t, err := s.locate(rel, shown)
	if err != nil {
		return err
	}
	t.met = true
	if names, err := sourceNames(t, t.pack.unnoted()); err != nil || len(names) > 0 {
		s.found = append(s.found, t)
	} else if t.dir == "." {
		t.only = packFile
		s.packs = append(s.packs, t)
	}
	return nil
}

// addBare takes over the packs that hold nothing but their pack.cue: their house rules are to be looked at, too. Of any other
// pack that comes with whatever it holds. Where a file looks like one that was meant to be read, that is told instead.
func (s *search) addBare() {
	for _, t := range s.packs {
		if s.near == "" && !slices.ContainsFunc(s.found, func(f target) bool { return f.pack == t.pack }) {
			s.found = append(s.found, t)
		}
	}
}

// locate is a folder as a target of the pack that it belongs to.
func (s *search) locate(rel, shown string) (target, error) {
	if s.mount != nil {
		return target{pack: s.mount, dir: rel, shown: shown}, nil
	}
	return s.c.locate(shown)
}

// nearSource reports whether a file is called nearly as a source: editors add an ending of their own, and other languages
// have others.
func nearSource(e fs.DirEntry) bool {
	name := strings.ToLower(e.Name())
	base, ending, _ := strings.Cut(name, ".")
	return !e.IsDir() && !source.Hidden(name) && !source.IsSource(e) && (ending == "cue" || strings.HasPrefix(ending, "cue.") ||
		slices.Contains(kindNames(), base) && slices.Contains([]string{"yaml", "yml", "json", "toml", "txt"}, ending))
}

// kindNames are the names that files of the kinds of unit mostly have.
func kindNames() []string {
	names := []string{"pack"}
	for _, kind := range explain.KindsByDefinition() {
		names = append(names, kind)
	}
	return names
}

// instead is the end of a message about a folder without sources: what to do with the file that looks like one.
func instead(file string) string {
	dir, name := path.Split(file)
	base, ending, _ := strings.Cut(name, ".")
	switch {
	case file == "":
		return ""
	case strings.HasPrefix(strings.ToLower(ending), "cue"):
		return fmt.Sprintf("; rename %s to %s.cue", file, path.Join(dir, base))
	}
	return fmt.Sprintf("; %s is not read: write it as CUE, in %s.cue, which sortie new begins for you", file, path.Join(dir, base))
}

// sourceNames lists the source files of a target's folder, without the pack's.
func sourceNames(t target, w source.World) ([]string, error) {
	if t.only != "" {
		return []string{t.only}, nil
	}
	entries, err := w.ReadDir(t.dir)
	return unitNames(entries), err
}

// unitNames are the source files among the entries of a folder, without the pack's.
func unitNames(entries []fs.DirEntry) (names []string) {
	for _, e := range entries {
		if source.IsSource(e) && e.Name() != packFile {
			names = append(names, e.Name())
		}
	}
	return names
}
