package outline

import (
	"strings"

	"cuelang.org/go/cue/literal"
)

// maxDepth is how deep blocks are followed; the compiler refuses what is deeper.
const maxDepth = 120

// reader makes nodes of tokens.
type reader struct {
	src    string
	tokens []token
	at     int
	mend   bool // go by the indentation where a bracket is missing
	torn   bool
	depth  int
}

func read(src string, mend bool) *File {
	r := &reader{src: src, mend: mend}
	l := &lexer{src: src}
	l.begin()
	for {
		t := l.next()
		r.tokens = append(r.tokens, t)
		if t.class == end {
			break
		}
	}
	root := &Node{Index: -1, Shape: Block, Value: Span{0, len(src)}, Body: Span{0, len(src)}}
	for {
		r.fields(root, "", -1)
		if r.peek(0).class == end {
			break
		}
		r.torn = true // a bracket that nobody has opened
		r.at++
	}
	return &File{Src: src, Root: root, Torn: r.torn}
}

// peek is the token so many behind the next.
func (r *reader) peek(n int) token { return r.tokens[min(r.at+n, len(r.tokens)-1)] }

func (r *reader) is(t token, text string) bool {
	return t.class == symbol && r.src[t.From:t.To] == text
}

// isAny reports whether a token is one of some signs.
func (r *reader) isAny(t token, signs string) bool {
	return t.class == symbol && strings.Contains(signs, r.src[t.From:t.To])
}

// fields reads what stands in a block up to its closing bracket, which is left.
func (r *reader) fields(into *Node, closing string, indent int) {
	for {
		t := r.peek(0)
		switch {
		case t.class == end:
			return
		case t.class == line || t.class == aside || r.is(t, ","):
			r.at++
		case r.isAny(t, "}])"):
			return
		case r.mend && closing != "" && t.first && t.indent <= indent:
			r.torn = true
			return
		default:
			r.field(into)
		}
	}
}

// field reads one field, or something that is joined into a block.
func (r *reader) field(into *Node) {
	n := &Node{Index: -1, Parent: into}
	into.Nodes = append(into.Nodes, n)
	if r.bound(n) {
		return
	}
	key, colon, ok := r.label()
	if !ok {
		r.value(n)
		return
	}
	n.Key = key
	n.Label = plain(r.src[key.From:key.To])
	n.Value = Span{colon.To, colon.To}
	indent, from := colon.indent, colon.To
	if r.gap(indent) {
		return
	}
	if _, _, chained := r.labelAhead(); chained {
		n.Shape = Block
		r.field(n)
		last := n.Nodes[len(n.Nodes)-1]
		n.Value = last.All()
		n.Body = n.Value
		return
	}
	r.value(n)
	if n.Shape == None {
		n.Value = Span{from, from}
	}
}

// bound reads a name that is given to an expression, let name = …; its label has the word let in front, as no field's has.
func (r *reader) bound(n *Node) bool {
	let, name := r.peek(0), r.peek(1)
	if let.class != word || r.src[let.From:let.To] != "let" || name.class != word || !r.is(r.peek(2), "=") {
		return false
	}
	n.Label, n.Key = "let "+r.src[name.From:name.To], name.Span
	r.at += 3
	r.value(n)
	return true
}

// gap reports whether nothing follows a colon: the next line is no further to the right, and begins a field of its own.
func (r *reader) gap(indent int) bool {
	ahead := 0
	for r.peek(ahead).class == line {
		ahead++
	}
	t := r.peek(ahead)
	switch {
	case t.class == end:
		r.at += ahead
		return true
	case ahead == 0:
		return false
	}
	if t.indent <= indent || r.isAny(t, "}])") {
		return true
	}
	r.at += ahead
	return false
}

// label reads the name of a field and the colon behind it; it reads nothing where no field begins.
func (r *reader) label() (key Span, colon token, ok bool) {
	key, n, ok := r.labelAhead()
	if !ok {
		return key, token{}, false
	}
	colon = r.peek(n)
	r.at += n + 1
	return key, colon, true
}

// labelAhead looks for the name of a field, and how many tokens before its colon it has.
func (r *reader) labelAhead() (key Span, n int, ok bool) {
	t := r.peek(0)
	switch {
	case t.class == word || t.class == text:
		n = 1
	case r.isAny(t, "[("):
		if n = r.bracketed(); n == 0 {
			return Span{}, 0, false
		}
	default:
		return Span{}, 0, false
	}
	key = Span{t.From, r.peek(n - 1).To}
	if r.isAny(r.peek(n), "?!") {
		n++
	}
	return key, n, r.is(r.peek(n), ":")
}

// bracketed is how many tokens a bracket takes with what it holds, in one line; 0 if it is not closed there.
func (r *reader) bracketed() int {
	depth := 0
	for n := 0; ; n++ {
		t := r.peek(n)
		switch {
		case t.class == end || t.class == line || n > maxDepth:
			return 0
		case r.isAny(t, "[("):
			depth++
		case r.isAny(t, "])"):
			if depth--; depth == 0 {
				return n + 1
			}
		}
	}
}

// value reads an expression up to the end of its line, a comma or a bracket.
func (r *reader) value(n *Node) {
	from, parts := r.peek(0).From, 0
	n.Value = Span{from, from}
	for {
		t := r.peek(0)
		if t.class == end || t.class == line && !r.goesOn() || r.is(t, ",") || r.isAny(t, "}])") || t.class == aside {
			break
		}
		switch {
		case t.class == line:
			r.at++
			continue
		case r.is(t, "{"):
			n.Joined = strings.TrimRight(strings.TrimSpace(r.src[from:t.From]), "& \t")
			r.block(n, t)
		case r.is(t, "["):
			r.list(n, t)
		case r.is(t, "("):
			r.at++
			inner := &Node{Index: -1, Parent: n}
			r.group(inner)
		default:
			r.at++
			r.part(n, t, parts)
		}
		parts++
		n.Value.To = r.tokens[max(r.at-1, 0)].To
		if n.Open && n.Shape != Text {
			n.Value.To = max(n.Value.From, n.Body.To)
			break // the bracket is missing: what comes is no part of it
		}
	}
	if r.at == 0 || parts == 0 && n.Key.To == 0 {
		r.at++ // never stand still
	}
}

// part takes over a text, a word or a sign of an expression.
func (r *reader) part(n *Node, t token, before int) {
	said := r.src[t.From:t.To]
	if t.class == word && !literally(said) {
		n.Names = append(n.Names, said)
	}
	switch {
	case before == 1 && n.Shape == Mixed && t.class == word && r.src[n.Value.From:t.From] == "-":
		n.Shape, n.Text = Word, "-"+said // a number below zero
	case before > 0:
		if n.Shape == Text || n.Shape == Word {
			n.Shape, n.Text = Mixed, ""
		}
	case t.class == text:
		n.Shape, n.Text, n.Open = Text, plain(said), t.open
	case t.class == word:
		n.Shape, n.Text = Word, said
	default:
		n.Shape = Mixed
	}
}

// literally reports whether a word is a value and no name of one.
func literally(word string) bool {
	return word[0] >= '0' && word[0] <= '9' || word == "true" || word == "false" || word == "null"
}

// goesOn reports whether an expression goes on behind the end of a line: its last sign joins two parts.
func (r *reader) goesOn() bool {
	return r.at > 0 && r.isAny(r.tokens[r.at-1], "&|+-*/=<>.")
}

// block reads a block, its brackets included.
func (r *reader) block(n *Node, open token) {
	r.at++
	n.Shape = Block
	n.Body = Span{open.To, open.To}
	if r.depth++; r.depth < maxDepth {
		r.fields(n, "}", open.indent)
	}
	r.depth--
	r.closed(n, "}")
}

// closed takes the closing bracket of a block or a list, if it is there.
func (r *reader) closed(n *Node, closing string) {
	t := r.peek(0)
	n.Body.To = t.From
	if r.is(t, closing) {
		r.at++
		return
	}
	n.Open, r.torn = true, true
}

// list reads a list, its brackets included.
func (r *reader) list(n *Node, open token) {
	r.at++
	n.Shape = List
	n.Body = Span{open.To, open.To}
	r.depth++
	for r.depth < maxDepth {
		t := r.peek(0)
		if t.class == end || r.isAny(t, "}])") || r.mend && t.first && t.indent <= open.indent {
			break
		}
		if t.class == line || t.class == aside || r.is(t, ",") {
			r.at++
			continue
		}
		entry := &Node{Index: entries(n), Parent: n}
		n.Nodes = append(n.Nodes, entry)
		at := r.at
		if r.value(entry); r.at == at {
			r.at++
		}
		if entry.Shape == Word && (entry.Text == "for" || entry.Text == "if") {
			entry.Shape = Mixed
		}
	}
	r.depth--
	r.closed(n, "]")
}

func entries(n *Node) int { return len(n.Nodes) }

// group reads what stands in round brackets, and the closing one.
func (r *reader) group(n *Node) {
	r.depth++
	for r.depth < maxDepth {
		t := r.peek(0)
		if t.class == end || r.isAny(t, "}])") {
			break
		}
		at := r.at
		if r.value(n); r.at == at {
			r.at++
		}
	}
	r.depth--
	if r.is(r.peek(0), ")") {
		r.at++
	} else {
		r.torn = true
	}
}

// plain is a label or a text without its quotes.
func plain(src string) string {
	if s, err := literal.Unquote(src); err == nil {
		return s
	}
	return strings.Trim(src, `"'#`)
}
