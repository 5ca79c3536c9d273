package crewsheet

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// ship is the crew's ship: its systems and upgrades, and what lies in its hold.
func (w *writer) ship() {
	s := w.c.Ship
	title := "The ship"
	if s.Title != "" {
		title = "The ship: " + s.Title
	}
	w.heading(title, "ship", 40*scene.Millimetre)
	if text := w.shipText(); len(text.Blocks) > 0 {
		from := ""
		if len(s.Text.Blocks) > 0 {
			from = "ship.text"
		}
		w.Columns(page.From(from, w.Width()*85/100, w.Set.Text(text, w.Styles.Text, w.Width()*85/100)), 1, again)
		w.Y += 2 * scene.Millimetre
	}
	blocks := append(w.systems(), w.upgrades()...)
	blocks = append(blocks, w.hold()...)
	w.Columns(blocks, w.ProseColumns(), again)
	w.Y += page.Space
}

func (w *writer) shipText() model.Text {
	if len(w.c.Ship.Text.Blocks) > 0 {
		return w.c.Ship.Text
	}
	for _, k := range w.r.Ships {
		if k.ID == w.c.Ship.Ship {
			return k.Text
		}
	}
	return model.Text{}
}

// heading begins a section, on a new page if this one has less room under the heading than that.
func (w *writer) heading(title, bookmark string, need scene.Unit) {
	w.Section(title, w.bookmark(bookmark), again, need+scene.Millimetre)
	w.Y += scene.Millimetre
}

// subject is a small title that stays with what is under it.
func (w *writer) subject(title string, width scene.Unit) layout.Block {
	b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Strong, Text: title}}, page.Points(125), width)
	b.KeepNext, b.Whole, b.Gap = true, true, page.Points(70)
	return b
}

// systems are the parts of the ship that wear out, with boxes as far as they are whole.
func (w *writer) systems() []layout.Block {
	if len(w.r.Ship.Systems) == 0 {
		return nil
	}
	width := w.ProseWidth()
	t := page.Table{Columns: []page.TableColumn{{Fill: true}, {Width: 6 * boxPitch}, {Align: page.Right}}}
	for _, s := range w.r.Ship.Systems {
		now, path, own := s.Start, "ship.systems", ""
		for _, a := range w.c.Ship.Systems {
			if a.ID == s.ID {
				now, own = a.Count, "ship.systems."+a.ID
			}
		}
		most := max(s.Most, s.Start, now)
		boxes := w.boxes(now, most, 6*boxPitch)
		t.Rows = append(t.Rows, page.TableRow{Tall: true, From: scene.Source{Path: own}, Cells: []page.Cell{
			w.Say(w.daggered(s.Title, path)), drawing(boxes, 6*boxPitch, fmt.Sprintf("%d of %d boxes", now, most)), w.SayStrong(fmt.Sprintf("%d / %d", now, most)),
		}})
	}
	table := w.Table(t, width)
	table.Gap = 0
	return []layout.Block{w.subject("Systems", width), table}
}

// upgrades are the parts that were built in, and lines for more.
func (w *writer) upgrades() []layout.Block {
	width := w.ProseWidth()
	out := []layout.Block{w.subject("Upgrades", width)}
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	for _, a := range w.c.Ship.Upgrades {
		var kind model.Upgrade
		for _, u := range w.r.Upgrades {
			if u.ID == a.ID {
				kind = u
			}
		}
		title := fmt.Sprintf("%s %d", cmp.Or(kind.Title, english.Spelled(a.ID)), a.Count)
		says := ""
		if n := min(a.Count, len(kind.Levels)); n > 0 {
			says = describe.Plain(kind.Levels[n-1].Text)
		}
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(title), w.Say(says)}, From: scene.Source{Path: "ship.upgrades." + a.ID}})
	}
	if len(t.Rows) > 0 {
		table := w.Table(t, width)
		table.Gap, table.KeepNext = 0, true
		out = append(out, table)
	}
	return append(out, w.writing(2, width))
}

// hold is what lies in the ship, and lines for more.
func (w *writer) hold() []layout.Block {
	width := w.ProseWidth()
	out := []layout.Block{w.subject("Hold", width)}
	if len(w.c.Ship.Hold) > 0 {
		table := w.Table(w.goods(w.c.Ship.Hold, "", "ship.hold"), width)
		table.Gap = 0
		out = append(out, table)
	}
	return append(out, w.writing(4, width))
}

// goods is a table of tokens with what they do and sell for; path is that of their list.
func (w *writer) goods(list []model.Amount, worn, path string) page.Table {
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}, {Align: page.Right}}}
	for _, a := range list {
		k := w.token(a.ID)
		title := k.Title
		if a.Count > 1 {
			title = fmt.Sprintf("%s ×%d", title, a.Count)
		}
		if a.ID == worn {
			title += " (worn)"
		}
		numbers, traits := w.scope.Stats(k)
		says := numbers
		if traits != "" && says != "" {
			says += "; "
		}
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(title), w.Say(says + traits), w.Say(fmt.Sprintf("%d UA", k.Sell))}, From: scene.Source{Path: path + "." + a.ID}})
	}
	return t
}
