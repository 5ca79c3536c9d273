package compiler

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/diag"
)

// What the syntax of a plain file says is what asking every value for its conjuncts says. The slow
// way is taken when the file has a hidden field, which makes it plain no more.
func TestPlainFilesReadTheSameTheSlowWay(t *testing.T) {
	root, err := filepath.Abs("../missions")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	filepath.WalkDir(root, func(file string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Base(file) == "pack.cue" || filepath.Ext(file) != ".cue" {
			return err
		}
		name := filepath.Base(filepath.Dir(file))
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(data), "& {") {
			return nil // more of a unit: a translation
		}
		fast, slow := unitOf(t, name, string(data)), unitOf(t, name, string(data)+"\n_slow: 1\n")
		if diff := cmp.Diff(slow.Value, fast.Value); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
		if diff := cmp.Diff(places(slow.Where), places(fast.Where)); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
		n++
		return nil
	})
	if n < 20 {
		t.Errorf("only %d files were read", n)
	}
}

func unitOf(t *testing.T, name, text string) *Unit {
	t.Helper()
	res, err := Compile([]string{tree(t, map[string]string{name + "/x.cue": text})}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		t.Fatalf("%s: %s %s", name, d.Code, d.Summary)
	}
	return res.Units[0]
}

// places is an index without file names. Two sorts of label are noted on one way only, and nobody asks
// for either: that of the primary objective, and the languages of a text.
func places(where diag.Index) map[string]string {
	m := map[string]string{}
	for path, r := range where {
		if path != "objectives.primary@key" && !language.MatchString(path) {
			m[path] = fmt.Sprintf("%d:%d-%d:%d", r.Start.Line, r.Start.Col, r.End.Line, r.End.Col)
		}
	}
	return m
}

var language = regexp.MustCompile(`\.(en|de|el)@key$`)
