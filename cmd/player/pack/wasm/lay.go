package wasm

import (
	"bytes"
	"encoding/binary"
)

// gap is how many zeros in a row are left out between two segments. Go's linker leaves out eight already, and so makes tens of
// thousands of segments: each says where it lies, in a number that nothing packs, and zeros pack to nothing. That is 150 KB
// of a packed player.
const gap = 256

// SetMemory makes memory the data of the module, in few segments.
func (m *Module) SetMemory(memory []byte) error {
	s, err := m.data()
	if err != nil {
		return err
	}
	n, body := 0, []byte(nil)
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		part := memory[at:]
		if zeros := bytes.Index(part, make([]byte, gap)); zeros >= 0 {
			part = part[:zeros]
		}
		part = bytes.TrimRight(part, "\x00")
		body = appendSegment(body, at, part)
		at += len(part)
		n++
	}
	s.body = append(binary.AppendUvarint(nil, uint64(n)), body...)
	return nil
}

// appendSegment adds a segment of data at an address.
func appendSegment(b []byte, at int, part []byte) []byte {
	b = append(b, 0, i32Const)
	b = appendSigned(b, at)
	b = append(b, end)
	b = binary.AppendUvarint(b, uint64(len(part)))
	return append(b, part...)
}

// appendSigned adds a signed number that is not negative.
func appendSigned(b []byte, v int) []byte {
	for v >= 0x40 {
		b = append(b, byte(v&0x7f)|0x80)
		v >>= 7
	}
	return append(b, byte(v))
}
