package source

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// roundList finds a list in round brackets: places are written so everywhere but here.
func (f *fault) roundList() *slip {
	if !strings.HasPrefix(f.text, "expected ')', found ','") {
		return nil
	}
	from := bytes.LastIndexByte(f.Data[:f.at], '(')
	end := bytes.IndexByte(f.Data[f.at:f.LineEnd(f.at)], ')')
	if from < f.Lines[f.Pos(f.at).Line-1] || end < 0 {
		return nil
	}
	to := f.at + end + 1
	list := "[" + string(f.Data[from+1:to-1]) + "]"
	if !f.helps(from, to, list) {
		return nil
	}
	return &slip{from: from, to: to, summary: "a list in round brackets", remedy: fmt.Sprintf("did you mean %s?", list)}
}

// dashed is an entry of a list as YAML writes it.
var dashed = regexp.MustCompile(`^-\s+(\S.*)$`)

// dashes finds a list as YAML writes it that the parser stumbles over.
func (f *fault) dashes() *slip {
	for n := f.Pos(f.at).Line - 1; n > 0; n-- {
		switch from, to := f.line(n); {
		case dashed.Match(f.Data[from:to]):
			if p := f.dashList(n); p != nil {
				return p
			}
		case from < to:
			return nil
		}
	}
	return nil
}

// yaml reports a list with dashes that is sound to the parser: it takes the dash for a minus.
func (r *Reader) yaml(s *Source) bool {
	var p *slip
	ast.Walk(s.File, func(n ast.Node) bool {
		f, ok := n.(*ast.Field)
		if !ok || p != nil {
			return p == nil
		}
		if dash := leadingMinus(f.Value); dash.IsValid() && s.Pos(dash.Offset()).Line > s.Pos(f.Label.End().Offset()).Line {
			p = s.dashList(s.Pos(dash.Offset()).Line - 1)
		}
		return p == nil
	}, nil)
	if p != nil {
		r.Found.Add(diag.Diagnostic{
			Code: "CUE001", Severity: diag.Error, Summary: p.summary, Remedy: p.remedy, Range: s.Span(p.from, p.to),
			Details: []string{"nothing else of this file was looked at"},
		})
	}
	return p != nil
}

// leadingMinus is where the minus stands that an expression begins with.
func leadingMinus(e ast.Expr) token.Pos {
	for {
		switch x := e.(type) {
		case *ast.BinaryExpr:
			e = x.X
		case *ast.UnaryExpr:
			if x.Op == token.SUB {
				return x.OpPos
			}
			return token.NoPos
		default:
			return token.NoPos
		}
	}
}

// dashList is the list with dashes around a line, counted from 0, and how it is written here.
func (s *Source) dashList(n int) *slip {
	first := n
	for first > 0 && dashed.Match(s.trimmed(first-1)) {
		first--
	}
	head, ok := bytes.CutSuffix(s.trimmed(max(0, first-1)), []byte(":"))
	if first == 0 || !ok {
		return nil
	}
	var entries []string
	for n = first; n < len(s.Lines) && dashed.Match(s.trimmed(n)); n++ {
		entries = append(entries, entryOf(string(dashed.FindSubmatch(s.trimmed(n))[1])))
	}
	const most = 3 // they show the way
	if len(entries) > most {
		entries = append(entries[:most], "…")
	}
	from, to := s.line(first)
	return &slip{
		from: from, to: to, summary: "a list with dashes, as YAML writes it",
		remedy: fmt.Sprintf("lists stand in square brackets: write %s: [%s]", head, strings.Join(entries, ", ")),
	}
}

// trimmed is the visible part of a line.
func (s *Source) trimmed(n int) []byte {
	from, to := s.line(n)
	return bytes.TrimRight(s.Data[from:to], " \t\r")
}

// entryOf is an entry of a list with dashes as it is written here.
func entryOf(text string) string {
	switch {
	case PlainNumber.MatchString(text), strings.HasPrefix(text, `"`), strings.HasPrefix(text, "{"), text == "true", text == "false":
		return text
	case strings.Contains(text, ": "):
		return "{…}"
	}
	return fmt.Sprintf("%q", text)
}

// PlainNumber is a number as anybody writes it.
var PlainNumber = regexp.MustCompile(`^-?[0-9]+(\.[0-9]+)?$`)
