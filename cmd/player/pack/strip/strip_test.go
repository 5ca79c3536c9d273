package strip

import (
	"bytes"
	"debug/gosym"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/cmd/player/pack/wasm"
)

// program is the memory of a small program as Go's linker makes it for a browser.
func program(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	source, out := filepath.Join(dir, "main.go"), filepath.Join(dir, "main.wasm")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {\n\tprintln(\"here\")\n\tpanic(\"there\")\n}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "build", "-trimpath", "-gcflags=all=-l", "-ldflags=-s -w", "-o", out, source)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if msg, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	b, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	m, err := wasm.Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	memory, err := m.Memory()
	if err != nil {
		t.Fatal(err)
	}
	return memory
}

// symbols reads the table of functions with Go's own reader of it.
func symbols(t *testing.T, memory []byte) *gosym.Table {
	t.Helper()
	at := bytes.Index(memory, []byte(magic))
	s, err := gosym.NewTable(nil, gosym.NewLineTable(memory[at:], 0))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Files, lines and names are gone from all functions; where each is, and what its stack holds, is as it was.
func TestStrip(t *testing.T) {
	memory := program(t)
	before := bytes.Clone(memory)
	was := symbols(t, before)
	if file, line, _ := was.PCToLine(was.LookupFunc("main.main").Entry); line != 3 || filepath.Base(file) != "main.go" {
		t.Fatalf("main.main stands at %s:%d: the test does not read what it thinks", file, line)
	}
	if err := Strip(memory); err != nil {
		t.Fatal(err)
	}
	is := symbols(t, memory)
	if len(is.Funcs) != len(was.Funcs) || len(is.Funcs) < 500 {
		t.Fatalf("%d functions of %d", len(is.Funcs), len(was.Funcs))
	}
	for i, f := range is.Funcs {
		if g := was.Funcs[i]; f.Name != "" || f.Entry != g.Entry || f.FrameSize != g.FrameSize {
			t.Fatalf("%q at %x was %s at %x", f.Name, f.Entry, g.Name, g.Entry)
		}
		if _, line, _ := is.PCToLine(f.Entry); line > 0 {
			t.Fatalf("%s has line %d", was.Funcs[i].Name, line)
		}
	}
	kept(t, before, memory)
	for _, name := range []string{"runtime/panic.go", "runtime.schedinit"} {
		if bytes.Contains(memory, []byte(name)) || !bytes.Contains(before, []byte(name)) {
			t.Errorf("%s is left, or never was", name)
		}
	}
}

// kept sees that no table but those of files and lines has changed, and no fact but those about arguments.
func kept(t *testing.T, before, after []byte) {
	t.Helper()
	was, err := find(before)
	if err != nil {
		t.Fatal(err)
	}
	is, err := find(after)
	if err != nil {
		t.Fatal(err)
	}
	old, err := was.functions()
	if err != nil {
		t.Fatal(err)
	}
	now, err := is.functions()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for i := range now {
		for k, at := range now[i].kept {
			if at != old[i].kept[k] || !bytes.Equal(is.table(at), was.table(at)) {
				t.Fatalf("table %d of function %d has changed", k, i)
			}
			compared += len(is.table(at))
		}
		for k := range now[i].facts {
			at := recordSize + len(now[i].kept) - 1 + k
			if gone := k == arguments || k == alive; now[i].number(at) != old[i].number(at) && !gone || gone && now[i].number(at) != 1<<32-1 {
				t.Fatalf("fact %d of function %d is %x, and was %x", k, i, now[i].number(at), old[i].number(at))
			}
		}
	}
	if compared < 1000 {
		t.Errorf("%d bytes of tables: the test compares nothing", compared)
	}
}

// What is no table that is known stays as it is.
func TestUnknown(t *testing.T) {
	memory := program(t)
	at := bytes.Index(memory, []byte(magic))
	for name, spoil := range map[string]func(m []byte) []byte{
		"none":               func(m []byte) []byte { m[at]++; return m },
		"two":                func(m []byte) []byte { return append(m, m[at:]...) },
		"cut":                func(m []byte) []byte { return m[:at+40] },
		"cut records":        func(m []byte) []byte { t, _ := find(m); return m[:t.at+t.head[records]+8*t.head[functions]+100] },
		"a record far off":   func(m []byte) []byte { t, _ := find(m); copy(m[t.at+t.head[records]+4:], "\xff\xff\xff\x7f"); return m },
		"a table far off":    func(m []byte) []byte { t, _ := find(m); f, _ := t.functions(); f[0].set(lineTable, 1<<30); return m },
		"too many tables":    func(m []byte) []byte { t, _ := find(m); f, _ := t.functions(); f[0].set(moreTables, 17); return m },
		"parts out of order": func(m []byte) []byte { copy(m[at+8+8*tables:], "\x01\x00\x00\x00\x00\x00\x00\x00"); return m },
	} {
		m := spoil(bytes.Clone(memory))
		before := bytes.Clone(m)
		if err := Strip(m); !errors.Is(err, ErrUnknown) || !bytes.Equal(m, before) {
			t.Errorf("%s: %v, changed: %v", name, err, !bytes.Equal(m, before))
		}
	}
}
