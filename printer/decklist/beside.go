package decklist

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostColumns is how many columns of text a page has room for beside the names of the cards, longHead how long
// the names of levels over one may be.
const (
	mostColumns = 4
	longHead    = 60
)

// columns are the stretches of the hostility track at which the cards of a deck say something, from the calmest
// up. There are none where cards part the track in too many ways: what one says at two stretches of another would
// stand twice.
func (l *lister) columns() []string {
	first := map[string]int{} // by the name of a stretch, the level at which it begins
	for _, c := range l.d.Cards {
		seen := map[string]bool{}
		for _, b := range c.Bands {
			levels := l.levels(b)
			if seen[levels] || levels == anyLevel && len(c.Bands) > 1 {
				return nil
			}
			seen[levels] = true
			if levels != anyLevel {
				first[levels] = l.begins(b)
			}
		}
	}
	var out []string
	for levels := range first {
		out = append(out, levels)
	}
	slices.SortFunc(out, func(a, b string) int {
		if n := first[a] - first[b]; n != 0 {
			return n
		}
		return strings.Compare(a, b)
	})
	if len(out) > mostColumns || slices.ContainsFunc(out, func(levels string) bool { return len(levels) > longHead }) {
		return nil
	}
	return out
}

// begins is the place of a band's first level on the track.
func (l *lister) begins(b model.CardBand) int {
	return slices.IndexFunc(l.r.Hostility.Levels, func(x model.HostilityLevel) bool { return x.ID == b.Levels[0] })
}

// nameColumn is the room for the names of cards, columnGap what keeps the texts of two stretches apart.
const (
	nameColumn = 27 * scene.Millimetre
	columnGap  = 3 * scene.Millimetre
)

// beside has a row for each card and a column for each stretch of the track, so that one sees how a card grows.
func (l *lister) beside(columns []string) layout.Block {
	t := page.Table{Pad: columnGap, Columns: []page.TableColumn{{Head: "Card", Width: nameColumn}}}
	each := (l.Width() - nameColumn) / scene.Unit(len(columns))
	for _, levels := range columns {
		t.Columns = append(t.Columns, page.TableColumn{Head: levels, Width: each - columnGap, Fill: true})
	}
	for _, c := range l.d.Cards {
		t.Rows = append(t.Rows, page.TableRow{Cells: l.cardRow(c, columns), From: scene.Source{Path: "cards." + c.ID}})
	}
	return l.Table(t, l.Width())
}

// cardRow is a card with what it says in each column; what it always says reaches over all of them.
func (l *lister) cardRow(c model.Card, columns []string) []page.Cell {
	title := l.SayStrong(name(c))
	if c.Fallback != "" {
		title.Blocks = func(width scene.Unit) []layout.Block {
			quiet := l.Styles.Small
			quiet.Colour = l.Tones.Soft
			return []layout.Block{l.Set.Paragraph([]layout.Span{{Style: quiet, Text: l.fallback(c)}}, page.Points(94), width)}
		}
	}
	cells := []page.Cell{title}
	for _, levels := range columns {
		i := slices.IndexFunc(c.Bands, func(b model.CardBand) bool { return l.levels(b) == levels || len(b.Levels) == 0 })
		if i < 0 {
			cells = append(cells, l.Say("–"))
			continue
		}
		cell := l.bandCell(c.Bands[i])
		if len(c.Bands[i].Levels) == 0 {
			cell.Wide = len(columns)
			return append(cells, cell)
		}
		cells = append(cells, cell)
	}
	return cells
}
