package gaming

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/schema/diag"
)

// MaxScript and MaxTranscript are the longest files that are read as a script and as a transcript.
const (
	MaxScript     = 1 << 20
	MaxTranscript = 64 << 20
)

// ReadFile reads a file that a game is played from, whole and of no more than a length.
func ReadFile(name string, most int64, what string) ([]byte, error) {
	// Before it is opened: opening a pipe waits for whoever writes into it.
	info, err := os.Stat(filepath.FromSlash(name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%s is not there: name the file of a %s", diag.Visible(name), what)
	case err != nil:
		return nil, fmt.Errorf("%s cannot be read: name the file of a %s", diag.Visible(name), what)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is no file: name the file of a %s", diag.Visible(name), what)
	}
	f, err := os.Open(filepath.FromSlash(name))
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: name the file of a %s", diag.Visible(name), what)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s cannot be read: %w", diag.Visible(name), err)
	case int64(len(data)) > most:
		return nil, fmt.Errorf("%s is longer than %d MB, and no %s is", diag.Visible(name), most>>20, what)
	}
	return data, nil
}

// Recordable tells whether a game can be written down in a file: one that is not there yet, or an earlier transcript.
// Anything else is somebody's work, and would be lost. No name means that nothing is written down.
func Recordable(name string) error {
	if name == "" {
		return nil
	}
	info, err := os.Lstat(filepath.FromSlash(name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		dir := filepath.Dir(filepath.FromSlash(name))
		if folder, err := os.Stat(dir); err != nil || !folder.IsDir() {
			return fmt.Errorf("--transcript %s: there is no folder %s: make it first, or choose another name", diag.Visible(name), diag.Visible(filepath.ToSlash(dir)))
		}
		return nil
	case err != nil:
		return fmt.Errorf("--transcript %s cannot be made: choose another name", diag.Visible(name))
	case !info.Mode().IsRegular():
		return fmt.Errorf("--transcript %s is no file: name one that is not there yet", diag.Visible(name))
	}
	data, err := ReadFile(name, MaxTranscript, "transcript")
	if err != nil {
		return err
	}
	if len(data) > 0 && !begins(data) {
		return fmt.Errorf("--transcript %s is there already and is no transcript: move it away or choose another name", diag.Visible(name))
	}
	return nil
}

// begins reports whether a file is a transcript by its first line, whatever became of the rest.
func begins(data []byte) bool {
	line, _, _ := bytes.Cut(data, []byte("\n"))
	var first struct {
		Is string `json:"is"`
	}
	return json.Unmarshal(line, &first) == nil && first.Is == "head"
}
