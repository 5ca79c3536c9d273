package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/missions"
)

func readme(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// fence is the first fenced block behind a text of the page.
func fence(t *testing.T, page, behind string) string {
	t.Helper()
	_, rest, found := strings.Cut(page, behind)
	_, rest, open := strings.Cut(rest, "```")
	_, rest, _ = strings.Cut(rest, "\n")
	block, _, shut := strings.Cut(rest, "```")
	if !found || !open || !shut {
		t.Fatalf("the page has no block behind %q", behind)
	}
	return block
}

// The tour of the README works as it stands, line by line, and its house rules fit the pack it makes.
func TestReadmeTourWorks(t *testing.T) {
	page, dir := readme(t), t.TempDir()
	for line := range strings.Lines(fence(t, page, "## Two minutes")) {
		command, _, _ := strings.Cut(line, "#")
		switch words := strings.Fields(command); words[0] {
		case "cd":
			dir = filepath.Join(dir, words[1])
		case "sortie":
			if code, out, errs := runIn(t, dir, words[1:]...); code != exitClean || strings.Contains(out+errs, "error[") {
				t.Fatalf("%s: exit code %d\n%s%s", command, code, out, errs)
			}
		default:
			t.Errorf("no command of ours: %s", command)
		}
	}
	pack := "package pack\n\nimport \"sortie.tools/corespace\"\n\n" + fence(t, page, "### House rules")
	must(t, os.WriteFile(filepath.Join(dir, packFile), []byte(pack), 0o666))
	mission := filepath.Join(dir, "cold-store", "mission.cue")
	data, err := os.ReadFile(mission)
	must(t, err)
	title := strings.TrimSpace(fence(t, page, "### Translations"))
	must(t, os.WriteFile(mission, regexp.MustCompile(`(?m)^\ttitle: .*$`).ReplaceAll(data, []byte("\t"+title)), 0o666))
	if code, out, errs := runIn(t, dir, "check", "./..."); code != exitClean || out != "" || !strings.HasPrefix(errs, "no errors in ") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
}

// What ships is in the README's list: each mission by its name, each folder by its own.
func TestReadmeListsWhatShips(t *testing.T) {
	_, list, _ := strings.Cut(readme(t), "## What ships")
	list, _, _ = strings.Cut(list, "\n## ")
	var listed []string
	for _, m := range regexp.MustCompile("(?m)^\\| (.*?) \\|").FindAllStringSubmatch(list, -1) {
		first := ""
		for _, name := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(m[1], -1) {
			if strings.HasPrefix(name[1], "-") {
				name[1] = first[:strings.LastIndex(first, "-")] + name[1]
			}
			first = name[1]
			listed = append(listed, strings.TrimSuffix(name[1], "/"))
		}
	}
	entries, err := fs.ReadDir(missions.FS, ".")
	must(t, err)
	for _, e := range entries {
		if e.IsDir() && !slices.Contains(listed, e.Name()) {
			t.Errorf("%s ships, and the README does not say so", e.Name())
		}
	}
	for _, name := range listed {
		if _, err := fs.Stat(missions.FS, name); err != nil {
			t.Errorf("the README lists %s, which does not ship", name)
		}
	}
}
