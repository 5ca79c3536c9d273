package main

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// place is the folder that a new thing gets.
func (n novelty) place(name, pack string) (string, error) {
	dir := filepath.FromSlash(name)
	if n.ofRules() {
		return n.placeOfRules(dir, pack)
	}
	if pack == "" && filepath.Base(dir) != dir {
		return inPlace(packAbove(path.Dir(filepath.ToSlash(dir))), filepath.Clean(dir))
	}
	_, err := os.Lstat(filepath.Join(filepath.FromSlash(pack), packFile))
	switch {
	case n.kind == "pack" || pack == "" && err != nil:
		return dir, nil
	case err != nil:
		return "", fmt.Errorf("--pack %s has no %s; sortie new pack NAME begins a pack", pack, packFile)
	case filepath.Base(dir) != dir:
		return "", fmt.Errorf("%s names a folder, and so does --pack: leave one of them out", name)
	}
	return inPlace(path.Clean(filepath.ToSlash(pack)), filepath.Join(filepath.FromSlash(pack), n.shelf, dir))
}

// placeOfRules is the folder of something that is part of a pack's rules: it counts in one place only.
func (n novelty) placeOfRules(dir, pack string) (string, error) {
	if filepath.Base(dir) != dir {
		above := filepath.ToSlash(filepath.Dir(dir))
		if path.Base(above) == n.shelf {
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
		return "", fmt.Errorf("%s is no pack (it has no %s), and a new %s belongs to one: sortie new pack NAME begins one, --pack FOLDER names it", at, packFile, n.kind)
	}
	return inPlace(at, filepath.Join(filepath.FromSlash(at), n.shelf, dir))
}

// inPlace is a folder of a pack that no link on the way leads out of the pack. A pack may be anybody's.
func inPlace(pack, dir string) (string, error) {
	if !isPack(pack) {
		return dir, nil
	}
	for at := path.Dir(filepath.ToSlash(dir)); at != pack && path.Base(at) != ".." && at != path.Dir(at); at = path.Dir(at) {
		if info, err := os.Lstat(filepath.FromSlash(at)); err == nil && info.Mode()&os.ModeSymlink != 0 {
			return "", fmt.Errorf("%s is a link, and new writes through none: name the folder that is meant, or put one in its place", at)
		}
	}
	return dir, nil
}

// edition is that of everything in the pack that a folder lies in, if it is one only and the kind can be
// begun in it, or else the usual one.
func (n novelty) edition(dir string) string {
	known := starters.Editions(n.kind)
	pack := packAbove(path.Dir(filepath.ToSlash(dir)))
	if _, err := os.Lstat(filepath.Join(filepath.FromSlash(pack), packFile)); err != nil {
		return known[0]
	}
	tree, err := rewrite.Find([]string{pack})
	if err != nil {
		return known[0]
	}
	defer tree.Close()
	found := ""
	for _, folder := range tree.Folders() {
		e := editionOf(folder)
		if e != "" && found != "" && e != found {
			return known[0]
		}
		found = cmp.Or(e, found)
	}
	return cmp.Or(found, known[0])
}

// chooseEdition settles for which edition a new thing is: the one that is asked for, or that of the rest of its pack. An
// edition of the pack's own begins as the one that it goes back to.
func (s *session) chooseEdition(n novelty, dir string, opt *newOptions) {
	known, asked := starters.Editions(n.kind), opt.edition != ""
	if !asked {
		end := s.line.BeginOnce(filepath.Dir(dir), unitLimits)
		opt.edition = n.edition(dir)
		end()
	}
	if slices.Contains(known, opt.edition) {
		return
	}
	pack := packOf(dir)
	if n.ofRules() {
		pack = path.Dir(path.Dir(filepath.ToSlash(dir)))
	}
	bases := map[string]string{}
	for _, u := range s.unitsOf(pack) {
		if e, ok := u.Value.(*model.OwnEdition); ok {
			bases[e.ID] = e.Base
		}
	}
	at := opt.edition
	for range bases {
		if base, own := bases[at]; own {
			at = base
		}
	}
	switch {
	case slices.Contains(known, at):
		opt.edition, opt.own = at, opt.edition
	case !asked:
		opt.edition = known[0] // the pack is for another game
	}
}

// made is the new thing: as usual, or a copy of another.
func (s *session) made(n novelty, dir string, opt newOptions) (begun, error) {
	if opt.from != "" {
		return s.copy(n, dir, opt.from)
	}
	if known := starters.Editions(n.kind); !slices.Contains(known, opt.edition) {
		return begun{}, fmt.Errorf("--edition %s is not one of %s, which have a %s to begin from", opt.edition, strings.Join(known, ", "), n.kind)
	}
	if opt.with != "" {
		return s.beginWith(n, dir, opt)
	}
	made, err := n.starter(filepath.Base(dir), opt)
	return made.playedBy(opt), err
}

// editionField is where a starter says which edition it is for, or which one it is based on.
var editionField = regexp.MustCompile(`(?m)^(\t(?:edition|base): +)"[^"]*"`)

// playedBy is what is made for the edition of the pack's own that is meant.
func (b begun) playedBy(opt newOptions) begun {
	if opt.own != "" {
		for i := range b.files {
			b.files[i].Data = editionField.ReplaceAll(b.files[i].Data, []byte(`${1}"`+opt.own+`"`))
		}
	}
	return b
}

// starter is what sortie new makes where nothing is copied.
func (n novelty) starter(id string, opt newOptions) (begun, error) {
	if longest := starters.LongestID(opt.edition, n.kind, id); !starters.IsID(longest) {
		return begun{}, fmt.Errorf("%q is too long for what comes along with a %s: %s would have more than 64 characters", id, n.kind, longest)
	}
	files := starters.Make(opt.edition, n.kind, id)
	if opt.card != "" {
		if err := n.checkCard(opt); err != nil {
			return begun{}, err
		}
		files = starters.MakeCard(opt.edition, n.kind, opt.card, id)
	}
	made := begun{files: english.Each(files, func(f starters.File) output.File { return output.File(f) })}
	if kind := starters.Companion(opt.edition, n.kind); kind != "" {
		made.along = []string{kind + " " + id + "-1"}
	}
	return made, nil
}

// checkCard refuses a kind of card that the edition does not have.
func (n novelty) checkCard(opt newOptions) error {
	rules, err := compiler.RuleSet(opt.edition)
	if err != nil {
		return err
	}
	known, err := refs.InRuleSet(rules, n.cards)
	if err != nil || slices.Contains(known, opt.card) {
		return err
	}
	return fmt.Errorf("--kind %s is not one of %s's kinds of card: %s", opt.card, opt.edition, strings.Join(known, ", "))
}
