package output

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

const ledgerName = ".sortie-made.json"

// maxLedger bounds what is read back: a ledger of ours has about 100 bytes a file, and a folder
// holds a few dozen files.
const maxLedger = 1 << 20

// ledger maps an output's name to the hashes of every version of it that is ours.
type ledger map[string][]string

func readLedger(dir string) (ledger, error) {
	path := filepath.Join(dir, ledgerName)
	info, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return ledger{}, nil
	}
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxLedger {
		return nil, fmt.Errorf("%s is not a list that sortie wrote: remove it and the outputs beside it", filepath.ToSlash(path))
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	l := ledger{}
	if err := json.Unmarshal(data, &l); err != nil {
		return nil, fmt.Errorf("%s cannot be read (%v): remove it and the outputs beside it", filepath.ToSlash(path), err)
	}
	return l, nil
}

func (l ledger) write(dir string) error {
	data, err := json.MarshalIndent(l, "", "\t")
	if err != nil {
		return err
	}
	return WriteFile(filepath.Join(dir, ledgerName), append(data, '\n'))
}

// with is the ledger that also knows the given files.
func (l ledger) with(files []File) ledger {
	out := ledger{}
	for name, hashes := range l {
		out[name] = slices.Clone(hashes)
	}
	for _, f := range files {
		if h := hash(f.Data); !slices.Contains(out[f.Name], h) {
			out[f.Name] = append(out[f.Name], h)
		}
	}
	return out
}

func (l ledger) knows(name string, data []byte) bool { return slices.Contains(l[name], hash(data)) }

func (l ledger) names() []string { return sortedNames(l) }
