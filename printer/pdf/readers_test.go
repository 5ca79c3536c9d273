package pdf

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// noise is what readers say about themselves rather than about the file.
var noise = []string{"warning: ICC support is not available"}

// run runs a reader of PDF files on a file; without the reader the test is skipped.
func run(t *testing.T, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(args[0]); err != nil {
		t.Skipf("SKIPPED: %s is not installed, so the file was not checked with it", args[0])
	}
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	said := string(out)
	for _, n := range noise {
		said = strings.ReplaceAll(said, n, "")
	}
	if low := strings.ToLower(said); err != nil || strings.Contains(low, "warning") || strings.Contains(low, "error:") {
		t.Errorf("%s: %v\n%s", strings.Join(args, " "), err, said)
	}
	return said
}

// file writes a document of more than a hundred pages of several sizes.
func file(t *testing.T) string {
	fonts := printertest.Fonts(t)
	doc := document(t)
	for i := range 110 {
		p := &scene.Page{Name: fmt.Sprint("p", i), W: scene.Unit(100+i) * mm, H: 150 * mm}
		p.Add(scene.Bookmark{Name: fmt.Sprint("p", i), Title: fmt.Sprint("Page ", i), Level: i % 4})
		p.Add(fonts.Line(layout.Style{Face: layout.Body, Size: 5 * mm, Colour: printertest.Ink}, fmt.Sprintf("Sheet number %d", i)).At(9*mm, 20*mm)...)
		doc.Pages = append(doc.Pages, p)
	}
	doc.Pages = append(doc.Pages, spoken(t))
	path := filepath.Join(t.TempDir(), "document.pdf")
	if err := os.WriteFile(path, write(t, doc), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// spoken is a page with something of each kind for those who listen.
func spoken(t *testing.T) *scene.Page {
	p := &scene.Page{Name: "spoken", W: 100 * mm, H: 100 * mm}
	row := tagged(scene.TableRow, items(tagged(scene.TableHead, said(t, "Pegs", 9, 50)), tagged(scene.TableCell, said(t, "three", 40, 50))))
	link := scene.Link{Area: scene.Rect{X: 9 * mm, Y: 25 * mm, W: 40 * mm, H: 6 * mm}, To: "p7"}
	p.Add(
		tagged(scene.Artifact, said(t, "running head", 9, 9)), tagged(scene.Heading2, said(t, "A heading", 9, 20)),
		tagged(scene.Paragraph, said(t, "to page seven", 9, 30), items(link), said(t, "and on", 9, 36)),
		tagged(scene.ListItem, said(t, "first", 9, 44)), tagged(scene.Table, items(row)),
		scene.Group{Tag: scene.Figure, Alt: "A map of the place", Layer: "overlay", Items: said(t, "12", 50, 80)},
	)
	return p
}

func TestPdfinfoReadsTheStructure(t *testing.T) {
	said := strings.Join(strings.Fields(run(t, "pdfinfo", "-struct-text", file(t))), " ")
	for _, want := range []string{
		`"A heading" P (block) Link (inline) "to page seven" Object`, `" and on" L (block) LI (block) LBody (block) "first"`,
		`Table (block) TR TH: /Scope /Row "Pegs" TD "three"`, `Figure: /Placement /Block /BBox`,
	} {
		if !strings.Contains(said, want) {
			t.Errorf("no %s in the structure", want)
		}
	}
	if strings.Contains(said, "running head") {
		t.Error("the running head is read out")
	}
}

func TestQpdf(t *testing.T) { run(t, "qpdf", "--check", file(t)) }

func TestMutool(t *testing.T) {
	path := file(t)
	run(t, "mutool", "info", path)
	run(t, "mutool", "draw", "-q", "-r", "20", "-o", filepath.Join(t.TempDir(), "p%d.png"), path)
}

func TestGhostscript(t *testing.T) {
	path := file(t)
	if said := run(t, "gs", "-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONWARNING", "-sDEVICE=nullpage", path); strings.TrimSpace(said) != "" {
		t.Errorf("gs said: %s", said)
	}
}

func TestPdfinfo(t *testing.T) {
	said := run(t, "pdfinfo", "-f", "1", "-l", "3", file(t))
	for _, want := range []string{"Spécimen (x)", "Pages:           114", "Tagged:          yes", "1872 x 1944 pts", "612 x 792 pts (letter)"} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s", want, said)
		}
	}
}

func TestPdffonts(t *testing.T) {
	rows := strings.Split(strings.TrimSpace(run(t, "pdffonts", file(t))), "\n")[2:]
	for _, row := range rows {
		if !strings.Contains(row, "yes yes yes") {
			t.Errorf("not embedded, subset and readable: %s", row)
		}
	}
	if len(rows) != 8 {
		t.Errorf("%d fonts", len(rows))
	}
}

func TestPdftotext(t *testing.T) {
	path := file(t)
	said := strings.Join(strings.Fields(run(t, "pdftotext", path, "-")), " ")
	for _, want := range []string{
		"AVATAR Tokyo", "Type WAVE To. 1234", "Bold: Größe", "Both; “quotes” – ok", "Mixed Ελλάδα и Москва", "TRACKED OUT",
		"A passage with strong, soft and both words, some code, and a reference to a half-hidden well-known thing.",
		"Green with a long name that wraps around", "Sheet number 109",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in the text", want)
		}
	}
}

// TestKerningMakesNoSpaces looks for words full of kerned pairs in every face and several sizes.
func TestKerningMakesNoSpaces(t *testing.T) {
	const words = "AVATAR LTV Ty. WAVE To fjord P.A. rv, Yo"
	fonts := printertest.Fonts(t)
	page := &scene.Page{W: 200 * mm, H: scene.Unit(30*len(layout.Faces())+20) * mm}
	y := scene.Unit(10 * mm)
	for _, face := range layout.Faces() {
		for _, size := range []scene.Unit{2 * mm, 5 * mm, 9 * mm} {
			page.Add(fonts.Line(layout.Style{Face: face, Size: size, Colour: printertest.Ink}, words).At(9*mm, y)...)
			y += 10 * mm
		}
	}
	path := filepath.Join(t.TempDir(), "words.pdf")
	if err := os.WriteFile(path, write(t, &scene.Document{Pages: []*scene.Page{page}}), 0o600); err != nil {
		t.Fatal(err)
	}
	if said := run(t, "pdftotext", path, "-"); strings.Count(said, words) != 3*len(layout.Faces()) {
		t.Errorf("words came apart or ran together:\n%s", said)
	}
}
