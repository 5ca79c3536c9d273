package service

import (
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// Hints are the notes on a file that were found with its reading: what is left in the boxes and in the pouch. There are none
// while the file says something else than what was read.
func (w *Workspace) Hints(file string) []reading.Note {
	u, t := w.unit(file)
	if t == nil {
		return nil
	}
	r := u.reading()
	if r == nil || r.Texts[filepath.Base(t.Name)] != reading.Digest(t.Src) {
		return nil
	}
	var all []reading.Note
	for _, n := range r.Notes {
		if n.At.File == t.Name {
			all = append(all, n)
		}
	}
	return all
}
