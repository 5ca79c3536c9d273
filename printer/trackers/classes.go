package trackers

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// classBoards is a board for each class of a rule set, stacked on sheets: the skills with their spaces, and what
// they do.
func classBoards(j *product.Job) *scene.Document {
	w := newWriter(j, "Class boards")
	boards := stack{writer: w, c: w.card()}
	for _, k := range w.r.Classes {
		s, rest := w.classSide(boards.c, k)
		boards.place("class-"+k.ID, k.Title, s, rest)
	}
	return w.Finish()
}

// classSide is the board of a class.
func (w *writer) classSide(c card, k model.Class) (*side, []layout.Block) {
	s := w.side(c, k.Title, "Class", false)
	list := w.skills(dash{class: k.ID})
	if len(list) == 0 {
		list = w.blankSkills()
	}
	const gap = 6 * mm
	wide := (s.inner() - gap) / 2
	for len(list) > 0 && s.left() > skillRow {
		row := w.skillRow(list[0], wide)
		if len(list) > 1 {
			row.Add(scene.Group{Shift: scene.Point{X: wide + gap}, Items: w.skillRow(list[1], wide).Items})
		}
		s.put(row)
		list = list[min(2, len(list)):]
	}
	s.y += 2 * mm
	rest := w.pour(s, func(size, width scene.Unit) []layout.Block {
		p := w.prose(size, width)
		p.text("", k.Text)
		p.moreSkills(list)
		p.skillTexts(w.skills(dash{class: k.ID}))
		return p.out
	}, 2)
	if len(rest) == 0 {
		w.ruled(s)
	}
	return s, rest
}
