package compiler

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/diag"
)

// victim is the variable that makes this test binary compile a folder under a guard and exit, as a
// command does. A guard ends its process, so hostile packs need one of their own.
const victim = "SORTIE_TEST_VICTIM"

// shipped is the variable that gives the victim the limits that commands have, instead of tighter ones.
const shipped = "SORTIE_TEST_SHIPPED"

func TestMain(m *testing.M) {
	if dir := os.Getenv(victim); dir != "" {
		os.Exit(compileVictim(dir))
	}
	os.Exit(m.Run())
}

func compileVictim(dir string) int {
	guard := &Guard{Deadline: 2 * time.Second, Heap: 512 << 20}
	if os.Getenv(shipped) != "" {
		guard = &Guard{}
	}
	guard.OnLimit = func(d diag.Diagnostic) {
		fmt.Printf("%s %s\n", d.Code, d.Summary)
		os.Exit(1)
	}
	res, err := Compile([]string{dir}, Options{Guard: guard, Decks: true})
	if err != nil {
		fmt.Println("usage", err)
		return 2
	}
	for _, d := range res.Diagnostics {
		fmt.Printf("%s %s\n", d.Code, d.Summary)
	}
	return min(1, len(res.Diagnostics))
}

// mission wraps statements into an otherwise sound mission.
func mission(t *testing.T, extra string) string {
	return strings.Replace(base(t), "\tstory: \"\"\"", extra+"\n\tstory: \"\"\"", 1)
}

func TestHostileInputs(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	doubling := "_a0: \"x\" * 1000\n"
	for i := range 25 {
		doubling += fmt.Sprintf("_a%d: _a%d + _a%d\n", i+1, i, i)
	}
	alternatives := "_x: "
	for i := range 22 {
		alternatives += fmt.Sprintf("({a%d: 1} | {b%d: 1}) & ", i, i)
	}
	const limits = "PCK012 PCK013" // time or memory, whichever limit is met first
	cases := []struct {
		name, text string
		code       string // "" means: the input is harmless; of several, each diagnostic has one
		many       string // why there is more than one diagnostic
		shipped    bool   // with the limits that commands have
		extra      map[string]string
	}{
		{name: "deep brackets", text: mission(t, "_x: "+strings.Repeat("[", 50_000)+strings.Repeat("]", 50_000)), code: "PCK005"},
		{name: "deep structs", text: mission(t, "_x: "+strings.Repeat("{a: ", 20_000)+"1"+strings.Repeat("}", 20_000)), code: "PCK005"},
		{name: "long chain of fields", text: mission(t, strings.Repeat("a: ", 100_000)+"1"), code: "PCK005"},
		{name: "long sum", text: mission(t, "_x: 1"+strings.Repeat("+1", 100_000)), code: "PCK005"},
		{name: "long disjunction", text: mission(t, "_x: 1"+strings.Repeat("|1", 100_000)), code: "PCK005"},
		{name: "many operators before a value", text: mission(t, "_x: "+strings.Repeat("!", 100_000)+"true"), code: "PCK005"},
		{name: "brackets in an interpolation", text: mission(t, `_x: "`+strings.Repeat(`\(`, 3000)+`"`), code: "PCK005"},
		{name: "10 MB file", text: mission(t, "// "+strings.Repeat("x", 10<<20)), code: "PCK002"},
		{name: "unclosed string", text: mission(t, `_x: "`+strings.Repeat("x", 500_000)), code: "CUE001"},
		{name: "very long line", text: mission(t, `_x: "`+strings.Repeat("x", 900_000)+`"`)},
		{name: "huge list", text: mission(t, "_x: ["+strings.Repeat("1,", 400_000)+"]"), code: limits},
		{name: "list.Range", text: withImport(mission(t, "_x: list.Range(0, 1e9, 1)"), "list"), code: limits},
		{name: "list.Repeat", text: withImport(mission(t, "_x: list.Repeat([1,2,3,4,5,6,7,8,9,0], 1000000)"), "list"), code: limits},
		{name: "string times a billion", text: mission(t, `_x: "x" * 1000000000`), code: "CUE007"},
		{name: "strings that double", text: mission(t, doubling), code: limits},
		{name: "comprehension bomb", text: mission(t, "_n: [0,1,2,3,4,5,6,7,8,9]\n_x: [for a in _n for b in _n for c in _n for d in _n for e in _n for f in _n for g in _n {a}]"), code: limits},
		{name: "endless disjunctions", text: mission(t, alternatives+"{}"), code: limits},
		{name: "endless disjunctions, limits as shipped", text: mission(t, alternatives+"{}"), code: limits, shipped: true},
		{name: "thousands of findings", text: mission(t, `_n: [for i in [0,1,2,3,4,5,6,7,8,9] {i}]`+"\nfor a in _n for b in _n for c in _n {\"x\\(a)\\(b)\\(c)\": 1}"), code: "CUE002 PCK016", many: "all are shown up to the limit"},
		{name: "thousands of values", text: mission(t, `_n: [0,1,2,3,4,5,6,7,8,9]`+"\nboard: entries: {for a in _n for b in _n {\"\\(a)\\(b)\": at: 5, \"\\(a)\\(b)\": side: \"north\"}}\nassumed: [for a in _n for b in _n for c in _n for d in _n {\"x\"}]"), code: "PCK011"},
		{name: "recursive struct", text: mission(t, "#R: {n: #R}\n_x: #R"), code: "CUE007"},
		{name: "recursive value", text: mission(t, "_a: _b + 1\n_b: _a + 1")},
		{name: "structural cycle", text: mission(t, "_a: {b: _a}"), code: "CUE007"},
		{name: "regular expression bomb", text: mission(t, `_x: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" =~ "^(((((a{0,99}){0,99}){0,99}){0,99}){0,99})$"`), code: "CUE007"},
		{name: "huge number", text: mission(t, "_x: 1e1000000000"), code: "PCK015"},
		{name: "huge exponent as a length", text: strings.Replace(base(t), "at: 3.5", "at: 1e999999", 1), code: "PCK015"},
		{name: "huge power", text: withImport(mission(t, "_x: math.Pow(10, 1000000)"), "math"), code: "CUE007"},
		{name: "NUL byte", text: mission(t, "// \x00"), code: "PCK004"},
		{name: "control characters", text: mission(t, "\"\x1b[31m\": 1"), code: "CUE002"},
		{name: "control characters in a name", text: mission(t, `"\u001b]0;x\u0007": 1`), code: "CUE002"},
		{name: "invalid UTF-8", text: mission(t, "// \xff"), code: "PCK004"},
		{name: "UTF-16", text: "\xff\xfep\x00a\x00", code: "PCK004"},
		{name: "byte order mark", text: "\ufeff" + base(t)},
		{name: "empty file", text: "", code: "PCK014"},
		{name: "embed", text: "@extern(embed)\n" + mission(t, `story: _ @embed(file="../secret.txt")`), code: "PCK009", many: "one for each attribute"},
		{name: "injected tag", text: mission(t, `_x: string @tag(user)`), code: "PCK009"},
		{name: "import over the network", text: strings.Replace(base(t), "sortie.tools/corespace", "github.com/evil/module@v0", 1), code: "CUE006"},
		{name: "import of a path", text: strings.Replace(base(t), "sortie.tools/corespace", "../outside", 1), code: "CUE006"},
		{name: "dependency", text: base(t), code: "PCK008", extra: map[string]string{
			"cue.mod/module.cue": "module: \"example.com/p@v0\"\nlanguage: version: \"v0.9.0\"\ndeps: \"example.com/evil@v0\": v: \"v0.1.0\"\n",
		}},
		{name: "packages that import each other", text: withImport(base(t), "example.com/p/a"), code: "CUE006", extra: map[string]string{
			"cue.mod/module.cue": "module: \"example.com/p@v0\"\nlanguage: version: \"v0.9.0\"\n",
			"a/a.cue":            "package a\nimport \"example.com/p/b\"\nx: b.x\n",
			"b/b.cue":            "package b\nimport \"example.com/p/a\"\nx: a.x\n",
		}},
		{name: "two packages in a folder", text: base(t), code: "PCK010", extra: map[string]string{"other.cue": "package other\n"}},
		{name: "module path out of the pack", text: withImport(base(t), "example.com/p/../../x"), code: "CUE006", extra: map[string]string{
			"cue.mod/module.cue": "module: \"example.com/p@v0\"\nlanguage: version: \"v0.9.0\"\n",
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			files := map[string]string{"mission.cue": c.text}
			for name, text := range c.extra {
				files[name] = text
			}
			expectCode(t, tree(t, files), c.code, c.many != "", c.shipped)
		})
	}
}

// withImport adds an import to a mission.
func withImport(text, path string) string {
	return strings.Replace(text, "import \"sortie.tools/corespace\"", "import \"sortie.tools/corespace\"\nimport \""+path+"\"", 1)
}

// expectCode compiles a folder in a process of its own. It must end soon, with one diagnostic of the
// code or, where there may be many, with diagnostics of the codes.
func expectCode(t *testing.T, dir, code string, many, asShipped bool) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), victim+"="+dir)
	if asShipped {
		cmd.Env = append(cmd.Env, shipped+"=1")
	}
	out, err := cmd.CombinedOutput()
	if took := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); took > 10*time.Second {
		t.Errorf("took %v", took)
	}
	text := string(out)
	if len(text) > 100_000 {
		t.Fatalf("%d bytes of output", len(text))
	}
	if code == "" {
		if err != nil || text != "" {
			t.Fatalf("expected silence, got %v\n%s", err, text)
		}
		return
	}
	if _, ok := err.(*exec.ExitError); !ok || cmd.ProcessState.ExitCode() != 1 {
		t.Fatalf("exit %v\n%s", err, text)
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for _, line := range lines {
		have, _, _ := strings.Cut(line, " ")
		if !slices.Contains(strings.Fields(code), have) {
			t.Fatalf("want only %s, have %s", code, text)
		}
	}
	if (len(lines) > 1) != many {
		t.Errorf("%d diagnostics:\n%s", len(lines), text)
	}
}

func TestLinks(t *testing.T) {
	outside := tree(t, map[string]string{"secret.cue": "package mission\n", "more/x.cue": "package mission\n"})
	cases := []struct {
		name, link, to string
		code           string
	}{
		{"file outside", "m/extra.cue", filepath.Join(outside, "secret.cue"), "PCK006"},
		{"file outside, relative", "m/extra.cue", "../../../../../../../../etc/hostname", "PCK006"},
		{"device", "m/extra.cue", "/dev/zero", "PCK006"},
		{"to itself", "m/extra.cue", "extra.cue", "PCK001"},
		{"to nowhere", "m/extra.cue", "gone.cue", "PCK001"},
		{"inside the pack", "m/extra.cue", "../shared.txt", ""},
		{"loop of folders", "m/sub", "..", ""},
		{"module file outside", "cue.mod/module.cue", filepath.Join(outside, "secret.cue"), "PCK006"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir := tree(t, map[string]string{
				"pack.cue": "package pack\nimport \"sortie.tools/corespace\"\ncorespace.#Pack & {id: \"p\", title: \"P\", version: \"1.0.0\", format: 3}\n",
				"m/a.cue":  base(t), "shared.txt": "package mission\n", "cue.mod/x": "",
			})
			if err := os.Symlink(c.to, filepath.Join(dir, filepath.FromSlash(c.link))); err != nil {
				t.Skip("no symbolic links here: ", err)
			}
			res := run(t, Options{}, dir+"/...")
			codes := ""
			for _, d := range res.Diagnostics {
				codes += d.Code
			}
			if codes != c.code {
				t.Errorf("want %q, have\n%s", c.code, report(res.Diagnostics))
			}
		})
	}
}
