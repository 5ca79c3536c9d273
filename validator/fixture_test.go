package validator_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// A fixture is a folder testdata/CODE/firing… or testdata/CODE/silent… of the family. Its sources mark what is to
// be found, on the line itself or, where no comment can stand, so many lines before it:
//
//	hostility: 36 // want HST001 "36 pegs"
//	// want:+4 RCH001 "crate s1"

// want is one marked finding.
type want struct {
	line   int
	code   string
	match  *regexp.Regexp
	source string
}

var marker = regexp.MustCompile(`// want(?::([+-][0-9]+))? ([A-Z0-9]+) "(.*)"`)

// wants reads the marks of a source file.
func wants(t *testing.T, src string) []want {
	t.Helper()
	var out []want
	for i, line := range strings.Split(src, "\n") {
		for _, m := range marker.FindAllStringSubmatch(line, -1) {
			offset, _ := strconv.Atoi(m[1]) // nothing is 0
			out = append(out, want{line: i + 1 + offset, code: m[2], match: regexp.MustCompile(m[3]), source: m[0]})
		}
	}
	return out
}

// fixtures are the fixture folders of a code whose names begin with firing or silent.
func fixtures(t *testing.T, code, prefix string) []string {
	t.Helper()
	dirs, err := filepath.Glob(filepath.Join("*", "testdata", code, prefix+"*"))
	if err != nil {
		t.Fatal(err)
	}
	return dirs
}

// fixture is the folder of one, by code and name.
func fixture(t *testing.T, name string) string {
	t.Helper()
	dirs, err := filepath.Glob(filepath.Join("*", "testdata", filepath.FromSlash(name)))
	if err != nil || len(dirs) != 1 {
		t.Fatalf("no fixture %s: %v, %v", name, dirs, err)
	}
	return dirs[0]
}

// load compiles a fixture and returns what it says and the marks in its source.
func load(t *testing.T, dir string) (validator.Subject, []want) {
	t.Helper()
	res, err := compiler.Compile([]string{dir}, compiler.Options{Library: missions.FS, Decks: true, Each: withPack})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		t.Errorf("the compiler found %s", line(d))
	}
	if len(res.Units) != 1 || t.Failed() {
		t.Fatalf("%d units", len(res.Units))
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.cue"))
	src, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	u := res.Units[0]
	s := validator.Subject{
		Value: u.Value, RuleSet: u.RuleSet, Where: u.Where, Mission: u.Mission, Deck: u.Deck, Rules: u.Rules, Decks: u.Decks,
		Languages: u.Languages, Pack: u.Pack, Strict: true,
	}
	for _, n := range u.Siblings {
		s.Siblings = append(s.Siblings, validator.Sibling(n))
	}
	s.Peer = func(kind, id string) any {
		if other := u.Peer(kind, id); other != nil {
			return other.Value
		}
		return nil
	}
	return s, wants(t, string(src))
}

// withPack has the other units of a fixture's own pack compiled while that is possible, so that checks find them.
func withPack(u *compiler.Unit) bool {
	if u.Pack == nil || !strings.HasPrefix(u.Pack.ID, "fixture") {
		return false
	}
	for _, n := range u.Siblings {
		if n.Kind != "pack" {
			u.Peer(n.Kind, n.ID)
		}
	}
	return false
}

func line(d diag.Diagnostic) string {
	return fmt.Sprintf("%s:%d:%d: %s %s", d.Range.File, d.Range.Start.Line, d.Range.Start.Col, d.Code, d.Summary)
}

// unmet lists the marks that no finding meets and the findings that no mark asks for.
func unmet(found []diag.Diagnostic, marks []want) (missing []want, extra []diag.Diagnostic) {
	used := make([]bool, len(found))
	for _, w := range marks {
		met := false
		for i, d := range found {
			if !used[i] && d.Code == w.code && d.Range.Start.Line == w.line && w.match.MatchString(d.Summary) {
				used[i], met = true, true
				break
			}
		}
		if !met {
			missing = append(missing, w)
		}
	}
	for i, d := range found {
		if !used[i] {
			extra = append(extra, d)
		}
	}
	return missing, extra
}

func TestFixtures(t *testing.T) {
	for _, c := range validator.Checks() {
		firing, silent := fixtures(t, c.Code, "firing"), fixtures(t, c.Code, "silent")
		if len(firing) == 0 || len(silent) == 0 {
			t.Errorf("%s has no firing or no silent fixture in its family", c.Code)
		}
		for _, dir := range append(firing, silent...) {
			t.Run(filepath.ToSlash(dir), func(t *testing.T) { checkFixture(t, c.Code, dir) })
		}
	}
}

func checkFixture(t *testing.T, code, dir string) {
	s, marks := load(t, dir)
	found := validator.Run(s)
	for _, d := range found {
		complete(t, d)
	}
	missing, extra := unmet(found, marks)
	for _, w := range missing {
		t.Errorf("line %d: not found: %s", w.line, w.source)
	}
	for _, d := range extra {
		t.Errorf("not asked for: %s", line(d))
	}
	if strings.HasPrefix(filepath.Base(dir), "silent") {
		if len(marks) > 0 {
			t.Error("a silent fixture asks for findings")
		}
		return
	}
	// The fixture must be about this check: without it, a mark stays open.
	if missing, _ := unmet(validator.RunWithout(code, s), marks); len(missing) == 0 {
		t.Errorf("all marks are met without %s", code)
	}
}

// complete reports what a finding owes its reader.
func complete(t *testing.T, d diag.Diagnostic) {
	t.Helper()
	switch {
	case d.Remedy == "":
		t.Errorf("%s: no remedy", line(d))
	case !d.Range.Valid():
		t.Errorf("%s: no place in the source", line(d))
	case strings.HasSuffix(d.Summary, "."), strings.Contains(d.Summary, "\n"):
		t.Errorf("%s: the summary is not one line without a full stop", line(d))
	}
	for _, r := range d.Related {
		if !r.Range.Valid() || r.Text == "" {
			t.Errorf("%s: an empty related place", line(d))
		}
	}
}

func TestASealedRoomIsAnErrorOnlyWhenSomethingStandsInIt(t *testing.T) {
	s, _ := load(t, fixture(t, "MAP105/firing"))
	found := validator.Run(s)
	if len(found) != 2 || found[0].Severity != diag.Warning || found[1].Severity != diag.Error {
		t.Errorf("found %v, want a warning for the empty room and an error for the other", found)
	}
}

func TestSomebodyInALargePieceThatStandsFirmIsOnlyNoted(t *testing.T) {
	for dir, want := range map[string]diag.Severity{"firing": diag.Warning, "firing-counter": diag.Note} {
		s, _ := load(t, fixture(t, "SPN013/"+dir))
		for _, d := range validator.Run(s) {
			if d.Code == "SPN013" && d.Severity != want {
				t.Errorf("%s: %v, want %v", dir, d.Severity, want)
			}
		}
	}
}

func TestShippedMissionsAreSound(t *testing.T) {
	for _, dir := range []string{"../missions/salvage-run", "../missions/starter"} {
		s, _ := load(t, dir)
		for _, d := range validator.Run(s) {
			t.Error(line(d))
		}
	}
}
