package lsp

import (
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
	"unicode/utf16"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/schema/diag"
)

// fileOf is the path of a file by its URI; empty for what is no file.
func fileOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return ""
	}
	name := u.Path
	if runtime.GOOS == "windows" {
		name = strings.TrimPrefix(name, "/")
	}
	return filepath.FromSlash(name)
}

// uriOf is the URI of a file by its whole path.
func uriOf(file string) string {
	file = filepath.ToSlash(file)
	if !strings.HasPrefix(file, "/") {
		file = "/" + file
	}
	return (&url.URL{Scheme: "file", Path: file}).String()
}

// units is how many units of UTF-16 a text has.
func units(s string) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

// positionOf is a place of a text as the protocol has it.
func positionOf(t *service.Text, p diag.Pos) position {
	if p.Line == 0 {
		return position{}
	}
	line := []rune(t.Line(p.Line))
	return position{Line: p.Line - 1, Character: units(string(line[:min(max(p.Col-1, 0), len(line))]))}
}

// offsetOf is the offset in a text of a place as the protocol has it.
func offsetOf(t *service.Text, p position) int {
	col := 1
	n := 0
	for _, r := range t.Line(p.Line + 1) {
		if n >= p.Character {
			break
		}
		n += utf16.RuneLen(r)
		col++
	}
	return t.Offset(p.Line+1, col)
}

// rangeOf is a range of the source as the protocol has it.
func (s *Server) rangeOf(r diag.Range) textRange {
	t := s.ws.Text(r.File)
	if t == nil {
		return textRange{position{max(0, r.Start.Line-1), 0}, position{max(0, r.End.Line-1), 0}}
	}
	return textRange{positionOf(t, r.Start), positionOf(t, r.End)}
}

func (s *Server) locationOf(r diag.Range) location {
	return location{uriOf(r.File), s.rangeOf(r)}
}

// placeOf is the file and the offset of a question about a place; no file: there is none.
func (s *Server) placeOf(p positionParams) (string, int) {
	file := fileOf(p.TextDocument.URI)
	if file == "" {
		return "", 0
	}
	t := s.ws.Text(file)
	if t == nil {
		return "", 0
	}
	return file, offsetOf(t, p.Position)
}
