package cards

import (
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// lost is what was cut away.
type lost struct {
	part    Part
	letters int
}

// cut takes rows away until the parts fit into a height, and puts an ellipsis at the end.
func (s *stack) cut(height scene.Unit) lost {
	height -= s.setting.Theme().Leading // for the ellipsis
	var out lost
	for i, p := range s.parts {
		if p.Fill != nil {
			continue
		}
		height -= s.gap(i)
		if out.letters > 0 {
			out.letters += lettersOf(s.blocks[i])
			s.blocks[i] = nil
			s.heights[i] = 0
			continue
		}
		here, rest := fit(s.blocks[i], height-(s.heights[i]-layout.Height(s.blocks[i])))
		if len(rest) > 0 {
			out = lost{part: p, letters: max(1, lettersOf(rest))}
			s.blocks[i] = append(here, s.ellipsis())
			s.heights[i] = s.of(p, s.blocks[i])
		}
		height -= s.heights[i]
	}
	s.drop()
	return out
}

// drop leaves out the parts of which nothing is left.
func (s *stack) drop() {
	n := 0
	for i := range s.parts {
		if s.parts[i].Fill != nil || len(s.blocks[i]) == 0 {
			continue
		}
		s.parts[n], s.blocks[n], s.heights[n] = s.parts[i], s.blocks[i], s.heights[i]
		n++
	}
	s.parts, s.blocks, s.heights = s.parts[:n], s.blocks[:n], s.heights[:n]
}

// ellipsis is the line that says that something is missing.
func (s *stack) ellipsis() layout.Block {
	st := s.setting.style(layout.BodyBold, s.setting.Size)
	st.Colour = s.setting.Look.Colour
	l := s.setting.Set.Line(st, "…")
	leading := s.setting.Theme().Leading
	return layout.Block{Rows: []layout.Row{{Height: leading, Items: l.Right(s.setting.Width, layout.Baseline(l, leading))}}}
}

// fit parts blocks at a height, row by row.
func fit(blocks []layout.Block, height scene.Unit) (here, rest []layout.Block) {
	for i, b := range blocks {
		if i > 0 {
			height -= b.Gap
		}
		for n, row := range b.Rows {
			if height -= row.Height; height < 0 {
				head, tail := b, b
				head.Rows, tail.Rows = b.Rows[:n], b.Rows[n:]
				if n > 0 {
					here = append(here, head)
				}
				return here, append([]layout.Block{tail}, blocks[i+1:]...)
			}
		}
		here = append(here, b)
	}
	return here, nil
}

// lettersOf counts the letters in blocks.
func lettersOf(blocks []layout.Block) int {
	n := 0
	for _, b := range blocks {
		for _, r := range b.Rows {
			n += letters(r.Items)
		}
	}
	return n
}

func letters(items []scene.Item) int {
	n := 0
	scene.Each(items, func(item scene.Item, _ scene.Point) {
		if text, ok := item.(scene.Text); ok {
			n += utf8.RuneCountInString(text.Run.Text)
		}
	})
	return n
}
