package reference

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// arriving are the kinds that arrive at any level, in the rule set's order.
func (w *writer) arriving() []string {
	some := map[string]bool{}
	var order []string
	for _, l := range w.r.Hostility.Levels {
		for _, a := range l.Arrivals {
			if !some[a.NPC] {
				some[a.NPC] = true
				order = append(order, a.NPC)
			}
		}
	}
	place := map[string]int{}
	for i, k := range w.r.NPCs {
		place[k.ID] = i
	}
	slices.SortStableFunc(order, func(a, b string) int { return place[a] - place[b] })
	return order
}

// arrivals is how many of a kind arrive at a level: a number, or what a die says.
func (w *writer) arrivals(l model.HostilityLevel, npc string) page.Cell {
	before := describe.HolesBefore(w.r, l.ID)
	var cell page.Cell
	var parts []string
	for _, a := range l.Arrivals {
		if a.NPC != npc {
			continue
		}
		if d := w.dieOf(a.Die); d != nil && cell.Mark.W == 0 {
			cell.Mark = w.dieMark(*d)
		}
		if s := w.arrivalText(a, before, false); s != "" {
			parts = append(parts, s)
		}
	}
	if text := strings.Join(parts, ", "); text != "" {
		cell.Spans = w.Say(text).Spans
	}
	if cell.Mark.W == 0 && len(parts) == 0 {
		quiet := w.Say("–")
		quiet.Spans[0].Style.Colour = w.Tones.Soft
		return quiet
	}
	return cell
}

// arrivalText says an arrival in short; with its die in words where there is no picture of it. So many pegs come
// before its level.
func (w *writer) arrivalText(a model.Arrival, before int, inWords bool) string {
	text := ""
	switch d := w.dieOf(a.Die); {
	case a.Die == "":
		text = fmt.Sprint(a.Count)
	case a.Number > 0:
		text = fmt.Sprintf("on %d", a.Number)
	case a.Face != "" && d != nil:
		text = "on “" + faceTitle(*d, a.Face) + "”"
	case a.Face != "":
		text = "on “" + english.Spelled(a.Face) + "”"
	}
	if inWords && a.Die != "" {
		text = "by the " + w.die(a.Die) + pick(text != "", ", ", "") + text
	}
	if len(a.Holes) > 0 {
		text += " at " + english.Plural(len(a.Holes), "peg") + " " + english.And(english.Each(a.Holes, func(n int) string { return fmt.Sprint(before + n) }))
	}
	return text + dagger.Of(a.Provenance)
}

func pick(so bool, yes, no string) string {
	if so {
		return yes
	}
	return no
}

// faceTitle is the title of the face of a die with a symbol, without the number that it prints.
func faceTitle(d model.Die, symbol string) string {
	for _, f := range d.Faces {
		if f.Symbol == symbol {
			return strings.TrimSpace(strings.TrimPrefix(f.Title, fmt.Sprint(f.Number)))
		}
	}
	return english.Spelled(symbol)
}

// dieMark is a small die in its colour, with the mark of that colour.
func (w *writer) dieMark(d model.Die) page.Drawing {
	const side = 3400
	swatch := icons.Named(d.Colour)
	path := scene.RoundedPath(scene.Rect{X: 150, Y: 150, W: side - 300, H: side - 300}, 600)
	items := []scene.Item{scene.Fill{Path: path, Colour: w.Tones.Paper}, scene.Stroke{Path: path, Colour: w.Tones.Ink, Width: 250}}
	symbol, _ := icons.Find(swatch.Mark)
	items = append(items, symbol.Draw(icons.Around(scene.Point{X: side / 2, Y: side / 2}, side*45/100), swatch.Ink())...)
	return page.Drawing{W: side, H: side, Items: items, Alt: d.Title}
}

// arrivalDice says what the marks of dice mean, and where whoever arrives is put.
func (w *writer) arrivalDice() string {
	var out []string
	seen := map[string]bool{}
	for _, l := range w.r.Hostility.Levels {
		for _, a := range l.Arrivals {
			d := w.dieOf(a.Die)
			if d == nil || seen[d.ID] {
				continue
			}
			seen[d.ID] = true
			mark := strings.TrimPrefix(icons.Named(d.Colour).Mark, "mark-")
			out = append(out, fmt.Sprintf("A die with a %s: roll the %s.", mark, english.Lower(d.Title)))
		}
	}
	at := map[string]bool{}
	for _, l := range w.r.Hostility.Levels {
		for _, a := range l.Arrivals {
			if a.At != "" && !at[a.NPC] {
				at[a.NPC] = true
				out = append(out, english.Capital(w.npc(a.NPC))+": at a "+w.marker(a.At)+".")
			}
		}
	}
	return strings.Join(out, " ")
}
