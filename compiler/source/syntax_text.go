package source

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// curlyQuotes are the quote marks that word processors write.
const curlyQuotes = "“”„‟«»‘’‚‛"

// quoteMarks finds characters of word processors in the place of plain ones.
func (f *fault) quoteMarks() *slip {
	switch {
	case strings.HasPrefix(f.text, "illegal character"):
		r, n := utf8.DecodeRune(f.Data[f.at:])
		p := &slip{from: f.at, to: f.at + n, summary: fmt.Sprintf("the character %q means nothing here", r), remedy: "put text into quotes, or take it away"}
		if strings.ContainsRune(curlyQuotes, r) {
			p.summary, p.remedy = fmt.Sprintf("the curly quote %c", r), `write the plain quote "`
		}
		if r == '\u00a0' {
			p.summary, p.remedy = "a blank that does not break (U+00A0)", "write a plain blank"
		}
		return p
	case strings.HasPrefix(f.text, "string literal not terminated"):
		end := f.LineEnd(f.at)
		if at := bytes.IndexAny(f.Data[f.at:end], "”“"); at >= 0 {
			_, n := utf8.DecodeRune(f.Data[f.at+at:])
			return &slip{from: f.at + at, to: f.at + at + n, summary: "the text ends with a curly quote", remedy: `write the plain quote "`}
		}
	}
	return nil
}

// escape finds a backslash that was meant as one.
func (f *fault) escape() *slip {
	if !strings.HasPrefix(f.text, "unknown escape") || f.at == 0 || f.at >= len(f.Data) {
		return nil
	}
	from := bytes.LastIndexByte(f.Data[:f.at], '\\')
	if from < f.Lines[f.Pos(f.at).Line-1] {
		return nil
	}
	to := f.at
	if c, n := utf8.DecodeRune(f.Data[f.at:]); unicode.IsPrint(c) && c != ' ' {
		to += n
	}
	shown := string(f.Data[from:to])
	return &slip{
		from: from, to: to, summary: fmt.Sprintf("%s has no meaning in a text", shown),
		remedy: fmt.Sprintf(`write \%s for a backslash, or take it away`, shown),
	}
}

// openText finds texts that are not closed.
func (f *fault) openText() *slip {
	if !strings.HasPrefix(f.text, "string literal not terminated") {
		return nil
	}
	return &slip{
		from: f.at, to: f.LineEnd(f.at), summary: "the text is not closed",
		remedy: `write " at its end; a text of several lines stands between """ and """`,
	}
}

// block is a text in triple quotes: the offsets behind its opening and at its closing quotes.
type block struct {
	triple     bool
	mark       string // the closing quotes
	begin, end int    // end is -1 where they are missing
}

// block is the text that begins at the fault.
func (f *fault) block() block {
	rest := f.Data[f.at:]
	hashes := len(rest) - len(bytes.TrimLeft(rest, "#"))
	b := block{begin: f.at + hashes + 3, end: -1}
	if rest = rest[hashes:]; !bytes.HasPrefix(rest, []byte(`"""`)) && !bytes.HasPrefix(rest, []byte(`'''`)) {
		return b
	}
	b.triple, b.mark = true, string(rest[:3])+strings.Repeat("#", hashes)
	if n := bytes.Index(f.Data[b.begin:], []byte(b.mark)); n >= 0 {
		b.end = b.begin + n
	}
	return b
}

// fieldStart is what stands before the quotes that open a text.
var fieldStart = regexp.MustCompile(`^[^"]*(?:"[^"]*")?[^"]*:\s*#*$`)

// textBlock finds mistakes in the shape of a text in triple quotes.
func (f *fault) textBlock() *slip {
	b := f.block()
	if !b.triple || !strings.HasPrefix(f.text, "expected newline after") &&
		!strings.HasPrefix(f.text, "non-matching whitespace") && !strings.HasPrefix(f.text, "string literal not terminated") {
		return nil
	}
	switch {
	case f.LineEnd(b.begin) > b.begin:
		return &slip{
			from: b.begin, to: f.LineEnd(b.begin), summary: fmt.Sprintf("text stands right behind %s", b.mark),
			remedy: "begin the text on the next line",
		}
	case b.end < 0:
		return f.lostEnd(b)
	}
	start := f.Lines[f.Pos(b.end).Line-1]
	indent := string(f.Data[start:b.end])
	switch {
	case fieldStart.MatchString(strings.TrimSpace(indent)):
		return f.lostEnd(b)
	case strings.TrimSpace(indent) != "":
		return &slip{
			from: b.end, to: b.end + len(b.mark), summary: fmt.Sprintf("the closing %s stand behind text", b.mark),
			remedy: "put them on a line of their own, indented like the text",
		}
	}
	return f.indentation(b, indent)
}

// indentation finds the first line that is not indented like the closing quotes.
func (f *fault) indentation(b block, indent string) *slip {
	first, last := f.Pos(b.begin).Line, f.Pos(b.end).Line-1 // the lines of the text, from 0
	var p *slip
	wrong, lines := 0, 0
	for n := first; n < last; n++ {
		from, to := f.line(n)
		if from == to {
			continue
		}
		lines++
		own := string(f.Data[f.Lines[n]:from])
		if strings.HasPrefix(own, indent) {
			continue
		}
		if wrong++; p == nil {
			p = &slip{from: from, to: to, summary: "this line is indented less than the closing " + b.mark}
			if len(own) >= len(indent) || strings.ContainsAny(own, " ") != strings.ContainsAny(indent, " ") {
				p.summary = "this line is not indented with the same tabs and blanks as the closing " + b.mark
			}
		}
	}
	if p == nil {
		return nil
	}
	p.remedy = "indent this line like the closing " + b.mark
	if wrong > 1 {
		p.remedy = fmt.Sprintf("indent this line and %d more below it like the closing %s", wrong-1, b.mark)
	}
	if wrong == lines {
		p.remedy = fmt.Sprintf("indent the text and the closing %s alike, with tabs", b.mark)
	}
	p.related = &slip{from: b.end, to: b.end + len(b.mark), summary: "the closing quotes"}
	return p
}

// bareText is a field or an import whose text has no quotes, and quotedText a field whose text may
// have quotes inside.
var (
	bareText   = regexp.MustCompile(`^(?:(?:"?[\w-]+"?:\s*)+|import\s*)(\*?[A-Za-z][^"{}\[\]:]*)$`)
	quotedText = regexp.MustCompile(`^"?[\w-]+"?:\s*"(.*)",?$`)
	nextField  = regexp.MustCompile(`:\s*"`)
)

// unquotedText finds a text without quotes.
func (f *fault) unquotedText() *slip {
	for _, n := range f.nearLines() {
		from, to := f.line(n)
		m := bareText.FindSubmatchIndex(f.Data[from:to])
		if m == nil || !f.helps(from+m[2], from+m[3], `"text"`) {
			continue
		}
		text := string(f.Data[from+m[2] : from+m[3]])
		if strings.HasPrefix(text, "*") { // a title is in bold type anyway
			text = strings.Trim(text, "* ")
		}
		return &slip{
			from: from + m[2], to: from + m[3], summary: "a text stands without quotes",
			remedy: fmt.Sprintf(`put it into quotes: "%s"`, text),
		}
	}
	return nil
}

// innerQuotes finds a text with plain quotes inside.
func (f *fault) innerQuotes() *slip {
	from, to := f.line(f.Pos(f.at).Line - 1)
	m := quotedText.FindSubmatchIndex(f.Data[from:to])
	if m == nil {
		return nil
	}
	inner := string(f.Data[from+m[2] : from+m[3]])
	at := strings.IndexByte(inner, '"')
	if at < 0 || nextField.MatchString(inner) || !f.helps(from+m[2], from+m[3], strings.ReplaceAll(inner, `"`, `\"`)) {
		return nil
	}
	return &slip{
		from: from + m[2] + at, to: from + m[2] + at + 1, summary: "a quote inside a text ends it",
		remedy: `write \" for each quote inside`,
	}
}

// lostStart finds a text of several lines without its opening quotes, or with some of them: the
// parser stumbles in its midst.
func (f *fault) lostStart() *slip {
	last := f.Pos(f.at).Line - 1
	for n := last - 1; n >= 0; n-- {
		from, end := f.line(n)
		field := bytes.TrimRight(f.Data[from:end], `"`)
		if bytes.HasSuffix(field, []byte(`: `)) && len(field) < end-from || bytes.HasSuffix(field, []byte(`:`)) {
			start := from + len(field)
			if !f.helps(start, f.Lines[n+1]-1, ` """`) { // blanks at the end of the line would be in the way
				return nil
			}
			return &slip{from: start, to: end, summary: `a text of several lines does not begin with """`, remedy: `write """ here`}
		}
	}
	return nil
}

// lostEnd reports a text without closing quotes. They are missing where the indentation falls back
// to that of the field.
func (f *fault) lostEnd(b block) *slip {
	open := f.Pos(f.at).Line - 1
	from, _ := f.line(open)
	depth, last := from-f.Lines[open], open
	for n := open + 1; n < len(f.Lines); n++ {
		from, to := f.line(n)
		if from == to {
			continue
		}
		if from-f.Lines[n] <= depth {
			break
		}
		last = n
	}
	from, end := f.line(last)
	if bare := strings.TrimRight(b.mark, "#"); string(f.Data[from:end]) == bare && bare != b.mark {
		return &slip{from: from, to: end, summary: "the closing quotes lack the # of the opening ones", remedy: "write " + b.mark}
	}
	return &slip{
		from: end, to: end, summary: fmt.Sprintf("the text that begins in line %d is not closed", open+1),
		remedy:  fmt.Sprintf("write %s on a line of its own below this one", b.mark),
		related: &slip{from: f.at, to: b.begin, summary: "it begins here"},
	}
}
