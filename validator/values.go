package validator

import (
	"reflect"

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
func (p *Pass) values() []valueAt {
	if p.run.values == nil {
		p.run.values = []valueAt{}
		refs.Each(p.run.Value, p.Where.Has, func(path string, v reflect.Value) {
			if t := v.Type(); v.CanAddr() && t != blockType && t != inlineType {
				p.run.values = append(p.run.values, valueAt{v.Addr().Interface(), path})
			}
		})
	}
	return p.run.values
}

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
