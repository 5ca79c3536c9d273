package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The patterns that the page on editors gives to Visual Studio Code find the findings of a check.
func TestEditorsCanReadFindings(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(root, "docs/language/editors.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), ".vscode/tasks.json")
	_, rest, _ = strings.Cut(rest, "```json\n")
	block, _, _ := strings.Cut(rest, "```")
	var tasks struct {
		Tasks []struct {
			ProblemMatcher json.RawMessage
		}
	}
	if err := json.Unmarshal([]byte(block), &tasks); err != nil {
		t.Fatal(err)
	}
	var matcher struct{ Pattern []struct{ Regexp string } }
	if err := json.Unmarshal(tasks.Tasks[0].ProblemMatcher, &matcher); err != nil || len(matcher.Pattern) != 2 {
		t.Fatal(matcher, err)
	}
	dir := t.TempDir()
	must(t, os.WriteFile(dir+"/mission.cue", []byte(strings.Replace(salvageRun(t), "hostility: 3", "hostility: 99", 1)), 0o666))
	_, out, _ := runIn(t, dir, "check", ".")
	lines := strings.Split(out, "\n")
	for i, want := range []string{"HST001", "mission.cue"} {
		re := regexp.MustCompile(matcher.Pattern[i].Regexp)
		if m := re.FindStringSubmatch(lines[i]); len(m) != 4 || !strings.Contains(lines[i], want) {
			t.Errorf("%s does not match %q", re, lines[i])
		}
	}
}
