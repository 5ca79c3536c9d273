package compiler

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Every code in this package's sources has an explanation, and every explanation a code.
func TestEveryCodeIsExplained(t *testing.T) {
	used := map[string]bool{}
	code := regexp.MustCompile(`"((?:CUE|PCK|MAP|TXT|XIA)[0-9]{3}|REF004)"`)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	below, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(files, below...) {
		if strings.HasSuffix(f, "_test.go") || f == "docs.go" {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range code.FindAllStringSubmatch(string(data), -1) {
			used[m[1]] = true
		}
	}
	used[CodeSameID] = true
	for _, c := range []string{diag.CodeUnknownAllowed, diag.CodeNothingAllowed, diag.CodeErrorAllowed} {
		used[c] = true // by diag.Settle
	}
	for _, d := range Docs() {
		if !used[d.Code] || d.Title == "" || d.Text == "" || d.Severity == 0 {
			t.Errorf("%+v is not used or not complete", d)
		}
		delete(used, d.Code) // so that a second explanation is an error, too
	}
	for c := range used {
		t.Errorf("%s is not explained", c)
	}
}
