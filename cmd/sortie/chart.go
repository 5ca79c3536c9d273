package main

import (
	"bytes"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/findings"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/diag"
)

// charts are the kinds of files that a map of findings is drawn into, by their endings.
var charts = map[string]func([]findings.Subject, *layout.Set) ([]byte, error){
	".html": findings.Page,
	".png": func(all []findings.Subject, set *layout.Set) ([]byte, error) {
		page, _ := findings.Sheet(all[0], set)
		var b bytes.Buffer
		err := png.Write(&b, page, set, png.Options{DPI: png.DefaultDPI})
		return b.Bytes(), err
	},
	".svg": func(all []findings.Subject, set *layout.Set) ([]byte, error) {
		page, _ := findings.Sheet(all[0], set)
		var b bytes.Buffer
		err := svg.Write(&b, page, set, svg.Options{})
		return b.Bytes(), err
	},
}

// chartKind is the ending of a map's name.
func chartKind(file string) string { return strings.ToLower(path.Ext(filepath.ToSlash(file))) }

// chart draws the maps of the missions with what was found on them into a file, which may be there already.
func (s *session) chart(r *judge.Report, file string) error {
	all := subjects(r)
	switch {
	case len(all) == 0 && r.Verdict() != nil:
		fmt.Fprintf(s.err, "sortie: --map %s: not drawn, for the errors leave no mission with a board\n", diag.Visible(file))
		return nil
	case len(all) == 0:
		return fmt.Errorf("--map %s: no mission with a board among what was checked", file)
	case len(all) > 1 && chartKind(file) != ".html":
		return fmt.Errorf("--map %s: a picture shows one mission, and %d were checked; name one of them, or a file that ends in .html", file, len(all))
	}
	return s.drawInto(file, all)
}

// drawInto draws maps into a file, whole or not at all.
func (s *session) drawInto(file string, all []findings.Subject) error {
	set, err := layout.NewSet()
	if err != nil {
		return err
	}
	end := s.product("--map " + file)
	data, err := charts[chartKind(file)](all, set)
	end()
	if err != nil {
		return err
	}
	return supervise.Whole(func() error { return output.WriteFile(filepath.FromSlash(file), data) })
}

// subjects are the missions whose boards can be drawn, each with what was found in its folder.
func subjects(r *judge.Report) []findings.Subject {
	folders := map[string]bool{}
	for _, u := range r.MissionUnits() {
		folders[u.Dir] = true
	}
	var all []findings.Subject
	for _, u := range r.MissionUnits() {
		if u.Rules != nil && u.Mission.Board.Width > 0 && u.Mission.Board.Height > 0 {
			all = append(all, findings.Subject{Mission: render.Roomed(u.Mission, u.Rules), Rules: u.Rules, Found: foundIn(r, u, folders)})
		}
	}
	return all
}

// foundIn is what was found in the files of a unit or, elsewhere than in another mission's folder, on its
// board: two packs may call a mission alike.
func foundIn(r *judge.Report, u *compiler.Unit, folders map[string]bool) []diag.Diagnostic {
	return slices.DeleteFunc(slices.Clone(r.Diagnostics), func(d diag.Diagnostic) bool {
		dir := path.Dir(d.Range.File)
		onBoard := d.Place != nil && d.Place.Board == u.Mission.ID && !folders[dir]
		return !onBoard && dir != u.Dir
	})
}
