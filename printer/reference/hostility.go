package reference

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// levelLeast is the least width of a level's column; with less room the levels stand below each other.
const levelLeast = 14 * scene.Millimetre

// hostility is who arrives at which level of the track.
func (w *writer) hostility(width scene.Unit) []layout.Block {
	levels := w.r.Hostility.Levels
	if len(levels) == 0 {
		return nil
	}
	out := []layout.Block{w.head("hostility", "Hostility and arrivals", width), kept(tight(w.say(w.pegs(), width)))}
	if scene.Unit(len(levels)+2)*levelLeast <= width {
		out = append(out, w.Table(w.across(levels), width))
	} else {
		out = append(out, w.Table(w.down(levels), width))
	}
	out = append(out, w.say(w.arrivalDice(), width))
	for _, l := range levels {
		if len(l.Text.Blocks) > 0 {
			out = append(out, page.Ruled("hostility.levels."+l.ID, width, w.runIn(l.Title, l.Text, width))...)
		}
	}
	return out
}

// pegs says how the track fills.
func (w *writer) pegs() string {
	h := w.r.Hostility
	var out []string
	switch {
	case h.CrewsPerPeg == 1:
		out = append(out, "Each round a peg for every crew.")
	case h.CrewsPerPeg > 1:
		out = append(out, fmt.Sprintf("Each round a peg for every %d crews or part of it.", h.CrewsPerPeg))
	}
	switch {
	case h.ShotPegs == 0:
	case h.ShotsPerRound == 0:
		out = append(out, fmt.Sprintf("Every trader’s first shot of a round adds %s.", english.Count(h.ShotPegs, "peg")))
	case h.ShotsPerRound == 1:
		out = append(out, fmt.Sprintf("The first shot of a round adds %s.", english.Count(h.ShotPegs, "peg")))
	default:
		out = append(out, fmt.Sprintf("The first %d shots of a round add %s each.", h.ShotsPerRound, english.Count(h.ShotPegs, "peg")))
	}
	return strings.Join(append(out, fmt.Sprintf("The track has %s.", english.Count(h.Holes(), "hole"))), " ")
}

// across is the levels side by side: a row for each kind that arrives.
func (w *writer) across(levels []model.HostilityLevel) page.Table {
	t := page.Table{Columns: []page.TableColumn{{}}, Zebra: true}
	pegs := page.TableRow{Cells: []page.Cell{w.SayStrong("Pegs")}}
	from := 1
	for _, l := range levels {
		t.Columns = append(t.Columns, page.TableColumn{Head: l.Title + dagger.Of(l.Provenance)})
		pegs.Cells = append(pegs.Cells, w.SayStrong(holes(from, l.Holes)))
		from += l.Holes
	}
	t.Rows = append(t.Rows, pegs)
	for _, k := range w.arriving() {
		row := page.TableRow{Cells: []page.Cell{w.SayStrong(english.Capital(w.npc(k)))}}
		for _, l := range levels {
			row.Cells = append(row.Cells, w.arrivals(l, k))
		}
		t.Rows = append(t.Rows, row)
	}
	for _, more := range []struct {
		title string
		of    func(model.HostilityLevel) string
	}{{"Board", w.board}, {"Acting by", w.levelCharts}, {"Cards read at", w.matches}} {
		row, any := page.TableRow{Cells: []page.Cell{w.SayStrong(more.title)}}, false
		for _, l := range levels {
			text := more.of(l)
			any = any || text != ""
			row.Cells = append(row.Cells, w.Say(text))
		}
		if any {
			t.Rows = append(t.Rows, row)
		}
	}
	for i := range t.Rows {
		t.Rows[i].From = scene.Ruled("hostility.levels")
	}
	return t
}

// down is the levels below each other.
func (w *writer) down(levels []model.HostilityLevel) page.Table {
	t := page.Table{Columns: []page.TableColumn{{Head: "Level"}, {Head: "Pegs"}, {Head: "Arrivals", Fill: true}}, Zebra: true}
	from := 1
	for _, l := range levels {
		var parts []string
		for _, a := range l.Arrivals {
			parts = append(parts, w.npc(a.NPC)+" "+w.arrivalText(a, from-1, true))
		}
		for _, s := range []string{w.board(l), w.levelCharts(l)} {
			if s != "" {
				parts = append(parts, s)
			}
		}
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("hostility.levels." + l.ID), Cells: []page.Cell{
			w.SayStrong(l.Title + dagger.Of(l.Provenance)), w.Say(holes(from, l.Holes)), w.Say(strings.Join(parts, "; ")),
		}})
		from += l.Holes
	}
	return t
}

func holes(from, n int) string {
	if n < 1 {
		return "–"
	}
	return english.Span(from, from+n-1)
}

// board says which side of the NPC boards lies up.
func (w *writer) board(l model.HostilityLevel) string {
	if !l.Charged {
		return ""
	}
	for _, g := range w.r.Groups {
		if g.Board != "" {
			return english.Lower(g.Board) + " side"
		}
	}
	return "stronger side"
}

func (w *writer) levelCharts(l model.HostilityLevel) string {
	return strings.Join(english.Each(l.Charts, func(c model.LevelChart) string { return "“" + w.chartTitle(c.Chart) + "”" }), ", ")
}

func (w *writer) matches(l model.HostilityLevel) string {
	return strings.Join(english.Each(l.Matches, english.Spelled), ", ")
}
