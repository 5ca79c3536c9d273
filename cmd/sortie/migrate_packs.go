package main

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/compiler/migrate"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// packSource is the source files of one pack: those that have its pack.cue as the nearest one above.
type packSource struct {
	dir   string
	files []*rewrite.File
	links []string // beside them

	unread []diag.Diagnostic // what of it cannot be read
}

// splitPacks sorts what was found in and below folders by the packs that it belongs to. A pack within
// another one's folder stands for itself.
func splitPacks(tree *rewrite.Tree, dirs []string) []*packSource {
	var packs []*packSource
	of := func(name string) *packSource {
		at := path.Dir(name)
		if slices.Contains(dirs, name) {
			at = name // a folder that was named itself
		}
		for !slices.Contains(dirs, at) && at != "." && !isPack(at) {
			at = path.Dir(at)
		}
		i := slices.IndexFunc(packs, func(p *packSource) bool { return p.dir == at })
		if i < 0 {
			packs = append(packs, &packSource{dir: at})
			i = len(packs) - 1
		}
		return packs[i]
	}
	for _, f := range tree.Files {
		p := of(f.Name)
		p.files = append(p.files, f)
	}
	for _, name := range tree.Links {
		p := of(name)
		p.links = append(p.links, name)
	}
	for _, d := range tree.Found {
		p := of(d.Range.File)
		p.unread = append(p.unread, d)
	}
	return packs
}

func isPack(dir string) bool {
	_, err := os.Lstat(filepath.Join(filepath.FromSlash(dir), packFile))
	return err == nil
}

// format finds the format that a pack gives. What belongs to no pack may be of any format: all steps are
// tried on it.
func (p *packSource) format() (int, error) {
	if !isPack(p.dir) {
		return migrate.First, nil
	}
	name := path.Join(p.dir, packFile)
	data, err := p.packFile()
	if err != nil {
		return 0, fmt.Errorf("%s cannot be read: %w", name, err)
	}
	parsed, _ := source.Parse(name, data)
	if parsed == nil {
		return migrate.First, nil // what is wrong with it is found when it is its turn
	}
	from, ok := migrate.FormatOf(parsed)
	switch {
	case !ok:
		return 0, fmt.Errorf("%s gives no format: write format: %d if it is of the first one", name, migrate.First)
	case from > migrate.Latest():
		return 0, fmt.Errorf("%s is of format %d, and this sortie knows formats up to %d: it needs a newer sortie", name, from, migrate.Latest())
	case from < migrate.First:
		return 0, fmt.Errorf("%s: there has never been a format %d; the first is %d", name, from, migrate.First)
	}
	return from, nil
}

// packFile reads the pack.cue. Like check it follows a link that stays in the pack.
func (p *packSource) packFile() ([]byte, error) {
	i := slices.IndexFunc(p.files, func(f *rewrite.File) bool { return path.Base(f.Name) == packFile })
	if i >= 0 {
		return p.files[i].Data, nil
	}
	world, err := source.Dir(filepath.FromSlash(p.dir))
	if err != nil {
		return nil, err
	}
	defer world.Close()
	data, err := world.ReadFile(packFile, source.MaxFileBytes)
	return data, plainReason(world, packFile, err)
}

// refuseLinks fails if one of the links leads to a source file of the pack that would stay in the old
// format: no link is ever followed to write something.
func (p *packSource) refuseLinks() error {
	for _, name := range p.links {
		if path.Base(name) == packFile || p.leadsToUnseen(name) {
			return fmt.Errorf("%s is a link, and migrate follows none: put the file itself there; nothing of the pack is changed", name)
		}
	}
	return nil
}

// leadsToUnseen reports whether a link leads to something in the pack that is not among the files found.
// What lies outside is no part of the pack: nothing reads it.
func (p *packSource) leadsToUnseen(link string) bool {
	base, errBase := filepath.EvalSymlinks(filepath.FromSlash(p.dir))
	target, errTarget := filepath.EvalSymlinks(filepath.FromSlash(link))
	if errBase != nil || errTarget != nil {
		return false
	}
	base, errBase = filepath.Abs(base)
	target, errTarget = filepath.Abs(target)
	rel, err := filepath.Rel(base, target)
	if errors.Join(errBase, errTarget, err) != nil || !filepath.IsLocal(rel) {
		return false
	}
	info, err := os.Stat(target)
	if err != nil || !info.IsDir() && filepath.Ext(rel) != ".cue" {
		return true
	}
	return slices.ContainsFunc(strings.Split(filepath.ToSlash(rel), "/"), func(part string) bool {
		return part == "cue.mod" || part != "." && (part[0] == '.' || part[0] == '_')
	})
}

// sources are the texts of the files by name, to show findings in.
func (p *packSource) sources() map[string][]byte {
	texts := map[string][]byte{}
	for _, f := range p.files {
		texts[f.Name] = f.Data
	}
	return texts
}
