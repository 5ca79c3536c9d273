package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// games is how many games of each mission, number of crews and policy are in the list, and sample how many of them other
// machines play unless SORTIE_FULL says all.
const games, sample = 12, 4

// content is what the signature is made of: the missions of the Purge, for one crew and for two.
func content(t *testing.T, games int) []Content {
	t.Helper()
	folders, err := missions.FS.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	dirs := []string{"crews/patient-creditor"}
	for _, f := range folders {
		if _, err := missions.FS.ReadFile(path.Join(f.Name(), "mission.cue")); err == nil {
			dirs = append(dirs, f.Name())
		}
	}
	units := compiler.CompileTree(missions.FS, "missions", dirs, compiler.Options{Library: missions.FS, Decks: true}).Units
	var crew *model.Crew
	for _, u := range units {
		if c, ok := u.Value.(*model.Crew); ok {
			crew = c
		}
	}
	var out []Content
	for _, u := range units {
		if u.Mission == nil || u.Rules == nil || crew == nil || u.Mission.Edition != crew.Edition {
			continue
		}
		for n := max(u.Mission.Players.Min, 1); n <= min(u.Mission.Players.Max, 2); n++ {
			out = append(out, Content{wire.Content{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks}, slices.Repeat([]*model.Crew{crew}, n), games})
		}
	}
	return out
}

const golden = "testdata/purge.tsv"

// TestSignature plays the games of the list: what is no change of the rules changes none of them.
func TestSignature(t *testing.T) {
	var out bytes.Buffer
	if err := playAll(content(t, games), &out); err != nil {
		t.Fatal(err)
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(golden, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	compare(t, "this machine", listed(t, games), out.String())
}

// listed are the lines of the list about so many games of each sort.
func listed(t *testing.T, games int) string {
	t.Helper()
	all, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(all)) {
		if seed, err := strconv.Atoi(strings.Split(line, "\t")[3]); err != nil || seed < games {
			out.WriteString(line)
		}
	}
	return out.String()
}

// compare holds lines against those of the list.
func compare(t *testing.T, who, want, got string) {
	t.Helper()
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	wrong := 0
	for i := range max(len(a), len(b)) {
		if i < len(a) && i < len(b) && a[i] == b[i] {
			continue
		}
		if wrong++; wrong == 1 && i < len(a) && i < len(b) {
			t.Errorf("%s, line %d\ngot  %s\nwant %s", who, i+1, b[i], a[i])
		}
	}
	if wrong > 0 {
		t.Errorf("%s plays %d of %d games differently. If the rules have changed: SORTIE_UPDATE=1 go test ./cmd/sortie/internal/signature -run TestSignature", who, wrong, len(a)-1)
	}
}

// machine is another one that the same games are played on.
type machine struct {
	os, arch string
	runner   string   // of which one must be on the path; "": the program runs by itself
	call     []string // in front of the program
}

// machines are those to compare with; script is what has node run a program of Go.
func machines(script string) []machine {
	return []machine{
		{"linux", "386", "", nil},
		{"js", "wasm", "node", []string{script}},
		{"linux", "arm64", "qemu-aarch64-static", []string{"qemu-aarch64-static"}},
	}
}

// TestOtherMachines plays the same games as 386, as WebAssembly and as arm64, wherever a runner for them is.
func TestOtherMachines(t *testing.T) {
	n := sample
	if os.Getenv("SORTIE_FULL") != "" {
		n = games
	}
	data, err := json.Marshal(content(t, n))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "content.json")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range machines(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")) {
		t.Run(m.arch, func(t *testing.T) { m.play(t, file, listed(t, n)) })
	}
}

// play builds the program for a machine, runs it there and compares what it writes.
func (m *machine) play(t *testing.T, file, want string) {
	if _, err := exec.LookPath(m.runner); m.runner != "" && err != nil {
		t.Skipf("NOT COMPARED: %s is not on the path, and nothing else here runs %s", m.runner, m.arch)
	}
	program := filepath.Join(t.TempDir(), "signature")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+m.os, "GOARCH="+m.arch)
	if msg, err := build.CombinedOutput(); err != nil {
		t.Fatalf("building for %s: %v\n%s", m.arch, err, msg)
	}
	call := append(slices.Clone(m.call), program, file)
	cmd := exec.Command(call[0], call[1:]...)
	var out, bad bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &bad
	err := cmd.Run()
	if errors.Is(err, syscall.ENOEXEC) {
		t.Skipf("NOT COMPARED: the kernel of this machine runs no programs for %s", m.arch)
	}
	if err != nil {
		t.Fatalf("on %s: %v\n%s", m.arch, err, bad.Bytes())
	}
	compare(t, m.arch, want, out.String())
}
