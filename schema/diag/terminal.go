package diag

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Widths of a report on a terminal.
const (
	// DefaultWidth is used where nobody says how wide the terminal is.
	DefaultWidth = 100
	// minWidth keeps the layout readable on the narrowest of windows.
	minWidth = 40
	// maxShown is the most lines of one range that are printed in full.
	maxShown = 6
	// maxRelated is the most further places that one finding shows.
	maxRelated = 8
	// maxAlike is the most findings of one code that are told one by one, and fewAlike how many are, where there
	// are more: they have one cause, or nobody reads them.
	maxAlike = 50
	fewAlike = 5
)

// Terminal writes findings for people: the source line, the exact span underlined, the reason and
// what would help. Everything that comes from a pack is made safe by Visible first.
type Terminal struct {
	W       io.Writer
	Sources map[string][]byte // by the File of a Range; missing ones are not shown
	Colour  bool              // use ANSI colours
	Width   int               // of the terminal in columns; 0 for DefaultWidth
	Explain bool              // show how each finding was found out, and what the author lets stand
	Brief   bool              // of what is no error show only the summary and the place
}

// Write writes the findings in the order given and, behind them, their number.
func (t Terminal) Write(ds []Diagnostic) error {
	shown := ds
	if !t.Explain {
		shown = Counted(ds)
	}
	if len(shown) == 0 {
		return nil
	}
	r := &report{Terminal: t, explained: map[string]bool{}}
	if r.Width <= 0 {
		r.Width = DefaultWidth
	}
	r.Width = max(r.Width, minWidth)
	told, rest := split(shown)
	for _, d := range told {
		r.diagnostic(d)
	}
	for _, alike := range rest {
		r.alike(alike)
	}
	fmt.Fprintln(&r.out, r.paint(bold, r.total(ds)))
	_, err := t.W.Write(r.out.Bytes())
	return err
}

// report is a report being written.
type report struct {
	Terminal
	out       bytes.Buffer
	explained map[string]bool // codes whose page has been named already
	more      bool            // something was told in brief
	gutter    int             // digits of the largest line number in this finding
	colour    style           // of this finding's severity
}

// style is an ANSI attribute.
type style string

const (
	bold   style = "1"
	red    style = "1;31"
	yellow style = "1;33"
	cyan   style = "1;36"
	blue   style = "1;34"
	green  style = "1;32"
)

func (r *report) paint(s style, text string) string {
	if !r.Colour || text == "" {
		return text
	}
	return "\x1b[" + string(s) + "m" + text + "\x1b[0m"
}

func severityStyle(s Severity) style {
	switch s {
	case Warning:
		return yellow
	case Note:
		return cyan
	}
	return red
}

func (r *report) diagnostic(d Diagnostic) {
	r.colour = severityStyle(d.Severity)
	r.gutter = digits(d)
	r.header(d)
	r.location("-->", d.Range)
	if r.Brief && d.Severity != Error {
		r.more = true
		return
	}
	r.excerpt(d.Range, '^', r.colour, d.Label)
	for i, rel := range d.Related {
		if i == maxRelated {
			r.note("", fmt.Sprintf("and %d further places; --format json names them all", len(d.Related)-i))
			break
		}
		r.location(":::", rel.Range)
		if !r.excerpt(rel.Range, '-', blue, rel.Text) && rel.Text != "" {
			r.note("", rel.Text)
		}
	}
	for _, line := range d.Details {
		r.note("", line)
	}
	if len(d.Players) > 0 {
		r.note("", d.Crews())
	}
	if r.Explain {
		for _, line := range d.Reasons {
			r.note("why", line)
		}
	}
	if d.Remedy != "" {
		r.note("help", d.Remedy)
	}
	if d.Fix != nil {
		r.note("fix", "check --fix can do it: "+d.Fix.Text)
	}
	if d.Allowed != "" {
		r.note("let stand", d.Allowed)
	}
	if d.Code != "" && !r.explained[d.Code] {
		r.note("more", "sortie explain "+d.Code)
		r.explained[d.Code] = true
	}
	r.out.WriteByte('\n')
}

// total is the last line: how many findings there are, and how many the author lets stand.
func (r *report) total(ds []Diagnostic) string {
	counted := Counted(ds)
	line := Count(counted).String()
	if allowed := len(ds) - len(counted); allowed > 0 {
		line += fmt.Sprintf("; %d let stand", allowed)
	}
	if r.more {
		line += "; sortie check tells more"
	}
	return line
}

// digits is the width of the largest line number that a finding shows.
func digits(d Diagnostic) int {
	most := max(10, d.Range.End.Line, d.Range.Start.Line)
	for _, rel := range d.Related {
		most = max(most, rel.Range.End.Line, rel.Range.Start.Line)
	}
	return len(strconv.Itoa(most))
}

func (r *report) header(d Diagnostic) {
	head := d.Severity.String()
	if d.Code != "" {
		head += "[" + Visible(d.Code) + "]"
	}
	const indent = 4
	for n, line := range wrap(head+": "+Visible(d.Summary), r.Width-indent) {
		switch rest, ok := strings.CutPrefix(line, head); {
		case n > 0:
			line = r.blank(indent) + r.paint(bold, line)
		case ok:
			line = r.paint(r.colour, head) + r.paint(bold, rest)
		}
		r.out.WriteString(line + "\n")
	}
}

// location writes the line that names file, line and column.
func (r *report) location(arrow string, at Range) {
	if !at.Valid() {
		return
	}
	fmt.Fprintf(&r.out, "%s%s %s:%d:%d\n", r.blank(r.gutter), r.paint(blue, arrow), Visible(at.File), at.Start.Line, at.Start.Col)
}

func (r *report) blank(n int) string { return strings.Repeat(" ", n) }

// note writes one of the lines behind an equals sign, wrapped.
func (r *report) note(word, text string) {
	lead := r.blank(r.gutter+1) + r.paint(blue, "=") + " "
	used := r.gutter + 3
	if word != "" {
		lead += r.paint(green, word+":") + " "
		used += len(word) + 2
	}
	for n, line := range wrap(Visible(text), r.Width-used) {
		if n > 0 {
			lead = r.blank(used)
		}
		r.out.WriteString(lead + line + "\n")
	}
}
