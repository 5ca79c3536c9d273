package xiapages

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// npcs are the NPC ships of the job: those of a scenario, or all of the edition.
func (w *writer) npcs() []xia.NPC {
	s, ok := w.job.Unit.(*xia.Scenario)
	if !ok {
		return w.r.NPCs
	}
	var out []xia.NPC
	for _, id := range s.NPCs {
		if n, ok := byID(w.r.NPCs, id, func(n xia.NPC) string { return n.ID }); ok {
			out = append(out, n)
		}
	}
	return out
}

// npcBoards are boards for the NPC ships, with boxes for their damage and a place for their Credits.
func (w *writer) npcBoards() {
	for i, n := range w.npcs() {
		high := w.matHeight()
		if i%2 == 0 {
			w.Blank()
		}
		w.Page.Add(scene.Bookmark{Name: w.bookmark("npc-" + n.ID), Title: n.Title, Level: 1, Y: w.Y})
		at := scene.Rect{X: page.MarginX, Y: w.Y, W: w.Width(), H: high}
		w.npcBoard(n, at)
		w.Page.Add(page.At(scene.Ruled("npcs."+n.ID), at))
		if s, ok := w.job.Unit.(*xia.Scenario); ok {
			w.shows(fmt.Sprintf("npcs.%d", slices.Index(s.NPCs, n.ID)), at)
		}
		w.Y += high + matGap
	}
}

func (w *writer) npcBoard(n xia.NPC, r scene.Rect) {
	swatch := w.statusSwatch(n.Status)
	w.Page.Add(scene.Stroke{Path: scene.RoundedPath(r, 3*mm), Colour: w.Tones.Ink, Width: 350})
	w.boardHead(n.Title, w.tell.Status(n.Status)+" · "+w.tell.Tier(n.Tier), "", swatch, r)
	low := r.Y + r.H - 4*mm
	left := scene.Rect{X: r.X + 5*mm, Y: r.Y + 20*mm, W: 104 * mm, H: low - r.Y - 20*mm}
	w.fill(w.npcText(n, left.W), "The rest stands on its card.", left)
	right := scene.Rect{X: left.X + left.W + 6*mm, Y: left.Y, W: r.X + r.W - 5*mm - left.X - left.W - 6*mm}
	y := w.damageBoxes(n, right)
	w.slot("CREDITS", "", scene.Rect{X: right.X, Y: y + 4*mm, W: right.W, H: low - y - 4*mm})
}

// fill sets blocks in a rectangle. If they are too high, it sets as many as there is room for, and a note
// that says where the others stand.
func (w *writer) fill(blocks []layout.Block, note string, r scene.Rect) {
	here, rest := layout.Fit(blocks, r.H)
	if len(rest) > 0 {
		more := w.Set.Text(plain(note), w.Styles.List, r.W)
		here, _ = layout.Fit(blocks, r.H-layout.Height(more)-mm)
		here = append(here, more...)
	}
	layout.Draw(w.Page, r.X, r.Y, here)
}

func (w *writer) statusSwatch(id string) icons.Swatch {
	status, _ := byID(w.r.Statuses, id, func(s xia.Status) string { return s.ID })
	return icons.Named(status.Colour)
}

// boardHead is a name with a mark before it, notes at the right end and a line below.
func (w *writer) boardHead(title, note, more string, swatch icons.Swatch, r scene.Rect) {
	c := scene.Point{X: r.X + 9*mm, Y: r.Y + 9*mm}
	mark, _ := icons.Find(swatch.Mark)
	w.Page.Add(mark.Draw(icons.Around(c, 9*mm), swatch.Ink())...)
	st := w.Fitted(w.Styles.Title, layout.Capitals(title), r.W*55/100, page.Points(140))
	name := w.OneLine(st, layout.Capitals(title), r.W*55/100)
	w.Page.Add(scene.Group{Tag: scene.Heading2, Items: name.At(r.X+16*mm, w.Middle(st, c.Y))})
	w.Page.Add(w.OneLine(w.Styles.Subject, note, r.W*35/100).Right(r.X+r.W-5*mm, r.Y+8*mm)...)
	w.Page.Add(w.OneLine(w.Styles.Small, more, r.W*35/100).Right(r.X+r.W-5*mm, r.Y+12500)...)
	w.Page.Add(scene.Stroke{Path: page.Line(r.X+5*mm, r.Y+16*mm, r.X+r.W-5*mm, r.Y+16*mm), Colour: swatch.Line, Width: 700})
}

// npcText is what an NPC does in its turn, and its numbers.
func (w *writer) npcText(n xia.NPC, width scene.Unit) []layout.Block {
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	for _, f := range w.npcFacts(n) {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.Say(f.Label), w.SayStrong(f.Value)}})
	}
	list := model.Block{Kind: model.OrderedList, Start: 1}
	for _, line := range w.tell.Moves(n) {
		list.Blocks = append(list.Blocks, model.Block{Kind: model.ListItem, Blocks: plain(line).Blocks})
	}
	turn := fmt.Sprintf("Its turn: %s in all, read from the top", words.Count(n.Spaces, "space"))
	blocks := w.passage(daggered(turn, n.Provenance, n.Assumed, "spaces"), model.Text{Blocks: []model.Block{list}}, width)
	table := w.Table(t, width)
	table.Gap = 3 * mm
	blocks = append(blocks, table)
	return blocks
}

// npcFacts are the numbers of an NPC.
func (w *writer) npcFacts(n xia.NPC) []page.Fact {
	mark := func(text, path string) string { return daggered(text, n.Provenance, n.Assumed, path) }
	facts := []page.Fact{
		{Label: "Appears in", Value: mark(w.tell.Sector(n.Sector), "sector")},
		{Label: "Defence", Value: mark(w.tell.NPCDice(n.Defence), "defence")},
	}
	if n.Attack != nil {
		facts = append(facts, page.Fact{Label: "Attack", Value: mark(w.tell.NPCDice(*n.Attack), "attack")})
	}
	return append(facts,
		page.Fact{Label: "To kill", Value: mark(words.Number(n.Kill)+" damage", "kill")},
		page.Fact{Label: "On kill", Value: mark(words.Reward(n.Reward), "reward")},
		page.Fact{Label: "Bounty", Value: words.NPCBounty(n.Bounty)},
	)
}

// mostDamage is the number of boxes for damage that a board has room for.
const mostDamage = 40

// damageBoxes are boxes for the damage that destroys an NPC. It gives the height below them.
func (w *writer) damageBoxes(n xia.NPC, r scene.Rect) scene.Unit {
	const row, side = 6, 10 * mm
	w.Page.Add(w.Set.Line(w.Styles.Label, "DAMAGE").At(r.X, r.Y+2*mm)...)
	count := min(max(n.Kill, 0), mostDamage)
	for i := range count {
		box := scene.Rect{X: r.X + scene.Unit(i%row)*side, Y: r.Y + 3*mm + scene.Unit(i/row)*side, W: side - mm, H: side - mm}
		colour, width := w.Tones.Rule, scene.Unit(250)
		if i == count-1 {
			colour, width = w.Tones.Ink, 700
			w.Page.Add(w.Icon("skull", scene.Point{X: box.X + box.W/2, Y: box.Y + box.H/2}, 6*mm)...)
		}
		w.Page.Add(scene.Stroke{Path: scene.RoundedPath(box, 1200), Colour: colour, Width: width})
	}
	return r.Y + 3*mm + side*scene.Unit((count+row-1)/row)
}
