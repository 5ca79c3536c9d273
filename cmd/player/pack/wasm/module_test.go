package wasm

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// module is a module with data, and a section before and behind it that nobody looks into.
func module(data string) []byte {
	return []byte(header + "\x00\x02\x01a" + "\x0b" + string(rune(len(data))) + data + "\x00\x01\x00")
}

func laid(t testing.TB, b []byte) []byte {
	m, err := Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	memory, err := m.Memory()
	if err != nil {
		t.Fatal(err)
	}
	return memory
}

// Segments lie where they say, over one another in their order.
func TestMemory(t *testing.T) {
	in := module("\x03" + "\x00\x41\x02\x0b\x03abc" + "\x00\x41\x08\x0b\x01d" + "\x00\x41\x03\x0b\x01B")
	if got := laid(t, in); string(got) != "\x00\x00aBc\x00\x00\x00d" {
		t.Errorf("memory %q", got)
	}
	m, err := Parse(in)
	if err != nil || !bytes.Equal(m.Bytes(), in) {
		t.Errorf("a module that nobody touched is another one: %q %v", m.Bytes(), err)
	}
}

// Whatever memory is laid out is found again, in few segments; all else stays as it was.
func TestSetMemory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var memory []byte
		for range rapid.IntRange(0, 8).Draw(t, "pieces") {
			memory = append(memory, make([]byte, rapid.IntRange(0, 3*gap).Draw(t, "zeros"))...)
			memory = append(memory, rapid.SliceOfN(rapid.Byte(), 0, 40).Draw(t, "bytes")...)
		}
		m, err := Parse(module("\x01\x00\x41\x02\x0b\x03abc"))
		if err != nil {
			t.Fatal(err)
		}
		if err := m.SetMemory(memory); err != nil {
			t.Fatal(err)
		}
		again, err := Parse(m.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		got, err := again.Memory()
		if err != nil || !bytes.Equal(got, bytes.TrimRight(memory, "\x00")) {
			t.Fatalf("%q came back as %q (%v)", memory, got, err)
		}
		if n := again.sections[1].body[0]; len(again.sections) != 3 || n > 9 {
			t.Fatalf("%d sections, %d segments", len(again.sections), n)
		}
	})
}

// Short runs of zeros stay within a segment, long ones are left out.
func TestGap(t *testing.T) {
	m, err := Parse(module("\x01\x00\x41\x02\x0b\x03abc"))
	if err != nil {
		t.Fatal(err)
	}
	for zeros, want := range map[int]byte{gap - 1: 1, gap: 2} {
		if err := m.SetMemory([]byte("a" + strings.Repeat("\x00", zeros) + "b")); err != nil {
			t.Fatal(err)
		}
		if n := m.sections[1].body[0]; n != want {
			t.Errorf("%d zeros: %d segments, want %d", zeros, n, want)
		}
	}
}

// What is broken or not known is said, and nothing is made up for it.
func TestBroken(t *testing.T) {
	for name, in := range map[string]string{
		"no module":       "MZ",
		"a cut section":   header + "\x0b\x09\x01",
		"no data":         header + "\x00\x02\x01a",
		"a cut segment":   string(module("\x01\x00\x41\x02\x0b\x09abc")),
		"a missing one":   string(module("\x02\x00\x41\x02\x0b\x03abc")),
		"a passive one":   string(module("\x01\x01\x03abc")),
		"a computed one":  string(module("\x01\x00\x23\x02\x0b\x03abc")),
		"one before zero": string(module("\x01\x00\x41\x7f\x0b\x03abc")),
		"one far off":     string(module("\x01\x00\x41\x80\x80\x80\x80\x02\x0b\x03abc")),
		"a long number":   string(module("\x01\x00\x41\x80\x80\x80\x80\x80\x80\x02\x0b\x03abc")),
	} {
		m, err := Parse([]byte(in))
		if err == nil {
			_, err = m.Memory()
		}
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// Code is counted by package, by the names of its functions; those that are imported have names and no code.
func TestParts(t *testing.T) {
	m, err := Parse([]byte(header +
		"\x02\x0d\x02" + "\x01a\x01b\x00\x00" + "\x01a\x01c\x00\x00" +
		"\x0a\x0a\x03" + "\x02xx" + "\x03yyy" + "\x01z" +
		"\x00\x52\x04name" + "\x00\x01m" + "\x01\x48\x04" +
		"\x00\x06outer." + "\x02\x06fmt.Do" + "\x03\x06fmt.Go" + "\x04\x2cgithub.com_sortie_tools_sortie_engine_play.Go"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := m.Parts()
	if err != nil || len(got) != 2 || got["fmt"] != 5 || got["engine_play"] != 1 {
		t.Errorf("parts %v (%v)", got, err)
	}
	for _, in := range []string{header, header + "\x00\x05\x04name"} {
		if m, err := Parse([]byte(in)); err != nil {
			t.Fatal(err)
		} else if _, err := m.Parts(); err == nil {
			t.Errorf("%q has parts", in)
		}
	}
}
