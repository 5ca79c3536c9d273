package service

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// shipped is a workspace with a copy of some folders of what ships, in one pack; none: all of it.
func shipped(t *testing.T, dirs ...string) (*Workspace, string) {
	t.Helper()
	root := t.TempDir()
	if len(dirs) == 0 {
		must(t, os.CopyFS(root, missions.FS))
	}
	for _, dir := range dirs {
		sub, err := fs.Sub(missions.FS, dir)
		must(t, err)
		must(t, os.CopyFS(filepath.Join(root, dir), sub))
	}
	if data, err := fs.ReadFile(missions.FS, reading.PackFile); err == nil && len(dirs) > 0 {
		must(t, os.WriteFile(filepath.Join(root, reading.PackFile), data, 0o666))
	}
	w, err := Open(&reading.Direct{}, root)
	must(t, err)
	t.Cleanup(w.Close)
	return w, root
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// spotOf is the file and the offset of a mark in it: what stands before | in a piece of its text.
func spotOf(t *testing.T, w *Workspace, file, mark string) int {
	t.Helper()
	before, after, _ := strings.Cut(mark, "|")
	at := strings.Index(w.Text(file).Src, before+after)
	if at < 0 {
		t.Fatalf("%s has no %q", file, before+after)
	}
	return at + len(before)
}

// Every name that the compiler knows in what ships is a mention, with the same domains; and where it is of the unit's own, it
// leads to a definition.
func TestMentionsAreTheNamesOfTheCompiler(t *testing.T) {
	w, root := shipped(t)
	res, err := compiler.Compile([]string{root + "/..."}, compiler.Options{})
	must(t, err)
	known := 0
	for _, cu := range res.Units {
		unread := map[string]bool{}
		for _, r := range refs.Of(cu.Value, cu.Where.Has) {
			at, ok := cu.Where[r.Path]
			if !ok || strings.HasPrefix(at.File, "sortie.tools") {
				continue
			}
			u, text := w.unit(at.File)
			if text == nil {
				t.Fatalf("%s is in no unit", at.File)
			}
			i := slices.IndexFunc(u.mentions(text), func(m *Mention) bool {
				return m.ID == r.ID && m.At.From >= at.Start.Offset && m.At.To <= at.End.Offset && slices.Equal(m.Domains, r.Domains)
			})
			if said := strings.Trim(text.Src[at.Start.Offset:at.End.Offset], `"`); i < 0 && said != r.ID {
				continue // an expression makes it
			} else if i < 0 {
				unread[r.Path+"="+r.ID] = true
				continue
			}
			known++
			if u.thing(u.mentions(text)[i]) == nil && !slices.Contains(r.Domains, "="+r.ID) {
				t.Errorf("%s: %s %q %v leads nowhere", at.File, r.Path, r.ID, r.Domains)
			}
		}
		if len(unread) > 0 {
			t.Errorf("%s: no mention of %v", cu.Dir, unread)
		}
	}
	if known < 1000 {
		t.Errorf("only %d names are known", known)
	}
}

// What is known of a pack's rule sets is a copy: a search for findings puts others in their place while somebody goes through them.
func TestRuleSetsOfAPackAreGivenAsACopy(t *testing.T) {
	w := &Workspace{}
	p := &pack{houses: map[string]reading.House{"own": {Edition: "own", Base: "purge"}}}
	clear(w.houses(p))
	if len(w.houses(p)) != 1 {
		t.Error("whoever asked has changed what the pack knows")
	}
}
