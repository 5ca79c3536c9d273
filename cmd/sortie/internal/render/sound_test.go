package render

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	pdfcpu "github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/product"
)

// full says that the long form of a test is wanted: every document instead of one of each product.
func full() bool { return os.Getenv("SORTIE_FULL") != "" }

// sample is what a sound-check looks at: every document in a long run, else the first of each product and
// kind of unit.
func sample(t *testing.T, on paper.Paper) []drawn {
	t.Helper()
	all := everything(t, product.Options{Paper: on})
	if full() {
		return all
	}
	var out []drawn
	for _, d := range all {
		same := func(k drawn) bool {
			return k.sort.ID == d.sort.ID && k.job.Kind == d.job.Kind && k.File.Name == d.File.Name
		}
		if !slices.ContainsFunc(out, same) {
			out = append(out, d)
		}
	}
	return out
}

// papers are those that every product is made for in the tests.
var papers = []paper.Paper{paper.A4, paper.Letter}

// someOf is the first paper, and all of them in a long run.
func someOf(all []paper.Paper) []paper.Paper {
	if full() {
		return all
	}
	return all[:1]
}

// Every PDF holds to the letter of the standard, and is the same byte for byte when it is made again.
func TestPDFsHoldToTheStandard(t *testing.T) {
	conf := pdfcpu.NewDefaultConfiguration()
	conf.ValidationMode = pdfcpu.ValidationStrict
	for _, on := range someOf(paper.Sizes()) {
		for _, d := range sample(t, on) {
			data := pdfOf(t, d)
			if err := api.Validate(bytes.NewReader(data), conf); err != nil {
				t.Errorf("%s on %s: %v", d.name(), on.Name, err)
			}
			if !bytes.Equal(data, pdfOf(t, d)) {
				t.Errorf("%s on %s is not the same when it is written again", d.name(), on.Name)
			}
		}
	}
}

func pdfOf(t *testing.T, d drawn) []byte {
	t.Helper()
	fonts, err := layout.NewSet()
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := pdf.Write(&b, d.Doc, fonts, pdf.Options{Producer: "Sortie"}); err != nil {
		t.Fatalf("%s: %v", d.name(), err)
	}
	return b.Bytes()
}

// readers are programs that read PDFs, with the arguments for their strictest look at one.
var readers = map[string]func(file string) []string{
	"qpdf":   func(f string) []string { return []string{"--check", "--warning-exit-0", f} },
	"mutool": func(f string) []string { return []string{"draw", "-q", "-r", "20", "-o", os.DevNull, f} },
	"gs": func(f string) []string {
		return []string{"-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=nullpage", f}
	},
	"pdftotext": func(f string) []string { return []string{f, os.DevNull} },
	"pdffonts":  func(f string) []string { return []string{f} },
}

// harmless are words of readers that are none on our files.
var harmless = []string{
	"warning: ICC support is not available", // how mutool was built
	"No syntax or stream encoding errors found; the file may still contain\nerrors that qpdf cannot detect",
}

// fullBuffer is what qpdf says of a sound stream that ends where its own buffer does: it asks zlib once too often
// (Z_BUF_ERROR). The stream inflates whole.
var fullBuffer = regexp.MustCompile(`(?s)WARNING: \S+ \(offset \d+\): input stream is complete but output may still be valid\s+(qpdf: operation succeeded with warnings\s*$)?`)

// Every reader at hand reads every PDF without a warning, and finds all fonts in it.
func TestReadersHaveNoWarnings(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for _, on := range someOf(paper.Sizes()) {
		for i, d := range sample(t, on) {
			name := filepath.Join(dir, fmt.Sprintf("%s-%03d-%s.pdf", on.Name, i, d.File.Name))
			if err := os.WriteFile(name, pdfOf(t, d), 0o644); err != nil {
				t.Fatal(err)
			}
			files = append(files, name)
		}
	}
	for _, reader := range []string{"qpdf", "mutool", "gs", "pdftotext", "pdffonts"} {
		t.Run(reader, func(t *testing.T) {
			if _, err := exec.LookPath(reader); err != nil {
				t.Skipf("SKIPPED: %s is not installed here, so its opinion of our PDFs is not asked", reader)
			}
			for _, f := range files {
				said := read(t, reader, f)
				if warning.MatchString(said) {
					t.Errorf("%s on %s: %s", reader, filepath.Base(f), said)
				}
				if reader == "pdffonts" {
					embedded(t, f, said)
				}
			}
		})
	}
}

var warning = regexp.MustCompile(`(?i)warn|error|recover|repair|broken|unexpected|invalid`)

func read(t *testing.T, reader, file string) string {
	t.Helper()
	out, err := exec.Command(reader, readers[reader](file)...).CombinedOutput()
	if err != nil {
		t.Errorf("%s on %s: %v", reader, filepath.Base(file), err)
	}
	said := strings.ReplaceAll(string(out), filepath.Dir(file), "") // its name has words of ours
	for _, h := range harmless {
		said = strings.ReplaceAll(said, h, "")
	}
	return fullBuffer.ReplaceAllString(said, "")
}

// embedded holds each font to being in the file, cut down to what is used, with a map to Unicode.
func embedded(t *testing.T, file, said string) {
	t.Helper()
	for i, row := range strings.Split(strings.TrimSpace(said), "\n") {
		if i >= 2 && !regexp.MustCompile(` yes +yes +yes `).MatchString(row) {
			t.Errorf("%s: not embedded, not a subset or without a map to Unicode: %s", filepath.Base(file), row)
		}
	}
}
