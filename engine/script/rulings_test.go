package script

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rowsOf reads a table of tab-separated columns with a head, as rows by their columns.
func rowsOf(t *testing.T, file string) []map[string]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var head []string
	var rows []map[string]string
	for line := range strings.Lines(string(data)) {
		cells := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		if head == nil {
			head = cells
			continue
		}
		row := map[string]string{}
		for i, c := range cells {
			if i >= len(head) {
				t.Fatalf("%s: %s has more columns than the head", file, cells[0])
			}
			row[head[i]] = c
		}
		rows = append(rows, row)
	}
	return rows
}

// citing are the scripts that cite each row of a table in a field of theirs, in order.
func citing(t *testing.T, field string) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("testdata/scripts/*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var s map[string]any
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatal(file, err)
		}
		list, _ := s[field].([]any)
		if one, ok := s[field].(string); ok {
			list = []any{one}
		}
		for _, id := range list {
			out[fmt.Sprint(id)] = append(out[fmt.Sprint(id)], scriptName(file))
		}
	}
	return out
}

// scriptName is what a script is called in tables: its folder and its file.
func scriptName(file string) string {
	return strings.TrimSuffix(strings.TrimPrefix(filepath.ToSlash(file), "testdata/scripts/"), ".json")
}

// tests are the names of all test functions below engine.
func tests(t *testing.T) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := os.ReadFile(path)
		for line := range strings.Lines(string(data)) {
			if name, ok := strings.CutPrefix(line, "func Test"); ok {
				out["Test"+name[:strings.IndexByte(name, '(')]] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// page holds a generated page of docs/rules against the repository, or writes it.
func page(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("../../docs/rules", name)
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile(file); err != nil || string(have) != text {
		t.Errorf("%s is not what the tables say; make goldens writes it anew", file)
	}
}

// in reports whether a row is about an edition.
func in(row map[string]string, edition string) bool {
	return slices.Contains(strings.Split(row["editions"], ","), edition)
}

const rulingsHead = `# Rulings

Questions that the documents leave open, each decided once, and how each decision is kept: fixed in the engine, a decision of
a player, or data of the edition. Scripts cite the rulings that their outcome hangs on; a ruling of the Purge edition without
a script or a test says why. Lines are those of the documents by their numbers. The page is generated from
` + "`engine/script/testdata/rulings.tsv`" + `; ` + "`make goldens`" + ` writes it anew.

| ruling | editions | question | decided | kept | lines | proved by |
|---|---|---|---|---|---|---|
`

// TestRulingsAreCited: every ruling about the Purge is cited by what proves it, or says why not; the page of rulings is the table's.
func TestRulingsAreCited(t *testing.T) {
	scripts, known := citing(t, "ruling"), tests(t)
	var b strings.Builder
	b.WriteString(rulingsHead)
	rows := rowsOf(t, "testdata/rulings.tsv")
	for _, r := range rows {
		proof := slices.Clone(scripts[r["id"]])
		if name := r["proof"]; name != "" {
			proof = append(proof, name)
			if !known[name] {
				t.Errorf("%s: there is no test %s", r["id"], name)
			}
		}
		switch {
		case in(r, "purge") && len(proof) == 0 && r["reason"] == "":
			t.Errorf("%s: no script cites it, and no reason says why", r["id"])
		case len(proof) > 0 && r["reason"] != "":
			t.Errorf("%s: it is proved, and a reason says why it is not", r["id"])
		}
		says := few(proof)
		if len(proof) == 0 {
			says = r["reason"]
			if !in(r, "purge") {
				says = "not played yet"
			}
		}
		decided := r["ruling"]
		if r["otherwise"] != "" {
			decided = r["otherwise"]
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s | %s |\n", r["id"], strings.ReplaceAll(r["editions"], ",", ", "), r["question"], decided, r["kept"], r["lines"], says)
		delete(scripts, r["id"])
	}
	for id, list := range scripts {
		t.Errorf("%s is cited by %s, and the table has no such ruling", id, list[0])
	}
	page(t, "rulings.md", b.String())
}

// few are the first of some names, as code, and how many more there are.
func few(list []string) string {
	const most = 3
	var out []string
	for _, s := range list[:min(most, len(list))] {
		out = append(out, "`"+s+"`")
	}
	if more := len(list) - most; more > 0 {
		out = append(out, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(out, ", ")
}
