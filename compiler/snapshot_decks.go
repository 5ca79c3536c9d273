package compiler

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// deckSnapshot is the decks of a library as they compiled when the program was built. Every mission
// whose pack has no decks of its own draws from them, and compiling them takes longer than compiling
// the mission. It counts only as long as their sources and the schema are the same.
type deckSnapshot struct {
	Sources string        `json:"sources"`
	Decks   []*model.Deck `json:"decks"`
}

// deckSnapshotFile is where a library holds it.
const deckSnapshotFile = decksDir + "/snapshot.json"

// shippedDecks are the decks of the library by its snapshot, if that is fresh. Texts in a language that
// was asked for are not in it.
func (c *compilation) shippedDecks() ([]*model.Deck, bool) {
	c.decksOnce.Do(func() {
		data, err := fs.ReadFile(c.opt.Library, deckSnapshotFile)
		if err != nil || c.opt.Language != "" {
			return
		}
		var shot deckSnapshot
		if json.Unmarshal(data, &shot) == nil && shot.Sources == deckDigest(c.opt.Library) {
			c.shipped, c.fresh = shot.Decks, true
		}
	})
	return c.shipped, c.fresh
}

// deckDigest is a fingerprint of all that the decks of a library come from.
func deckDigest(library fs.FS) string {
	h := sha256.New()
	for _, s := range systems.All() {
		h.Write([]byte(digest(s)))
	}
	fs.WalkDir(library, decksDir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(name, ".cue") {
			return err
		}
		data, err := fs.ReadFile(library, name)
		h.Write([]byte(name + "\x00"))
		h.Write(data)
		return err
	})
	return hex.EncodeToString(h.Sum(nil))
}
