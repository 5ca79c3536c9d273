package hostile

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// hostile is one pack that nobody should have written. It stands in a file mission.cue unless lay
// puts it there in another way.
type hostile struct {
	name string
	src  string
	lay  func(t *testing.T, dir string)
	// many says why there may be more than one finding; empty: exactly one.
	many string
}

const head = "package mission\n"

func hostilePacks(t *testing.T) []hostile {
	good := salvageRun(t)
	with := func(old, new string) string {
		if strings.Count(good, old) != 1 {
			t.Fatalf("%q stands %d times in the mission", old, strings.Count(good, old))
		}
		return strings.Replace(good, old, new, 1)
	}
	list := func(s string) string {
		return strings.Replace(s, `import "sortie.tools/corespace"`, "import (\n\t\"list\"\n\t\"strings\"\n\t\"sortie.tools/corespace\"\n)\n_use: strings.MinRunes(1)\n_used: list.MinItems(1)\n", 1)
	}
	return []hostile{
		{name: "deep nesting", src: head + "x: " + strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000)},
		{name: "deep braces", src: head + strings.Repeat("a: {", 50_000)},
		{name: "long chain of operators", src: head + "x: 1" + strings.Repeat(" + 1", 200_000)},
		{name: "endless disjunctions", src: head + "x: " + strings.TrimSuffix(strings.Repeat("({a:1}|{b:2}|{c:3}|{d:4}) & ", 18), " & ")},
		{name: "huge list", src: head + "import \"list\"\nx: list.Range(0, 100000000, 1)"},
		{name: "huge string", src: head + "import \"strings\"\nx: strings.Repeat(\"x\", 4000000000)"},
		{name: "comprehension bomb", src: head + "import \"list\"\nr: list.Range(0, 3000, 1)\nx: [for a in r for b in r for c in r {a + b + c}]"},
		{name: "file of 10 MB", src: head + "// " + strings.Repeat("x", 10<<20)},
		{name: "NUL bytes", src: head + "x: \"a\x00b\""},
		{name: "not UTF-8", src: head + "x: \"\xff\xfe\""},
		{name: "UTF-16", src: "\xff\xfep\x00a\x00c\x00k\x00"},
		{name: "unclosed string", src: head + "x: \"" + strings.Repeat("y", 100_000)},
		{name: "embedded outside file", src: "@extern(embed)\n\n" + head + "x: _ @embed(file=\"../../etc/passwd\", type=text)", many: "each of the two attributes is named"},
		{name: "import over the network", src: head + "import \"example.com/evil\"\nx: evil"},
		{name: "import of a tool that runs programs", src: head + "import \"tool/exec\"\nx: exec.Run & {cmd: \"true\"}"},
		{name: "dependencies", src: good, lay: func(t *testing.T, dir string) {
			must(t, os.MkdirAll(filepath.Join(dir, "cue.mod"), 0o777))
			must(t, os.WriteFile(filepath.Join(dir, "cue.mod", "module.cue"), []byte("module: \"a.example/b@v0\"\nlanguage: version: \"v0.17.0\"\ndeps: \"c.example/d@v1\": v: \"v1.0.0\"\n"), 0o666))
		}},
		{name: "link out of the pack", lay: func(t *testing.T, dir string) {
			outside := filepath.Join(t.TempDir(), "secret.cue")
			must(t, os.WriteFile(outside, []byte(good), 0o666))
			if err := os.Symlink(outside, filepath.Join(dir, "mission.cue")); err != nil {
				t.Skipf("SKIPPED: no symbolic links here: %v", err)
			}
		}},
		{name: "device", lay: func(t *testing.T, dir string) {
			if err := os.Symlink("/dev/zero", filepath.Join(dir, "mission.cue")); err != nil {
				t.Skipf("SKIPPED: no symbolic links here: %v", err)
			}
		}},
		{name: "control characters in a field's name", src: head + "\"a\\u001b[31m\\u0007\": 1\n", many: "nothing of a mission is there either"},
		{name: "control characters in a title", src: with(`"Salvage Run"`, `"a\u001b[31m\u202e"`)},
		{name: "recursive structure", src: head + "#A: {a: #A}\nx: #A"},
		{name: "self-reference", src: with(`hostility: 3`, `hostility: hostility + 1`)},
		{name: "thousands of crates", src: list(with(`crates: {`, `crates: {for i in list.Range(0, 10000, 1) {"c\(i)": {size: "small", at: [3, 3]}}}, crates: {`)), many: "the limit, and what the rest of the mission misses"},
		{name: "thousands of airlocks", src: list(with(`airlocks: {`, `airlocks: {for i in list.Range(0, 1500, 1) {"z\(i)": {side: "north", at: 5}}}, airlocks: {`)), many: "the limit, and what the rest of the mission misses"},
		{name: "hundreds of pieces in one place", src: list(with(`furniture: {`, `furniture: {for i in list.Range(0, 300, 1) {"f\(i)": {kind: "table", turn: 59, at: [12, 12]}}}, furniture: {`)), many: "each piece has a place of its own to mend, up to a limit"},
		{name: "prose without end", src: list(with(`story: """`, "_long: strings.Repeat(\"word \", 40000)\n\tstory: _long\n\t_rest: \"\"\""))},
		{name: "hostile Markdown", src: list(with(`story: """`, "story: strings.Repeat(\"*a **b \", 9000)\n\t_rest: \"\"\""))},
		{name: "board of a mile", src: with(`board: {`, "board: {\n\t\tsize: [1000, 1000]"), many: "the drawing does not fit either"},
		{name: "numbers beyond all bounds", src: with(`at: 7.5`, `at: 1e308`)},
	}
}

var (
	tallied = regexp.MustCompile(`(?m)^(\d+) errors?\b`)
	oneLine = regexp.MustCompile(`(?m)^sortie: `)
)

// Every hostile pack ends the whole command within ten seconds, with one clear message and a code
// that is not zero.
func TestHostilePacks(t *testing.T) {
	packs := hostilePacks(t)
	if len(packs) < 20 {
		t.Errorf("%d packs; the promise is at least 20", len(packs))
	}
	for _, h := range packs {
		t.Run(h.name, func(t *testing.T) {
			dir := t.TempDir()
			if h.src != "" {
				must(t, os.WriteFile(filepath.Join(dir, "mission.cue"), []byte(h.src), 0o666))
			}
			if h.lay != nil {
				h.lay(t, dir)
			}
			said := runHostile(t, dir)
			findings := len(oneLine.FindAllString(said, -1))
			if m := tallied.FindStringSubmatch(said); m != nil && m[1] != "1" {
				findings += 2
			} else if m != nil {
				findings++
			}
			if findings == 0 || findings > 1 && h.many == "" {
				t.Errorf("want one clear message:\n%.2000s", said)
			}
			if len(said) > 100_000 {
				t.Errorf("%d bytes of messages", len(said))
			}
		})
	}
}

func runHostile(t *testing.T, dir string) string {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 5*time.Minute) // for what hangs
	defer stop()
	cmd := exec.CommandContext(ctx, command, "check", "pack")
	cmd.Dir = t.TempDir()
	must(t, os.Rename(dir, filepath.Join(cmd.Dir, "pack")))
	must(t, os.Mkdir(dir, 0o777)) // the test's own clean-up expects it
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	switch {
	case ctx.Err() != nil:
		t.Fatal("did not end")
	case cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime() > 10*time.Second:
		t.Errorf("took %v of the processor", cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	case err == nil:
		t.Errorf("exit code 0")
	case strings.Contains(out.String(), "goroutine "):
		t.Errorf("crashed:\n%.2000s", &out)
	case strings.ContainsAny(out.String(), "\x1b\x07\u202e\x00"):
		t.Errorf("control characters reached the terminal: %q", &out)
	}
	return out.String()
}
