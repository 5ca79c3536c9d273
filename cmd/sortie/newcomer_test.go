package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/rogpeppe/go-internal/txtar"
)

// newcomerRows is the number of rows in the table of mistakes that a first user made. Each has a fixture for every
// way to make it that was tried.
const newcomerRows = 81

// mistakesDir holds the pack that the mistakes are made in, and a file for each of them: what is changed in the
// pack, and every word that check says to it on a terminal of 80 columns.
const mistakesDir = "testdata/mistakes"

// mistakeName is the name of a fixture: its row, and a letter where the row has several.
var mistakeName = regexp.MustCompile(`^(\d\d)[a-z]?-[a-z0-9-]+\.txt$`)

func TestANewcomersMistakesAreTold(t *testing.T) {
	names, err := filepath.Glob(mistakesDir + "/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]bool{}
	for _, name := range names {
		m := mistakeName.FindStringSubmatch(filepath.Base(name))
		if m == nil {
			t.Errorf("%s is not called after a row", name)
			continue
		}
		rows[m[1]] = true
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			tellMistake(t, name)
		})
	}
	for n := 1; n <= newcomerRows; n++ {
		if !rows[fmt.Sprintf("%02d", n)] {
			t.Errorf("row %d has no fixture", n)
		}
	}
}

// tellMistake makes one mistake and compares what is said with what stands in the fixture.
func tellMistake(t *testing.T, name string) {
	t.Helper()
	a, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(mistakesDir+"/pack")); err != nil {
		t.Fatal(err)
	}
	at, want := "", ""
	say := -1
	for i, f := range a.Files {
		if f.Name == "says" {
			say, want = i, string(f.Data)
			continue
		}
		at = path.Dir(mistakeIn(t, dir, f))
	}
	got := saidOf(t, dir, at)
	if os.Getenv("SORTIE_UPDATE") != "" && say >= 0 {
		a.Files[say].Data = []byte(got)
		if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
			t.Fatal(err)
		}
		want = got
	}
	if got != want {
		t.Errorf("%s\nsays\n%s\nand not\n%s", a.Comment, got, want)
	}
	if where := strings.Count(got, "--> "); where != strings.Count(got, "= help: ") {
		t.Errorf("%d findings, and not a remedy for each:\n%s", where, got)
	}
}

// saidOf is what check says of a unit, without the name of the folder that the pack lies in.
func saidOf(t *testing.T, dir, unit string) string {
	t.Helper()
	var out, errs bytes.Buffer
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) { t.Error("the watchdog ended the process") }}
	code := s.run([]string{"check", dir + "/" + unit})
	if code == exitFailure {
		t.Fatal(errs.String())
	}
	if code == exitClean && !strings.Contains(out.String(), "--> ") {
		return "" // there is nothing to complain about, however that is said
	}
	return strings.ReplaceAll(filepath.ToSlash(out.String()), filepath.ToSlash(dir)+"/", "")
}

// mistakeIn carries out one change, "change FILE" or "save FILE as FORM", and returns the file's name in the pack.
func mistakeIn(t *testing.T, dir string, f txtar.File) string {
	t.Helper()
	words := strings.Fields(f.Name)
	file := filepath.Join(dir, filepath.FromSlash(words[1]))
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	if words[0] == "save" {
		data = savedAs(t, text, words[3])
	} else {
		for hunk := range strings.SplitSeq(strings.TrimRight(string(f.Data), "\n"), "\n\n") {
			text = withHunk(t, text, hunk)
		}
		data = []byte(text)
	}
	if err := os.WriteFile(file, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return words[1]
}

// withHunk puts the lines that begin with + in the place of those that begin with -.
func withHunk(t *testing.T, text, hunk string) string {
	t.Helper()
	var before, after strings.Builder
	for line := range strings.SplitSeq(hunk, "\n") {
		switch {
		case strings.HasPrefix(line, "-"):
			before.WriteString(line[1:] + "\n")
		case strings.HasPrefix(line, "+"):
			after.WriteString(line[1:] + "\n")
		default:
			t.Fatalf("a change has the line %q", line)
		}
	}
	if strings.Count(text, before.String()) != 1 {
		t.Fatalf("these lines do not stand once in the file:\n%s", before.String())
	}
	return strings.Replace(text, before.String(), after.String(), 1)
}

// savedAs is a text as an editor with other habits saves it.
func savedAs(t *testing.T, text, form string) []byte {
	t.Helper()
	switch form {
	case "utf-16":
		return append([]byte{0xff, 0xfe}, wide(text)...)
	case "cp1252":
		var out []byte
		for _, r := range text {
			out = append(out, byte(r)) // all that the pack holds stands at the same place in Latin 1
		}
		return out
	case "bom":
		return append([]byte("\ufeff"), text...)
	case "crlf":
		return []byte(strings.ReplaceAll(text, "\n", "\r\n"))
	}
	t.Fatalf("nobody saves as %s", form)
	return nil
}

func wide(text string) []byte {
	var out []byte
	for _, u := range utf16.Encode([]rune(text)) {
		out = binary.LittleEndian.AppendUint16(out, u)
	}
	return out
}
