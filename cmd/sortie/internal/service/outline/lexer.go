package outline

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// class is what a token is.
type class int

const (
	end class = iota
	line
	word   // a name, a number, true, #Name
	text   // a quoted text
	aside  // an attribute: it is passed over
	symbol // anything else, one character
)

// token is a stretch of text that means one thing.
type token struct {
	class
	Span
	open   bool // a text whose quotes are not closed
	indent int  // of the line that it stands in
	first  bool // of its line
}

// lexer cuts a text into tokens. It never fails: what is not closed ends with its line, or where the text becomes less
// indented than the line that it began in.
type lexer struct {
	src    string
	at     int
	indent int
	first  bool
}

func (l *lexer) next() token {
	l.blanks()
	if l.at >= len(l.src) {
		return token{class: end, Span: Span{len(l.src), len(l.src)}, first: l.first}
	}
	t := token{Span: Span{From: l.at}, indent: l.indent, first: l.first}
	l.first = false
	switch c := l.src[l.at]; {
	case c == '\n':
		l.at++
		t.class = line
		l.begin()
	case c == '"' || c == '\'' || c == '#' && l.raw() > 0:
		t.class, t.open = text, !l.quoted()
	case c == '@':
		t.class = aside
		l.attribute()
	case c >= '0' && c <= '9':
		t.class = word
		l.number()
	case wordRune(l.rune()):
		t.class = word
		for l.at < len(l.src) && wordRune(l.rune()) {
			l.at += utf8.RuneLen(l.rune())
		}
	default:
		t.class = symbol
		_, n := utf8.DecodeRuneInString(l.src[l.at:])
		l.at += n
	}
	t.To = l.at
	return t
}

// number passes a number over, with its point and its power of ten.
func (l *lexer) number() {
	for from := l.at; l.at < len(l.src); l.at++ {
		c := l.src[l.at]
		power := l.at > from && (l.src[l.at-1] == 'e' || l.src[l.at-1] == 'E') && l.src[from] != '0'
		digit := l.at+1 < len(l.src) && l.src[l.at+1] >= '0' && l.src[l.at+1] <= '9'
		switch {
		case c == '.' && digit, (c == '+' || c == '-') && power && digit:
		case c >= 0x80 || !wordRune(rune(c)):
			return
		}
	}
}

// rune is the next one; a byte that is none counts as one that no name has.
func (l *lexer) rune() rune {
	r, _ := utf8.DecodeRuneInString(l.src[l.at:])
	return r
}

func wordRune(r rune) bool {
	return r != utf8.RuneError && (r == '_' || r == '$' || r == '#' || unicode.IsLetter(r) || unicode.IsDigit(r))
}

// begin takes the measure of a line's indentation.
func (l *lexer) begin() {
	l.indent, l.first = indentAt(l.src, l.at), true
}

// indentAt is how many blanks and tabs stand at an offset.
func indentAt(src string, at int) int {
	return len(src[at:]) - len(strings.TrimLeft(src[at:], " \t"))
}

// blanks passes blanks and comments over, but no end of a line.
func (l *lexer) blanks() {
	for l.at < len(l.src) {
		switch {
		case strings.IndexByte(" \t\r", l.src[l.at]) >= 0:
			l.at++
		case strings.HasPrefix(l.src[l.at:], "//"):
			l.at = l.lineEnd()
		default:
			return
		}
	}
}

func (l *lexer) lineEnd() int {
	if n := strings.IndexByte(l.src[l.at:], '\n'); n >= 0 {
		return l.at + n
	}
	return len(l.src)
}

// raw is how many signs stand before the quotes of a raw text; 0 if none follows.
func (l *lexer) raw() int {
	n := 0
	for l.at+n < len(l.src) && l.src[l.at+n] == '#' {
		n++
	}
	if l.at+n < len(l.src) && (l.src[l.at+n] == '"' || l.src[l.at+n] == '\'') {
		return n
	}
	return 0
}

// quoted passes a text over, and reports whether its quotes are closed.
func (l *lexer) quoted() bool {
	signs := strings.Repeat("#", l.raw())
	l.at += len(signs)
	mark := l.src[l.at : l.at+1]
	if triple := strings.Repeat(mark, 3); strings.HasPrefix(l.src[l.at:], triple+"\n") || strings.HasPrefix(l.src[l.at:], triple+"\r\n") {
		return l.lines(triple+signs, `\`+signs)
	}
	l.at++
	for l.at < len(l.src) && l.src[l.at] != '\n' {
		switch rest := l.src[l.at:]; {
		case strings.HasPrefix(rest, mark+signs):
			l.at += len(mark + signs)
			return true
		case strings.HasPrefix(rest, `\`+signs+"("):
			l.at += len(signs) + 2
			l.inner()
		case strings.HasPrefix(rest, `\`+signs):
			l.at = min(l.at+len(signs)+2, l.lineEnd())
		default:
			l.at++
		}
	}
	return false
}

// lines passes a text of several lines over.
func (l *lexer) lines(closing, escape string) bool {
	from := l.at
	l.at += 3
	for l.at < len(l.src) {
		rest := l.src[l.at:]
		switch {
		case strings.HasPrefix(rest, escape) && len(rest) > len(escape):
			l.at += len(escape) + 1
		case strings.HasPrefix(rest, closing):
			l.at += len(closing)
			l.indent = lastIndent(l.src, l.at)
			return true
		default:
			l.at++
		}
	}
	l.at = l.lessIndented(from)
	return false
}

// lastIndent is the indentation of the line that holds an offset.
func lastIndent(src string, at int) int {
	return indentAt(src, strings.LastIndexByte(src[:at], '\n')+1)
}

// lessIndented is the end of the line before the first one behind an offset that is no further to the right than the line
// of the offset; blank lines say nothing.
func (l *lexer) lessIndented(from int) int {
	limit, at := lastIndent(l.src, from), from
	for {
		n := strings.IndexByte(l.src[at:], '\n')
		if n < 0 {
			return len(l.src)
		}
		start := at + n + 1
		if rest := strings.TrimLeft(l.src[start:], " \t"); rest != "" && rest[0] != '\n' && rest[0] != '\r' && indentAt(l.src, start) <= limit {
			return start - 1
		}
		at = start
	}
}

// inner passes an expression in a text over, up to its closing bracket or the end of the line.
func (l *lexer) inner() {
	for depth := 1; l.at < len(l.src) && l.src[l.at] != '\n' && depth > 0; l.at++ {
		switch l.src[l.at] {
		case '(':
			depth++
		case ')':
			depth--
		}
	}
}

// Attribute is how long the attribute is that a text begins with.
func Attribute(src string) int {
	l := &lexer{src: src}
	l.attribute()
	return l.at
}

// attribute passes an attribute over: its name, and what stands in its brackets.
func (l *lexer) attribute() {
	l.at++
	for l.at < len(l.src) && wordRune(l.rune()) {
		l.at += utf8.RuneLen(l.rune())
	}
	if l.at >= len(l.src) || l.src[l.at] != '(' {
		return
	}
	for depth := 0; l.at < len(l.src) && l.src[l.at] != '\n'; l.at++ {
		switch l.src[l.at] {
		case '"':
			if n := strings.IndexByte(l.src[l.at+1:l.lineEnd()], '"'); n >= 0 {
				l.at += n + 1
			}
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				l.at++
				return
			}
		}
	}
}
