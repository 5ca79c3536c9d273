package brief

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// link checks a link and returns the id it refers to.
func (c *collector) link(n *ast.Link) string {
	at := offset(n)
	dest := string(n.Destination)
	id, ok := strings.CutPrefix(dest, "#")
	if !ok {
		c.fail(at, c.bracket(at), fmt.Sprintf("a link to %s leads out of the pack", quoted(dest)),
			"refer to a thing by its id, as in [the console](#e); write addresses out, for readers on paper")
		return ""
	}
	if !isID(id) {
		c.fail(at, c.bracket(at), fmt.Sprintf("%s is no id", quoted(id)), "an id has letters, digits, '-', '_' and '.'")
		return ""
	}
	line, col := c.where(at)
	_, end := c.where(at + c.bracket(at))
	c.refs = append(c.refs, Ref{ID: id, Line: line + 1, Col: col, EndCol: end})
	return id
}

// bracket is the length of a link in its line: up to the closing bracket, or the line's end.
func (r *reader) bracket(at int) int {
	rest := r.src[at:]
	if end := bytes.IndexByte(rest, '\n'); end >= 0 {
		rest = rest[:end]
	}
	if end := bytes.IndexByte(rest, ')'); end >= 0 {
		return end + 1
	}
	if end := bytes.LastIndexByte(rest, ']'); end >= 0 {
		return end + 1
	}
	return len(rest)
}

// quoted shortens a text to what fits into a message.
func quoted(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return fmt.Sprintf("%q", s)
}

func isID(s string) bool {
	for _, c := range s {
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
		if !letter && c != '-' && c != '_' && c != '.' {
			return false
		}
	}
	return s != ""
}

// refuse reports an inline that a brief cannot hold.
func (c *collector) refuse(n node) {
	at := offset(n)
	switch n := n.(type) {
	case *ast.RawHTML:
		c.fail(at, rawLength(n), "raw HTML", "write it in Markdown, as in *this* or **this**; a plain '<' is written &lt;")
	case *ast.Image:
		c.fail(at, c.bracket(at), "an image", "briefs are text; pictures come from the printer")
	case *ast.AutoLink:
		c.fail(at, len(n.Label(c.src))+2, fmt.Sprintf("a link to %s leads out of the pack", quoted(string(n.Label(c.src)))),
			"write the address out without the angle brackets")
	default:
		c.fail(at, 1, "something that cannot be printed: "+n.Kind().String(), "write it as plain text")
	}
}

// rawLength is the length of a tag as far as it stands in one line.
func rawLength(n *ast.RawHTML) int {
	first := n.Segments.At(0)
	return first.Len()
}
