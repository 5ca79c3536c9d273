// Package source reads the files of a pack, and says in an author's words what keeps one from being read.
//
//   - A world is the only door to files. It never opens what is not in the pack.
//   - A source is one file as it was read; every position of a finding points into one.
//   - A flaw is what makes a file unfit for the parser: its size, its nesting, bytes that are not text.
//   - A fault is the first syntax error of a file, and a slip the mistake in plain words that led to it.
//   - Findings collect what is wrong with one unit. Limits say how much of anything a pack may have.
package source

import (
	"bytes"
	"sort"
	"strconv"
	"unicode/utf8"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Source is one file of a pack as it was read.
type Source struct {
	shown string // as the user would name it; positions carry this name
	Path  string // relative to the pack
	Raw   []byte // as it is on disk
	Data  []byte // the same with plain line ends: CUE takes "\r" in a text for a character
	File  *ast.File
	Lines []int // offset at which each line starts
}

// NewSource is a file with the bytes it has, by the name that a user knows and by its path in the pack.
func NewSource(shown, path string, raw []byte) *Source {
	data := bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	s := &Source{shown: shown, Path: path, Raw: raw, Data: data, Lines: []int{0}}
	for i, b := range data {
		if b == '\n' {
			s.Lines = append(s.Lines, i+1)
		}
	}
	return s
}

// Pos turns a byte offset into a position; columns count characters.
func (s *Source) Pos(offset int) diag.Pos {
	offset = min(max(offset, 0), len(s.Data))
	line := sort.SearchInts(s.Lines, offset+1) - 1
	col := utf8.RuneCount(s.Data[s.Lines[line]:offset])
	return diag.Pos{Line: line + 1, Col: col + 1, Offset: offset}
}

// Span is the range between two offsets.
func (s *Source) Span(from, to int) diag.Range {
	return diag.Range{File: s.shown, Start: s.Pos(from), End: s.Pos(max(from, to))}
}

// LineEnd is the offset behind the last visible character of the line that holds an offset.
func (s *Source) LineEnd(offset int) int {
	end := offset
	for end < len(s.Data) && s.Data[end] != '\n' {
		end++
	}
	for end > offset && (s.Data[end-1] == ' ' || s.Data[end-1] == '\t') {
		end--
	}
	return end
}

// FirstLine cuts a range down to its first line, so that an underline stays short.
func (s *Source) FirstLine(from, to int) diag.Range { return s.Span(from, min(to, s.LineEnd(from))) }

// Whole is the range for matters of the whole file: its first line.
func (s *Source) Whole() diag.Range { return s.FirstLine(0, len(s.Data)) }

// Sources are the files of one unit by the name that positions carry.
type Sources map[string]*Source

// Lighten keeps the text only, which findings show.
func (f Sources) Lighten() {
	for _, s := range f {
		s.Raw, s.Lines = nil, nil
	}
}

// Node is the range of a syntax node, if it stands in one of these files.
func (f Sources) Node(n ast.Node) (diag.Range, bool) {
	if n == nil || !n.Pos().IsValid() {
		return diag.Range{}, false
	}
	return f.between(n.Pos(), n.End())
}

// between is the range from one CUE position to another.
func (f Sources) between(from, to token.Pos) (diag.Range, bool) {
	s := f[from.Filename()]
	if s == nil {
		return diag.Range{}, false
	}
	end := from.Offset()
	if to.IsValid() && to.Filename() == from.Filename() {
		end = to.Offset()
	}
	return s.Span(from.Offset(), end), true
}

// Point is the range of the word at a CUE position.
func (f Sources) Point(p token.Pos) (diag.Range, bool) {
	s := f[p.Filename()]
	if s == nil || !p.IsValid() {
		return diag.Range{}, false
	}
	from := s.visible(p.Offset())
	return s.Span(from, s.wordEnd(from)), true
}

// visible is an offset, or that of the last visible character before it if nothing follows.
func (s *Source) visible(offset int) int {
	offset = min(offset, len(s.Data))
	if len(bytes.TrimSpace(s.Data[offset:])) > 0 {
		return offset
	}
	return max(0, len(bytes.TrimRight(s.Data[:offset], " \t\r\n"))-1)
}

// wordEnd is the offset behind the word, the quoted text, or else the single character at an
// offset. A text whose quotes are not closed ends with its line.
func (s *Source) wordEnd(offset int) int {
	end := offset
	if end < len(s.Data) && s.Data[end] == '"' {
		line := s.Data[:s.LineEnd(offset)]
		if n := bytes.IndexByte(line[offset+1:], '"'); n >= 0 {
			return offset + n + 2
		}
		return len(line)
	}
	if end < len(s.Data) && s.Data[end] == '#' {
		end++
	}
	for end < len(s.Data) && wordByte(s.Data[end]) {
		end++
	}
	if end == offset && end < s.LineEnd(offset) {
		_, n := utf8.DecodeRune(s.Data[end:])
		end += n
	}
	return end
}

func wordByte(b byte) bool {
	return b == '_' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// Unquote takes the quotes off a label as CUE writes it in paths.
func Unquote(label string) string {
	if s, err := strconv.Unquote(label); err == nil {
		return s
	}
	return label
}
