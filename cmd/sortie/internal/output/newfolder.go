package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/draft"
)

// NewFolder makes a folder that is not there yet, with files in it, whole or not at all. The names of
// files may have folders in front; folders on the way to dir are made as well.
func NewFolder(dir string, files []File) (err error) {
	if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
		return taken(dir, err)
	}
	made, err := parents(filepath.Dir(dir))
	defer func() {
		if err != nil {
			discardFolders(made)
		}
	}()
	if err != nil {
		return err
	}
	draft.SweepFolder(filepath.Dir(dir))
	stage := filepath.Join(filepath.Dir(dir), draft.TempName())
	if err := os.Mkdir(stage, 0o700); err != nil {
		return cannot(dir, err)
	}
	defer os.RemoveAll(stage)
	// The folder inside has the rights that the user gives to new folders; the stage has the user's alone.
	inner := filepath.Join(stage, "folder")
	for _, f := range files {
		if err := newFile(inner, f); err != nil {
			return err
		}
	}
	if err := os.Rename(inner, dir); err != nil {
		return cannot(dir, err)
	}
	return nil
}

// taken is the error for a folder whose name is in use.
func taken(dir string, err error) error {
	if err != nil {
		return cannot(dir, err)
	}
	return fmt.Errorf("%s is already there: choose another name", filepath.ToSlash(dir))
}

func cannot(dir string, err error) error {
	return fmt.Errorf("%s cannot be made: %w", filepath.ToSlash(dir), draft.Reason(err))
}

func newFile(dir string, f File) error {
	if !filepath.IsLocal(f.Name) {
		return fmt.Errorf("output name %q leads out of its folder", f.Name)
	}
	path := filepath.Join(dir, filepath.FromSlash(f.Name))
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return WriteFile(path, f.Data)
}

// parents makes a folder and those it lies in, and lists the ones that were not there, inside out.
func parents(dir string) (made []string, err error) {
	for at := dir; ; at = filepath.Dir(at) {
		_, err := os.Lstat(at)
		if err == nil || !errors.Is(err, fs.ErrNotExist) || at == filepath.Dir(at) {
			break
		}
		made = append(made, at)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return made, cannot(dir, err)
	}
	return made, nil
}

// discardFolders removes folders that are empty.
func discardFolders(dirs []string) {
	for _, d := range dirs {
		os.Remove(d)
	}
}
