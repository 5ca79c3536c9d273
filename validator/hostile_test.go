package validator_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/proctime"
	"github.com/sortie-tools/sortie/validator"
	"github.com/sortie-tools/sortie/validator/check"
)

// grid draws a board of n by n cells in which each edge between cells is spelt as asked: across a row
// or down a column.
func grid(n int, across, down string) string {
	var b strings.Builder
	for row := range n + 1 {
		for range n {
			b.WriteString("+" + across)
		}
		b.WriteString("+\n")
		if row < n {
			b.WriteString(strings.TrimRight(strings.Repeat(down+"   ", n)+down, " ") + "\n")
		}
	}
	return b.String()
}

// halls draws a board of n by n cells that rows of doors cut into halls.
func halls(n int) string {
	var b strings.Builder
	for row := range n + 1 {
		edge := "   "
		if row%4 == 2 || row == 1 {
			edge = "-D-"
		}
		b.WriteString(strings.Repeat("+"+edge, n) + "+\n")
		if row < n {
			b.WriteString("\n")
		}
	}
	return b.String()
}

// crowd is a mission with as much of everything as asked for, by a comprehension each: whatever the
// pack, checking it must end soon and say little.
func crowd(plan string, size, airlocks, pieces, rules int, gap string) string {
	return fmt.Sprintf(`package mission

import (
	"list"
	"sortie.test/checks/testdata/base"
	"sortie.tools/corespace"
)

corespace.#Mission & base.players & base.boxes & base.entries & base.calm & base.unfilled & {
	id: "crowd", title: "Crowd", edition: "purge", story: "", setup: {crew: 3, events: environment: "all"}
	objectives: primary: {text: "Leave.", done: kind: "escape"}
	board: size: [%[1]d, %[1]d]
	board: plan: #"""
%[2]s"""#
	board: airlocks: {for i in list.Range(0, %[3]d, 1) {"a\(i)": {side: "north", at: 2 + i*%[6]s}}}
	board: crates: {for i in list.Range(0, %[4]d, 1) {"c\(i)": {size: "small", at: [0.5 + 2*i*%[6]s, 0.5 + 2*i*%[6]s], turn: 45}}}
	board: furniture: {for i in list.Range(0, %[4]d, 1) {"f\(i)": {kind: "console", at: [3 + 2*i*%[6]s, 1 + 2*i*%[6]s]}}}
	board: panels: {for i in list.Range(0, %[5]d, 1) {"\(2*i),2-\(2*i+2),2": {id: "p\(i)", state: "locked"}}}
	rules: {for i in list.Range(0, %[5]d, 1) {"r\(i)": {
		title: "R", text: "R [x](#y\(i))", when: {kind: "interact", with: "f\(i)"}
		do: [{kind: "door", of: "p\(%[5]d-1-i)", set: "open"}, {kind: "give", token: "nothing-\(i)"}]
	}}}
}
`, size, plan, airlocks, pieces, rules, gap)
}

func TestBoundedInputIsCheckedSoon(t *testing.T) {
	const (
		longest = 10 * time.Second // of the processor; what docs/security.md promises, and one second on two idle cores
		most    = 1 << 30          // bytes allocated in all; a third of that at once
	)
	small := "+               +\n\n\n\n\n\n\n\n+               +\n"
	for name, text := range map[string]string{
		"airlocks in a heap":  crowd(small, 8, 2500, 0, 0, "0"),
		"airlocks at a limit": crowd(small, 8, 24, 0, 0, "0"),
		"pieces in a heap":    crowd(small, 8, 4, 300, 0, "0"),
		"too many pieces":     crowd(small, 8, 4, 600, 0, "0"),
		"large and empty":     crowd(grid(96, "   ", " "), 192, 24, 300, 90, "0.3"),
		"largest, all locked": crowd(halls(96), 192, 24, 300, 90, "0.3"),
		"large, with doors":   crowd(grid(44, "-D-", "D"), 88, 24, 43, 43, "1"),
		"too many panels":     crowd(grid(96, "---", "|"), 192, 24, 300, 90, "0.3"),
		"rooms of one cell":   crowd(grid(44, "---", "|"), 88, 24, 43, 0, "1"),
	} {
		t.Run(name, func(t *testing.T) {
			start, before := proctime.Start(), allocated()
			n := found(t, text)
			took, used := start.Used(), allocated()-before
			t.Logf("%d findings, %v, %d MiB allocated in all", n, took, used>>20)
			if took > longest || used > most {
				t.Errorf("took %v and %d MiB", took, used>>20)
			}
			if n > check.MaxFindings+2*source.MaxFindings {
				t.Errorf("%d findings", n)
			}
		})
	}
}

// found compiles and checks a mission in a folder beside the fixtures and counts what is said.
func found(t *testing.T, text string) int {
	t.Helper()
	dir, err := os.MkdirTemp("testdata", "crowd-")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	if err := os.WriteFile(filepath.Join(dir, "mission.cue"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	res, err := compiler.Compile([]string{dir}, compiler.Options{Library: missions.FS, Decks: true})
	if err != nil {
		t.Fatal(err)
	}
	n := len(res.Diagnostics)
	for _, u := range res.Units {
		// A command would call a unit with errors partial; to look at it as a whole is the harder case.
		n += len(validator.Run(validator.Subject{Mission: u.Mission, Rules: u.Rules, Where: u.Where, Decks: u.Decks}))
	}
	return n
}

// allocated is how many bytes have been allocated since the start.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}
