package sheet

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
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
// start, and what each level brings. Narrow paper takes them in two rows or more.
func (w *writer) track(width scene.Unit) page.Part {
	p := w.trackHeading(width)
	levels := w.r.Hostility.Levels
	per := w.levelsPerRow(width)
	for from := 0; from < len(levels); from += per {
		row := levels[from:min(from+per, len(levels))]
		widths := w.levelWidths(row, width)
		if slices.Min(widths) < levelLeast {
			return page.Part{H: w.Paper.H, Blocks: w.trackBlocks(w.ProseWidth())} // never in one piece
		}
		w.trackRow(&p, from, row, widths)
	}
	p.Stack([]layout.Block{w.trackNotes(width)}, 0)
	p.Blocks = w.trackBlocks(w.ProseWidth())
	return p
}

// mostTrackRows is how many rows a track has before its levels stand below each other.
const mostTrackRows = 3

// levelsPerRow is how many levels stand beside each other: all of them if they need little more than there
// is.
func (w *writer) levelsPerRow(width scene.Unit) int {
	n := len(w.r.Hostility.Levels)
	_, sum := w.levelNeeds(w.r.Hostility.Levels)
	rows := int((sum*100/115 + width - 1) / max(1, width))
	if rows < 2 || rows > mostTrackRows {
		return max(1, n)
	}
	return (n + rows - 1) / rows
}

// trackRow sets levels beside each other under what a part has.
func (w *writer) trackRow(p *page.Part, from int, row []model.HostilityLevel, widths []scene.Unit) {
	start := w.r.Hostility.Level(w.m.Setup.Hostility)
	var x, low scene.Unit
	for i, level := range row {
		col := w.level(level, widths[i], w.m.Setup.Hostility-describe.HolesBefore(w.r, level.ID), from+i == start)
		p.Add(scene.Group{Shift: scene.Point{X: x, Y: p.H}, Items: col.Items})
		low = max(low, col.H)
		x += widths[i]
	}
	p.Add(w.dividers(widths, p.H, low)...)
	p.H += low + 1800
}

func (w *writer) trackHeading(width scene.Unit) page.Part {
	p := w.Heading("Hostility track", width)
	start := fmt.Sprintf("start: %d of %d pegs", w.m.Setup.Hostility, w.r.Hostility.Holes())
	w.Aside(&p, start, width)
	p.Add(page.At(scene.Source{Path: "setup.hostility"}, scene.Rect{W: width, H: p.H}))
	return p
}

// trackBlocks is the track with its levels below each other, for one that is taller than a page.
func (w *writer) trackBlocks(width scene.Unit) []layout.Block {
	out := []layout.Block{w.trackHeading(width).Block()}
	out[0].KeepNext = true
	start := w.r.Hostility.Level(w.m.Setup.Hostility)
	filled := w.m.Setup.Hostility
	for i, level := range w.r.Hostility.Levels {
		b := layout.Block{Gap: near, Head: 1}
		for _, p := range w.levelRows(level, width, filled, i == start) {
			b.Rows = append(b.Rows, layout.Row{Height: p.H, Items: p.Items})
		}
		out = append(out, b)
		filled = max(0, filled-level.Holes)
	}
	return append(out, w.trackNotes(width))
}

// levelNeeds is the room that the holes, name and arrivals of each level need.
func (w *writer) levelNeeds(levels []model.HostilityLevel) (need []scene.Unit, sum scene.Unit) {
	for _, l := range levels {
		n := max(trackPitch*scene.Unit(l.Holes), w.Set.Width(w.levelStyle(), w.levelName(l)))
		for _, a := range w.arrivals(l) {
			n = max(n, trackPitch+w.Set.Width(w.Styles.Small, w.npcTitle(a.NPC)))
		}
		need = append(need, n+2*trackPad)
		sum += n + 2*trackPad
	}
	return need, sum
}

// levelWidths gives each level the room it needs, and shares the rest.
func (w *writer) levelWidths(levels []model.HostilityLevel, width scene.Unit) []scene.Unit {
	need, sum := w.levelNeeds(levels)
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
	st := w.Styles.Heading
	st.Size, st.Tracking = page.Points(72), 60
	return st
}

func (w *writer) levelName(l model.HostilityLevel) string {
	return layout.Capitals(l.Title)
}

// assumed reports whether a level brings figures by numbers that no rulebook gives.
func assumed(l model.HostilityLevel) bool {
	return l.Provenance == model.Assumed && len(l.Arrivals) > 0
}

// level is one column of the track.
func (w *writer) level(l model.HostilityLevel, width scene.Unit, filled int, start bool) page.Part {
	var p page.Part
	for _, row := range w.levelRows(l, width, filled, start) {
		p.Below(row)
	}
	p.Add(page.At(scene.Ruled("hostility.levels."+l.ID), scene.Rect{W: width, H: p.H}))
	return p
}

// levelRows are a level's name, its holes and its arrivals, line by line.
func (w *writer) levelRows(l model.HostilityLevel, width scene.Unit, filled int, start bool) []page.Part {
	rows := append([]page.Part{w.levelTab(l, width, start)}, w.holes(l, filled, width)...)
	before := describe.HolesBefore(w.r, l.ID)
	for _, a := range w.arrivals(l) {
		rows = append(rows, w.arrival(a, width))
		rows = append(rows, w.arrivalNote(strings.Join(a.Apart(w.r, before), ", "), width)...)
	}
	return rows
}

// arrivals are what a level brings in this mission.
func (w *writer) arrivals(l model.HostilityLevel) []describe.Coming {
	return describe.Arrivals(w.m, w.r, l)
}

// levelTab is the strip with a level's name; that of the level which the game starts at is dark.
func (w *writer) levelTab(l model.HostilityLevel, width scene.Unit, start bool) page.Part {
	p := page.Part{H: trackTab}
	st := w.levelStyle()
	bar := scene.RectPath(scene.Rect{X: 0, Y: 0, W: width, H: trackTab})
	shade := w.Tones.Wash
	if start {
		st.Colour, shade = w.Tones.Paper, w.Tones.Ink
	}
	p.Add(scene.Fill{Path: bar, Colour: shade})
	name := w.levelName(l)
	st = w.Fitted(st, name, width-2*trackPad, page.Points(60))
	p.Add(w.OneLine(st, name, max(width-trackPad, 1)).At(trackPad, w.Middle(st, trackTab/2))...)
	return p
}

// dividers part the levels and close the track.
func (w *writer) dividers(widths []scene.Unit, top, high scene.Unit) []scene.Item {
	var p scene.Path
	var x scene.Unit
	for i, width := range widths {
		if i > 0 {
			p.Append(page.Line(x, top, x, top+high))
		}
		x += width
	}
	p.Append(scene.RectPath(scene.Rect{X: 0, Y: top, W: x, H: high + 800}))
	return []scene.Item{scene.Stroke{Path: p, Colour: w.Tones.Rule, Width: page.Hair}}
}
