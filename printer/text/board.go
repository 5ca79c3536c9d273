package text

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Board draws a board with its pieces and, below it, the legend. A board of 24 inches fits into 80
// columns.
func Board(b *model.Board, r *model.RuleSet) string {
	return draw(newPicture(model.NamedFloor{Board: b}, r))
}

// Mission draws all floors of a mission, the mission's board first, with the NPCs that stand on them.
func Mission(m *model.Mission, r *model.RuleSet) string {
	var out strings.Builder
	for _, f := range m.Floors() {
		if f.ID != "" {
			out.WriteString("\n" + strings.ToUpper(clean(f.ID)) + "\n\n")
		}
		p := newPicture(f, r)
		p.figures = standing(m, f.ID)
		out.WriteString(draw(p))
	}
	return out.String()
}

func draw(p *picture) string {
	p.rim()
	for _, panel := range p.board.Panels {
		p.panel(panel)
	}
	p.posts()
	p.pieces()
	p.places()
	return p.framed() + "\n" + p.legend()
}

// picture is one board being drawn.
type picture struct {
	*canvas
	floor model.NamedFloor
	board *model.Board
	rules *model.RuleSet
	kinds map[string]model.PanelKind
	keys  map[string]bool // taken
	rows  []row           // of the legend
	// figures are the NPCs that stand on the floor from the start.
	figures []figure
	// Signs that need an explanation, if they occur.
	overhead, offLattice bool
}

func newPicture(f model.NamedFloor, r *model.RuleSet) *picture {
	b := f.Board
	p := &picture{canvas: newCanvas(b.Width, b.Height, r.Board.Lattice), floor: f, board: b, rules: r,
		kinds: map[string]model.PanelKind{}, keys: map[string]bool{}}
	for _, k := range r.Panels {
		p.kinds[k.ID] = k
	}
	for _, id := range p.ids() {
		if short(id) {
			p.keys[id] = true // nobody else may have it as a made-up key
		}
	}
	return p
}

// ids lists the ids of all pieces that get a key.
func (p *picture) ids() []string {
	var ids []string
	for t := range p.floor.Things(model.CrateSort, model.FurnitureSort, model.MarkerSort) {
		ids = append(ids, t.ID)
	}
	return ids
}

// posts draws the posts where no panel passes, also on the bare rim.
func (p *picture) posts() {
	for _, at := range p.board.Posts {
		if x, y, ok := p.onLattice(at); ok && (p.free(x, y) || p.chars[y][x] == rimMark) {
			p.set(x, y, '+', true)
		}
	}
}

// clean leaves only what prints: texts come from a pack.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' && !isLetter(r) {
			return '?'
		}
		return r
	}, s)
}
