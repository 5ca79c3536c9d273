package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/script"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
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

// The pack of the page about house rules is sound, a mission can use all that is new in it, and the decks of the page
// add up.
func TestHouseRulesPageWorks(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(root, "docs", "house-rules.md"))
	must(t, err)
	page, dir := string(data), t.TempDir()
	run := func(args ...string) string {
		t.Helper()
		code, out, errs := runIn(t, dir, args...)
		if code != exitClean {
			t.Fatalf("%s: exit code %d\n%s%s", strings.Join(args, " "), code, out, errs)
		}
		return out
	}
	run("new", "pack", "rim-tales")
	dir = filepath.Join(dir, "rim-tales")
	pack := "package pack\n\nimport \"sortie.tools/corespace\"\n\n" + strings.TrimPrefix(fence(t, page, "# House rules"), "cue\n")
	must(t, os.WriteFile(filepath.Join(dir, packFile), []byte(pack), 0o666))
	mission := filepath.Join(dir, "rim-tales-1", "mission.cue")
	source, err := os.ReadFile(mission)
	must(t, err)
	more := "\ncorespace.#Mission & {\n\tsetup: npcs: [{kind: \"slag-hound\", at: [3, 3]}]\n\tboard: furniture: r: {kind: \"reactor\", at: [10, 10]}\n" +
		"\trules: forge: {title: \"Forge\", text: \"It is hot.\", when: {kind: \"interact\", with: \"r\"}, times: 1, do: [{kind: \"give\", token: \"slag-hammer\"}]}\n}\n"
	must(t, os.WriteFile(mission, append(source, more...), 0o666))
	for line := range strings.Lines(fence(t, page, "## Cards of your own")) {
		if words := strings.Fields(line); len(words) > 0 {
			run(words[1:]...)
		}
	}
	if out := run("check", "./..."); strings.Contains(out, "error[") {
		t.Errorf("not sound:\n%s", out)
	}
	for id, list := range map[string]string{"slag-hound": "npcs", "reactor": "furniture", "slag-hammer": "tokens"} {
		if out := run("show", id); !strings.Contains(out, id+" ("+list+" of the rule set purge, with the pack's house rules)") {
			t.Errorf("%s:\n%s", id, out)
		}
	}
	res, err := compiler.Compile([]string{dir + "/..."}, compiler.Options{Library: missions.FS, Decks: true})
	must(t, err)
	own := cardsOf(compiler.Decks(missions.FS, "purge", ""), "environment")
	for _, u := range res.Units {
		if n := cardsOf(u.Decks, "environment"); u.Mission != nil && n <= own {
			t.Errorf("%s draws from %d cards of a kind of which Sortie has %d", u.ID, n, own)
		}
	}
}

// The page about rules of one's own works as it stands: its commands, its two files, and the sentence that it promises.
func TestOwnRulesPageWorks(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(root, "docs", "own-rules.md"))
	must(t, err)
	page, dir := string(data), t.TempDir()
	run := func(line string) {
		t.Helper()
		words := strings.Fields(strings.Split(line, "#")[0])
		switch {
		case len(words) == 0, words[1] == "show": // which a script of its own looks at
			return
		case words[0] == "cd":
			dir = filepath.Join(dir, words[1])
			return
		}
		if code, out, errs := runIn(t, dir, words[1:]...); code != exitClean || strings.Contains(errs, "warning[") {
			t.Fatalf("%s: exit code %d\n%s%s", line, code, out, errs)
		}
	}
	for line := range strings.Lines(fence(t, page, "# Rules of your own")) {
		run(line)
	}
	for heading, name := range map[string]string{"## Programs": "house/slag-hound/npc.cue", "## Editions of your own": "editions/rim-rules/edition.cue"} {
		text := "package own\n\nimport \"sortie.tools/corespace\"\n\n" + fence(t, page, heading)
		must(t, os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(text), 0o666))
	}
	_, second, _ := strings.Cut(page, "To put a thing in place")
	for line := range strings.Lines(fence(t, second, "set it anew.")) {
		run(line)
	}
	res, err := compiler.Compile([]string{dir + "/..."}, compiler.Options{Library: missions.FS, Decks: true})
	must(t, err)
	for _, h := range res.Houses {
		rules, ok := h.Rules.(*model.RuleSet)
		if !ok || h.Edition != "purge" {
			continue
		}
		i := slices.IndexFunc(rules.NPCs, func(k model.NPCKind) bool { return k.ID == "slag-hound" })
		if said := rules.NPCs[i].Rules[0].Text.Source; !strings.Contains(strings.ReplaceAll(page, "\n", " "), "*"+said+"*") {
			t.Errorf("the page does not say %q", said)
		}
	}
}

// cardsOf counts the cards of a kind in some decks.
func cardsOf(decks []*model.Deck, kind string) (n int) {
	for _, d := range decks {
		if d.Kind == kind {
			n += len(d.Cards)
		}
	}
	return n
}

// scriptsPage is docs/scripts.md.
func scriptsPage(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, "docs/scripts.md"))
	must(t, err)
	return string(data)
}

// TestReadmeScriptHolds plays the script of the page, and asks for the words that only a game says.
func TestReadmeScriptHolds(t *testing.T) {
	page, dir := scriptsPage(t), t.TempDir()
	example := fence(t, page, "it holds, or it does not.")
	play := func(text string) (int, string) {
		must(t, os.WriteFile(filepath.Join(dir, "ruling.json"), []byte(text), 0o666))
		code, out, errs := runIn(t, dir, "play", "--script", "ruling.json")
		return code, out + errs
	}
	if code, out := play(example); code != exitClean || strings.Count(out, "It holds") != 2 {
		t.Errorf("exit code %d\n%s", code, out)
	}
	for _, c := range [][3]string{
		{`"last.damage": 1`, `"nothing": 1`, "there is no such path; there are "},
		{`"last.damage": 1`, `"last.nothing": 1`, "an attack has "},
		{`"last.damage": 1`, `"figures.bo.nothing": 1`, "figures have "},
		{`"ask": "sight"`, `"ask": "nothing"`, "a question is one of "},
	} {
		code, out := play(strings.Replace(example, c[0], c[1], 1))
		_, list, found := strings.Cut(out, c[2])
		if code != exitFailure || !found {
			t.Errorf("%s: exit code %d\n%s", c[1], code, out)
		}
		told(t, page, list)
	}
}

// told sees that a page tells of each word of a list.
func told(t *testing.T, page, list string) {
	t.Helper()
	for _, word := range strings.Split(strings.TrimSpace(list), ", ") {
		if !strings.Contains(page, "`"+word+"`") && !strings.Contains(page, `"`+word+`"`) {
			t.Errorf("docs/scripts.md does not tell of %q", word)
		}
	}
}

// TestReadmeScriptWords holds the page against the fields that a script can have, as the errors of wrong ones list them.
func TestReadmeScriptWords(t *testing.T) {
	page := scriptsPage(t)
	for _, wrong := range []string{
		`"nothing": 1`, `"set": {"nothing": 1}`, `"set": {"figures": [{"id": "a", "crew": 1, "at": [1.5, 1.5], "nothing": 1}]}`, `"set": {"rosters": [[{"id": "a", "nothing": 1}]]}`,
		`"set": {"agreed": {"nothing": 1}}`, `"set": {"agreed": {"experienced": {"nothing": 1}}}`, `"set": {"rescue": {"nothing": 1}}`,
		`"set": {"floor": [{"nothing": 1, "token": "a", "at": [1.5, 1.5]}]}`, `"twin": {"nothing": 1}`, `"do": [{"who": "a", "nothing": 1}]`,
		`"do": [{"npc": "a", "nothing": 1}]`, `"do": [{"next": "npc", "nothing": 1}]`, `"do": [{"answer": {"nothing": 1}, "nothing": 1}]`,
		`"do": [{"answer": {"nothing": 1}}]`, `"do": [{"refuse": {"npc": "a"}, "nothing": 1}]`, `"do": [{"ask": "way", "nothing": 1, "is": {}}]`,
		`"do": [{"ask": "way", "is": {"nothing": 1}}]`,
	} {
		_, err := script.Parse([]byte(`{"mission": "m", "expect": {"pegs": 0}, ` + wrong + `}`))
		if err == nil {
			t.Fatalf("%s: no error", wrong)
		}
		_, list, found := strings.Cut(err.Error(), "there is no such field; there are ")
		if !found {
			_, list, found = strings.Cut(err.Error(), "a step does one of ")
		}
		if !found {
			t.Errorf("%s: %v", wrong, err)
		}
		told(t, page, list)
	}
}
