package rewrite

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/draft"
)

// Change is a file and the text that is to be in it.
type Change struct {
	File *File
	Data []byte
}

// Kept is the error for a file that is left as it is for its owner's sake.
type Kept struct{ Name, Why string }

// Error names the file and the way out.
func (e Kept) Error() string { return e.Name + " is left as it is: " + e.Why }

// Replace puts new texts in the place of files, in this order: of all of them, or of none. Every text is
// on the disk before the first takes its place, and a file that somebody has changed meanwhile, or made
// read-only, keeps all of them from being touched. Only what fails at the very last, while one is put in
// its place, can leave those before it changed; the error then says which they are. Each that has its new
// text is told at once.
func Replace(changes []Change, tell func(name string)) error {
	drafts := make([]*draft.Draft, 0, len(changes))
	defer func() {
		for _, d := range drafts {
			d.Discard()
		}
	}()
	sweep(changes)
	for _, c := range changes {
		d, err := c.File.draft(c.Data)
		if err != nil {
			return err
		}
		drafts = append(drafts, d)
	}
	for _, c := range changes {
		if err := c.File.unchanged(c.Data); err != nil {
			return err
		}
	}
	return place(changes, drafts, tell)
}

// sweep removes what killed runs have left in the folders of files.
func sweep(changes []Change) {
	swept := map[string]bool{}
	for _, c := range changes {
		if dir := c.File.Dir(); !swept[dir] {
			draft.Sweep(c.File.root, filepath.Dir(c.File.rel))
			swept[dir] = true
		}
	}
}

// place puts drafts in their places. Each file is looked at once more: putting many in place takes time.
func place(changes []Change, drafts []*draft.Draft, tell func(name string)) error {
	for i, c := range changes {
		err := c.File.unchanged(c.Data)
		if err == nil {
			if err = drafts[i].Place(); err != nil {
				err = c.File.cannot(err)
			}
		}
		if err != nil {
			return errors.Join(err, partly(changes[:i]))
		}
		c.File.Data = c.Data
		tell(c.File.Name)
	}
	return nil
}

// partly tells which files have their new texts already.
func partly(done []Change) error {
	if len(done) == 0 {
		return nil
	}
	names := make([]string, len(done))
	for i, c := range done {
		names[i] = c.File.Name
	}
	return fmt.Errorf("changed already: %s; the command can be run again", strings.Join(names, ", "))
}

// draft writes a new text of the file beside it, if the file may be replaced.
func (f *File) draft(data []byte) (*draft.Draft, error) {
	switch names := draft.Names(f.info); {
	case f.info.Mode().Perm()&0o200 == 0:
		return nil, Kept{f.Name, "it is read-only; make it writable and run the command again"}
	case names > 1:
		return nil, Kept{f.Name, fmt.Sprintf("it has %d names (hard links), and the others would keep the old text; put a copy in its place", names)}
	}
	d, err := draft.Write(f.root, f.rel, data, f.info)
	if errors.Is(err, fs.ErrPermission) {
		return nil, fmt.Errorf("%w (the folder must be writable, and the file your own)", f.cannot(err))
	}
	if err != nil {
		return nil, f.cannot(err)
	}
	return d, nil
}

func (f *File) cannot(err error) error {
	return fmt.Errorf("%s cannot be written: %w", f.Name, err)
}

// unchanged fails if the file is not what it was when it was read. It may hold the new text already: two
// runs can be at it at once.
func (f *File) unchanged(now []byte) error {
	data, info, err := f.read()
	if err != nil || info.Mode() != f.info.Mode() || !bytes.Equal(data, f.Data) && !bytes.Equal(data, now) {
		return Kept{f.Name, "it has been changed meanwhile; run the command again"}
	}
	return nil
}

// reason is what the system says, without the name that it says it of.
func reason(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
