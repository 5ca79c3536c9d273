package trackers

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// npcCard is the board of a group with two sides: the usual numbers in front, the stronger ones behind.
func (w *writer) npcCard(g group) {
	c := w.card()
	front := w.side(c, g.Title, "Usual side", false)
	w.table(front, g, usual)
	rest := w.pour(front, func(size, width scene.Unit) []layout.Block { return w.conduct(g, usual, size, width) }, 2)
	back := w.side(c, g.Title, or(g.Board, "Stronger")+" side", true)
	w.table(back, g, stronger)
	rest = append(rest, w.pour(back, func(size, width scene.Unit) []layout.Block { return w.rules(g, size, width) }, 2)...)
	w.fold(g.name(), g.Title, c, front, back)
	w.after(g.Title, rest)
}

// npcBoard is the board of a group that has one side.
func (w *writer) npcBoard(k *stack, g group) {
	s := w.side(k.c, g.Title, "NPC board", false)
	w.table(s, g, usual)
	rest := w.pour(s, func(size, width scene.Unit) []layout.Block {
		return append(w.conduct(g, usual, size, width), w.rules(g, size, width)...)
	}, 2)
	s.trim()
	k.place(g.name(), g.Title, s, rest)
}

// stronger reports whether any kind of the group has another side.
func (g group) stronger() bool {
	for _, k := range g.kinds {
		if k.Charged != nil {
			return true
		}
	}
	return false
}

// usual and stronger are the numbers of a kind on one side. A kind without a side of its own shows the other.
func usual(k model.NPCKind) *model.Stats { return k.Stats }

func stronger(k model.NPCKind) *model.Stats {
	if k.Charged == nil {
		return k.Stats
	}
	return k.Charged
}

// The measures of the table of numbers.
const (
	rankWidth = 9 * mm
	cellWidth = 13 * mm
	kindRow   = 11 * mm
	lowRow    = 9500 // of a group with many kinds
	fewKinds  = 4
	tableHigh = 9500 // of the head of the table
	nameLeast = 38 * mm
)

// column is one number of the kinds.
type column struct {
	icon, title, name string // name is that of the field in Stats.Assumed
	of                func(*model.Stats) *int
}

func columns() []column {
	return []column{
		{"action", "Actions", "actions", func(s *model.Stats) *int { return s.Actions }},
		{"close", "Close", "close", func(s *model.Stats) *int { return s.Close }},
		{"ranged", "Ranged", "ranged", func(s *model.Stats) *int { return s.Ranged }},
		{"armour", "Armour", "armour", func(s *model.Stats) *int { return s.Armour }},
		{"shield", "Shield", "shield", func(s *model.Stats) *int { return s.Shield }},
		{"health", "Health", "health", func(s *model.Stats) *int { return s.Health }},
		{"persuade", "Persuade", "persuade", func(s *model.Stats) *int { return s.Persuade }},
		{"knowledge", "Knowledge", "knowledge", func(s *model.Stats) *int { return positive(s.Knowledge) }},
	}
}

func positive(n int) *int {
	if n > 0 {
		return &n
	}
	return nil
}

// used are the columns that a kind of the group has on either side; a group of which nothing is known has
// those that every NPC has.
func used(g group) []column {
	var out []column
	for _, c := range columns() {
		for _, k := range g.kinds {
			if has(c, k.Stats) || has(c, k.Charged) {
				out = append(out, c)
				break
			}
		}
	}
	if len(out) == 0 {
		return columns()[:4]
	}
	return out
}

func has(c column, s *model.Stats) bool { return s != nil && c.of(s) != nil }

// table sets the numbers of one side, a line for each kind.
func (w *writer) table(s *side, g group, of func(model.NPCKind) *model.Stats) {
	p := w.tableHead(used(g), nameWidth(g, s.inner()), s.inner())
	for _, k := range g.kinds {
		p.Below(w.kindPart(g, k, of, s.inner()))
	}
	p.Items = tagged(scene.Table, p.Items)
	s.put(p)
	s.y += 2 * mm
}

// tagged are items that are one thing to somebody who listens.
func tagged(tag scene.Tag, items []scene.Item) []scene.Item {
	return []scene.Item{scene.Group{Tag: tag, Items: items}}
}

// nameWidth is what the numbers of a group leave for the names of its kinds.
func nameWidth(g group, width scene.Unit) scene.Unit {
	return max(nameLeast, width-cellWidth*scene.Unit(len(used(g)))-rankWidth)
}

// kindPart is the line of a kind on a board of its group.
func (w *writer) kindPart(g group, k model.NPCKind, of func(model.NPCKind) *model.Stats, width scene.Unit) page.Part {
	high := scene.Unit(kindRow)
	if len(g.kinds) > fewKinds {
		high = lowRow
	}
	p := w.kindRow(kindLine{k, of(k), g.owned[k.ID], g.Board}, used(g), nameWidth(g, width), width, high)
	p.Add(page.At(scene.Ruled("npcs."+k.ID), scene.Rect{W: width, H: p.H}))
	return p
}

func (w *writer) tableHead(cols []column, left, width scene.Unit) page.Part {
	st := w.letters(layout.Body, 66, w.Tones.Soft)
	row := tagged(scene.TableHead, w.line(st, "Rank", 0, tableHigh-1800, rankWidth))
	row = append(row, tagged(scene.TableHead, w.line(st, "Kind and what it can do", rankWidth, tableHigh-1800, left-rankWidth))...)
	for i, c := range cols {
		x := rankWidth + left + cellWidth*scene.Unit(i)
		items := w.Icon(c.icon, scene.Point{X: x + cellWidth/2, Y: 3000}, 5000)
		items = append(items, w.centred(st, c.title, x, tableHigh-1800, cellWidth)...)
		row = append(row, tagged(scene.TableHead, items)...)
	}
	p := page.Part{H: tableHigh, Items: tagged(scene.TableRow, row)}
	p.Add(scene.Stroke{Path: page.Line(0, p.H-100, width, p.H-100), Colour: w.Tones.Ink, Width: 250})
	return p
}
