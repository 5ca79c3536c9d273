// Package output puts finished files into a folder, whole or not at all, and never over a file that
// Sortie did not make.
//
// A ledger, .sortie-made.json, lies beside the outputs and lists each with its hash. A file that
// the ledger knows and whose bytes still match is ours and may be replaced or removed; any other
// file is the user's and stops the build before anything is written.
package output

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/draft"
)

// File is one finished output: a plain name and its bytes.
type File struct {
	Name string
	Data []byte
}

// maxOutput bounds what is read back of a file that may be ours: four times the largest that a build
// makes. A longer one is not ours.
const maxOutput = 256 << 20

// Foreign is the error for a file that stands in the way and is not ours.
type Foreign struct {
	Path    string
	Changed bool // ours once, edited since
}

// Error names the file and the way out.
func (e Foreign) Error() string {
	path := filepath.ToSlash(e.Path)
	if e.Changed {
		return fmt.Sprintf("%s has been changed since sortie made it, and would be lost: move it away or choose another folder with -o", path)
	}
	return fmt.Sprintf("%s is in the way and was not made by sortie: move it away or choose another folder with -o", path)
}

// Replace makes dir hold exactly these outputs besides the user's own files. Files that an earlier
// call made and that are not among them are removed. On any error the earlier outputs still stand, and
// no folder is left that was not there.
func Replace(dir string, files []File) (err error) {
	if err := plainNames(files); err != nil {
		return err
	}
	made, err := folder(dir)
	defer func() {
		if err != nil {
			discardFolders(made)
		}
	}()
	if err != nil {
		return err
	}
	draft.SweepFolder(dir)
	old, err := readLedger(dir)
	if err != nil {
		return err
	}
	if err := refuseForeign(dir, files, old); err != nil {
		return err
	}
	staged, err := stage(dir, files)
	defer staged.discard()
	if err != nil {
		return err
	}
	return commit(dir, files, staged, old)
}

// commit swaps the staged files in. The ledger is widened first: were the process killed between
// two renames, the next build would still know both the old and the new bytes as ours.
func commit(dir string, files []File, staged *staging, old ledger) error {
	both := old.with(files)
	if err := both.write(dir); err != nil {
		return err
	}
	if err := staged.rename(); err != nil {
		return err
	}
	if err := removeStale(dir, files, old); err != nil {
		return err
	}
	return ledger{}.with(files).write(dir)
}

// WriteFile writes one file whole or not at all: to a temporary name beside it, synced, renamed.
func WriteFile(path string, data []byte) error { return WriteFiles([]File{{path, data}}) }

// WriteFiles writes files, whose names are paths, in full beside their places before any is put there: if
// one cannot be written, none is.
func WriteFiles(files []File) error {
	staged := &staging{}
	defer staged.discard()
	swept := map[string]bool{}
	for _, f := range files {
		dir, name := filepath.Split(f.Name)
		if dir == "" {
			dir = "."
		}
		if !swept[dir] {
			draft.SweepFolder(dir)
			swept[dir] = true
		}
		if err := staged.add(dir, File{name, f.Data}); err != nil {
			return err
		}
	}
	return staged.rename()
}

func refuseForeign(dir string, files []File, old ledger) error {
	var all []error
	for _, f := range files {
		path := filepath.Join(dir, f.Name)
		data, err := readBack(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil || !old.knows(f.Name, data) && hash(data) != hash(f.Data) {
			all = append(all, Foreign{Path: path, Changed: err == nil && len(old[f.Name]) > 0})
		}
	}
	return errors.Join(all...)
}

// removeStale takes away outputs of an earlier build that this one no longer makes.
func removeStale(dir string, files []File, old ledger) error {
	for _, name := range old.names() {
		if slices.ContainsFunc(files, func(f File) bool { return f.Name == name }) || !plain(name) || !ours(name) {
			continue
		}
		path := filepath.Join(dir, name)
		data, err := readBack(path)
		if err != nil || !old.knows(name, data) {
			continue
		}
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	return nil
}

// folder makes the output folder and lists those that were not there. A link in its place is refused: it
// could lead anywhere.
func folder(dir string) (made []string, err error) {
	if info, err := os.Lstat(dir); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("%s is in the way of a folder of that name: move it away or choose another folder with -o", filepath.ToSlash(dir))
	}
	return parents(dir)
}

// readBack reads a regular file of a size that an output can have. Links, pipes and devices are not
// opened: reading one could go on for ever.
func readBack(path string) ([]byte, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxOutput {
		return nil, fmt.Errorf("%s is not an output", filepath.ToSlash(path))
	}
	return os.ReadFile(path)
}

// extensions are those of the files that builds make. A ledger is a file like any other and can be
// forged; it can never make a build remove a file of another kind.
var extensions = []string{".pdf", ".png", ".html", ".json", ".zip", ".svg"}

func ours(name string) bool { return slices.Contains(extensions, filepath.Ext(name)) }

func plainNames(files []File) error {
	for _, f := range files {
		if !plain(f.Name) {
			return fmt.Errorf("output name %q is not a plain file name", f.Name)
		}
	}
	return nil
}

func plain(name string) bool {
	return filepath.IsLocal(name) && !strings.ContainsAny(name, `/\`) && name != "." && name != ledgerName
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

func sortedNames[V any](m map[string]V) []string {
	names := make([]string, 0, len(m))
	for n := range m {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}
