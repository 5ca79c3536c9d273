package pdf

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
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

func write(t *testing.T, doc *scene.Document) []byte {
	t.Helper()
	var buf bytes.Buffer
	if err := Write(&buf, doc, printertest.Fonts(t), Options{Producer: "sortie"}); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

// document has a page of everything, a large one, and two that link to each other.
func document(t *testing.T) *scene.Document {
	fonts := printertest.Fonts(t)
	board := &scene.Page{Name: "board", W: 26 * scene.Inch, H: 27 * scene.Inch}
	board.Add(scene.Bookmark{Name: "board", Title: "The board", Level: 1, Y: scene.Inch})
	board.Add(scene.Link{Area: scene.Rect{X: mm, Y: mm, W: mm, H: mm}, To: "top"})
	board.Add(scene.Link{Area: scene.Rect{X: mm, Y: mm, W: mm, H: mm}, To: "nowhere"})
	board.Add(scene.Link{Area: scene.Rect{X: mm, Y: mm, W: mm, H: mm}, URL: "javascript:alert(1)"})
	letter := &scene.Page{Name: "end", W: 215_900, H: 279_400}
	letter.Add(scene.Bookmark{Name: "end (1)", Title: "Конец"})
	return &scene.Document{
		Title: "Spécimen (x)", Subject: "s", Author: "a\\b", Language: "en",
		Pages: []*scene.Page{printertest.Specimen(fonts), board, letter},
	}
}

// object is one numbered object as it stands in a file.
type object struct {
	dict string
	data []byte // of a stream, uncompressed
}

var streamStart = []byte(">>\nstream\n")

// objects reads a file by its table of places and fails where the two disagree.
func objects(t *testing.T, file []byte) []object {
	t.Helper()
	tail := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(file)
	if tail == nil {
		t.Fatal("no startxref at the end")
	}
	start, _ := strconv.Atoi(string(tail[1]))
	table := readObject(t, file[start+bytes.IndexByte(file[start:], '\n')+1:])
	if !strings.Contains(table.dict, "/Type/XRef") {
		t.Fatalf("startxref leads to %q", table.dict)
	}
	n := len(table.data)/7 - 1
	out, packs := make([]object, n), map[int][]string{}
	for i := range n {
		e := table.data[7*(i+1):]
		first, index := int(binary.BigEndian.Uint32(e[1:])), int(binary.BigEndian.Uint16(e[5:]))
		if e[0] == 2 {
			if packs[first] == nil {
				at := int(binary.BigEndian.Uint32(table.data[7*first+1:]))
				packs[first] = unpacked(t, readObject(t, file[at+bytes.IndexByte(file[at:], '\n')+1:]))
			}
			id, dict, _ := strings.Cut(packs[first][index], ":")
			if id != strconv.Itoa(i+1) {
				t.Fatalf("object %d is not at its place, but object %s", i+1, id)
			}
			out[i].dict = dict
			continue
		}
		head := fmt.Sprintf("%d 0 obj\n", i+1)
		if !bytes.HasPrefix(file[first:], []byte(head)) {
			t.Fatalf("object %d is not at its offset %d", i+1, first)
		}
		out[i] = readObject(t, file[first+len(head):])
	}
	return out
}

// unpacked are the objects in a stream, each after its number and a colon.
func unpacked(t *testing.T, stream object) []string {
	t.Helper()
	var n, first int
	at := strings.Index(stream.dict, "/N ")
	if _, err := fmt.Sscanf(stream.dict[at:], "/N %d/First %d", &n, &first); err != nil {
		t.Fatal(err, stream.dict)
	}
	head, body := strings.Fields(string(stream.data[:first])), string(stream.data[first:])
	var out []string
	for i := range n {
		from, _ := strconv.Atoi(head[2*i+1])
		to := len(body)
		if i+1 < n {
			to, _ = strconv.Atoi(head[2*i+3])
		}
		out = append(out, head[2*i]+":"+strings.TrimSpace(body[from:to]))
	}
	return out
}

func readObject(t *testing.T, b []byte) object {
	t.Helper()
	end := bytes.Index(b, []byte("\nendobj"))
	at := bytes.Index(b, streamStart)
	if at < 0 || at > end {
		return object{dict: string(b[:end])}
	}
	dict := string(b[:at])
	length, _ := strconv.Atoi(regexp.MustCompile(`/Length (\d+)`).FindStringSubmatch(dict)[1])
	raw := b[at+len(streamStart):]
	if !bytes.HasPrefix(raw[length:], []byte("\nendstream\nendobj\n")) {
		t.Fatalf("a stream's length is wrong: %s", dict)
	}
	if !strings.Contains(dict, "/FlateDecode") {
		return object{dict, raw[:length]}
	}
	z, err := zlib.NewReader(bytes.NewReader(raw[:length]))
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return object{dict, data}
}

// find lists the objects whose dictionaries hold a text.
func find(objs []object, text string) []object {
	var out []object
	for _, o := range objs {
		if strings.Contains(o.dict, text) {
			out = append(out, o)
		}
	}
	return out
}

// contents is all pages' content.
func contents(objs []object) string {
	out := ""
	for _, o := range objs {
		if bytes.Contains(o.data, []byte(" cm\n")) {
			out += string(o.data)
		}
	}
	return out
}

func TestFileHoldsTogether(t *testing.T) {
	objs := objects(t, write(t, document(t)))
	for _, o := range objs {
		for _, m := range regexp.MustCompile(`(\d+) 0 R`).FindAllStringSubmatch(o.dict, -1) {
			if n, _ := strconv.Atoi(m[1]); n < 1 || n > len(objs) {
				t.Errorf("reference to object %s of %d in %s", m[1], len(objs), o.dict)
			}
		}
	}
	pages := find(objs, "/Type/Page/")
	for i, box := range []string{"[0 0 419.5276 595.2756]", "[0 0 1872 1944]", "[0 0 612 792]"} {
		if !strings.Contains(pages[i].dict, "/MediaBox"+box) {
			t.Errorf("page %d: %s", i+1, pages[i].dict)
		}
	}
}

func TestSameDocumentSameBytes(t *testing.T) {
	first := write(t, document(t))
	if !bytes.Equal(first, write(t, document(t))) {
		t.Error("two writes differ")
	}
	if bytes.Contains(first, []byte("CreationDate")) {
		t.Error("the file tells the time")
	}
}

func TestFontsAreEmbeddedSubsets(t *testing.T) {
	fonts := printertest.Fonts(t)
	objs := objects(t, write(t, document(t)))
	described := find(objs, "/Type/FontDescriptor")
	if len(described) != 8 {
		t.Errorf("%d fonts, want 7 and one fallback", len(described))
	}
	for _, d := range described {
		if !regexp.MustCompile(`/FontName/[A-Z]{6}\+\w+/`).MatchString(d.dict) || !strings.Contains(d.dict, "/FontFile2 ") {
			t.Errorf("not an embedded subset: %s", d.dict)
		}
	}
	for _, f := range find(objs, "/Length1 ") {
		if len(f.data) > len(fonts.FontFile(layout.Body))/4 {
			t.Errorf("a subset takes %d bytes", len(f.data))
		}
	}
}

func TestCodesLeadBackToTheText(t *testing.T) {
	fonts := printertest.Fonts(t)
	p := &scene.Page{W: 100 * mm, H: 100 * mm}
	p.Add(fonts.Line(layout.Style{Face: layout.Body, Size: 4000, Colour: printertest.Ink}, "AVA\u00a0A V").At(0, 9000)...)
	objs := objects(t, write(t, &scene.Document{Pages: []*scene.Page{p}}))
	text := map[string]string{}
	for _, o := range objs {
		for _, m := range regexp.MustCompile(`<(....)><(....)>\n`).FindAllStringSubmatch(string(o.data), -1) {
			n, _ := strconv.ParseUint(m[2], 16, 32)
			text[m[1]] = string(rune(n))
		}
	}
	var got strings.Builder
	for _, m := range regexp.MustCompile(`<([0-9A-F]+)>`).FindAllStringSubmatch(contents(objs), -1) {
		for i := 0; i < len(m[1]); i += 4 {
			got.WriteString(text[m[1][i:i+4]])
		}
	}
	if got.String() != "AVA\u00a0A V" {
		t.Errorf("%q", got.String())
	}
}

func TestKerningMovesThePen(t *testing.T) {
	fonts := printertest.Fonts(t)
	run := fonts.Line(layout.Style{Face: layout.Body, Size: 10 * mm, Colour: printertest.Ink}, "AVAVA").Runs[0].Run
	p := &scene.Page{W: 100 * mm, H: 100 * mm}
	p.Add(scene.Text{Run: run, Colour: printertest.Ink, At: scene.Point{X: 5, Y: 6}})
	body := contents(objects(t, write(t, &scene.Document{Pages: []*scene.Page{p}})))
	if !strings.Contains(body, "BT/F0 10000 Tf 1 0 0 -1 5 6 Tm\n") {
		t.Errorf("not placed where it should be: %s", body)
	}
	var moves float64
	for _, m := range regexp.MustCompile(`>(-?[\d.]+)<`).FindAllStringSubmatch(body, -1) {
		v, _ := strconv.ParseFloat(m[1], 64)
		moves += v
	}
	ttf, _ := parseTrueType(fonts.FontFile(layout.Body))
	var plain float64
	for _, g := range run.Glyphs {
		plain += float64(ttf.advance(g.ID)) * 10_000 / float64(ttf.upem)
	}
	if got, want := plain-moves*10, float64(run.Width()); got < want-20 || got > want+20 || moves < 10 {
		t.Errorf("the pen ends at %.1f, want %.1f", got, want)
	}
}

func TestLinksOutlineLayersAndTitles(t *testing.T) {
	objs := objects(t, write(t, document(t)))
	all := ""
	for _, o := range objs {
		all += o.dict + "\n"
	}
	for _, want := range []string{
		"/Dest(top)", "/URI(https://example.org/a?b=\\(c\\))", "/Names[(board)[", "(end \\(1\\))[",
		"/Type/OCG/Name(Hatching)", "/Title(The board)", "/Title<FEFF041A04", "/Lang(en)", "/PrintScaling/None",
		"/Title<FEFF0053007000E9", "/Author(a\\\\b)", "/P(board)", "/ca 0.4314",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("%s is not in the file", want)
		}
	}
	for _, never := range []string{"nowhere", "javascript"} {
		if strings.Contains(all, never) {
			t.Errorf("%s is in the file", never)
		}
	}
	if got := strings.Count(contents(objs), "/OC/L0 BDC"); got != 1 {
		t.Errorf("%d layers are begun", got)
	}
}

func TestLinksAreCutToWhatIsSeen(t *testing.T) {
	clip := scene.RectPath(scene.Rect{X: 10 * mm, Y: 10 * mm, W: 10 * mm, H: 10 * mm})
	p := &scene.Page{W: 25_400, H: 50_800}
	p.Add(scene.Bookmark{Name: "a"}, scene.Group{Clip: &clip, Shift: scene.Point{X: -10 * mm, Y: -10 * mm}, Items: []scene.Item{
		scene.Link{Area: scene.Rect{X: 0, Y: 0, W: 15 * mm, H: 15 * mm}, To: "a"},
		scene.Link{Area: scene.Rect{X: 30 * mm, Y: 0, W: 5 * mm, H: 5 * mm}, To: "a"},
	}})
	notes := find(objects(t, write(t, &scene.Document{Pages: []*scene.Page{p}})), "/Subtype/Link")
	if len(notes) != 1 || !strings.Contains(notes[0].dict, "/Rect[0 129.8268 14.1732 144]") {
		t.Errorf("%q", notes)
	}
}

func TestEveryClipAndGroupIsClosed(t *testing.T) {
	body := contents(objects(t, write(t, document(t))))
	count := func(op string) int { return len(regexp.MustCompile(`(?m)^`+op+`$`).FindAllString(body, -1)) }
	if q, end := count("q"), count("Q"); q != end || q < 3 {
		t.Errorf("%d q, %d Q", q, end)
	}
	if b, e := strings.Count(body, "BDC")+strings.Count(body, "BMC"), strings.Count(body, "EMC"); b != e {
		t.Errorf("%d sequences begin, %d end", b, e)
	}
}

func TestTrackedTextCarriesItsLetters(t *testing.T) {
	body := contents(objects(t, write(t, document(t))))
	if n := strings.Count(body, "/Span<</ActualText<FEFF"+utf16Hex("TRACKED OUT")+">>>BDC"); n != 1 {
		t.Errorf("found %d times", n)
	}
}

func TestDocumentsThatCannotBe(t *testing.T) {
	self := scene.Group{Items: make([]scene.Item, 1)}
	self.Items[0] = self
	for range 100 {
		self = scene.Group{Items: []scene.Item{self}}
	}
	page := func(items ...scene.Item) *scene.Page { return &scene.Page{W: mm, H: mm, Items: items} }
	for name, pages := range map[string][]*scene.Page{
		"no pages": nil, "no size": {{W: 0, H: mm}}, "too large": {{W: mm, H: 201 * scene.Inch}},
		"too deep":   {page(self)},
		"no face":    {page(scene.Text{Run: scene.Run{Face: "none", Size: 9, Glyphs: []scene.Glyph{{}}}, Colour: printertest.Ink})},
		"no outline": {page(scene.Text{Run: scene.Run{Face: layout.Body, Size: 9, Glyphs: []scene.Glyph{{ID: 1 << 20}}}, Colour: printertest.Ink})},
	} {
		if err := Write(io.Discard, &scene.Document{Pages: pages}, printertest.Fonts(t), Options{}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestWriteErrorsAreReported(t *testing.T) {
	if err := Write(fullDisk{}, document(t), printertest.Fonts(t), Options{}); !errors.Is(err, errFull) {
		t.Errorf("%v", err)
	}
}

var errFull = errors.New("disk full")

type fullDisk struct{}

func (fullDisk) Write(p []byte) (int, error) { return 0, errFull }

// A page with a bleed says where it is cut, measured from its lower left corner; others say nothing.
func TestTrimOfAPage(t *testing.T) {
	doc := &scene.Document{Pages: []*scene.Page{
		{Name: "card", W: 4 * scene.Inch, H: 6 * scene.Inch, Trim: &scene.Rect{X: scene.Inch, Y: scene.Inch / 2, W: 2 * scene.Inch, H: 4 * scene.Inch}},
		{Name: "sheet", W: 4 * scene.Inch, H: 6 * scene.Inch},
	}}
	file := string(write(t, doc))
	if !strings.Contains(file, "/MediaBox[0 0 288 432]/BleedBox[0 0 288 432]/TrimBox[72 108 216 396]") {
		t.Error("the card has no boxes")
	}
	if n := strings.Count(file, "TrimBox"); n != 1 {
		t.Errorf("%d pages are trimmed", n)
	}
}
