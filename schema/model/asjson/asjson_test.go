package asjson

import (
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"
)

type inner struct {
	Deep int    `json:"9"`
	Name string `json:"2"` // gives way to that of whatever embeds it
}

type hidden struct{ Own string }

// sample has a field of each sort. Names are figures: those of encoding/json are read in any case.
type sample struct {
	Yes   bool   `json:"1"`
	Name  string `json:"2"`
	Int   int    `json:"3,omitempty"`
	Small int8   `json:"4"`
	Size  uint16 `json:"5,omitempty"`
	inner
	Ptr    *sample        `json:"6,omitempty"`
	List   []inner        `json:"7"`
	Pair   [2]uint8       `json:"8"`
	ByText map[string]int `json:"10,omitempty"`
	ByInt  map[int8][]int `json:"11"`
	Any    hidden         `json:"12,omitzero"`
	Not    int            `json:"-"`
	Dash   int            `json:"-,"`
	Empty  []string       `json:"13,omitempty"`
	Nested struct {
		A *string `json:"14"`
	} `json:"15,omitempty"`
	unseen int
}

// itself writes itself.
type itself struct{ n int }

func (itself) MarshalJSON() ([]byte, error) { return []byte(`"itself"`), nil }

func both(t *testing.T, v any) {
	t.Helper()
	want, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := Marshal(v); err != nil || string(got) != string(want) {
		t.Errorf("written %v\n%s, wanted\n%s", err, got, want)
	}
}

// TestWritesAsEncodingJSON: byte for byte.
func TestWritesAsEncodingJSON(t *testing.T) {
	word := "w"
	full := sample{Yes: true, Name: "a\"b\\c\b\f\n\r\t\x01\x7f<&>\u2028\u2029é\U0001f600\xff\xed\xa0\x80", Int: math.MinInt64, Small: -128, Size: 65535, inner: inner{3, "in"},
		Ptr: &sample{}, List: []inner{{1, "x"}, {}}, Pair: [2]uint8{7, 255}, ByText: map[string]int{"b": 1, "a": 2, "": 3, "é": 4},
		ByInt: map[int8][]int{-5: {1}, 10: nil, 9: {}}, Any: hidden{"o"}, Not: 1, Dash: 2, unseen: 1}
	full.Nested.A = &word
	for _, v := range []any{nil, true, 12, -1, uint64(math.MaxUint64), "x", sample{}, full, &full, []sample{{}}, []any{1, "a", nil, full}, (*sample)(nil),
		map[string][]byte{"z": nil, "a": {}, "b": {1}, "c": {1, 2}, "d": {1, 2, 3}, "e": {255, 254, 253, 252}}, itself{}, []itself{{1}}, &itself{}, map[uint8]itself{3: {}}} {
		both(t, v)
	}
	for _, v := range []any{1.5, make(chan int), map[bool]int{true: 1}, []func(){nil}} {
		if out, err := Marshal(v); err == nil {
			t.Errorf("%T was written as %s", v, out)
		}
	}
}

// read reads a text with both; ok is false where they do not agree on whether it can be read, or on what it says.
func read(in []byte) (ok bool, mine, other error, a, b sample) {
	mine, other = Unmarshal(in, &a), json.Unmarshal(in, &b)
	return (mine == nil) == (other == nil) && (mine != nil || reflect.DeepEqual(a, b)), mine, other, a, b
}

// texts are some that can be read, and some that cannot.
func texts() []string {
	return []string{`{}`, ` null `, `{"1":true,"2":"a\"\\\/\b\f\n\r\té\ud83d\ude00\ud83d\ud83dx\udc00","3":-0,"4":127,"5":0}`, `{"4":128}`, `{"5":-1}`, `{"5":1.0}`, `{"3":1e2}`,
		`{"6":{"6":{"6":null}},"7":[{"9":1,"2":"in"},{}],"8":[1,2,3],"8":[4]}`, `{"10":{"a":1,"":2},"11":{"-5":[1,2],"7":null,"00":[],"+1":[]}}`, `{"11":{"300":[]}}`, `{"11":{"x":[]}}`,
		`{"12":{"Own":"x"},"-":5,"15":{"14":"w"},"13":[]}`, `{"nothing":[1.5e-7,{"a":[true,false,null]},"\u00e9"],"9":4}`, `{"2":"` + "\xff\x01" + `"}`, `{"2":"` + "\xff" + `"}`,
		``, `{`, `{"1"`, `{"1":`, `{"1":tru}`, `{"1":true,}`, `{"1" true}`, `{1:true}`, `[]`, `"x"`, `{} x`, `{"7":[1]}`, `{"7":[,]}`, `{"7":[{},]}`, `{"2":"\x"}`, `{"2":"\u12"}`, `{"2":"`, `{"2":"\`,
		`{"3":01}`, `{"3":-}`, `{"3":1.}`, `{"3":.5}`, `{"3":+1}`, `{"3":1e}`, `{"x":1e+5}`, `{"x":1.e5}`, `{"x":nul}`, `{"1":null,"2":null,"7":null,"8":null,"10":null,"6":null}`, `{"3":9223372036854775808}`}
}

// TestReadsAsEncodingJSON: the same values, and what it cannot read neither can this.
func TestReadsAsEncodingJSON(t *testing.T) {
	for _, in := range texts() {
		if ok, mine, other, a, b := read([]byte(in)); !ok {
			t.Errorf("%s\nread %v as\n%+v, wanted %v\n%+v", in, mine, a, other, b)
		}
	}
	if err := Unmarshal([]byte(strings.Repeat(`{"6":`, deepest+1)), &sample{}); err == nil || !strings.Contains(err.Error(), "within each other") {
		t.Errorf("too deep: %v", err)
	}
	if Unmarshal([]byte(`{}`), sample{}) == nil || Unmarshal([]byte(`{}`), (*sample)(nil)) == nil {
		t.Error("read into nothing")
	}
	if err := Unmarshal([]byte(`{"3":"x"}`), &sample{}); err == nil || err.Error() != "at 8: a text stands where int should" {
		t.Errorf("the place of a mistake: %v", err)
	}
}

// FuzzRead reads whatever there is.
func FuzzRead(f *testing.F) {
	for _, in := range texts() {
		f.Add([]byte(in))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		if ok, mine, other, a, b := read(in); !ok {
			t.Errorf("%q\nread %v as\n%+v, wanted %v\n%+v", in, mine, a, other, b)
		}
	})
}
