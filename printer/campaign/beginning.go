package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// facts are lines of a table of two columns.
type facts struct {
	w    *writer
	rows []page.TableRow
}

// add enters a line; one without a value is left out.
func (f *facts) add(what, value, path string) {
	if value == "" {
		return
	}
	cells := []page.Cell{f.w.SayStrong(f.w.daggered(what, path)), f.w.Say(value)}
	f.rows = append(f.rows, page.TableRow{Cells: cells, From: scene.Source{Path: path}})
}

func (f *facts) block(narrow bool) layout.Block {
	width := f.w.Width()
	if narrow {
		width = f.w.ProseWidth()
	}
	b := f.w.Table(page.Table{Columns: []page.TableColumn{{Most: width * 36 / 100}, {Fill: true}}, Rows: f.rows}, width)
	b.Whole, b.KeepRows = len(b.Rows) <= shortLines, 2
	return b
}

// beginning is how crews start, what they keep between games, and what else holds all the time.
func (w *writer) beginning() {
	start, always := w.topic(w.headed("How crews begin", "start"), w.startTable()), w.topic("All the time", w.alwaysTable())
	carry := w.topic(w.headed("What crews keep between games", "carry"), w.carryTable(w.c.Carry, "carry"))
	if layout.Height(start) > layout.Height(carry) {
		carry = append(carry, always...)
	} else {
		start = append(start, always...)
	}
	if high := max(layout.Height(start), layout.Height(carry)); w.ProseColumns() == 2 && high <= w.Bottom()-page.HeadHeight {
		if high > w.Left() {
			w.Fresh(again)
		}
		w.Page.Add(scene.Bookmark{Name: w.bookmark("start"), Title: "How crews begin", Level: 1, Y: w.Y})
		low := layout.Draw(w.Page, page.MarginX, w.Y, start)
		w.Y = max(low, layout.Draw(w.Page, page.MarginX+w.ProseWidth()+page.Gutter, w.Y, carry)) + page.Space
		return
	}
	w.Page.Add(scene.Bookmark{Name: w.bookmark("start"), Title: "How crews begin", Level: 1, Y: w.Y})
	w.Columns(append(start, carry...), w.ProseColumns(), again)
	w.Y += page.Space
}

// topic is a table under a heading; an empty table has none.
func (w *writer) topic(title string, table layout.Block) []layout.Block {
	if len(table.Rows) == 0 {
		return nil
	}
	head := w.Heading(title, w.ProseWidth()).Block()
	head.KeepNext, head.Gap = true, page.Space
	table.Gap = 0
	return []layout.Block{head, table}
}

func (w *writer) startTable() layout.Block {
	s, f := w.c.Start, facts{w: w}
	f.add("First stage", w.named(s.Node), "start.node")
	f.add("Crews", w.startCrews(), "start.crews")
	if len(s.Without) > 0 {
		f.add("Stay in the box", english.And(english.Each(s.Without, w.Trader)), "start.without")
	}
	switch {
	case s.Points > 0:
		f.add("Worth of a crew", fmt.Sprintf("%d points at most", s.Points), "start.points")
	case w.r.Crews.Points > 0:
		f.add("Worth of a crew", fmt.Sprintf("%d points at most, as usual", w.r.Crews.Points), "start.points")
	}
	f.add("Experience", experience(s), "start.rookie")
	f.add("Equipment", w.budget(), "start.budget")
	f.add("In hand", fmt.Sprintf("%d UA", s.UA), "start.ua")
	f.add("Ship", w.systems(), "start.systems")
	if len(s.Aside) > 0 {
		f.add("Put aside", english.And(english.Each(s.Aside, func(a model.Amount) string { return kinds.Times(a.Count, w.Token(a.ID)) })), "start.aside")
	}
	return f.block(true)
}

func (w *writer) startCrews() string {
	line := "any"
	if len(w.c.Start.Crews) > 0 {
		line = english.And(english.Each(w.c.Start.Crews, w.crew))
	}
	return line
}

func experience(s model.CampaignStart) string {
	line := "traders as their boards begin"
	if s.Rookie {
		line = "new traders"
	}
	if s.Career > 0 {
		line += ", each with " + english.Count(s.Career, "career point") + " more"
	}
	return line
}

// budget is what a crew may spend on equipment at first.
func (w *writer) budget() string {
	switch {
	case w.c.Start.Budget != nil:
		return fmt.Sprintf("for %d UA", *w.c.Start.Budget)
	case w.r.Crews.Start > 0:
		return fmt.Sprintf("for %d UA, as usual", w.r.Crews.Start)
	}
	return "what a new crew may take, as usual"
}

// systems is the state of the ship at first.
func (w *writer) systems() string {
	if len(w.r.Ship.Systems) == 0 {
		return ""
	}
	if n := w.c.Start.Systems; n > 0 {
		return english.Count(n, "box") + " filled in each system"
	}
	return english.And(english.Each(w.r.Ship.Systems, func(s model.ShipSystem) string { return fmt.Sprintf("%s %d", s.Title, s.Start) }))
}

// carryTable says what crews keep.
func (w *writer) carryTable(c *model.CarryOver, path string) layout.Block {
	f := w.carryFacts(c, path)
	return f.block(true)
}

func (w *writer) carryFacts(c *model.CarryOver, path string) facts {
	f := facts{w: w}
	if c == nil {
		f.add("Everything", "as far as the rules let a crew keep it", path)
		return f
	}
	yes := map[bool]string{true: "kept", false: "lost"}
	f.add("Universal assets", yes[c.UA], path+".ua")
	f.add("Equipment", map[bool]string{true: "what was taken home is kept", false: "goes back into the box"}[c.Tokens != "none"], path+".tokens")
	f.add("Career points and skills", yes[c.Career], path+".career")
	f.add("Traders lost for good", map[bool]string{true: "stay lost", false: "come back"}[c.Losses], path+".losses")
	f.add("Boons", yes[c.Boons], path+".boons")
	f.add("State of the ship, and upgrades", yes[c.Ship], path+".ship")
	f.add("Minerals not used", map[bool]string{true: "lost", false: "written down"}[c.Minerals == "lost"], path+".minerals")
	f.add("Traders hired for one game", map[bool]string{true: "gone", false: "can be hired again"}[c.Hirelings == "gone"], path+".hirelings")
	f.add("Wounds", wounds(c), path+".wounds")
	f.add("Ammunition", map[bool]string{true: "as it was", false: "full again"}[c.Ammo == "kept"], path+".ammo")
	if c.Board {
		f.add("The board", "stays as it is", path+".board")
	}
	if c.Hostility {
		f.add("Hostility", "the pegs stay on the track", path+".hostility")
	}
	return f
}

func wounds(c *model.CarryOver) string {
	if c.Wounds != "kept" {
		return "healed"
	}
	if c.Restore > 0 {
		return "kept, but " + english.Count(c.Restore, "health peg") + comes(c.Restore)
	}
	return "kept"
}

// comes is what pegs do that are given back.
func comes(n int) string {
	if n == 1 {
		return " comes back"
	}
	return " come back"
}

// alwaysTable is what holds through the whole campaign.
func (w *writer) alwaysTable() layout.Block {
	f := facts{w: w}
	if len(w.c.Posts) > 0 {
		f.add("Trading posts", english.And(english.Each(w.c.Posts, w.PostTitle)), "posts")
	}
	f.add("The winner of a game", w.Effects(w.c.Winner), "winner")
	if k := w.c.CatchUp; k != nil {
		f.add("Catching up", w.catchUp(*k), "catchUp")
	}
	if h := w.c.Hiring; h != nil {
		f.add("Hiring", w.hiring(*h), "hiring")
	}
	if w.c.Keep != nil {
		f.add("Not for sale", english.Capital(w.Goods(w.c.Keep)), "keep")
	}
	return f.block(true)
}

func (w *writer) catchUp(k model.CatchUp) string {
	line := fmt.Sprintf("A crew worth %d UA less than another may play %s in between", k.Gap, describe.Quoted(w.mission(k.Mission)))
	if k.Times > 0 {
		line += ", " + english.Times(k.Times) + " in a row at most"
	}
	if !k.Together {
		line += ", alone"
	}
	return line
}

func (w *writer) hiring(h model.CampaignHiring) string {
	line := ""
	if h.From != "" {
		line = "nobody before stage " + w.named(h.From) + " has been played"
	}
	if len(h.Never) > 0 {
		if line != "" {
			line += "; "
		}
		line += "never " + english.And(english.Each(h.Never, w.Trader))
	}
	return line
}
