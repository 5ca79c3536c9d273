package explain

import (
	"math/big"
	"slices"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Node is one evaluated value: what CUE made of the author's words and the schema's defaults, with
// the place it was written at. What is broken has been reported and is left out of its parent.
type Node struct {
	Kind      cue.Kind
	Truth     bool
	misplaced bool // it belongs elsewhere, which was said
	Path      string

	Text   string   // of strings and bytes
	Number *number  // of numbers
	Keys   []string // of structs, in order
	Fields map[string]*Node
	Items  []*Node // of lists

	label  ast.Label // of fields in plain files: the name as it was written
	walker *Walker   // of structs in plain files: to note the names that turn out to be made up

	At      diag.Range    // the value, or the label of a struct entry
	Literal *ast.BasicLit // the string literal it was written as, if it was one
}

// number is a decimal exactly as written: mantissa times ten to the exponent.
type number struct {
	mantissa big.Int
	exponent int
}

// Scaled is the number times ten to the given power, if that is a whole number of sensible size. No number is 0.
func (n *number) Scaled(power int) (int, bool) {
	if n == nil {
		return 0, true
	}
	e := n.exponent + power
	if n.mantissa.Sign() == 0 {
		return 0, true
	}
	if e > 12 || e < -40 || n.mantissa.BitLen() > 200 {
		return 0, false
	}
	m := new(big.Int).Set(&n.mantissa)
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(max(e, -e))), nil)
	if e >= 0 {
		m.Mul(m, ten)
	} else if _, rest := m.QuoRem(m, ten, new(big.Int)); rest.Sign() != 0 {
		return 0, false
	}
	const most = 1 << 40
	if !m.IsInt64() || m.Int64() > most || m.Int64() < -most {
		return 0, false
	}
	return int(m.Int64()), true
}

// Get is the field of that name, or nil.
func (n *Node) Get(key string) *Node {
	if n == nil {
		return nil
	}
	return n.Fields[key]
}

// List is the elements of a list; a value that is not there has none.
func (n *Node) List() []*Node {
	if n == nil {
		return nil
	}
	return n.Items
}

// Str is the text of a string field, or "".
func (n *Node) Str(key string) string {
	if f := n.Get(key); f != nil {
		return f.Text
	}
	return ""
}

// Each calls fn with every field of a struct whose keys the author made up, in order; it does nothing
// for nil.
func (n *Node) Each(fn func(key string, v *Node)) {
	if n == nil {
		return
	}
	for _, k := range n.Keys {
		f := n.Fields[k]
		if f.label != nil {
			n.walker.noteName(f)
		}
		fn(k, f)
	}
}

// Take removes a field and returns it.
func (n *Node) Take(key string) *Node {
	if n == nil || n.Fields[key] == nil {
		return nil
	}
	f := n.Fields[key]
	delete(n.Fields, key)
	n.Keys = slices.DeleteFunc(n.Keys, func(k string) bool { return k == key })
	return f
}
