package source

import (
	"bytes"
	"fmt"
)

// ScanDepth measures how deep a file nests: its brackets, and its chains of operators. It reads
// CUE just well enough to tell code from strings and comments.
func ScanDepth(data []byte) *flaw {
	s := depthScanner{data: data}
	for s.at < len(data) {
		s.step()
		if s.depth() > MaxNesting {
			return &flaw{
				code: "PCK005", offset: s.at - 1,
				Summary: fmt.Sprintf("brackets are nested more than %d deep", MaxNesting),
				remedy:  "a mission needs about ten levels; take some out",
			}
		}
		if s.chain > MaxChain {
			return &flaw{
				code: "PCK005", offset: s.at - 1,
				Summary: fmt.Sprintf("one expression has more than %d operators", MaxChain),
				remedy:  "split it, or write a list",
			}
		}
	}
	return nil
}

// depthScanner walks over CUE source. Each open string is a quote on a stack, because an
// interpolation puts code, and further strings, inside a string.
type depthScanner struct {
	data   []byte
	at     int
	open   []byte // open brackets; '"' for an interpolation
	outer  []int  // the chains in which the open brackets stand
	quotes []quote
	holes  int  // open interpolations
	chain  int  // operators, brackets and clauses since the last separator
	dangle bool // the last token was an operator: the expression goes on
	gap    bool // a blank came since the last token
}

// quote is how an open string ends: its closing characters.
type quote struct {
	close  []byte
	escape []byte // what starts an escape
	multi  bool
}

func (s *depthScanner) depth() int { return len(s.open) }

// inString reports whether the next byte belongs to a string rather than to code.
func (s *depthScanner) inString() bool { return len(s.quotes) > s.holes }

func (s *depthScanner) step() {
	if s.inString() {
		s.stringStep()
		return
	}
	c := s.data[s.at]
	switch {
	case c == '/' && bytes.HasPrefix(s.data[s.at:], []byte("//")):
		s.skipComment()
		return
	case c == '"' || c == '\'' || c == '#':
		if s.openQuote() {
			return
		}
	}
	s.at++
	s.code(c)
}

// code counts one byte of code.
func (s *depthScanner) code(c byte) {
	switch c {
	case '(', '[', '{':
		s.open = append(s.open, c)
		s.outer = append(s.outer, s.chain)
		s.chain, s.dangle, s.gap = 0, false, false
	case ')', ']', '}':
		s.closeBracket()
		s.dangle, s.gap = false, false
	case ',':
		s.chain, s.dangle, s.gap = 0, false, false
	case '\n':
		if !s.dangle {
			s.chain = 0
		}
		s.gap = false
	case '+', '-', '*', '/', '|', '&', '<', '>', '=', '!', '.', ':', '?':
		s.chain++
		s.dangle = true
	case ' ', '\t', '\r':
		s.gap = true
	default:
		if s.gap && !s.dangle { // a word behind a word: the clauses of a comprehension
			s.chain++
		}
		s.dangle, s.gap = false, false
	}
}

func (s *depthScanner) closeBracket() {
	if n := len(s.open); n > 0 {
		if s.open[n-1] == '"' {
			s.holes--
		}
		s.open = s.open[:n-1]
	}
	s.chain++ // a call, an index or an operand in brackets prolongs what stands before it
	if n := len(s.outer); n > 0 {
		s.chain = s.outer[n-1] + 1
		s.outer = s.outer[:n-1]
	}
}

func (s *depthScanner) skipComment() {
	end := bytes.IndexByte(s.data[s.at:], '\n')
	if end < 0 {
		s.at = len(s.data)
		return
	}
	s.at += end
}

// openQuote starts a string if one starts here.
func (s *depthScanner) openQuote() bool {
	rest := s.data[s.at:]
	hashes := len(rest) - len(bytes.TrimLeft(rest, "#"))
	rest = rest[hashes:]
	if len(rest) == 0 || rest[0] != '"' && rest[0] != '\'' {
		return false
	}
	mark := rest[:1]
	if triple := bytes.Repeat(mark, 3); bytes.HasPrefix(rest, triple) {
		mark = triple
	}
	tail := bytes.Repeat([]byte("#"), hashes)
	s.quotes = append(s.quotes, quote{
		close:  append(bytes.Clone(mark), tail...),
		escape: append([]byte(`\`), tail...),
		multi:  len(mark) == 3,
	})
	s.at += hashes + len(mark)
	s.dangle = false
	return true
}

// stringStep takes one step inside the innermost open string.
func (s *depthScanner) stringStep() {
	q := s.quotes[len(s.quotes)-1]
	rest := s.data[s.at:]
	switch {
	case bytes.HasPrefix(rest, q.close):
		s.quotes = s.quotes[:len(s.quotes)-1]
		s.at += len(q.close)
	case bytes.HasPrefix(rest, q.escape):
		s.at += len(q.escape)
		if s.at < len(s.data) && s.data[s.at] == '(' {
			s.open = append(s.open, '"')
			s.holes++
			s.outer = append(s.outer, s.chain)
		}
		s.at++
	case rest[0] == '\n' && !q.multi: // unclosed: the parser will say so
		s.quotes = s.quotes[:len(s.quotes)-1]
		s.at++
	default:
		s.at++
		if n := bytes.IndexAny(s.data[s.at:], marks); n > 0 {
			s.at += n
		}
	}
}

// marks are what can end a string, or a stretch of plain letters in it.
const marks = "\"'\\\n"
