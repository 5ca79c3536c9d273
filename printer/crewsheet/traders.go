package crewsheet

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// traders are the members of the crew, two beside each other where the paper is wide enough.
func (w *writer) traders() {
	if len(w.c.Traders) == 0 {
		return
	}
	n := w.ProseColumns()
	for at := 0; at < len(w.c.Traders); at += n {
		var cards [][]layout.Block
		var high scene.Unit
		for _, t := range w.c.Traders[at:min(at+n, len(w.c.Traders))] {
			card := page.From("traders."+t.ID, w.ProseWidth(), w.member(memberOf(t, w.r), w.ProseWidth()))
			cards, high = append(cards, card), max(high, layout.Height(card))
		}
		if at == 0 {
			w.firstPage(high)
		}
		w.beside(cards, high)
	}
}

// firstPage begins the traders; if the first of them find no room under the ship, the ledger does.
func (w *writer) firstPage(high scene.Unit) {
	const head = 9 * scene.Millimetre
	if high+head > w.Left() && w.ledgerLines() >= ledgerLeast {
		w.ledger()
	}
	w.heading("Traders", "traders", min(high, w.Bottom()-page.HeadHeight-head))
}

// beside sets cards beside each other; one that is taller than a page flows by itself.
func (w *writer) beside(cards [][]layout.Block, high scene.Unit) {
	if high > w.Bottom()-page.HeadHeight {
		for _, card := range cards {
			w.Columns(card, w.ProseColumns(), again)
			w.Y += page.Space
		}
		return
	}
	if high > w.Left() {
		w.Fresh(again)
	}
	for i, card := range cards {
		layout.Draw(w.Page, page.MarginX+scene.Unit(i)*(w.ProseWidth()+page.Gutter), w.Y, card)
	}
	w.Y += high + page.Space
}

// member is a trader: name, statistics, skills, abilities, equipment, and lines to write on.
func (w *writer) member(m member, width scene.Unit) []layout.Block {
	out := []layout.Block{w.nameplate(m, width)}
	add := func(b layout.Block, gap scene.Unit) {
		if len(b.Rows) > 0 {
			b.Gap = gap
			out = append(out, b)
		}
	}
	if lines, _ := w.nameLines(m, width); len(lines) > plateMost {
		add(w.line(m.title, width), 600)
	}
	add(w.line(w.about(m), width), 600)
	if text := describe.Plain(m.Text); text != "" {
		add(w.line(text, width), 800)
	}
	add(w.statistics(m, width), 1200)
	out = append(out, w.list("Skills", w.skills(m, width))...)
	out = append(out, w.list("Abilities", w.abilities(m, width))...)
	out = append(out, w.list(w.daggered("Equipment", "traders."+m.ID+".gear"), w.Table(w.goods(m.Gear, m.Worn, "traders."+m.ID+".gear"), width))...)
	out = append(out, w.writing(2, width))
	out = append(out, w.subject("Notes", width))
	if text := describe.Plain(m.Notes); text != "" {
		add(w.line(text, width), 0)
	}
	return append(out, w.writing(2, width))
}

// list is a table under a small title; an empty one has none.
func (w *writer) list(title string, table layout.Block) []layout.Block {
	if len(table.Rows) == 0 {
		return nil
	}
	table.Gap = 0
	return []layout.Block{w.subject(title, w.ProseWidth()), table}
}

// plateMost is how many lines of a name a plate holds; a longer one is cut there and stands in full below.
const (
	plateMost = 3
	platePad  = 2200 // before and behind a name
)

// nameLines are a trader's name in the lines of a plate, and where they begin.
func (w *writer) nameLines(m member, width scene.Unit) (lines []layout.Line, left scene.Unit) {
	st := w.Styles.Subject
	st.Colour = w.Tones.Paper
	left = platePad
	if m.captain {
		left += 5 * scene.Millimetre
	}
	return w.Set.Wrap([]layout.Span{{Style: st, Text: m.title}}, width-left-platePad), left
}

// nameplate is a dark strip with the name; a captain has a star.
func (w *writer) nameplate(m member, width scene.Unit) layout.Block {
	st := w.Styles.Subject
	st.Colour = w.Tones.Paper
	lines, left := w.nameLines(m, width)
	if len(lines) > plateMost {
		lines = []layout.Line{w.OneLine(st, m.title, width-left-platePad)}
	}
	high := 7*scene.Millimetre + scene.Unit(max(0, len(lines)-1))*page.Points(135)
	p := page.Part{H: high}
	p.Add(scene.Fill{Path: scene.RectPath(scene.Rect{W: width, H: high}), Colour: w.Tones.Ink})
	if m.captain {
		p.Add(w.star(scene.Point{X: 4 * scene.Millimetre, Y: 3500})...)
	}
	name := scene.Group{Tag: scene.Heading3}
	for i, l := range lines {
		name.Items = append(name.Items, l.At(left, w.Middle(st, 3500)+scene.Unit(i)*page.Points(135))...)
	}
	p.Add(name)
	b := p.Block()
	b.KeepNext = true
	return b
}

// about is who a trader is, in one line.
func (w *writer) about(m member) string {
	var out []string
	add := func(s string) {
		if s != "" {
			out = append(out, s)
		}
	}
	if m.captain {
		add("Captain")
	}
	add(m.Species)
	if m.Age != nil {
		add(fmt.Sprint(*m.Age))
	}
	if m.Class != "" {
		add(w.daggered(w.class(m.Class), "traders."+m.ID+".class"))
	}
	if m.Points > 0 {
		add(fmt.Sprintf("%d points", m.Points))
	}
	if m.Temporary {
		add("hired for the next mission only")
	}
	if m.Misses > 0 {
		add(fmt.Sprintf("sits out %d more", m.Misses))
	}
	return strings.Join(out, " · ")
}

// statistics are rows of holes.
func (w *writer) statistics(m member, width scene.Unit) layout.Block {
	room := width - 30*scene.Millimetre
	t := page.Table{Columns: []page.TableColumn{{}, {Width: room}, {Align: page.Right}}}
	for _, s := range m.stats {
		title := w.daggered(s.title, s.path)
		t.Rows = append(t.Rows, page.TableRow{Tall: true, Cells: []page.Cell{
			w.Say(title), drawing(w.holes(s.now, s.most, room), room, fmt.Sprintf("%d of %d holes", s.now, s.most)),
			w.SayStrong(fmt.Sprintf("%d / %d", s.now, s.most)),
		}})
	}
	return w.Table(t, width)
}

// skills are a trader's own and those of its class, with a box for each level.
func (w *writer) skills(m member, width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{Fill: true}, {}, {Width: 4 * boxPitch}}}
	for _, s := range m.skills {
		from := ""
		if s.home > 0 {
			from = fmt.Sprintf("%d on the board", s.home)
		}
		title := w.Say(w.skill(s.id))
		if s.level > 0 {
			title = w.SayStrong(w.skill(s.id))
		}
		if s.level > s.home {
			title = w.SayStrong(w.daggered(w.skill(s.id), "traders."+m.ID+".learned"))
		}
		says := w.skillText(s)
		t.Rows = append(t.Rows, page.TableRow{Tall: true, Goes: says != "", Cells: []page.Cell{
			title, w.Say(from), drawing(w.boxes(s.level, s.most, 4*boxPitch), 4*boxPitch, fmt.Sprintf("level %d of %d", s.level, s.most)),
		}})
		if says != "" {
			cell := page.Cell{Wide: 3, Spans: []layout.Span{{Style: w.Styles.Small, Text: says}}}
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{cell}})
		}
	}
	return w.Table(t, width)
}

// skillText says what a trader can do with a skill: each level that it has.
func (w *writer) skillText(s skill) string {
	for _, k := range w.r.Skills {
		if k.ID != s.id || s.level == 0 {
			continue
		}
		out := []string{describe.Plain(k.Note)}
		for i, level := range k.Levels[:min(s.level, len(k.Levels))] {
			if text := describe.Plain(level.Text); text != "" {
				if level.When != "" {
					text = "(" + level.When + ") " + text
				}
				out = append(out, fmt.Sprintf("%d: %s", i+1, text))
			}
		}
		return strings.TrimSpace(strings.Join(out, " "))
	}
	return ""
}

// abilities are the icons on a trader's board, in words.
func (w *writer) abilities(m member, width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	add := func(list []model.Amount, covered bool) {
		for _, a := range list {
			var kind model.Trait
			for _, k := range w.r.Abilities {
				if k.ID == a.ID {
					kind = k
				}
			}
			title := cmp.Or(kind.Title, english.Spelled(a.ID))
			if kind.Valued || a.Count > 1 {
				title = fmt.Sprintf("%s %d", title, a.Count)
			}
			says := describe.Plain(kind.Text)
			if covered {
				says = strings.TrimSpace(says + " Covered by armour.")
			}
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(title), w.Say(says)}})
		}
	}
	add(m.Abilities, false)
	add(m.Bare, true)
	return w.Table(t, width)
}
