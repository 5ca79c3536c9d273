package compiler

import (
	"strings"

	"cuelang.org/go/cue/scanner"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
)

// headOf reads what a unit is called off the beginning of its file, where that stands as most files have it: behind the
// imports, in the first fields of the struct that a definition is joined with, each a plain string. The names of a pack
// then take its first lines and not the syntax trees of all its files. It is false for a file that begins otherwise.
func headOf(data []byte) (Name, bool) {
	h := &head{sound: true}
	h.scan.Init(token.NewFile("", 0, len(data)), data, func(token.Pos, string, []any) { h.sound = false }, 0)
	n := Name{Kind: explain.KindsByDefinition()[h.definition()]}
	if n.Kind == "" || !h.is(token.AND) || !h.is(token.LBRACE) {
		return n, false
	}
	for n.ID == "" || n.Edition == "" {
		label, value := h.field()
		switch {
		case label == "" || !h.sound:
			return n, false
		case label == "id":
			n.ID = value
		case label == "edition":
			n.Edition = value
		}
	}
	return n, true
}

// head is the beginning of a file that is being read.
type head struct {
	scan  scanner.Scanner
	sound bool
}

func (h *head) next() (token.Token, string) {
	_, tok, lit := h.scan.Scan()
	return tok, lit
}

func (h *head) is(want token.Token) bool {
	tok, _ := h.next()
	return tok == want
}

// definition is the name of the first definition, with nothing but a package clause and imports before it; empty where
// there is none.
func (h *head) definition() string {
	for {
		switch tok, lit := h.next(); tok {
		case token.IDENT:
			if strings.HasPrefix(lit, "#") {
				return lit
			}
		case token.STRING, token.COMMA, token.PERIOD, token.LPAREN, token.RPAREN:
		default:
			return ""
		}
	}
}

// field is the next field of a struct, if its value is a plain string, or one in a single language, as title: en: "…";
// else its label is empty.
func (h *head) field() (label, value string) {
	tok, text := h.next()
	for tok == token.IDENT {
		if !h.is(token.COLON) {
			return "", ""
		}
		label += text + ":"
		tok, text = h.next()
	}
	if tok != token.STRING || !h.is(token.COMMA) {
		return "", ""
	}
	return strings.TrimSuffix(label, ":"), source.Unquote(text)
}
