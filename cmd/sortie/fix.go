package main

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// maxTried is how often fixes are tried in parts when all of them together make something worse.
const maxTried = 60

// repair is the new texts of files that some fixes make.
type repair struct {
	session *session
	args    []string
	before  tally
	files   map[string]*rewrite.File // by name
	sources map[string][]byte        // as they were compiled
	left    int                      // tries
}

// tally is how many findings there are of each code, whatever of them is shown; those let stand are left out.
type tally map[string]int

func tallyOf(ds []diag.Diagnostic) tally {
	t := tally{}
	for _, d := range diag.Counted(ds) {
		t[d.Code]++
	}
	return t
}

// better reports whether something is put right and nothing gone wrong.
func (t tally) better(before tally) bool {
	fewer := false
	for code, n := range t {
		if n > before[code] {
			return false
		}
	}
	for code, n := range before {
		fewer = fewer || t[code] < n
	}
	return fewer
}

// fix shows the edits that the findings carry, and makes them unless it is only a rehearsal.
func (s *session) fix(args []string, c *judge.Choice, dry bool) error {
	if i := slices.IndexFunc(args, isBundle); i >= 0 {
		return fmt.Errorf("--fix %s: nothing in a bundle can be changed; mend the mission that it was built from", args[i])
	}
	r, err := s.foundAll(args, s.show, false)
	if err != nil {
		return err
	}
	p := &repair{session: s, args: args, before: tallyOf(r.Diagnostics), sources: r.Sources, left: maxTried}
	r.Choose(c)
	fixes := apart(r.Diagnostics)
	if len(fixes) == 0 {
		fmt.Fprintln(s.err, "nothing to fix: no finding carries an edit")
		return nil
	}
	tree, files, err := filesOf(fixes)
	if err != nil {
		return err
	}
	defer tree.Close()
	p.files = files
	texts, made, err := p.best(fixes)
	if err != nil {
		return err
	}
	p.tellLeft(len(fixes), made)
	if err := s.showDiff(files, texts); err != nil || dry {
		return err
	}
	return p.write(texts)
}

// tellLeft says how many fixes are left out, and why.
func (p *repair) tellLeft(all, made int) {
	switch {
	case made == all:
	case p.left <= 0:
		fmt.Fprintf(p.session.err, "%d of %d fixes are left out: with some of them something else would be wrong, and not all could be tried\n", all-made, all)
	default:
		fmt.Fprintf(p.session.err, "%d of %d fixes are left out: with them something else would be wrong\n", all-made, all)
	}
}

// apart are the fixes of the findings that count, without those that overlap an earlier one: the next run
// will see to them.
func apart(ds []diag.Diagnostic) []diag.Fix {
	var out []diag.Fix
	var taken []diag.Edit
	for _, d := range ds {
		if d.Fix == nil || d.Allowed != "" || slices.ContainsFunc(d.Fix.Edits, func(e diag.Edit) bool { return touches(e, taken) }) {
			continue
		}
		out, taken = append(out, *d.Fix), append(taken, d.Fix.Edits...)
	}
	return out
}

// touches reports whether an edit is at a stretch that another one changes.
func touches(e diag.Edit, taken []diag.Edit) bool {
	return slices.ContainsFunc(taken, func(t diag.Edit) bool {
		return t.Range.File == e.Range.File && e.Range.Start.Offset <= t.Range.End.Offset && t.Range.Start.Offset <= e.Range.End.Offset
	})
}

// filesOf reads the files that fixes change. Close the tree when they are written.
func filesOf(fixes []diag.Fix) (*rewrite.Tree, map[string]*rewrite.File, error) {
	names := map[string]bool{}
	for _, f := range fixes {
		for _, e := range f.Edits {
			names[e.Range.File] = true
		}
	}
	tree, err := rewrite.Find(slices.Sorted(maps.Keys(names)))
	if err != nil {
		return nil, nil, err
	}
	files := map[string]*rewrite.File{}
	for _, f := range tree.Files {
		files[f.Name] = f
	}
	return tree, files, nil
}

// best is the new texts with all fixes or, where that makes something worse, with those that help, and how
// many these are. What does not go together is tried in halves, so that one bad fix among hundreds costs few
// tries.
func (p *repair) best(fixes []diag.Fix) (texts map[string][]byte, made int, err error) {
	var good []diag.Fix
	var add func(part []diag.Fix) error
	add = func(part []diag.Fix) error {
		if len(part) == 0 || p.left <= 0 {
			return nil
		}
		with := slices.Concat(good, part)
		tried, after, err := p.try(with)
		if err != nil {
			return err
		}
		if after.better(p.before) {
			texts, good, p.before = tried, with, after
			return nil
		}
		if len(part) == 1 {
			return nil
		}
		if err := add(part[:len(part)/2]); err != nil {
			return err
		}
		return add(part[len(part)/2:])
	}
	err = add(fixes)
	return texts, len(good), err
}

// try is the files with some fixes, and what is found then.
func (p *repair) try(fixes []diag.Fix) (texts map[string][]byte, after tally, err error) {
	p.left--
	if texts, err = p.texts(fixes); err != nil {
		return nil, nil, err
	}
	s := *p.session
	s.open = p.overlay(texts)
	r, err := s.foundAll(p.args, s.show, false)
	if err != nil {
		return nil, nil, err
	}
	return texts, tallyOf(r.Diagnostics), nil
}

// texts are the files with fixes made, by name.
func (p *repair) texts(fixes []diag.Fix) (map[string][]byte, error) {
	edits := map[string][]diag.Edit{}
	for _, f := range fixes {
		for _, e := range f.Edits {
			edits[e.Range.File] = append(edits[e.Range.File], e)
		}
	}
	texts := map[string][]byte{}
	for name, list := range edits {
		f := p.files[name]
		if f == nil {
			return nil, fmt.Errorf("%s cannot be changed: it is not among the files that were read", name)
		}
		parsed, _ := source.Parse(name, f.Data)
		if parsed == nil || !bytes.Equal(parsed.Data, p.sources[name]) {
			return nil, rewrite.Kept{Name: name, Why: "it has been changed meanwhile; run the command again"}
		}
		texts[name] = parsed.Raw(edited(parsed.Data, list))
	}
	return texts, nil
}

// edited is a text with edits made, the last one first so that the places of the others stay.
func edited(data []byte, edits []diag.Edit) []byte {
	slices.SortFunc(edits, func(a, b diag.Edit) int { return cmp.Compare(b.Range.Start.Offset, a.Range.Start.Offset) })
	out := slices.Clone(data)
	for _, e := range edits {
		out = slices.Concat(out[:e.Range.Start.Offset], []byte(e.New), out[e.Range.End.Offset:])
	}
	return out
}

// overlay opens folders in which some files have new texts already.
func (p *repair) overlay(texts map[string][]byte) func(string) (source.World, error) {
	byPath := map[string][]byte{}
	for name, data := range texts {
		if abs, err := filepath.Abs(filepath.FromSlash(name)); err == nil {
			byPath[abs] = data
		}
	}
	return func(dir string) (source.World, error) {
		w, err := source.Dir(dir)
		return &overlaid{DirWorld: w, dir: dir, texts: byPath}, err
	}
}

// overlaid is a folder in which some files have other texts than on the disk.
type overlaid struct {
	*source.DirWorld
	dir   string
	texts map[string][]byte // by absolute path
}

// ReadFile reads the new text of a file or, where there is none, the one on the disk.
func (o *overlaid) ReadFile(name string, limit int) ([]byte, error) {
	if data, ok := o.texts[filepath.Join(o.dir, filepath.FromSlash(name))]; ok {
		return data[:min(len(data), limit+1)], nil
	}
	return o.DirWorld.ReadFile(name, limit)
}

// showDiff prints what changes in each file.
func (s *session) showDiff(files map[string]*rewrite.File, texts map[string][]byte) error {
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		old, now := "a/"+name, "b/"+name
		if filepath.IsAbs(filepath.FromSlash(name)) {
			old, now = name, name
		}
		for line := range strings.Lines(string(diff.Diff(old, files[name].Data, now, texts[name]))) {
			line = strings.ReplaceAll(strings.TrimRight(line, "\r\n"), "\t", "    ")
			if _, err := fmt.Fprintln(s.out, diag.Visible(line)); err != nil {
				return err
			}
		}
	}
	return nil
}

// write puts the new texts in place: all of them, or none.
func (p *repair) write(texts map[string][]byte) error {
	var changes []rewrite.Change
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		changes = append(changes, rewrite.Change{File: p.files[name], Data: texts[name]})
	}
	p.session.line.Rewrites()
	if err := p.session.replace(changes); err != nil {
		return err
	}
	if len(changes) > 0 {
		fmt.Fprintf(p.session.err, "fixed: %s\n", diag.Visible(strings.Join(slices.Sorted(maps.Keys(texts)), ", ")))
	}
	return nil
}
