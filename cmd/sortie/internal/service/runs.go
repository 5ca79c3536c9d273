package service

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/model"
)

// runs are the runs of a floor as they are written, with where their panels stand.
func (d *deed) runs(floor []string, o plan.Options) (*Text, []laidRun) {
	path := append(slices.Clone(floor), "runs")
	t := d.home(path)
	var all []laidRun
	for _, list := range within(t.main(), path) {
		if list.Shape != outline.List || t.comprehends(list) {
			continue
		}
		for i, n := range list.Nodes {
			if r, ok := t.run(n); ok {
				laid, errs := plan.Runs([]plan.Run{r}, o)
				if len(errs) == 0 {
					all = append(all, laidRun{i, r, laid})
				}
			}
		}
	}
	return t, all
}

// laidRun is a run that is written out.
type laidRun struct {
	index int
	run   plan.Run
	laid  []plan.Panel
}

// run is a run as it is written; not ok where something in it is worked out.
func (t *Text) run(n *outline.Node) (plan.Run, bool) {
	from, panels := n.Field("from"), n.Field("panels")
	if from == nil || panels == nil || !t.written(n) {
		return plan.Run{}, false
	}
	r := plan.Run{From: t.corner(from), Dir: n.Word("dir")}
	for _, p := range panels.Nodes {
		kind := p.Text
		if p.Shape == outline.Block {
			kind = p.Word("kind")
		}
		r.Panels, r.Turns = append(r.Panels, kind), append(r.Turns, p.Word("turn"))
	}
	return r, true
}

// end is where a run stands when so many of its panels are laid.
func (w laidRun) end(n int) model.Point {
	at := w.run.From
	for _, p := range w.laid[:n] {
		if p.From == at {
			at = p.To
		} else {
			at = p.From
		}
	}
	return at
}

// unrun takes a panel out of its run: what comes before it and what comes behind stay where they are.
func (d *deed) unrun(floor []string, o plan.Options, at Line) error {
	_, runs := d.runs(floor, o)
	for _, w := range runs {
		for k, p := range w.laid {
			if l := (Line{p.From, p.To}); l == at || l == at.turned() {
				return d.cutRun(append(slices.Clone(floor), "runs"), w, k)
			}
		}
	}
	return ErrMade
}

func (d *deed) cutRun(runs []string, w laidRun, k int) error {
	own := append(slices.Clone(runs), fmt.Sprint(w.index))
	if len(w.laid) == 1 {
		return d.takeLast(own)
	}
	if slices.ContainsFunc(w.run.Turns[:k+1], func(s string) bool { return s != "" }) && k < len(w.laid)-1 {
		return errors.New("the run bends before this panel: change it in the text")
	}
	if k == 0 {
		if err := d.take(append(slices.Clone(own), "panels", "0")); err != nil {
			return err
		}
		return d.set(append(slices.Clone(own), "from"), point(w.end(1)))
	}
	for n := len(w.laid) - 1; n >= k; n-- {
		if err := d.take(append(slices.Clone(own), "panels", fmt.Sprint(n))); err != nil {
			return err
		}
	}
	if k == len(w.laid)-1 {
		return nil
	}
	return d.add(runs, runText(plan.Run{From: w.end(k + 1), Dir: w.run.Dir, Panels: w.run.Panels[k+1:], Turns: w.run.Turns[k+1:]}))
}

// takeLast takes an entry out of a list, and the list with its last one.
func (d *deed) takeLast(path []string) error {
	list := path[:len(path)-1]
	t := d.home(list)
	if found := within(t.main(), list); len(found) == 1 && len(found[0].Nodes) == 1 {
		return d.take(list)
	}
	return d.take(path)
}

func point(p model.Point) string { return fmt.Sprintf("[%s, %s]", p.X, p.Y) }

// runText is a run as CUE.
func runText(r plan.Run) string {
	var kinds []string
	for i, k := range r.Panels {
		s := fmt.Sprintf("%q", k)
		if i < len(r.Turns) && r.Turns[i] != "" {
			s = fmt.Sprintf("{kind: %q, turn: %q}", k, r.Turns[i])
		}
		kinds = append(kinds, s)
	}
	return fmt.Sprintf("{from: %s, dir: %q, panels: [%s]}", point(r.From), r.Dir, strings.Join(kinds, ", "))
}

// run lays a panel off the lattice or aslant: at the end of a run that comes up to it, or as one of its own. One that looks the
// same from both ends may be laid from either.
func (d *deed) run(floor []string, o plan.Options, k model.PanelKind, p Laid) error {
	if err := d.runAs(floor, o, k, p); err == nil || !p.Flipped {
		return err
	}
	p.Flipped = false
	return d.runAs(floor, o, k, p)
}

func (d *deed) runAs(floor []string, o plan.Options, k model.PanelKind, p Laid) error {
	path := append(slices.Clone(floor), "runs")
	t, runs := d.runs(floor, o)
	for _, w := range runs {
		longer := w.run
		longer.Panels, longer.Turns = append(slices.Clone(longer.Panels), k.ID), append(slices.Clone(longer.Turns), "")
		if laid, errs := plan.Runs([]plan.Run{longer}, o); len(errs) == 0 && lies(laid[len(laid)-1], p) {
			return d.add(append(slices.Clone(path), fmt.Sprint(w.index), "panels"), fmt.Sprintf("%q", k.ID))
		}
	}
	starts := []model.Point{p.From, p.To}
	if !post(p.From, o) && post(p.To, o) { // a run reads best from a post
		slices.Reverse(starts)
	}
	for _, start := range starts {
		for _, dir := range []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"} {
			r := plan.Run{From: start, Dir: dir, Panels: []string{k.ID}}
			if laid, errs := plan.Runs([]plan.Run{r}, o); len(errs) == 0 && lies(laid[0], p) {
				if len(runs) == 0 && len(within(t.main(), path)) == 0 {
					return d.set(path, "[\n\t"+runText(r)+",\n]")
				}
				return d.add(path, runText(r))
			}
		}
	}
	return fmt.Errorf("%s is %s inches long and does not fit between %s and %s", strings.ToLower(k.Title), k.Length, point(p.From), point(p.To))
}

// post reports whether a place is on the lattice.
func post(p model.Point, o plan.Options) bool {
	return (p.X-o.Offset.X)%o.Lattice == 0 && (p.Y-o.Offset.Y)%o.Lattice == 0
}

// lies reports whether a panel was laid as it was meant.
func lies(laid plan.Panel, p Laid) bool {
	return laid.From == p.From && laid.To == p.To && laid.Flipped == p.Flipped
}
