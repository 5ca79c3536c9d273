package layout

import (
	"iter"
	"unicode"
	"unicode/utf8"
)

// piece is the part of a word that lies in one span.
type piece struct {
	span *Span
	text string
}

// word is what stands between two places where a line may end.
type word struct {
	pieces []piece
	space  bool // a blank follows
	stop   bool // the line ends after it, whatever follows
}

// words cuts spans at the places where a line may end. Words reach over spans: bold letters inside
// a word do not part it.
func words(spans []Span) []word {
	var s splitter
	for i := range spans {
		sp := &spans[i]
		if sp.Break {
			s.cur.stop = true
			s.end()
			continue
		}
		for part := range parts(sp.Text) {
			s.add(sp, part)
		}
	}
	s.end()
	return s.out
}

// splitter collects words; cur is the one at hand.
type splitter struct {
	out []word
	cur word
}

func (s *splitter) add(sp *Span, part string) {
	if part == " " {
		s.blank(sp)
		return
	}
	if s.cur.pieces == nil {
		s.cur.pieces = make([]piece, 0, 2) // most words are one piece and the blank behind it
	}
	s.cur.pieces = append(s.cur.pieces, piece{sp, part})
	if breaksAfter(lastRune(part)) || utf8.RuneCountInString(part) >= maxWord {
		s.end()
	}
}

// blank puts a blank behind the last word unless there is one already, or no word on the line.
func (s *splitter) blank(sp *Span) {
	if len(s.cur.pieces) > 0 {
		s.end()
	}
	if n := len(s.out); n > 0 && !s.out[n-1].space && !s.out[n-1].stop {
		last := &s.out[n-1]
		last.pieces = append(last.pieces, piece{sp, " "})
		last.space = true
	}
}

func (s *splitter) end() {
	if len(s.cur.pieces) > 0 || s.cur.stop {
		s.out = append(s.out, s.cur)
	}
	s.cur = word{}
}

// maxWord is how many letters hold together. No line of a page takes more, and measuring a word
// again and again until it fits would make a text without blanks slow.
const maxWord = 120

// parts cuts a text at blanks, which become single spaces, and after hyphens and dashes.
func parts(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(text) > 0 {
			n := begin(text)
			part := text[:n]
			if r, _ := utf8.DecodeRuneInString(text); blank(r) {
				part = " "
			}
			if !yield(part) {
				return
			}
			text = text[n:]
		}
	}
}

// begin is how many bytes a text's first part takes: all blanks that it begins with, or letters.
func begin(text string) int {
	first, letters := true, 0
	spaces := false
	for i, r := range text {
		switch {
		case first:
			first, spaces = false, blank(r)
		case blank(r) != spaces:
			return i
		}
		if letters++; spaces {
			continue
		}
		_, n := utf8.DecodeRuneInString(text[i:])
		if letters > maxWord || breaksAfter(r) && letters > 1 && letterAhead(text[i+n:]) {
			return i + n
		}
	}
	return len(text)
}

func letterAhead(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// blank reports a space at which a line may end; a no-break space is part of its word.
func blank(r rune) bool {
	return unicode.IsSpace(r) && r != 0xA0 && r != 0x202F && r != 0x2007
}

// breaksAfter reports a hyphen or dash after which a line may end; U+2011 is the hyphen that forbids it.
func breaksAfter(r rune) bool { return r == '-' || r == '‐' || r == '–' || r == '—' || r == '/' }

func lastRune(s string) rune {
	var last rune
	for _, r := range s {
		last = r
	}
	return last
}
