package bundle

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/sortie-tools/sortie/schema/model"
)

// ZipInput is what a mission's bundle is made from.
type ZipInput struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck
	Sources []model.SourceFile // put below src/
	Files   map[string][]byte  // printed things by name, such as "setup-sheet.pdf"
	Version string             // of the program
}

// Zip is a mission's bundle: a manifest, the sources, the compiled mission with its rules and
// decks, and what was printed. The same input gives the same bytes.
func Zip(in ZipInput) ([]byte, error) {
	if in.Mission == nil || in.Rules == nil {
		return nil, errNoGame
	}
	files, err := in.files()
	if err != nil {
		return nil, err
	}
	m := Manifest{Format: Format, Mission: in.Mission.ID, Title: in.Mission.Title, Edition: in.Mission.Edition, Sortie: in.Version}
	paths := slices.Sorted(maps.Keys(files))
	for _, p := range paths {
		m.Files = append(m.Files, listed(p, files[p]))
	}
	if err := m.check(); err != nil {
		return nil, err
	}
	head, err := indented(m)
	if err != nil {
		return nil, err
	}
	return pack(head, paths, files)
}

// files is everything in the bundle but the manifest.
func (in ZipInput) files() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, s := range in.Sources {
		files["src/"+s.Path] = s.Data
	}
	values := map[string]any{"mission.json": in.Mission, "rules.json": in.Rules}
	for _, d := range in.Decks {
		values["decks/"+d.ID+".json"] = d
	}
	for path, v := range values {
		data, err := indented(v)
		if err != nil {
			return nil, err
		}
		files[path] = data
	}
	for path, data := range in.Files {
		if strings.HasPrefix(path, "src/") || path == manifestName {
			return nil, fmt.Errorf("a printed file cannot be called %q in a bundle", path)
		}
		if _, taken := values[path]; !taken { // the model in the bundle is always this one
			files[path] = data
		}
	}
	return files, nil
}

func indented(v any) ([]byte, error) {
	data, err := json.MarshalIndent(v, "", "\t")
	return append(data, '\n'), err
}

// made is the time that every file of a bundle carries: the earliest that a zip can say.
var made = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

func pack(manifest []byte, paths []string, files map[string][]byte) ([]byte, error) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	if err := add(z, manifestName, manifest); err != nil {
		return nil, err
	}
	for _, p := range paths {
		if err := add(z, p, files[p]); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	if out.Len() > MaxBundle {
		return nil, fmt.Errorf("the bundle has %d bytes; the limit is %d", out.Len(), MaxBundle)
	}
	return out.Bytes(), nil
}

func add(z *zip.Writer, path string, data []byte) error {
	w, err := z.CreateHeader(&zip.FileHeader{Name: path, Method: zip.Deflate, Modified: made})
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}
