package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/draft"
)

// staging is a set of files written in full under temporary names beside their places.
type staging struct{ moves [][2]string } // temporary name, final name

// stage writes every file in full before any is put in place. The staging is never nil.
func stage(dir string, files []File) (*staging, error) {
	s := &staging{}
	for _, f := range files {
		if err := s.add(dir, f); err != nil {
			return s, err
		}
	}
	return s, nil
}

// add writes one more file in full.
func (s *staging) add(dir string, f File) error {
	mode, err := replaceable(filepath.Join(dir, f.Name))
	if err != nil {
		return err
	}
	tmp, err := writeTemp(dir, f, mode)
	if tmp != "" {
		s.moves = append(s.moves, [2]string{tmp, filepath.Join(dir, f.Name)})
	}
	return err
}

// replaceable refuses a place where something other than a file stands: a name put over a device, a pipe or a link takes it
// away from everybody; and a file that its owner may only read: what takes its place would not ask. It says who may read what is
// put there: those who could read what was, or everybody.
func replaceable(path string) (fs.FileMode, error) {
	const everybody, owner = 0o644, 0o200
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		return everybody, nil // what keeps it from being looked at keeps it from being written, and is told then
	case !info.Mode().IsRegular():
		return 0, fmt.Errorf("%s cannot be written: there is something in its place that is no file: choose another name", filepath.ToSlash(path))
	case info.Mode().Perm()&owner == 0:
		return 0, fmt.Errorf("%s cannot be written: it is read-only", filepath.ToSlash(path))
	}
	return info.Mode().Perm(), nil
}

func writeTemp(dir string, f File, mode fs.FileMode) (name string, err error) {
	const private = 0o600 // until it is whole
	tmp, err := os.OpenFile(filepath.Join(dir, draft.TempName()), os.O_CREATE|os.O_EXCL|os.O_WRONLY, private)
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%s cannot be written: there is no folder %s: make it first", filepath.ToSlash(filepath.Join(dir, f.Name)), filepath.ToSlash(filepath.Clean(dir)))
	}
	if err != nil {
		return "", fmt.Errorf("%s cannot be written: %w", filepath.ToSlash(filepath.Join(dir, f.Name)), draft.Reason(err))
	}
	_, err = tmp.Write(f.Data)
	if err = errors.Join(err, tmp.Chmod(mode), tmp.Sync(), tmp.Close()); err != nil {
		err = fmt.Errorf("%s cannot be written: %w", filepath.ToSlash(filepath.Join(dir, f.Name)), draft.Reason(err))
	}
	return tmp.Name(), err
}

func (s *staging) rename() error {
	for len(s.moves) > 0 {
		if err := os.Rename(s.moves[0][0], s.moves[0][1]); err != nil {
			return fmt.Errorf("%s cannot be written: %w", filepath.ToSlash(s.moves[0][1]), draft.Reason(err))
		}
		s.moves = s.moves[1:]
	}
	return nil
}

// discard removes what was staged and not put in place.
func (s *staging) discard() {
	for _, m := range s.moves {
		os.Remove(m[0])
	}
	s.moves = nil
}
