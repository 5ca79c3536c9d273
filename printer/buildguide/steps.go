package buildguide

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/schema/model"
)

// step is one picture of the guide with its list.
type step struct {
	floor string
	title string
	build board.Build
	lines []line
}

// line is one entry of a step's list: things of one kind, and which they are.
type line struct {
	feature board.Feature
	title   string
	count   int
	colour  string   // of crates
	which   []string // ids or notes; for panels their numbers instead
	numbers []int
	from    string // path of the first of them, or of their list; empty where they have no place on a floor
}

// allSteps are the steps of all floors, one floor after the other, since nobody gets at what stands below
// a level once it is up: its walls, then what stands between them, then figures and tokens.
func (w *teller) allSteps() []step {
	var out []step
	for _, f := range w.m.Floors() {
		things := board.Things(w.m, w.r, f.ID)
		out = append(out, w.wallSteps(f, things)...)
		all := everyPanel(f.Board)
		if s := w.pieceStep(f.ID, things, board.FurnitureFeature, board.CrateFeature); len(s.lines) > 0 {
			s.title, s.build = "furniture and crates", board.Build{Stand: all, Pieces: board.Dark}
			out = append(out, s)
		}
		if s := w.figureStep(f, things); len(s.lines) > 0 {
			s.title, s.build = "figures, tokens and the rim", board.Build{Stand: all, Pieces: board.Pale, Figures: board.Dark}
			out = append(out, s)
		}
	}
	return out
}

func everyPanel(b *model.Board) []int {
	out := make([]int, len(b.Panels))
	for i := range out {
		out[i] = i
	}
	return out
}

// wallSteps are the stages of a floor's panels.
func (w *teller) wallSteps(f model.NamedFloor, things []board.Thing) []step {
	var out []step
	var stand []int
	number := 1
	for n, stage := range board.Stages(w.m, w.r, f.ID) {
		s := step{floor: f.ID, title: region(f.Board, stage), build: board.Build{Stand: slices.Clone(stand), New: stage, First: number}}
		for _, t := range things {
			if t.Feature.Kind == board.PanelFeature && t.Stage == n {
				t.Title += w.standing(f.Board.Panels[t.Index])
				s.add(t)
			}
		}
		w.sortPanels(s.lines)
		s.lines = shortList(s.lines)
		out = append(out, s)
		stand, number = append(stand, stage...), number+len(stage)
	}
	return out
}

// standing says how a door stands that does not stand as doors of its kind do.
func (w *teller) standing(p model.Panel) string {
	if p.State == "" || p.State == w.r.UsualDoor(p.Kind) {
		return ""
	}
	return ", " + string(p.State)
}

func (w *teller) sortPanels(lines []line) {
	place := index(w.r.Panels, func(k model.PanelKind) string { return k.ID })
	slices.SortStableFunc(lines, func(a, b line) int { return cmp.Compare(place(a.feature.ID), place(b.feature.ID)) })
}

// add enters a thing into the list.
func (s *step) add(t board.Thing) {
	title := t.Title
	if t.Colour != "" {
		title += ", " + t.Colour
	}
	i := slices.IndexFunc(s.lines, func(l line) bool { return l.feature == t.Feature && l.title == title })
	if i < 0 {
		s.lines, i = append(s.lines, line{feature: t.Feature, title: title, colour: t.Colour, from: fromOf(t)}), len(s.lines)
	}
	l := &s.lines[i]
	l.count += t.Count
	if t.Feature.Kind == board.PanelFeature {
		l.numbers = append(l.numbers, t.Number)
		return
	}
	if text := which(t); text != "" {
		l.which = append(l.which, text)
	}
}

// fromOf is the path of a thing that stands on a floor by its name; figures do not.
func fromOf(t board.Thing) string {
	if t.Feature.Kind == board.FigureFeature || t.Name == "" {
		return ""
	}
	return t.Path()
}

// which tells one thing from others of its kind.
func which(t board.Thing) string {
	name := t.Called
	switch {
	case t.Feature.Kind == board.HatchFeature:
		name = t.Label
	case !t.Shown, name == t.Title:
		name = "" // nobody finds it on the picture, or it says nothing new
	}
	return strings.Trim(name+" "+t.Note, " ")
}

// pieceStep is a step with the things of some sorts, without its picture.
func (w *teller) pieceStep(floor string, things []board.Thing, kinds ...board.FeatureKind) step {
	s := step{floor: floor}
	for _, t := range things {
		if slices.Contains(kinds, t.Feature.Kind) {
			s.add(t)
		}
	}
	for _, l := range s.lines {
		slices.SortFunc(l.which, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b)) })
	}
	s.lines = shortList(s.lines)
	return s
}

// maxLines is how many lines the list of a step has: as many as stand beside a picture on the smallest
// page.
const maxLines = 14

// shortList says of what a list has no room for how much it is; the front of the guide lists it all.
func shortList(lines []line) []line {
	if len(lines) <= maxLines {
		return lines
	}
	rest := line{feature: lines[maxLines-1].feature, title: "others, see the front"}
	for _, l := range lines[maxLines-1:] {
		rest.count += l.count
		rest.numbers = append(rest.numbers, l.numbers...)
	}
	return append(lines[:maxLines-1:maxLines-1], rest)
}

// figureStep is what comes last: markers, ways, figures, and the places at the rim.
func (w *teller) figureStep(f model.NamedFloor, things []board.Thing) step {
	s := w.pieceStep(f.ID, things, board.MarkerFeature, board.HatchFeature, board.LinkFeature, board.FigureFeature)
	if n := len(f.Board.Airlocks); n > 0 {
		l := line{feature: board.Feature{Kind: board.AirlockFeature}, title: "Airlock", count: n, from: f.Path + ".airlocks"}
		for _, a := range f.Board.Airlocks {
			l.which = append(l.which, strings.ToUpper(a.ID))
		}
		s.lines = append(s.lines, l)
	}
	for _, sealed := range []bool{false, true} {
		l := line{feature: board.Feature{Kind: board.EntryFeature, ID: "entry"}, title: "Entry point", from: f.Path + ".entries"}
		if sealed {
			l = line{feature: board.Feature{Kind: board.EntryFeature, ID: "entry-sealed"}, title: "Entry point, sealed", from: f.Path + ".entries"}
		}
		for _, e := range f.Board.Entries {
			if e.Sealed == sealed {
				l.count++
				l.which = append(l.which, fmt.Sprint(e.Number))
			}
		}
		if l.count > 0 {
			s.lines = append(s.lines, l)
		}
	}
	return s
}

// region says where on a board panels lie: "north-west", "south", "the middle".
func region(b *model.Board, stage []int) string {
	var x, y, n model.Length
	for _, i := range stage {
		p := b.Panels[i]
		x, y, n = x+p.From.X+p.To.X, y+p.From.Y+p.To.Y, n+2
	}
	if n == 0 {
		return ""
	}
	third := func(at, length model.Length, low, high string) string {
		switch {
		case at*5 < length*2:
			return low
		case at*5 > length*3:
			return high
		}
		return ""
	}
	ns, ew := third(y/n, b.Height, "north", "south"), third(x/n, b.Width, "west", "east")
	return cmp.Or(strings.Trim(ns+"-"+ew, "-"), "the middle")
}

// ranges writes numbers that rise as people do: "1–4, 7".
func ranges(list []int) string {
	list = slices.Sorted(slices.Values(list))
	var out []string
	for i := 0; i < len(list); {
		j := i
		for j+1 < len(list) && list[j+1] == list[j]+1 {
			j++
		}
		switch {
		case j == i:
			out = append(out, fmt.Sprint(list[i]))
		case j == i+1:
			out = append(out, fmt.Sprint(list[i]), fmt.Sprint(list[j]))
		default:
			out = append(out, fmt.Sprintf("%d–%d", list[i], list[j]))
		}
		i = j + 1
	}
	return strings.Join(out, ", ")
}
