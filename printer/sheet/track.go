package sheet

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of the hostility track.
const (
	trackPitch = 3900                  // from hole to hole
	trackHole  = 3300                  // diameter
	trackPad   = 1300                  // beside the holes of a level
	trackTab   = 5200                  // the strip with a level's name
	levelLeast = 11 * scene.Millimetre // a level narrower than this shows nothing but dots
)

// track is the hostility track: the levels beside each other with their holes, filled up to the
// start, and what each level brings.
func (w *writer) track(width scene.Unit) part {
	p := w.trackHeading(width)
	levels := w.r.Hostility.Levels
	widths := w.levelWidths(width)
	if len(levels) > 0 && slices.Min(widths) < levelLeast {
		return part{h: w.opt.Paper.H, blocks: w.trackBlocks(w.column(2))} // never in one piece
	}
	start := w.r.Hostility.Level(w.m.Setup.Hostility)
	filled := w.m.Setup.Hostility
	var x, low scene.Unit
	for i, level := range levels {
		col := w.level(level, widths[i], filled, i == start)
		p.add(scene.Group{Shift: scene.Point{X: x, Y: p.h}, Items: col.items})
		low = max(low, col.h)
		filled = max(0, filled-level.Holes)
		x += widths[i]
	}
	p.add(w.dividers(widths, p.h, low)...)
	p.h += low + 1800
	p.below(w.trackNotes(width))
	p.blocks = w.trackBlocks(w.column(2))
	return p
}

func (w *writer) trackHeading(width scene.Unit) part {
	p := w.heading("Hostility track", width)
	start := fmt.Sprintf("start: %d of %d pegs", w.m.Setup.Hostility, w.r.Hostility.Holes())
	w.aside(&p, w.daggered(start, "setup.hostility"), width)
	return p
}

// trackBlocks is the track with its levels below each other, for one that is taller than a page.
func (w *writer) trackBlocks(width scene.Unit) []layout.Block {
	out := []layout.Block{w.trackHeading(width).block()}
	out[0].KeepNext = true
	start := w.r.Hostility.Level(w.m.Setup.Hostility)
	filled := w.m.Setup.Hostility
	for i, level := range w.r.Hostility.Levels {
		b := layout.Block{Gap: near, Head: 1}
		for _, p := range w.levelRows(level, width, filled, i == start) {
			b.Rows = append(b.Rows, layout.Row{Height: p.h, Items: p.items})
		}
		out = append(out, b)
		filled = max(0, filled-level.Holes)
	}
	return append(out, w.trackNotes(width).block())
}

// levelWidths gives each level the room its holes, name and arrivals need, and shares the rest.
func (w *writer) levelWidths(width scene.Unit) []scene.Unit {
	var need []scene.Unit
	var sum scene.Unit
	for _, l := range w.r.Hostility.Levels {
		n := max(trackPitch*scene.Unit(l.Holes), w.set.Width(w.levelStyle(), w.levelName(l)))
		for _, a := range l.Arrivals {
			n = max(n, trackPitch+w.set.Width(w.st.small, w.npcTitle(a.NPC)))
		}
		need = append(need, n+2*trackPad)
		sum += n + 2*trackPad
	}
	for i := range need {
		if sum > width {
			need[i] = need[i] * width / sum
		} else {
			need[i] += (width - sum) / scene.Unit(len(need))
		}
	}
	return need
}

func (w *writer) levelStyle() layout.Style {
	st := w.st.heading
	st.Size, st.Tracking = points(72), 60
	return st
}

func (w *writer) levelName(l model.HostilityLevel) string {
	name := strings.ToUpper(l.Title)
	if assumed(l) {
		name += dagger
	}
	return name
}

// assumed reports whether a level brings figures by numbers that no rulebook gives.
func assumed(l model.HostilityLevel) bool {
	return l.Provenance == model.Assumed && len(l.Arrivals) > 0
}

// level is one column of the track.
func (w *writer) level(l model.HostilityLevel, width scene.Unit, filled int, start bool) part {
	var p part
	for _, row := range w.levelRows(l, width, filled, start) {
		p.below(row)
	}
	return p
}

// levelRows are a level's name, its holes and its arrivals, line by line.
func (w *writer) levelRows(l model.HostilityLevel, width scene.Unit, filled int, start bool) []part {
	rows := append([]part{w.levelTab(l, width, start)}, w.holes(l, filled, width)...)
	for _, a := range l.Arrivals {
		rows = append(rows, w.arrival(a, width))
	}
	return rows
}

// levelTab is the strip with a level's name; that of the level which the game starts at is dark.
func (w *writer) levelTab(l model.HostilityLevel, width scene.Unit, start bool) part {
	p := part{h: trackTab}
	st := w.levelStyle()
	bar := scene.RectPath(scene.Rect{X: 0, Y: 0, W: width, H: trackTab})
	shade := w.tones.Wash
	if start {
		st.Colour, shade = w.tones.Paper, w.tones.Ink
	}
	p.add(scene.Fill{Path: bar, Colour: shade})
	name := w.levelName(l)
	st = w.fitted(st, name, width-2*trackPad, points(60))
	p.add(w.oneLine(st, name, max(width-trackPad, 1)).At(trackPad, w.middle(st, trackTab/2))...)
	return p
}

// holes are a level's holes, in rows if they are more than its width takes.
func (w *writer) holes(l model.HostilityLevel, filled int, width scene.Unit) []part {
	const above, below = 1100, 900 // the first row and the last
	perRow := max(1, int((width-2*trackPad+trackPitch-trackHole)/trackPitch))
	out := []part{{h: above}}
	before := w.holesBefore(l)
	for i := range l.Holes {
		name := "peg-empty"
		if i < filled {
			name = "peg-filled"
		}
		if i > 0 && i%perRow == 0 {
			out = append(out, part{})
		}
		row := &out[len(out)-1]
		if i%perRow == 0 {
			row.h += trackPitch
		}
		c := scene.Point{X: trackPad + trackHole/2 + scene.Unit(i%perRow)*trackPitch, Y: row.h - trackPitch + trackHole/2}
		row.add(w.icon(name, c, trackHole)...)
		if w.hasMark(before + i + 1) {
			row.add(w.holeMark(c))
		}
	}
	out[len(out)-1].h += below
	return out
}

// holesBefore is how many holes the levels before one have.
func (w *writer) holesBefore(l model.HostilityLevel) (n int) {
	for _, x := range w.r.Hostility.Levels {
		if x.ID == l.ID {
			return n
		}
		n += x.Holes
	}
	return n
}

func (w *writer) hasMark(hole int) bool {
	return slices.ContainsFunc(w.m.Setup.Marks, func(k model.Mark) bool { return k.Peg == hole })
}

// holeMark is a stout ring around a hole at which something happens.
func (w *writer) holeMark(c scene.Point) scene.Item {
	return scene.Stroke{Path: scene.CirclePath(c, trackHole/2+150), Colour: w.tones.Accent, Width: 500}
}

// arrival is one line of what a level brings: a number or a die, then the figure.
func (w *writer) arrival(a model.Arrival, width scene.Unit) part {
	const high = 3300
	p, mid := part{h: high}, scene.Unit(high/2)
	text := w.st.small
	if a.Die != "" {
		p.add(w.die(a.Die, scene.Point{X: trackPad + 1350, Y: mid})...)
	} else {
		bold := w.st.strong
		bold.Size = points(82)
		count := fmt.Sprintf("%d×", a.Count)
		p.add(w.set.Line(bold, count).At(trackPad, w.middle(bold, mid))...)
	}
	left := scene.Unit(trackPad + trackPitch)
	name := w.npcTitle(a.NPC)
	text = w.fitted(text, name, width-left, points(60))
	p.add(w.oneLine(text, name, width-left).At(left, w.middle(text, mid))...)
	return p
}

// die is a small die with the mark of its colour.
func (w *writer) die(id string, c scene.Point) []scene.Item {
	const side = 2900
	d := w.dieOf(id)
	s := art.Named(d.Colour)
	symbol, _ := art.Find(s.Mark)
	items := w.icon("die", c, side)
	return append(items, symbol.Draw(art.Around(c, side*55/100), art.Ink{Line: w.tones.Ink, Accent: w.tones.Ink, Paper: w.tones.Paper})...)
}

func (w *writer) dieOf(id string) model.Die {
	for _, d := range w.r.Dice {
		if d.ID == id {
			return d
		}
	}
	return model.Die{ID: id, Title: id}
}

func (w *writer) npcTitle(id string) string {
	for _, n := range w.r.NPCs {
		if n.ID == id {
			return n.Title
		}
	}
	return id
}

// dividers part the levels and close the track.
func (w *writer) dividers(widths []scene.Unit, top, high scene.Unit) []scene.Item {
	var p scene.Path
	var x scene.Unit
	for i, width := range widths {
		if i > 0 {
			p.Append(line(x, top, x, top+high))
		}
		x += width
	}
	p.Append(scene.RectPath(scene.Rect{X: 0, Y: top, W: x, H: high + 800}))
	return []scene.Item{scene.Stroke{Path: p, Colour: w.tones.Rule, Width: hair}}
}
