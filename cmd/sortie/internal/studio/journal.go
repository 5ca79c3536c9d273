package studio

import (
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
)

// journal keeps the unsaved texts of one pack in a file of the user's own, apart from the pack.
type journal struct{ file string }

// maxJournal is how large a journal may be to be read again.
const maxJournal = 64 << 20

// newJournal is the journal of the pack with a folder; one that has no place on this machine keeps nothing.
func newJournal(root string) *journal {
	dir, err := os.UserCacheDir()
	if err != nil {
		return &journal{}
	}
	return &journal{filepath.Join(dir, "sortie", "studio", digest([]byte(root))[:24]+".json")}
}

// write keeps the texts, or takes the journal away where there are none.
func (j *journal) write(over map[string]string) error {
	switch {
	case j.file == "":
		return nil
	case len(over) == 0:
		if err := os.Remove(j.file); err != nil && !os.IsNotExist(err) {
			return err
		}
		return nil
	}
	data, err := json.Marshal(over)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(j.file), 0o700); err != nil {
		return err
	}
	return output.WriteFile(j.file, data)
}

// read is what an earlier studio has left behind; a journal that is damaged is none.
func (j *journal) read() map[string]string {
	info, err := os.Lstat(j.file)
	if j.file == "" || err != nil || !info.Mode().IsRegular() || info.Size() > maxJournal {
		return nil
	}
	data, err := os.ReadFile(j.file)
	if err != nil {
		return nil
	}
	var over map[string]string
	if json.Unmarshal(data, &over) != nil {
		return nil
	}
	return over
}
