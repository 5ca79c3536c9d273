package output

import (
	"errors"
	"os"
	"path/filepath"
)

// staging is a set of files written in full under temporary names beside their places.
type staging struct{ moves [][2]string } // temporary name, final name

// stage writes every file in full before any is put in place. The staging is never nil.
func stage(dir string, files []File) (*staging, error) {
	s := &staging{}
	for _, f := range files {
		tmp, err := writeTemp(dir, f)
		if tmp != "" {
			s.moves = append(s.moves, [2]string{tmp, filepath.Join(dir, f.Name)})
		}
		if err != nil {
			return s, err
		}
	}
	return s, nil
}

func writeTemp(dir string, f File) (name string, err error) {
	tmp, err := os.CreateTemp(dir, ".sortie-*.tmp")
	if err != nil {
		return "", err
	}
	_, err = tmp.Write(f.Data)
	err = errors.Join(err, tmp.Chmod(0o644), tmp.Sync(), tmp.Close())
	return tmp.Name(), err
}

func (s *staging) rename() error {
	for len(s.moves) > 0 {
		if err := os.Rename(s.moves[0][0], s.moves[0][1]); err != nil {
			return err
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
