// Package outline reads source files as far as they go, whether or not they can be compiled: an editor's text is broken
// while somebody types.
//
//   - A node is a field, an entry of a list, or what is joined into a block without a name. Its label is the field's name.
//   - A span is a stretch of the text, in bytes.
//   - A shape is what a node's value looks like: a block of fields, a list, a text, a word, or more than one of them.
//   - A spot is a place in the text seen by somebody who types there: at a field's name, or in a value.
//
// Nothing is evaluated, and nothing is refused. What is not closed ends where the indentation says that it does.
package outline

import "strings"

// Span is a stretch of text: from a byte to the one behind the last.
type Span struct{ From, To int }

// Holds reports whether an offset lies in a span or at its end.
func (s Span) Holds(at int) bool { return s.From <= at && at <= s.To }

// Shape is what a value looks like.
type Shape int

// The shapes. A field without a value has none.
const (
	None Shape = iota
	Block
	List
	Text
	Word  // a name, a number, true or false
	Mixed // an expression of several parts
)

// Node is a part of a file.
type Node struct {
	Label  string // unquoted; empty for the file, for entries of lists and for what is joined into a block
	Index  int    // of an entry of a list; otherwise -1
	Key    Span   // the label, with its quotes
	Value  Span
	Shape  Shape
	Text   string   // of a text or a word, without quotes
	Joined string   // the definition that a block is joined with, such as "corespace.#Mission"
	Names  []string // words in an expression: fields of the file that it is made of, such as _guard
	Open   bool     // the value is not closed
	Body   Span     // of a block or a list: what stands between its brackets
	Nodes  []*Node
	Parent *Node
}

// All is the whole of a node, its label included.
func (n *Node) All() Span {
	if n.Key.To > n.Key.From {
		return Span{n.Key.From, max(n.Key.To, n.Value.To)}
	}
	return n.Value
}

// File is one source file.
type File struct {
	Src  string
	Root *Node
	Torn bool // a bracket is missing or surplus
}

// Read reads a text.
func Read(src string) *File {
	f := read(src, false)
	if f.Torn {
		f = read(src, true)
		f.Torn = true
	}
	return f
}

// Fields are the fields of a node, those of what is joined into it among them.
func (n *Node) Fields() []*Node {
	var all []*Node
	for _, c := range n.Nodes {
		switch {
		case c.Index >= 0:
		case c.Label != "":
			all = append(all, c)
		default:
			all = append(all, c.Fields()...)
		}
	}
	return all
}

// Field is the field of that name, or nil.
func (n *Node) Field(name string) *Node {
	for _, c := range n.Fields() {
		if c.Label == name {
			return c
		}
	}
	return nil
}

// Word is the text of the plain value of a field, or nothing.
func (n *Node) Word(name string) string {
	if f := n.Field(name); f != nil && (f.Shape == Text || f.Shape == Word) {
		return f.Text
	}
	return ""
}

// Path is the way from the file to a node: names of fields, and places in lists.
func (n *Node) Path() []string {
	var path []string
	for at := n; at != nil && at.Parent != nil; at = at.Parent {
		if step := at.Step(); step != "" {
			path = append([]string{step}, path...)
		}
	}
	return path
}

// Step is what a node adds to the path of what holds it; nothing where it is joined into it.
func (n *Node) Step() string {
	if n.Index >= 0 {
		return itoa(n.Index)
	}
	return n.Label
}

// Find lists the nodes at a path: a field can be spread over several places of a file.
func (f *File) Find(path ...string) []*Node { return f.Root.find(path) }

func (n *Node) find(path []string) []*Node {
	if len(path) == 0 {
		return []*Node{n}
	}
	var all []*Node
	for _, c := range n.Nodes {
		switch step := c.Step(); step {
		case "":
			all = append(all, c.find(path)...)
		case path[0]:
			all = append(all, c.find(path[1:])...)
		}
	}
	return all
}

// Each calls fn for a node and all within it.
func (n *Node) Each(fn func(*Node)) {
	fn(n)
	for _, c := range n.Nodes {
		c.Each(fn)
	}
}

// Joined is the definition that the file's main value is joined with, or nothing.
func (f *File) Joined() string {
	for _, n := range f.Root.Nodes {
		if n.Label == "" && strings.Contains(n.Joined, "#") {
			return n.Joined
		}
	}
	return ""
}

// itoa writes a small number.
func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
