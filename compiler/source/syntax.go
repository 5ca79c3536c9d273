package source

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	cueerrors "cuelang.org/go/cue/errors"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/schema/diag"
)

// maxTrials is how many corrections of a syntax error are tried by parsing the file again. A
// mission parses in a millisecond; the largest file takes some 200.
const maxTrials = 12

// fault is the first syntax error of a file, while its likeliest cause is looked for. A parser
// says where it could not go on, which may be a hundred lines behind the mistake and in words of
// its grammar. So common slips are looked for by their looks, and where there is doubt, the file
// is parsed with the slip put right: if that leads further, it was the slip.
type fault struct {
	*Source
	at     int    // where the parser stopped
	text   string // what it said
	trials int
}

// slip is a mistake in plain words.
type slip struct {
	from, to        int
	summary, remedy string
	related         *slip // a further place, with its words as summary
}

// syntax reports the first syntax error of a file.
func (r *Reader) syntax(s *Source, errs []cueerrors.Error) {
	first := earliest(errs)
	f := &fault{Source: s, at: min(max(first.Position().Offset(), 0), len(s.Data)), text: Message(first)}
	d := diag.Diagnostic{
		Code: "CUE001", Severity: diag.Error, Details: []string{"nothing else of this file was looked at"},
	}
	if p := f.explain(); p != nil {
		d.Summary, d.Remedy, d.Range = p.summary, p.remedy, s.Span(p.from, p.to)
		if p.related != nil {
			d.Related = []diag.Related{{Range: s.Span(p.related.from, p.related.to), Text: p.related.summary}}
		}
		r.Found.Add(d)
		return
	}
	d.Summary, d.Remedy, d.Range = plainWords(f.text), "correct the spelling here or just before", s.Whole()
	if at, ok := r.Files.Point(first.Position()); ok {
		d.Range = at
	}
	r.Found.Add(d)
}

// earliest is the error that stands first in the file: the others mostly follow from it.
func earliest(errs []cueerrors.Error) cueerrors.Error {
	first := errs[0]
	for _, e := range errs {
		if e.Position().IsValid() && e.Position().Offset() < first.Position().Offset() {
			first = e
		}
	}
	return first
}

// plainWords puts the words of the grammar into those of people.
func plainWords(text string) string {
	return strings.NewReplacer(
		"'IDENT' ", "", "'INT' ", "", "'FLOAT' ", "", "'STRING' ", "", "'EOF'", "the end of the file", "operand", "a value",
		"newline", "the end of the line", "label or ':'", "a name or ':'", " in struct literal", " in this block", " in list literal", " in this list",
	).Replace(text)
}

// explain finds the likeliest slip, or nil. What the parser names surely comes first, brackets
// next, as their loss shows far behind the mistake, and guesses about the line last.
func (f *fault) explain() *slip {
	for _, look := range []func() *slip{
		f.unit, f.fraction, f.quoteMarks, f.escape, f.textBlock, f.roundList, f.dashes, f.unquotedText, f.openText, f.brackets,
		f.semicolon, f.hash, f.unquotedName, f.equals, f.innerQuotes, f.colon, f.comma, f.lostStart,
	} {
		if p := look(); p != nil {
			return p
		}
	}
	return nil
}

// helps reports whether a replacement lets the parser get further than this line.
func (f *fault) helps(from, to int, text string) bool {
	if f.trials++; f.trials > maxTrials {
		return false
	}
	data := bytes.Join([][]byte{f.Data[:from], []byte(text), f.Data[to:]}, nil)
	_, err := parser.ParseFile(f.shown, data)
	if err == nil {
		return true
	}
	at := earliest(cueerrors.Errors(err)).Position().Offset()
	at = min(at, len(data))
	return at > f.at+len(text) && bytes.IndexByte(data[f.at:at], '\n') >= 0
}

// line is the offsets of the visible part of a line, counted from 0.
func (s *Source) line(n int) (from, to int) {
	from = s.Lines[n]
	to = s.LineEnd(from)
	for from < to && (s.Data[from] == ' ' || s.Data[from] == '\t') {
		from++
	}
	return from, to
}

// nearLines are the line of the fault and the last one above it that is not empty, from 0.
func (f *fault) nearLines() []int {
	n := f.Pos(f.at).Line - 1
	near := []int{n}
	for k := n - 1; k >= 0; k-- {
		if from, to := f.line(k); from < to {
			return append(near, k)
		}
	}
	return near
}

// semicolon finds one at the end of a line.
func (f *fault) semicolon() *slip {
	if f.at < len(f.Data) && f.Data[f.at] == ';' {
		return &slip{from: f.at, to: f.at + 1, summary: "a semicolon", remedy: "take it away: lines end without any mark"}
	}
	return nil
}

// hash finds comments as other languages write them.
func (f *fault) hash() *slip {
	for _, n := range f.nearLines() {
		from, to := f.line(n)
		for _, mark := range []string{"#", "/*", "--"} {
			if bytes.HasPrefix(f.Data[from:to], []byte(mark)) && f.helps(from, from+len(mark), "//") {
				return &slip{from: from, to: from + len(mark), summary: fmt.Sprintf("%q begins no comment", mark), remedy: "begin comments with //"}
			}
		}
	}
	return nil
}

// nameBytes may stand in a name, be it in quotes.
const nameBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_- "

// bareName is a name that needs quotes, before a colon.
var bareName = regexp.MustCompile(`(?:^|[{,:])\s*([A-Za-z_][\w-]*(?: [\w-]+)*|[\w-]+)\s*$`)

// unquotedName finds names with hyphens or blanks, and numbers, in front of a colon.
func (f *fault) unquotedName() *slip {
	rest := f.Data[f.at:f.LineEnd(f.at)]
	colon := bytes.IndexByte(rest, ':')
	if colon < 0 || strings.Trim(string(rest[:colon]), nameBytes) != "" {
		return nil
	}
	start := f.Lines[f.Pos(f.at).Line-1]
	m := bareName.FindSubmatchIndex(f.Data[start : f.at+colon])
	if m == nil {
		return nil
	}
	from, to := start+m[2], start+m[3]
	name := string(f.Data[from:to])
	why := "a name with a hyphen or blank"
	if strings.Trim(name, "0123456789") == "" {
		why = "a number as a name"
	}
	if !f.helps(from, to, `"`+name+`"`) {
		return nil
	}
	return &slip{from: from, to: to, summary: why + " stands without quotes", remedy: fmt.Sprintf("put the name into quotes: %q: …", name)}
}

// assignment is a field with the wrong sign, and lostColon one without any.
var (
	assignment = regexp.MustCompile(`^("?[\w-]+"?)\s*(=>|:=|=)`)
	lostColon  = regexp.MustCompile(`^("?[\w-]+"?)(\s*)(["{\[]|\s[\w-])`)
)

// equals finds an equals sign in place of a colon.
func (f *fault) equals() *slip {
	for _, n := range f.nearLines() {
		from, to := f.line(n)
		m := assignment.FindSubmatchIndex(f.Data[from:to])
		if m == nil || !f.helps(from+m[4], from+m[5], ":") {
			continue
		}
		sign, name := f.Data[from+m[4]:from+m[5]], f.Data[from+m[2]:from+m[3]]
		return &slip{
			from: from + m[4], to: from + m[5], summary: fmt.Sprintf("'%s' in place of ':'", sign),
			remedy: fmt.Sprintf("write %s: …", name),
		}
	}
	return nil
}

// colon finds a field without one, be it the one whose block or list the fault stands in.
func (f *fault) colon() *slip {
	last := f.Pos(f.at).Line - 1
	for n := last; n >= max(0, last-8); n-- {
		from, to := f.line(n)
		m := lostColon.FindSubmatchIndex(f.Data[from:to])
		if m == nil || !f.helps(from+m[3], from+m[3], ":") {
			continue
		}
		return &slip{
			from: from + m[2], to: from + m[3], summary: fmt.Sprintf("the ':' behind %s is missing", f.Data[from+m[2]:from+m[3]]),
			remedy: fmt.Sprintf("write %s: …", f.Data[from+m[2]:from+m[3]]),
		}
	}
	return nil
}

// comma finds two fields or elements without one between them.
func (f *fault) comma() *slip {
	if !strings.HasPrefix(f.text, "missing ','") {
		return nil
	}
	end := len(bytes.TrimRight(f.Data[:f.at], " \t\n"))
	if !f.helps(end, end, ",") {
		return nil
	}
	return &slip{from: end, to: end, summary: "a comma is missing", remedy: "write , here"}
}

// Message is the text of an error on one line, without position and path.
func Message(e cueerrors.Error) string {
	format, args := e.Msg()
	s := fmt.Sprintf(format, args...)
	if line, _, cut := strings.Cut(s, "\n"); cut {
		s = strings.TrimSuffix(line, ":")
	}
	const longest = 200 // a value in a message can be as large as a file
	if r := []rune(s); len(r) > longest {
		s = string(r[:longest]) + "…"
	}
	return s
}
