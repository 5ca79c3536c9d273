// Package wasm takes a WebAssembly module apart as far as packing it needs: into its sections, and the memory that its
// data lays out, which can be laid out anew.
package wasm

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// Module is a module, section by section.
type Module struct{ sections []section }

type section struct {
	id   byte
	body []byte
}

// The parts of the format that are looked into.
const (
	header      = "\x00asm\x01\x00\x00\x00"
	dataSection = 11
	i32Const    = 0x41
	end         = 0x0b
	mostMemory  = 1 << 28 // that data may reach: far more than a program's, and no size that a broken module makes up
)

var errCut = errors.New("it ends in the middle of something")

// Parse takes a module apart.
func Parse(b []byte) (*Module, error) {
	rest, ok := bytes.CutPrefix(b, []byte(header))
	if !ok {
		return nil, errors.New("this is no WebAssembly module of version 1")
	}
	m := &Module{}
	for r := (reader{b: rest}); len(r.b) > 0; {
		id, body := r.byte(), r.take(r.number())
		if r.err != nil {
			return nil, r.err
		}
		m.sections = append(m.sections, section{id, body})
	}
	return m, nil
}

// Bytes is the module as a file.
func (m *Module) Bytes() []byte {
	out := []byte(header)
	for _, s := range m.sections {
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// data is the section of the data.
func (m *Module) data() (*section, error) {
	for i := range m.sections {
		if m.sections[i].id == dataSection {
			return &m.sections[i], nil
		}
	}
	return nil, errors.New("the module has no data")
}

// Memory is what the data of a module lays out, from address 0.
func (m *Module) Memory() ([]byte, error) {
	s, err := m.data()
	if err != nil {
		return nil, err
	}
	var memory []byte
	r := reader{b: s.body}
	for range r.number() {
		at, bytes := r.segment()
		if r.err != nil {
			return nil, r.err
		}
		if more := at + len(bytes) - len(memory); more > 0 {
			memory = append(memory, make([]byte, more)...)
		}
		copy(memory[at:], bytes)
	}
	return memory, r.err
}

// reader reads numbers and bytes off a list; after an error it gives nothing.
type reader struct {
	b   []byte
	err error
}

func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.b) {
		r.err, r.b = errCut, nil
		return nil
	}
	out := r.b[:n]
	r.b = r.b[n:]
	return out
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

// number is an unsigned number.
func (r *reader) number() int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > mostMemory {
		r.err, r.b = errCut, nil
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

// signed is a signed number.
func (r *reader) signed() int {
	v := 0
	for shift := 0; shift < 35; shift += 7 {
		b := r.byte()
		v |= int(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 {
				v |= -1 << (shift + 7)
			}
			return v
		}
	}
	r.err = errors.New("a number is too long")
	return 0
}

// segment is where a segment of the data lies, and its bytes.
func (r *reader) segment() (at int, bytes []byte) {
	if kind := r.byte(); kind != 0 && r.err == nil {
		r.err = fmt.Errorf("a segment of data is of kind %d, and only those are known that lie in memory from the start", kind)
		return 0, nil
	}
	op, at, stop := r.byte(), r.signed(), r.byte()
	bytes = r.take(r.number())
	if r.err == nil && (op != i32Const || stop != end || at < 0 || at+len(bytes) > mostMemory) {
		r.err = errors.New("a segment of data does not say in a plain number where it lies")
	}
	return at, bytes
}
