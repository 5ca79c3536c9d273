package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

func write(t *testing.T, p *scene.Page, opt Options) string {
	t.Helper()
	var buf bytes.Buffer
	if err := Write(&buf, p, printertest.Fonts(t), opt); err != nil {
		t.Fatal(err)
	}
	return buf.String()
}

// elements reads a picture as XML and lists its elements; it fails if they are not well formed.
func elements(t *testing.T, svg string) []xml.StartElement {
	t.Helper()
	var out []xml.StartElement
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok {
			out = append(out, e.Copy())
		}
	}
}

func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func TestSpecimen(t *testing.T) {
	p := printertest.Specimen(printertest.Fonts(t))
	svg := write(t, p, Options{Prefix: "map-"})
	root := elements(t, svg)[0]
	if attr(root, "viewBox") != "0 0 148000 210000" || attr(root, "width") != "148mm" || attr(root, "height") != "210mm" {
		t.Errorf("the picture is %v", root.Attr)
	}
	if svg != write(t, p, Options{Prefix: "map-"}) {
		t.Error("two writes differ")
	}
	if len(svg) > 80_000 {
		t.Errorf("the specimen takes %d bytes", len(svg))
	}
}

func TestEveryNameIsPrefixedAndDefined(t *testing.T) {
	svg := write(t, printertest.Specimen(printertest.Fonts(t)), Options{Prefix: "map-"})
	ids := map[string]bool{}
	for _, e := range elements(t, svg) {
		if id := attr(e, "id"); id != "" {
			if ids[id] || !strings.HasPrefix(id, "map-") {
				t.Errorf("id %q", id)
			}
			ids[id] = true
		}
	}
	used := regexp.MustCompile(`(?:href="#|url\(#|labelledby=")([^")]+)`).FindAllStringSubmatch(svg, -1)
	for _, m := range used {
		if !ids[m[1]] {
			t.Errorf("%s is used but not defined", m[1])
		}
	}
	if len(used) < 100 {
		t.Errorf("%d uses", len(used))
	}
}

func TestNothingIsFetchedStyledOrRun(t *testing.T) {
	fonts := printertest.Fonts(t)
	p := &scene.Page{Name: `<script>"&'`, W: 50 * mm, H: 50 * mm}
	p.Add(fonts.Line(layout.Style{Face: layout.Body, Size: 4 * mm, Colour: printertest.Ink}, `"><script>alert('x')</script>&`).At(0, 9*mm)...)
	p.Add(scene.Group{Layer: `"onload="x`, Items: p.Items}, scene.Link{URL: "javascript:x"}, scene.Link{URL: `https://a/"><script>`})
	svg := write(t, p, Options{Prefix: `"><x `, Desc: "</desc><script>\x01", Href: func(string) string { return "javascript:y" }})
	for _, e := range elements(t, svg) {
		switch e.Name.Local {
		case "svg", "title", "desc", "defs", "g", "path", "use", "clipPath", "a":
		default:
			t.Errorf("a %s got in", e.Name.Local)
		}
		for _, a := range e.Attr {
			if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "style" || strings.HasPrefix(a.Value, "javascript:") {
				t.Errorf("%s has %s=%q", e.Name.Local, a.Name.Local, a.Value)
			}
		}
	}
}

func TestOptions(t *testing.T) {
	p := &scene.Page{Name: "board", W: 10_500, H: 20 * mm}
	p.Add(scene.Link{Area: scene.Rect{X: 1, Y: 2, W: 3, H: 4}, To: "c3"})
	full := write(t, p, Options{})
	for _, want := range []string{"<?xml", `width="10.5mm"`, ">board</title>", `fill="#fff" d="M0 0h10500v20000h-10500z"`} {
		if !strings.Contains(full, want) {
			t.Errorf("no %s in %s", want, full)
		}
	}
	bare := write(t, p, Options{Inline: true, Fluid: true, NoPaper: true, Title: "A & B", Desc: "d", Href: func(n string) string { return "#to-" + n }})
	for _, never := range []string{"<?xml", "mm\"", "h10500"} {
		if strings.Contains(bare, never) {
			t.Errorf("%s in %s", never, bare)
		}
	}
	for _, want := range []string{">A &amp; B</title>", "<desc>d</desc>", `<a href="#to-c3">`, "M1 2h3v4h-3z"} {
		if !strings.Contains(bare, want) {
			t.Errorf("no %s in %s", want, bare)
		}
	}
}

func TestLooks(t *testing.T) {
	path := scene.RectPath(scene.Rect{W: 5, H: 6})
	p := &scene.Page{W: mm, H: mm}
	p.Add(
		scene.Stroke{Path: path, Colour: scene.RGB(0x112233).Alpha(51), Width: 7, Dash: []scene.Unit{8, 9}, Cap: scene.RoundCap, Join: scene.RoundJoin},
		scene.Stroke{Path: path, Colour: scene.RGB(0x123456), Width: 7, Cap: scene.SquareCap},
		scene.Group{Shift: scene.Point{X: 3, Y: -4}, Layer: "walls", Clip: &path, Items: []scene.Item{scene.Fill{Path: path, Colour: printertest.Ink}}},
		scene.Fill{Path: path},
	)
	svg := write(t, p, Options{Inline: true, NoPaper: true})
	for _, want := range []string{
		`<path fill="none" stroke="#123" stroke-opacity="0.2" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="8 9" d="M0 0h5v6h-5z"/>`,
		`<path fill="none" stroke="#123456" stroke-width="7" stroke-linecap="square" d=`,
		`<g data-layer="walls" transform="translate(3 -4)" clip-path="url(#c0)">`,
		`<clipPath id="c0"><path d="M0 0h5v6h-5z"/></clipPath>`,
	} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %s in\n%s", want, svg)
		}
	}
	if strings.Count(svg, "<path") != 4 {
		t.Error("what is clear is drawn")
	}
}

func TestGlyphsStandOnceAndAtTheirPlaces(t *testing.T) {
	fonts := printertest.Fonts(t)
	l := fonts.Line(layout.Style{Face: layout.Mono, Size: 2 * mm, Colour: printertest.Ink}, "aba b")
	p := &scene.Page{W: 50 * mm, H: 50 * mm}
	p.Add(l.Turned(3*mm, 4*mm, 30)...)
	svg := write(t, p, Options{})
	if n := strings.Count(svg, `<path id=`); n != 2 {
		t.Errorf("%d shapes for two letters", n)
	}
	if !strings.Contains(svg, `aria-label="aba b"`) || !strings.Contains(svg, `transform="translate(3000 4000)rotate(30)scale(2)"`) {
		t.Error("the text is not placed or not named")
	}
	step := l.Runs[0].Run.Glyphs[0].Advance / 2
	for i, want := range []string{"", "1", "2", "4"} {
		if want == "" {
			continue
		}
		n, _ := strconv.Atoi(want)
		if !strings.Contains(svg, ` x="`+strconv.Itoa(n*int(step))+`"`) {
			t.Errorf("letter %d does not stand at %d", i, n*int(step))
		}
	}
}

func TestPathsAreShortAndExact(t *testing.T) {
	var p scene.Path
	p.Move(10, 10).Line(20, 10).Line(30, 10).Line(30, -5).Line(25, 0).Line(35, 3).Curve(36, 4, 30, 9, 40, 3).Close()
	p.Move(0, 5).Line(10, 10)
	const want = "M10 10h10 10v-15l-5 5 10 3c1 1-5 6 5 0zM0 5l10 5"
	if got := data(p); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestPicturesThatCannotBe(t *testing.T) {
	deep := scene.Group{}
	for range 100 {
		deep = scene.Group{Items: []scene.Item{deep}}
	}
	for _, p := range []*scene.Page{{}, {W: mm, H: mm, Items: []scene.Item{deep}}} {
		if err := Write(io.Discard, p, printertest.Fonts(t), Options{}); err == nil {
			t.Error("no error")
		}
	}
}
