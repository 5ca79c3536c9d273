package asjson

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Marshaler is what writes itself.
type Marshaler interface{ MarshalJSON() ([]byte, error) }

// Marshal is a value as JSON.
func Marshal(v any) ([]byte, error) {
	w := writer{types: types{}}
	w.value(reflect.ValueOf(v))
	return w.out, w.err
}

type writer struct {
	types
	out []byte
	err error
}

func (w *writer) text(s string) { w.out = append(w.out, s...) }

func (w *writer) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		w.out = strconv.AppendBool(w.out, v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		w.out = strconv.AppendInt(w.out, v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		w.out = strconv.AppendUint(w.out, v.Uint(), 10)
	case reflect.String:
		w.quote(v.String())
	case reflect.Invalid:
		w.text("null")
	case reflect.Pointer, reflect.Interface:
		w.value(v.Elem()) // of none it is invalid
	case reflect.Slice, reflect.Array:
		w.list(v)
	case reflect.Map:
		w.byKey(v)
	case reflect.Struct:
		w.structure(v)
	default:
		w.fail(v.Type())
	}
}

func (w *writer) fail(t reflect.Type) {
	if w.err == nil {
		w.err = errors.New("no JSON is made of " + t.String())
	}
}

func (w *writer) list(v reflect.Value) {
	switch {
	case v.Kind() == reflect.Slice && v.IsNil():
		w.text("null")
		return
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8:
		w.bytes(v.Bytes())
		return
	}
	w.text("[")
	for i := range v.Len() {
		if i > 0 {
			w.text(",")
		}
		w.value(v.Index(i))
	}
	w.text("]")
}

// bytes writes a list of bytes as a text of six bits a letter.
func (w *writer) bytes(b []byte) {
	w.text(`"`)
	for ; len(b) > 0; b = b[min(len(b), 3):] {
		var three [3]byte
		n := copy(three[:], b)
		bits := int(three[0])<<16 | int(three[1])<<8 | int(three[2])
		for i := range 4 {
			if i > n {
				w.text("=")
				continue
			}
			w.out = append(w.out, sixBits[bits>>(18-6*i)&63])
		}
	}
	w.text(`"`)
}

// sixBits are the letters for six bits.
const sixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// byKey writes a map in the order of its keys as texts.
func (w *writer) byKey(v reflect.Value) {
	if v.IsNil() {
		w.text("null")
		return
	}
	var list []entry
	for it := v.MapRange(); it.Next(); {
		k := it.Key()
		e := entry{value: it.Value()}
		switch {
		case k.Kind() == reflect.String:
			e.key = k.String()
		case k.CanInt():
			e.key = strconv.FormatInt(k.Int(), 10)
		case k.CanUint():
			e.key = strconv.FormatUint(k.Uint(), 10)
		default:
			w.fail(v.Type())
			return
		}
		list = append(list, e)
	}
	inOrder(list)
	w.text("{")
	for i, e := range list {
		if i > 0 {
			w.text(",")
		}
		w.quote(e.key)
		w.text(":")
		w.value(e.value)
	}
	w.text("}")
}

func (w *writer) structure(v reflect.Value) {
	if v.NumMethod() > 0 && v.CanInterface() && v.Type().Implements(reflect.TypeFor[Marshaler]()) {
		b, err := v.Interface().(Marshaler).MarshalJSON()
		if w.err == nil {
			w.err = err
		}
		w.out = append(w.out, b...)
		return
	}
	w.text("{")
	list, first := w.fields(v.Type()), true
	for i := range list {
		f := &list[i]
		x := f.of(v)
		if f.empty && empty(x) || f.zero && x.IsZero() {
			continue
		}
		if !first {
			w.text(",")
		}
		first = false
		w.quote(f.name)
		w.text(":")
		w.value(x)
	}
	w.text("}")
}

// empty is what omitempty leaves out.
func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Array, reflect.Map, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

const digits = "0123456789abcdef"

// quote writes a text in quotation marks, so that it may stand in a page as well.
func (w *writer) quote(s string) {
	w.text(`"`)
	for len(s) > 0 {
		plain := 0
		for plain < len(s) && isPlain(s[plain]) {
			plain++
		}
		w.text(s[:plain])
		if s = s[plain:]; s == "" {
			break
		}
		r, n := utf8.DecodeRuneInString(s)
		s = s[n:]
		switch {
		case r == '"' || r == '\\':
			w.out = append(w.out, '\\', byte(r))
		case r < ' ' && strings.IndexByte(controls, byte(r)) >= 0:
			w.out = append(w.out, '\\', letters[strings.IndexByte(controls, byte(r))])
		case r < ' ', r == '<', r == '>', r == '&', r == '\u2028', r == '\u2029', r == utf8.RuneError && n == 1:
			w.text(`\u`)
			for shift := 12; shift >= 0; shift -= 4 {
				w.out = append(w.out, digits[r>>shift&15])
			}
		default:
			w.out = utf8.AppendRune(w.out, r)
		}
	}
	w.text(`"`)
}

// isPlain reports whether a byte is a letter of its own that is written as it is.
func isPlain(c byte) bool {
	return ' ' <= c && c < utf8.RuneSelf && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&'
}

// Control characters that have a letter of their own behind a backslash, and those letters.
const controls, letters = "\b\f\n\r\t", "bfnrt"

// entry is a key of a map with what it leads to.
type entry struct {
	key   string
	value reflect.Value
}

// inOrder puts entries in the order of their keys, by the sort of Shell: the one of the standard library would take 17 KB more of the player
// for this one list.
func inOrder(list []entry) {
	for gap := len(list) / 2; gap > 0; gap /= 2 {
		for i := gap; i < len(list); i++ {
			for k := i; k >= gap && list[k].key < list[k-gap].key; k -= gap {
				list[k], list[k-gap] = list[k-gap], list[k]
			}
		}
	}
}
