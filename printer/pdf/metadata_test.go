package pdf

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// packet is the metadata of a file, found as programs find it that know nothing else of the format.
func packet(t *testing.T, file []byte) string {
	t.Helper()
	from, to := bytes.Index(file, []byte("<?xpacket begin")), bytes.Index(file, []byte("<?xpacket end"))
	if from < 0 || to < from {
		t.Fatal("no metadata in plain sight")
	}
	return string(file[from:to])
}

// properties are the texts of a packet by the elements around them.
func properties(t *testing.T, packet string) map[string]string {
	t.Helper()
	out, path := map[string]string{}, []string{}
	for d := xml.NewDecoder(strings.NewReader(packet)); ; {
		token, err := d.Token()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatalf("%v in %s", err, packet)
		}
		switch it := token.(type) {
		case xml.StartElement:
			path = append(path, it.Name.Local)
		case xml.EndElement:
			path = path[:len(path)-1]
		case xml.CharData:
			if s := strings.TrimSpace(string(it)); s != "" {
				out[path[min(3, len(path)-1)]] = s
			}
		}
	}
}

func TestMetadataSaysWhatTheTitlesSay(t *testing.T) {
	doc := document(t)
	doc.Title = `Spécimen <& "x"> \(`
	got := properties(t, packet(t, write(t, doc)))
	for name, want := range map[string]string{
		"title": doc.Title, "description": doc.Subject, "creator": doc.Author, "language": "en", "format": "application/pdf",
		"CreatorTool": "sortie", "Producer": "sortie", "part": "1",
	} {
		if got[name] != want {
			t.Errorf("%s is %q, want %q", name, got[name], want)
		}
	}
	if len(got) != 8 {
		t.Errorf("%q", got)
	}
}

// What the document lacks is left out, and the file does not claim to be made for everybody.
func TestMetadataClaimsNoMoreThanIsTrue(t *testing.T) {
	lacking := &scene.Page{Name: "p", W: mm, H: mm}
	lacking.Add(scene.Text{Run: scene.Run{Face: layout.Body, Size: 999, Text: "x", Glyphs: []scene.Glyph{{ID: 0, Runes: 1}}}, Colour: printertest.Ink})
	page := []*scene.Page{{Name: "first", W: mm, H: mm}}
	for name, doc := range map[string]*scene.Document{
		"no title": {Language: "en", Pages: page}, "no language": {Title: "t", Pages: page}, "no letter": {Title: "t", Language: "en", Pages: []*scene.Page{lacking}},
	} {
		got := properties(t, packet(t, write(t, doc)))
		if got["part"] != "" || got["title"] == "" || got["creator"] != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestReadersAreToldOfTheStructure(t *testing.T) {
	objs := objects(t, write(t, document(t)))
	catalog := find(objs, "/Type/Catalog")[0].dict
	for _, want := range []string{"/MarkInfo<</Marked true>>", "/StructTreeRoot ", "/Metadata ", "/DisplayDocTitle true", "/Lang(en)"} {
		if !strings.Contains(catalog, want) {
			t.Errorf("no %s in %s", want, catalog)
		}
	}
	for _, page := range find(objs, "/Type/Page/") {
		if !strings.Contains(page.dict, "/Tabs/S") {
			t.Errorf("links are not in the order of the structure: %s", page.dict)
		}
	}
}

func TestLayersAreListedInOneOrder(t *testing.T) {
	p := &scene.Page{Name: "p", W: 90 * mm, H: 90 * mm}
	for i, name := range []string{"mine", "gm", "labels", "grid", "gm"} {
		p.Add(scene.Group{Layer: name, Items: said(t, name, 5, scene.Unit(10+9*i))})
	}
	objs := objects(t, write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}}))
	catalog := find(objs, "/OCProperties")[0].dict
	list := catalog[strings.Index(catalog, "/Order[")+7:]
	var names []string
	for _, r := range partOf.FindAllString(list[:strings.IndexByte(list, ']')], -1) {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(objs[after(r, "")-1].dict, "<</Type/OCG/Name("), ")>>"))
	}
	if got := strings.Join(names, " "); got != "grid labels gm mine" {
		t.Error(got)
	}
	if !strings.Contains(catalog, "/D<</Name(Layers)/ON["+list[:strings.IndexByte(list, ']')]+"]") {
		t.Errorf("not all layers are shown: %s", catalog)
	}
}

// A document for both sides of the paper asks printers to turn it over the right edge; others ask for nothing.
func TestPrintersAreToldHowToTurnThePaper(t *testing.T) {
	for flip, want := range map[string]string{"long": "/Duplex/DuplexFlipLongEdge", "short": "/Duplex/DuplexFlipShortEdge", "": ""} {
		var b bytes.Buffer
		doc := &scene.Document{Title: "Cards", Flip: flip, Pages: []*scene.Page{{Name: "1", W: 1000, H: 1000}}}
		if err := Write(&b, doc, printertest.Fonts(t), Options{}); err != nil {
			t.Fatal(err)
		}
		if got := b.String(); strings.Contains(got, "/Duplex") != (want != "") || !strings.Contains(got, want) {
			t.Errorf("%q: the file does not say %q, or should not", flip, want)
		}
	}
}
