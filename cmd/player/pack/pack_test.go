package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/wire"
)

// most is how large a packed player may be, in bytes: whoever opens play.html has it in the page, and a third more for its
// letters.
const most = 1_600_000

// recorded is how much code each package had when the list was written last; it is compared only to say what has grown since.
const recorded = "testdata/parts.txt"

// The player that was built stays small enough to be loaded with a page.
func TestPlayerIsSmall(t *testing.T) {
	if os.Getenv("SORTIE_UPDATE") != "" {
		record(t)
	}
	file := filepath.Join("../../..", filepath.FromSlash(home), "player.wasm.gz")
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		dir := t.TempDir()
		if err := pack(dir); err != nil {
			t.Fatal(err)
		}
		file = filepath.Join(dir, "player.wasm.gz")
	}
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	if info.Size() > most {
		now, err := parts()
		if err != nil {
			t.Fatal(err)
		}
		t.Errorf("the player has %d bytes, and %d are the most. Code that has grown most, unpacked, since %s was written:\n%s",
			info.Size(), most, recorded, grown(before(t), now))
	}
}

// The player reads and writes with schema/model/asjson: encoding/json is four times its code.
func TestPlayerHasOneReader(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "github.com/sortie-tools/sortie/cmd/player")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	if slices.Contains(strings.Fields(string(out)), "encoding/json") {
		t.Error("something in the player imports encoding/json: schema/model/asjson does the same")
	}
}

func record(t *testing.T) {
	t.Helper()
	var out bytes.Buffer
	if err := list(&out); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(recorded, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// before is the list that was recorded.
func before(t *testing.T) map[string]int {
	t.Helper()
	data, err := os.ReadFile(recorded)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]int{}
	for line := range strings.Lines(string(data)) {
		var n int
		var name string
		if _, err := fmt.Sscan(line, &n, &name); err != nil {
			t.Fatalf("%s: %q: %v", recorded, line, err)
		}
		out[name] = n
	}
	return out
}

// grown are the five packages that have grown most, a line each.
func grown(was, is map[string]int) string {
	var names []string
	for name, n := range is {
		if n > was[name] {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(is[b]-was[b], is[a]-was[a]), cmp.Compare(a, b))
	})
	var out strings.Builder
	for _, name := range names[:min(len(names), 5)] {
		fmt.Fprintf(&out, "%+8d %s\n", is[name]-was[name], name)
	}
	return out.String()
}

// What has grown is told, the most first; what is new counts whole, what has shrunk not at all.
func TestGrown(t *testing.T) {
	got := grown(map[string]int{"a": 5, "b": 9, "c": 4}, map[string]int{"a": 7, "b": 3, "c": 4, "d": 3})
	if want := "      +3 d\n      +2 a\n"; got != want {
		t.Errorf("grown: %q, want %q", got, want)
	}
}

// The list is one of the player with the engine in it.
func TestRecorded(t *testing.T) {
	list := before(t)
	for _, name := range []string{"engine_play", "engine_policy", "engine_corespace", "runtime"} {
		if list[name] < 10_000 {
			t.Errorf("%s has %d bytes of code in %s", name, list[name], recorded)
		}
	}
}

// What is packed is gzip that says which wire its engine speaks.
func TestSqueeze(t *testing.T) {
	want := bytes.Repeat([]byte("the engine "), 999)
	z, err := gzip.NewReader(bytes.NewReader(squeeze(want)))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(z); err != nil || !bytes.Equal(got, want) || z.Comment != wire.Version() || !z.ModTime.IsZero() {
		t.Errorf("unpacked to %d bytes with the comment %q of %v: %v", len(got), z.Comment, z.ModTime, err)
	}
}
