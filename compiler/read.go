package compiler

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

// reader reads the files of one unit through the world and keeps them.
type reader struct {
	world World
	name  func(rel string) string // how the user would name a file
	files sources
	found *findings
	total int
	lent  []func() // give back what was lent to the unit
}

// read returns a parsed file, or nil after saying why it cannot be had.
func (r *reader) read(rel string) *source {
	shown := r.name(rel)
	if s := r.files[shown]; s != nil {
		return s
	}
	data, f := r.bytes(rel)
	if f != nil {
		r.refuse(newSource(shown, rel, data), f)
		return nil
	}
	s := newSource(shown, rel, data)
	if f := scan(s.data); f != nil {
		r.refuse(s, f)
		return nil
	}
	r.files[shown] = s
	return r.parse(s)
}

// bytes reads a file and checks that it is one.
func (r *reader) bytes(rel string) ([]byte, *flaw) {
	data, err := r.world.ReadFile(rel, MaxFileBytes)
	switch {
	case errors.Is(err, errNotRegular):
		return nil, &flaw{code: "PCK007", summary: "not a regular file, but a folder, device or pipe", remedy: "source files are plain files"}
	case escapes(err):
		return nil, &flaw{code: "PCK006", summary: "a symbolic link that leads out of the pack", remedy: "put a copy of the file into the pack: nothing outside it is read"}
	case errors.Is(err, fs.ErrNotExist):
		return nil, &flaw{code: "PCK001", summary: "the file is gone, or a link that leads nowhere", remedy: "restore it or take the link away"}
	case err != nil:
		return nil, &flaw{code: "PCK001", summary: "the file cannot be read: " + reason(err), remedy: "check its permissions"}
	}
	if len(data) > MaxFileBytes {
		return nil, &flaw{code: "PCK002", summary: fmt.Sprintf("the file is larger than %d MiB", MaxFileBytes>>20), remedy: "split it; a mission needs a few kilobytes"}
	}
	if r.total += len(data); r.total > MaxPackBytes {
		return nil, &flaw{code: "PCK003", summary: fmt.Sprintf("what belongs to this unit is larger than %d MiB", MaxPackBytes>>20), remedy: "split the pack"}
	}
	return data, nil
}

// reason is the innermost text of an error, without the path that the range shows already.
func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// refuse reports a file that cannot be used. What follows a NUL byte or a gigabyte is not for
// showing, so the source is kept only where it is text.
func (r *reader) refuse(s *source, f *flaw) {
	at := diag.Range{File: s.shown, Start: diag.Pos{Line: 1, Col: 1}, End: diag.Pos{Line: 1, Col: 1}}
	if f.code == "PCK005" {
		r.files[s.shown] = s
	}
	if f.offset > 0 {
		at = s.span(f.offset, f.offset+1)
	}
	r.found.add(diag.Diagnostic{Code: f.code, Severity: diag.Error, Summary: f.summary, Remedy: f.remedy, Range: at})
}

// parse parses a file. Of several syntax errors only the first counts: the others mostly follow
// from it.
func (r *reader) parse(s *source) *source {
	file, err := parser.ParseFile(s.shown, s.data, parser.ParseComments)
	if err != nil {
		r.syntax(s, cueerrors.Errors(err))
		return nil
	}
	s.file = file
	if r.yaml(s) || r.decimalComma(s) || !r.inspect(s) {
		return nil
	}
	return s
}

// refusedAttributes are the attributes by which CUE takes in what is not written in the pack.
var refusedAttributes = map[string]bool{"embed": true, "extern": true, "tag": true, "if": true}

// inspect refuses syntax that reaches outside the pack, or that CUE does not cope with.
func (r *reader) inspect(s *source) bool {
	clean := true
	refuse := func(n ast.Node, code, summary, remedy string) {
		at, _ := r.files.node(n)
		r.found.add(diag.Diagnostic{Code: code, Severity: diag.Error, Range: at, Summary: summary, Remedy: remedy})
		clean = false
	}
	ast.Walk(s.file, func(n ast.Node) bool {
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
