package reading

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"path/filepath"
	"slices"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/compare"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/changes"
	"github.com/sortie-tools/sortie/printer/findings"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/diag"
)

// ChangesDrawing is what has changed in a unit since a former state of its pack.
const ChangesDrawing = "changes"

// The files of such a drawing: the changes in words, and the map of a mission with them.
const (
	ChangesFile = "changes.json"
	ChangesMap  = "changes.svg"
)

// Former is a state of a pack that was.
type Former struct {
	Saved bool              // as it lies on the disk
	Files map[string][]byte // else all of its sources, by their places in it
}

// holds reports whether the unit in a folder was there.
func (f Former) holds(unit string) bool {
	if f.Saved {
		return true
	}
	for name := range f.Files {
		if path.Dir(name) == unit || name == unit {
			return true
		}
	}
	return false
}

// changes compares a unit with what it was.
func (r *Reading) changes(now *compiler.Result, j Job) {
	open := func(string) (source.World, error) { return source.Files(j.Was.Files), nil }
	if j.Was.Saved {
		open = func(dir string) (source.World, error) { return source.Dir(dir) }
	}
	was, err := compiler.Compile([]string{filepath.Join(j.Root, filepath.FromSlash(j.Unit))}, compiler.Options{Library: missions.FS, Open: open})
	var before []*compiler.Unit
	switch {
	case broken(now):
		r.NotDrawn = "it does not compile"
		return
	case err != nil || !j.Was.holds(j.Unit): // the unit is new
	case broken(was):
		r.NotDrawn = "what it was does not compile"
		return
	default:
		before = was.Units
	}
	if r.Drawn, err = drawChanges(compare.Match(before, now.Units)); err != nil {
		r.NotDrawn = err.Error()
	}
}

// broken reports whether parts of a unit were left out because of their errors: they would count as gone.
func broken(res *compiler.Result) bool {
	failed := func(u *compiler.Unit) bool { return u.Value == nil || u.Failed }
	none := len(res.Units) == 0 && slices.ContainsFunc(res.Diagnostics, func(d diag.Diagnostic) bool { return d.Severity == diag.Error })
	return none || slices.ContainsFunc(res.Units, failed)
}

// drawChanges says what has changed in words, and draws the map of a mission with it.
func drawChanges(pairs []compare.Pair) ([]output.File, error) {
	all := []changes.Change{}
	var files []output.File
	for _, p := range pairs {
		list := compare.Of(p)
		all = append(all, list...)
		if u := p.Now; u != nil && u.Mission != nil && u.Rules != nil && u.Mission.Board.Width > 0 && len(list) > 0 && len(files) == 0 {
			set, err := layout.NewSet()
			if err != nil {
				return nil, err
			}
			page, _ := findings.Sheet(changes.Subject(render.Roomed(u.Mission, u.Rules), u.Rules, list), set)
			var b bytes.Buffer
			if err := svg.Write(&b, page, set, svg.Options{Fluid: true}); err != nil {
				return nil, fmt.Errorf("the map: %w", err)
			}
			files = append(files, output.File{Name: ChangesMap, Data: b.Bytes()})
		}
	}
	data, err := json.Marshal(all)
	return append(files, output.File{Name: ChangesFile, Data: data}), err
}
