package board

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// numbers sets its number beside each thing of the set-up overlay.
func (p *painter) numbers() {
	things := Things(p.m, p.r, p.opt.Floor)
	for _, t := range things {
		if t.Feature.Kind == PanelFeature {
			p.numberPanel(t.Number, p.b.Panels[t.Index], p.numberSize())
		}
	}
	for _, t := range things {
		if t.Feature.Kind != PanelFeature {
			p.numberPiece(t)
		}
	}
}

// numberPiece sets a piece's number on the corner where it covers least.
func (p *painter) numberPiece(t Thing) {
	size := p.numberSize()
	r := p.thingArea(t)
	out := size / 5
	var spots []scene.Point
	for _, y := range []scene.Unit{r.Y - out, r.Y + r.H + out, r.Y + r.H/2} {
		for _, x := range []scene.Unit{r.X - out, r.X + r.W + out} {
			spots = append(spots, scene.Point{X: x, Y: y})
		}
	}
	p.numberAt(t.Number, size, spots...)
}

// thingArea is the floor that a thing takes; things without a place of their own take an inch.
func (p *painter) thingArea(t Thing) scene.Rect {
	if r, placed := p.places[t.ID]; placed && t.ID != "" {
		return r
	}
	return icons.Around(p.frame.at(t.At), p.frame.inch)
}

// numberSize is the diameter of the numbers of the set-up overlay.
func (p *painter) numberSize() scene.Unit { return p.frame.inch * 52 / 100 }

// The measures of the list of things, in hundredths of the size of its letters.
const (
	listLetters = 85 * smallest / 60 // 8.5 points
	largeList   = 2 * listLetters    // beside a mat at full size, where it is read from a chair
	listWide    = 2600
	listLine    = 125
	listRow     = 190
	tightRow    = 160 // where that saves a sheet
	listNumber  = 270
	listSample  = 400
	listPad     = 67
	listPicture = 150
)

// lister sets the list of things in letters of one size.
type lister struct {
	*painter
	size  scene.Unit
	width scene.Unit
	high  scene.Unit // of a row, in hundredths of the size
}

func (l lister) part(hundredths scene.Unit) scene.Unit { return l.size * hundredths / 100 }

// overlayList is the list of what stands on a floor, as blocks of a column so wide, under a heading for each stage
// and sort. The height of a row is in hundredths of the size of its letters.
func overlayList(m *model.Mission, r *model.RuleSet, set *layout.Set, floor string, width, row scene.Unit) []layout.Block {
	p := newPainter(m, r, set, frame{}, Options{Floor: floor}, weights{})
	return lister{p, listLetters, width, row}.blocks()
}

func (l lister) blocks() []layout.Block {
	l.signs = allSigns(l.m, l.r)
	out := []layout.Block{l.places()}
	heading := ""
	for _, t := range Things(l.m, l.r, l.opt.Floor) {
		if h := listHeading(t); h != heading {
			heading = h
			out = append(out, l.head(h))
		}
		out = append(out, l.row(t))
	}
	return append(out, l.named()...)
}

// places says what the numbers behind the things mean.
func (l lister) places() layout.Block {
	st := layout.Style{Face: layout.BodyItalic, Size: l.size, Colour: l.tones.Soft}
	b := l.set.Paragraph([]layout.Span{{Style: st, Text: placesNote}}, l.part(listLine), l.width)
	b.Gap = 0
	return b
}

// placesNote is the head of the list.
const placesNote = "E is inches east, S inches south of the board’s north-west corner. A wall runs from the first place to the second."

// listHeading is the heading under which a thing is listed. Stages of panels are called what the building guide calls
// them, steps; it counts others, too, so that there is no "of".
func listHeading(t Thing) string {
	switch t.Feature.Kind {
	case PanelFeature:
		return fmt.Sprintf("Walls, step %d", t.Stage+1)
	case FurnitureFeature:
		return "Furniture"
	case CrateFeature:
		return "Crates"
	case MarkerFeature:
		return "Markers"
	case FigureFeature:
		return "Figures"
	}
	return "Ways"
}

func (l lister) head(text string) layout.Block {
	st := layout.Style{Face: layout.Heading, Size: l.part(78), Colour: l.tones.Accent, Tracking: l.part(5)}
	line, high := l.set.Line(st, layout.Capitals(text)), l.part(150)
	base := high * 68 / 100
	y := base - l.set.Metrics(st).CapHeight/2
	rule := join(scene.Point{X: line.Width + l.part(40), Y: y}, scene.Point{X: l.width, Y: y})
	items := append(line.At(0, base), scene.Stroke{Path: rule, Colour: l.tones.Rule, Width: 150})
	return layout.Block{Rows: []layout.Row{{Height: high, Items: items}}, KeepNext: true, Whole: true, Gap: l.part(listPad)}
}

// row is one line of the list: number, picture, what it is, and where.
func (l lister) row(t Thing) layout.Block {
	q := *l.painter
	q.items = nil
	b := l.line(l.sampleThing(t, l.part(listSample), l.part(listPicture)), l.thingWords(t))
	q.numbered(t.Number, scene.Point{X: l.part(listNumber) / 2, Y: b.Height() / 2}, l.part(140))
	b.Rows[0].Items = append(q.items, b.Rows[0].Items...)
	return b
}

// line is a picture and words behind the place for a number.
func (l lister) line(picture []scene.Item, text string) layout.Block {
	left := l.part(listNumber + listSample + listPad)
	st := layout.Style{Face: layout.Body, Size: l.size, Colour: l.tones.Ink}
	lines := l.set.Paragraph([]layout.Span{{Style: st, Text: text}}, l.part(listLine), l.width-left)
	high := max(l.part(l.high), lines.Height()+l.part(40))
	return layout.Block{Whole: true, Rows: []layout.Row{{Height: high, Items: []scene.Item{
		scene.Group{Shift: scene.Point{X: l.part(listNumber), Y: (high - l.part(listPicture)) / 2}, Items: picture},
		scene.Group{Shift: scene.Point{X: left, Y: (high - lines.Height()) / 2}, Items: rowsOf(lines)},
	}}}}
}

// named is what the mission's texts call by a number or a title: rings carry numbers of their own, in pills, and
// nobody is to take those for the numbers of things to be placed.
func (l lister) named() []layout.Block {
	q := newPainter(l.m, l.r, l.set, frame{inch: scene.Inch}, Options{Floor: l.opt.Floor, Highlights: true}, mapWeights(scene.Inch))
	q.zones()
	q.highlights()
	slices.SortStableFunc(q.noted, q.compare)
	var out []layout.Block
	add := func(picture []scene.Item, text string) {
		if len(out) == 0 {
			out = append(out, l.head("Rings and zones, by the mission’s own numbers"))
		}
		out = append(out, l.line(picture, text))
	}
	for _, f := range q.noted {
		if f.Kind == RingedFeature {
			add(l.pill(f.ID), english.Capital(describe.Called(l.m, l.r, f.ID))+", "+q.ringColour(f.ID))
		}
	}
	for _, z := range q.zonesHere() {
		if z.Highlight == "" && z.Title != "" {
			add(Sample(l.m, l.r, l.set, Feature{ZoneFeature, ""}, l.part(listSample), l.part(listPicture)), z.Title+zonePlace(z))
		}
	}
	return out
}

// pill is the badge of a ring as the map shows it.
func (l lister) pill(id string) []scene.Item {
	q := newPainter(l.m, l.r, l.set, frame{inch: l.part(listPicture)}, Options{Labels: true}, weights{})
	number, high := q.ringNumbers()[id], l.part(listPicture)
	st := q.badgeStyle()
	plate := scene.Rect{W: high + l.set.Width(st, strconv.Itoa(number)) + st.Size/5, H: high}
	plate.X = (l.part(listSample) - plate.W) / 2
	q.badge(icons.Named(q.ringColour(id)), number, plate)
	return q.items
}

// zonePlace says where a zone is.
func zonePlace(z model.Zone) string {
	switch {
	case z.From != nil && z.To != nil:
		return fmt.Sprintf(": %s to %s", inchesOf(*z.From), inchesOf(*z.To))
	case z.Room != nil:
		return ": the room at " + inchesOf(*z.Room)
	case len(z.Rooms) > 0:
		return ": the rooms at " + english.And(english.Each(z.Rooms, inchesOf))
	}
	return ""
}

func (l lister) sampleThing(t Thing, w, h scene.Unit) []scene.Item {
	if t.Colour != "" {
		return SampleCrate(l.r, t.Kind, t.Colour, w, h)
	}
	return Sample(l.m, l.r, l.set, t.Feature, w, h)
}

func rowsOf(b layout.Block) []scene.Item {
	var out []scene.Item
	var y scene.Unit
	for _, r := range b.Rows {
		out = append(out, scene.Group{Shift: scene.Point{Y: y}, Items: r.Items})
		y += r.Height
	}
	return out
}

// thingWords say what a thing is and where it goes.
func (p *painter) thingWords(t Thing) string {
	text := t.Title
	if t.Count > 1 {
		text = fmt.Sprintf("%d × %s", t.Count, t.Title)
	}
	if t.Colour != "" {
		text += ", " + t.Colour
	}
	if t.Feature.Kind == CrateFeature {
		text += " " + strings.ToUpper(t.ID)
	}
	if t.Label != "" {
		text += " " + t.Label
	}
	if t.Note != "" {
		text += ", " + t.Note
	}
	if t.Feature.Kind == PanelFeature {
		x := p.b.Panels[t.Index]
		return fmt.Sprintf("%s: %s to %s", text, inchesOf(x.From), inchesOf(x.To))
	}
	return fmt.Sprintf("%s: %s", text, inchesOf(t.At))
}

// inchesOf is a place on the board: inches east and inches south.
func inchesOf(at model.Point) string { return fmt.Sprintf("%s\u00a0E,\u00a0%s\u00a0S", at.X, at.Y) }

// listColumns bounds the columns beside a mat; a floor with more things makes the page higher.
const listColumns = 24

// listBeside widens a page by the list of what stands on it, in as many columns as its height asks for.
func (p *painter) listBeside(page *scene.Page) {
	l := lister{painter: p, size: listLetters, high: listRow}
	if p.opt.Scaled <= 1 {
		l.size = largeList
	}
	l.width = l.part(listWide)
	top := p.matMargin()
	room := max(page.H-2*top, 6*l.part(listRow))
	blocks := l.blocks()
	columns, rest := layout.Balance(blocks, 1, room)
	for n := 2; len(rest) > 0 && n <= listColumns; n++ {
		columns, rest = layout.Balance(blocks, n, room)
	}
	if len(rest) > 0 {
		columns, _ = layout.Balance(blocks, listColumns, layout.Height(blocks))
	}
	for _, column := range columns {
		page.H = max(page.H, layout.Draw(page, page.W, top, column)+top)
		page.W += l.width + l.part(300)
	}
}
