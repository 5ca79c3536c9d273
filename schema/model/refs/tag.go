package refs

import "reflect"

// TagAt is what the model says that a field may name, by its path in the source; names of the author's and places in
// lists are passed over.
func TagAt(t reflect.Type, path []string) string {
	for {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		switch {
		case len(path) == 0:
			return ""
		case t.Kind() == reflect.Slice:
			t, path = t.Elem(), path[1:]
		case t.Kind() == reflect.Struct:
			f, ok := fieldOfType(t, path[0])
			if !ok || len(path) == 1 {
				return f.Tag.Get("ref")
			}
			t, path = f.Type, path[1:]
		default:
			return ""
		}
	}
}

// fieldOfType is the field of a struct of the model that stands for one of the source.
func fieldOfType(t reflect.Type, name string) (reflect.StructField, bool) {
	for _, f := range reflect.VisibleFields(t) {
		if Name(f) == name {
			return f, true
		}
	}
	return reflect.StructField{}, false
}
