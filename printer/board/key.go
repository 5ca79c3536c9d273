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

// The measures of a key.
const (
	keyRowHigh = 4400
	keySample  = 11 * scene.Millimetre // width of the drawing in front of a label
	keyGutter  = 5 * scene.Millimetre  // between columns
	keyLabel   = 78 * smallest / 60    // size of the labels: 7.8 points
)

// keyRow is one line of a key: a sample with its label and how many there are.
type keyRow struct {
	feature Feature
	label   string
	count   int
}

// KeyGroup is the part of a key under one heading.
type KeyGroup struct {
	Title   string
	rows    []keyRow
	painter func() *painter // a fresh one for each drawing
}

// Height is how tall the group is in so many columns.
func (g KeyGroup) Height(columns int) scene.Unit {
	return keyRowHigh * scene.Unit(1+g.perColumn(columns))
}

func (g KeyGroup) perColumn(columns int) int { return (len(g.rows) + columns - 1) / columns }

// start is the row that a column begins with; the first columns take one row more if need be.
func (g KeyGroup) start(column, columns int) int {
	return column*(len(g.rows)/columns) + min(column, len(g.rows)%columns)
}

// Draw is the group in columns that share a width.
func (g KeyGroup) Draw(width scene.Unit, columns int) Picture {
	p := g.painter()
	column := (width - keyGutter*scene.Unit(columns-1)) / scene.Unit(columns)
	p.keyHeading(g.Title, scene.Rect{W: width, H: keyRowHigh})
	for c := range columns {
		x := (column + keyGutter) * scene.Unit(c)
		for i, row := range g.rows[g.start(c, columns):g.start(c+1, columns)] {
			p.keyRow(row, scene.Rect{X: x, Y: keyRowHigh * scene.Unit(1+i), W: column, H: keyRowHigh})
		}
	}
	return Picture{W: width, H: g.Height(columns), Items: p.items}
}

// Features lists what a map of the mission draws, each once, in the order of a key.
func Features(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) []Feature {
	p := newPainter(m, r, set, frame{inch: scene.Inch}, opt, mapWeights(scene.Inch))
	p.paint()
	return slices.SortedFunc(slices.Values(p.noted), p.compare)
}

// Key explains what the maps of all floors show, and nothing else, in groups to be placed side by side
// or below each other.
func Key(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) []KeyGroup {
	var rows []keyRow
	for _, floor := range m.Floors() {
		opt.Floor = floor.ID
		p := newPainter(m, r, set, frame{inch: scene.Inch}, opt, mapWeights(scene.Inch))
		p.paint()
		for _, f := range p.noted {
			label, count := p.describe(f)
			rows = addRow(rows, keyRow{f, label, count})
		}
	}
	opt.Floor = ""
	fresh := func() *painter {
		p := newPainter(m, r, set, frame{}, opt, weights{})
		p.signs = allSigns(m, r)
		return p
	}
	p := fresh()
	slices.SortStableFunc(rows, func(a, b keyRow) int { return p.compare(a.feature, b.feature) })
	return grouped(rows, fresh)
}

// addRow counts a row that is there already.
func addRow(rows []keyRow, row keyRow) []keyRow {
	for i := range rows {
		if rows[i].feature == row.feature {
			rows[i].count += row.count
			return rows
		}
	}
	return append(rows, row)
}

// grouped puts rows under their headings.
func grouped(rows []keyRow, fresh func() *painter) []KeyGroup {
	var out []KeyGroup
	for _, row := range rows {
		if h := headingOf(row.feature.Kind); len(out) == 0 || out[len(out)-1].Title != h {
			out = append(out, KeyGroup{Title: h, painter: fresh})
		}
		g := &out[len(out)-1]
		g.rows = append(g.rows, row)
	}
	return out
}

// KeyStrip sets groups beside each other in columns of one width. Each group has at least one; the
// others go to the groups with the longest columns.
func KeyStrip(groups []KeyGroup, width scene.Unit, columns int) Picture {
	counts := share(groups, columns)
	columns = max(1, columns, len(groups))
	column := (width - keyGutter*scene.Unit(columns-1)) / scene.Unit(columns)
	strip := Picture{W: width}
	var x scene.Unit
	for i, g := range groups {
		n := scene.Unit(counts[i])
		part := g.Draw(column*n+keyGutter*(n-1), counts[i])
		strip.Items = append(strip.Items, part.At(x, 0))
		strip.H = max(strip.H, part.H)
		x += (column + keyGutter) * n
	}
	return strip
}

// share gives columns to groups, the next always to the one that is highest.
func share(groups []KeyGroup, columns int) []int {
	counts := make([]int, len(groups))
	for i := range counts {
		counts[i] = 1
	}
	for range columns - len(groups) {
		most := 0
		for i, g := range groups {
			if g.perColumn(counts[i]) > groups[most].perColumn(counts[most]) {
				most = i
			}
		}
		if len(groups) > 0 {
			counts[most]++
		}
	}
	return counts
}

func headingOf(k FeatureKind) string {
	switch k {
	case PanelFeature, StateFeature, PostFeature:
		return "Panels"
	case CrateFeature, ColourFeature, FurnitureFeature, MarkerFeature:
		return "Pieces"
	case FigureFeature:
		return "Figures"
	}
	return "Places"
}

// describe is a feature's label, and how many of it stand on the board (0: not counted).
func (p *painter) describe(f Feature) (label string, count int) {
	b := p.b
	switch f.Kind {
	case PanelFeature:
		return p.kindOf(model.Panel{Kind: f.ID}).Title, tally(b.Panels, func(x model.Panel) bool { return x.Kind == f.ID })
	case StateFeature:
		return "Door, " + stateName(model.PanelState(f.ID)), 0
	case PostFeature:
		return "Post", len(b.Posts)
	case CrateFeature:
		return p.crateTitle(f.ID), tally(b.Crates, func(x model.Crate) bool { return x.Size == f.ID })
	case ColourFeature:
		return capital(f.ID) + " crate", tally(b.Crates, func(x model.Crate) bool { return x.Colour == f.ID })
	case FurnitureFeature:
		return p.furnitureKind(f.ID).Title, tally(b.Furniture, func(x model.Furniture) bool { return x.Kind == f.ID })
	case AirlockFeature:
		return "Airlock", len(b.Airlocks)
	case EntryFeature:
		return p.describeEntry(f.ID)
	case HighlightFeature:
		return "Highlighted " + f.ID, 0
	}
	return p.describeMore(f)
}

// describeMore is describe for what not every board has.
func (p *painter) describeMore(f Feature) (label string, count int) {
	b := p.b
	switch f.Kind {
	case MarkerFeature:
		return p.markerKind(f.ID).Title, tally(b.Markers, func(x model.Marker) bool { return x.Kind == f.ID })
	case HatchFeature:
		return "Hatch", len(b.Hatches)
	case LinkFeature:
		return capital(f.ID), tally(p.linkEnds(), func(e linkEnd) bool { return e.kind == f.ID && !e.arrival })
	case ZoneFeature:
		return "Zone", 0
	case LevelFeature:
		return "Floor above", len(b.Levels)
	}
	return p.describeFigure(f.ID)
}

func (p *painter) describeEntry(symbol string) (label string, count int) {
	sealed := symbol == "entry-sealed"
	label = "Entry point"
	if sealed {
		label = "Entry point, sealed"
	}
	return label, tally(p.b.Entries, func(x model.Entry) bool { return x.Sealed == sealed })
}

func stateName(s model.PanelState) string {
	if s == "" {
		return string(model.Closed)
	}
	return string(s)
}

func (p *painter) crateTitle(size string) string {
	for _, c := range p.r.Crates {
		if c.ID == size {
			return c.Title
		}
	}
	return capital(size)
}

func tally[T any](list []T, is func(T) bool) (n int) {
	for _, x := range list {
		if is(x) {
			n++
		}
	}
	return n
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// keyRow draws one row into its place.
func (p *painter) keyRow(row keyRow, r scene.Rect) {
	sample := scene.Rect{X: r.X, Y: r.Y, W: keySample, H: r.H}
	p.sample(row.feature, sample)
	st := layout.Style{Face: layout.Body, Size: keyLabel, Colour: p.tones.Ink}
	count := layout.Line{}
	if row.count > 0 {
		soft := layout.Style{Face: layout.Mono, Size: keyLabel * 92 / 100, Colour: p.tones.Soft}
		count = p.set.Line(soft, fmt.Sprintf("×%d", row.count))
	}
	left := r.X + keySample + 1500
	st, label := p.fitted(st, row.label, r.X+r.W-left-count.Width-1000)
	base := r.Y + r.H/2 + p.set.Metrics(st).CapHeight/2
	p.add(p.set.Line(st, label).At(left, base)...)
	p.add(count.Right(r.X+r.W, base)...)
}

func (p *painter) keyHeading(text string, r scene.Rect) {
	st := layout.Style{Face: layout.Heading, Size: smallest * 11 / 10, Colour: p.tones.Accent, Tracking: 150}
	base := r.Y + r.H*68/100
	l := p.set.Line(st, strings.ToUpper(text))
	p.add(l.At(r.X, base)...)
	y := base - p.set.Metrics(st).CapHeight/2
	rule := join(scene.Point{X: r.X + l.Width + 1200, Y: y}, scene.Point{X: r.X + r.W, Y: y})
	p.add(scene.Stroke{Path: rule, Colour: p.tones.Rule, Width: 150})
}

// sample draws a feature small, in the middle of a rectangle.
func (p *painter) sample(f Feature, r scene.Rect) {
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	p.frame.inch = r.W / 4
	p.w = mapWeights(p.frame.inch)
	switch f.Kind {
	case PanelFeature:
		p.samplePanel(p.kindOf(model.Panel{Kind: f.ID}), "", r)
	case StateFeature:
		p.sampleState(model.PanelState(f.ID), r)
	case PostFeature:
		p.add(scene.Fill{Path: scene.CirclePath(centre, p.w.post), Colour: p.tones.Ink})
	case CrateFeature:
		p.sampleCrate(f.ID, centre, r.H)
	case ColourFeature:
		p.sampleSymbol(art.Named(f.ID).Mark, centre, r.H*50/100, art.Named(f.ID).Ink())
	case FurnitureFeature:
		p.sampleFurniture(f.ID, centre, r.H)
	case AirlockFeature:
		centre.Y -= r.H * 14 / 100
		p.sampleSymbol("airlock", centre, r.H*115/100, p.tones.Plain())
	case EntryFeature:
		p.sampleSymbol(f.ID, centre, r.H*80/100, p.tones.Plain())
	case MarkerFeature:
		p.sampleSymbol(p.markerKind(f.ID).Symbol, centre, r.H*80/100, p.tones.Plain())
	case HatchFeature:
		p.sampleSymbol(hatchSymbol, centre, r.H*80/100, p.tones.Plain())
	case LinkFeature:
		p.sampleSymbol(linkSymbol(f.ID), centre, r.H*80/100, p.tones.Plain())
	case ZoneFeature:
		p.zoneOutline(scene.RectPath(scene.Rect{X: r.X + r.W/6, Y: r.Y + r.H/5, W: r.W * 4 / 6, H: r.H * 3 / 5}))
	case LevelFeature:
		p.levelOutline(scene.RectPath(scene.Rect{X: r.X + r.W/6, Y: r.Y + r.H/5, W: r.W * 4 / 6, H: r.H * 3 / 5}))
	case FigureFeature:
		p.sampleFigure(f.ID, centre, r.H*92/100)
	case HighlightFeature:
		p.frame.inch = r.H * 60 / 100
		p.ring(scene.RoundedPath(scene.Rect{X: r.X + r.W/4, Y: r.Y + r.H/4, W: r.W / 2, H: r.H / 2}, r.H/4), f.ID, scene.Point{X: r.X + r.W*3/4, Y: r.Y + r.H*3/10})
	}
}

func (p *painter) sampleSymbol(name string, c scene.Point, side scene.Unit, ink art.Ink) {
	symbol, _ := art.Find(name)
	p.add(symbol.Draw(art.Around(c, side), ink)...)
}

// samplePanel draws a panel as long as the rectangle, whatever its length.
func (p *painter) samplePanel(kind model.PanelKind, state model.PanelState, r scene.Rect) {
	length := max(kind.Length, 4*model.Inch)
	wide := r.W * scene.Unit(max(kind.Length, 2*model.Inch)) / scene.Unit(length)
	y := r.Y + r.H/2
	x := newAxis(scene.Point{X: r.X + (r.W-wide)/2, Y: y}, scene.Point{X: r.X + (r.W+wide)/2, Y: y})
	f := frame{inch: r.W * scene.Unit(model.Inch) / scene.Unit(length)}
	var s strokes
	s.panel(x, kind, state, f, p.w)
	p.add(s.items(p.tones, p.w)...)
}

// sampleState draws a doorway that fills the rectangle, its door in a state.
func (p *painter) sampleState(state model.PanelState, r scene.Rect) {
	door := model.PanelKind{Length: 4 * model.Inch, Openings: []model.Opening{{From: model.Inch, To: 3 * model.Inch, Pass: model.Wide, Door: true}}}
	p.samplePanel(door, state, r)
	if state == model.Locked {
		p.lock(scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})
	}
}

func (p *painter) sampleCrate(size string, c scene.Point, h scene.Unit) {
	for _, k := range p.r.Crates {
		if k.ID == size {
			p.samplePiece("crate", k.Width, k.Depth, c, h)
			return
		}
	}
	p.samplePiece("crate", model.Inch, model.Inch, c, h)
}

func (p *painter) sampleFurniture(id string, c scene.Point, h scene.Unit) {
	k := p.furnitureKind(id)
	p.samplePiece(k.Symbol, max(k.Width, model.Inch/2), max(k.Depth, model.Inch/2), c, h)
}

// samplePiece draws a piece no higher than a row and no wider than a sample.
func (p *painter) samplePiece(symbol string, w, d model.Length, c scene.Point, h scene.Unit) {
	high := h * 78 / 100
	wide := high * scene.Unit(w) / scene.Unit(d)
	if most := keySample * 90 / 100; wide > most {
		high, wide = high*most/wide, most
	}
	r := scene.Rect{X: c.X - wide/2, Y: c.Y - high/2, W: wide, H: high}
	p.add(pieceSymbol(symbol).Draw(r, p.tones.Plain())...)
}
