package bundle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Format is the version of the bundle's layout that this package writes and reads.
const Format = 1

// manifestName is the one file of a bundle that the manifest does not list.
const manifestName = "manifest.json"

// Manifest says what a bundle is and lists every other file in it.
type Manifest struct {
	Format  int    `json:"format"`
	Mission string `json:"mission"` // id
	Title   string `json:"title"`
	Edition string `json:"edition"` // id of the rule set
	Sortie  string `json:"sortie"`  // version of the program that made it
	Files   []File `json:"files"`   // sorted by path
}

// File is one file of a bundle as its manifest lists it.
type File struct {
	Path   string `json:"path"` // slash-separated, relative
	Size   int    `json:"size"` // bytes
	SHA256 string `json:"sha256"`
}

// Limits on a bundle, which may come from anywhere. A real one holds a few dozen files and some ten
// megabytes, most of it the picture of the board.
const (
	MaxBundle   = 64 << 20  // bytes of the zip
	MaxFiles    = 1000      // files in it
	MaxFile     = 32 << 20  // bytes of one file, unpacked
	MaxUnpacked = 128 << 20 // bytes of all files, unpacked
	maxManifest = 1 << 20   // bytes: a thousand files take about 150 kB
	maxPath     = 200       // bytes: what every file system can still hold below a folder
)

func listed(path string, data []byte) File {
	sum := sha256.Sum256(data)
	return File{Path: path, Size: len(data), SHA256: hex.EncodeToString(sum[:])}
}

// checkPath refuses paths that could leave the folder a bundle is unpacked into, or that some
// system reads in a way of its own.
func checkPath(path string) error {
	switch {
	case !fs.ValidPath(path) || path == ".":
		return fmt.Errorf("the bundle has a file at %q, which is not a plain relative path", path)
	case strings.ContainsAny(path, `\:*?"<>|`) || strings.ContainsFunc(path, isControl):
		return fmt.Errorf("the bundle has a file at %q; such characters mean different things on different systems", path)
	case len(path) > maxPath:
		return fmt.Errorf("the bundle has a path of %d bytes; the limit is %d", len(path), maxPath)
	}
	for part := range strings.SplitSeq(path, "/") {
		if reserved(part) {
			return fmt.Errorf("the bundle has a file at %q; %q is a reserved name on Windows", path, part)
		}
	}
	return nil
}

func isControl(r rune) bool { return r < ' ' || r == 0x7f }

// reserved reports whether Windows reads a name as a device, or drops its last character.
func reserved(name string) bool {
	stem, _, _ := strings.Cut(strings.ToLower(name), ".")
	if strings.HasSuffix(name, ".") || strings.HasSuffix(name, " ") {
		return true
	}
	devices := []string{"con", "prn", "aux", "nul"}
	numbered := len(stem) == 4 && (strings.HasPrefix(stem, "com") || strings.HasPrefix(stem, "lpt")) && stem[3] >= '0' && stem[3] <= '9'
	return numbered || slices.Contains(devices, stem)
}
