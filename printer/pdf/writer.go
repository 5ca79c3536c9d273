package pdf

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"fmt"
	"hash"
	"io"
	"strconv"
	"strings"
	"unicode/utf16"
)

// writer writes numbered objects and remembers where each begins. After an error it does nothing.
type writer struct {
	w       io.Writer
	sum     hash.Hash // of all bytes so far: the file's identity
	at      int
	offsets []int // of object i+1; 0 while it is only reserved
	err     error
}

// header has four bytes above 127 on its second line, so that nobody takes the file for text.
const header = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"

func newWriter(w io.Writer) *writer {
	out := &writer{w: w, sum: sha256.New()}
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
	w.offsets = append(w.offsets, 0)
	return len(w.offsets)
}

// object writes a reserved object.
func (w *writer) object(id int, format string, args ...any) {
	w.offsets[id-1] = w.at
	w.printf("%d 0 obj\n"+format+"\nendobj\n", append([]any{id}, args...)...)
}

// stream writes a reserved object with compressed data; dict is what its dictionary holds besides.
func (w *writer) stream(id int, dict string, data []byte) {
	var buf bytes.Buffer
	z := zlib.NewWriter(&buf)
	z.Write(data) // into memory: cannot fail
	z.Close()
	w.offsets[id-1] = w.at
	w.printf("%d 0 obj\n<<%s/Filter/FlateDecode/Length %d>>\nstream\n", id, dict, buf.Len())
	w.write(buf.Bytes())
	w.printf("\nendstream\nendobj\n")
}

// trailer ends the file: the table of offsets, and which object to begin reading at.
func (w *writer) trailer(catalog, info int) {
	start := w.at
	id := fmt.Sprintf("%x", w.sum.Sum(nil)[:16])
	w.printf("xref\n0 %d\n0000000000 65535 f \n", len(w.offsets)+1)
	for _, o := range w.offsets {
		w.printf("%010d 00000 n \n", o)
	}
	w.printf("trailer\n<</Size %d/Root %d 0 R/Info %d 0 R/ID[<%s><%s>]>>\nstartxref\n%d\n%%%%EOF\n",
		len(w.offsets)+1, catalog, info, id, id, start)
}

// num is a number with up to four decimals: 35 nanometres when it is in points.
func num(v float64) string {
	s := strconv.FormatFloat(v, 'f', 4, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
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
	return "(" + strings.NewReplacer("\\", "\\\\", "(", "\\(", ")", "\\)", "\r", "\\r", "\n", "\\n").Replace(s) + ")"
}

func utf16Hex(s string) string {
	var out strings.Builder
	for _, u := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&out, "%04X", u)
	}
	return out.String()
}
