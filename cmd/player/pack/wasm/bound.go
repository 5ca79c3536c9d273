package wasm

import (
	"encoding/binary"
	"errors"
)

// PageBytes is how large a page of memory is.
const PageBytes = 64 << 10

// memorySection says how large memory is in the beginning and, after a flag, at most.
const memorySection = 5

// Bound has the memory of the module grow no further than a number of pages.
func (m *Module) Bound(pages int) error {
	for i := range m.sections {
		if m.sections[i].id != memorySection {
			continue
		}
		r := reader{b: m.sections[i].body}
		n, flag, least := r.number(), r.byte(), r.number()
		if r.err != nil {
			return r.err
		}
		if n != 1 || flag > 1 || least > pages {
			return errors.New("the module has another memory than the one that Go's linker makes, or begins with more than it may have")
		}
		body := binary.AppendUvarint([]byte{1, 1}, uint64(least))
		m.sections[i].body = binary.AppendUvarint(body, uint64(pages))
		return nil
	}
	return errors.New("the module has no memory")
}
