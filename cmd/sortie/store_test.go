package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/store"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
)

// What a check that remembers says is what one says that looks at everything, byte for byte, whatever has been done to the
// packs in between. SORTIE_FULL=1 makes 2,000 sequences of changes.
func TestStoredFindingsAreFresh(t *testing.T) {
	sequences := 24
	if os.Getenv("SORTIE_FULL") != "" {
		sequences = 2000
	}
	t.Setenv(store.Variable, t.TempDir())
	t.Chdir(t.TempDir())
	draw := rand.New(rand.NewPCG(16, 4))
	var done []string
	for n := range sequences {
		if n%20 == 0 { // what is broken in many ways hides what else there is
			done = nil
			threePacks(t)
			checkBoth(t, packs, "at first")
		}
		for range 1 + draw.IntN(3) {
			done = append(done, change(t, draw))
		}
		if n%5 == 4 {
			done = append(done, damage(t, draw))
		}
		args := [][]string{packs, {"."}, {"core/..."}, {"core/run"}, {"core/run/mission.cue", "core/campaigns"}, {"lib", "xia"}, {"lib/..."}, {"xia"}}[draw.IntN(8)]
		checkBoth(t, args, fmt.Sprintf("after %d sequences: %s", n+1, strings.Join(done[max(0, len(done)-8):], ", ")))
	}
}

// checkBoth compares what both checks say of packs.
func checkBoth(t *testing.T, args []string, when string) {
	t.Helper()
	want, got := checked(t, args, false), checked(t, args, true)
	if d := cmp.Diff(want, got); d != "" {
		t.Fatalf("check %s %s: fresh (-) and stored (+)\n%s", strings.Join(args, " "), when, d)
	}
}

// checked is all that a check says, in every format.
func checked(t *testing.T, args []string, cached bool) string {
	t.Helper()
	var out, errs bytes.Buffer
	s := &session{out: &out, err: &errs, width: 80, cached: cached, explain: true, exit: func(int) { t.Error("the watchdog ended the process") }}
	r, err := s.foundAll(args, s.show, false)
	if err != nil {
		return err.Error()
	}
	fmt.Fprintln(&out, r.Choose(nil), r.Waiting, sound(r))
	for _, format := range formats {
		write, err := s.writer(&out, false, format)
		must(t, err)
		must(t, write(r))
	}
	if err := r.Verdict(); err != nil && !errors.Is(err, judge.ErrFindings) {
		t.Fatal(err)
	}
	return out.String() + errs.String()
}

// packs are the folders of the packs that are changed.
var packs = []string{"core", "lib", "xia"}

// threePacks writes them: one with a mission, a campaign, a post, a crew, a deck, house rules and an edition of its own, one
// with a package that its missions share, and one of another game.
func threePacks(t *testing.T) {
	t.Helper()
	for _, dir := range packs {
		must(t, os.RemoveAll(dir))
	}
	for from, to := range map[string]string{
		"salvage-run": "core/run", "starter": "lib/one", "campaigns/cold-ledger": "core/campaigns/cold-ledger",
		"posts/tech-noir": "core/posts/tech-noir", "crews/patient-creditor": "core/crews/patient-creditor", "decks/purge": "core/decks/purge",
		"xia/first-game": "xia/first-game", "xia/sectors": "xia/sectors",
	} {
		unit, err := fs.Sub(missions.FS, from)
		must(t, err)
		must(t, os.CopyFS(to, unit))
	}
	for file, text := range map[string]string{
		"core/pack.cue":            "package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {\n\tid: \"core\"\n\ttitle: \"Core\"\n\tversion: \"0.1.0\"\n\tformat: 3\n}\n",
		"xia/pack.cue":             "package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {\n\tid: \"far\"\n\ttitle: \"Far\"\n\tversion: \"0.1.0\"\n\tformat: 3\n}\n",
		"lib/pack.cue":             "package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {\n\tid: \"lib\"\n\ttitle: \"Lib\"\n\tversion: \"0.1.0\"\n\tformat: 3\n}\n",
		"lib/cue.mod/module.cue":   "module: \"example.com/lib\"\nlanguage: version: \"v0.17.0\"\n",
		"lib/shared/words.cue":     "package shared\n\nnote: \"Keep to the walls.\"\n",
		"core/house/hard/rule.cue": "package house\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#House & {\n\tid: \"hard\"\n\ttitle: \"Hard times\"\n\tedition: \"purge\"\n\tset: hostility: crewsPerPeg: 2\n}\n",
		"core/editions/own/e.cue":  "package edition\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Edition & {\n\tid: \"own\"\n\ttitle: \"Our own\"\n\tbase: \"purge\"\n\tset: hostility: crewsPerPeg: 3\n}\n",
	} {
		must(t, os.MkdirAll(filepath.Dir(file), 0o777))
		must(t, os.WriteFile(file, []byte(text), 0o666))
	}
	replaced(t, "lib/one/mission.cue", `import "sortie.tools/corespace"`, "import (\n\t\"sortie.tools/corespace\"\n\t\"example.com/lib/shared\"\n)\n\n_note: shared.note\n")
}

// replaced puts one text in the place of another, wherever that stands in a file.
func replaced(t *testing.T, file, old, now string) {
	t.Helper()
	data, err := os.ReadFile(file)
	must(t, err)
	must(t, os.WriteFile(file, bytes.ReplaceAll(data, []byte(old), []byte(now)), 0o666))
}

// change does something to one of the packs, as people do, and says what.
func change(t *testing.T, draw *rand.Rand) string {
	t.Helper()
	file := anyFile(t, draw)
	data, err := os.ReadFile(file)
	must(t, err)
	dir, text := filepath.Dir(file), string(data)
	if slices.Contains(packs, dir) {
		return withoutWord(t, draw, file, text)
	}
	switch draw.IntN(14) {
	case 0:
		must(t, os.Remove(file))
		return file + " is gone"
	case 1:
		to := fmt.Sprintf("%s-%d", dir, draw.IntN(3))
		os.RemoveAll(to)
		must(t, os.Rename(dir, to))
		return dir + " is called " + to
	case 2:
		to := fmt.Sprintf("%s-%d", dir, draw.IntN(3))
		if len(foldersIn(t, filepath.Dir(dir))) > mostFolders { // copies of copies take ever longer and show no more
			return withoutWord(t, draw, file, text)
		}
		os.RemoveAll(to)
		must(t, os.CopyFS(to, os.DirFS(dir)))
		return dir + " has a copy " + to
	case 3:
		other := anyFile(t, draw)
		words, err := os.ReadFile(other)
		must(t, err)
		must(t, os.WriteFile(file, words, 0o666))
		return file + " says what " + other + " says"
	case 4:
		must(t, os.WriteFile(filepath.Join(dir, "more.cue"), []byte(text[:draw.IntN(len(text)+1)]), 0o666))
		return dir + " has one file more"
	case 5:
		must(t, os.WriteFile(file, []byte(strings.ReplaceAll(text, "\n", "\r\n")), 0o666))
		return file + " has other line ends"
	case 6:
		code := []string{"SPN006", "RCH001", "HST001", "NOPE01", "TXT001"}[draw.IntN(5)]
		return withLine(t, draw, file, text, ` @sortie(allow=`+code+`, reason="it is meant so")`)
	case 7:
		must(t, os.WriteFile("core/pack.cue", []byte(fmt.Sprintf("package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {\n\tid: \"core\"\n\ttitle: \"Core\"\n\tversion: \"0.1.0\"\n\tformat: 3\n\tchecks: severity: %q\n\tchecks: allow: %s: reason: \"so be it\"\n}\n",
			[]string{"error", "warning", "note"}[draw.IntN(3)], []string{"SPN006", "DCK001", "CMP001"}[draw.IntN(3)])), 0o666))
		return "core/pack.cue has other wishes"
	case 8:
		must(t, os.MkdirAll("core/house/hard", 0o777))
		must(t, os.WriteFile("core/house/hard/rule.cue", []byte(fmt.Sprintf("package house\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#House & {\n\tid: \"hard\"\n\ttitle: \"Hard times\"\n\tedition: \"purge\"\n\tset: hostility: crewsPerPeg: %d\n}\n", draw.IntN(4))), 0o666))
		return "core/house/hard has another number"
	case 9, 10:
		return otherNumber(t, draw, file, text)
	}
	return withoutWord(t, draw, file, text)
}

// mostFolders is how many units lie beside each other before none is copied any more.
const mostFolders = 4

// foldersIn are those right below a folder.
func foldersIn(t *testing.T, dir string) []fs.DirEntry {
	t.Helper()
	all, err := os.ReadDir(dir)
	must(t, err)
	return slices.DeleteFunc(all, func(e fs.DirEntry) bool { return !e.IsDir() })
}

// withLine puts something behind a line.
func withLine(t *testing.T, draw *rand.Rand, file, text, more string) string {
	lines := strings.Split(text, "\n")
	i := draw.IntN(len(lines))
	lines[i] += more
	must(t, os.WriteFile(file, []byte(strings.Join(lines, "\n")), 0o666))
	return fmt.Sprintf("%s:%d has%s", file, i+1, more)
}

// withoutWord takes a word out of a text.
func withoutWord(t *testing.T, draw *rand.Rand, file, text string) string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return file + " is empty as it is"
	}
	word := words[draw.IntN(len(words))]
	must(t, os.WriteFile(file, []byte(strings.Replace(text, word, "", 1)), 0o666))
	return file + " has no " + word
}

// number is one of one or two digits.
var number = regexp.MustCompile(`\b[0-9]{1,2}\b`)

// damage spoils an entry of the store, or puts one in the place of another, and says which.
func damage(t *testing.T, draw *rand.Rand) string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(os.Getenv(store.Variable), "*"))
	must(t, err)
	name := all[draw.IntN(len(all))]
	data, err := os.ReadFile(all[draw.IntN(len(all))])
	must(t, err)
	switch draw.IntN(3) {
	case 0:
		data = data[:draw.IntN(len(data))]
	case 1:
		data[draw.IntN(len(data))] ^= 0x10
	}
	must(t, os.WriteFile(name, data, 0o666))
	return "an entry is damaged"
}

// otherNumber puts another number in the place of one.
func otherNumber(t *testing.T, draw *rand.Rand, file, text string) string {
	all := number.FindAllStringIndex(text, -1)
	if len(all) == 0 {
		return file + " has no number"
	}
	at := all[draw.IntN(len(all))]
	n := fmt.Sprint(draw.IntN(20))
	must(t, os.WriteFile(file, []byte(text[:at[0]]+n+text[at[1]:]), 0o666))
	return fmt.Sprintf("%s has %s for %s", file, n, text[at[0]:at[1]])
}

// counting is a store that notes what has to be compiled.
type counting struct {
	compiler.Store
	units []string
}

func (c *counting) Keep(k compiler.Key, kept *compiler.Kept) {
	c.units = append(c.units, k.As)
	c.Store.Keep(k, kept)
}

// A changed unit is compiled again with those that look at it, a changed deck with the missions that draw from it, and what
// the whole pack is compiled by with all of it. What is not looked at costs nothing.
func TestOnlyWhatHasChangedIsCompiled(t *testing.T) {
	t.Setenv(store.Variable, t.TempDir())
	t.Chdir(t.TempDir())
	threePacks(t)
	kept, err := store.Open("this")
	must(t, err)
	count := &counting{Store: kept}
	s := &session{out: io.Discard, err: io.Discard, width: 80}
	check := func() string {
		count.units = nil
		_, err := s.look([]string{"core", "lib"}, s.show, lookOptions{release: true, store: count})
		must(t, err)
		slices.Sort(count.units)
		return strings.Join(count.units, " ")
	}
	all := check()
	if strings.Count(all, " ") < 6 {
		t.Fatalf("only %s are compiled at first", all)
	}
	for _, c := range []struct{ file, old, now, want string }{
		{"core/run/mission.cue", "Money is gone", "Money is all gone", "core/campaigns/cold-ledger core/run"},
		{"core/posts/tech-noir/post.cue", "A dim arcade", "A dark arcade", "core/campaigns/cold-ledger core/posts/tech-noir"},
		{"core/decks/purge/deck.cue", "\n", "\n\n", "core/campaigns/cold-ledger core/decks/purge core/editions/own core/run"},
		{"lib/shared/words.cue", "walls", "wall", "lib/one lib/shared"},
		{"lib/pack.cue", "Lib", "Library", "lib/one lib/shared"},
		{"core/house/hard/rule.cue", "2", "1", strings.ReplaceAll(all, " lib/one lib/shared", "")},
		{"core/run/notes.txt", "", "nothing", ""},
	} {
		if data, err := os.ReadFile(c.file); err == nil && !bytes.Contains(data, []byte(c.old)) {
			t.Fatalf("%s has no %q", c.file, c.old)
		} else if err != nil {
			must(t, os.WriteFile(c.file, nil, 0o666))
		}
		replaced(t, c.file, c.old, c.now)
		if got := check(); got != c.want {
			t.Errorf("%s: %q costs\n%s, want\n%s", c.file, c.now, got, c.want)
		}
		if got := check(); got != "" {
			t.Errorf("nothing has changed, and %s are compiled", got)
		}
	}
}

// anyFile is one of the files of the packs.
func anyFile(t *testing.T, draw *rand.Rand) string {
	t.Helper()
	var all []string
	for _, dir := range packs {
		must(t, filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				all = append(all, filepath.ToSlash(name))
			}
			return err
		}))
	}
	if len(all) == 0 {
		threePacks(t)
		return anyFile(t, draw)
	}
	return all[draw.IntN(len(all))]
}
