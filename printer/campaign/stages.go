package campaign

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// stages are all stages in detail, one after the other.
func (w *writer) stages() {
	for i, n := range w.c.Nodes {
		said, facts := w.stageSaid(n), w.stageFacts(n)
		if i == 0 {
			need := max(layout.Height(said), layout.Height(facts))
			if most := w.Bottom() - page.HeadHeight - headRoom; need > most || w.ProseColumns() == 1 {
				need = min(layout.Height(said)+10*scene.Millimetre, most/3)
			}
			w.heading(w.headed("The stages", "nodes"), "stages", need)
		}
		w.stagePair(n, page.From("nodes."+n.ID, w.ProseWidth(), said), page.From("nodes."+n.ID, w.ProseWidth(), facts))
	}
}

// stagePair sets what the author says of a stage on the left and its facts on the right, or below each other
// where that is too much for a page or for its width.
func (w *writer) stagePair(n model.CampaignNode, said, facts []layout.Block) {
	high := max(layout.Height(said), layout.Height(facts))
	whole := w.ProseColumns() == 2 && high <= w.Bottom()-page.HeadHeight
	if first, _ := layout.Fit(said, w.Left()); whole && high > w.Left() || len(first) == 0 {
		w.Fresh(again)
	}
	w.Page.Add(scene.Bookmark{Name: w.bookmark("stage:" + n.ID), Title: w.named(n.ID), Level: 2, Y: w.Y})
	if !whole {
		w.Columns(append(said, facts...), w.ProseColumns(), "The stages")
	} else {
		low := layout.Draw(w.Page, page.MarginX, w.Y, said)
		w.Y = max(low, layout.Draw(w.Page, page.MarginX+w.ProseWidth()+page.Gutter, w.Y, facts))
	}
	w.Y += page.Space
}

// stageSaid is a stage's number and title, with the author's words.
func (w *writer) stageSaid(n model.CampaignNode) []layout.Block {
	title := w.headed(fmt.Sprintf("%s  %s", w.number(n.ID), w.stageTitle(n)), "nodes."+n.ID)
	return w.titled(title, page.Filled(w.Set.Text(n.Text, w.Styles.Text, w.ProseWidth())), w.ProseWidth())
}

// stageFacts is a stage's mission, what must be and what follows.
func (w *writer) stageFacts(n model.CampaignNode) []layout.Block {
	f := facts{w: w}
	path := "nodes." + n.ID
	if n.Mission != "" && w.stageTitle(n) != w.mission(n.Mission) {
		f.add("Mission", w.mission(n.Mission), path+".mission")
	}
	f.add("Rules", w.rulesOf(n.Mission), path+".mission")
	f.add("Played", w.played(n), path+".times")
	if n.Needs != nil {
		f.add("Only if", w.Fact(n.Needs), path+".needs")
	}
	f.add("Before it", w.Effects(n.Before), path+".before")
	for _, o := range n.After {
		f.add(w.outcomeWhen(o), join2(w.Effects(o.Do), describe.Plain(o.Text)), path+".after")
	}
	f.add("Left out afterwards", english.And(english.Each(n.Skip, w.phase)), path+".skip")
	f.add("Trading posts", english.And(english.Each(n.Posts, w.PostTitle)), path+".posts")
	if !n.Rescue && n.Mission != "" {
		f.add("Rescue", "no rescue mission may follow", path+".rescue")
	}
	for i, way := range n.Next {
		f.add(w.wayHead(n, i), join2("To "+w.named(way.To)+".", describe.Plain(way.Text)), path+".next")
	}
	if n.Carry != nil {
		f.rows = append(f.rows, page.TableRow{Cells: []page.Cell{w.SayStrong("What crews keep after it")}, Group: true})
		f.rows = append(f.rows, w.carryFacts(n.Carry, path+".carry").rows...)
	}
	return page.Filled([]layout.Block{f.block(true)})
}

// rulesOf says by which rules a mission of another edition is played; empty for one of the campaign's own.
func (w *writer) rulesOf(id string) string {
	m, ok := w.peer("mission", id).(*model.Mission)
	if !ok || m == nil || m.Edition == w.c.Edition {
		return ""
	}
	return fmt.Sprintf("played by the edition “%s”; between games by %s as ever", m.Edition, w.r.Title)
}

func (w *writer) outcomeWhen(o model.Outcome) string {
	if o.When == nil {
		return "Afterwards"
	}
	return "If " + w.Fact(o.When)
}

func (w *writer) wayHead(n model.CampaignNode, i int) string {
	if len(n.Next) < 2 {
		return w.wayWords(n, i)
	}
	return "(" + letter(i) + ") " + w.wayWords(n, i)
}

func (w *writer) played(n model.CampaignNode) string {
	var out []string
	if n.Optional {
		out = append(out, "if the crews like")
	}
	if n.Times > 1 {
		out = append(out, english.Times(n.Times)+" at most by a crew")
	}
	return strings.Join(out, ", ")
}

// join2 puts two passages behind each other.
func join2(a, b string) string { return strings.TrimSpace(a + " " + b) }

// endings say how it can end. In the players' edition of a story they only say what counts.
func (w *writer) endings() {
	if len(w.c.Endings) == 0 {
		return
	}
	var blocks []layout.Block
	for _, e := range w.c.Endings {
		var body []layout.Block
		if !w.veiled() {
			body = w.Set.Text(e.Text, w.Styles.Text, w.ProseWidth())
		}
		f := facts{w: w}
		if e.When != nil {
			f.add("As soon as", w.Fact(e.When), "endings."+e.ID+".when")
		}
		if len(e.Rank) > 0 {
			f.add("Who has won", "compare "+strings.Join(english.Each(e.Rank, metric), ", then "), "endings."+e.ID+".rank")
		}
		if e.Won != nil && !w.veiled() {
			f.add("Outcome", map[bool]string{true: "the crews have won", false: "the crews have lost"}[*e.Won], "endings."+e.ID+".won")
		}
		body = page.Filled(append(body, f.block(true)))
		if w.veiled() && len(body) == 0 {
			continue
		}
		title := w.headed(w.number(e.ID)+"  "+w.endingTitle(e), "endings."+e.ID)
		blocks = append(blocks, page.From("endings."+e.ID, w.ProseWidth(), together(w.titled(title, body, w.ProseWidth())))...)
	}
	if w.veiled() {
		text := "How it ends stands in the game master’s edition: read it when you are there."
		b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Body, Text: text}}, page.Points(120), w.ProseWidth())
		b.Gap = page.Space / 2
		blocks = append(blocks, b)
	}
	w.section(w.headed("Endings", "endings"), "endings", blocks, w.ProseColumns())
}

// shortLines is the most lines that a passage may have to be kept in one piece.
const shortLines = 14

// together keeps a short passage in one piece.
func together(blocks []layout.Block) []layout.Block {
	n := 0
	for _, b := range blocks {
		n += len(b.Rows)
	}
	for i := range blocks {
		if n <= shortLines {
			blocks[i].Whole, blocks[i].KeepNext = true, i < len(blocks)-1
		}
	}
	return blocks
}

// metric is what crews are compared by.
func metric(id string) string {
	known := map[string]string{
		"ua": "universal assets", "value": "what is in the hold and carried", "career": "career points", "traders": "traders alive",
		"games-won": "games won", "ship": "the state of the ship", "head-to-head": "the games against each other",
	}
	if s := known[id]; s != "" {
		return s
	}
	return english.Spelled(id)
}

// notes are the author's remarks.
func (w *writer) notes() {
	var blocks []layout.Block
	for _, n := range w.c.Notes {
		blocks = append(blocks, w.titled(n.Title, w.Set.Text(n.Text, w.Styles.Text, w.ProseWidth()), w.ProseWidth())...)
	}
	w.section("Notes", "notes", blocks, w.ProseColumns())
}
