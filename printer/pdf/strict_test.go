package pdf_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/sheet"
	mission "github.com/sortie-tools/sortie/schema/model"
)

const mm = scene.Millimetre

// validated holds a file to the letter of the standard, with the eyes of a program that is not ours.
func validated(t *testing.T, file []byte) {
	t.Helper()
	conf := model.NewDefaultConfiguration()
	conf.ValidationMode = model.ValidationStrict
	if err := api.Validate(bytes.NewReader(file), conf); err != nil {
		t.Errorf("not a sound PDF: %v", err)
	}
}

// written is a document as a file, twice the same.
func written(t *testing.T, doc *scene.Document, fonts *layout.Set) []byte {
	t.Helper()
	var one, two bytes.Buffer
	for _, buf := range []*bytes.Buffer{&one, &two} {
		if err := pdf.Write(buf, doc, fonts, pdf.Options{Producer: "sortie"}); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(one.Bytes(), two.Bytes()) {
		t.Error("two writes differ")
	}
	return one.Bytes()
}

// whole is a document of pages with a title and a language.
func whole(pages ...*scene.Page) *scene.Document {
	return &scene.Document{Title: "A title", Subject: "A subject", Author: "Sortie", Language: "en", Pages: pages}
}

func TestValidators(t *testing.T) {
	fonts := printertest.Fonts(t)
	m, r := printertest.Mission(), printertest.Rules()
	full := board.Mat{}.Page(m, r, fonts, "board")
	chart, _ := board.MapPage(m, r, fonts)
	tiles, err := paper.Tile(full, paper.Letter, fonts, paper.TileOptions{Title: m.Title, Language: "en", Stamp: "DRAFT"})
	if err != nil {
		t.Fatal(err)
	}
	for name, doc := range map[string]*scene.Document{
		"specimen": whole(printertest.Specimen(fonts)),
		"sheet":    sheet.Setup(m, r, nil, fonts, sheet.Options{Paper: paper.A4}),
		"wide":     sheet.Setup(printertest.Wide(), r, nil, fonts, sheet.Options{Paper: paper.Letter, Draft: true}),
		"board":    whole(full), "map": whole(chart), "tiles": tiles,
		"nothing":   {Pages: []*scene.Page{{W: mm, H: mm}}},
		"hostile":   hostile(fonts),
		"tags":      everyTag(fonts),
		"bookmarks": manyBookmarks(), "layers": layers(fonts),
	} {
		t.Run(name, func(t *testing.T) { validated(t, written(t, doc, fonts)) })
	}
}

// strange are texts that have broken writers of files before.
var strange = []string{
	"", " ", "(", ")", `\`, `\\(`, "a\x00b", "line\nbreak\r\n", "<</Type/Catalog>>", "]]>&<title>", "\u202eright to left\u202c", "😀 beyond the plane", "\xff\xfe bad bytes",
	"\ufffe\uffff", "endstream endobj", strings.Repeat("long ", 1000), "%comment", "/Name#20", "þÿ looks marked",
}

// hostile has strange texts wherever a document takes one.
func hostile(fonts *layout.Set) *scene.Document {
	doc := &scene.Document{Title: strings.Join(strange, ""), Subject: strings.Join(strange, " "), Author: `)\`, Language: "de-CH"}
	for i, s := range strange {
		p := &scene.Page{Name: s, W: 200 * mm, H: 100 * mm}
		p.Add(scene.Bookmark{Name: s, Title: s, Level: i * 7 % 5})
		p.Add(scene.Link{Area: scene.Rect{X: mm, Y: mm, W: 9 * mm, H: 9 * mm}, To: s})
		p.Add(scene.Link{Area: scene.Rect{X: 20 * mm, Y: mm, W: 9 * mm, H: 9 * mm}, URL: "https://example.org/" + s})
		p.Add(scene.Group{Tag: scene.Figure, Alt: s, Layer: s, Items: fonts.Line(layout.Style{Face: layout.Body, Size: 4 * mm, Colour: printertest.Ink}, s).At(9*mm, 50*mm)})
		doc.Pages = append(doc.Pages, p)
	}
	return doc
}

// everyTag has every tag inside every other, paused and resumed at random.
func everyTag(fonts *layout.Set) *scene.Document {
	tags := []scene.Tag{
		scene.Heading1, scene.Heading2, scene.Heading3, scene.Paragraph, scene.Figure, scene.Artifact, scene.ListItem,
		scene.Table, scene.TableRow, scene.TableHead, scene.TableCell, "", "Unheard-of",
	}
	p := &scene.Page{Name: "tags", W: 200 * mm, H: 200 * mm}
	for i, outer := range tags {
		for j, inner := range tags {
			at := scene.Point{X: scene.Unit(i) * 15 * mm, Y: scene.Unit(j) * 15 * mm}
			line := fonts.Line(layout.Style{Face: layout.Body, Size: 4 * mm, Colour: printertest.Ink}, fmt.Sprint(outer, inner)).At(mm, 9*mm)
			disc := scene.Fill{Path: scene.CirclePath(scene.Point{X: 5 * mm, Y: 5 * mm}, mm), Colour: icons.Tones().Accent}
			in := scene.Group{Tag: inner, Items: append(line, disc), Pauses: i%3 == 0, Resumes: j%2 == 0}
			p.Add(scene.Group{Tag: outer, Shift: at, Items: append([]scene.Item{in, disc}, line...), Pauses: j%3 == 0, Resumes: i%2 == 0})
		}
	}
	return whole(p)
}

func manyBookmarks() *scene.Document {
	doc := whole()
	for i := range 300 {
		p := &scene.Page{Name: fmt.Sprint(i), W: 10 * mm, H: 10 * mm}
		p.Add(scene.Bookmark{Name: fmt.Sprint("b", i), Title: fmt.Sprint("Page ", i), Level: i * i % 4})
		p.Add(scene.Link{Area: scene.Rect{W: mm, H: mm}, To: fmt.Sprint("b", 299-i)})
		doc.Pages = append(doc.Pages, p)
	}
	return doc
}

func layers(fonts *layout.Set) *scene.Document {
	var items []scene.Item
	for i, name := range []string{"grid", "gm", "overlay", "labels", "grid", "another"} {
		line := fonts.Line(layout.Style{Face: layout.Body, Size: 4 * mm, Colour: printertest.Ink}, name).At(mm, scene.Unit(10+9*i)*mm)
		items = []scene.Item{scene.Group{Layer: name, Items: append(items, line...)}}
	}
	return whole(&scene.Page{Name: "layers", W: 90 * mm, H: 90 * mm, Items: items})
}

// A text of strange letters is set as what the fonts have, and its pages are sound.
func TestProseOfStrangeLettersIsSound(t *testing.T) {
	fonts := printertest.Fonts(t)
	p := &scene.Page{Name: "prose", W: 210 * mm, H: 297 * mm}
	var blocks []mission.Block
	for _, s := range strange {
		blocks = append(blocks, mission.Block{Kind: mission.Paragraph, Inlines: []mission.Inline{{Text: s}}})
	}
	here, _ := layout.Fit(fonts.Text(mission.Text{Blocks: blocks}, layout.Theme(2500, printertest.Ink, printertest.Ink), 180*mm), 280*mm)
	layout.Draw(p, 9*mm, 9*mm, here)
	validated(t, written(t, whole(p), fonts))
}
