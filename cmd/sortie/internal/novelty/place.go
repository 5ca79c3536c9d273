package novelty

import (
	"fmt"
	"os"
	"path"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// Folder is the folder of a pack that a new thing gets there.
func (k Kind) Folder(pack, id string) (string, error) {
	return InPlace(path.Clean(filepath.ToSlash(pack)), filepath.Join(filepath.FromSlash(pack), k.Shelf, id))
}

// InPlace is a folder of a pack that no link on the way leads out of the pack. A pack may be anybody's.
func InPlace(pack, dir string) (string, error) {
	if _, err := os.Lstat(filepath.Join(filepath.FromSlash(pack), reading.PackFile)); err != nil {
		return dir, nil
	}
	for at := path.Dir(filepath.ToSlash(dir)); at != pack && path.Base(at) != ".." && at != path.Dir(at); at = path.Dir(at) {
		if info, err := os.Lstat(filepath.FromSlash(at)); err == nil && info.Mode()&os.ModeSymlink != 0 {
			return "", fmt.Errorf("%s is a link, and new writes through none: name the folder that is meant, or put one in its place", at)
		}
	}
	return dir, nil
}
