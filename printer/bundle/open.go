package bundle

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Bundle is a bundle that was opened and found to be what its manifest says.
type Bundle struct {
	Manifest Manifest
	Files    map[string][]byte // everything but the manifest, by path
}

// Open reads a bundle from bytes of any origin. It unpacks into memory only, and refuses anything
// that its manifest does not list with its exact size and hash.
func Open(data []byte) (*Bundle, error) {
	if len(data) > MaxBundle {
		return nil, fmt.Errorf("the bundle has %d bytes; the limit is %d", len(data), MaxBundle)
	}
	if err := bound(data); err != nil {
		return nil, err
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("this is not a bundle: %w", err)
	}
	b := &Bundle{Files: map[string][]byte{}}
	if b.Manifest, err = readManifest(z); err != nil {
		return nil, err
	}
	if err := b.readFiles(z); err != nil {
		return nil, err
	}
	return b, b.check()
}

func readManifest(z *zip.Reader) (Manifest, error) {
	var m Manifest
	if len(z.File) == 0 || z.File[0].Name != manifestName {
		return m, fmt.Errorf("this is not a bundle: it does not begin with %s", manifestName)
	}
	data, err := unpack(z.File[0], maxManifest)
	if err != nil {
		return m, err
	}
	if err := read(manifestName, data, &m); err != nil {
		return m, err
	}
	if m.Format != Format {
		return m, fmt.Errorf("the bundle has format %d; this program reads format %d", m.Format, Format)
	}
	return m, m.check()
}

// check holds a manifest against the limits, before anything it lists is read or written.
func (m Manifest) check() error {
	if len(m.Files) > MaxFiles {
		return fmt.Errorf("the bundle has %d files; the limit is %d", len(m.Files), MaxFiles)
	}
	total, seen := 0, map[string]string{}
	for _, f := range m.Files {
		if err := checkPath(f.Path); err != nil {
			return err
		}
		// Windows and macOS take names that differ in case only for one.
		folded := strings.ToLower(f.Path)
		if other, ok := seen[folded]; ok || folded == manifestName {
			return fmt.Errorf("the bundle has two files that may fall together: %q and %q", f.Path, other)
		}
		seen[folded] = f.Path
		if f.Size < 0 || f.Size > MaxFile {
			return fmt.Errorf("the bundle's %s has %d bytes; the limit is %d", f.Path, f.Size, MaxFile)
		}
		total += f.Size
	}
	if total > MaxUnpacked {
		return fmt.Errorf("the bundle's files have %d bytes together; the limit is %d", total, MaxUnpacked)
	}
	return nil
}

func (b *Bundle) readFiles(z *zip.Reader) error {
	for _, f := range z.File[1:] {
		i := slices.IndexFunc(b.Manifest.Files, func(l File) bool { return l.Path == f.Name })
		if i < 0 {
			return fmt.Errorf("the bundle holds %q, which its manifest does not list", f.Name)
		}
		if _, twice := b.Files[f.Name]; twice {
			return fmt.Errorf("the bundle holds %q twice", f.Name)
		}
		data, err := unpack(f, b.Manifest.Files[i].Size)
		if err != nil {
			return err
		}
		b.Files[f.Name] = data
	}
	return nil
}

// check compares what was unpacked with the manifest.
func (b *Bundle) check() error {
	for _, f := range b.Manifest.Files {
		data, ok := b.Files[f.Path]
		if !ok {
			return fmt.Errorf("the bundle lacks %q, which its manifest lists", f.Path)
		}
		if listed(f.Path, data) != f {
			return fmt.Errorf("the bundle's %q is not the file that its manifest lists", f.Path)
		}
	}
	return nil
}

// unpack reads one file and no more than limit bytes, whatever the zip says about its size.
func unpack(f *zip.File, limit int) ([]byte, error) {
	if !f.Mode().IsRegular() {
		return nil, fmt.Errorf("the bundle holds %q, which is not a plain file", f.Name)
	}
	r, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("the bundle's %q: %w", f.Name, err)
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	if err != nil {
		return nil, fmt.Errorf("the bundle's %q: %w", f.Name, err)
	}
	if len(data) > limit {
		return nil, fmt.Errorf("the bundle's %q is larger than the %d bytes it may have", f.Name, limit)
	}
	return data, nil
}

// Game is the compiled mission of a bundle with its rules and decks.
func (b *Bundle) Game() (*model.Mission, *model.RuleSet, []*model.Deck, error) {
	m, r := &model.Mission{}, &model.RuleSet{}
	var decks []*model.Deck
	err := errors.Join(b.decode("mission.json", m), b.decode("rules.json", r))
	for _, f := range b.Manifest.Files {
		if strings.HasPrefix(f.Path, "decks/") {
			d := &model.Deck{}
			err = errors.Join(err, b.decode(f.Path, d))
			decks = append(decks, d)
		}
	}
	kinds.Word(r)
	return m, r, decks, err
}

func (b *Bundle) decode(path string, into any) error {
	data, ok := b.Files[path]
	if !ok {
		return fmt.Errorf("the bundle lacks %s", path)
	}
	return read(path, data, into)
}
