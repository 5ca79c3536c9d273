package validator_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// pagesDir is where the pages of the checks stand.
const pagesDir = "../docs/checks"

// pages are the files of docs/checks as they should be.
func pages() map[string]string {
	docs := handbook()
	out := map[string]string{"README.md": index(docs)}
	for _, d := range docs {
		out[d.Code+".md"] = d.Page()
	}
	return out
}

// handbook is the documentation of every code.
func handbook() []diag.Doc { return validator.Codes(append(compiler.Docs(), preflight.Docs()...)) }

// index is the page that lists the codes.
func index(docs []diag.Doc) string {
	var b strings.Builder
	b.WriteString("# Checks\n\nEvery finding has a code, and every code a page here; `sortie explain CODE` prints the same.\n\n")
	b.WriteString("| code | severity | what is wrong |\n|---|---|---|\n")
	for _, d := range docs {
		fmt.Fprintf(&b, "| [%s](%s.md) | %s | %s |\n", d.Code, d.Code, d.Severity, d.Title)
	}
	return b.String()
}

func TestPagesAreFresh(t *testing.T) {
	want := pages()
	if os.Getenv("SORTIE_UPDATE") == "1" {
		writePages(t, want)
	}
	for name, text := range want {
		got, err := os.ReadFile(filepath.Join(pagesDir, name))
		if err != nil || string(got) != text {
			t.Errorf("docs/checks/%s is stale: run make goldens", name)
		}
	}
	entries, err := os.ReadDir(pagesDir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if _, ok := want[e.Name()]; !ok {
			t.Errorf("docs/checks/%s belongs to no code: run make goldens", e.Name())
		}
	}
}

// writePages makes docs/checks anew.
func writePages(t *testing.T, want map[string]string) {
	t.Helper()
	if err := os.RemoveAll(pagesDir); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(pagesDir, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range want {
		if err := os.WriteFile(filepath.Join(pagesDir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestEveryCodeIsExplained(t *testing.T) {
	if err := validator.Verify(append(compiler.Docs(), preflight.Docs()...)); err != nil {
		t.Error(err)
	}
}

// Links between pages must lead somewhere.
func TestPagesReferToPages(t *testing.T) {
	all := pages()
	for name, text := range all {
		for _, part := range strings.Split(text, "](")[1:] {
			target, _, _ := strings.Cut(part, ")")
			if _, ok := all[target]; strings.HasSuffix(target, ".md") && !ok {
				t.Errorf("%s refers to %s", name, target)
			}
		}
	}
}
