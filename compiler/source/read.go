package source

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"cuelang.org/go/cue/ast"
	cueerrors "cuelang.org/go/cue/errors"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Reader reads the files of one unit through the world and keeps them.
type Reader struct {
	World World
	Name  func(rel string) string // how the user would name a file
	Files Sources
	Found *Findings
	total int
	Lent  []func() // give back what was lent to the unit
}

// Read returns a parsed file, or nil after saying why it cannot be had.
func (r *Reader) Read(rel string) *Source {
	shown := r.Name(rel)
	if s := r.Files[shown]; s != nil {
		return s
	}
	data, f := r.bytes(rel)
	if f != nil {
		r.refuse(NewSource(shown, rel, data), f)
		return nil
	}
	s := NewSource(shown, rel, data)
	if f := scan(s.Data); f != nil {
		r.refuse(s, f)
		return nil
	}
	r.Files[shown] = s
	return r.Parse(s)
}

// bytes reads a file and checks that it is one.
func (r *Reader) bytes(rel string) ([]byte, *flaw) {
	data, err := r.World.ReadFile(rel, MaxFileBytes)
	switch {
	case errors.Is(err, errNotRegular):
		return nil, &flaw{code: "PCK007", Summary: "not a regular file, but a folder, device or pipe", remedy: "source files are plain files"}
	case escapes(err):
		return nil, &flaw{code: "PCK006", Summary: "a symbolic link that leads out of the pack", remedy: "put a copy of the file into the pack: nothing outside it is read"}
	case errors.Is(err, fs.ErrNotExist):
		return nil, &flaw{code: "PCK001", Summary: "the file is gone, or a link that leads nowhere", remedy: "restore it or take the link away"}
	case err != nil:
		return nil, &flaw{code: "PCK001", Summary: "the file cannot be read: " + Reason(err), remedy: "check its permissions"}
	}
	if len(data) > MaxFileBytes {
		return nil, &flaw{code: "PCK002", Summary: fmt.Sprintf("the file is larger than %d MiB", MaxFileBytes>>20), remedy: "split it; a mission needs a few kilobytes"}
	}
	if r.total += len(data); r.total > MaxPackBytes {
		return nil, &flaw{code: "PCK003", Summary: fmt.Sprintf("what belongs to this unit is larger than %d MiB", MaxPackBytes>>20), remedy: "split the pack"}
	}
	return data, nil
}

// Reason is the innermost text of an error, without the path that the range shows already.
func Reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// refuse reports a file that cannot be used. What follows a NUL byte or a gigabyte is not for
// showing, so the source is kept only where it is text.
func (r *Reader) refuse(s *Source, f *flaw) {
	at := diag.Range{File: s.shown, Start: diag.Pos{Line: 1, Col: 1}, End: diag.Pos{Line: 1, Col: 1}}
	if f.code == "PCK005" {
		r.Files[s.shown] = s
	}
	if f.offset > 0 {
		at = s.Span(f.offset, f.offset+1)
	}
	r.Found.Add(diag.Diagnostic{Code: f.code, Severity: diag.Error, Summary: f.Summary, Remedy: f.remedy, Range: at})
}

// Parse parses a file. Of several syntax errors only the first counts: the others mostly follow
// from it.
func (r *Reader) Parse(s *Source) *Source {
	file, err := parser.ParseFile(s.shown, s.Data, parser.ParseComments)
	if err != nil {
		r.syntax(s, cueerrors.Errors(err))
		return nil
	}
	s.File = file
	if r.yaml(s) || r.decimalComma(s) || !r.inspect(s) {
		return nil
	}
	return s
}

// refusedAttributes are the attributes by which CUE takes in what is not written in the pack.
var refusedAttributes = map[string]bool{"embed": true, "extern": true, "tag": true, "if": true}

// inspect refuses syntax that reaches outside the pack, or that CUE does not cope with.
func (r *Reader) inspect(s *Source) bool {
	clean := true
	refuse := func(n ast.Node, code, summary, remedy string) {
		at, _ := r.Files.Node(n)
		r.Found.Add(diag.Diagnostic{Code: code, Severity: diag.Error, Range: at, Summary: summary, Remedy: remedy})
		clean = false
	}
	ast.Walk(s.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Attribute:
			if key, _ := n.Split(); refusedAttributes[key] {
				refuse(n, "PCK009", fmt.Sprintf("@%s is not allowed: a pack takes in nothing from outside", key),
					"write the value here, or import it from a package of the pack")
			}
		case *ast.BasicLit:
			if (n.Kind == token.INT || n.Kind == token.FLOAT) && outsized(n.Value) {
				refuse(n, "PCK015", fmt.Sprintf("a number of more than %d digits", MaxDigits), "write a number that a game could need")
			}
		}
		return true
	}, nil)
	return clean
}

// outsized reports whether a number has more digits than CUE can be trusted with: it reads
// 1e999999 as 1.
func outsized(number string) bool {
	mantissa, exponent, _ := strings.Cut(strings.ToLower(number), "e")
	if strings.HasPrefix(mantissa, "0x") {
		return len(number) > MaxDigits
	}
	if exponent == "" {
		exponent = "0"
	}
	n, err := strconv.Atoi(exponent)
	return err != nil || max(n, -n) > MaxDigits || len(mantissa) > MaxDigits
}
