package store

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// leftBehind is after how long a file that was not put in its place is nobody's any more.
const leftBehind = time.Hour

// Sweep makes room where this run has kept something and the store is larger than it may be: the entries that nobody has
// asked for the longest go, down to three quarters. Of files that are not its own it takes away none.
func (s *Store) Sweep() {
	if !s.wrote.Swap(false) {
		return
	}
	entries, err := os.ReadDir(s.folder)
	if err != nil {
		return
	}
	var all []fs.FileInfo
	size := int64(0)
	for _, e := range entries {
		info, err := e.Info()
		switch {
		case err != nil || !info.Mode().IsRegular():
		case strings.HasPrefix(e.Name(), halfWritten) && time.Since(info.ModTime()) > leftBehind:
			os.Remove(filepath.Join(s.folder, e.Name()))
		case strings.HasSuffix(e.Name(), ending):
			all, size = append(all, info), size+info.Size()
		}
	}
	if size <= s.most {
		return
	}
	slices.SortFunc(all, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), strings.Compare(a.Name(), b.Name()))
	})
	for _, info := range all {
		if size <= s.most/4*3 {
			return
		}
		if os.Remove(filepath.Join(s.folder, info.Name())) == nil {
			size -= info.Size()
		}
	}
}
