package text

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// row is one line of the legend.
type row struct{ section, key, what, where string }

// row enters a line; rows of one section stand together, in the order in which they come.
func (p *picture) row(section, key, what, where string) {
	p.rows = append(p.rows, row{section, clean(key), clean(what), clean(where)})
}

// width is how wide a legend gets: what terminals and mails have at least.
const width = 80

// legend explains the picture.
func (p *picture) legend() string {
	p.panelRows()
	p.specialRows()
	p.signRows()
	var b strings.Builder
	fmt.Fprintf(&b, "%s x %s in; a column is %s in, a line %s in.\n",
		p.board.Width, p.board.Height, p.lattice/columns, p.lattice/lines)
	b.WriteString("Places are x, y in inches from the north-west corner.\n")
	for _, name := range []string{"Airlocks", "Entry points", "Crates", "Furniture", "Markers", "Hatches", "Figures", "Zones",
		"Ways to other floors", "Floors above", "Labels", "Marked panels", "Panels", "Other signs"} {
		p.section(&b, name)
	}
	return b.String()
}

// section writes the rows of one section in columns.
func (p *picture) section(b *strings.Builder, name string) {
	rows := slices.DeleteFunc(slices.Clone(p.rows), func(r row) bool { return r.section != name })
	if len(rows) == 0 {
		return
	}
	keys, places := 0, 0
	for _, r := range rows {
		keys, places = max(keys, len([]rune(r.key))), max(places, len([]rune(r.where)))
	}
	b.WriteString("\n" + name + "\n")
	for _, r := range rows {
		lead := fmt.Sprintf("  %-*s  ", keys, r.key)
		if places > 0 {
			lead += fmt.Sprintf("%-*s  ", places, r.where)
		}
		for _, line := range wrap(r.what, width-len([]rune(lead))) {
			b.WriteString(strings.TrimRight(lead+line, " ") + "\n")
			lead = strings.Repeat(" ", len([]rune(lead)))
		}
	}
}

// wrap breaks a text between words so that its lines fit. A line holds at least one word.
func wrap(s string, most int) []string {
	lines := []string{""}
	for _, word := range strings.Fields(s) {
		last := &lines[len(lines)-1]
		switch {
		case *last == "":
			*last = word
		case len([]rune(*last+word)) < most:
			*last += " " + word
		default:
			lines = append(lines, word)
		}
	}
	return lines
}

// panelRows lists the kinds of panels on the board with their numbers.
func (p *picture) panelRows() {
	count := map[string]int{}
	for _, panel := range p.board.Panels {
		count[panel.Kind]++
	}
	for _, k := range p.rules.Panels {
		if n := count[k.ID]; n > 0 {
			p.row("Panels", cmp.Or(k.Plan, k.PlanDown, english.Pick(k.Bend > 0, `_/`, string(overheadMark))), title(k.Title, k.ID), fmt.Sprintf("%3d", n))
		}
	}
}

// signRows explains the signs that are no spelling.
func (p *picture) signRows() {
	p.row("Other signs", string(rimMark), "the rim of the board, where no panel stands", "")
	if p.overhead {
		p.row("Other signs", string(overheadMark), "a panel above the figures' heads", "")
	}
	if p.offLattice {
		p.row("Other signs", `_ ! \ /`, "panels that stand off the lattice or at an angle, or bend", "")
	}
}

// specialRows lists the panels about which the mission says something.
func (p *picture) specialRows() {
	for _, panel := range p.board.Panels {
		highlight := ""
		if panel.Highlight != "" {
			highlight = "highlight " + panel.Highlight
		}
		state := string(panel.State)
		if panel.State == p.rules.UsualDoor(panel.Kind) {
			state = ""
		}
		if panel.ID == "" && state == "" && highlight == "" {
			continue
		}
		kind := title(p.kinds[panel.Kind].Title, panel.Kind)
		p.row("Marked panels", cmp.Or(panel.ID, "-"), join(kind, state, highlight), place(panel.From)+" to "+place(panel.To))
	}
}

func place(p model.Point) string { return p.X.String() + ", " + p.Y.String() }
