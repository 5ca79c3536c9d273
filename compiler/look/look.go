// Package look keeps in mind what somebody saw of a folder, so that it can be told later whether there is something else to
// see by now.
//
//   - A look is one question that was asked of a world, with a digest of the answer: what a file says, which units it names,
//     what a folder holds, whether something is there.
//   - A recorder is a world that notes each look at another one.
//   - Eyes take looks again, each once, and say whether they see the same.
//
// The language service and the store of checks keep what they have found out for as long as all looks that it took are good.
package look

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/compiler/source"
)

// Sort is what a look asked for.
type Sort byte

// The sorts of looks.
const (
	Said  Sort = 's' // what a file says
	Named Sort = 'n' // which units a file names
	Holds Sort = 'h' // what a folder holds
	There Sort = 't' // whether something is there, and what it is
	Leads Sort = 'l' // the same, of what a link leads to
)

// Look is one question, and a digest of the answer.
type Look struct {
	Sort   Sort
	Name   string
	Digest string
}

// key tells questions apart.
func (l Look) key() string { return string(rune(l.Sort)) + l.Name }

// Namer is the digest of the names that a file gives to units. Which those are, the compiler knows.
type Namer func(data []byte) string

// Eyes look at something that does not change meanwhile: each question is asked once. Several goroutines may use them.
type Eyes struct {
	ask  func(Look) string
	mu   sync.Mutex
	seen map[string]string
}

// NewEyes are eyes that have seen nothing yet, and answer by a function.
func NewEyes(ask func(Look) string) *Eyes { return &Eyes{ask: ask, seen: map[string]string{}} }

// At are eyes that look at a world.
func At(w source.World, names Namer) *Eyes {
	return NewEyes(func(l Look) string { return Answer(w, l, names) })
}

// Good reports whether every one of the looks sees what it saw.
func (e *Eyes) Good(looks []Look) bool {
	for _, l := range looks {
		if e.see(l) != l.Digest {
			return false
		}
	}
	return true
}

func (e *Eyes) see(l Look) string {
	key := l.key()
	e.mu.Lock()
	defer e.mu.Unlock()
	if d, ok := e.seen[key]; ok {
		return d
	}
	d := e.ask(l)
	e.seen[key] = d
	return d
}

// Answer is the digest of what a look sees in a world now.
func Answer(w source.World, l Look, names Namer) string {
	switch l.Sort {
	case Said, Named:
		data, err := w.ReadFile(l.Name, source.MaxFileBytes)
		switch {
		case err != nil:
			return Refused(err)
		case l.Sort == Named:
			return names(data)
		}
		return Digest(data)
	case Holds:
		return Listed(w.ReadDir(l.Name))
	case There:
		return Described(w.Lstat(l.Name))
	}
	return Described(w.Stat(l.Name))
}

// Digest tells texts apart.
func Digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

// Refused stands for an answer that there was none of.
func Refused(err error) string { return fmt.Sprint("no: ", err) }

// Listed stands for what a folder holds, as far as anybody asks: folders, and what is called like a source file. What an
// editor puts beside a file while it is open changes nothing.
func Listed(entries []fs.DirEntry, err error) string {
	if err != nil {
		return Refused(err)
	}
	var b strings.Builder
	for _, e := range entries {
		if e.IsDir() || source.IsSource(e) {
			fmt.Fprintf(&b, "%s %v/", e.Name(), e.Type())
		}
	}
	return Digest([]byte(b.String()))
}

// Described stands for what something is.
func Described(info fs.FileInfo, err error) string {
	if err != nil {
		return Refused(err)
	}
	return info.Mode().Type().String()
}
