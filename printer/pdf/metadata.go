package pdf

import (
	"encoding/xml"
	"fmt"
	"strings"
)

// title is the document's, or for one without its first page's: readers show it instead of the file's name.
func (b *builder) title() string {
	if b.doc.Title == "" {
		return b.doc.Pages[0].Name
	}
	return b.doc.Title
}

// info is what readers show about the document.
func (b *builder) info(opt Options) string {
	var out string
	for _, f := range []struct{ key, value string }{
		{"Title", b.title()}, {"Subject", b.doc.Subject}, {"Author", b.doc.Author},
		{"Creator", opt.Producer}, {"Producer", opt.Producer},
	} {
		if f.value != "" {
			out += "/" + f.key + text(f.value)
		}
	}
	return out
}

// The frame of the metadata: the marks that programs look for, and the vocabularies.
const (
	packetHead = "<?xpacket begin=\"\ufeff\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n" +
		`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
		`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"` +
		` xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">` + "\n"
	packetFoot = "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>"
)

// metadata writes the same once more as XMP, and gives the catalog's entry. It tells no time, so that the same
// document gives the same bytes.
func (b *builder) metadata(opt Options) string {
	var out strings.Builder
	out.WriteString(packetHead + "<dc:format>application/pdf</dc:format>\n")
	property := func(open, value, end string) {
		if value != "" {
			out.WriteString(open + escape(value) + end + "\n")
		}
	}
	property(`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">`, b.title(), "</rdf:li></rdf:Alt></dc:title>")
	property(`<dc:description><rdf:Alt><rdf:li xml:lang="x-default">`, b.doc.Subject, "</rdf:li></rdf:Alt></dc:description>")
	property("<dc:creator><rdf:Seq><rdf:li>", b.doc.Author, "</rdf:li></rdf:Seq></dc:creator>")
	property("<dc:language><rdf:Bag><rdf:li>", b.doc.Language, "</rdf:li></rdf:Bag></dc:language>")
	property("<xmp:CreatorTool>", opt.Producer, "</xmp:CreatorTool>")
	property("<pdf:Producer>", opt.Producer, "</pdf:Producer>")
	if b.universal() {
		out.WriteString("<pdfuaid:part>1</pdfuaid:part>\n")
	}
	out.WriteString(packetFoot)
	id := b.out.reserve()
	b.out.plain(id, "/Type/Metadata/Subtype/XML", []byte(out.String()))
	return fmt.Sprintf("/Metadata %d 0 R", id)
}

// universal reports whether the file may say that it is made for everybody (PDF/UA-1). All that the standard
// asks of a writer holds for every file; what the document itself may lack is a title, a language, and letters
// that a font has.
func (b *builder) universal() bool {
	if b.doc.Title == "" || b.doc.Language == "" {
		return false
	}
	for _, f := range b.order {
		if f.lacking {
			return false
		}
	}
	return true
}

// escape makes a text safe in XML; what XML cannot hold becomes the replacement character.
func escape(s string) string {
	var out strings.Builder
	xml.EscapeText(&out, []byte(s)) // into memory: cannot fail
	return out.String()
}
