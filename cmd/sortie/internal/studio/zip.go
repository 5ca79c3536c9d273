package studio

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/compiler/source"
)

// unzip makes a folder of what a zip holds, whole or not at all.
func unzip(file, folder string) error {
	info, err := os.Stat(file)
	if err != nil {
		return err
	}
	if info.Size() > source.MaxTreeBytes {
		return fmt.Errorf("the zip has %d bytes, and a pack has no more than %d", info.Size(), source.MaxTreeBytes)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	files, err := Unzip(data)
	if err != nil {
		return err
	}
	return output.NewFolder(folder, files)
}

// Unzip is the pack that a zip of any origin holds: one of the studio's own, a folder that somebody has packed, or a bundle with
// its sources. Hidden files are left out; a name that leads out of the folder makes the whole zip one to be refused.
func Unzip(data []byte) ([]output.File, error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, errors.New("this is no zip, or a damaged one: pack the folder again")
	}
	var files []output.File
	seen, total := map[string]string{}, 0
	for _, f := range z.File {
		if err := proper(f); err != nil {
			return nil, err
		}
		if f.Mode().IsDir() || hidden(f.Name) {
			continue
		}
		folded := strings.ToLower(f.Name)
		if other, twice := seen[folded]; twice {
			return nil, fmt.Errorf("the zip has two files that may fall together: %q and %q", other, f.Name)
		}
		seen[folded] = f.Name
		text, err := unpacked(f)
		if err != nil {
			return nil, err
		}
		total += len(text)
		files = append(files, output.File{Name: f.Name, Data: text})
		if total > source.MaxTreeBytes || len(files) > source.MaxFiles {
			return nil, fmt.Errorf("the zip holds more than the %d files or %d bytes that a pack can have", source.MaxFiles, source.MaxTreeBytes)
		}
	}
	files = within(files)
	if !slices.ContainsFunc(files, func(f output.File) bool { return path.Ext(f.Name) == ".cue" }) {
		return nil, errors.New("the zip holds no mission: a pack has .cue files")
	}
	return files, nil
}

// proper refuses what cannot be a file of a pack.
func proper(f *zip.File) error {
	name := strings.TrimSuffix(f.Name, "/")
	switch {
	case !fs.ValidPath(name) || strings.ContainsAny(name, "\\:\x00"):
		return fmt.Errorf("the zip holds %q, which leads out of its folder: nothing of it was taken", f.Name)
	case !f.Mode().IsRegular() && !f.Mode().IsDir():
		return fmt.Errorf("the zip holds %q, which is neither a file nor a folder", f.Name)
	case slices.ContainsFunc(strings.Split(name, "/"), source.ReservedName):
		return fmt.Errorf("the zip holds %q, which is a device on Windows", f.Name)
	}
	return nil
}

// hidden reports whether a file is for somebody else's program.
func hidden(name string) bool { return slices.ContainsFunc(strings.Split(name, "/"), source.Hidden) }

// unpacked reads a file and no more than one can have, whatever the zip says about its size.
func unpacked(f *zip.File) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, damaged(f)
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, maxPacked+1))
	switch {
	case err != nil:
		return nil, damaged(f)
	case len(data) > maxPacked:
		return nil, fmt.Errorf("the zip's %q is larger than %d bytes", f.Name, maxPacked)
	}
	return data, nil
}

// maxPacked is how large a file may be that comes in a zip: bundles hold pages beside the sources.
const maxPacked = 16 << 20

func damaged(f *zip.File) error {
	return fmt.Errorf("the zip is damaged: its %q cannot be unpacked whole", f.Name)
}

// within are the files of the folder that all of them lie in; of a bundle, its sources.
func within(files []output.File) []output.File {
	const manifest, sources = "manifest.json", "src/"
	if slices.ContainsFunc(files, func(f output.File) bool { return f.Name == manifest }) {
		files = slices.DeleteFunc(files, func(f output.File) bool { return !strings.HasPrefix(f.Name, sources) })
	}
	for len(files) > 0 {
		top, _, below := strings.Cut(files[0].Name, "/")
		if !below || slices.ContainsFunc(files, func(f output.File) bool { return !strings.HasPrefix(f.Name, top+"/") }) {
			break
		}
		for i := range files {
			files[i].Name = strings.TrimPrefix(files[i].Name, top+"/")
		}
	}
	return files
}

// zip hands out the pack as it is on the desk, what is not saved as well.
func (s *Server) zip(w http.ResponseWriter, _ *http.Request) {
	data, err := s.desk.Zip()
	if err != nil {
		http.Error(w, err.Error(), http.StatusUnprocessableEntity)
		return
	}
	w.Header().Set("Content-Type", "application/zip")
	w.Write(data)
}

// packed is the time that every file of a zip carries: the earliest that one can say.
var packed = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// Zip is the pack as it is on the desk, in a folder of its name. The same pack gives the same bytes.
func (d *Desk) Zip() ([]byte, error) {
	files, err := d.files()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range files {
		w, err := z.CreateHeader(&zip.FileHeader{Name: path.Join(filepath.Base(d.Root), f.Name), Method: zip.Deflate, Modified: packed})
		if err == nil {
			_, err = w.Write(f.Data)
		}
		if err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return out.Bytes(), err
}

// files are the files of the pack in order. Links are left out, and so is what is hidden.
func (d *Desk) files() ([]output.File, error) {
	root, err := os.OpenRoot(d.Root)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	over := d.overlays()
	var files []output.File
	total := 0
	err = fs.WalkDir(root.FS(), ".", func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name != "." && source.Hidden(e.Name()) && e.IsDir():
			return fs.SkipDir
		case source.Hidden(e.Name()) && name != "." || !e.Type().IsRegular():
			return nil
		}
		data, err := fs.ReadFile(root.FS(), name)
		if err != nil {
			return err
		}
		if text, ok := over[name]; ok {
			data = like(string(text), data)
		}
		files = append(files, output.File{Name: name, Data: data})
		if total += len(data); total > source.MaxTreeBytes || len(files) > source.MaxFiles {
			return fmt.Errorf("the pack's folder holds more than the %d files or %d bytes that go into a zip", source.MaxFiles, source.MaxTreeBytes)
		}
		return nil
	})
	return files, err
}
