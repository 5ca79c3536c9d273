// Package store keeps what checks have found from one run of the command to the next.
//
//   - An entry is a file with what came of one unit: which looks it took (package look), and what was found. Its name stands
//     for the unit and for the program: another one has entries of its own.
//   - A store is a folder of entries. Of one that is damaged, cut short or not ours nothing is known: it is a miss, and the
//     next run writes it anew.
//
// An entry is written beside its place and renamed, so that a reader has all of it or none, whoever else writes. A store grows
// no larger than its limit: what was not asked for the longest goes.
package store

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/sortie-tools/sortie/compiler"
)

// Variable is the environment variable that moves the store to another folder.
const Variable = "SORTIE_CACHE"

// ending is how the names of entries end.
const ending = ".found"

// Store is a folder of entries of one program. It implements compiler.Store.
type Store struct {
	folder  string
	program string
	most    int64 // bytes of all entries
	wrote   atomic.Bool
}

// maxStore is how large a store may grow. A mission's entry has three to ten kilobytes.
const maxStore = 64 << 20

// Open is the store of a program in a folder; it is made when something is kept. The error says that this machine has no
// place for it.
func Open(program string) (*Store, error) {
	folder, err := place()
	if err != nil {
		return nil, err
	}
	return &Store{folder: folder, program: program, most: maxStore}, nil
}

// place is the folder of stores: where the environment says, or among the user's other caches.
func place() (string, error) {
	if dir := os.Getenv(Variable); dir != "" {
		return filepath.Abs(dir)
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	if !filepath.IsAbs(dir) {
		return "", errors.New("the folder of caches is no whole path")
	}
	return filepath.Join(dir, "sortie", "check"), nil
}

// entry is what a file of the store holds.
type entry struct {
	Program string
	Key     compiler.Key
	Kept    *compiler.Kept
}

// file is the place of what came of a unit.
func (s *Store) file(k compiler.Key) string {
	data, err := json.Marshal(entry{Program: s.program, Key: k})
	if err != nil {
		panic("a key is plain data: " + err.Error())
	}
	sum := sha256.Sum256(data)
	return filepath.Join(s.folder, hex.EncodeToString(sum[:16])+ending)
}

// used is how long an entry that is read now and then goes without being noted as used.
const used = 24 * time.Hour

// Find implements compiler.Store.
func (s *Store) Find(k compiler.Key) *compiler.Kept {
	name := s.file(k)
	e, at, err := read(name)
	if err != nil || e.Program != s.program || e.Key != k || e.Kept == nil {
		return nil
	}
	if now := time.Now(); now.Sub(at) > used {
		os.Chtimes(name, now, now) // or else it goes sooner
	}
	return e.Kept
}

// Keep implements compiler.Store.
func (s *Store) Keep(k compiler.Key, kept *compiler.Kept) {
	data, err := encode(entry{s.program, k, kept})
	if err != nil || os.MkdirAll(s.folder, 0o700) != nil {
		return
	}
	if write(s.file(k), data) == nil {
		s.wrote.Store(true)
	}
}
