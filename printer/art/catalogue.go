package art

import (
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Find is the symbol of that name, or the plain disc and false.
func Find(name string) (Symbol, bool) {
	if s, known := byName()[name]; known {
		return s, true
	}
	return Symbol{Name: name, Square: true, shape: square(generic)}, false
}

// Names lists every symbol there is, sorted.
func Names() []string {
	var names []string
	for _, s := range catalogue() {
		names = append(names, s.Name)
	}
	slices.Sort(names)
	return names
}

// catalogue is the whole set, in the order of a type case: cards, pieces, marks of the board, things
// on the tracker, shapes. It is put together once: a page looks up hundreds of symbols.
var catalogue = sync.OnceValue(func() []Symbol {
	return slices.Concat(
		icons(cardIcons()), pieces(pieceShapes()), icons(boardIcons()), icons(trackIcons()), icons(diceIcons()), icons(markIcons()),
		icons(figureIcons()), icons(linkIcons()),
	)
})

// byName is the catalogue by the names of its symbols.
var byName = sync.OnceValue(func() map[string]Symbol {
	symbols := map[string]Symbol{}
	for _, s := range catalogue() {
		symbols[s.Name] = s
	}
	return symbols
})

// named is a drawing with its name; lists of them keep their order.
type named[D any] struct {
	name string
	draw D
}

type (
	iconDrawing  = func(d *drawing)
	pieceDrawing = func(d *drawing, w, h scene.Unit)
)

func icons(list []named[iconDrawing]) []Symbol {
	var out []Symbol
	for _, n := range list {
		out = append(out, Symbol{Name: n.name, Square: true, shape: square(n.draw)})
	}
	return out
}

func pieces(list []named[pieceDrawing]) []Symbol {
	var out []Symbol
	for _, n := range list {
		out = append(out, Symbol{Name: n.name, shape: func(w, h scene.Unit) []Layer {
			var d drawing
			n.draw(&d, w, h)
			return d.layers
		}})
	}
	return out
}

func square(draw iconDrawing) func(w, h scene.Unit) []Layer {
	return func(scene.Unit, scene.Unit) []Layer {
		var d drawing
		draw(&d)
		return d.layers
	}
}

// generic stands in for a symbol that nobody has drawn: a ringed disc with room for a label.
func generic(d *drawing) {
	d.boxed(Paper, 60, circle(500, 500, 440))
	d.line(Line, 25, circle(500, 500, 340))
}
