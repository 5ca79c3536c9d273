package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// level is one line: the name, the holes over what else holds, what comes.
func (t *track) level(l model.HostilityLevel, i, before int) page.Part {
	row := t.holes(holes{first: before + 1, count: l.Holes, filled: t.filled(l, before), accent: t.accents(l, before)}, holesWidth)
	t.levelText(&row, l, holesWidth)
	right := t.bringsWidths()[i]
	brings := t.brings(l, before, right)
	p := page.Part{H: max(levelLeast, row.H+2*levelPad, brings.H+2*levelPad)}
	p.Add(t.tab(l, i, before, p.H)...)
	p.Add(scene.Group{Shift: scene.Point{X: tabWidth + columnGap, Y: levelPad}, Items: row.Items})
	p.Add(scene.Group{Shift: scene.Point{X: t.Width() - right, Y: levelPad}, Items: brings.Items})
	p.Add(scene.Stroke{Path: page.Line(0, p.H, t.Width(), p.H), Colour: t.Tones.Rule, Width: page.Hair})
	p.Add(page.At(scene.Ruled("hostility.levels."+l.ID), scene.Rect{W: t.Width(), H: p.H}))
	return p
}

// bringsWidths is how wide what each level brings may be.
func (t *track) bringsWidths() []scene.Unit {
	out := make([]scene.Unit, len(t.r.Hostility.Levels))
	if t.narrow {
		for i, w := range t.stripWidths() {
			out[i] = w - 2*stripPad
		}
		return out
	}
	for i := range out {
		out[i] = t.Width() - tabWidth - holesWidth - 2*columnGap
	}
	return out
}

// mostText is how tall the text of a level may be to stand at its holes; a longer one stands below the track.
const mostText = 40 * mm

// levelText puts the text of a level under what is there.
func (t *track) levelText(p *page.Part, l model.HostilityLevel, width scene.Unit) {
	if l.Text.Source == "" {
		return
	}
	blocks := t.Set.Text(l.Text, t.Styles.List, width)
	if layout.Height(blocks) > mostText {
		blocks = []layout.Block{t.note("", "Its rule stands below the track.", width)}
		t.long = append(t.long, l)
	}
	p.H += 1500
	p.Stack(blocks, 0)
}

// filled is how many of a level's holes have a peg at the start.
func (t *track) filled(l model.HostilityLevel, before int) int {
	if !t.start {
		return 0
	}
	return min(max(t.m.Setup.Hostility-before, 0), max(l.Holes, 0))
}

// accents are the holes of a level at which something happens: marks of the mission, calls of arrivals.
func (t *track) accents(l model.HostilityLevel, before int) map[int]bool {
	out := map[int]bool{}
	for _, a := range l.Arrivals {
		for _, n := range a.Holes {
			out[before+n] = true
		}
	}
	for _, k := range t.m.Setup.Marks {
		out[k.Peg] = true
	}
	return out
}

// tab is the name of a level; that of the level which the game starts at is dark, those of the levels with
// the stronger side have a bar.
func (t *track) tab(l model.HostilityLevel, i, before int, high scene.Unit) []scene.Item {
	box := scene.Rect{Y: 600, W: tabWidth, H: high - 1200}
	fill, ink := t.tabColours(i)
	out := []scene.Item{scene.Fill{Path: scene.RectPath(box), Colour: fill}}
	st := t.letters(layout.Title, 118, ink)
	y := scene.Unit(2400)
	for _, line := range t.few(st, t.levelTitle(l), tabWidth-5*mm, 2) {
		out = append(out, line.At(3*mm, t.Middle(st, y+2100))...)
		y += 4400
	}
	small := t.letters(layout.Body, 72, ink)
	for _, text := range t.tabNotes(l, before) {
		if y+3000 > box.Y+box.H {
			break
		}
		out = append(out, t.line(small, text, 3*mm, y+1600, tabWidth-4*mm)...)
		y += 3100
	}
	if l.Charged {
		out = append(out, scene.Fill{Path: scene.RectPath(scene.Rect{X: 0, Y: box.Y, W: 1400, H: box.H}), Colour: t.Tones.Accent})
	}
	return out
}

// tabColours are those of a level's name and what is behind it: dark for the level that the game starts at.
func (t *track) tabColours(i int) (fill, ink scene.Colour) {
	if t.start && i == t.r.Hostility.Level(t.m.Setup.Hostility) {
		return t.Tones.Ink, t.Tones.Paper
	}
	return t.Tones.Wash, t.Tones.Ink
}

// levelTitle is the name of a level, with a dagger if what it brings is a guess.
func (t *track) levelTitle(l model.HostilityLevel) string {
	if l.Provenance == model.Assumed && len(l.Arrivals) > 0 {
		return l.Title + dagger.Mark
	}
	return l.Title
}

// tabNotes stand under the name of a level.
func (t *track) tabNotes(l model.HostilityLevel, before int) []string {
	var out []string
	if l.Holes > 0 {
		out = append(out, fmt.Sprintf("pegs %d–%d", before+1, before+l.Holes))
	}
	if l.Holes == 1 {
		out[0] = fmt.Sprintf("peg %d", before+1)
	}
	if l.Charged {
		out = append(out, "stronger sides up")
	}
	return out
}

// few is a text in at most so many lines, the last of them shortened.
func (t *writer) few(st layout.Style, text string, width scene.Unit, most int) []layout.Line {
	lines := t.Set.Wrap([]layout.Span{{Style: st, Text: text}}, width)
	if len(lines) <= most {
		return lines
	}
	rest := strings.TrimSpace(strings.TrimPrefix(text, lines[0].Text()))
	return append(lines[:most-1:most-1], t.OneLine(st, rest, width))
}
