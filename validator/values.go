package validator

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// valueAt is a pointer to a part of the subject, with the path of its source.
type valueAt struct {
	value any
	path  string
}

// values are all structs of the subject but those of its prose, from the outside in, in the order of
// the schema.
func (p *Pass) values() []valueAt { return valuesFact.Of(p) }

var valuesFact = NewFact("values", func(p *Pass) []valueAt {
	var out []valueAt
	refs.Each(p.Subject.Value, p.isWritten, func(path string, v reflect.Value) {
		if t := v.Type(); v.CanAddr() && t != blockType && t != inlineType {
			out = append(out, valueAt{v.Addr().Interface(), written(path)})
		}
	})
	return out
})

// inner is the part of a path for which the source has no field: what is on a level or a further board stands in
// its own fields there, and a field lower in the model.
var inner = regexp.MustCompile(`(\blevels\.[^.]+)\.floor\b|^(boards\.[^.]+)\.board\b`)

// written is the path in the source of a value with a path in the model.
func written(path string) string {
	if !strings.Contains(path, "levels.") && !strings.HasPrefix(path, "boards.") {
		return path
	}
	return inner.ReplaceAllString(path, "$1$2")
}

// isWritten reports whether the source has a value with a path in the model.
func (p *Pass) isWritten(path string) bool { return p.Where.Has(written(path)) }

var (
	blockType  = reflect.TypeFor[model.Block]()
	inlineType = reflect.TypeFor[model.Inline]()
)

// each calls f for everything of one type in the subject, however deep it stands.
func each[T any](p *Pass, f func(path string, v *T)) {
	for _, x := range p.values() {
		if v, ok := x.value.(*T); ok {
			f(x.path, v)
		}
	}
}
