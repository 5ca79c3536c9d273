package icons

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/layout"
	topng "github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The page about the symbols and its picture are made from the catalogue.
const (
	pageFile    = "../../docs/icons.md"
	pictureFile = "../../docs/pictures/icons.png"
	refresh     = "SORTIE_UPDATE=1 go test ./printer/icons"
)

func TestDocsAreFresh(t *testing.T) {
	page := iconsPage()
	sheet := iconSheet(fonts(t))
	var picture bytes.Buffer
	if err := topng.Write(&picture, sheet, fonts(t), topng.Options{DPI: 80}); err != nil {
		t.Fatal(err)
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		for file, data := range map[string][]byte{pageFile: []byte(page), pictureFile: picture.Bytes()} {
			if err := os.WriteFile(file, data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		return
	}
	if have, err := os.ReadFile(pageFile); err != nil || strings.ReplaceAll(string(have), "\r\n", "\n") != page {
		t.Errorf("docs/icons.md is stale (%v): run %s", err, refresh)
	}
	have, err := os.ReadFile(pictureFile)
	if err != nil {
		t.Fatal(err)
	}
	if off := differing(t, have, picture.Bytes()); off > 1 {
		t.Errorf("docs/pictures/icons.png differs in %d of 1000 pixels: run %s", off, refresh)
	}
}

// differing is how many of a thousand pixels of two pictures are not alike.
func differing(t *testing.T, a, b []byte) int {
	t.Helper()
	var imgs [2]image.Image
	for i, data := range [][]byte{a, b} {
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		imgs[i] = img
	}
	if imgs[0].Bounds() != imgs[1].Bounds() {
		return 1000
	}
	off, box := 0, imgs[0].Bounds()
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			r, _, _, _ := imgs[0].At(x, y).RGBA()
			s, _, _, _ := imgs[1].At(x, y).RGBA()
			if max(r, s)-min(r, s) > 0x2000 {
				off++
			}
		}
	}
	return off * 1000 / (box.Dx() * box.Dy())
}

// The sheet's measures: columns of symbols with their names.
const (
	columns  = 12
	cellWide = 17 * scene.Millimetre
	cellHigh = 16 * scene.Millimetre
	border   = 5 * scene.Millimetre
	headHigh = 10 * scene.Millimetre
	iconSide = 10 * scene.Millimetre
)

// iconSheet is a picture of all symbols, group by group.
func iconSheet(set *layout.Set) *scene.Page {
	tones := Tones()
	head := layout.Style{Face: layout.Heading, Size: 3600, Colour: tones.Ink}
	p := &scene.Page{Name: "icons", W: columns*cellWide + 2*border}
	y := scene.Unit(border)
	for _, g := range Groups() {
		p.Add(set.Line(head, g.Title).At(border+2000, y+6500)...)
		y += headHigh
		for i, s := range g.Symbols {
			x := border + scene.Unit(i%columns)*cellWide
			if i > 0 && i%columns == 0 {
				y += cellHigh
			}
			p.Add(s.Draw(scene.Rect{X: x + (cellWide-iconSide)/2, Y: y, W: iconSide, H: iconSide}, tones.Plain())...)
			p.Add(iconName(set, s.Name).Centre(x+cellWide/2, y+iconSide+3200)...)
		}
		y += cellHigh
	}
	p.H = y + border
	return p
}

func iconName(set *layout.Set, name string) layout.Line {
	st := layout.Style{Face: layout.Body, Size: 2900, Colour: Tones().Soft}
	if wide := set.Width(st, name); wide > cellWide-400 {
		st.Size = st.Size * (cellWide - 400) / wide
	}
	return set.Line(st, name)
}

// iconsPage is the page about the symbols.
func iconsPage() string {
	var b strings.Builder
	b.WriteString(`# Icons

Every picture on the printed pages is one of ours: a drawing of paths in a box of a thousand units, without
text and without colour, that can be told from all others at 4 mm in black. They live in ` + "`printer/icons`" + `.
This page is made from them (` + "`" + refresh + "`" + `).

![All icons](pictures/icons.png)

Rule sets and packs name an icon as ` + "`symbol`" + `. A page that draws a thing without a symbol looks for one by the
thing's id. It also knows other words, leaves a number at the end away (` + "`burst-2`" + ` is ` + "`burst`" + `) and
some beginnings (` + "`space-buy`" + ` is ` + "`buy`" + `). What is still unknown gets a plain ringed disc and a label.

A test prints every icon at 4 mm and 300 dpi, and looks at each pair in grey and as readers with protanopia,
deuteranopia and tritanopia see it (the matrices of Machado, Oliveira and Fernandes, 2009). A pair must differ by more than
a printer that is a pixel off could blur.

`)
	for _, g := range Groups() {
		fmt.Fprintf(&b, "## %s\n\n| icon | means | also found as |\n|---|---|---|\n", g.Title)
		for _, s := range g.Symbols {
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", s.Name, s.Means, alsoFoundAs(s.Name))
		}
		b.WriteString("\n")
	}
	b.WriteString(coloursPage())
	return b.String()
}

func alsoFoundAs(symbol string) string {
	var words []string
	for word, of := range synonyms() {
		if of == symbol {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return strings.Join(words, ", ")
}

// coloursPage is the part about the named colours.
func coloursPage() string {
	var b strings.Builder
	b.WriteString(`## Colours

Colours that missions name. None tells anything alone: each has a mark and, around highlights, a dash of its own. The
lines of any two are 11 or more apart in L*a*b*, to readers with each of the three kinds of colour blindness too. In
grey several look alike, and the mark says which it is. Contrast is that of the line on white paper.

| colour | line | tint | mark | contrast | line in grey |
|---|---|---|---|---|---|
`)
	for _, s := range Palette() {
		fmt.Fprintf(&b, "| %s | `%v` | `%v` | `%s` | %.1f | `%v` |\n", s.Name, s.Line, s.Tint, s.Mark, Contrast(s.Line, Tones().Paper), Grey(s.Line))
	}
	return b.String()
}

func TestEveryIconIsExplained(t *testing.T) {
	for _, g := range Groups() {
		for _, s := range g.Symbols {
			if s.Means == "" || strings.HasSuffix(s.Means, ".") {
				t.Errorf("%s means %q", s.Name, s.Means)
			}
		}
	}
}

// TestSynonymsLeadToSymbols also sees that no word has two meanings.
func TestSynonymsLeadToSymbols(t *testing.T) {
	seen := map[string]string{}
	for _, o := range otherWords {
		for _, word := range strings.Fields(o.words) {
			if other := seen[word]; other != "" {
				t.Errorf("%q is another word for %s and for %s", word, other, o.symbol)
			}
			seen[word] = o.symbol
		}
	}
	for word, symbol := range synonyms() {
		if _, known := byName()[symbol]; !known {
			t.Errorf("%s is another word for %q, which nobody draws", word, symbol)
		}
		if _, known := byName()[word]; known {
			t.Errorf("%q is a symbol of its own and another word for %s", word, symbol)
		}
	}
	for name, want := range map[string]string{
		"burst-2": "burst", "space-buy": "buy", "edge-key": "key", "die-20": "d20", "die-6": "die-6", "stat-heavy": "heavy",
		"space-special": "special-space", "counter-activation": "action", "super-heal": "heal", "law-lawful": "lawful",
	} {
		if s, known := Find(name); !known || s.Name != want {
			t.Errorf("%s finds %s, want %s", name, s.Name, want)
		}
	}
}
