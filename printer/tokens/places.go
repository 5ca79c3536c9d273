package tokens

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// editionPieces are entry points, airlocks and markers of every number that there is.
func (p *painter) editionPieces(owned []model.Box) []impose.Piece {
	var out []impose.Piece
	for n := p.rules.Board.Entries.Min; n <= min(p.rules.Board.Entries.Max, p.rules.Board.Entries.Min+maxPlaced); n++ {
		out = append(out, p.entry(model.Entry{Number: n}))
	}
	for i := range mostAirlocks {
		out = append(out, p.airlock(string(rune('A'+i))))
	}
	for _, k := range p.rules.Markers {
		if len(out) > maxPieces {
			break // more than is printed already
		}
		n := countedIn(owned, k.ID, func(b model.Box) []model.BoxCount { return b.Markers })
		n = min(max(n, k.Count, 1), maxPlaced)
		for i := range n {
			out = append(out, p.marker(k, strconv.Itoa(i+1)))
		}
	}
	return out
}

// boardPieces are the pieces that a floor shows.
func (p *painter) boardPieces(f model.NamedFloor) []impose.Piece {
	var out []impose.Piece
	b := f.Board
	for _, e := range firsts(b.Entries) {
		out = append(out, from(on(f.Path, "entries", e.ID), p.entry(e)))
	}
	for _, a := range firsts(b.Airlocks) {
		out = append(out, from(on(f.Path, "airlocks", a.ID), p.airlock(strings.ToUpper(a.ID))))
	}
	for _, h := range firsts(b.Hatches) {
		out = append(out, from(on(f.Path, "hatches", h.ID), p.disc("hatch-"+h.ID, "Hatch "+h.ID, "hatch", h.ID)))
	}
	for _, k := range firsts(b.Markers) {
		label := ""
		if k.Number > 0 {
			label = strconv.Itoa(k.Number)
		}
		out = append(out, from(on(f.Path, "markers", k.ID), p.marker(p.markerKind(k), label)))
	}
	return out
}

// firsts is a list as far as it matters: one piece more than may be printed is an error already.
func firsts[T any](list []T) []T { return list[:min(len(list), maxPieces+1)] }

// markerKind is the kind of a marker on the board, with the title that the mission gives it.
func (p *painter) markerKind(m model.Marker) model.MarkerKind {
	kind := model.MarkerKind{ID: m.Kind, Title: strings.ReplaceAll(m.Kind, "-", " ")}
	for _, k := range p.rules.Markers {
		if k.ID == m.Kind {
			kind = k
		}
	}
	if m.Title != "" {
		kind.Title = m.Title
	}
	return kind
}

// entry is an entry point: a square inch with its number. The back is sealed.
func (p *painter) entry(e model.Entry) impose.Piece {
	label := e.ID
	if e.Number != 0 {
		label = strconv.Itoa(e.Number)
	}
	title := "Entry point " + label
	plain, sealed := p.square("entry", label, title), p.square("entry-sealed", label, title+", sealed")
	if e.Sealed {
		plain, sealed = sealed, plain
	}
	return impose.Piece{ID: "entry-" + label, Title: title, W: scene.Inch, H: scene.Inch, Face: plain, Back: sealed}
}

// square is an inch with a symbol above a large label.
func (p *painter) square(symbol, label, alt string) []scene.Item {
	side := scene.Unit(scene.Inch)
	items := ground(side, side, p.tones.Paper)
	frame := icons.Chamfered(scene.Rect{X: 1300, Y: 1300, W: side - 2600, H: side - 2600}, 2600)
	items = append(items, scene.Stroke{Path: frame, Colour: p.tones.Ink, Width: 500})
	items = append(items, p.icon(symbol, scene.Point{X: side / 2, Y: 6600}, 6500, p.tones.Plain())...)
	items = append(items, p.large(label, side/2, 16*mm, side-6*mm)...)
	items = append(items, p.edge(side, side))
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: alt, Items: items}}
}

// large is a label in the largest letters that a width takes.
func (p *painter) large(label string, x, y, width scene.Unit) []scene.Item {
	st, label := p.largeLetters(label, 320, width)
	return p.set.Line(st, label).Centre(x, p.middle(st, y))
}

// largeLetters are a style in which a short label fits a width, from a size in tenths of a point down, and as
// much of the label as does.
func (p *painter) largeLetters(label string, size, width scene.Unit) (layout.Style, string) {
	label = head(label, 40)
	if utf8.RuneCountInString(label) > 2 {
		size /= 2
	}
	st := p.letters(layout.Title, size, p.tones.Ink)
	if have := p.set.Width(st, label); have > width {
		st.Size = max(page.Points(smallest), st.Size*width/have)
	}
	return st, p.set.Shorten(st, label, width)
}

// airlock is the letter of an airlock on a disc.
func (p *painter) airlock(letter string) impose.Piece {
	return p.disc("airlock-"+letter, "Airlock "+letter, "airlock", letter)
}

// disc is an inch across with a symbol over a large label, the same on both sides.
func (p *painter) disc(id, title, symbol, label string) impose.Piece {
	c := scene.Point{X: scene.Inch / 2, Y: scene.Inch / 2}
	items := p.disk(c, scene.Inch)
	items = append(items, p.icon(symbol, scene.Point{X: c.X, Y: 6800}, 6000, p.tones.Plain())...)
	items = append(items, p.large(label, c.X, 15800, 16*mm)...)
	side := []scene.Item{scene.Group{Tag: scene.Figure, Alt: title, Items: items}}
	return impose.Piece{ID: id, Title: title, W: scene.Inch, H: scene.Inch, Round: true, Face: side, Back: side}
}

// marker is a marker of the board with its number; one that lies face down has a back that tells nothing.
func (p *painter) marker(k model.MarkerKind, label string) impose.Piece {
	w, h := length(min(max(k.Width, 75), 1200)), length(min(max(k.Depth, 75), 1200))
	title := strings.TrimSpace(k.Title + " " + label)
	face := p.markerFace(k, label, w, h)
	back := face
	if k.Hidden {
		back = p.back(w, h, backKey{sort: veiled})
	}
	return impose.Piece{ID: strings.Trim(k.ID+"-"+label, "-"), Title: title, W: w, H: h, Face: face, Back: back}
}

// markerFace is the symbol of a marker with its number, over its title.
func (p *painter) markerFace(k model.MarkerKind, label string, w, h scene.Unit) []scene.Item {
	items := ground(w, h, p.tones.Paper)
	text := p.fit(p.letters(layout.BodyBold, 72, p.tones.Ink), k.Title, w-2*pad, 2)
	p.cut("markers."+k.ID+".title", fmt.Sprintf("the title of marker %q", k.ID), "its marker", text.cut)
	room := h - text.height() - 1600
	items = append(items, p.emblem(k, label, scene.Rect{X: pad, Y: 800, W: w - 2*pad, H: room})...)
	y := h - 800 - text.height()
	for _, l := range text.lines {
		items = append(items, l.Centre(w/2, p.middle(text.style, y+text.leading/2))...)
		y += text.leading
	}
	items = append(items, p.edge(w, h))
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: strings.TrimSpace(k.Title + " " + label), Items: items}}
}

// emblem is the symbol of a marker in the middle of a place, and its number beside it.
func (p *painter) emblem(k model.MarkerKind, label string, at scene.Rect) []scene.Item {
	const gap = 1500
	symbol := k.Symbol
	if symbol == "" {
		symbol = k.ID
	}
	side, mid := max(0, min(at.W, at.H)), at.Y+at.H/2
	if label == "" {
		return p.icon(symbol, scene.Point{X: at.X + at.W/2, Y: mid}, side, p.tones.Plain())
	}
	side = min(side, at.W*55/100)
	st, label := p.largeLetters(label, 320*max(at.W, scene.Inch)/scene.Inch, at.W-side-gap)
	line := p.set.Line(st, label)
	x := at.X + (at.W-side-gap-line.Width)/2
	items := p.icon(symbol, scene.Point{X: x + side/2, Y: mid}, side, p.tones.Plain())
	return append(items, line.At(x+side+gap, p.middle(st, mid))...)
}
