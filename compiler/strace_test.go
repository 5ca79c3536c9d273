package compiler

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What the operating system sees: a hostile pack makes the compiler open nothing outside of it, and
// no socket. The runtime reads some files about the machine; those are listed.
func TestSystemCalls(t *testing.T) {
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Skip("SKIPPED: strace is not installed; TestOnlyThePackIsRead shows the same at the file seam")
	}
	if out, err := exec.Command(strace, "-f", "-qq", "-o", os.DevNull, "true").CombinedOutput(); err != nil {
		t.Skipf("SKIPPED: strace may not trace here: %v\n%s", err, out)
	}
	outside := tree(t, map[string]string{"secret.cue": "package mission\n"})
	dir := tree(t, map[string]string{
		"pack.cue":           packText,
		"cue.mod/module.cue": "module: \"example.com/p@v0\"\ndeps: \"example.com/evil@v0\": v: \"v0.1.0\"\n",
		"m/a.cue":            withImport(base(t), "example.com/evil"),
		"n/b.cue":            "@extern(embed)\n" + mission(t, `_x: _ @embed(file="../../secret.cue")`),
	})
	if err := os.Symlink(filepath.Join(outside, "secret.cue"), filepath.Join(dir, "m", "link.cue")); err != nil {
		t.Skip("SKIPPED: no symbolic links here: ", err)
	}
	log := filepath.Join(t.TempDir(), "calls")
	cmd := exec.Command(strace, "-f", "-qq", "-e", "trace=open,openat,network", "-o", log, os.Args[0])
	cmd.Env = append(os.Environ(), victim+"="+dir+"/...", "HOME="+outside)
	if out, err := cmd.CombinedOutput(); cmd.ProcessState.ExitCode() != 1 {
		t.Fatalf("the pack was not refused: %v\n%s", err, out)
	}
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	allowed := regexp.MustCompile(`"(` + regexp.QuoteMeta(dir) + `|/etc/ld\.so|/lib|/usr/lib|/proc/|/sys/|/dev/null|` + regexp.QuoteMeta(os.Args[0]) + `)`)
	for line := range strings.Lines(string(data)) {
		switch {
		case strings.Contains(line, "AT_FDCWD") && !allowed.MatchString(line),
			strings.Contains(line, "socket("), strings.Contains(line, "connect("), strings.Contains(line, "secret"):
			t.Errorf("not expected: %s", line)
		}
	}
	if !strings.Contains(string(data), `"pack.cue"`) {
		t.Error("the log does not even show the pack")
	}
}
