package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/compiler"
)

// Whatever a list of a rule set is called, its kind is one of it and can be asked for.
func TestEveryListOfTheRuleSetsCanBeListed(t *testing.T) {
	shipped, err := shippedEntries()
	if err != nil {
		t.Fatal(err)
	}
	for _, edition := range compiler.Editions() {
		set := catalogue.OfEdition(catalogue.OfKind(shipped, "rule-set"), edition)
		known, err := allKinds(edition)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range known[len(listKinds()):] {
			found, err := entriesOfKind(set, kind)
			if err != nil || len(found) == 0 {
				t.Errorf("%s of %s: %v %v", kind, edition, found, err)
			}
			for _, e := range found {
				if e.ID == "" || e.Edition != edition || e.Folder == "" {
					t.Errorf("%s of %s: %+v", kind, edition, e)
				}
			}
		}
	}
}

func TestSingular(t *testing.T) {
	for list, want := range map[string]string{
		"tokens": "token", "dice": "die", "boxes": "box", "classes": "class", "abilities": "ability", "ties": "tie",
		"statuses": "status", "furniture": "furniture", "business": "business", "campaign.phases": "campaign.phase",
	} {
		if got := singular(list); got != want || singular(got) != want {
			t.Errorf("%s: %s, then %s", list, got, singular(got))
		}
	}
}

// What the language writes with a capital inside can be asked for as it is, and with a hyphen.
func TestKindsAreListedUnderEitherSpelling(t *testing.T) {
	var said []string
	for _, kind := range []string{"tokenSize", "token-size", "token-sizes"} {
		code, out, errs := runIn(t, t.TempDir(), "list", "--library", "--kind", kind)
		if code != exitClean || !strings.Contains(out, "small") {
			t.Errorf("%s: exit code %d: %s%s", kind, code, out, errs)
		}
		said = append(said, out)
	}
	if said[0] != said[1] || said[1] != said[2] {
		t.Errorf("lists differ: %q", said)
	}
}

// starterCommands are commands that a starter names, without the words of the sentence around them.
var starterCommands = []struct {
	found *regexp.Regexp
	args  []string
}{
	{regexp.MustCompile(`--kind ([a-zA-Z.-]+)`), []string{"list", "--library", "--kind"}},
	{regexp.MustCompile(`sortie show ([a-z-]+) (?:lists|tells)`), []string{"show"}},
	{regexp.MustCompile(`sortie explain ([a-z-]+)`), []string{"explain"}},
}

// Whoever starts from a starter follows its comments: each command in one works as it stands there.
func TestCommandsThatStartersNameWork(t *testing.T) {
	commands := map[string][]string{}
	err := filepath.WalkDir("internal/starters", func(name string, _ fs.DirEntry, err error) error {
		if ext := filepath.Ext(name); err != nil || ext != ".cue" && ext != ".md" {
			return err
		}
		data, err := os.ReadFile(name)
		for _, c := range starterCommands {
			for _, m := range c.found.FindAllStringSubmatch(string(data), -1) {
				args := append(slices.Clone(c.args), m[1])
				commands[strings.Join(args, " ")] = args
			}
		}
		return err
	})
	if err != nil || len(commands) < 9 {
		t.Fatal(err, commands)
	}
	for line, args := range commands {
		if code, _, errs := runIn(t, t.TempDir(), args...); code != exitClean {
			t.Errorf("sortie %s: %s", line, errs)
		}
	}
}

// On a terminal a table is cut at its edge; elsewhere it is not.
func TestOnlyTerminalsCutTables(t *testing.T) {
	long := []catalogue.Entry{{Kind: "mission", ID: "a", Title: strings.Repeat("long ", 30), Folder: "a"}}
	for _, terminal := range []bool{true, false} {
		var b strings.Builder
		s := &session{outTerminal: terminal, width: 80}
		if err := catalogue.WriteTable(&b, long, s.tableWidth()); err != nil || strings.Contains(b.String(), "…") != terminal {
			t.Errorf("terminal %v: %v\n%s", terminal, err, &b)
		}
	}
}
