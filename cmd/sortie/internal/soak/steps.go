package main

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
)

// step is one long run.
type step struct {
	name string
	args []string // the command
}

// runs are packages with the tests of theirs that take long, and what those do.
func runs() []step {
	test := func(name, folder, tests string) step {
		args := []string{"go", "test", "./" + folder, "-count=1", "-v", "-timeout", "48h"}
		if tests != "" {
			args = append(args, "-run", tests)
		}
		return step{name, args}
	}
	return []step{
		test("the textbook beside 103,000 games", "engine/textbook/beside", ""),
		test("10,000 transcripts before the referee", "cmd/sortie/internal/referee", ""),
		test("1,000 games saved and restored at every decision, and 10,000 against what was said never to be so", "engine/policy", ""),
		test("the same games on other machines", "cmd/sortie/internal/signature", ""),
		test("300 missions that nobody wrote: nothing is lost", "engine/play", "NobodyWrote"),
		test("games until everything has happened", "engine/exhaust", ""),
		test("every field of what ships lost and retyped", "cmd/sortie/internal/shipped", "Field|Greedy|HostileBundles|BeforeEveryCommand"),
		test("every pack and bundle that asks for too much", "cmd/sortie/internal/hostile", "Field|Greedy|HostileBundles|BeforeEveryCommand"),
		test("500 mutants a mission", "cmd/sortie/internal/mutants", ""),
		test("500 changes in the form of each unit, undone", "cmd/sortie/internal/service", "ChangesInForms"),
		test("500 changes on the board of each mission, undone", "cmd/sortie/internal/service", "ChangesOnBoards"),
		test("2,000 sequences of changes before a check that remembers", "cmd/sortie", "StoredFindings"),
		test("2,000 edits before a service that remembers", "cmd/sortie/internal/service", "EditsLeave"),
		test("every name of every pack that ships, called otherwise", "cmd/sortie/internal/service", "Rename"),
		test("300 files that nobody has finished typing, before an editor's server", "cmd/sortie/internal/lsp", "NothingTyped"),
		test("a studio killed 200 times while it saves", "cmd/sortie/internal/hostile", "KilledStudios"),
		test("a mission made in the studio by the keyboard alone", "cmd/sortie/internal/studio", "KeyboardAlone"),
		test("a mission made in the studio in a folder, by the mouse", "cmd/sortie/internal/studio", "InAFolderOfFiles"),
		test("scripts in every text of the language, before a browser", "cmd/sortie/internal/infected", ""),
		test("scripts in every text, in the studio, on a stage and in a folder of files", "cmd/sortie/internal/studio", "NothingThatAPack"),
		test("geometry against its references", "engine/geom", ""),
		test("runs of walls that are worked out", "engine/infer", ""),
		test("the studio in a folder, before a browser: examples before the program, what is bad, and without a server", "cmd/sortie/internal/studio/site", ""),
		test("every PDF of what ships before every reader", "cmd/sortie/internal/render", ""),
	}
}

// fuzzer is how a fuzz test begins.
var fuzzer = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)

// steps are the runs, and behind them every fuzz test below a folder for a while. The fuzzer kills what takes ten seconds by the
// clock, and makes inputs smaller for as long: it is told not to, as an input for a game is as slow when it is short.
func steps(root, fuzz string) ([]step, error) {
	out := runs()
	err := fs.WalkDir(os.DirFS(root), ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(os.DirFS(root), file)
		for _, m := range fuzzer.FindAllStringSubmatch(string(text), -1) {
			folder := "./" + path.Dir(file)
			out = append(out, step{"fuzz " + folder + " " + m[1], []string{"go", "test", folder, "-run", "^$", "-fuzz", "^" + m[1] + "$", "-fuzztime", fuzz, "-fuzzminimizetime", "1x", "-parallel", "2"}})
		}
		return err
	})
	slices.SortStableFunc(out[len(runs()):], func(a, b step) int { return strings.Compare(a.name, b.name) })
	return out, err
}
