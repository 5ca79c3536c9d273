package script

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/missions"
)

// arenas compiles the missions that scripts are played on, each once.
type arenas map[string]Mission

func (a arenas) of(t *testing.T, id string) Mission {
	t.Helper()
	if m, known := a[id]; known {
		return m
	}
	if _, err := os.Stat(filepath.Join("testdata/arenas", id)); errors.Is(err, os.ErrNotExist) {
		m := shipped.MissionOf(t, id)
		a[id] = Mission{m.Mission, m.Rules, m.Decks}
		return a[id]
	}
	res := compiler.CompileTree(os.DirFS("testdata/arenas"), "arenas", []string{id}, compiler.Options{Library: missions.FS, Decks: true})
	for _, u := range res.Units {
		if u.Mission != nil && u.Rules != nil {
			a[id] = Mission{u.Mission, u.Rules, u.Decks}
			return a[id]
		}
	}
	t.Fatalf("the arena %q does not compile: %v", id, res.Diagnostics)
	return Mission{}
}

// pending are the scripts that the engine cannot play yet: paths, twins with a # behind them.
func pending(t *testing.T) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("testdata/pending.txt")
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		if name, _, _ := strings.Cut(strings.TrimSpace(line), "\t"); name != "" {
			out[name] = true
		}
	}
	return out
}

// outcome is what is wrong about a script as the engine plays it; empty where it holds.
func outcome(s *Script, m Mission) string {
	res, err := s.Run(m)
	if err != nil {
		return err.Error()
	}
	for _, f := range res.Failed() {
		wanted, _ := json.Marshal(f.Wanted)
		found, _ := json.Marshal(f.Found)
		return fmt.Sprintf("%s: wanted %s, found %s", f.Path, wanted, found)
	}
	return ""
}

// TestTheScriptsHold plays every script and its twin. Those in pending.txt must fail: one that holds has to be taken out.
func TestTheScriptsHold(t *testing.T) {
	files, err := filepath.Glob("testdata/scripts/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no scripts", err)
	}
	list, boards, failing := pending(t), arenas{}, map[string]string{}
	check := func(name string, s *Script) {
		t.Run(strings.ReplaceAll(name, "#", "/twin"), func(t *testing.T) {
			wrong := outcome(s, boards.of(t, s.Mission))
			switch {
			case wrong != "" && !list[name]:
				t.Error(wrong)
			case wrong == "" && list[name]:
				t.Error("it holds now: take it out of testdata/pending.txt")
			}
			if wrong != "" {
				failing[name] = wrong
			}
		})
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.ToSlash(file), "testdata/scripts/"), ".json")
		s, err := Parse(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		check(name, s)
		if twin, err := s.Twin(); err != nil {
			t.Errorf("%s: the twin: %v", name, err)
		} else if twin != nil {
			check(name+"#", twin)
		}
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		update(t, failing)
	}
}

// update writes the list of pending scripts anew, each with what is wrong.
func update(t *testing.T, failing map[string]string) {
	t.Helper()
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(failing)) {
		why, _, _ := strings.Cut(failing[name], "; what could be done")
		lines = append(lines, name+"\t"+why+"\n")
	}
	if err := os.WriteFile("testdata/pending.txt", []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
}
