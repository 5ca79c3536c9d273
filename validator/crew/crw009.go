package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// crw009 finds crews in which two traders use one board.
func crw009() check.Check {
	return check.Check{
		Code:     "CRW009",
		Title:    "one board for two traders",
		Severity: diag.Error,
		Text: "Two traders of a crew use the same board of the rule set, and the boxes of the edition hold it once. A trader who only looks like " +
			"another can be written out without `board`.",
		Before: "traders: {a: board: \"jace\", b: board: \"jace\"}",
		After:  "traders: {a: board: \"jace\", b: board: \"lars\"}",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			first := map[string]string{}
			used := map[string]int{}
			for _, t := range c.Traders {
				if t.Board == "" {
					continue
				}
				used[t.Board]++
				if first[t.Board] == "" {
					first[t.Board] = t.ID
				}
				if have := boardsOf(p, t.Board); used[t.Board] > have { // core
					path := "traders." + t.ID + ".board"
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s uses the board %s, as %s does, and there %s", t.ID, t.Board, first[t.Board], areBoards(have)),
						Remedy:  "name another board, or write the trader out",
						Range:   p.First(path, "traders"),
						Related: []diag.Related{{Range: p.First("traders."+first[t.Board]+".board", "traders"), Text: "the board is in use here"}},
					})
				}
			}
		},
	}
}

// boardsOf is how many boards of a trader the boxes of the edition hold; one where they do not say.
func boardsOf(p *check.Pass, id string) int {
	n := 0
	for _, b := range p.Rules.Boxes {
		n += stock.BoxCount(b.Traders, id)
	}
	return max(n, 1)
}

func areBoards(n int) string {
	if n == 1 {
		return "is one"
	}
	return fmt.Sprintf("are %d", n)
}
