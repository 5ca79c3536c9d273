package parts

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
)

// ValueAt is a pointer to a part of the subject, with the path of its source.
type ValueAt struct {
	Value any
	Path  string
}

// Values are all structs of the subject but those of its prose, from the outside in, in the order of
// the schema.
var Values = check.NewFact("values", func(p *check.Pass) []ValueAt {
	var out []ValueAt
	refs.Each(p.Subject.Value, func(path string) bool { return IsWritten(p, path) }, func(path string, v reflect.Value) {
		if t := v.Type(); v.CanAddr() && t != blockType && t != inlineType {
			out = append(out, ValueAt{v.Addr().Interface(), Written(path)})
		}
	})
	return out
})

// inner is the part of a path for which the source has no field: what is on a level or a further board stands in
// its own fields there, and a field lower in the model.
var inner = regexp.MustCompile(`(\blevels\.[^.]+)\.floor\b|^(boards\.[^.]+)\.board\b`)

// Written is the path in the source of a value with a path in the model.
func Written(path string) string {
	if !strings.Contains(path, "levels.") && !strings.HasPrefix(path, "boards.") {
		return path
	}
	return inner.ReplaceAllString(path, "$1$2")
}

// IsWritten reports whether the source has a value with a path in the model.
func IsWritten(p *check.Pass, path string) bool { return p.Where.Has(Written(path)) }

var (
	blockType  = reflect.TypeFor[model.Block]()
	inlineType = reflect.TypeFor[model.Inline]()
)

// Each calls f for everything of one type in the subject, however deep it stands.
func Each[T any](p *check.Pass, f func(path string, v *T)) {
	for _, x := range Values.Of(p) {
		if v, ok := x.Value.(*T); ok {
			f(x.Path, v)
		}
	}
}
