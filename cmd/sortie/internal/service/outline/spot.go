package outline

import "strings"

// Spot is a place in the text, as somebody sees it who types there.
type Spot struct {
	In     *Node  // the block, the list or the file around it
	Field  *Node  // in whose value it is, or whose label; nil between fields
	Key    bool   // at the name of a field, or where one may begin
	Word   Span   // what is typed already, up to the end of the word
	Typed  string // of the word, before the place
	Quoted bool   // within quotes
}

// Path is the way to the value that is typed there, or to the block that a field begins in.
func (s Spot) Path() []string {
	if !s.Key && s.Field != nil {
		return s.Field.Path()
	}
	return s.In.Path()
}

// At is what stands around an offset.
func (f *File) At(offset int) Spot {
	offset = max(0, min(offset, len(f.Src))) // who asks may be a message behind, or wrong
	s := Spot{In: f.Root, Key: true}
	n := f.Root
	for n != nil {
		next := n.around(offset, f.Src)
		if next == nil {
			break
		}
		n = next
		switch {
		case n.Key.To > n.Key.From && n.Key.Holds(offset):
			s.In, s.Field, s.Key = holder(n), n, true
			return s.typed(f.Src, offset)
		case n.Shape == Block && n.Body.Holds(offset) && !chained(n):
			s.In, s.Field, s.Key = n, nil, true
		case n.Shape == List && n.Body.Holds(offset):
			s.In, s.Field, s.Key = n, n, false
		case n.Label == "" && n.Index < 0:
			s.Field, s.Key = n, true // a word that may become the name of a field
		default:
			s.In, s.Field, s.Key = holder(n), n, false
		}
	}
	return s.typed(f.Src, offset)
}

// chained reports whether a block has no brackets of its own: a: b: 1.
func chained(n *Node) bool {
	return len(n.Nodes) == 1 && n.Body == n.Nodes[0].All() && n.Body == n.Value
}

// holder is what a node's fields are fields of.
func holder(n *Node) *Node {
	if n.Parent == nil {
		return n
	}
	return n.Parent
}

// around is the inner node that an offset lies in. Behind a colon the value may not have begun yet.
func (n *Node) around(offset int, src string) *Node {
	var best *Node
	for _, c := range n.Nodes {
		if c.reach(src).Holds(offset) {
			best = c
		}
	}
	return best
}

// reach is where somebody types who types in a node: up to the end of its line, where a value is still to come or not closed.
func (n *Node) reach(src string) Span {
	all := n.All()
	switch {
	case n.Shape == None && n.Key.To > 0, n.Open:
		all.To = max(all.To, lineEnd(src, all.To))
	case chained(n):
		all.To = max(all.To, n.Nodes[0].reach(src).To)
	}
	return all
}

func lineEnd(src string, at int) int {
	if n := strings.IndexByte(src[at:], '\n'); n >= 0 {
		return at + n
	}
	return len(src)
}

// typed finds the word around the offset: up to quotes, blanks and brackets.
func (s Spot) typed(src string, offset int) Spot {
	from, to := offset, offset
	for from > 0 && nameByte(src[from-1]) {
		from--
	}
	for to < len(src) && nameByte(src[to]) {
		to++
	}
	s.Word, s.Typed = Span{from, to}, src[from:offset]
	s.Quoted = from > 0 && src[from-1] == '"'
	if n := s.Field; n != nil && n.Shape == Text && !s.Key {
		s.Quoted = n.Value.From < offset && (n.Open || offset < n.Value.To)
	}
	return s
}

func nameByte(b byte) bool {
	return b == '-' || b == '_' || b == '#' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80
}
