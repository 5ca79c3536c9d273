package board

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// keyRow draws one row into its place.
func (p *painter) keyRow(row keyRow, r scene.Rect) {
	sample := scene.Rect{X: r.X, Y: r.Y + (r.H-keyRowHigh)/2, W: keySample, H: keyRowHigh}
	p.sample(row.feature, sample)
	st, lines := p.keyLabel(row.label, p.keyRoom(row, r.W))
	middle := r.Y + r.H/2 + p.set.Metrics(st).CapHeight/2
	for i, line := range lines {
		at := middle + keyLead*scene.Unit(i) - keyLead*scene.Unit(len(lines)-1)/2
		p.add(p.set.Line(st, line).At(r.X+keySample+keySpace, at)...)
	}
	p.add(p.keyCount(row).Right(r.X+r.W, middle)...)
	if list := listOf[row.feature.Kind]; list != "" {
		p.source(list, r)
	}
}

// The room around a label.
const (
	keySpace  = 1500 // behind the sample
	keyBefore = 1000 // before the count
)

// keyCount is how many there are; nothing where that does not matter.
func (p *painter) keyCount(row keyRow) layout.Line {
	if row.count == 0 {
		return layout.Line{}
	}
	soft := layout.Style{Face: layout.Mono, Size: keySize * 92 / 100, Colour: p.tones.Soft}
	return p.set.Line(soft, fmt.Sprintf("×%d", row.count))
}

// keyRoom is how wide the label of a row may be, before its count.
func (p *painter) keyRoom(row keyRow, width scene.Unit) scene.Unit {
	return width - keySample - keySpace - p.keyCount(row).Width - keyBefore
}

// keyHeight is how tall a row is in a column.
func (p *painter) keyHeight(row keyRow, column scene.Unit) scene.Unit {
	_, lines := p.keyLabel(row.label, p.keyRoom(row, column))
	if len(lines) < 2 {
		return keyRowHigh
	}
	return keyLead*scene.Unit(len(lines)) + keyApart
}

// keyLabel is a label in lines: in one if slightly smaller letters do, else in several. Letters are smaller still
// where a word is wider than the room.
func (p *painter) keyLabel(text string, room scene.Unit) (layout.Style, []string) {
	st := layout.Style{Face: layout.Body, Size: keySize, Colour: p.tones.Ink}
	if one, all := p.fitted(st, text, room); all == text && one.Size >= keyLeast {
		return one, []string{text}
	}
	words := strings.Fields(text)
	for _, word := range words {
		if small, _ := p.fitted(st, word, room); small.Size < st.Size {
			st = small
		}
	}
	lines := p.wrapped(st, words, room)
	if len(lines) > keyMost {
		lines = append(lines[:keyMost-1], strings.Join(lines[keyMost-1:], " "))
	}
	for i := range lines {
		lines[i] = p.set.Shorten(st, lines[i], room)
	}
	return st, lines
}

// wrapped sets words one after the other, each line as full as it gets.
func (p *painter) wrapped(st layout.Style, words []string, room scene.Unit) []string {
	var lines []string
	for _, word := range words {
		if n := len(lines); n > 0 && p.set.Width(st, lines[n-1]+" "+word) <= room {
			lines[n-1] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}

func (p *painter) keyHeading(text string, r scene.Rect) {
	st := layout.Style{Face: layout.Heading, Size: smallest * 11 / 10, Colour: p.tones.Accent, Tracking: 150}
	base := r.Y + r.H*68/100
	l := p.set.Line(st, layout.Capitals(text))
	p.add(l.At(r.X, base)...)
	y := base - p.set.Metrics(st).CapHeight/2
	rule := join(scene.Point{X: r.X + l.Width + 1200, Y: y}, scene.Point{X: r.X + r.W, Y: y})
	p.add(scene.Stroke{Path: rule, Colour: p.tones.Rule, Width: 150})
}
