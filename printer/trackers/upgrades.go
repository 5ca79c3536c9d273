package trackers

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// upgrades are what can be built in, a box to tick for each level.
func (s *ship) upgrades() {
	if len(s.r.Upgrades) == 0 {
		return
	}
	head := s.Heading("Upgrades", s.Width())
	s.block(head)
	columns := 2
	if len(s.r.Upgrades) > 2 {
		columns = 3
	}
	var blocks []layout.Block
	for _, u := range s.r.Upgrades {
		blocks = append(blocks, s.upgrade(u, s.Column(scene.Unit(columns)))...)
	}
	s.Columns(blocks, columns, "Ship board")
	s.Y += page.Space
}

// upgrade is one upgrade: its title, then its levels with what they cost and do.
func (s *ship) upgrade(u model.Upgrade, width scene.Unit) []layout.Block {
	level, from := 0, ""
	for _, a := range s.crew.Ship.Upgrades {
		if a.ID == u.ID {
			level, from = a.Count, "ship.upgrades."+a.ID
		}
	}
	head := s.Set.Paragraph([]layout.Span{{Style: s.Styles.Strong, Text: u.Title}}, 4400, width)
	head.KeepNext, head.Gap = true, 2*mm
	out := []layout.Block{head}
	if u.Note.Source != "" {
		out = append(out, s.note("", strings.Join(strings.Fields(u.Note.Source), " "), width))
		out[1].KeepNext = true
	}
	for i, l := range u.Levels {
		b := s.upgradeLevel(i+1, l, i < level, width)
		b.KeepNext = i+1 < len(u.Levels) && len(u.Levels) <= keptLevels
		out = append(out, b)
	}
	return page.FromSource(s.source(from), width, out)
}

// keptLevels is how many levels of an upgrade stay in one column; more than that would leave columns empty.
const keptLevels = 6

func (s *ship) upgradeLevel(n int, l model.UpgradeLevel, built bool, width scene.Unit) layout.Block {
	const indent = 8 * mm
	text := strings.Join(strings.Fields(describe.Plain(l.Text)), " ")
	if anyDice(l.Ranged) {
		text += fmt.Sprintf(" Dice by distance: %s.", strings.Trim(strings.ReplaceAll(fmt.Sprint(l.Ranged), " ", " / "), "[]"))
	}
	b := s.note(fmt.Sprintf("Level %d, %d UA.", n, l.UA), text, width-indent)
	b.Gap, b.Whole = 900, true
	for i := range b.Rows {
		b.Rows[i].Items = []scene.Item{scene.Group{Shift: scene.Point{X: indent}, Items: b.Rows[i].Items}}
	}
	if len(b.Rows) == 0 {
		return b
	}
	for b.Height() < 6500 {
		b.Rows[len(b.Rows)-1].Height += 6500 - b.Height()
	}
	box := scene.Rect{X: 200, Y: 200, W: 5600, H: 5600}
	items := []scene.Item{scene.Stroke{Path: scene.RoundedPath(box, 800), Colour: s.Tones.Ink, Width: 250}}
	if built {
		items = append(items, scene.Fill{Path: scene.RoundedPath(scene.Rect{X: 1400, Y: 1400, W: 3200, H: 3200}, 500), Colour: s.Tones.Ink})
	}
	b.Rows[0].Items = append(items, b.Rows[0].Items...)
	return b
}

func anyDice(list []int) bool { return slices.ContainsFunc(list, func(n int) bool { return n > 0 }) }
