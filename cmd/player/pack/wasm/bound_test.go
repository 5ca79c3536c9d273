package wasm

import "testing"

// Memory grows no further than it is told to, and what has a bound gets another one.
func TestBound(t *testing.T) {
	m, err := Parse([]byte(header + "\x00\x02\x01a" + "\x05\x04\x01\x00\x80\x02"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		pages int
		want  string
	}{{300, "\x01\x01\x80\x02\xac\x02"}, {256, "\x01\x01\x80\x02\x80\x02"}} {
		if err := m.Bound(c.pages); err != nil {
			t.Fatal(err)
		}
		if got := string(m.Bytes()); got != header+"\x00\x02\x01a"+"\x05\x06"+c.want {
			t.Errorf("%d pages: %q", c.pages, got)
		}
	}
	if m.Bound(255) == nil {
		t.Error("it begins with more than it may have, and nobody says so")
	}
	m.sections = m.sections[:1]
	if m.Bound(300) == nil {
		t.Error("there is no memory, and nobody says so")
	}
}
