package sheet

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// vignette is the width of the small plan beside the title, vignetteMost how high one of a long board
// gets.
const (
	vignette     = 48 * scene.Millimetre
	vignetteMost = 66 * scene.Millimetre
)

// briefing is what a group reads before it sets anything up.
func (w *writer) briefing(p *plan) {
	w.blank()
	w.page.Add(scene.Bookmark{Name: "briefing", Title: "Briefing", Y: 0})
	low := w.masthead()
	w.story(low)
	w.objectives()
	w.instructions()
	w.notes()
	w.earlier(p)
	w.round()
	w.log()
}

// masthead sets the title, the facts under it, and a plan of the board on the right. It gives the y
// below the plan.
func (w *writer) masthead() scene.Unit {
	base := marginY + points(60)
	w.page.Add(w.set.Line(w.st.label, "MISSION BRIEFING").At(marginX, base)...)
	w.page.Add(w.set.Line(w.st.label, strings.ToUpper(w.r.Title)).Right(marginX+w.width(), base)...)
	w.rail(base + 1800)
	w.y = base + 1800 + space
	opt := board.Options{Width: vignette, Pieces: true}
	size := board.Size(w.m, opt)
	opt.Width = min(vignette, vignetteMost*size.W/max(1, size.H))
	plan := board.Map(w.m, w.r, w.set, opt)
	w.page.Add(plan.At(marginX+w.width()-opt.Width, w.y))
	low := w.y + plan.H
	w.bigTitle()
	w.keyFacts()
	return low
}

// beside is the width of what stands left of the plan.
func (w *writer) beside() scene.Unit { return w.width() - vignette - gutter }

// bigTitle sets the mission's name as large as two lines allow.
func (w *writer) bigTitle() {
	st := w.st.title
	text := strings.ToUpper(w.m.Title)
	lines := w.set.Wrap([]layout.Span{{Style: st, Text: text}}, w.beside())
	for len(lines) > 2 && st.Size > points(140) {
		st.Size = st.Size * 90 / 100
		lines = w.set.Wrap([]layout.Span{{Style: st, Text: text}}, w.beside())
	}
	for _, l := range lines {
		w.y += st.Size * 80 / 100
		w.page.Add(l.At(marginX, w.y)...)
		w.y += st.Size * 25 / 100
	}
	w.y += scene.Millimetre
}

// keyFacts are the numbers by which a group picks a mission.
func (w *writer) keyFacts() {
	who := players(w.m.Players)
	first := max(w.beside()*18/100, min(w.beside()*30/100, w.set.Width(w.st.strong, who)+factRoom+scene.Millimetre/2))
	rest := w.beside() - first
	facts := []struct {
		icon, label, value string
		width              scene.Unit
	}{
		{"crew", "PLAYERS", who, first},
		{"peg-filled", "STARTS AT", fmt.Sprintf("%s, %d pegs", levelTitle(w.m, w.r), w.m.Setup.Hostility), rest * 37 / 82},
		{"box", "YOU NEED", join(boxTitles(w.m, w.r)), rest * 45 / 82},
	}
	x, low := marginX, w.y
	for _, f := range facts {
		low = max(low, w.keyFact(f.icon, f.label, f.value, x, f.width))
		x += f.width
	}
	w.y = low + 4*scene.Millimetre
}

// factIcon is the side of the icon before a fact, factRoom what a fact takes besides its words.
const (
	factIcon = 6 * scene.Millimetre
	factRoom = factIcon + 3600
)

// players is how many crews can play, and the mode if they do not play against each other.
func players(p model.Players) string {
	if words.Mode(p) == "" {
		return span(p.Range())
	}
	return span(p.Range()) + " " + p.Mode
}

func (w *writer) keyFact(icon, label, value string, x, width scene.Unit) scene.Unit {
	const side = factIcon
	w.page.Add(w.icon(icon, scene.Point{X: x + side/2, Y: w.y + side/2 + 300}, side)...)
	left := x + side + 1800
	w.page.Add(w.set.Line(w.st.label, label).At(left, w.y+2100)...)
	y := w.y + 2100
	for _, l := range w.set.Wrap([]layout.Span{{Style: w.st.strong, Text: value}}, width-factRoom) {
		y += points(118)
		w.page.Add(l.At(left, y)...)
	}
	return y
}

func boxTitles(m *model.Mission, r *model.RuleSet) []string {
	var out []string
	for _, id := range m.Boxes {
		out = append(out, words.Titled(r.Boxes, id, func(b model.Box) (string, string) { return b.ID, b.Title }))
	}
	return words.Tally(out)
}

// story sets the tale beside the plan in large letters if it is short enough, else below the plan in
// columns.
func (w *writer) story(low scene.Unit) {
	blocks := w.prose(w.m.Story, w.st.lead, w.beside())
	if layout.Height(blocks) <= w.left()*45/100 {
		w.y = layout.Draw(w.page, marginX, w.y, blocks)
		w.y = max(w.y, low) + space
		return
	}
	w.y = max(w.y, low+space)
	w.columns(w.prose(w.m.Story, w.st.text, w.column(2)), 2, "Briefing")
	w.y += space
}

// instructions are the mission's own rules.
func (w *writer) instructions() {
	if len(w.m.Rules) == 0 {
		return
	}
	var blocks []layout.Block
	for _, rule := range w.m.Rules {
		blocks = append(blocks, w.rule(rule, w.column(2))...)
	}
	w.chapter("Special instructions", "rules", blocks)
}

// rule is a special instruction, with what its data says under its text.
func (w *writer) rule(rule model.Rule, width scene.Unit) []layout.Block {
	blocks := w.titled(rule.Title, rule.Text, width)
	if data := words.Rule(w.m, w.r, rule); data != "" {
		blocks[len(blocks)-1].KeepNext = true
		blocks = append(blocks, w.firstTight(w.prose(plain(data), w.st.list, width))...)
	}
	return blocks
}

// chapter sets blocks in two columns under a heading, on a new page if this one has no room for a
// decent beginning.
func (w *writer) chapter(title, bookmark string, blocks []layout.Block) {
	const least = 30 * scene.Millimetre // of the first blocks under the heading
	head := w.heading(title, w.width())
	room := w.left() - head.h - scene.Millimetre
	first, _ := layout.Fit(blocks, room)
	_, rest := layout.Balance(blocks, 2, max(0, room))
	if len(first) == 0 || w.left() < head.h+least && len(rest) > 0 {
		w.fresh("Briefing")
	}
	w.page.Add(scene.Bookmark{Name: bookmark, Title: title, Level: 1, Y: w.y})
	w.place(head, marginX, w.y)
	w.y += head.h + scene.Millimetre
	w.columns(blocks, 2, title)
}

// notes is what the mission's data says about playing it: crews, what goes before, ends and follows.
func (w *writer) notes() {
	var blocks []layout.Block
	for _, n := range append(words.House(w.m, w.r, w.opt.House), words.Briefing(w.m, w.r)...) {
		blocks = append(blocks, w.titled(n.Title, n.Text, w.column(2))...)
	}
	if len(blocks) == 0 {
		return
	}
	if len(w.m.Rules) > 0 {
		w.y += space
	}
	w.chapter("About this mission", "notes", blocks)
}

// shortRule is the most lines that a rule may have to be kept in one piece.
const shortRule = 6

// titled is a passage under a small title that stays with it. A short passage stays in one piece.
func (w *writer) titled(title string, text model.Text, width scene.Unit) []layout.Block {
	head := w.set.Paragraph([]layout.Span{{Style: w.st.subject, Text: title}}, points(150), width)
	body := w.firstTight(w.prose(text, w.st.text, width))
	head.KeepNext, head.Whole, head.Gap = len(body) > 0, true, points(90)
	if rows(body) <= shortRule {
		for i := range body {
			body[i].Whole, body[i].KeepNext = true, i < len(body)-1
		}
	}
	return append([]layout.Block{head}, body...)
}

func rows(blocks []layout.Block) (n int) {
	for _, b := range blocks {
		n += len(b.Rows)
	}
	return n
}

// firstTight takes the gap from above the first block.
func (w *writer) firstTight(blocks []layout.Block) []layout.Block {
	if len(blocks) > 0 {
		blocks[0].Gap = 0
	}
	return blocks
}
