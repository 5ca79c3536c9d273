package diag

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"unicode"
	"unicode/utf16"
)

// JSONVersion is the version of the shape that WriteJSON writes. It grows when a field changes its
// meaning or goes away; new fields do not count.
const JSONVersion = 1

// jsonReport and its parts are the shape of the JSON output:
//
//	{"version": 1, "counts": {"errors": 1, "warnings": 0, "notes": 0}, "diagnostics": [{
//	   "code": "RCH001", "severity": "error", "summary": "…", "details": ["…"], "remedy": "…", "label": "…",
//	   "range": {"file": "a.cue", "start": {"line": 1, "col": 1, "offset": 0}, "end": {…}},
//	   "place": {"board": "cold-store", "floor": "gallery", "x": 1250, "y": 300},
//	   "related": [{"range": {…}, "text": "…"}],
//	   "marks": [{"kind": "way", "floor": "gallery", "points": [{"x": 50, "y": 50}], "size": 100, "text": "…"}],
//	   "reasons": ["…"], "players": [3, 4], "allowed": "…",
//	   "fix": {"text": "…", "edits": [{"range": {…}, "new": "…"}]}}]}
//
// Lines and columns count from 1, columns in Unicode code points, offsets in bytes from 0; places
// are in hundredths of an inch. A finding with "allowed" is one that its author lets stand; "counts" leaves
// it out. "players" are the numbers of crews that a finding holds for, all of them where it is missing. Every
// field but "code", "severity" and "summary" may be missing.
type jsonReport struct {
	Version     int              `json:"version"`
	Counts      Counts           `json:"counts"`
	Diagnostics []jsonDiagnostic `json:"diagnostics"`
}

type jsonDiagnostic struct {
	Code     string        `json:"code"`
	Severity string        `json:"severity"`
	Summary  string        `json:"summary"`
	Details  []string      `json:"details,omitempty"`
	Remedy   string        `json:"remedy,omitempty"`
	Label    string        `json:"label,omitempty"`
	Range    *jsonRange    `json:"range,omitempty"`
	Place    *jsonPlace    `json:"place,omitempty"`
	Related  []jsonRelated `json:"related,omitempty"`
	Marks    []jsonMark    `json:"marks,omitempty"`
	Reasons  []string      `json:"reasons,omitempty"`
	Players  []int         `json:"players,omitempty"`
	Allowed  string        `json:"allowed,omitempty"`
	Fix      *jsonFix      `json:"fix,omitempty"`
}

type jsonMark struct {
	Kind   MarkKind    `json:"kind"`
	Floor  string      `json:"floor,omitempty"`
	Points []jsonPoint `json:"points"`
	Size   int         `json:"size,omitempty"`
	Text   string      `json:"text,omitempty"`
}

type jsonPoint struct {
	X int `json:"x"`
	Y int `json:"y"`
}

type jsonFix struct {
	Text  string     `json:"text"`
	Edits []jsonEdit `json:"edits"`
}

type jsonEdit struct {
	Range *jsonRange `json:"range"`
	New   string     `json:"new"`
}

type jsonRange struct {
	File  string  `json:"file"`
	Start jsonPos `json:"start"`
	End   jsonPos `json:"end"`
}

type jsonPos struct {
	Line   int `json:"line"`
	Col    int `json:"col"`
	Offset int `json:"offset"`
}

type jsonPlace struct {
	Board string `json:"board"`
	Floor string `json:"floor,omitempty"`
	X     int    `json:"x"`
	Y     int    `json:"y"`
}

type jsonRelated struct {
	Range *jsonRange `json:"range,omitempty"`
	Text  string     `json:"text"`
}

// WriteJSON writes findings for programs, in the order given.
func WriteJSON(w io.Writer, ds []Diagnostic) error {
	out := jsonReport{Version: JSONVersion, Counts: Count(ds), Diagnostics: []jsonDiagnostic{}}
	for _, d := range ds {
		out.Diagnostics = append(out.Diagnostics, toJSONDiagnostic(d))
	}
	return writeJSON(w, out)
}

func toJSONDiagnostic(d Diagnostic) jsonDiagnostic {
	j := jsonDiagnostic{Code: d.Code, Severity: d.Severity.String(), Summary: d.Summary, Details: d.Details, Remedy: d.Remedy,
		Label: d.Label, Range: toJSON(d.Range), Reasons: d.Reasons, Players: d.Players, Allowed: d.Allowed}
	if d.Place != nil {
		j.Place = &jsonPlace{d.Place.Board, d.Place.Floor, int(d.Place.At.X), int(d.Place.At.Y)}
	}
	for _, rel := range d.Related {
		j.Related = append(j.Related, jsonRelated{toJSON(rel.Range), rel.Text})
	}
	for _, m := range d.Marks {
		mark := jsonMark{Kind: m.Kind, Floor: m.Floor, Points: []jsonPoint{}, Size: int(m.Size), Text: m.Text}
		for _, p := range m.At {
			mark.Points = append(mark.Points, jsonPoint{int(p.X), int(p.Y)})
		}
		j.Marks = append(j.Marks, mark)
	}
	if d.Fix != nil {
		j.Fix = &jsonFix{Text: d.Fix.Text, Edits: []jsonEdit{}}
		for _, e := range d.Fix.Edits {
			j.Fix.Edits = append(j.Fix.Edits, jsonEdit{toJSON(e.Range), e.New})
		}
	}
	return j
}

func toJSON(r Range) *jsonRange {
	if !r.Valid() {
		return nil
	}
	return &jsonRange{r.File, jsonPos(r.Start), jsonPos(r.End)}
}

// writeJSON writes a value indented, with every character that does not print as an escape: people
// look at JSON on terminals too.
func writeJSON(w io.Writer, v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := w.Write(EscapeJSON(b.Bytes()))
	return err
}

// EscapeJSON writes characters that do not print as \u escapes. In JSON they can only stand within
// strings, apart from the line feeds of the layout.
func EscapeJSON(src []byte) []byte {
	var out bytes.Buffer
	for _, r := range string(src) {
		switch {
		case r == '\n' || unicode.IsPrint(r):
			out.WriteRune(r)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			fmt.Fprintf(&out, "\\u%04x\\u%04x", high, low)
		default:
			fmt.Fprintf(&out, "\\u%04x", r)
		}
	}
	return out.Bytes()
}
