package compiler

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"path"
	"sync"

	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/model"
)

// A snapshot is a rule set as it compiled when the program was built. Evaluating the tables of an
// edition takes ten times as long as reading them back, and every command needs one; so they are
// embedded beside their sources. A snapshot counts only as long as its sources are the same.
type snapshot struct {
	Sources string          `json:"sources"` // a digest of the schema's files
	Rules   json.RawMessage `json:"rules"`
}

// snapshots is the folder of the schema that holds them.
const snapshots = "snapshots"

func snapshotFile(edition string) string { return path.Join(snapshots, edition+".json") }

// fromSnapshot reads a rule set back, if its sources have not changed since.
func fromSnapshot(s model.System, edition string) (any, bool) {
	data, err := schema.FS.ReadFile(snapshotFile(edition))
	if err != nil {
		return nil, false
	}
	var shot snapshot
	if json.Unmarshal(data, &shot) != nil || shot.Sources != digest(s) {
		return nil, false
	}
	set := s.RuleSet()
	if json.Unmarshal(shot.Rules, set) != nil {
		return nil, false
	}
	return set, true
}

// digest is a fingerprint of a game's part of the schema: all files that a rule set of it can come
// from. It is taken once in a process.
func digest(s model.System) string {
	once, _ := digests.LoadOrStore(s.ID, sync.OnceValue(func() string { return takeDigest(s) }))
	return once.(func() string)()
}

var digests sync.Map // game → func() string

func takeDigest(s model.System) string {
	h := sha256.New()
	fs.WalkDir(schema.FS, s.ID, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := schema.FS.ReadFile(name)
		h.Write([]byte(name + "\x00"))
		h.Write(data)
		return err
	})
	return hex.EncodeToString(h.Sum(nil))
}
