package board

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
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
	disc := func(at scene.Point) scene.Rect { return art.Around(at, 2*p.discRadius(t.Number, size)) }
	out := size / 5
	var spots []scene.Point
	for _, y := range []scene.Unit{r.Y - out, r.Y + r.H + out, r.Y + r.H/2} {
		for _, x := range []scene.Unit{r.X - out, r.X + r.W + out} {
			spots = append(spots, scene.Point{X: x, Y: y})
		}
	}
	best := slices.MinFunc(spots, func(a, b scene.Point) int { return p.covered(disc(a)) - p.covered(disc(b)) })
	p.numbered(t.Number, best, size)
}

// thingArea is the floor that a thing takes; things without a place of their own take an inch.
func (p *painter) thingArea(t Thing) scene.Rect {
	if r, placed := p.places[t.ID]; placed && t.ID != "" {
		return r
	}
	return art.Around(p.frame.at(t.At), p.frame.inch)
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
	listNumber  = 270
	listSample  = 400
	listPad     = 67
)

// lister sets the list of things in letters of one size.
type lister struct {
	*painter
	size  scene.Unit
	width scene.Unit
}

func (l lister) part(hundredths scene.Unit) scene.Unit { return l.size * hundredths / 100 }

// OverlayList is the list of what stands on a floor, as blocks of a column so wide, under a heading for
// each stage and sort.
func OverlayList(m *model.Mission, r *model.RuleSet, set *layout.Set, floor string, width scene.Unit) []layout.Block {
	p := newPainter(m, r, set, frame{}, Options{Floor: floor}, weights{})
	return lister{p, listLetters, width}.blocks()
}

func (l lister) blocks() []layout.Block {
	l.signs = allSigns(l.m, l.r)
	count := len(l.stages())
	out := []layout.Block{l.places()}
	heading := ""
	for _, t := range Things(l.m, l.r, l.opt.Floor) {
		if h := listHeading(t, count); h != heading {
			heading = h
			out = append(out, l.head(h, len(out) > 1))
		}
		out = append(out, l.row(t))
	}
	return out
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

// listHeading is the heading under which a thing is listed; the panels are built in so many stages.
func listHeading(t Thing, stages int) string {
	switch t.Feature.Kind {
	case PanelFeature:
		return fmt.Sprintf("Walls, stage %d of %d", t.Stage+1, stages)
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

func (l lister) head(text string, gap bool) layout.Block {
	st := layout.Style{Face: layout.Heading, Size: l.part(78), Colour: l.tones.Accent, Tracking: l.part(5)}
	line, high := l.set.Line(st, layout.Capitals(text)), l.part(150)
	base := high * 68 / 100
	y := base - l.set.Metrics(st).CapHeight/2
	rule := join(scene.Point{X: line.Width + l.part(40), Y: y}, scene.Point{X: l.width, Y: y})
	items := append(line.At(0, base), scene.Stroke{Path: rule, Colour: l.tones.Rule, Width: 150})
	b := layout.Block{Rows: []layout.Row{{Height: high, Items: items}}, KeepNext: true, Whole: true}
	if gap {
		b.Gap = l.part(listPad)
	}
	return b
}

// row is one line of the list: number, picture, what it is, and where.
func (l lister) row(t Thing) layout.Block {
	q := *l.painter
	q.items = nil
	left := l.part(listNumber + listSample + listPad)
	st := layout.Style{Face: layout.Body, Size: l.size, Colour: l.tones.Ink}
	lines := l.set.Paragraph([]layout.Span{{Style: st, Text: l.thingWords(t)}}, l.part(listLine), l.width-left)
	high, sample := max(l.part(listRow), lines.Height()+l.part(40)), l.part(150)
	q.numbered(t.Number, scene.Point{X: l.part(listNumber) / 2, Y: high / 2}, l.part(140))
	at := scene.Point{X: l.part(listNumber), Y: (high - sample) / 2}
	q.items = append(q.items, scene.Group{Shift: at, Items: l.sampleThing(t, l.part(listSample), sample)})
	q.items = append(q.items, scene.Group{Shift: scene.Point{X: left, Y: (high - lines.Height()) / 2}, Items: rowsOf(lines)})
	return layout.Block{Rows: []layout.Row{{Height: high, Items: q.items}}, Whole: true}
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
	words := t.Title
	if t.Count > 1 {
		words = fmt.Sprintf("%d × %s", t.Count, t.Title)
	}
	if t.Colour != "" {
		words += ", " + t.Colour
	}
	if t.Feature.Kind == CrateFeature {
		words += " " + strings.ToUpper(t.ID)
	}
	if t.Note != "" {
		words += ", " + t.Note
	}
	if t.Feature.Kind == PanelFeature {
		x := p.b.Panels[t.Index]
		return fmt.Sprintf("%s: %s to %s", words, inchesOf(x.From), inchesOf(x.To))
	}
	return fmt.Sprintf("%s: %s", words, inchesOf(t.At))
}

// inchesOf is a place on the board: inches east and inches south.
func inchesOf(at model.Point) string { return fmt.Sprintf("%s E, %s S", at.X, at.Y) }

// listColumns bounds the columns beside a mat; a floor with more things makes the page higher.
const listColumns = 24

// listBeside widens a page by the list of what stands on it, in as many columns as its height asks for.
func (p *painter) listBeside(page *scene.Page) {
	l := lister{painter: p, size: listLetters}
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
