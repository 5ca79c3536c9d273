package pdf

import (
	"math/bits"
	"sort"
)

// Flags of a part of a composite glyph.
const (
	wideArgs     = 0x0001
	oneScale     = 0x0008
	moreParts    = 0x0020
	twoScales    = 0x0040
	fourScales   = 0x0080
	instructions = 0x0100
)

// subset is a font file with the given glyphs in that order, and after them the parts that
// composite glyphs are made of. Hints for small screens are left out.
func (t *truetype) subset(glyphs []uint32) ([]byte, error) {
	s := subsetter{font: t, place: map[uint32]int{}}
	for i, g := range glyphs {
		if _, ok := s.place[g]; !ok {
			s.place[g] = i
		}
	}
	s.glyphs = append(s.glyphs, glyphs...)
	for i := 0; i < len(s.glyphs); i++ { // grows as parts are met
		if err := s.add(s.glyphs[i]); err != nil {
			return nil, err
		}
	}
	return s.file(), nil
}

type subsetter struct {
	font             *truetype
	glyphs           []uint32
	place            map[uint32]int
	glyf, loca, hmtx []byte
}

func (s *subsetter) add(glyph uint32) error {
	data, err := s.font.outline(glyph)
	if err != nil {
		return err
	}
	if len(data) >= 10 {
		if int16At(data, 0) < 0 {
			data, err = s.composite(data)
		} else {
			data, err = unhinted(data)
		}
		if err != nil {
			return err
		}
	}
	s.loca = be.AppendUint32(s.loca, uint32(len(s.glyf)))
	s.glyf = append(s.glyf, data...)
	for len(s.glyf)%4 != 0 {
		s.glyf = append(s.glyf, 0)
	}
	s.hmtx = be.AppendUint16(s.hmtx, uint16(s.font.advance(glyph)))
	s.hmtx = be.AppendUint16(s.hmtx, s.font.bearing(glyph))
	return nil
}

// composite renumbers the parts of a glyph that is made of others.
func (s *subsetter) composite(data []byte) ([]byte, error) {
	out := append([]byte(nil), data...)
	for at := 10; ; {
		if at+4 > len(out) {
			return nil, errFont
		}
		flags := be.Uint16(out[at:])
		be.PutUint16(out[at:], flags&^instructions)
		be.PutUint16(out[at+2:], uint16(s.part(uint32(be.Uint16(out[at+2:])))))
		at += 4 + partSize(flags)
		if at > len(out) {
			return nil, errFont
		}
		if flags&moreParts == 0 {
			return out[:at], nil
		}
	}
}

func (s *subsetter) part(glyph uint32) int {
	i, ok := s.place[glyph]
	if !ok {
		i = len(s.glyphs)
		s.place[glyph], s.glyphs = i, append(s.glyphs, glyph)
	}
	return i
}

// partSize is how many bytes follow a part's flags and glyph.
func partSize(flags uint16) int {
	size := 2
	if flags&wideArgs != 0 {
		size = 4
	}
	switch {
	case flags&oneScale != 0:
		size += 2
	case flags&twoScales != 0:
		size += 4
	case flags&fourScales != 0:
		size += 8
	}
	return size
}

// unhinted is a simple glyph without its instructions.
func unhinted(data []byte) ([]byte, error) {
	at := 10 + 2*int16At(data, 0) // after the contours' ends
	if at+2 > len(data) {
		return nil, errFont
	}
	rest := at + 2 + int(be.Uint16(data[at:]))
	if rest > len(data) {
		return nil, errFont
	}
	out := append([]byte(nil), data[:at]...)
	return append(append(out, 0, 0), data[rest:]...), nil
}

// file puts the tables of the subset together.
func (s *subsetter) file() []byte {
	n := uint16(len(s.glyphs))
	head := append([]byte(nil), s.font.tables["head"]...)
	be.PutUint32(head[8:], 0)  // the check sum, filled in at the end
	be.PutUint16(head[50:], 1) // long places
	hhea := append([]byte(nil), s.font.tables["hhea"]...)
	be.PutUint16(hhea[34:], n)
	maxp := append([]byte(nil), s.font.tables["maxp"]...)
	be.PutUint16(maxp[4:], n)
	loca := be.AppendUint32(s.loca, uint32(len(s.glyf)))
	return sfnt(map[string][]byte{"glyf": s.glyf, "head": head, "hhea": hhea, "hmtx": s.hmtx, "loca": loca, "maxp": maxp})
}

// sfnt is a font file of these tables.
func sfnt(tables map[string][]byte) []byte {
	names := make([]string, 0, len(tables))
	for name := range tables {
		names = append(names, name)
	}
	sort.Strings(names)
	power := bits.Len(uint(len(names))) - 1
	out := be.AppendUint32(nil, 0x00010000)
	for _, v := range []int{len(names), 16 << power, power, 16*len(names) - 16<<power} {
		out = be.AppendUint16(out, uint16(v))
	}
	at, headAt := len(out)+16*len(names), 0
	var body []byte
	for _, name := range names {
		data := tables[name]
		if name == "head" {
			headAt = at + len(body)
		}
		out = append(out, name...)
		for _, v := range []uint32{checkSum(data), uint32(at + len(body)), uint32(len(data))} {
			out = be.AppendUint32(out, v)
		}
		body = append(body, data...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	out = append(out, body...)
	be.PutUint32(out[headAt+8:], 0xB1B0AFBA-checkSum(out))
	return out
}

// checkSum adds a table up as 32-bit numbers.
func checkSum(data []byte) uint32 {
	var sum uint32
	for len(data) >= 4 {
		sum += be.Uint32(data)
		data = data[4:]
	}
	var tail [4]byte
	copy(tail[:], data)
	return sum + be.Uint32(tail[:])
}
