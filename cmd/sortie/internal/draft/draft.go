// Package draft writes a file in full under a temporary name of its own beside its place, so that it can
// be put there in one go. It never leaves its folder through a link, never writes into a file that is
// there already, and removes none that it did not make.
package draft

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Draft is a finished file that is not in its place yet.
type Draft struct {
	root      *os.Root
	tmp, name string // tmp is empty once the file is in its place, or gone
}

// Write writes a draft of a file, whose name is relative to the root and has slashes. It gets the mode and
// the owner of the file that like describes or, without one, the rights that new files have. The error is
// the system's reason alone: nobody knows the temporary name.
func Write(root *os.Root, name string, data []byte, like fs.FileInfo) (*Draft, error) {
	name = filepath.FromSlash(name)
	mode := fs.FileMode(0o666)
	if like != nil {
		mode = like.Mode().Perm()
	}
	// O_EXCL fails where anything stands, a link too, and nobody can foretell the name.
	tmp := filepath.Join(filepath.Dir(name), TempName())
	out, err := root.OpenFile(tmp, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return nil, Reason(err)
	}
	d := &Draft{root: root, tmp: tmp, name: name}
	if like != nil {
		err = alike(out, like)
	}
	if err == nil {
		_, err = out.Write(data)
	}
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil {
		d.Discard()
		return nil, Reason(err)
	}
	return d, nil
}

// Place puts the draft in its place, over the file that stands there.
func (d *Draft) Place() error {
	err := d.root.Rename(d.tmp, d.name)
	if err != nil {
		d.Discard()
		return Reason(err)
	}
	d.tmp = ""
	return nil
}

// Discard removes the draft, unless it is in its place.
func (d *Draft) Discard() {
	if d.tmp != "" {
		d.root.Remove(d.tmp)
		d.tmp = ""
	}
}

// alike gives a file the mode and the owner of another one.
func alike(f *os.File, like fs.FileInfo) error {
	now, err := f.Stat()
	if err != nil {
		return err
	}
	if err := sameOwner(f, now, like); err != nil {
		return err
	}
	return f.Chmod(like.Mode().Perm())
}

// Reason is what the system says, without the names that it says it of: nobody knows a temporary one.
func Reason(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
