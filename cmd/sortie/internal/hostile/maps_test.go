package hostile

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/infected"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// The pages that check and diff write for people who look at a map run nothing of what a pack says.
func TestMapsRunNothingThatAPackSays(t *testing.T) {
	chrometest.Binary(t)
	c, dir := infected.New(t), t.TempDir()
	c.Pack(t, dir)
	for _, heavy := range []string{"editions", infected.Own} { // whole rule sets: a command on a busy machine gives them up
		must(t, os.RemoveAll(filepath.Join(dir, heavy)))
	}
	before := t.TempDir()
	must(t, os.CopyFS(filepath.Join(before, "hold-out"), os.DirFS(filepath.Join("../../../..", "missions/hold-out"))))
	pages := map[string][]byte{}
	for name, args := range map[string][]string{
		"checked.html": {"check", filepath.Join(dir, "crossfire"), filepath.Join(dir, "hold-out"), "--map"},
		"changed.html": {"diff", filepath.Join(before, "hold-out"), filepath.Join(dir, "hold-out"), "--map"},
	} {
		file := filepath.Join(t.TempDir(), name)
		said, err := exec.Command(command, append(args, file)...).CombinedOutput()
		data, missing := os.ReadFile(file)
		if missing != nil {
			t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, said)
		}
		pages[name] = data
	}
	infected.Look(t, pages, 4)
}
