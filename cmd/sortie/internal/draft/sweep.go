package draft

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"time"
)

// stale is the age at which a temporary file belongs to a run that was killed, whoever it was: no run takes
// that long.
const stale = time.Hour

// tempName is what TempName makes: the machine, the process, and what nobody can foretell. The second form is
// that of earlier versions, which told no owner.
var (
	tempName = regexp.MustCompile(`^\.sortie-([0-9a-f]{8})-([0-9]{1,10})-[A-Z2-7]{26}\.tmp$`)
	oldName  = regexp.MustCompile(`^\.sortie-([0-9]+|[A-Z2-7]{26})\.tmp$`)
)

// TempName is a name for something that is not finished. It tells whose it is, so that a later run can tell
// what a killed one has left behind from what another one is at.
func TempName() string {
	return fmt.Sprintf(".sortie-%s-%d-%s.tmp", machine(), os.Getpid(), rand.Text())
}

// machine is a short word for this machine: a folder on a network is written to from several, and each counts
// its processes for itself.
func machine() string {
	name, _ := os.Hostname()
	sum := sha256.Sum256([]byte(name))
	return hex.EncodeToString(sum[:4])
}

// Sweep removes what killed runs have left in a folder of the root: nothing but files and folders under names
// of ours whose process is gone, or that are older than any run.
func Sweep(root *os.Root, dir string) {
	entries, err := fs.ReadDir(root.FS(), filepath.ToSlash(dir))
	if err != nil {
		return
	}
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && orphan(info) {
			root.RemoveAll(filepath.Join(dir, e.Name()))
		}
	}
}

// SweepFolder sweeps a folder by its path.
func SweepFolder(dir string) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return
	}
	defer root.Close()
	Sweep(root, ".")
}

// orphan reports whether something is a temporary file or folder whose run has ended without it.
func orphan(info fs.FileInfo) bool {
	if !info.Mode().IsRegular() && !info.IsDir() {
		return false
	}
	if m := tempName.FindStringSubmatch(info.Name()); m != nil && m[1] == machine() {
		if pid, err := strconv.Atoi(m[2]); err == nil && !alive(pid) {
			return true
		}
	}
	ours := tempName.MatchString(info.Name()) || oldName.MatchString(info.Name())
	return ours && time.Since(info.ModTime()) > stale
}
