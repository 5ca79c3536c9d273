package findings

import (
	"cmp"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Measures of the key.
const (
	keySize    = 4 * scene.Millimetre
	keyLeading = 5 * scene.Millimetre
	keyIndent  = 9 * scene.Millimetre
	keyGap     = 2500
	sample     = 8 * scene.Millimetre // a mark in the key
)

// drawKey writes the findings and the meaning of the marks below each other. It gives the y below them.
func drawKey(page *scene.Page, x, y scene.Unit, s Subject, used map[diag.MarkKind]bool, set *layout.Set) scene.Unit {
	words := s.words()
	if len(s.Found) == 0 {
		return heading(page, x, y, words.Nothing, set)
	}
	y = heading(page, x, y, words.Heading, set)
	for i, d := range s.Found {
		y = entry(page, x, y, i+1, d, set)
	}
	y = heading(page, x, y+keyGap, "How to read it", set)
	for _, v := range severitiesOf(s.Found) {
		y = explained(page, x, y, numberedSample(set, v), words.Severities[v], set)
	}
	for _, l := range legend {
		if used[l.kind] {
			y = explained(page, x, y, l.draw, cmp.Or(words.Marks[l.kind], l.text), set)
		}
	}
	return y
}

// severityWords say what the shapes of badges mean.
var severityWords = map[diag.Severity]string{
	diag.Error:   "error: the mission cannot be set up or played as it is written",
	diag.Warning: "warning: probably not meant so",
	diag.Note:    "note: worth knowing",
}

func severitiesOf(found []diag.Diagnostic) []diag.Severity {
	var out []diag.Severity
	for _, s := range []diag.Severity{diag.Error, diag.Warning, diag.Note} {
		for _, d := range found {
			if d.Severity == s {
				out = append(out, s)
				break
			}
		}
	}
	return out
}

func heading(page *scene.Page, x, y scene.Unit, text string, set *layout.Set) scene.Unit {
	l := set.Line(layout.Style{Face: layout.Heading, Size: 4500, Colour: icons.Tones().Accent}, text)
	page.Add(l.At(x, y+4500)...)
	return y + 8*scene.Millimetre
}

// entry writes one finding: its badge, its code, and what is wrong, with the remedy in softer words.
func entry(page *scene.Page, x, y scene.Unit, number int, d diag.Diagnostic, set *layout.Set) scene.Unit {
	tones := icons.Tones()
	bold := layout.Style{Face: layout.BodyBold, Size: keySize, Colour: tones.Ink}
	plain := layout.Style{Face: layout.Body, Size: keySize, Colour: tones.Ink}
	soft := layout.Style{Face: layout.BodyItalic, Size: keySize, Colour: tones.Soft}
	spans := []layout.Span{{Style: bold, Text: d.Code + "  "}, {Style: plain, Text: diag.Visible(d.Summary)}}
	if len(d.Players) > 0 {
		spans = append(spans, layout.Span{Style: plain, Text: " (" + d.Crews() + ")"})
	}
	if d.Place == nil && len(d.Marks) == 0 {
		spans = append(spans, layout.Span{Style: soft, Text: " (not on the map)"})
	}
	if d.Remedy != "" {
		spans = append(spans, layout.Span{Break: true}, layout.Span{Style: soft, Text: diag.Visible(d.Remedy)})
	}
	block := set.Paragraph(spans, keyLeading, keyWidth-keyIndent)
	page.Add(numbered(set, number, d.Severity, scene.Point{X: x + badgeRadius, Y: y + keyLeading*6/10})...)
	block.Draw(page, x+keyIndent, y)
	return y + block.Height() + keyGap
}

// sampled draws an example of a mark in a square.
type sampled func(r scene.Rect) []scene.Item

// legend explains the marks.
var legend = []struct {
	kind diag.MarkKind
	draw sampled
	text string
}{
	{diag.CellsMark, func(r scene.Rect) []scene.Item { return hatched(r, 400, inkOfKey()) }, "squares that the finding speaks of: nobody gets there, or they belong to one room"},
	{diag.SpotMark, func(r scene.Rect) []scene.Item { return spot(centre(r), r.W*4/10, 600, inkOfKey()) }, "where a base of this size would stand: no room for it, or not a good place"},
	{diag.WayMark, func(r scene.Rect) []scene.Item { return way(across(r), 700, inkOfKey()) }, "a way that was walked, from the ring to the arrow"},
	{diag.SightMark, func(r scene.Rect) []scene.Item { return sight(across(r), 400, inkOfKey()) }, "a line of sight, from the eye"},
	{diag.EdgeMark, func(r scene.Rect) []scene.Item { return edge(across(r), 1500, inkOfKey()) }, "a panel, a door or an airlock that takes part"},
	{diag.BoxMark, func(r scene.Rect) []scene.Item {
		return box(scene.Point{X: r.X + r.W/6, Y: r.Y + r.H/6}, scene.Point{X: r.X + r.W*5/6, Y: r.Y + r.H*5/6}, 500, inkOfKey())
	}, "a piece or an area that takes part"},
}

func inkOfKey() scene.Colour { return icons.Tones().Ink }

func centre(r scene.Rect) scene.Point { return scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2} }

func across(r scene.Rect) []scene.Point {
	return []scene.Point{{X: r.X + r.W/6, Y: r.Y + r.H/2}, {X: r.X + r.W*5/6, Y: r.Y + r.H/2}}
}

func numberedSample(set *layout.Set, s diag.Severity) sampled {
	return func(r scene.Rect) []scene.Item { return numbered(set, 1, s, centre(r)) }
}

// explained is an example with its meaning beside it.
func explained(page *scene.Page, x, y scene.Unit, draw sampled, text string, set *layout.Set) scene.Unit {
	page.Add(draw(scene.Rect{X: x, Y: y, W: sample, H: sample})...)
	block := set.Paragraph([]layout.Span{{Style: layout.Style{Face: layout.Body, Size: keySize, Colour: icons.Tones().Ink}, Text: text}}, keyLeading, keyWidth-keyIndent-gutter/2)
	block.Draw(page, x+keyIndent+gutter/4, y+max(0, (sample-block.Height())/2))
	return y + max(sample, block.Height()) + 800
}
