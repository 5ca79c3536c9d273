package compiler

import (
	"math/big"
	"slices"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/schema/diag"
)

// node is one evaluated value: what CUE made of the author's words and the schema's defaults, with
// the place it was written at. What is broken has been reported and is left out of its parent.
type node struct {
	kind cue.Kind
	path string

	text   string // of strings and bytes
	truth  bool
	number number
	keys   []string // of structs, in order
	fields map[string]*node
	items  []*node // of lists

	labels map[string]diag.Range // of structs in plain files: where each key stands
	index  diag.Index            // to note the keys in that turn out to be made up

	misplaced bool // it belongs elsewhere, which was said

	at      diag.Range    // the value, or the label of a struct entry
	literal *ast.BasicLit // the string literal it was written as, if it was one
}

// number is a decimal exactly as written: mantissa times ten to the exponent.
type number struct {
	mantissa big.Int
	exponent int
}

// scaled is the number times ten to the given power, if that is a whole number of sensible size.
func (n *number) scaled(power int) (int, bool) {
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

// get is the field of that name, or nil.
func (n *node) get(key string) *node {
	if n == nil {
		return nil
	}
	return n.fields[key]
}

// list is the elements of a list; a value that is not there has none.
func (n *node) list() []*node {
	if n == nil {
		return nil
	}
	return n.items
}

// str is the text of a string field, or "".
func (n *node) str(key string) string {
	if f := n.get(key); f != nil {
		return f.text
	}
	return ""
}

// each calls fn with every field of a struct whose keys the author made up, in order; it does nothing
// for nil.
func (n *node) each(fn func(key string, v *node)) {
	if n == nil {
		return
	}
	for _, k := range n.keys {
		if at, ok := n.labels[k]; ok {
			n.index[n.fields[k].path+"@key"] = at
		}
		fn(k, n.fields[k])
	}
}

// take removes a field and returns it.
func (n *node) take(key string) *node {
	if n == nil || n.fields[key] == nil {
		return nil
	}
	f := n.fields[key]
	delete(n.fields, key)
	n.keys = slices.DeleteFunc(n.keys, func(k string) bool { return k == key })
	return f
}
