package html

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// table is rows of cells under a head; the first cell of a row names it.
type table struct {
	Head []string
	Rows []tableRow
}

// tableRow is a row of cells, and the path of the value of the mission that they show.
type tableRow struct {
	Cells []string
	From  string
}

// search is how many tokens of each size go into each crate, and how many rare ones are mixed in.
func search(m *model.Mission, r *model.RuleSet) table {
	t := table{Head: []string{"Into"}}
	for _, s := range r.TokenSizes {
		t.Head = append(t.Head, english.Capital(s.Title))
	}
	for _, a := range m.Setup.Allocation {
		name := kinds.Titled(r.Crates, a.Crate, func(c model.CrateSize) (string, string) { return c.ID, c.Title })
		t.Rows = append(t.Rows, row("each "+english.Lower(name)+describe.Except(m, a.Crate), "setup.search."+a.Crate, a.Tokens, r))
	}
	if len(m.Setup.Rare) > 0 {
		t.Rows = append(t.Rows, row("rare ones mixed in before dealing", "setup.search.rare", m.Setup.Rare, r))
	}
	return t
}

func row(name, from string, counts []model.TokenCount, r *model.RuleSet) tableRow {
	cells := []string{english.Capital(name)}
	for _, s := range r.TokenSizes {
		n := 0
		for _, c := range counts {
			if c.Size == s.ID {
				n += c.Count
			}
		}
		cells = append(cells, dash(n))
	}
	return tableRow{cells, from}
}

func dash(n int) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprint(n)
}

// level is a band of the hostility track with its holes, true for those filled at the start.
type level struct {
	Title string
	Holes []bool
	Now   bool
}

func track(m *model.Mission, r *model.RuleSet) []level {
	left, at := m.Setup.Hostility, -1
	if len(r.Hostility.Levels) > 0 {
		at = r.Hostility.Level(left)
	}
	var out []level
	for i, l := range r.Hostility.Levels {
		band := level{Title: l.Title, Now: i == at}
		for range l.Holes {
			band.Holes = append(band.Holes, left > 0)
			left--
		}
		out = append(out, band)
	}
	return out
}
