package hostile

import (
	"bytes"
	"hash/fnv"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// What hostile input may take, at most, of the whole command: the time after which people believe that a tool
// hangs, and memory that every machine has.
const (
	hostileTime   = 10 * time.Second
	hostileMemory = 1 << 30
)

// sampled is how many hostile packs make test looks at: one in so many. Its seed is the day, so that a week of
// runs sees most of them; SORTIE_FULL=1 looks at all.
const sampled = 8

// inSample reports whether a hostile pack is looked at today.
func inSample(name string) bool {
	if os.Getenv("SORTIE_FULL") != "" {
		return true
	}
	h := fnv.New32a()
	h.Write([]byte(name + time.Now().UTC().Format(time.DateOnly)))
	return h.Sum32()%sampled == 0
}

// Every pack that asks for endless time or memory ends the whole command soon, below a gigabyte, with one
// finding about it and exit code 1.
func TestGreedyPacks(t *testing.T) {
	packs := greedyPacks()
	if len(packs) < 60 {
		t.Errorf("%d packs; the promise is 60", len(packs))
	}
	for _, g := range packs {
		if len(g.src) > 2048 {
			t.Errorf("%s: %d bytes; the promise is about packs of 2 kB", g.name, len(g.src))
		}
		if !inSample(g.name) {
			continue
		}
		t.Run(g.name, func(t *testing.T) {
			dir := t.TempDir()
			must(t, os.Mkdir(filepath.Join(dir, "pack"), 0o777))
			must(t, os.WriteFile(filepath.Join(dir, "pack", "mission.cue"), []byte(g.src), 0o666))
			said := endure(t, dir, exitFindings, "pack")
			if !strings.Contains(said, "\n1 error\n") {
				t.Errorf("want one finding:\n%.2000s", said)
			}
			if !regexp.MustCompile(`error\[(PCK01[1235]|CUE00[1347])\]`).MatchString(said) {
				t.Errorf("the pack asks for nothing that is refused:\n%.2000s", said)
			}
			if strings.Contains(said, "call to strings.Repeat") && !strings.HasPrefix(g.name, "strings.Repeat") {
				t.Errorf("the pack never comes to what it is about:\n%.2000s", said)
			}
		})
	}
}

// endure runs check on something hostile, measures the whole tree of processes, and returns what is said.
func endure(t *testing.T, dir string, code int, args ...string) string {
	t.Helper()
	cmd := exec.Command(command, append([]string{"check"}, args...)...)
	cmd.Dir = dir
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	start := time.Now()
	cmd.Run()
	took, memory := time.Since(start), peak(cmd.ProcessState)
	t.Logf("%v, %d MB", took.Round(100*time.Millisecond), memory>>20)
	// Beside other tests a program waits for its turn: then the time that it was given counts.
	if busy := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); took > hostileTime && (busy > hostileTime || took > 3*hostileTime) {
		t.Errorf("took %v, %v of it busy", took, busy)
	}
	if memory > hostileMemory {
		t.Errorf("took %d MB", memory>>20)
	}
	if got := cmd.ProcessState.ExitCode(); got != code {
		t.Errorf("exit code %d, want %d", got, code)
	}
	if strings.Contains(out.String(), "goroutine ") || out.Len() > 100_000 {
		t.Errorf("crashed:\n%.2000s", &out)
	}
	return out.String()
}

// growing are the functions of CUE's standard library that can make much of little, by the packages that a
// pack can import; all others are bounded by what they are given, or stand in packages that are refused. A
// version of CUE that brings a new one fails until somebody has looked at it.
var growing = map[string]string{
	"list":      "Concat Contains Drop FlattenN IsSorted MatchN Product Range Repeat Reverse Slice Sort SortStable SortStrings Take UniqueItems",
	"math":      "Exp Pow Pow10",
	"math/bits": "Lsh Or Set Xor",
	"path":      "Join",
	"regexp":    "FindAll FindAllNamedSubmatch FindAllSubmatch QuoteMeta ReplaceAll ReplaceAllLiteral",
	"strconv":   "FormatFloat FormatInt Quote QuoteToASCII",
	"strings":   "Fields Join Repeat Replace Runes SliceRunes Split SplitAfter SplitAfterN SplitN ToTitle ToUpper",
	"struct":    "MinFields",
	"time":      "FormatString",
}

// functionName is how CUE's generated code names a function of a package; those without parameters are
// constants.
var functionName = regexp.MustCompile(`(?m)^\t\tName: +"(\w+)",\n\t\tParams: `)

// libraryFunctions are the functions of CUE's standard library by package.
func libraryFunctions(t *testing.T) map[string][]string {
	t.Helper()
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "-m", "cuelang.org/go").Output()
	must(t, err)
	dir := filepath.Join(strings.TrimSpace(string(out)), "pkg")
	all := map[string][]string{}
	must(t, filepath.WalkDir(dir, func(file string, _ os.DirEntry, err error) error {
		if err != nil || filepath.Base(file) != "pkg.go" {
			return err
		}
		text, err := os.ReadFile(file)
		rel, _ := filepath.Rel(dir, filepath.Dir(file))
		all[filepath.ToSlash(rel)] = nil
		for _, m := range functionName.FindAllSubmatch(text, -1) {
			all[filepath.ToSlash(rel)] = append(all[filepath.ToSlash(rel)], string(m[1]))
		}
		return err
	}))
	return all
}

func TestEveryFunctionOfTheLibraryIsLookedAt(t *testing.T) {
	looked, err := os.ReadFile("testdata/library.txt")
	must(t, err)
	var now strings.Builder
	all := libraryFunctions(t)
	for _, pkg := range slices.Sorted(maps.Keys(all)) {
		slices.Sort(all[pkg])
		now.WriteString(pkg + ": " + strings.Join(all[pkg], " ") + "\n")
	}
	if string(looked) != now.String() {
		t.Errorf("CUE's standard library has changed: look at what is new, name what can grow in growing with a pack of its own, and put this into testdata/library.txt\n%s", &now)
	}
	var sources strings.Builder
	for _, g := range greedyPacks() {
		sources.WriteString(g.src)
	}
	for pkg, names := range growing {
		for name := range strings.FieldsSeq(names) {
			if !slices.Contains(all[pkg], name) {
				t.Errorf("there is no %s in %s", name, pkg)
			}
			if call := path.Base(pkg) + "." + name; !strings.Contains(sources.String(), call) {
				t.Errorf("no pack calls %s", call)
			}
		}
	}
}

// Packages of the library that can do more than work something out are refused, and so are those whose growth
// nobody has looked at.
func TestOtherPackagesOfTheLibraryAreRefused(t *testing.T) {
	dir := t.TempDir()
	refused := 0
	for pkg := range libraryFunctions(t) {
		if growing[pkg] != "" {
			continue
		}
		refused++
		at := filepath.Join(dir, strings.ReplaceAll(pkg, "/", "-"))
		must(t, os.Mkdir(at, 0o777))
		must(t, os.WriteFile(filepath.Join(at, "mission.cue"), []byte("package mission\nimport used "+strconv.Quote(pkg)+"\nx: used\n"), 0o666))
	}
	said := endure(t, dir, exitFindings, "./...")
	if n := strings.Count(said, "cannot be imported"); n != refused || refused < 20 {
		t.Errorf("%d of %d refused:\n%s", n, refused, said)
	}
}
