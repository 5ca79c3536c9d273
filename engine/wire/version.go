package wire

import (
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"io"
	"reflect"
)

// Version is a digest of all that can be said: the calls, and the shape of every request and response down to
// the last field of a mission. It changes by itself with any of them; nobody has to count it up.
func Version() string {
	sum := fnv.New64a()
	fmt.Fprintln(sum, calls)
	seen := map[reflect.Type]bool{}
	shape(sum, reflect.TypeFor[Request](), seen)
	shape(sum, reflect.TypeFor[Response](), seen)
	return hex.EncodeToString(sum.Sum(nil))
}

// shape writes a type down, each struct once.
func shape(w io.Writer, t reflect.Type, seen map[reflect.Type]bool) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		fmt.Fprint(w, t.Kind(), " ")
		shape(w, t.Elem(), seen)
	case reflect.Map:
		fmt.Fprint(w, "map of ")
		shape(w, t.Key(), seen)
		shape(w, t.Elem(), seen)
	case reflect.Struct:
		fmt.Fprintln(w, t.Name())
		if seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			fmt.Fprint(w, t.Field(i).Name, " ", t.Field(i).Tag, " ")
			shape(w, t.Field(i).Type, seen)
		}
	default:
		fmt.Fprintln(w, t.Kind())
	}
}
