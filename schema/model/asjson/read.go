package asjson

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"
)

// deepest is how deep lists and objects are read within each other: what is sent to be read is not to take all memory.
const deepest = 1000

// Unmarshal reads a value from JSON into what a pointer leads to. Names that it does not know it passes by.
func Unmarshal(data []byte, into any) error {
	v := reflect.ValueOf(into)
	if v.Kind() != reflect.Pointer || v.IsNil() {
		return errors.New("asjson: Unmarshal needs a pointer")
	}
	r := reader{types: types{}, in: data}
	r.value(v.Elem())
	if r.space(); r.at < len(r.in) {
		r.fail("something follows the value")
	}
	return r.err
}

type reader struct {
	types
	in    []byte
	at    int
	depth int
	err   error
}

// fail notes the first thing that is wrong, and has nothing more be read.
func (r *reader) fail(why string) {
	if r.err == nil {
		r.err = errors.New("at " + strconv.Itoa(r.at) + ": " + why)
	}
	r.at = len(r.in)
}

func (r *reader) space() {
	for r.at < len(r.in) && strings.IndexByte(" \t\r\n", r.in[r.at]) >= 0 {
		r.at++
	}
}

// next is the byte that comes after spaces; 0 at the end.
func (r *reader) next() byte {
	if r.space(); r.at < len(r.in) {
		return r.in[r.at]
	}
	return 0
}

// take goes past a byte, if it comes next.
func (r *reader) take(c byte) bool {
	if r.next() != c {
		return false
	}
	r.at++
	return true
}

func (r *reader) need(c byte) {
	if !r.take(c) {
		r.fail("wanted " + string(rune(c)))
	}
}

// word goes past a word, if it comes next.
func (r *reader) word(s string) bool {
	end := r.at + len(s)
	if end > len(r.in) || string(r.in[r.at:end]) != s {
		return false
	}
	r.at = end
	return true
}

// value reads a value; without a place for it (an invalid one) it is passed by.
func (r *reader) value(v reflect.Value) {
	for v.Kind() == reflect.Pointer {
		if r.next() == 'n' {
			break
		}
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		v = v.Elem()
	}
	switch c := r.next(); c {
	case '{', '[':
		if r.depth++; r.depth > deepest {
			r.fail("too much lies within each other")
			return
		}
		if r.at++; c == '{' {
			r.object(v)
		} else {
			r.list(v)
		}
		r.depth--
	case '"':
		s := r.string()
		switch v.Kind() {
		case reflect.String:
			v.SetString(s)
		case reflect.Invalid:
		default:
			r.unfit("a text", v)
		}
	case 't', 'f':
		r.truth(v, c == 't')
	case 'n':
		if !r.word("null") {
			r.fail("no value")
			return
		}
		switch v.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			v.SetZero()
		}
	default:
		r.number(v)
	}
}

func (r *reader) unfit(what string, v reflect.Value) {
	r.fail(what + " stands where " + v.Type().String() + " should")
}

func (r *reader) truth(v reflect.Value, is bool) {
	word := "false"
	if is {
		word = "true"
	}
	switch {
	case !r.word(word):
		r.fail("no value")
	case v.Kind() == reflect.Bool:
		v.SetBool(is)
	case v.IsValid():
		r.unfit("a truth value", v)
	}
}

// number reads a whole number, or passes any number by.
func (r *reader) number(v reflect.Value) {
	from := r.at
	for r.at < len(r.in) && strings.IndexByte("+-.0123456789eE", r.in[r.at]) >= 0 {
		r.at++
	}
	s := string(r.in[from:r.at])
	if !isNumber(s) {
		r.at = from
		r.fail("no value")
		return
	}
	if v.IsValid() && !whole(s, v) {
		r.unfit(s, v)
	}
}

// whole sets a value to a whole number, if it takes it.
func whole(s string, v reflect.Value) bool {
	switch {
	case v.CanInt():
		n, err := strconv.ParseInt(s, 10, v.Type().Bits())
		v.SetInt(n)
		return err == nil
	case v.CanUint():
		n, err := strconv.ParseUint(s, 10, v.Type().Bits())
		v.SetUint(n)
		return err == nil
	}
	return false
}

// isNumber reports whether a text is a number as JSON has them.
func isNumber(s string) bool {
	s = strings.TrimPrefix(s, "-")
	n := figures(s)
	if n == 0 || n > 1 && s[0] == '0' {
		return false
	}
	if s = s[n:]; strings.HasPrefix(s, ".") {
		n := figures(s[1:])
		if n == 0 {
			return false
		}
		s = s[1+n:]
	}
	if s != "" && (s[0] == 'e' || s[0] == 'E') {
		if s = s[1:]; s != "" && (s[0] == '+' || s[0] == '-') {
			s = s[1:]
		}
		return s != "" && figures(s) == len(s)
	}
	return s == ""
}

// figures is how many figures a text begins with.
func figures(s string) int {
	n := 0
	for n < len(s) && '0' <= s[n] && s[n] <= '9' {
		n++
	}
	return n
}

func (r *reader) list(v reflect.Value) {
	slice := v.Kind() == reflect.Slice
	switch {
	case slice:
		v.Set(reflect.MakeSlice(v.Type(), 0, 0))
	case v.Kind() == reflect.Array:
		v.SetZero()
	case v.IsValid():
		r.unfit("a list", v)
		return
	}
	if r.take(']') {
		return
	}
	for n := 0; r.err == nil; n++ {
		var place reflect.Value
		switch {
		case slice:
			v.Grow(1)
			v.SetLen(n + 1)
			place = v.Index(n)
		case v.IsValid() && n < v.Len():
			place = v.Index(n)
		}
		r.value(place)
		if !r.take(',') {
			break
		}
	}
	r.need(']')
}

func (r *reader) object(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct, reflect.Invalid:
	case reflect.Map:
		if v.IsNil() {
			v.Set(reflect.MakeMap(v.Type()))
		}
	default:
		r.unfit("an object", v)
		return
	}
	if r.take('}') {
		return
	}
	for r.err == nil {
		if r.next() != '"' {
			r.fail("wanted a name")
			return
		}
		name := r.string()
		r.need(':')
		r.entry(v, name)
		if !r.take(',') {
			break
		}
	}
	r.need('}')
}

// entry reads what stands behind a name.
func (r *reader) entry(v reflect.Value, name string) {
	switch v.Kind() {
	case reflect.Map:
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		if key.Kind() == reflect.String {
			key.SetString(name)
		} else if !whole(name, key) {
			r.unfit(name, key)
			return
		}
		if r.value(value); r.err == nil {
			v.SetMapIndex(key, value)
		}
		return
	case reflect.Struct:
		list := r.fields(v.Type())
		for i := range list {
			if list[i].name == name {
				r.value(list[i].of(v))
				return
			}
		}
	}
	r.value(reflect.Value{})
}

// string reads a text in quotation marks.
func (r *reader) string() string {
	var out []byte
	for r.at++; r.at < len(r.in); {
		from := r.at
		for r.at < len(r.in) && r.in[r.at] != '\\' && r.in[r.at] != '"' && ' ' <= r.in[r.at] && r.in[r.at] < utf8.RuneSelf {
			r.at++
		}
		if out = append(out, r.in[from:r.at]...); r.at == len(r.in) {
			break
		}
		c := r.in[r.at]
		switch {
		case c == '"':
			r.at++
			return string(out)
		case c < ' ':
			r.fail("a control character in a text")
		case c == '\\':
			r.at++
			out = r.escape(out)
		default:
			char, n := utf8.DecodeRune(r.in[r.at:])
			out = utf8.AppendRune(out, char)
			r.at += n
		}
	}
	r.fail("a text without an end")
	return ""
}

// escape reads what stands behind a backslash.
func (r *reader) escape(out []byte) []byte {
	if r.at >= len(r.in) {
		return out
	}
	c := r.in[r.at]
	r.at++
	switch i := strings.IndexByte(letters, c); {
	case i >= 0:
		return append(out, controls[i])
	case c == '"' || c == '\\' || c == '/':
		return append(out, c)
	case c == 'u':
		char := r.hex()
		if char >= 0xd800 && char < 0xdc00 && r.at+1 < len(r.in) && r.in[r.at] == '\\' && r.in[r.at+1] == 'u' {
			back := r.at
			r.at += 2
			if low := r.hex(); low >= 0xdc00 && low < 0xe000 {
				return utf8.AppendRune(out, 0x10000+(char-0xd800)<<10+(low-0xdc00))
			}
			r.at = back
		}
		return utf8.AppendRune(out, char) // half a pair alone is none, and is written so
	}
	r.fail("no such escape in a text")
	return out
}

// hex reads four hexadecimal figures.
func (r *reader) hex() rune {
	if r.at+4 <= len(r.in) {
		if n, err := strconv.ParseUint(string(r.in[r.at:r.at+4]), 16, 16); err == nil {
			r.at += 4
			return rune(n)
		}
	}
	r.fail("no such escape in a text")
	return 0
}
