package plan

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Measures of panels that stand off the lattice.
const (
	// diagonalAdvance is how far a panel at 45 degrees goes along x and along y, in hundredths of
	// its length: two inches advance 1.40. The posts take up what is missing to 1.41.
	diagonalAdvance = 70
	// snap is how near the end of a panel must come to a lattice point to be meant for the post there.
	snap = 30 * model.Inch / 100
	// overhang is how far off the board a panel may stand.
	overhang = model.Inch
)

// MaxRunPanels is the most panels in one list of runs: as many as fit side by side on the largest
// board, and few enough that a list made by a program cannot grow without end.
const MaxRunPanels = 4 * MaxCells

// Run is a chain of panels outside the drawing: a start, one of the eight directions N, NE, E, SE,
// S, SW, W and NW, and the kinds in order.
type Run struct {
	From   model.Point
	Dir    string
	Panels []string
	Turns  []string // of each panel: the side that it turns to; empty, or not there, where it is straight
}

// turn is the side that the panel at a place of the run turns to.
func (r Run) turn(k int) string {
	if k < len(r.Turns) {
		return r.Turns[k]
	}
	return ""
}

// heading is a direction as steps along x and y.
type heading struct{ x, y model.Length }

func headings() map[string]heading {
	return map[string]heading{
		"N": {0, -1}, "NE": {1, -1}, "E": {1, 0}, "SE": {1, 1},
		"S": {0, 1}, "SW": {-1, 1}, "W": {-1, 0}, "NW": {-1, -1},
	}
}

// Runs lays panels end to end. Ends that come near a lattice point snap to it, and the next panel
// starts there. Errors name the run as their line and the panel as their column, counting from 1.
func Runs(runs []Run, o Options) ([]Panel, []Error) {
	if errs := check(o); len(errs) > 0 {
		return nil, errs
	}
	w := &walker{o: o, kinds: map[string]model.PanelKind{}}
	for _, k := range o.Kinds {
		w.kinds[k.ID] = k
	}
	for n, run := range runs {
		w.run(n+1, run)
	}
	return w.panels, w.errs[:min(len(w.errs), MaxErrors)]
}

// walker lays runs.
type walker struct {
	o      Options
	kinds  map[string]model.PanelKind
	panels []Panel
	errs   []Error
}

func (w *walker) fail(run, panel int, message, remedy string) {
	w.errs = append(w.errs, Error{Line: run, Col: panel, EndCol: panel, Code: CodeList, Message: message, Remedy: remedy})
}

// run lays one run up to its first mistake: what follows would stand in the wrong place.
func (w *walker) run(n int, run Run) {
	h, ok := headings()[run.Dir]
	if !ok {
		w.fail(n, 0, fmt.Sprintf("%q is no direction", run.Dir),
			"use one of "+english.And(slices.Sorted(maps.Keys(headings()))))
		return
	}
	if len(run.Panels) == 0 {
		w.fail(n, 0, "the run has no panels", "list the kinds of its panels in order")
		return
	}
	at := run.From
	for k, id := range run.Panels {
		kind, ok := w.kinds[id]
		if !ok {
			w.fail(n, k+1, fmt.Sprintf("unknown panel kind %q", id), w.kindMeant(id))
			return
		}
		turn := run.turn(k)
		if why, remedy := misturned(kind, turn); why != "" {
			w.fail(n, k+1, why, remedy)
			return
		}
		end, next := w.snap(h.from(at, kind.Length)), h
		if kind.Bend > 0 {
			next = h.turned(turn)
			end = w.snap(next.from(h.from(at, kind.Bend), kind.Bend))
		}
		if !w.fits(at) || !w.fits(end) {
			w.fail(n, k+1, fmt.Sprintf("the panel from %s to %s stands off the board", place(at), place(end)),
				fmt.Sprintf("panels may stand at most %s in over the rim", overhang))
			return
		}
		if len(w.panels) >= MaxRunPanels {
			w.fail(n, k+1, fmt.Sprintf("more than %d panels in runs", MaxRunPanels), "draw what stands on the lattice")
			return
		}
		w.panels = append(w.panels, lay(kind, at, end, turn))
		at, h = end, next
	}
}

// from is where a panel that starts at a point ends.
func (h heading) from(at model.Point, length model.Length) model.Point {
	if h.x != 0 && h.y != 0 {
		length = length * diagonalAdvance / 100
	}
	return model.Point{X: at.X + h.x*length, Y: at.Y + h.y*length}
}

// turned is the direction after a quarter turn to a side; y grows southwards.
func (h heading) turned(side string) heading {
	if side == model.BendLeft {
		return heading{h.y, -h.x}
	}
	return heading{-h.y, h.x}
}

// misturned says why a panel cannot be laid with such a turn; empty where it can.
func misturned(k model.PanelKind, turn string) (why, remedy string) {
	switch {
	case k.Bend > 0 && turn == "":
		return fmt.Sprintf("%s bends, and the run does not say to which side", k.ID), fmt.Sprintf("write {kind: %q, turn: \"left\"}, or right", k.ID)
	case k.Bend == 0 && turn != "":
		return k.ID + " is straight and turns to no side", fmt.Sprintf("write %q alone", k.ID)
	}
	return "", ""
}

// snap moves a point onto the lattice point it is meant for.
func (w *walker) snap(p model.Point) model.Point {
	near := model.Point{X: w.o.Offset.X + round(p.X-w.o.Offset.X, w.o.Lattice), Y: w.o.Offset.Y + round(p.Y-w.o.Offset.Y, w.o.Lattice)}
	dx, dy := near.X-p.X, near.Y-p.Y
	if dx*dx+dy*dy <= snap*snap {
		return near
	}
	return p
}

// round is the multiple of step nearest to a length, also below zero.
func round(l, step model.Length) model.Length {
	down := l - ((l%step)+step)%step
	if 2*(l-down) >= step {
		return down + step
	}
	return down
}

// kindMeant says what to write in place of an unknown kind of panel.
func (w *walker) kindMeant(id string) string {
	known := slices.Sorted(maps.Keys(w.kinds))
	if meant := diag.DidYouMean(id, known); meant != "" {
		return meant
	}
	return "name one of the rule set's panel kinds: " + strings.Join(known, ", ")
}

func (w *walker) fits(p model.Point) bool {
	return p.X >= -overhang && p.Y >= -overhang && p.X <= w.o.Width+overhang && p.Y <= w.o.Height+overhang
}

// lay makes a panel whose first end is the northern, then the western one. A kind that looks
// different from its other end counts as flipped when the run went the other way.
func lay(k model.PanelKind, at, end model.Point, turn string) Panel {
	if end.Y < at.Y || end.Y == at.Y && end.X < at.X {
		return Panel{Kind: k.ID, From: end, To: at, Flipped: !symmetrical(k), Bend: model.OtherBend(turn)}
	}
	return Panel{Kind: k.ID, From: at, To: end, Bend: turn}
}

// symmetrical reports whether a kind's openings look the same from both ends.
func symmetrical(k model.PanelKind) bool {
	for _, o := range k.Openings {
		mirror := o
		mirror.From, mirror.To = k.Length-o.To, k.Length-o.From
		if !slices.Contains(k.Openings, mirror) {
			return false
		}
	}
	return true
}
