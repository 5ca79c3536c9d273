package script

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
)

// Error is what is wrong about a script: where, and what to do about it.
type Error struct {
	Path, Text string

	refusal bool // it is no fault of the script that this cannot be done
}

// wrong is an error at a path.
func wrong(path, format string, args ...any) *Error {
	return &Error{Path: path, Text: fmt.Sprintf(format, args...)}
}

// Error is the path of what is wrong, and why.
func (e *Error) Error() string {
	if e.Path == "" {
		return e.Text
	}
	return e.Path + ": " + e.Text
}

// The most that a script holds.
const (
	maxBytes = 1 << 20
	maxDepth = 40
	maxList  = 256
)

// node is a value of a script with its path, read step by step. What is wrong reads as nothing; of several errors
// the one with the first path stays.
type node struct {
	path string
	v    any
	err  **Error
}

func (n node) fail(format string, args ...any) {
	if *n.err == nil || n.path < (*n.err).Path {
		*n.err = wrong(n.path, format, args...)
	}
}

// decode reads one JSON value and nothing behind it.
func decode(data []byte) (any, error) {
	if len(data) > maxBytes {
		return nil, wrong("", "the script has %d bytes; a script has at most %d", len(data), maxBytes)
	}
	d := json.NewDecoder(bytes.NewReader(data))
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, wrong(lineOf(data, err, d.InputOffset()), "this is no JSON: %s", english.Pick(err == io.EOF, "it is empty", err.Error()))
	}
	if path := doubled(json.NewDecoder(bytes.NewReader(data)), ""); path != "" {
		return nil, wrong(path, "this field stands twice: take one of them out")
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, wrong("", "there is something behind the end of the script; a file holds one")
	}
	if depth(v) > maxDepth {
		return nil, wrong("", "values lie in one another more than %d deep", maxDepth)
	}
	return v, nil
}

// lineOf is in which line something is no JSON.
func lineOf(data []byte, err error, at int64) string {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		at = syntax.Offset
	}
	return fmt.Sprintf("line %d", bytes.Count(data[:min(max(at, 0), int64(len(data)))], []byte("\n"))+1)
}

// doubled is the path of a field that stands twice in one object of the value that comes next; empty where none does. The value has been
// read once, so that it is sound.
func doubled(d *json.Decoder, path string) string {
	t, err := d.Token()
	if err != nil {
		return ""
	}
	var keys []string
	for i := 0; (t == json.Delim('{') || t == json.Delim('[')) && d.More(); i++ {
		at := strconv.Itoa(i)
		if t == json.Delim('{') {
			key, _ := d.Token()
			if at, _ = key.(string); slices.Contains(keys, at) {
				return strings.TrimPrefix(path+"."+at, ".")
			}
			keys = append(keys, at)
		}
		if found := doubled(d, path+"."+at); found != "" {
			return found
		}
	}
	if _, opens := t.(json.Delim); opens {
		d.Token() // the end of it
	}
	return ""
}

func depth(v any) int {
	most := 0
	switch v := v.(type) {
	case map[string]any:
		for _, x := range v {
			most = max(most, depth(x))
		}
	case []any:
		for _, x := range v {
			most = max(most, depth(x))
		}
	}
	return most + 1
}

// object is a node as an object with no keys but some; nil where it is none.
func (n node) object(keys ...string) map[string]node {
	m := n.fields()
	for _, k := range sorted(m) {
		if !slices.Contains(keys, k) {
			m[k].fail("there is no such field; there are %s", strings.Join(keys, ", "))
		}
	}
	return m
}

// fields is a node as an object with any keys.
func (n node) fields() map[string]node {
	m, ok := n.v.(map[string]any)
	if !ok {
		n.fail("this has to be an object, as in {…}")
		return nil
	}
	out := map[string]node{}
	for k, v := range m {
		path := k
		if n.path != "" {
			path = n.path + "." + k
		}
		out[k] = node{path, v, n.err}
	}
	return out
}

// sorted are the keys of an object in order.
func sorted[T any](m map[string]T) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

func (n node) list() []node {
	l, ok := n.v.([]any)
	if !ok || len(l) > maxList {
		n.fail("this has to be a list, as in […], of at most %d", maxList)
		return nil
	}
	var out []node
	for i, v := range l {
		out = append(out, node{fmt.Sprintf("%s.%d", n.path, i), v, n.err})
	}
	return out
}

func (n node) text() string {
	s, ok := n.v.(string)
	if !ok {
		n.fail("this has to be a text")
	}
	return s
}

func (n node) texts() []string {
	out := []string{}
	for _, x := range n.list() {
		out = append(out, x.text())
	}
	return out
}

func (n node) truth() bool {
	b, ok := n.v.(bool)
	if !ok {
		n.fail("this has to be true or false")
	}
	return b
}

// number is a whole number between bounds.
func (n node) number(least, most int) int {
	f, ok := n.v.(float64)
	if !ok || f != float64(int(f)) || int(f) < least || int(f) > most {
		n.fail("this has to be a whole number from %d to %d", least, most)
		return least
	}
	return int(f)
}

// point is a place on the board: inches from the west and the north edge.
func (n node) point() *Point {
	l := n.list()
	if len(l) != 2 {
		n.fail("a place is [inches from the west edge, inches from the north edge]")
		return nil
	}
	var out, middle Point
	for i, x := range l {
		f, ok := x.v.(float64)
		if !ok || f < 0 || f > 10_000 {
			x.fail("this has to be a number of inches")
			return nil
		}
		out[i], middle[i] = f, math.Floor(f)+.5
	}
	if out != middle {
		n.fail("people and things stand in the middle of a square inch: the nearest is [%v, %v]", middle[0], middle[1])
	}
	return &out
}
