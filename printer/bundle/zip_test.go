package bundle

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
)

func zipInput() ZipInput {
	in := testInput()
	return ZipInput{
		Mission: in.Mission, Rules: in.Rules, Decks: in.Decks, Version: "1.0",
		Sources: []model.SourceFile{{Path: "dry-dock/mission.cue", Data: []byte("package mission\n")}, {Path: "pack.cue", Data: []byte("package pack\n")}},
		Files:   map[string][]byte{"map.svg": in.MapSVG, "briefing.html": []byte("<!DOCTYPE html>"), "mission.json": []byte("old")},
	}
}

func zipped(t *testing.T) []byte {
	t.Helper()
	data, err := Zip(zipInput())
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestZipRoundTrip(t *testing.T) {
	b, err := Open(zipped(t))
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, f := range b.Manifest.Files {
		paths = append(paths, f.Path)
	}
	want := "briefing.html decks/hazards.json decks/helpers.json map.svg mission.json rules.json src/dry-dock/mission.cue src/pack.cue"
	if got := strings.Join(paths, " "); got != want {
		t.Errorf("files: %s, want %s", got, want)
	}
	m, r, decks, err := b.Game()
	if err != nil {
		t.Fatal(err)
	}
	in := zipInput()
	if d := cmp.Diff(in.Mission, m) + cmp.Diff(in.Rules, r) + cmp.Diff(in.Decks, decks); d != "" {
		t.Errorf("the game is another one:\n%s", d)
	}
}

func TestZipIsDeterministic(t *testing.T) {
	if !bytes.Equal(zipped(t), zipped(t)) {
		t.Error("two zips of one mission differ")
	}
}

// entry is a file of a forged bundle.
type entry struct {
	name, data string
	mode       uint32
}

// forged is a zip of the entries with a manifest that fits, until spoil has changed it.
func forged(t testing.TB, spoil func(*Manifest), entries ...entry) []byte {
	t.Helper()
	m := Manifest{Format: Format}
	for _, e := range entries {
		m.Files = append(m.Files, listed(e.name, []byte(e.data)))
	}
	if spoil != nil {
		spoil(&m)
	}
	head, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, e := range append([]entry{{manifestName, string(head), 0}}, entries...) {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate}
		h.ExternalAttrs, h.CreatorVersion = e.mode<<16, 3<<8
		if e.mode == 0 {
			h.ExternalAttrs, h.CreatorVersion = 0, 0
		}
		w, err := z.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(e.data)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestOpenRefuses(t *testing.T) {
	const symlink = 0o120777
	ok := entry{name: "a.txt", data: "hello"}
	for _, c := range []struct {
		name  string
		bytes []byte
		want  string
	}{
		{"no zip", []byte("hello"), "not a bundle"},
		{"no manifest", func() []byte {
			var out bytes.Buffer
			z := zip.NewWriter(&out)
			_ = z.Close()
			return out.Bytes()
		}(), "does not begin with manifest.json"},
		{"format", forged(t, func(m *Manifest) { m.Format = 9 }, ok), "format 9"},
		{"out of the folder", forged(t, nil, entry{name: "../evil", data: "x"}), "not a plain relative path"},
		{"absolute", forged(t, nil, entry{name: "/etc/passwd", data: "x"}), "not a plain relative path"},
		{"backslash", forged(t, nil, entry{name: `..\evil`, data: "x"}), "different things"},
		{"drive", forged(t, nil, entry{name: `c:evil`, data: "x"}), "different things"},
		{"device", forged(t, nil, entry{name: "src/NUL.txt", data: "x"}), "reserved name"},
		{"control character", forged(t, nil, entry{name: "a\x1b[31m", data: "x"}), "different things"},
		{"symbolic link", forged(t, nil, entry{name: "link", data: "/etc/passwd", mode: symlink}), "not a plain file"},
		{"same but for case", forged(t, nil, ok, entry{name: "A.txt", data: "y"}), "fall together"},
		{"twice", forged(t, func(m *Manifest) { m.Files = m.Files[:1] }, ok, ok), "twice"},
		{"unlisted", forged(t, func(m *Manifest) { m.Files = nil }, ok), "does not list"},
		{"missing", forged(t, func(m *Manifest) { m.Files = append(m.Files, listed("b", nil)) }, ok), `lacks "b"`},
		{"changed", forged(t, func(m *Manifest) { m.Files[0] = listed("a.txt", []byte("hallo")) }, ok), "not the file"},
		{"larger than listed", forged(t, func(m *Manifest) { m.Files[0].Size = 3 }, ok), "larger than the 3 bytes"},
		{"bomb", forged(t, nil, entry{name: "bomb", data: strings.Repeat("0", MaxFile+1)}), "the limit is"},
		{"all together", forged(t, func(m *Manifest) {
			for i := range 5 {
				m.Files = append(m.Files, File{Path: strings.Repeat("x", i+1), Size: MaxFile})
			}
		}), "bytes together"},
		{"long path", forged(t, nil, entry{name: strings.Repeat("x", maxPath+1), data: ""}), "a path of 201 bytes"},
	} {
		if _, err := Open(c.bytes); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// A manifest that is something else is told of in words for whoever was given the bundle.
func TestOtherManifests(t *testing.T) {
	for text, want := range map[string]string{
		`[]`:                "it is of the kind array as a whole",
		`"x"`:               "it is of the kind string as a whole",
		`{"format": "one"}`: "its field format is of the kind string",
		`{"format": 1`:      "it is no JSON",
		`<html>`:            "it is no JSON",
	} {
		var out bytes.Buffer
		z := zip.NewWriter(&out)
		w, err := z.Create(manifestName)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(w, text)
		z.Close()
		_, err = Open(out.Bytes())
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "build the bundle anew") {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
		for _, ours := range []string{"Go ", "Manifest", "json:"} {
			if err != nil && strings.Contains(err.Error(), ours) {
				t.Errorf("%s: %v tells of the program", text, err)
			}
		}
	}
}

func TestZipRefusesBadNames(t *testing.T) {
	in := zipInput()
	in.Files = map[string][]byte{"manifest.json": nil}
	if _, err := Zip(in); err == nil {
		t.Error("a printed file took the manifest's place")
	}
	in = zipInput()
	in.Sources = []model.SourceFile{{Path: "../../evil.cue"}}
	if _, err := Zip(in); err == nil {
		t.Error("a source outside of src/ was packed")
	}
}

// A flipped bit anywhere is refused or harmless, and never a panic.
func FuzzOpen(f *testing.F) {
	f.Add(forged(f, nil, entry{name: "src/a.cue", data: "package a"}, entry{name: "map.svg", data: "<svg/>"}))
	f.Add([]byte("PK\x05\x06"))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Open(data)
		if err == nil && b.check() != nil {
			t.Error("an opened bundle is not what its manifest says")
		}
	})
}
