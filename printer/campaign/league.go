package campaign

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// league is how games of a league are arranged and counted.
func (w *writer) league() {
	l := w.c.League
	if l == nil {
		return
	}
	f := facts{w: w}
	f.add("Pairing", pairing(l.Pairing), "league.pairing")
	if l.Table > 0 {
		f.add("Crews in a game", fmt.Sprint(l.Table), "league.table")
	}
	for _, p := range l.Points {
		f.add(english.Capital(scored(p)), english.Count(p.Points, "point"), "league.points")
	}
	if len(l.Ties) > 0 {
		f.add("Equal points", "compare "+strings.Join(english.Each(l.Ties, metric), ", then "), "league.ties")
	}
	w.section("The league", "league", []layout.Block{f.block(false)}, 1)
}

func pairing(p string) string {
	switch p {
	case "swiss":
		return "crews with like points meet, the same two as rarely as can be"
	case "round-robin":
		return "every crew meets every other"
	case "ladder":
		return "a crew challenges one that stands above it"
	}
	return "as the crews agree"
}

// scored is what points are for.
func scored(p model.LeaguePoints) string {
	switch p.For {
	case "win":
		return "a game won"
	case "loss":
		return "a game lost"
	case "draw":
		return "a draw"
	case "survivor":
		return "each trader who comes back"
	case "bye":
		return "a turn without an opponent"
	case "objective":
		return "the " + english.Spelled(p.Objective) + " objective"
	}
	return english.Spelled(p.For)
}

// writeRow is a row to write in.
func (w *writer) writeRow(first string, columns int) page.TableRow {
	row := page.TableRow{Tall: true}
	for i := range columns {
		cell := page.Cell{Mark: page.Drawing{W: 1, H: writeHigh}}
		if i == 0 && first != "" {
			cell = w.Say(first)
			cell.Mark = page.Drawing{W: 1, H: writeHigh}
		}
		row.Cells = append(row.Cells, cell)
	}
	return row
}
