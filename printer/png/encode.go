package png

import (
	"bufio"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"image"
	"io"
	"math"
)

// encoder writes a PNG file row by row. The standard library's encoder wants the whole picture in
// memory and cannot say at what size it is to be printed.
type encoder struct {
	w     io.Writer
	idat  *bufio.Writer
	z     *zlib.Writer
	prev  []byte // the row above
	cur   []byte
	delta []byte // a filter byte and the filtered row
}

const (
	signature   = "\x89PNG\r\n\x1a\n"
	channels    = 3       // red, green, blue: the paper is opaque
	filterUp    = 2       // each byte minus the one above: rows of a drawing are mostly alike
	chunkSize   = 1 << 16 // of compressed data
	inchPerUnit = 0.0254
)

// newEncoder writes what stands before the pixels.
func newEncoder(w io.Writer, wide, high, dpi int) (*encoder, error) {
	if _, err := io.WriteString(w, signature); err != nil {
		return nil, err
	}
	head := binary.BigEndian.AppendUint32(nil, uint32(wide))
	head = binary.BigEndian.AppendUint32(head, uint32(high))
	head = append(head, 8, 2, 0, 0, 0) // 8 bits a channel, true colour, no interlacing
	if err := chunk(w, "IHDR", head); err != nil {
		return nil, err
	}
	if err := chunk(w, "sRGB", []byte{0}); err != nil {
		return nil, err
	}
	perMetre := uint32(math.Round(float64(dpi) / inchPerUnit))
	size := binary.BigEndian.AppendUint32(nil, perMetre)
	size = append(binary.BigEndian.AppendUint32(size, perMetre), 1)
	if err := chunk(w, "pHYs", size); err != nil {
		return nil, err
	}
	e := &encoder{w: w, idat: bufio.NewWriterSize(chunks{w}, chunkSize)}
	e.prev, e.cur = make([]byte, wide*channels), make([]byte, wide*channels)
	e.delta = make([]byte, 1+wide*channels)
	z, err := zlib.NewWriterLevel(e.idat, zlib.BestSpeed)
	e.z = z
	return e, err
}

// rows writes all rows of a band.
func (e *encoder) rows(im *image.RGBA) error {
	for y := range im.Rect.Dy() {
		src := im.Pix[y*im.Stride:]
		for i, j := 0, 0; i < len(e.cur); i, j = i+channels, j+4 {
			e.cur[i], e.cur[i+1], e.cur[i+2] = src[j], src[j+1], src[j+2]
		}
		e.delta[0] = filterUp
		for i, v := range e.cur {
			e.delta[i+1] = v - e.prev[i]
		}
		if _, err := e.z.Write(e.delta); err != nil {
			return err
		}
		e.cur, e.prev = e.prev, e.cur
	}
	return nil
}

// close ends the file.
func (e *encoder) close() error {
	if err := e.z.Close(); err != nil {
		return err
	}
	if err := e.idat.Flush(); err != nil {
		return err
	}
	return chunk(e.w, "IEND", nil)
}

// chunks writes each piece of compressed data as a chunk of its own.
type chunks struct{ w io.Writer }

func (c chunks) Write(p []byte) (int, error) { return len(p), chunk(c.w, "IDAT", p) }

func chunk(w io.Writer, name string, data []byte) error {
	out := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	out = append(append(out, name...), data...)
	out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[4:]))
	_, err := w.Write(out)
	return err
}
