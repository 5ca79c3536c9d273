package trackers

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// A board has no room for more: no figure of a game takes more damage, and no box holds more of those that take
// several points.
const (
	mostInserts = 9
	mostHealth  = 16
	mostFigures = 6
	numberWidth = 5200 // in a box, with room for a dagger beside it
)

// kindLine is a kind with its numbers on one side.
type kindLine struct {
	model.NPCKind
	s       *model.Stats
	figures int    // in the boxes
	board   string // what the stronger side is called
}

// kindRow is a kind on one side: rank, name, abilities, numbers; its health tracks below, if it takes more than
// one point of damage.
func (w *writer) kindRow(k kindLine, cols []column, left, width, high scene.Unit) page.Part {
	mid := high / 2
	row := append(tagged(scene.TableCell, w.rank(k.Rank, mid)), tagged(scene.TableCell, w.kindName(k, left, high))...)
	for i, c := range cols {
		items := w.cell(c, k.s, rankWidth+left+cellWidth*scene.Unit(i)+cellWidth/2, mid, high-1500)
		row = append(row, tagged(scene.TableCell, items)...)
	}
	p := page.Part{H: high, Items: tagged(scene.TableRow, row)}
	if k.s != nil {
		for i, in := range k.s.Inserts[:min(len(k.s.Inserts), mostInserts)] {
			p.Below(w.insert(i, in, cols, left))
		}
		if n := tracks(k.s); n > 1 && len(k.s.Inserts) == 0 {
			p.Below(w.healthTracks(n, k.figures, width))
		}
	}
	p.Add(scene.Stroke{Path: page.Line(0, p.H, width, p.H), Colour: w.Tones.Rule, Width: page.Hair})
	return p
}

// rank is the rank of a kind in a lozenge.
func (w *writer) rank(n int, mid scene.Unit) []scene.Item {
	if n <= 0 {
		return nil
	}
	var path scene.Path
	const r = 3300
	path.Move(r, mid-r).Line(2*r, mid).Line(r, mid+r).Line(0, mid).Close()
	st := w.letters(layout.Title, 100, w.Tones.Ink)
	items := []scene.Item{scene.Fill{Path: path, Colour: w.Tones.Wash}, scene.Stroke{Path: path, Colour: w.Tones.Ink, Width: 250}}
	return append(items, w.centred(st, strconv.Itoa(n), 0, mid, 2*r)...)
}

// kindName is the name of a kind over its abilities.
func (w *writer) kindName(k kindLine, left, high scene.Unit) []scene.Item {
	name := k.Title
	if k.s != nil && k.s.Title != "" && !strings.EqualFold(k.s.Title, k.board) {
		name += ", " + strings.ToLower(k.s.Title)
	}
	const count = 18 * mm
	st := w.letters(layout.BodyBold, 118, w.Tones.Ink)
	note := w.letters(layout.Body, 74, w.Tones.Soft)
	gifts := strings.Join(w.gifts(k.s), " · ")
	y := high * 36 / 100
	if gifts == "" {
		y = high / 2
	}
	items := w.line(st, name, rankWidth, y, left-count)
	if k.figures > 0 {
		st = w.Fitted(st, name, left-count, page.Points(60))
		x := rankWidth + min(w.Set.Width(st, name), left-count) + 1500
		items = append(items, w.line(note, fmt.Sprintf("%d in the box", k.figures), x, y+150, count-2*mm)...)
	}
	return append(items, w.line(note, gifts, rankWidth, high*76/100, left-3*mm)...)
}

// gifts are the abilities of a side with their numbers, and how far it reaches.
func (w *writer) gifts(s *model.Stats) []string {
	if s == nil {
		return []string{"no document gives its numbers"}
	}
	var out []string
	for _, a := range s.Abilities {
		t, _ := w.ability(a.ID)
		if t.Valued {
			out = append(out, fmt.Sprintf("%s %d", t.Title, a.Count))
		} else {
			out = append(out, t.Title)
		}
	}
	if s.Range != "" {
		out = append(out, "shoots at up to "+strings.ToLower(w.rangeTitle(s.Range))+" range")
	}
	if s.Reach > 0 {
		out = append(out, "strikes up to "+strconv.FormatFloat(float64(s.Reach)/100, 'f', -1, 64)+" in away")
	}
	return out
}

// cell is a number of a kind: in a box if it is known, an empty dashed box if no document has it.
func (w *writer) cell(c column, s *model.Stats, x, mid, cell scene.Unit) []scene.Item {
	box := scene.RoundedPath(scene.Rect{X: x - cell/2, Y: mid - cell/2, W: cell, H: cell}, 1200)
	if !has(c, s) {
		empty := scene.Stroke{Path: box, Colour: w.Tones.Rule, Width: 200, Dash: []scene.Unit{900, 700}}
		return []scene.Item{scene.Group{Tag: scene.Figure, Alt: "not known", Items: []scene.Item{empty}}}
	}
	items := []scene.Item{scene.Stroke{Path: box, Colour: w.Tones.Ink, Width: 250}}
	return append(items, w.number(*c.of(s), slices.Contains(s.Assumed, c.name), 170, x, mid)...)
}

// number is a number about a point, with a dagger if it is a guess.
func (w *writer) number(n int, guess bool, tenths, x, mid scene.Unit) []scene.Item {
	text := strconv.Itoa(n)
	st := w.Fitted(w.letters(layout.Title, tenths, w.Tones.Ink), text, numberWidth, page.Points(60))
	l := w.OneLine(st, text, numberWidth)
	items := l.Centre(x, w.Middle(st, mid))
	if guess {
		small := w.letters(layout.Body, 66, w.Tones.Soft)
		items = append(items, w.Set.Line(small, dagger.Mark).At(x+l.Width/2+200, w.Middle(small, mid-1700))...)
	}
	return items
}

// tracks is how many holes a figure's health takes.
func tracks(s *model.Stats) int {
	if s.Health == nil {
		return 0
	}
	return min(*s.Health, mostHealth)
}

// insert is the numbers of a kind after some damage, with a hole to mark it.
func (w *writer) insert(i int, s model.Stats, cols []column, left scene.Unit) page.Part {
	p := page.Part{H: hole + 800}
	mid := p.H / 2
	st := w.letters(layout.Body, 82, w.Tones.Ink)
	var row []scene.Item
	text := "insert 1, unharmed"
	if i > 0 {
		text = fmt.Sprintf("insert %d, %d damage taken", i+1, i)
	}
	name := w.hole(scene.Point{X: rankWidth + hole/2, Y: mid}, i == 0, false)
	row = append(row, tagged(scene.TableCell, append(name, w.line(st, text, rankWidth+hole+2*mm, mid, left-hole-2*mm)...))...)
	for n, c := range cols {
		var items []scene.Item
		if has(c, &s) {
			items = w.number(*c.of(&s), false, 120, rankWidth+left+cellWidth*scene.Unit(n)+cellWidth/2, mid)
		}
		row = append(row, tagged(scene.TableCell, items)...)
	}
	p.Items = tagged(scene.TableRow, row)
	return p
}

// healthTracks are rows of holes for each figure of a kind that takes several points of damage.
func (w *writer) healthTracks(n, figures int, width scene.Unit) page.Part {
	var p page.Part
	one := hole + pitch*scene.Unit(n-1)
	perRow := max(1, int((width-rankWidth)/(one+9*mm)))
	figures = min(max(figures, 1), mostFigures)
	st := w.letters(layout.BodyBold, 90, w.Tones.Soft)
	for i := range figures {
		x := rankWidth + scene.Unit(i%perRow)*(one+9*mm)
		y := scene.Unit(i/perRow) * pitch
		row := w.holes(holes{first: 1, count: n, quiet: true}, one)
		p.Add(w.line(st, string(rune('A'+i)), x, y+hole/2, 4*mm)...)
		p.Add(scene.Group{Shift: scene.Point{X: x + 5*mm, Y: y}, Items: row.Items})
		p.H = max(p.H, y+hole+1500)
	}
	p.Items = tagged(scene.TableRow, tagged(scene.TableCell, p.Items))
	return p
}
