//go:build unix

package draft

import (
	"io/fs"
	"os"
	"syscall"
)

// sameOwner gives a new file the owner and the group of another one. Only the owner must be the same: a
// group that its user is no member of is beyond what may be given away.
func sameOwner(f *os.File, now, like fs.FileInfo) error {
	a, okA := now.Sys().(*syscall.Stat_t)
	b, okB := like.Sys().(*syscall.Stat_t)
	if !okA || !okB || a.Uid == b.Uid && a.Gid == b.Gid {
		return nil
	}
	err := f.Chown(int(b.Uid), int(b.Gid))
	if a.Uid == b.Uid {
		return nil
	}
	return err
}

// Names is how many names a file has, or 1 where the system does not tell.
func Names(info fs.FileInfo) int {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(s.Nlink)
	}
	return 1
}
