package hostile

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/store"
)

// The exit codes of the command.
const (
	exitClean    = 0
	exitFindings = 1
	exitFailure  = 2
)

// command is the whole program, built once for all tests.
var command string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "sortie")
	if err != nil {
		panic(err)
	}
	command = filepath.Join(dir, "sortie")
	out, err := exec.Command("go", "build", "-o", command, "../..").CombinedOutput()
	if err != nil {
		panic(string(out))
	}
	os.Setenv(store.Variable, filepath.Join(dir, "cache")) // not that of whoever runs the tests
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func salvageRun(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../../../..", "missions/salvage-run/mission.cue"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

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
