package source

import (
	"bytes"
	"fmt"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/schema/diag"
)

// CodeNoForm is the code for a file that cannot be formatted without changing what it says.
const CodeNoForm = "PCK023"

// Parsed is one source file on its own, for tools that rewrite what an author wrote.
type Parsed struct {
	Name   string // as the user would name it; positions in Syntax carry it
	Data   []byte // the text with plain line ends; offsets in Syntax count in it
	Syntax *ast.File

	crlf bool
}

// Parse parses one source file through the same door as compiling does: what Compile would refuse to
// read is refused here, with the same findings, and then the file is nil.
func Parse(name string, raw []byte) (*Parsed, []diag.Diagnostic) {
	r := &Reader{Files: Sources{}, Found: &Findings{}}
	s := NewSource(name, name, raw)
	if len(raw) > MaxFileBytes {
		r.refuse(s, &flaw{code: "PCK002", Summary: fmt.Sprintf("the file is larger than %d MiB", MaxFileBytes>>20), remedy: "split it"})
		return nil, r.Found.List
	}
	if f := scan(s.Data); f != nil {
		r.refuse(s, f)
		return nil, r.Found.List
	}
	r.Files[name] = s
	if r.Parse(s) == nil {
		return nil, r.Found.List
	}
	return &Parsed{Name: name, Data: s.Data, Syntax: s.File, crlf: endsLinesTwice(raw)}, nil
}

// endsLinesTwice reports whether most lines of a file end with a carriage return before the line feed.
func endsLinesTwice(raw []byte) bool {
	return 2*bytes.Count(raw, []byte("\r\n")) > bytes.Count(raw, []byte("\n"))
}

// Raw is a new text of the file with the line ends that the file came with.
func (p *Parsed) Raw(data []byte) []byte {
	if !p.crlf {
		return data
	}
	return bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n"))
}

// Place is the range of a stretch of the text, by offsets.
func (p *Parsed) Place(from, to int) diag.Range {
	return NewSource(p.Name, p.Name, p.Data).Span(from, to)
}
