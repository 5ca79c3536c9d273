package studio

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/overlay"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/schema/diag"
)

// place is a place in a file; the offset counts bytes of the text with plain line ends.
type place struct {
	File   string `json:"file"`
	Offset int    `json:"offset"`
	Name   string `json:"name,omitempty"` // for renaming
}

// textAsked is a file with a text.
type textAsked struct {
	File  string `json:"file"`
	Text  string `json:"text"`
	Saved string `json:"saved"`
}

// edit is a stretch of a file and what is to stand there.
type edit struct {
	File string `json:"file"`
	From int    `json:"from"`
	To   int    `json:"to"`
	New  string `json:"new"`
}

// finding is a finding with where it is.
type finding struct {
	File     string      `json:"file"`
	From     int         `json:"from"`
	To       int         `json:"to"`
	Line     int         `json:"line"`
	Code     string      `json:"code"`
	Severity string      `json:"severity"`
	Summary  string      `json:"summary"`
	Details  []string    `json:"details,omitempty"`
	Remedy   string      `json:"remedy,omitempty"`
	Place    *diag.Place `json:"place,omitempty"`
	Marks    []diag.Mark `json:"marks,omitempty"`
	Fix      string      `json:"fix,omitempty"` // what mends it beyond doubt
	Edits    []edit      `json:"edits,omitempty"`
}

// hand is what a hand does in a view, all of it one change.
type hand struct {
	File  string         `json:"file"` // that is preferred
	Moves []service.Move `json:"moves"`
}

// value is a value of a unit, and the name that it is to have.
type value struct {
	File string   `json:"file"` // of the unit
	Path []string `json:"path"`
	Name string   `json:"name"`
}

// drawAsked is something to be drawn.
type drawAsked struct {
	Unit string `json:"unit"`
	What string `json:"what"`
}

// overlayAsked is something that is asked of the board of a unit.
type overlayAsked struct {
	Unit string `json:"unit"`
	overlay.Question
}

// changesAsked is a unit, and the revision of git that it is compared with; empty: the last save.
type changesAsked struct {
	Unit     string `json:"unit"`
	Revision string `json:"revision"`
}

// changes draws what has changed in a unit.
func (s *Server) changes(q changesAsked) (drawAnswer, error) {
	return s.keep(q.Unit, reading.ChangesDrawing, s.desk.Changes(q.Unit, q.Revision)), nil
}

// drawAnswer are the files of what was drawn.
type drawAnswer struct {
	Files []string `json:"files"`
	Why   string   `json:"why,omitempty"`  // nothing was drawn
	Same  string   `json:"same,omitempty"` // two drawings with the same are the same
}

// questions are what the frontend may ask, by name.
func (s *Server) questions() map[string]http.HandlerFunc {
	none := struct{}{}
	return map[string]http.HandlerFunc{
		"read": answer(func(q place) (Source, error) { return s.desk.Read(q.File) }),
		"lay":  s.laying(answer(s.lay)),
		"save": s.laying(answer(s.save)),
		"drop": s.laying(answer(func(q place) (any, error) { return none, s.desk.Drop(q.File) })),
		"quick": answer(func(q place) ([]finding, error) {
			full, err := s.desk.file(q.File)
			if err != nil {
				return nil, err
			}
			return s.findings(s.desk.ws.Quick(full)), nil
		}),
		"findings":   answer(func(q place) ([]finding, error) { return s.all(q.File), nil }),
		"complete":   answer(s.complete),
		"hover":      answer(s.hover),
		"definition": answer(s.definition),
		"rename":     s.standing(answer(s.rename)),
		"format":     s.standing(answer(s.format)),
		"hand":       s.standing(answer(s.hand)),
		"draw":       answer(s.draw),
		"form":       answer(s.form),
		"prose":      answer(prose),
		"offers":     answer(func(struct{}) (Offers, error) { return s.desk.Offers() }),
		"plan":       answer(s.desk.Plan),
		"begin":      answer(s.desk.Begin),
		"overlay":    answer(func(q overlayAsked) (json.RawMessage, error) { return s.desk.Overlay(q.Unit, q.Question) }),
		"source":     answer(s.source),
		"path":       answer(s.path),
		"revisions": answer(func(q changesAsked) ([]Revision, error) {
			if err := s.desk.unit(q.Unit); err != nil {
				return nil, err
			}
			return revisions(s.desk.Root, q.Unit), nil
		}),
		"changes": answer(s.changes),
		"call":    s.standing(answer(s.call)),
	}
}

// lay lays a text over a file.
func (s *Server) lay(q textAsked) (kept, error) {
	err := s.desk.Lay(q.File, q.Text)
	var unkept Unkept
	if errors.As(err, &unkept) {
		return kept{unkept.Error()}, nil
	}
	return kept{}, err
}

// save writes a file. Where the journal alone could not be written, it is saved all the same.
func (s *Server) save(q textAsked) (Source, error) {
	saved, err := s.desk.Save(q.File, q.Text, q.Saved)
	var unkept Unkept
	if errors.As(err, &unkept) {
		return saved, nil
	}
	return saved, err
}

// all are the findings of the whole pack.
func (s *Server) all(first string) []finding {
	full, err := s.desk.file(first)
	if err != nil {
		full = ""
	}
	found, _ := s.desk.ws.Findings(full, nil)
	out := []finding{}
	for _, list := range found {
		out = append(out, s.findings(list)...)
	}
	return out
}

// findings are findings as the frontend has them, but for those that their author lets stand.
func (s *Server) findings(found []diag.Diagnostic) []finding {
	out := []finding{}
	for _, d := range found {
		if d.Allowed != "" {
			continue
		}
		f := finding{
			File: s.inside(d.Range.File), From: d.Range.Start.Offset, To: d.Range.End.Offset, Line: d.Range.Start.Line,
			Code: d.Code, Severity: d.Severity.String(), Summary: diag.Visible(d.Summary), Remedy: diag.Visible(d.Remedy), Place: d.Place, Marks: d.Marks,
		}
		for _, line := range d.Details {
			f.Details = append(f.Details, diag.Visible(line))
		}
		if d.Fix != nil {
			f.Fix, f.Edits = d.Fix.Text, s.edits(d.Fix.Edits)
		}
		out = append(out, f)
	}
	return out
}

// inside is the place of a file in the pack; empty for one that lies elsewhere.
func (s *Server) inside(file string) string {
	rel, err := filepath.Rel(s.desk.Root, filepath.FromSlash(file))
	if err != nil || !filepath.IsLocal(rel) {
		return ""
	}
	return filepath.ToSlash(rel)
}

func (s *Server) edits(list []diag.Edit) []edit {
	out := []edit{}
	for _, e := range list {
		if name := s.inside(e.Range.File); name != "" {
			out = append(out, edit{name, e.Range.Start.Offset, e.Range.End.Offset, e.New})
		}
	}
	return out
}

// choice is something that may be written at a place.
type choice struct {
	Label  string `json:"label"`
	Detail string `json:"detail,omitempty"`
	Doc    string `json:"doc,omitempty"`
	Sort   string `json:"sort"`
	Rank   int    `json:"rank"`
	From   int    `json:"from"`
	To     int    `json:"to"`
	New    string `json:"new"`
}

func (s *Server) complete(q place) ([]choice, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	out := []choice{}
	for _, c := range s.desk.ws.Complete(full, q.Offset) {
		out = append(out, choice{c.Label, c.Detail, c.Doc, c.Sort, c.Rank, c.At.Start.Offset, c.At.End.Offset, c.New})
	}
	return out, nil
}

// hoverAnswer is what can be said of a place.
type hoverAnswer struct {
	From int    `json:"from"`
	To   int    `json:"to"`
	Text string `json:"text"` // Markdown
}

func (s *Server) hover(q place) (hoverAnswer, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return hoverAnswer{}, err
	}
	w := s.desk.ws.Hover(full, q.Offset)
	return hoverAnswer{w.At.Start.Offset, w.At.End.Offset, w.Text}, nil
}

func (s *Server) definition(q place) ([]edit, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	out := []edit{}
	for _, r := range s.desk.ws.Definition(full, q.Offset) {
		if name := s.inside(r.File); name != "" {
			out = append(out, edit{File: name, From: r.Start.Offset, To: r.End.Offset})
		}
	}
	return out, nil
}

func (s *Server) rename(q place) ([]edit, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	edits, err := s.desk.ws.Rename(full, q.Offset, q.Name)
	return s.edits(edits), err
}

func (s *Server) format(q place) ([]edit, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	edits, err := s.desk.ws.Format(full)
	return s.edits(edits), err
}

// hand makes the smallest edits for what was done by hand.
func (s *Server) hand(q hand) ([]edit, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	edits, err := s.desk.ws.Do(full, q.Moves)
	return s.edits(edits), err
}

// source is where a value is written.
func (s *Server) source(q value) ([]edit, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return nil, err
	}
	out := []edit{}
	for _, r := range s.desk.ws.Source(full, q.Path) {
		if name := s.inside(r.File); name != "" {
			out = append(out, edit{File: name, From: r.Start.Offset, To: r.End.Offset})
		}
	}
	return out, nil
}

// pathAnswer is what stands at a place.
type pathAnswer struct {
	Path []string `json:"path"`
}

// path is the path of the value at a place of a file.
func (s *Server) path(q place) (pathAnswer, error) {
	full, err := s.desk.file(q.File)
	if err != nil {
		return pathAnswer{}, err
	}
	a := pathAnswer{Path: s.desk.ws.PathAt(full, q.Offset)}
	if a.Path == nil {
		a.Path = []string{}
	}
	return a, nil
}

// call gives a thing another name, wherever it is mentioned.
func (s *Server) call(q value) ([]edit, error) {
	found, err := s.source(q)
	if err != nil || len(found) == 0 {
		return nil, cmp.Or(err, service.ErrMade)
	}
	return s.rename(place{File: found[0].File, Offset: found[0].From + 1, Name: q.Name})
}

// draw draws something of a unit as it is written now.
func (s *Server) draw(q drawAsked) (drawAnswer, error) {
	return s.keep(q.Unit, q.What, s.desk.Draw(q.Unit, q.What)), nil
}

// keep keeps what was drawn until something else is drawn of it.
func (s *Server) keep(unit, what string, r *reading.Reading) drawAnswer {
	a := drawAnswer{Files: []string{}, Why: r.NotDrawn}
	for _, f := range r.Drawn {
		a.Files = append(a.Files, f.Name)
	}
	if a.Why == "" && len(a.Files) == 0 {
		a.Why = "there is nothing of the sort"
	}
	if len(r.Drawn) > 0 {
		a.Same = sameAs(r.Drawn)
		s.drawn.mu.Lock()
		defer s.drawn.mu.Unlock()
		if s.drawn.last == nil || len(s.drawn.last) > mostDrawn {
			s.drawn.last = map[string]*reading.Reading{}
		}
		s.drawn.last[unit+"\x00"+what] = &reading.Reading{Drawn: r.Drawn}
	}
	return a
}

// sameAs is the digest of what was drawn.
func sameAs(files []output.File) string {
	sum := sha256.New()
	for _, f := range files {
		fmt.Fprintf(sum, "%d %q ", len(f.Data), f.Name)
		sum.Write(f.Data)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// mostDrawn is how many drawings are kept: those of one unit, and then some.
const mostDrawn = 24

// typeOf is the type of a file of ours.
func typeOf(name string) string {
	switch name[strings.LastIndexByte(name, '.')+1:] {
	case "svg":
		return "image/svg+xml"
	case "html":
		return "text/html; charset=utf-8"
	case "json":
		return "application/json"
	case "pdf":
		return "application/pdf"
	case "js":
		return "text/javascript; charset=utf-8"
	case "css":
		return "text/css; charset=utf-8"
	}
	return "application/octet-stream"
}
