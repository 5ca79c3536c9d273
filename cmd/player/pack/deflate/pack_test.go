package deflate

import (
	"bytes"
	"compress/flate"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// unpacked is what the standard library reads.
func unpacked(t interface{ Fatalf(string, ...any) }, packed []byte) []byte {
	r := bytes.NewReader(packed)
	out, err := io.ReadAll(flate.NewReader(r))
	if err != nil || r.Len() > 0 {
		t.Fatalf("unpacking: %v, %d bytes left", err, r.Len())
	}
	return out
}

// Whatever is packed is read again as it was.
func TestPack(t *testing.T) {
	noise := make([]byte, stretch+1000)
	for i, luck := 0, rand.New(rand.NewPCG(1, 2)); i < len(noise); i++ {
		noise[i] = byte(luck.Uint32())
	}
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	for name, data := range map[string][]byte{
		"nothing":       {},
		"a byte":        {7},
		"two":           {7, 7},
		"zeros":         make([]byte, stretch+3),
		"noise":         noise,
		"every byte":    every,
		"far apart":     slicesOf(noise[:window], noise[:window]),
		"too far apart": slicesOf(noise[:window+1], noise[:window+1]),
		"long repeats":  bytes.Repeat(noise[:300], 50),
	} {
		if !bytes.Equal(unpacked(t, Pack(data)), data) {
			t.Errorf("%s comes back otherwise", name)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		var data []byte
		for range rapid.IntRange(0, 30).Draw(t, "parts") {
			part := rapid.SliceOfN(rapid.ByteRange(0, 5), 0, 40).Draw(t, "part")
			data = append(data, bytes.Repeat(part, rapid.IntRange(1, 30).Draw(t, "times"))...)
		}
		if !bytes.Equal(unpacked(t, Pack(data)), data) {
			t.Fatalf("%v comes back otherwise", data)
		}
	})
}

func slicesOf(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

// sample is a text that changes its nature on the way.
func sample(t *testing.T) []byte {
	t.Helper()
	var out []byte
	for _, name := range []string{"match.go", "path.go", "write.go", "huffman.go"} {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, b...)
		for i := range 3000 {
			out = append(out, byte(i*i>>3), byte(i>>4), 0, 0)
		}
	}
	return out
}

// It packs better than the standard library's best, by what it is there for.
func TestSmaller(t *testing.T) {
	data := sample(t)
	var std bytes.Buffer
	w, err := flate.NewWriter(&std, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(data)
	w.Close()
	if got, most := len(Pack(data)), std.Len()*97/100; got > most {
		t.Errorf("%d bytes; the standard library has %d, and %d are the most", got, std.Len(), most)
	}
}

// The same data gives the same bytes, however many stretches are packed at once.
func TestSameBytes(t *testing.T) {
	data := bytes.Repeat(sample(t), 20)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	one := Pack(data)
	runtime.GOMAXPROCS(4)
	if !bytes.Equal(one, Pack(data)) {
		t.Error("packed at once the data is other bytes")
	}
}

// Codes are within the limit, use up all there is, and are the best: those of the textbook where the limit does not bind.
func TestLengths(t *testing.T) {
	for name, c := range map[string]struct {
		counts []int
		limit  int
		want   string
	}{
		"none":       {[]int{0, 0}, 7, "\x00\x00"},
		"one":        {[]int{0, 5}, 7, "\x00\x01"},
		"halves":     {[]int{8, 4, 2, 1, 1}, 7, "\x01\x02\x03\x04\x04"},
		"even":       {[]int{3, 3, 3, 3}, 7, "\x02\x02\x02\x02"},
		"the limit":  {[]int{8, 4, 2, 1, 1}, 3, "\x01\x03\x03\x03\x03"},
		"with holes": {[]int{0, 8, 0, 4, 4}, 7, "\x00\x01\x00\x02\x02"},
	} {
		if got := string(lengths(c.counts, c.limit)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	fibonacci := []int{1, 1}
	for len(fibonacci) < 40 {
		n := len(fibonacci)
		fibonacci = append(fibonacci, fibonacci[n-1]+fibonacci[n-2])
	}
	used := 0
	for _, n := range lengths(fibonacci, 15) {
		if n < 1 || n > 15 {
			t.Fatalf("a code of %d bits", n)
		}
		used += 1 << (15 - n)
	}
	if used != 1<<15 {
		t.Errorf("%d of %d codes are used", used, 1<<15)
	}
}

// Symbols of lengths and distances begin where the format has them begin.
func TestSymbols(t *testing.T) {
	for _, c := range []struct{ length, symbol, extra int }{{3, 257, 0}, {10, 264, 0}, {11, 265, 1}, {19, 269, 2}, {257, 284, 5}, {258, 285, 0}} {
		if symbol, extra, _ := lengthSymbol(c.length); symbol != c.symbol || extra != c.extra || extra != extraLength(symbol) {
			t.Errorf("length %d: symbol %d with %d bits", c.length, symbol, extra)
		}
	}
	for _, c := range []struct{ distance, symbol, extra int }{{1, 0, 0}, {4, 3, 0}, {5, 4, 1}, {7, 5, 1}, {24577, 29, 13}, {32768, 29, 13}} {
		if symbol, extra, _ := distanceSymbol(c.distance); symbol != c.symbol || extra != c.extra {
			t.Errorf("distance %d: symbol %d with %d bits", c.distance, symbol, extra)
		}
	}
}

// A header in which all lengths are alike still has the two codes that readers ask for.
func TestHeaderOfOneLength(t *testing.T) {
	var u uses
	for i := range u.literal[:256] {
		u.literal[i] = 1
	}
	h := head(&u)
	if n := 19 - strings.Count(string(h.lengths), "\x00"); n < 2 {
		t.Errorf("%d codes for lengths", n)
	}
}

// A logarithm is right to a part in a thousand of a bit.
func TestLog(t *testing.T) {
	for n, want := range map[int]uint32{1: 0, 2: bit, 1024: 10 * bit, 3: 1623, 1000000: 20409} {
		if got := log(n); got != want {
			t.Errorf("log %d is %d, want %d", n, got, want)
		}
	}
}
