package hostile

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// otherCommands are those that read a pack, beside check.
func otherCommands() [][]string {
	return [][]string{
		{"fmt", "pack"}, {"build", "pack", "-o", "out"}, {"migrate", "pack"}, {"show", "pack"},
		{"print", "sheet", "pack", "-o", "out"}, {"play", "pack", "--auto"},
	}
}

// No command that reads a hostile pack crashes, hangs, writes outside of its folders or harms what it read: each of them with
// every pack in the long run, one with each pack in the short.
func TestHostilePacksBeforeEveryCommand(t *testing.T) {
	for i, h := range hostilePacks(t) {
		for j, args := range otherCommands() {
			if os.Getenv("SORTIE_FULL") == "" && i%len(otherCommands()) != j {
				continue
			}
			t.Run(h.name+"/"+args[0], func(t *testing.T) {
				dir := filepath.Join(t.TempDir(), "pack")
				must(t, os.Mkdir(dir, 0o777))
				if h.src != "" {
					must(t, os.WriteFile(filepath.Join(dir, "mission.cue"), []byte(h.src), 0o666))
				}
				if h.lay != nil {
					h.lay(t, dir)
				}
				runBefore(t, filepath.Dir(dir), args)
			})
		}
	}
}

// runBefore runs a command in a folder that holds a hostile pack and judges what it did.
func runBefore(t *testing.T, dir string, args []string) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 5*time.Minute) // for what hangs
	defer stop()
	before := filesOf(t, dir)
	cmd := exec.CommandContext(ctx, command, args...)
	cmd.Dir = dir
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	used := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	switch {
	case ctx.Err() != nil:
		t.Fatal("did not end")
	case used > 10*time.Second:
		t.Errorf("took %v of the processor", used)
	case strings.Contains(out.String(), "goroutine "):
		t.Errorf("crashed:\n%.2000s", &out)
	case strings.ContainsAny(out.String(), "\x1b\x07\u202e\x00"):
		t.Errorf("control characters reached the terminal: %q", &out)
	case err != nil && out.Len() == 0:
		t.Errorf("exit %v without a word", err)
	case out.Len() > 200_000:
		t.Errorf("%d bytes of messages", out.Len())
	}
	for name, was := range before {
		if now, err := os.ReadFile(filepath.Join(dir, name)); err != nil || len(now) == 0 && len(was) > 0 {
			t.Errorf("%s is not there any more, or empty (%v)", name, err)
		}
	}
	for name := range filesOf(t, dir) {
		if _, old := before[name]; !old && !strings.HasPrefix(name, "out"+string(filepath.Separator)) {
			t.Errorf("%s was written, which nobody asked for", name)
		} else if err != nil && !old {
			t.Errorf("%s was written by a command that failed", name)
		}
	}
}

// filesOf are the ordinary files of a folder by their paths in it.
func filesOf(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	must(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(path)
		files[name] = data
		return err
	}))
	return files
}
