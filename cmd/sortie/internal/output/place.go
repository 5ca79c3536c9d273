package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// CanHold fails if no folder can be at a place, because a file stands there or on the way to it. Making pages
// takes minutes; whoever has mistyped the place is to know at once.
func CanHold(dir string) error {
	for at := filepath.Clean(dir); ; at = filepath.Dir(at) {
		info, err := os.Stat(at)
		switch {
		case err == nil && !info.IsDir():
			return fmt.Errorf("%s is no folder, so nothing can be put in it: name another place with -o", filepath.ToSlash(at))
		case err == nil || at == filepath.Dir(at):
			return nil
		case errors.Is(err, fs.ErrPermission):
			return fmt.Errorf("%s may not be looked at: name another place with -o, or change the permissions of the folder that it is in", filepath.ToSlash(at))
		}
	}
}
