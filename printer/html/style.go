package html

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
)

// fontFaces are the fonts of a page: a family, a style, a weight, and a face of the printer's set.
var fontFaces = []struct {
	family, style string
	weight        int
	face          string
}{
	{"Oxanium", "normal", 600, layout.Heading},
	{"Oxanium", "normal", 700, layout.Title},
	{"Barlow Condensed", "normal", 500, layout.Body},
	{"Barlow Condensed", "italic", 500, layout.BodyItalic},
	{"Barlow Condensed", "normal", 600, layout.BodyBold},
}

// Style is a style sheet with the fonts put before it, so that a page brings them along.
func Style(css string) (string, error) {
	set, err := layout.NewSet()
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for _, f := range fontFaces {
		data := base64.StdEncoding.EncodeToString(set.FontFile(f.face))
		fmt.Fprintf(&out, "@font-face{font-family:%q;font-style:%s;font-weight:%d;src:url(data:font/ttf;base64,%s)}\n",
			f.family, f.style, f.weight, data)
	}
	out.WriteString(css)
	return out.String(), nil
}

// Source is how a content security policy names an inline style or script: by its hash.
func Source(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Picture is an SVG as an address of its own. Shown as an image it can neither run a script nor
// load anything, whatever stands in it.
func Picture(svg []byte) string {
	return "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(svg)
}
