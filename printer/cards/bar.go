package cards

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// notch is how far the left part of the title bar reaches below the right one.
const notch = 1100

// bar is the title bar: the kind's symbol, the title, and what stands in the corner.
func (b *Bench) bar(f Face) ([]scene.Item, []product.Cut) {
	items := []scene.Item{scene.Fill{Path: b.barPath(), Colour: f.Colour}}
	high := b.barHeight() - Safe
	mid := Safe + high/2
	side := high - 400
	x, end := Safe+side+1400, b.W-Safe
	if f.Corner != "" {
		corner := b.corner(f.Corner)
		items = append(items, corner.Right(end, mid+b.capital(corner)/2)...)
		end -= corner.Width + 1500
	}
	title, cuts := b.title(f, scene.Rect{X: x, Y: Safe, W: end - x, H: high})
	if len(cuts) > 0 { // the symbol makes room, if that is enough
		if wide, none := b.title(f, scene.Rect{X: Safe, Y: Safe, W: end - Safe, H: high}); len(none) == 0 {
			return append(items, wide...), nil
		}
	}
	items = append(items, b.medal(f.Look, scene.Point{X: Safe + side/2, Y: mid}, side)...)
	return append(items, title...), cuts
}

// barPath is the bar with its bleed; its lower edge has the slanted step of the house.
func (b *Bench) barPath() scene.Path {
	low, x := b.barHeight(), b.W*42/100
	var p scene.Path
	p.Move(-bleed, -bleed).Line(b.W+bleed, -bleed).Line(b.W+bleed, low).Line(x+notch, low).
		Line(x, low+notch).Line(-bleed, low+notch).Close()
	return p
}

// medal is a symbol on a white disc.
func (b *Bench) medal(l Look, at scene.Point, side scene.Unit) []scene.Item {
	if b.Proof {
		return nil
	}
	symbol, _ := icons.Find(l.Symbol)
	items := []scene.Item{scene.Fill{Path: scene.CirclePath(at, side/2), Colour: b.Tones.Paper}}
	ink := icons.Ink{Line: l.Colour, Accent: l.Colour, Tint: b.Tones.Wash, Paper: b.Tones.Paper}
	return append(items, symbol.Draw(icons.Around(at, side*76/100), ink)...)
}

func (b *Bench) corner(text string) layout.Line {
	st := layout.Style{Face: layout.Title, Size: page.Points(100), Colour: b.Tones.Paper}
	st, text = b.Fitted(st, text, b.W*30/100)
	return b.Set.Line(st, text)
}

func (b *Bench) capital(l layout.Line) scene.Unit {
	if len(l.Runs) == 0 {
		return 0
	}
	return b.Set.Metrics(layout.Style{Face: l.Runs[0].Run.Face, Size: l.Runs[0].Run.Size}).CapHeight
}

// The sizes that titles are tried in, in tenths of a point: on one line, then on two.
var (
	oneLine  = []scene.Unit{115, 105, 95, 88}
	twoLines = []scene.Unit{88, 82, 76, 70, 65, 60}
)

// title sets the title on one line or two, or as much of it as two lines take.
func (b *Bench) title(f Face, r scene.Rect) ([]scene.Item, []product.Cut) {
	st := layout.Style{Face: layout.Heading, Colour: b.Tones.Paper}
	for _, tenths := range oneLine {
		st.Size = page.Points(tenths)
		if b.Set.Width(st, f.Title) <= r.W {
			return b.lines([]layout.Line{b.Set.Line(st, f.Title)}, r), nil
		}
	}
	for _, tenths := range twoLines {
		st.Size = page.Points(tenths)
		if 2*st.Size*11/10 > r.H+600 {
			continue
		}
		if lines := b.Set.Wrap([]layout.Span{{Style: st, Text: f.Title}}, r.W); len(lines) <= 2 && unbroken(f.Title, lines) {
			return b.lines(lines, r), nil
		}
	}
	return b.shortened(f, st, r)
}

// unbroken reports whether no word of the text is parted at the end of the first line.
func unbroken(text string, lines []layout.Line) bool {
	if len(lines) < 2 {
		return true
	}
	first := lines[0].Text()
	last, _ := utf8.DecodeLastRuneInString(first)
	rest, found := strings.CutPrefix(text, first)
	return !found || strings.HasPrefix(rest, " ") || strings.ContainsRune("-–—/", last)
}

// shortened is as much of the title as two lines take, without parting a word but where the ellipsis is.
func (b *Bench) shortened(f Face, st layout.Style, r scene.Rect) ([]scene.Item, []product.Cut) {
	first, rest := b.firstWords(st, f.Title, r.W)
	var lines []layout.Line
	if first != "" {
		lines = append(lines, b.Set.Line(st, first))
	}
	shown := b.Set.Shorten(st, rest, r.W)
	over := utf8.RuneCountInString(rest) - utf8.RuneCountInString(shown)
	cut := cutOf(Part{Path: f.Path, What: fmt.Sprintf("the title %q", begun(f.Title))}, f, max(1, over))
	return b.lines(append(lines, b.Set.Line(st, shown)), r), []product.Cut{cut}
}

// firstWords are those that a line takes whole, and what comes after them.
func (b *Bench) firstWords(st layout.Style, title string, width scene.Unit) (first, rest string) {
	rest = title
	for {
		word, after, more := strings.Cut(rest, " ")
		line := strings.TrimSpace(first + " " + word)
		if !more || b.Set.Width(st, line) > width {
			return first, rest
		}
		first, rest = line, after
	}
}

// begun is a title, or the beginning of a very long one.
func begun(title string) string {
	const most = 40
	if letters := []rune(title); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return title
}

// lines sets lines one under another in the middle of a rectangle's height.
func (b *Bench) lines(lines []layout.Line, r scene.Rect) []scene.Item {
	if len(lines) == 0 {
		return nil
	}
	var items []scene.Item
	high := b.capital(lines[0])
	step := high * 17 / 10
	y := r.Y + (r.H-step*scene.Unit(len(lines)-1)+high)/2
	for i, l := range lines {
		items = append(items, l.At(r.X, y+step*scene.Unit(i))...)
	}
	return []scene.Item{scene.Group{Tag: scene.Heading3, Items: items}}
}
