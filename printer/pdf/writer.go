package pdf

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"fmt"
	"hash"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode/utf16"
)

// writer writes numbered objects and remembers where each begins. After an error it does nothing.
type writer struct {
	w      io.Writer
	sum    hash.Hash // of all bytes so far: the file's identity
	at     int
	places []place // of object i+1
	packed packed
	err    error

	squeezer *zlib.Writer
	squeezed bytes.Buffer
}

// place is where an object begins: in the file, or among those of a packed stream.
type place struct {
	offset int
	stream int // object of the stream; 0: it stands in the file itself
	index  int // among the stream's
}

// packed are objects on their way into one compressed stream. A document for listeners has thousands of small
// objects that are much alike; packed, they take a tenth of the room.
type packed struct {
	ids  []int
	head []byte // numbers and places of the objects
	body []byte
}

// effort is how hard streams are compressed, of 9: more takes half as long again for a file smaller by 4 %.
const effort = 4

// maxPacked is how many objects a stream holds: readers unpack all for one.
const maxPacked = 200

// header has four bytes above 127 on its second line, so that nobody takes the file for text.
const header = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"

func newWriter(w io.Writer) *writer {
	squeezer, _ := zlib.NewWriterLevel(nil, effort) // fails for levels that do not exist
	out := &writer{w: w, sum: sha256.New(), squeezer: squeezer}
	out.write([]byte(header))
	return out
}

func (w *writer) write(p []byte) {
	if w.err != nil {
		return
	}
	n, err := w.w.Write(p)
	w.sum.Write(p)
	w.at, w.err = w.at+n, err
}

func (w *writer) printf(format string, args ...any) { w.write(fmt.Appendf(nil, format, args...)) }

// reserve takes the next object number, to be written later.
func (w *writer) reserve() int {
	w.places = append(w.places, place{})
	return len(w.places)
}

// object writes a reserved object.
func (w *writer) object(id int, format string, args ...any) {
	w.places[id-1].offset = w.at
	w.printf("%d 0 obj\n"+format+"\nendobj\n", append([]any{id}, args...)...)
}

// pack writes a reserved object into a stream with others.
func (w *writer) pack(id int, object string) {
	p := &w.packed
	p.head = append(strconv.AppendInt(p.head, int64(id), 10), ' ')
	p.head = append(strconv.AppendInt(p.head, int64(len(p.body)), 10), ' ')
	p.body = append(append(p.body, object...), '\n')
	if p.ids = append(p.ids, id); len(p.ids) == maxPacked {
		w.flush()
	}
}

// flush writes the objects that wait to be packed.
func (w *writer) flush() {
	p := w.packed
	if len(p.ids) == 0 {
		return
	}
	w.packed = packed{}
	id := w.reserve()
	for i, k := range p.ids {
		w.places[k-1] = place{stream: id, index: i}
	}
	w.stream(id, fmt.Sprintf("/Type/ObjStm/N %d/First %d", len(p.ids), len(p.head)), append(p.head, p.body...))
}

// plain writes a reserved object with data as it is, for programs that look for it without reading the rest.
func (w *writer) plain(id int, dict string, data []byte) {
	w.places[id-1].offset = w.at
	w.printf("%d 0 obj\n<<%s/Length %d>>\nstream\n", id, dict, len(data))
	w.write(data)
	w.printf("\nendstream\nendobj\n")
}

// stream writes a reserved object with compressed data; dict is what its dictionary holds besides.
func (w *writer) stream(id int, dict string, data []byte) {
	w.squeezed.Reset()
	w.squeezer.Reset(&w.squeezed) // a new one for each stream would take most of the memory
	w.squeezer.Write(data)        // into memory: cannot fail
	w.squeezer.Close()
	w.plain(id, dict+"/Filter/FlateDecode", w.squeezed.Bytes())
}

// trailer ends the file: the table of places, and which object to begin reading at.
func (w *writer) trailer(catalog, info int) {
	w.flush()
	start, id := w.at, w.reserve()
	w.places[id-1].offset = start
	sum := w.sum.Sum(nil)[:16]
	w.stream(id, fmt.Sprintf("/Type/XRef/Size %d/W[1 4 2]/Root %d 0 R/Info %d 0 R/ID[<%x><%x>]", len(w.places)+1, catalog, info, sum, sum), w.table())
	w.printf("startxref\n%d\n%%%%EOF\n", start)
}

// table is an entry of seven bytes for every object, and before them one for none.
func (w *writer) table() []byte {
	out := []byte{0, 0, 0, 0, 0, 0xff, 0xff}
	for _, p := range w.places {
		kind, first, second := byte(1), p.offset, 0
		if p.stream != 0 {
			kind, first, second = 2, p.stream, p.index
		}
		out = be.AppendUint16(be.AppendUint32(append(out, kind), uint32(first)), uint16(second))
	}
	return out
}

// num is a number with up to four decimals: 35 nanometres when it is in points.
func num(v float64) string { return string(appendNum(nil, v)) }

func appendNum(buf []byte, v float64) []byte {
	n := int64(math.Round(v * 10_000))
	if n < 0 {
		buf, n = append(buf, '-'), -n
	}
	buf = strconv.AppendInt(buf, n/10_000, 10)
	if n %= 10_000; n == 0 {
		return buf
	}
	buf = append(buf, '.')
	for unit := int64(1000); n > 0; unit /= 10 {
		buf = append(buf, byte('0'+n/unit))
		n %= unit
	}
	return buf
}

// text is a string that readers show: plain if it is ASCII, UTF-16 otherwise.
func text(s string) string {
	for _, r := range s {
		if r < ' ' || r > '~' {
			return fmt.Sprintf("<FEFF%s>", utf16Hex(s))
		}
	}
	return literal(s)
}

// literal is a byte string.
func literal(s string) string {
	return "(" + escapes.Replace(s) + ")"
}

var escapes = strings.NewReplacer("\\", "\\\\", "(", "\\(", ")", "\\)", "\r", "\\r", "\n", "\\n")

func utf16Hex(s string) string {
	var out strings.Builder
	for _, u := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&out, "%04X", u)
	}
	return out.String()
}
