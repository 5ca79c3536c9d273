//go:build unix

package hostile

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/english"
)

// A command that rewrites files and is interrupted says which it has written, and it is so: those are in their
// new form, all others as they were, and nothing unfinished lies about.
func TestInterruptedRewriting(t *testing.T) {
	const files = 900
	for _, c := range []struct {
		args     []string
		file     string // its name in a folder of its own
		old, now string
	}{
		{[]string{"fmt", "."}, "a.cue", "package p\n\nx:    1\n", "package p\n\nx: 1\n"},
		{[]string{"migrate", "--write", "."}, "pack.cue", oldPack, strings.Replace(oldPack, "format:  1", "format:  3", 1)},
	} {
		t.Run(c.args[0], func(t *testing.T) {
			dir := t.TempDir()
			for i := range files {
				at := filepath.Join(dir, fmt.Sprintf("d%04d", i))
				must(t, os.Mkdir(at, 0o777))
				must(t, os.WriteFile(filepath.Join(at, c.file), []byte(c.old), 0o666))
			}
			said := interrupted(t, dir, c.args...)
			written := 0
			for i := range files {
				name := fmt.Sprintf("d%04d/%s", i, c.file)
				data, err := os.ReadFile(filepath.Join(dir, name))
				must(t, err)
				switch string(data) {
				case c.now:
					written++
				case c.old:
				default:
					t.Fatalf("%s is neither old nor new:\n%s", name, data)
				}
			}
			if want := fmt.Sprintf("sortie: interrupted; %s written, and all others are as they were: d0000/", english.Count(written, "file")); !strings.Contains(said, want) {
				t.Errorf("want %q:\n%.2000s", want, said)
			}
			if written == 0 || written == files {
				t.Errorf("%d of %d written: not interrupted in the middle", written, files)
			}
			if left, _ := filepath.Glob(filepath.Join(dir, "*", ".sortie-*")); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

// oldPack is a pack in the first format, written as the formatter has it.
const oldPack = `package pack

import "sortie.tools/corespace"

corespace.#Pack & {
	id:      "p"
	title:   "P"
	version: "1.0.0"
	format:  1
}
`

// interrupted runs a command, interrupts it at the first line that it prints, and returns what it said then.
func interrupted(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command(command, args...)
	cmd.Dir = dir
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		t.Error("nothing was printed")
	}
	must(t, cmd.Process.Signal(os.Interrupt))
	for lines.Scan() {
	}
	cmd.Wait()
	if s := cmd.ProcessState.Sys().(syscall.WaitStatus); !s.Signaled() || s.Signal() != syscall.SIGINT {
		t.Errorf("it did not end by the signal: %v", cmd.ProcessState)
	}
	return said.String()
}

// A build that is killed while it writes leaves nothing that the next one does not sweep up.
func TestNextBuildSweepsUpAfterAKilledOne(t *testing.T) {
	dir := t.TempDir()
	must(t, os.Mkdir(filepath.Join(dir, "m"), 0o777))
	must(t, os.WriteFile(filepath.Join(dir, "m", "mission.cue"), []byte(salvageRun(t)), 0o666))
	run := func() *exec.Cmd {
		cmd := exec.Command(command, "print", "sheet", "m", "-o", filepath.Join("out", "sheet.pdf"))
		cmd.Dir = dir
		return cmd
	}
	unfinished := func() []string {
		left, _ := filepath.Glob(filepath.Join(dir, "out", ".sortie-*.tmp"))
		return left
	}
	must(t, os.Mkdir(filepath.Join(dir, "out"), 0o777))
	for try := 0; len(unfinished()) == 0; try++ {
		if try == 20 {
			t.Skip("SKIPPED: writing is too quick here to be killed in the middle")
		}
		cmd := run()
		must(t, cmd.Start())
		ended := make(chan error, 1)
		go func() { ended <- cmd.Wait() }()
		killAtFirst(cmd, unfinished, ended)
	}
	// The worker ends with the process that watched it, a moment later.
	time.Sleep(200 * time.Millisecond)
	if out, err := run().CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if left := unfinished(); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// killAtFirst kills a command as soon as something unfinished is there, or waits for its end.
func killAtFirst(cmd *exec.Cmd, unfinished func() []string, ended <-chan error) {
	for {
		select {
		case <-ended:
			return
		default:
		}
		if len(unfinished()) > 0 {
			cmd.Process.Kill()
			<-ended
			return
		}
		time.Sleep(200 * time.Microsecond)
	}
}
