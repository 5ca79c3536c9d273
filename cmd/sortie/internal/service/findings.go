package service

import (
	"cmp"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Findings are what is wrong with the packs of the workspace, by the whole paths of their files, each file's in order. The
// pack of the first file comes first. It ends early where stop says so, and then is not whole; nil never does.
func (w *Workspace) Findings(first string, stop func() bool) (all map[string][]diag.Diagnostic, done bool) {
	all = map[string][]diag.Diagnostic{}
	for _, p := range w.sorted(first) {
		if !w.update(p, p.units(), stop) {
			return nil, false
		}
		for _, d := range w.together(p) {
			all[d.Range.File] = append(all[d.Range.File], d)
		}
	}
	return all, true
}

// Quick is what is wrong with one file, as far as its own unit shows; the other units are as they were last.
func (w *Workspace) Quick(file string) []diag.Diagnostic {
	p, unit := w.place(file)
	w.update(p, []string{unit}, nil)
	return slices.DeleteFunc(w.together(p), func(d diag.Diagnostic) bool { return d.Range.File != filepath.ToSlash(whole(file)) })
}

// Map is a picture of the mission that a file belongs to, with what was found in it, as SVG. The error says why there is
// none.
func (w *Workspace) Map(file string) ([]byte, error) {
	p, unit := w.place(file)
	w.update(p, []string{unit}, nil)
	w.mu.Lock()
	job := reading.Job{Root: p.root, Unit: unit, Over: w.overlays(p.root), Draw: reading.FindingsDrawing}
	w.mu.Unlock()
	for _, d := range diag.Counted(w.together(p)) {
		if filepath.ToSlash(filepath.Dir(filepath.FromSlash(d.Range.File))) == job.Shown() {
			job.Known = append(job.Known, d)
		}
	}
	w.making.Lock()
	r := w.maker.Make(job)
	w.making.Unlock()
	for _, f := range r.Drawn {
		if f.Name == reading.FindingsFile {
			return f.Data, nil
		}
	}
	return nil, errors.New(cmp.Or(r.NotDrawn, "nothing here has a map"))
}

// sorted are the packs in order, the one of a file first.
func (w *Workspace) sorted(first string) []*pack {
	w.mu.Lock()
	defer w.mu.Unlock()
	var all []*pack
	for _, p := range w.packs {
		all = append(all, p)
	}
	front := ""
	if first != "" {
		front = PackOf(filepath.Dir(whole(first)))
	}
	slices.SortFunc(all, func(a, b *pack) int {
		switch {
		case a.root == b.root:
			return 0
		case a.root == front:
			return -1
		case b.root == front:
			return 1
		}
		return strings.Compare(a.root, b.root)
	})
	return all
}

// place is the pack of a file, and its unit there.
func (w *Workspace) place(file string) (*pack, string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	file = whole(file)
	p := w.pack(PackOf(filepath.Dir(file)))
	p.fresh(w)
	rel, err := filepath.Rel(p.root, file)
	if err != nil || rel == reading.PackFile {
		return p, reading.PackFile
	}
	return p, filepath.ToSlash(filepath.Dir(rel))
}

// update reads those units again that something has changed for. It is false if it was stopped before the end.
func (w *Workspace) update(p *pack, units []string, stop func() bool) bool {
	w.mu.Lock()
	p.stale = true
	p.fresh(w)
	over := w.overlays(p.root)
	w.mu.Unlock()
	eyes := p.tree.Eyes()
	for _, unit := range units {
		if w.good(p, unit, eyes) {
			continue
		}
		if stop != nil && stop() {
			return false
		}
		w.read(p, reading.Job{Root: p.root, Unit: unit, Over: over}, eyes)
	}
	return true
}

// good reports whether what is known of a unit is what would be found now.
func (w *Workspace) good(p *pack, unit string, eyes *reading.Eyes) bool {
	w.mu.Lock()
	r := p.readings[unit]
	w.mu.Unlock()
	return r != nil && eyes.Good(r)
}

// read reads one unit, unless somebody else has done so while this one waited.
func (w *Workspace) read(p *pack, j reading.Job, eyes *reading.Eyes) {
	w.making.Lock()
	defer w.making.Unlock()
	if w.good(p, j.Unit, eyes) {
		return
	}
	r := w.maker.Make(j)
	w.mu.Lock()
	defer w.mu.Unlock()
	p.take(r)
}

// take keeps a reading.
func (p *pack) take(r *reading.Reading) {
	p.readings[r.Unit] = r
	if r.Unit == reading.PackFile {
		p.rules, p.houses = map[string]any{}, map[string]reading.House{}
		for _, h := range r.Houses {
			p.houses[h.Edition] = h
		}
	}
}

// told tells findings apart: several units find the same in what they share.
type told struct {
	code, summary string
	at            diag.Range
}

// together are the findings of all units of the pack, with what only all of them show: ids that are there twice, and what is
// let stand.
func (w *Workspace) together(p *pack) []diag.Diagnostic {
	res := &compiler.Result{}
	helpers := map[string]bool{}
	var readings []*reading.Reading
	units := p.units()
	w.mu.Lock()
	for _, unit := range units {
		if r := p.readings[unit]; r != nil {
			readings = append(readings, r)
			for _, h := range r.Helpers {
				helpers[h] = true
			}
		}
	}
	w.mu.Unlock()
	seen := map[told]bool{}
	for _, r := range readings {
		if helpers[r.Unit] && r.Nothing() {
			continue
		}
		for _, d := range r.Found {
			if key := (told{d.Code, d.Summary, d.Range}); !seen[key] {
				seen[key] = true
				res.Diagnostics = append(res.Diagnostics, d)
			}
		}
		res.Packs = append(res.Packs, r.Packs...)
		if r.Kind != "" {
			res.Units = append(res.Units, r.Shell(p.file(r.Unit)))
		}
	}
	res.Diagnostics = append(res.Diagnostics, compiler.SameIDs(res.Units)...)
	report := &judge.Report{Result: res}
	report.Settle()
	report.Choose(nil)
	diag.Sort(report.Diagnostics)
	return report.Diagnostics
}
