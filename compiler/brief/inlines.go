package brief

import (
	"fmt"
	"html"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

// inlines reads what stands in a paragraph, heading or cell. Neighbours of one look are joined.
func (r *reader) inlines(parent node) []model.Inline {
	c := &collector{reader: r}
	c.children(parent, model.Inline{}, 0)
	return c.trimmed()
}

// collector gathers the inlines of one block.
type collector struct {
	*reader
	out []model.Inline
}

// children reads the children of a node in a given look.
func (c *collector) children(parent node, look model.Inline, depth int) {
	if depth > MaxStyles {
		c.fail(offset(parent), 1, fmt.Sprintf("emphasis is nested more than %d deep", MaxStyles), "use fewer marks")
		return
	}
	for n := parent.FirstChild(); n != nil && !c.full; n = n.NextSibling() {
		c.child(n, look, depth)
	}
}

func (c *collector) child(n node, look model.Inline, depth int) {
	switch n := n.(type) {
	case *ast.Text:
		c.text(n, look)
	case *ast.String:
		c.add(look, string(n.Value))
	case *ast.Emphasis:
		look.Strong = look.Strong || n.Level == 2
		look.Emph = look.Emph || n.Level == 1
		c.children(n, look, depth+1)
	case *ast.CodeSpan:
		look.Code = true
		c.children(n, look, depth+1)
	case *ast.Link:
		look.Ref = c.link(n)
		c.children(n, look, depth+1)
	default:
		c.refuse(n)
	}
}

// text adds a stretch of source. Inside code it is taken as it stands.
func (c *collector) text(n *ast.Text, look model.Inline) {
	raw := string(n.Segment.Value(c.src))
	if !look.Code {
		raw = c.unescape(raw, n.Segment.Start)
	}
	c.add(look, strings.Map(plainBlank, raw))
	switch {
	case n.HardLineBreak():
		c.out = append(c.out, model.Inline{Break: true})
	case n.SoftLineBreak():
		c.add(look, " ")
	}
}

// plainBlank makes line ends and tabs inside a line of prose blanks.
func plainBlank(r rune) rune {
	if r == '\n' || r == '\t' || r == '\r' {
		return ' '
	}
	return r
}

// add appends characters, to the last inline where that has the same look.
func (c *collector) add(look model.Inline, s string) {
	if s == "" || !c.grow(len(s)) {
		return
	}
	if last := len(c.out) - 1; last >= 0 {
		same := c.out[last]
		same.Text = ""
		if same == look {
			c.out[last].Text += s
			return
		}
	}
	look.Text = s
	c.grow(recordSize)
	c.out = append(c.out, look)
}

// trimmed is the result without breaks and blanks at the end.
func (c *collector) trimmed() []model.Inline {
	for len(c.out) > 0 {
		last := &c.out[len(c.out)-1]
		last.Text = strings.TrimRight(last.Text, " ")
		if last.Text != "" {
			break
		}
		c.out = c.out[:len(c.out)-1]
	}
	return c.out
}

// unescape resolves backslashes and entities; offset is where the text begins in the source.
func (c *collector) unescape(s string, offset int) string {
	if !strings.ContainsAny(s, `\&`) {
		return s
	}
	var b strings.Builder
	for at := 0; at < len(s); {
		plain, length := c.unit(s[at:], offset+at)
		b.WriteString(plain)
		at += length
	}
	return b.String()
}

// unit resolves the first character, escape or entity of a text and returns its length there.
func (c *collector) unit(s string, offset int) (plain string, length int) {
	switch {
	case s[0] == '\\' && len(s) > 1 && util.IsPunct(s[1]):
		return s[1:2], 2
	case s[0] == '&':
		if end := strings.IndexByte(s[:min(len(s), maxEntity)], ';'); end > 0 {
			return c.entity(s[:end+1], offset), end + 1
		}
	}
	_, n := utf8.DecodeRuneInString(s)
	return s[:n], n
}

// maxEntity is longer than the longest name of an HTML entity.
const maxEntity = 40

// entity resolves one entity; it must not smuggle in a character that could not be typed.
func (c *collector) entity(s string, offset int) string {
	plain := html.UnescapeString(s)
	for _, r := range plain {
		if isHidden(r) || r == '\r' {
			c.failHidden(offset, r)
			return ""
		}
	}
	return plain
}
