package main

import (
	"errors"
	"fmt"
	"io"
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
	changed := false
	for _, dir := range packs {
		tree, err := rewrite.Find([]string{dir})
		if err != nil {
			return err
		}
		did, err := s.migratePack(tree, write)
		tree.Close()
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

// migratePack works out all new texts of a pack before it writes the first.
func (s *session) migratePack(tree *rewrite.Tree, write bool) (changed bool, err error) {
	m := &migration{from: migrate.First, texts: map[*rewrite.File][]byte{}, said: map[string][]string{}}
	if err := m.readFormat(tree); err != nil {
		return false, err
	}
	for _, f := range tree.Files {
		if err := m.add(f); err != nil {
			return false, err
		}
	}
	if len(m.found) > 0 {
		report := &report{&compiler.Result{Diagnostics: m.found, Sources: m.sources(tree)}}
		return false, errors.Join(s.show(report), errFindings)
	}
	return len(m.texts) > 0, m.finish(s.out, tree, write)
}

// finish prints what changes and, if asked to, puts it in place: pack.cue last, so that a pack whose
// migration was cut off can be migrated again.
func (m *migration) finish(out io.Writer, tree *rewrite.Tree, write bool) error {
	files := slices.Clone(tree.Files)
	slices.SortStableFunc(files, func(a, b *rewrite.File) int { return rank(a) - rank(b) })
	for _, f := range files {
		if data, ok := m.texts[f]; ok && write {
			if err := f.Replace(data); err != nil {
				return err
			}
		}
		for _, line := range m.said[f.Name] {
			if _, err := fmt.Fprintf(out, "%s: %s\n", diag.Visible(f.Name), line); err != nil {
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

// readFormat finds the format that the pack gives. What belongs to no pack may be of any format: all
// steps are tried on it.
func (m *migration) readFormat(tree *rewrite.Tree) error {
	for _, f := range tree.Files {
		if path.Base(f.Name) != packFile {
			continue
		}
		p, _ := compiler.Parse(f.Name, f.Data)
		if p == nil {
			continue
		}
		from, ok := migrate.FormatOf(p)
		switch {
		case !ok:
			return fmt.Errorf("%s gives no format: write format: %d if it is of the first one", f.Name, migrate.First)
		case from > migrate.Latest():
			return fmt.Errorf("%s is of format %d, and this sortie knows formats up to %d: it needs a newer sortie", f.Name, from, migrate.Latest())
		case from < migrate.First:
			return fmt.Errorf("%s: there has never been a format %d; the first is %d", f.Name, from, migrate.First)
		}
		m.from = from
	}
	return nil
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
	data, said, err := step(p, m.from)
	if err != nil || len(said) == 0 {
		return err
	}
	now := p.Raw(data)
	if old, _ := reformat.File(f.Name, f.Data, ""); string(old) == string(f.Data) {
		now, _ = reformat.File(f.Name, now, "")
	}
	m.texts[f], m.said[f.Name] = now, said
	return nil
}

func (m *migration) sources(tree *rewrite.Tree) map[string][]byte {
	texts := map[string][]byte{}
	for _, f := range tree.Files {
		texts[f.Name] = f.Data
	}
	return texts
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
