package text

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// maxKey is the longest id that is its own key: it fits between the walls of a cell.
const maxKey = 3

// sections are the parts of the legend for pieces.
var sections = map[model.Sort]string{model.CrateSort: "Crates", model.FurnitureSort: "Furniture", model.MarkerSort: "Markers"}

// pieces draws crates, furniture and markers, and enters them in the legend.
func (p *picture) pieces() {
	for t := range p.floor.Things(model.CrateSort, model.FurnitureSort, model.MarkerSort) {
		what := cmp.Or(p.rules.ThingKind(t).Title, strings.ReplaceAll(t.Kind, "-", " "))
		if t.Number > 0 {
			what += fmt.Sprintf(" %d", t.Number)
		}
		if t.Sort == model.MarkerSort {
			what = join(what, t.Title)
		}
		p.piece(sections[t.Sort], t.ID, join(what, t.Colour), t.At, t.Turn, t.Highlight)
	}
}

// piece puts the key of one piece on the canvas.
func (p *picture) piece(section, id, what string, at model.Point, turn int, highlight string) {
	key := p.key(id)
	if key != clean(id) {
		what = clean(id) + ": " + what
	}
	if turn%180 == 90 {
		what = join(what, "turned upright")
	} else if turn%180 != 0 {
		what = join(what, fmt.Sprintf("turned %d degrees", turn))
	}
	what = join(what, ringed(highlight))
	if !p.place(key, at) {
		what = join(what, "no room for it in the picture")
	}
	p.row(section, key, what, place(at))
}

// key is the sign for an id: the id itself, or its first letters, or a letter with a free number.
func (p *picture) key(id string) string {
	if short(id) {
		return id
	}
	key := p.unused(id)
	p.keys[key] = true
	return key
}

// unused makes up a key that nothing has yet.
func (p *picture) unused(id string) string {
	letters, number := abbreviate(id)
	for _, key := range []string{letters[:min(2, len(letters))] + number, letters[:min(3, len(letters))], letters[:min(2, len(letters))]} {
		if letters != "" && len(key) > 1 && len(key) <= maxKey && !p.keys[key] {
			return key
		}
	}
	for n := 1; ; n++ {
		if key := fmt.Sprintf("%.1s%d", letters+"p", n); !p.keys[key] {
			return key
		}
	}
}

// abbreviate takes an id apart into its letters, in lower case, and the digits at its end.
func abbreviate(id string) (letters, number string) {
	number = id[len(strings.TrimRight(id, "0123456789")):]
	letters = strings.Map(func(r rune) rune {
		if r = lower(r); isLower(r) {
			return r
		}
		return -1
	}, id)
	return letters, number
}

// short reports whether an id can be its own key: a lower case letter and digits, so that nobody
// takes it for a part of a panel.
func short(id string) bool {
	if id == "" || len(id) > maxKey || !isLower(rune(id[0])) {
		return false
	}
	return strings.Trim(id[1:], "0123456789") == ""
}

func isLower(r rune) bool { return r >= 'a' && r <= 'z' }

func lower(r rune) rune {
	if r >= 'A' && r <= 'Z' {
		return r - 'A' + 'a'
	}
	return r
}

// spot is a place for a key, with its distance from where the piece stands.
type spot struct{ x, y, distance int }

// place writes a key as near to a point as there is room on the same side of all walls. It reports
// whether there was any.
func (p *picture) place(key string, at model.Point) bool {
	for _, s := range p.spots(key, at) {
		if p.fits(key, s.x, s.y) && p.sameSide(s, len(key), at) {
			for n, r := range key {
				p.set(s.x+n, s.y, r, false)
			}
			return true
		}
	}
	return false
}

// spots lists the places around a point, nearest first.
func (p *picture) spots(key string, at model.Point) []spot {
	const reachX, reachY = 5, 2 // characters: about the length of a large piece
	x, y := p.column(at.X)-(len(key)-1)/2, p.line(at.Y)
	var out []spot
	for dy := -reachY; dy <= reachY; dy++ {
		for dx := -reachX; dx <= reachX; dx++ {
			// Distances in hundredths of an inch, of the middle of the key.
			ex := (2*(x+dx)+len(key)-1)*int(p.lattice)/(2*columns) - int(at.X)
			ey := (y+dy)*int(p.lattice)/lines - int(at.Y)
			out = append(out, spot{x + dx, y + dy, ex*ex + ey*ey})
		}
	}
	slices.SortStableFunc(out, func(a, b spot) int { return cmp.Compare(a.distance, b.distance) })
	return out
}

// fits reports whether a key has room, apart from other keys.
func (p *picture) fits(key string, x, y int) bool {
	for n := range len(key) {
		if !p.free(x+n, y) {
			return false
		}
	}
	return p.apart(x-1, y) && p.apart(x+len(key), y)
}

func (p *picture) apart(x, y int) bool { return !p.inside(x, y) || p.free(x, y) || p.solid(x, y) }

// sameSide reports whether no wall lies between a point and the key put down for it.
func (p *picture) sameSide(s spot, length int, at model.Point) bool {
	const steps = 8
	fromX, fromY := int(at.X)*columns, int(at.Y)*lines
	toX, toY := (2*s.x+length-1)*int(p.lattice)/2, s.y*int(p.lattice)
	for n := 1; n < steps; n++ {
		x := nearest(model.Length(fromX+(toX-fromX)*n/steps), p.lattice)
		y := nearest(model.Length(fromY+(toY-fromY)*n/steps), p.lattice)
		if p.solid(x, y) {
			return n <= 1 // the piece itself may touch a wall
		}
	}
	return true
}

func title(title, id string) string { return cmp.Or(title, id) }

// join puts words that are not empty side by side, with commas.
func join(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, func(s string) bool { return s == "" }), ", ")
}
