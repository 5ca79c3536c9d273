package layout

import (
	"unicode"
	"unicode/utf8"
)

// piece is the part of a word that lies in one span.
type piece struct {
	span Span
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
	for _, sp := range spans {
		if sp.Break {
			s.cur.stop = true
			s.end()
			continue
		}
		for _, part := range parts(sp.Text) {
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

func (s *splitter) add(sp Span, part string) {
	if part == " " {
		s.blank(sp)
		return
	}
	s.cur.pieces = append(s.cur.pieces, piece{sp, part})
	if breaksAfter(lastRune(part)) || utf8.RuneCountInString(part) >= maxWord {
		s.end()
	}
}

// blank puts a blank behind the last word unless there is one already, or no word on the line.
func (s *splitter) blank(sp Span) {
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
func parts(text string) []string {
	var out []string
	start := 0
	runes := []rune(text)
	for i, r := range runes {
		switch {
		case blank(r):
			if i > start {
				out = append(out, string(runes[start:i]))
			}
			if len(out) == 0 || out[len(out)-1] != " " {
				out = append(out, " ")
			}
			start = i + 1
		case i-start == maxWord || breaksAfter(r) && i > start && i+1 < len(runes) && unicode.IsLetter(runes[i+1]):
			out = append(out, string(runes[start:i+1]))
			start = i + 1
		}
	}
	if start < len(runes) {
		out = append(out, string(runes[start:]))
	}
	return out
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
