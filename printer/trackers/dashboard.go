package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of a dashboard. That the tray takes five inches of tokens is a guess: no document says how long
// it is.
const (
	statWidth = 88 * mm
	statRow   = 6200
	labelIn   = 22 * mm
	skillRow  = 6400
	trayLong  = 5 * scene.Inch
	trayHigh  = scene.Inch
	trayLabel = 3200
	trayGap   = 3 * mm
	lay       = 21 * mm // a place for a counter, such as the one of a trader who has acted
	classHead = 7 * mm
	gearRow   = 4 * mm
	mostPegs  = 10 // in a row of a dashboard
	mostPips  = 28
)

// Spaces on a blank dashboard.
const (
	blankHealth, blankActions, blankSkill, blankCareer = 8, 4, 8, 18
	blankLines                                         = 8
)

// dashboards is a card for each trader.
func dashboards(j *product.Job, traders []dash) *scene.Document {
	if len(traders) == 0 {
		return nil
	}
	w := newWriter(j, "Crew dashboards")
	w.cards(traders)
	return w.Finish()
}

// cards puts each trader on a card.
func (w *writer) cards(traders []dash) {
	for _, d := range traders {
		c := w.card()
		w.about(d.path)
		front, more := w.dashFront(c, d)
		w.about("")
		back := w.side(c, or(d.title, "Notes"), d.marked(w.classTitle(d), "class"), false)
		rest := w.pour(back, func(size, width scene.Unit) []layout.Block { return w.dashText(d, more, size, width) }, 2)
		w.ruled(back)
		for _, s := range []*side{front, back} {
			s.Add(w.shows(d.path, scene.Rect{W: s.w, H: s.h})...)
		}
		w.fold("trader-"+d.id, or(d.title, "Blank dashboard"), c, front, back)
		w.after(d.title, rest)
	}
}

func (w *writer) classTitle(d dash) string {
	if d.class == "" {
		return ""
	}
	return english.Capital(kinds.Titled(w.r.Classes, d.class, func(c model.Class) (string, string) { return c.ID, c.Title }))
}

// dashFront is the side that is played on, and the skills that it has no lines for.
func (w *writer) dashFront(c card, d dash) (*side, []skillLine) {
	s := w.side(c, d.title, w.dashRole(d), false)
	top := s.y
	lines := w.skills(d)
	if len(lines) == 0 {
		lines = w.blankSkills()
	}
	most := int((c.h - top - classHead - gearRow - trayLabel - trayHigh - cardPad) / skillRow)
	shown := min(len(lines), max(most, 0))
	left, right := w.dashStats(d), w.classBoard(d, lines[:shown], s.inner()-statWidth-5*mm)
	s.Add(scene.Group{Shift: scene.Point{X: cardPad, Y: top}, Items: left.Items})
	s.Add(scene.Group{Shift: scene.Point{X: cardPad + statWidth + 5*mm, Y: top}, Items: right.Items})
	slots := w.slots(d)
	s.Add(scene.Group{Shift: scene.Point{X: (s.w - slots.wide()) / 2, Y: s.h - cardPad - trayHigh}, Items: slots.Items})
	return s, lines[shown:]
}

// dashRole is what a trader is: species, captain or not, class, points.
func (w *writer) dashRole(d dash) string {
	role := "Trader"
	if d.captain {
		role = d.marked("Captain", "captain")
	}
	if d.blank {
		role = "Dashboard"
	}
	parts := []string{role}
	if d.species != "" {
		parts = append(parts, d.marked(d.species, "species"))
	}
	if d.points > 0 {
		parts = append(parts, d.marked(fmt.Sprintf("%d points", d.points), "points"))
	}
	return strings.Join(parts, " · ")
}

// dashStats is the statistics to be marked with a pen, and the rows of pegs.
func (w *writer) dashStats(d dash) page.Part {
	var p page.Part
	blank := func(s stat, n int) stat {
		if s.most == 0 {
			s.most = n
		}
		return s
	}
	health, skill := blank(d.health, blankHealth), blank(d.skill, blankSkill)
	p.Below(w.statRow("health", "Health", health))
	p.Below(w.statRow("action", "Actions", blank(d.actions, blankActions)))
	p.Below(w.statRow("skill", "Skill", skill))
	p.Below(w.statRow("career", "Career", blank(d.career, blankCareer)))
	p.H += 1500
	p.Below(w.pegRow("health", health.most, health.now))
	p.Below(w.pegRow("skill", skill.most, skill.now))
	if full := w.r.Play.Ammo.Full; full > 0 {
		p.Below(w.pegRow("ammo", full, full))
	}
	p.H += 500
	for _, line := range w.bornWith(d) {
		row := page.Part{H: 3600}
		row.Add(w.line(w.Styles.Small, line, 0, 1800, statWidth)...)
		p.Below(row)
	}
	return p
}

// statRow is a statistic: an icon, its name, spaces.
func (w *writer) statRow(icon, title string, s stat) page.Part {
	perLine := int((statWidth - labelIn) / (pip + 500))
	n := min(max(s.most, 0), mostPips)
	lines := max(1, (n+perLine-1)/perLine)
	perLine = max(1, (n+lines-1)/lines) // lines of one length
	p := page.Part{H: statRow + scene.Unit(lines-1)*(pip+700)}
	mid := scene.Unit(statRow / 2)
	p.Add(w.Icon(icon, scene.Point{X: 2600, Y: mid}, 5000)...)
	if s.guess {
		title += dagger.Mark
	}
	p.Add(w.line(w.Styles.Strong, title, 6500, mid, labelIn-7*mm)...)
	for i := range lines {
		from := i * perLine
		p.Add(w.pips(labelIn, mid+scene.Unit(i)*(pip+700), min(perLine, n-from), s.now-from, s.start-from)...)
	}
	return p
}

// pegRow is a row of holes with its icon. Holes stand closer together where there are many, and a number says
// what there is no room for.
func (w *writer) pegRow(icon string, most, now int) page.Part {
	const wide = statWidth - 8*mm
	h := holes{first: 1, count: min(most, mostPegs), filled: now}
	if h.count > 1 {
		h.pitch = min(pitch, (wide-hole)/scene.Unit(h.count-1))
	}
	row := w.holes(h, wide)
	p := page.Part{H: row.H + 1500}
	p.Add(w.Icon(icon, scene.Point{X: 2600, Y: hole / 2}, 5500)...)
	p.Add(scene.Group{Shift: scene.Point{X: 8 * mm}, Items: row.Items})
	if most > mostPegs {
		p.Add(w.line(w.Styles.Small, fmt.Sprintf("+%d", most-mostPegs), 8*mm+wide+300, hole/2, 5*mm)...)
	}
	return p
}

// bornWith is what a trader's board comes with besides numbers.
func (w *writer) bornWith(d dash) []string {
	var out []string
	if text := w.amounts(d.abilities, d.known("abilities", w.abilityTitle)); text != "" {
		out = append(out, "Abilities: "+text)
	}
	if text := w.amounts(d.home, d.known("home", w.skillTitle)); text != "" {
		out = append(out, "From the start: "+text)
	}
	return out
}

func (w *writer) abilityTitle(id string) string {
	t, _ := w.ability(id)
	return t.Title
}

// amounts is a list of things with their levels.
func (w *writer) amounts(list []model.Amount, title func(string) string) string {
	var out []string
	for _, a := range list {
		text := title(a.ID)
		if a.Count > 0 {
			text += fmt.Sprintf(" %d", a.Count)
		}
		out = append(out, text)
	}
	return strings.Join(out, ", ")
}

// gear is a list of tokens, with how many where there are several.
func (w *writer) gear(list []model.Amount) string {
	var out []string
	for _, a := range list {
		text := w.tokenTitle(a.ID)
		if a.Count > 1 {
			text = fmt.Sprintf("%d× %s", a.Count, text)
		}
		out = append(out, text)
	}
	return strings.Join(out, ", ")
}
