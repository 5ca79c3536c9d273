package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/migrate"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/schema/diag"
)

func newMigrate(s *session) *cobra.Command {
	var write bool
	cmd := &cobra.Command{
		Use:   "migrate [PATH ...]",
		Short: "Bring packs of an older format up to date",
		Long: `Migrate rewrites the packs that the PATHs belong to from the format that
their pack.cue gives into the newest one. Comments and layout stay. Without
--write it only says what it would change.`,
		Example: `  sortie migrate packs/mine
  sortie migrate --write packs/mine`,
		RunE: func(_ *cobra.Command, args []string) error { return s.migrate(args, write) },
	}
	cmd.Flags().BoolVar(&write, "write", false, "rewrite the files")
	return cmd
}

// migrate brings the packs of the arguments up to date, pack by pack: all of a pack, or nothing of it.
func (s *session) migrate(args []string, write bool) error {
	packs, err := packsOf(args)
	if err != nil {
		return err
	}
	if write {
		s.line.Rewrites()
	}
	changed, seen := false, map[string]bool{}
	for _, dir := range packs {
		did, err := s.migrateBelow(dir, seen, write)
		if err != nil {
			return err
		}
		changed = changed || did
	}
	switch {
	case !changed:
		fmt.Fprintf(s.err, "nothing to do: format %d is the newest\n", migrate.Latest())
	case !write:
		fmt.Fprintln(s.err, "nothing is changed yet: sortie migrate --write does it")
	}
	return nil
}

// migrateBelow brings the packs in and below a folder up to date that it has not seen yet.
func (s *session) migrateBelow(dir string, seen map[string]bool, write bool) (changed bool, err error) {
	tree, err := rewrite.Find([]string{dir})
	if err != nil {
		return false, err
	}
	defer tree.Close()
	for _, pack := range splitPacks(tree, dir) {
		abs, err := filepath.Abs(filepath.FromSlash(pack.dir))
		if err != nil {
			return false, err
		}
		if seen[abs] {
			continue
		}
		seen[abs] = true
		did, err := s.migratePack(pack, write)
		if err != nil {
			return false, err
		}
		changed = changed || did
	}
	return changed, nil
}

// migratePack works out all new texts of a pack before it writes the first.
func (s *session) migratePack(pack *packSource, write bool) (changed bool, err error) {
	defer s.line.BeginOnce(pack.dir, bundleLimits)()
	from, err := pack.format()
	if err != nil {
		return false, err
	}
	m := &migration{from: from, texts: map[*rewrite.File][]byte{}, said: map[string][]string{}}
	for _, f := range pack.files {
		if err := m.add(f); err != nil {
			return false, err
		}
	}
	if len(m.found) > 0 {
		diag.Sort(m.found)
		report := &report{Result: &compiler.Result{Diagnostics: m.found, Sources: pack.sources()}}
		return false, errors.Join(s.show(report), errFindings)
	}
	if from < migrate.Latest() && (len(m.texts) > 0 || isPack(pack.dir)) {
		if err := pack.refuseLinks(); err != nil {
			return false, err
		}
	}
	return len(m.texts) > 0, m.finish(s, pack.files, write)
}

// finish puts what changes in place, if asked to, and prints it. The pack.cue comes last: a pack whose
// migration was cut off can be migrated again.
func (m *migration) finish(s *session, files []*rewrite.File, write bool) error {
	files = slices.Clone(files)
	slices.SortStableFunc(files, func(a, b *rewrite.File) int { return rank(a) - rank(b) })
	var changes []rewrite.Change
	for _, f := range files {
		if data, ok := m.texts[f]; ok {
			changes = append(changes, rewrite.Change{File: f, Data: data})
		}
	}
	if write {
		if err := s.replace(changes); err != nil {
			return err
		}
	}
	for _, c := range changes {
		for _, line := range m.said[c.File.Name] {
			if _, err := fmt.Fprintf(s.out, "%s: %s\n", diag.Visible(c.File.Name), line); err != nil {
				return err
			}
		}
	}
	return nil
}

func rank(f *rewrite.File) int {
	if path.Base(f.Name) == packFile {
		return 1
	}
	return 0
}

// migration is the new texts of one pack's files.
type migration struct {
	from  int
	texts map[*rewrite.File][]byte
	said  map[string][]string
	found []diag.Diagnostic
}

// add takes one file through the steps. A file in its usual form is put into it again afterwards.
func (m *migration) add(f *rewrite.File) error {
	p, found := compiler.Parse(f.Name, f.Data)
	if p == nil {
		m.found = append(m.found, found...)
		return nil
	}
	step := migrate.File
	if path.Base(f.Name) == packFile {
		step = migrate.Pack
	}
	r, err := step(p, m.from)
	m.found = append(m.found, r.Left...)
	if err != nil || len(r.Changed) == 0 {
		return err
	}
	now := p.Raw(r.Data)
	if old, _ := reformat.File(f.Name, f.Data, ""); string(old) == string(f.Data) {
		now, _ = reformat.File(f.Name, now, "")
	}
	m.texts[f], m.said[f.Name] = now, r.Changed
	return nil
}

// packsOf lists the folders of the packs that the paths belong to, or the paths' own folders where there
// is none.
func packsOf(args []string) ([]string, error) {
	if len(args) == 0 {
		args = []string{"."}
	}
	var dirs []string
	seen := map[string]bool{}
	for _, arg := range args {
		dir := path.Clean(strings.TrimSuffix(filepath.ToSlash(arg), "/..."))
		info, err := os.Stat(filepath.FromSlash(dir))
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s: no such file or folder", dir)
		}
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			dir = path.Dir(dir)
		}
		dir = packAbove(dir)
		abs, err := filepath.Abs(filepath.FromSlash(dir))
		if err != nil {
			return nil, err
		}
		if !seen[abs] {
			seen[abs] = true
			dirs = append(dirs, dir)
		}
	}
	return dirs, nil
}

// packAbove is the nearest folder with a pack.cue, from a folder upwards, or the folder itself.
func packAbove(dir string) string {
	at := dir
	for range compiler.MaxPackParents + 1 {
		if _, err := os.Lstat(filepath.Join(filepath.FromSlash(at), packFile)); err == nil {
			return at
		}
		if at == "." || at == ".." || strings.HasSuffix(at, "/..") {
			at = path.Join(at, "..")
		} else {
			at = path.Dir(at)
		}
	}
	return dir
}
