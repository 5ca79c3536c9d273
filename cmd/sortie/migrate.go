package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/migrate"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/compiler/source"
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
	tree, err := rewrite.Find(packs)
	if err != nil {
		return err
	}
	defer tree.Close()
	if write {
		s.line.Rewrites()
	}
	m := &migrator{session: s, guard: s.guard(s.show), write: write, sources: map[string][]byte{}}
	m.guard.Whole(len(tree.Files))
	for _, pack := range splitPacks(tree, packs) {
		if err := m.pack(pack); err != nil {
			m.failed = append(m.failed, err)
		}
	}
	m.guard.Finish()
	return m.verdict()
}

// migrator brings packs up to date, one after the other. What keeps it from one of them is no reason to leave the
// others as they are.
type migrator struct {
	*session
	guard   *compiler.Guard
	write   bool
	changed bool
	said    []string // what would be changed
	found   []diag.Diagnostic
	sources map[string][]byte
	failed  []error // why packs are left as they are
}

// verdict says what came of it. What would be changed comes here, as another worker may have to do the work again.
func (m *migrator) verdict() error {
	if err := m.tell(); err != nil {
		return err
	}
	diag.Sort(m.found)
	if err := m.show(&judge.Report{Result: &compiler.Result{Diagnostics: m.found, Sources: m.sources}}); err != nil {
		return err
	}
	switch {
	case len(m.failed) > 0:
		return errors.Join(m.failed...)
	case len(m.found) > 0:
		return judge.ErrFindings
	case !m.changed:
		fmt.Fprintf(m.err, "nothing to do: format %d is the newest\n", migrate.Latest())
	case !m.write:
		fmt.Fprintln(m.err, "nothing is changed yet: sortie migrate --write does it")
	}
	return nil
}

// pack works out all new texts of a pack before it writes the first.
func (m *migrator) pack(pack *packSource) error {
	from, err := m.format(pack)
	if err != nil {
		return err
	}
	n := &migration{from: from, found: pack.unread, texts: map[*rewrite.File][]byte{}, said: map[string][]string{}}
	for _, f := range pack.files {
		if err := m.file(n, f); err != nil {
			return err
		}
	}
	if len(n.found) > 0 {
		m.found = append(m.found, n.found...)
		maps.Copy(m.sources, pack.sources())
		return nil
	}
	if from < migrate.Latest() && (len(n.texts) > 0 || isPack(pack.dir)) {
		if err := pack.refuseLinks(); err != nil {
			return err
		}
	}
	m.changed = m.changed || len(n.texts) > 0
	return m.finish(n, pack.files)
}

// format is the format that a pack gives. A pack.cue that takes too much time is told of when it is its turn.
func (m *migrator) format(pack *packSource) (int, error) {
	name := path.Join(pack.dir, packFile)
	if _, ok := m.passed(name); ok {
		return migrate.First, nil
	}
	defer m.guard.Begin(name)()
	return pack.format()
}

// file works out the new text of one file.
func (m *migrator) file(n *migration, f *rewrite.File) error {
	if d, ok := m.passed(f.Name); ok {
		n.found = append(n.found, d)
		return nil
	}
	defer m.guard.Begin(f.Name)()
	return n.add(f)
}

// finish puts what changes in place, if asked to, and prints it. The pack.cue comes last: a pack whose
// migration was cut off can be migrated again.
func (m *migrator) finish(n *migration, files []*rewrite.File) error {
	files = slices.Clone(files)
	slices.SortStableFunc(files, func(a, b *rewrite.File) int { return rank(a) - rank(b) })
	var changes []rewrite.Change
	for _, f := range files {
		if data, ok := n.texts[f]; ok {
			changes = append(changes, rewrite.Change{File: f, Data: data})
		}
	}
	if m.write {
		if err := m.replace(changes); err != nil {
			return err
		}
	}
	for _, c := range changes {
		for _, line := range n.said[c.File.Name] {
			m.said = append(m.said, diag.Visible(c.File.Name)+": "+line)
		}
	}
	if !m.write {
		return nil
	}
	return m.tell()
}

// tell prints what is changed by now.
func (m *migrator) tell() error {
	for _, line := range m.said {
		if _, err := fmt.Fprintln(m.out, line); err != nil {
			return err
		}
	}
	m.said = nil
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
	p, found := source.Parse(f.Name, f.Data)
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
		switch {
		case isBundle(arg):
			return nil, fmt.Errorf("%s: nothing in a bundle can be changed; name the folder that it was built from", dir)
		case !info.IsDir() && !strings.HasSuffix(dir, ".cue"):
			return nil, fmt.Errorf("%s: not a folder and not a .cue file", dir)
		case !info.IsDir():
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
	for range source.MaxPackParents + 1 {
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
