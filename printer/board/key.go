package board

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of a key.
const (
	keyRowHigh = 4400 // of a label in one line, and of a heading
	keyLead    = 2900 // between the lines of a label
	keyApart   = 900  // between rows whose labels have several lines
	keyMost    = 8    // of a label, at most: longer than a title that anybody reads out
	keyStack   = 2 * scene.Millimetre
	keySample  = 11 * scene.Millimetre // width of the drawing in front of a label
	keyGutter  = 5 * scene.Millimetre  // between columns
	keySize    = 78 * smallest / 60    // of the letters: 7.8 points
	keyLeast   = 70 * smallest / 60    // the least of a label in one line: 7 points
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
	measure *painter        // which draws nothing
}

// Height is how tall the group is in so many columns that share a width.
func (g KeyGroup) Height(width scene.Unit, columns int) scene.Unit {
	high := scene.Unit(keyRowHigh)
	for _, h := range g.heights(width, columns) {
		high += h
	}
	return high
}

// heights are those of the rows. Rows beside each other are of one height.
func (g KeyGroup) heights(width scene.Unit, columns int) []scene.Unit {
	column := keyColumn(width, columns)
	out := make([]scene.Unit, (len(g.rows)+columns-1)/columns)
	for c := range columns {
		for i, row := range g.rows[g.start(c, columns):g.start(c+1, columns)] {
			out[i] = max(out[i], g.measure.keyHeight(row, column))
		}
	}
	return out
}

// keyColumn is how wide each of several columns is.
func keyColumn(width scene.Unit, columns int) scene.Unit {
	return (width - keyGutter*scene.Unit(columns-1)) / scene.Unit(columns)
}

// start is the row that a column begins with; the first columns take one row more if need be.
func (g KeyGroup) start(column, columns int) int {
	return column*(len(g.rows)/columns) + min(column, len(g.rows)%columns)
}

// Draw is the group in columns that share a width.
func (g KeyGroup) Draw(width scene.Unit, columns int) Picture {
	p := g.painter()
	column, heights := keyColumn(width, columns), g.heights(width, columns)
	p.keyHeading(g.Title, scene.Rect{W: width, H: keyRowHigh})
	for c := range columns {
		x, y := (column+keyGutter)*scene.Unit(c), scene.Unit(keyRowHigh)
		for i, row := range g.rows[g.start(c, columns):g.start(c+1, columns)] {
			p.keyRow(row, scene.Rect{X: x, Y: y, W: column, H: heights[i]})
			y += heights[i]
		}
	}
	return Picture{W: width, H: g.Height(width, columns), Items: p.items}
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
			f = p.summed(f)
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
	return grouped(rows, p, fresh)
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
func grouped(rows []keyRow, measure *painter, fresh func() *painter) []KeyGroup {
	var out []KeyGroup
	for _, row := range rows {
		if h := headingOf(row.feature.Kind); len(out) == 0 || out[len(out)-1].Title != h {
			out = append(out, KeyGroup{Title: h, painter: fresh, measure: measure})
		}
		g := &out[len(out)-1]
		g.rows = append(g.rows, row)
	}
	return out
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
