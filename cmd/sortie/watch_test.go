package main

import (
	"bytes"
	"context"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/watch"
)

// heard is a stream that a test can read while a command writes to it.
type heard struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (h *heard) Write(p []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.b.Write(p)
}

// await waits until the stream has said something n times: for minutes, since nothing but a busy machine takes long.
func (h *heard) await(t *testing.T, what string, n int) {
	t.Helper()
	for range 200 * 40 {
		h.mu.Lock()
		said := h.b.String()
		h.mu.Unlock()
		if strings.Count(said, what) >= n {
			return
		}
		time.Sleep(25 * time.Millisecond)
	}
	t.Fatalf("%q was not said %d times in\n%s", what, n, h.b.String())
}

// A watched mission is checked again after each save, through errors and through the moment in
// which an editor has moved the file away.
func TestWatchGoesOn(t *testing.T) {
	src := salvageRun(t)
	t.Chdir(t.TempDir())
	must(t, os.Mkdir("m", 0o777))
	must(t, os.WriteFile("m/mission.cue", []byte(src), 0o666))
	var out, errs heard
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) {}}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		ended <- s.watch(ctx, []string{"m"}, func() error { return s.check([]string{"m"}, nil, checkOptions{format: "terminal"}) })
	}()
	errs.await(t, "watching", 1)
	errs.await(t, "no errors", 1)

	must(t, os.WriteFile("m/mission.cue", []byte(strings.Replace(src, "hostility: 3", "hostility: 99", 1)), 0o666))
	out.await(t, "HST001", 1)
	errs.await(t, "watching", 2)

	must(t, os.Rename("m/mission.cue", "m/mission.cue~"))
	time.Sleep(3 * watch.Settle)
	must(t, os.WriteFile("m/mission.cue", []byte(src), 0o666))
	errs.await(t, "no errors", 2)

	stop()
	if err := <-ended; err != nil {
		t.Errorf("an interrupted watch ended with %v", err)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
