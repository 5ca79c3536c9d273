package compiler

import (
	"bytes"
	"sort"
	"strconv"
	"unicode/utf8"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// source is one file of a pack as it was read.
type source struct {
	shown string // as the user would name it; positions carry this name
	path  string // relative to the pack
	raw   []byte // as it is on disk
	data  []byte // the same with plain line ends: CUE takes "\r" in a text for a character
	file  *ast.File
	lines []int // offset at which each line starts
}

func newSource(shown, path string, raw []byte) *source {
	data := bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	s := &source{shown: shown, path: path, raw: raw, data: data, lines: []int{0}}
	for i, b := range data {
		if b == '\n' {
			s.lines = append(s.lines, i+1)
		}
	}
	return s
}

// pos turns a byte offset into a position; columns count characters.
func (s *source) pos(offset int) diag.Pos {
	offset = min(max(offset, 0), len(s.data))
	line := sort.SearchInts(s.lines, offset+1) - 1
	col := utf8.RuneCount(s.data[s.lines[line]:offset])
	return diag.Pos{Line: line + 1, Col: col + 1, Offset: offset}
}

// span is the range between two offsets.
func (s *source) span(from, to int) diag.Range {
	return diag.Range{File: s.shown, Start: s.pos(from), End: s.pos(max(from, to))}
}

// lineEnd is the offset behind the last visible character of the line that holds an offset.
func (s *source) lineEnd(offset int) int {
	end := offset
	for end < len(s.data) && s.data[end] != '\n' {
		end++
	}
	for end > offset && (s.data[end-1] == ' ' || s.data[end-1] == '\t') {
		end--
	}
	return end
}

// firstLine cuts a range down to its first line, so that an underline stays short.
func (s *source) firstLine(from, to int) diag.Range { return s.span(from, min(to, s.lineEnd(from))) }

// whole is the range for matters of the whole file: its first line.
func (s *source) whole() diag.Range { return s.firstLine(0, len(s.data)) }

// sources are the files of one unit by the name that positions carry.
type sources map[string]*source

// lighten keeps the text only, which findings show.
func (f sources) lighten() {
	for _, s := range f {
		s.raw, s.lines = nil, nil
	}
}

// node is the range of a syntax node, if it stands in one of these files.
func (f sources) node(n ast.Node) (diag.Range, bool) {
	if n == nil || !n.Pos().IsValid() {
		return diag.Range{}, false
	}
	return f.between(n.Pos(), n.End())
}

// between is the range from one CUE position to another.
func (f sources) between(from, to token.Pos) (diag.Range, bool) {
	s := f[from.Filename()]
	if s == nil {
		return diag.Range{}, false
	}
	end := from.Offset()
	if to.IsValid() && to.Filename() == from.Filename() {
		end = to.Offset()
	}
	return s.span(from.Offset(), end), true
}

// point is the range of the word at a CUE position.
func (f sources) point(p token.Pos) (diag.Range, bool) {
	s := f[p.Filename()]
	if s == nil || !p.IsValid() {
		return diag.Range{}, false
	}
	from := s.visible(p.Offset())
	return s.span(from, s.wordEnd(from)), true
}

// visible is an offset, or that of the last visible character before it if nothing follows.
func (s *source) visible(offset int) int {
	offset = min(offset, len(s.data))
	if len(bytes.TrimSpace(s.data[offset:])) > 0 {
		return offset
	}
	return max(0, len(bytes.TrimRight(s.data[:offset], " \t\r\n"))-1)
}

// wordEnd is the offset behind the word, the quoted text, or else the single character at an
// offset. A text whose quotes are not closed ends with its line.
func (s *source) wordEnd(offset int) int {
	end := offset
	if end < len(s.data) && s.data[end] == '"' {
		line := s.data[:s.lineEnd(offset)]
		if n := bytes.IndexByte(line[offset+1:], '"'); n >= 0 {
			return offset + n + 2
		}
		return len(line)
	}
	if end < len(s.data) && s.data[end] == '#' {
		end++
	}
	for end < len(s.data) && wordByte(s.data[end]) {
		end++
	}
	if end == offset && end < s.lineEnd(offset) {
		_, n := utf8.DecodeRune(s.data[end:])
		end += n
	}
	return end
}

func wordByte(b byte) bool {
	return b == '_' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// unquote takes the quotes off a label as CUE writes it in paths.
func unquote(label string) string {
	if s, err := strconv.Unquote(label); err == nil {
		return s
	}
	return label
}
