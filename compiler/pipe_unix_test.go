//go:build unix

package compiler

import (
	"path/filepath"
	"syscall"
	"testing"
)

// Opening a pipe would wait for ever for somebody to write into it.
func TestPipeDoesNotBlock(t *testing.T) {
	dir := tree(t, map[string]string{"mission.cue": base(t)})
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe.cue"), 0o644); err != nil {
		t.Skip("no pipes here: ", err)
	}
	res := run(t, Options{}, dir)
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK007" {
		t.Errorf("want PCK007, have\n%s", report(res.Diagnostics))
	}
}
