package hostile

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle"
)

// packed is a file of a forged bundle.
type packed struct {
	name, data string
	mode       uint32 // as Unix has it; 0: none is told
}

// forgedBundle is a zip of some files with a manifest that fits, until spoil has changed it.
func forgedBundle(t *testing.T, spoil func(*bundle.Manifest), files ...packed) []byte {
	t.Helper()
	m := bundle.Manifest{Format: bundle.Format, Mission: "m", Title: "M", Edition: "core"}
	for _, f := range files {
		sum := sha256.New()
		io.WriteString(sum, f.data)
		m.Files = append(m.Files, bundle.File{Path: f.name, Size: len(f.data), SHA256: hex.EncodeToString(sum.Sum(nil))})
	}
	if spoil != nil {
		spoil(&m)
	}
	head, err := json.Marshal(m)
	must(t, err)
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range append([]packed{{name: "manifest.json", data: string(head)}}, files...) {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate}
		if f.mode != 0 {
			h.ExternalAttrs, h.CreatorVersion = f.mode<<16, 3<<8
		}
		w, err := z.CreateHeader(h)
		must(t, err)
		_, err = io.WriteString(w, f.data)
		must(t, err)
	}
	must(t, z.Close())
	return out.Bytes()
}

// The places of fields in the list at the end of a zip, from the beginning of an entry, and in its end.
const (
	inEntryFlags, inEntryMethod, inEntryPacked, inEntryUnpacked, inEntryStart = 8, 10, 20, 24, 42
	inEndFiles, inEndAllFiles, inEndSize, inEndStart                          = 8, 10, 12, 16
	endOfZip                                                                  = 22
)

// half and word write a number into a zip.
func half(at int, n uint16) func([]byte) {
	return func(b []byte) { binary.LittleEndian.PutUint16(b[at:], n) }
}

func word(at int, n uint32) func([]byte) {
	return func(b []byte) { binary.LittleEndian.PutUint32(b[at:], n) }
}

// relisted is a zip with changes in the list's entry of its last file.
func relisted(data []byte, changes ...func([]byte)) []byte {
	last := bytes.LastIndex(data, []byte("PK\x01\x02"))
	for _, change := range changes {
		change(data[last:])
	}
	return data
}

// reended is a zip with changes in its end.
func reended(data []byte, changes ...func([]byte)) []byte {
	for _, change := range changes {
		change(data[len(data)-endOfZip:])
	}
	return data
}

// million is a zip whose list has as many entries as fit into the largest bundle, all of one file.
func million(data []byte) []byte {
	end := bytes.Clone(data[len(data)-endOfZip:])
	first := bytes.Index(data, []byte("PK\x01\x02"))
	last := bytes.LastIndex(data, []byte("PK\x01\x02"))
	one := data[last : len(data)-endOfZip]
	list := bytes.Repeat(one, 1_000_000)
	word(inEndSize, uint32(len(list)))(end)
	half(inEndFiles, 0xfffe)(end)
	half(inEndAllFiles, 0xfffe)(end)
	return append(append(data[:first:first], list...), end...)
}

// hostileBundle is a bundle that nobody should have made, and what is said of it.
type hostileBundle struct {
	name string
	data func() []byte // made when it is its turn: what this process holds is counted as the command's, too
	want string
}

func hostileBundles(t *testing.T) []hostileBundle {
	const link, pipe = 0o120777, 0o010666
	src := packed{name: "src/mission.cue", data: salvageRun(t)}
	other := packed{name: "src/other.txt", data: strings.Repeat("other ", 100)}
	good := func() []byte { return forgedBundle(t, nil, src, other) }
	with := func(f packed) []byte { return forgedBundle(t, nil, src, f) }
	start := func(name string) uint32 { return uint32(bytes.Index(good(), []byte(name)) - 30) }
	return []hostileBundle{
		{"a million entries", func() []byte { return million(good()) }, "the limit is"},
		{"a thousand files too many", func() []byte { return forgedBundle(t, nil, many(2000)...) }, "the limit is 1000"},
		{"zip64", func() []byte { return reended(good(), half(inEndAllFiles, 0xffff), word(inEndStart, 0xffffffff)) }, "zip64"},
		{"fewer files than it says", func() []byte { return reended(good(), half(inEndFiles, 9), half(inEndAllFiles, 9)) }, "shorter than it says"},
		{"more files than it says", func() []byte { return reended(good(), half(inEndFiles, 2), half(inEndAllFiles, 2)) }, "longer than it says"},
		{"a list elsewhere", func() []byte { return reended(good(), word(inEndStart, 7)) }, "not where its end says"},
		{"files one over the other", func() []byte { return relisted(good(), word(inEntryStart, start("manifest.json"))) }, "another name in its place"},
		{"files that share their bytes", func() []byte { return overlapping(t, src, other) }, "one over the other"},
		{"encrypted", func() []byte { return relisted(good(), half(inEntryFlags, 1)) }, "encrypted"},
		{"an unknown method", func() []byte { return relisted(good(), half(inEntryMethod, 14)) }, "method 14"},
		{"a size that lies", func() []byte { return relisted(good(), word(inEntryUnpacked, 4_000_000_000)) }, "the limit is"},
		{"a file that ends behind the zip", func() []byte { return relisted(good(), word(inEntryPacked, 4_000_000_000)) }, "cut off"},
		{"a file that begins behind the zip", func() []byte { return relisted(good(), word(inEntryStart, 4_000_000_000)) }, "not where its list says"},
		{"larger than its size", func() []byte { return relisted(good(), word(inEntryUnpacked, 3)) }, "src/other.txt"},
		{"a bomb", func() []byte { return with(packed{name: "src/bomb.cue", data: strings.Repeat("0", bundle.MaxFile+1)}) }, "the limit is"},
		{"many bombs", func() []byte { return forgedBundle(t, nil, bombs(6)...) }, "the limit"},
		{"out of the folder", func() []byte { return with(packed{name: "src/../../evil.cue", data: "x"}) }, "not a plain relative path"},
		{"an absolute path", func() []byte { return with(packed{name: "/etc/evil.cue", data: "x"}) }, "not a plain relative path"},
		{"a device", func() []byte { return with(packed{name: "src/nul.cue", data: "x"}) }, "reserved name"},
		{"names that differ in case", func() []byte { return with(packed{name: "src/MISSION.cue", data: "x"}) }, "fall together"},
		{"a name twice", func() []byte { return forgedBundle(t, func(m *bundle.Manifest) { m.Files = m.Files[:1] }, src, src) }, "twice"},
		{"a link", func() []byte { return with(packed{name: "src/link.cue", data: "/etc/passwd", mode: link}) }, "not a plain file"},
		{"a pipe", func() []byte { return with(packed{name: "src/pipe.cue", data: "", mode: pipe}) }, "not a plain file"},
		{"control characters", func() []byte { return with(packed{name: "src/a\x1b[31m.cue", data: "x"}) }, "different things"},
		{"a manifest without end", func() []byte {
			return forgedBundle(t, func(m *bundle.Manifest) { m.Title = strings.Repeat("x", 2<<20) }, src)
		}, "manifest.json"},
		{"only the bundle in a bundle", func() []byte { return forgedBundle(t, nil, packed{name: "inner.zip", data: string(good())}) }, "no sources"},
		{"cut off", func() []byte { return good()[:len(good())/2] }, "not a bundle"},
		{"something behind the end", func() []byte { return append(good(), "more"...) }, "not a bundle"},
	}
}

// many are files of a byte.
func many(n int) (all []packed) {
	for i := range n {
		all = append(all, packed{name: fmt.Sprintf("src/%d.cue", i), data: "x"})
	}
	return all
}

// bombs are files of the largest size that is allowed.
func bombs(n int) (all []packed) {
	zeros := strings.Repeat("0", bundle.MaxFile)
	for i := range n {
		all = append(all, packed{name: fmt.Sprintf("src/%d.txt", i), data: zeros})
	}
	return all
}

// overlapping is a bundle in which a file's bytes hold another file's head.
func overlapping(t *testing.T, files ...packed) []byte {
	data := forgedBundle(t, nil, files...)
	first := bytes.LastIndex(data[:bytes.LastIndex(data, []byte("PK\x01\x02"))], []byte("PK\x01\x02"))
	entry := data[first:]
	was := binary.LittleEndian.Uint32(entry[inEntryPacked:])
	word(inEntryPacked, was+60)(entry)
	return data
}

// Every hostile bundle ends the command soon, below a gigabyte, with one line and exit code 2; the bundle
// that they are all made from is read.
func TestHostileBundles(t *testing.T) {
	all := hostileBundles(t)
	if len(all) < 20 {
		t.Errorf("%d bundles; the promise is 20", len(all))
	}
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "good.zip"), forgedBundle(t, nil, packed{name: "src/mission.cue", data: salvageRun(t)}), 0o666))
	endure(t, dir, exitClean, "good.zip")
	for _, h := range all {
		if !inSample(h.name) {
			continue
		}
		t.Run(h.name, func(t *testing.T) {
			must(t, os.WriteFile(filepath.Join(dir, "bad.zip"), h.data(), 0o666))
			said := endure(t, dir, exitFailure, "bad.zip")
			if strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "sortie: bad.zip: ") || !strings.Contains(said, h.want) || strings.Contains(said, "\x1b") {
				t.Errorf("want one line with %q:\n%.2000q", h.want, said)
			}
		})
	}
}
