package studio

import (
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
)

// journal keeps the unsaved texts of one pack in a file of the user's own, apart from the pack.
type journal struct{ file string }

// unsaved is a text that is not on the disk.
type unsaved struct {
	Text string `json:"text"`
	On   string `json:"on,omitempty"` // the digest of what was there when somebody began to change it
}

// UnmarshalJSON reads what journals of earlier versions have as well: texts by themselves.
func (u *unsaved) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &u.Text) == nil {
		return nil
	}
	type plain unsaved
	return json.Unmarshal(data, (*plain)(u))
}

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

// keep keeps the unsaved text of one file, or lets go of it where there is none. What the journal has of other files stays: another
// studio of the same pack may have put it there.
func (j *journal) keep(name string, u unsaved, isUnsaved bool) error {
	if j.file == "" {
		return nil
	}
	all := j.read()
	if was, ok := all[name]; ok == isUnsaved && was == u {
		return nil
	}
	if all == nil {
		all = map[string]unsaved{}
	}
	delete(all, name)
	if isUnsaved {
		all[name] = u
	}
	if len(all) == 0 {
		if err := os.Remove(j.file); err != nil && !os.IsNotExist(err) {
			return err
		}
		return nil
	}
	data, err := json.Marshal(all)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(j.file), 0o700); err != nil {
		return err
	}
	return output.WriteFile(j.file, data)
}

// read is what an earlier studio has left behind; a journal that is damaged is none.
func (j *journal) read() map[string]unsaved {
	info, err := os.Lstat(j.file)
	if j.file == "" || err != nil || !info.Mode().IsRegular() || info.Size() > maxJournal {
		return nil
	}
	data, err := os.ReadFile(j.file)
	if err != nil {
		return nil
	}
	var over map[string]unsaved
	if json.Unmarshal(data, &over) != nil {
		return nil
	}
	return over
}
