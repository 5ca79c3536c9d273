package main

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// place is the folder that a new thing gets.
func (n beginning) place(name, pack string) (string, error) {
	dir := filepath.FromSlash(name)
	if n.OfRules() {
		return n.placeOfRules(dir, pack)
	}
	if pack == "" && filepath.Base(dir) != dir {
		return novelty.InPlace(packAbove(path.Dir(filepath.ToSlash(dir))), filepath.Clean(dir))
	}
	_, err := os.Lstat(filepath.Join(filepath.FromSlash(pack), packFile))
	switch {
	case n.Name == "pack" || pack == "" && err != nil:
		return dir, nil
	case err != nil:
		return "", fmt.Errorf("--pack %s has no %s; sortie new pack NAME begins a pack", pack, packFile)
	case filepath.Base(dir) != dir:
		return "", fmt.Errorf("%s names a folder, and so does --pack: leave one of them out", name)
	}
	return n.Folder(pack, dir)
}

// placeOfRules is the folder of something that is part of a pack's rules: it counts in one place only.
func (n beginning) placeOfRules(dir, pack string) (string, error) {
	if filepath.Base(dir) != dir {
		above := filepath.ToSlash(filepath.Dir(dir))
		if path.Base(above) == n.Shelf {
			above = path.Dir(above)
		}
		if pack != "" && path.Clean(filepath.ToSlash(pack)) != above {
			return "", fmt.Errorf("%s names a folder, and so does --pack: leave one of them out", filepath.ToSlash(dir))
		}
		pack, dir = above, filepath.Base(dir)
	}
	at := path.Clean(filepath.ToSlash(pack))
	if pack == "" {
		at = packAbove(".")
	}
	if !isPack(at) {
		return "", fmt.Errorf("%s is no pack (it has no %s), and a new %s belongs to one: sortie new pack NAME begins one, --pack FOLDER names it", at, packFile, n.Name)
	}
	return n.Folder(at, dir)
}

// editionsAround are those of everything in the pack that a folder lies in; none where it lies in no pack.
func editionsAround(dir string) []string {
	pack := packAbove(path.Dir(filepath.ToSlash(dir)))
	if !isPack(pack) {
		return nil
	}
	tree, err := rewrite.Find([]string{pack})
	if err != nil {
		return nil
	}
	defer tree.Close()
	return english.Each(tree.Folders(), editionOf)
}

// chooseEdition settles for which edition a new thing is.
func (s *session) chooseEdition(n beginning, dir string, opt *newOptions) {
	var there []string
	if opt.edition == "" {
		end := s.line.BeginOnce(filepath.Dir(dir), unitLimits)
		there = editionsAround(dir)
		end()
	}
	opt.edition, opt.own = n.Settle(opt.edition, there, func() map[string]string {
		pack := packOf(dir)
		if n.OfRules() {
			pack = path.Dir(path.Dir(filepath.ToSlash(dir)))
		}
		bases := map[string]string{}
		for _, u := range s.unitsOf(pack) {
			if e, ok := u.Value.(*model.OwnEdition); ok {
				bases[e.ID] = e.Base
			}
		}
		return bases
	})
}

// made is the new thing: as usual, or a copy of another.
func (s *session) made(n beginning, dir string, opt newOptions) (begun, error) {
	if opt.from != "" {
		return s.copy(n, dir, opt.from)
	}
	if err := s.thereIs(n, dir, opt); err != nil {
		return begun{}, err
	}
	files, along, err := n.Make(filepath.Base(dir), novelty.Wanted{Edition: opt.edition, Own: opt.own, Card: opt.card, With: opt.with})
	if no, is := errors.AsType[novelty.Refused](err); is {
		err = fmt.Errorf("--%s %w", no.About, err)
	}
	return begun{files, along}, err
}
