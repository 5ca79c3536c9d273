package icons

import (
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Find is the symbol of that name or of what it is another word for, or the plain disc and false.
func Find(name string) (Symbol, bool) {
	if s, known := byName()[meant(name)]; known {
		return s, true
	}
	return Symbol{Name: name, Square: true, shape: square(generic)}, false
}

// Names lists every symbol there is, sorted.
func Names() []string {
	var names []string
	for _, g := range catalogue() {
		for _, s := range g.Symbols {
			names = append(names, s.Name)
		}
	}
	slices.Sort(names)
	return names
}

// Group is symbols that belong together.
type Group struct {
	Title   string
	Symbols []Symbol
}

// Groups lists every symbol there is by what it is for.
func Groups() []Group { return slices.Clone(catalogue()) }

// catalogue is the whole set, in the order of a type case. It is put together once: a page looks up hundreds
// of symbols.
var catalogue = sync.OnceValue(func() []Group {
	return []Group{
		{"Event cards", icons(cardIcons())},
		{"Pieces on a board", pieces(pieceShapes())},
		{"Places on a board", icons(boardIcons())},
		{"Doors", icons(doorIcons())},
		{"Ways between floors", icons(linkIcons())},
		{"Who stands on the board", icons(peopleIcons())},
		{"Bases of figures", icons(figureIcons())},
		{"Fighting", icons(fightIcons())},
		{"Protection", icons(guardIcons())},
		{"Traders and their skills", icons(bodyIcons())},
		{"What is done", icons(deedIcons())},
		{"Tools and goods", icons(gearIcons())},
		{"Strange finds", icons(strangeIcons())},
		{"Trade and reward", icons(tradeIcons())},
		{"A crew's ship", icons(shipIcons())},
		{"Beside the board", icons(trackIcons())},
		{"Dice", icons(diceIcons())},
		{"Outfits of a star map", icons(outfitIcons())},
		{"Places of a star map", icons(skyIcons())},
		{"Edges of tiles", icons(edgeIcons())},
		{"The law", icons(lawIcons())},
		{"Marks of colours", icons(markIcons())},
	}
})

// byName is the catalogue by the names of its symbols.
var byName = sync.OnceValue(func() map[string]Symbol {
	symbols := map[string]Symbol{}
	for _, g := range catalogue() {
		for _, s := range g.Symbols {
			symbols[s.Name] = s
		}
	}
	return symbols
})

// named is a drawing with its name; lists of them keep their order.
type named[D any] struct {
	name  string
	means string
	draw  D
}

type (
	iconDrawing  = func(d *drawing)
	pieceDrawing = func(d *drawing, w, h scene.Unit)
)

func icons(list []named[iconDrawing]) []Symbol {
	var out []Symbol
	for _, n := range list {
		out = append(out, Symbol{Name: n.name, Means: n.means, Square: true, shape: square(n.draw)})
	}
	return out
}

func pieces(list []named[pieceDrawing]) []Symbol {
	var out []Symbol
	for _, n := range list {
		out = append(out, Symbol{Name: n.name, Means: n.means, shape: func(w, h scene.Unit) []Layer {
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
