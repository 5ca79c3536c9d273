package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// runIn runs one command line in a folder and returns what it said.
func runIn(t *testing.T, dir string, args ...string) (code int, out, errs string) {
	t.Helper()
	t.Chdir(dir)
	var o, e bytes.Buffer
	s := &session{out: &o, err: &e, width: 80, exit: func(int) { t.Error("the watchdog ended the process") }}
	code = s.run(args)
	return code, o.String(), e.String()
}

func TestExitCodes(t *testing.T) {
	dir := t.TempDir()
	must(t, os.WriteFile(dir+"/good.cue", []byte(salvageRun(t)), 0o666))
	must(t, os.WriteFile(dir+"/bad.cue", []byte(strings.Replace(salvageRun(t), "hostility: 3", "hostility: 99", 1)), 0o666))
	for _, c := range []struct {
		want int
		args string
	}{
		{exitClean, "check good.cue"},
		{exitClean, "version"},
		{exitFindings, "check bad.cue"},
		{exitFindings, "check --format json bad.cue"},
		{exitFindings, "check --format sarif bad.cue"},
		{exitFindings, "build bad.cue"},
		{exitFindings, "print sheet bad.cue"},
		{exitFindings, "show bad.cue"},
		{exitFailure, "check nowhere"},
		{exitFailure, "check --format xml good.cue"},
		{exitFailure, "check --no-such-flag"},
		{exitFailure, "build good.cue --dpi 7"},
		{exitFailure, "build good.cue --paper b7"},
		{exitFailure, "print"},
		{exitFindings, "print sheet good.cue bad.cue"},
		{exitFailure, "print dance good.cue"},
		{exitFailure, "print cards good.cue --ink gold"},
		{exitFailure, "print board good.cue --scale 0"},
		{exitFailure, "print reference good.cue --edition purge"},
		{exitFailure, "print reference --edition nope"},
		{exitFailure, "print sheet good.cue --format png -o x.pdf"},
		{exitFailure, "explain"},
		{exitFailure, "explain NOPE1"},
		{exitFailure, "new mission"},
		{exitFailure, "dance"},
	} {
		code, out, errs := runIn(t, dir, strings.Fields(c.args)...)
		if code != c.want {
			t.Errorf("%s: exit code %d, want %d\n%s%s", c.args, code, c.want, out, errs)
		}
		if code == exitFailure && !strings.HasPrefix(errs, "sortie: ") {
			t.Errorf("%s: no reason on the error stream: %q", c.args, errs)
		}
	}
}

// Nothing that a pack or a command line says reaches a terminal as a control character.
func TestTerminalIsSafe(t *testing.T) {
	dir := t.TempDir()
	nasty := "\x1b[31mred\x1b]0;title\x07\u202e"
	src := strings.Replace(salvageRun(t), `"Salvage Run"`, `"\u001b[31mred\u001b]0;title\u0007\u202e"`, 1)
	must(t, os.WriteFile(dir+"/mission.cue", []byte(src), 0o666))
	for _, args := range [][]string{
		{"show", "mission.cue"}, {"check", "mission.cue"}, {"build", "mission.cue", "--dpi", "40", "--draft"},
		{"check", nasty}, {"explain", nasty}, {"new", "mission", nasty}, {"new", "mission", "x", "--from", nasty},
		{"check", "--format", nasty}, {nasty}, {"build", "mission.cue", "--paper", nasty},
	} {
		_, out, errs := runIn(t, dir, args...)
		if strings.ContainsAny(out+errs, "\x1b\x07\u202e") {
			t.Errorf("%q lets a control character through: %q", args, out+errs)
		}
	}
}

// A bar shows on a terminal for long work, and nowhere else.
func TestProgress(t *testing.T) {
	var terminal, pipe bytes.Buffer
	for _, c := range []struct {
		w          *bytes.Buffer
		isTerminal bool
		started    time.Duration
		shows      bool
	}{{&terminal, true, 2 * patience, true}, {&terminal, true, 0, false}, {&pipe, false, 2 * patience, false}} {
		c.w.Reset()
		p := newProgress(c.w, c.isTerminal, 4)
		p.started = time.Now().Add(-c.started)
		p.next("board")
		p.finish()
		if got := c.w.Len() > 0; got != c.shows {
			t.Errorf("terminal %v after %v: bar shown: %v", c.isTerminal, c.started, got)
		}
	}
}

func TestSameIDsAreFound(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{"a", "b"} {
		must(t, os.Mkdir(dir+"/"+d, 0o777))
		must(t, os.WriteFile(dir+"/"+d+"/mission.cue", []byte(salvageRun(t)), 0o666))
	}
	code, out, _ := runIn(t, dir, "check", "./...")
	if code != exitFindings || strings.Count(out, "error[REF004]") != 1 || !strings.Contains(out, "b/mission.cue:6:") {
		t.Errorf("exit code %d:\n%s", code, out)
	}
	if code, _, _ := runIn(t, dir, "build", "./...", "--draft"); code != exitFindings {
		t.Error("two missions were built into one folder")
	}
}

// What new copies goes through the same door as what is compiled.
func TestNewCopiesOnlyWhatAPackMayHold(t *testing.T) {
	outside := t.TempDir()
	must(t, os.WriteFile(outside+"/secret.cue", []byte(salvageRun(t)), 0o666))
	dir := t.TempDir()
	must(t, os.Mkdir(dir+"/from", 0o777))
	if err := os.Symlink(outside+"/secret.cue", dir+"/from/mission.cue"); err != nil {
		t.Skipf("SKIPPED: no symbolic links here: %v", err)
	}
	code, _, errs := runIn(t, dir, "new", "mission", "copy", "--from", "from")
	if _, err := os.Stat(dir + "/copy"); code != exitFailure || err == nil {
		t.Errorf("exit code %d, %s", code, errs)
	}
}

// Help fits a terminal of 80 columns, and every command shows a line that can be typed.
func TestHelpFitsTheTerminal(t *testing.T) {
	for _, c := range []string{
		"", "check", "build", "print", "print sheet", "print board", "print briefing", "show", "explain", "new", "new mission", "fmt", "schema", "migrate", "list", "version",
	} {
		_, out, _ := runIn(t, t.TempDir(), append(strings.Fields(c), "--help")...)
		if !strings.Contains(out, "Examples:\n  sortie ") {
			t.Errorf("%s --help has no example", c)
		}
		for line := range strings.Lines(out) {
			if len([]rune(line)) > 81 { // with its line feed
				t.Errorf("%s --help: %d columns: %s", c, len([]rune(line))-1, line)
			}
		}
	}
}

// TestWhoHadItsTimeIsNotGivenUpForOthers: a mission named alone, whose decks were at work beside it, is told the limit that it has passed.
func TestWhoHadItsTimeIsNotGivenUpForOthers(t *testing.T) {
	most := supervise.Limits{Processor: 400 * time.Millisecond, Left: true}
	for had, want := range map[time.Duration]string{0: "was given up", 4 * time.Second: "longer than 4s, which is the limit"} {
		most.Had = had
		if d := finding(supervise.Fault{Unit: "a", Cause: supervise.TooLong, Limits: most}); !strings.Contains(d.Summary, want) {
			t.Errorf("with %v before: %s", had, d.Summary)
		}
	}
}

// TestErrorsOfAnArenaAreNamed: a script is played against a mission with errors, which are told.
func TestErrorsOfAnArenaAreNamed(t *testing.T) {
	dir := t.TempDir()
	must(t, os.MkdirAll(dir+"/bad", 0o777))
	must(t, os.WriteFile(dir+"/bad/mission.cue", []byte(strings.Replace(salvageRun(t), "hostility: 3", "hostility: 99", 1)), 0o666))
	must(t, os.WriteFile(dir+"/one.json", []byte(`{"title": "x", "mission": "bad", "set": {"figures": [], "pegs": 1}, "expect": {"pegs": 1}}`), 0o666))
	_, _, errs := runIn(t, dir, "play", "--script", "one.json")
	if _, rest, _ := strings.Cut(errs, "shows where:\n"); !strings.Contains(errs, "the mission has 1 error, ") || !strings.Contains(rest, "99") {
		t.Errorf("not named: %s", errs)
	}
}

// TestArenasAreSound: what is proved on a board with errors is proved of another board.
func TestArenasAreSound(t *testing.T) {
	if code, out, errs := runIn(t, "../../engine/script/testdata/arenas", "check", "./..."); code != exitClean {
		t.Errorf("%s%s", out, errs)
	}
}

// Something is better when a finding is gone and none of any kind is new.
func TestBetter(t *testing.T) {
	before := tally{"RCH001": 2, "SPN006": 1}
	for name, c := range map[string]struct {
		after tally
		want  bool
	}{
		"one is gone":                     {tally{"RCH001": 1, "SPN006": 1}, true},
		"all are gone":                    {tally{}, true},
		"nothing has changed":             {tally{"RCH001": 2, "SPN006": 1}, false},
		"another came for two":            {tally{"SPN006": 1, "MAP101": 1}, false},
		"one more of what there was":      {tally{"RCH001": 1, "SPN006": 2}, false},
		"a new one although all are gone": {tally{"ALW002": 1}, false},
	} {
		if got := c.after.better(before); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
