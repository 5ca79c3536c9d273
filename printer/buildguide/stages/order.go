package stages

import (
	"cmp"
	"math"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// run is panels in one straight line, end to end.
type run struct {
	panels   []int
	length   model.Length
	overhead bool
	start    model.Point
}

// order puts the panels of a stage into building order and notes at which points they stand: the longest
// run that touches what is built, again and again, and what is overhead last.
func (c *cutter) order(part []int, overhead func(kind string) bool, built posts) []int {
	runs := c.runs(part, overhead)
	var out []int
	for len(runs) > 0 {
		best := 0
		for i := range runs {
			if c.sooner(runs[i], runs[best], built) {
				best = i
			}
		}
		for _, i := range runs[best].panels {
			out = append(out, i)
			for _, q := range along(c.panels[i]) {
				built[q] = true
			}
		}
		runs = slices.Delete(runs, best, best+1)
	}
	return out
}

// sooner reports whether a run is built before another.
func (c *cutter) sooner(a, b run, built posts) bool {
	return cmp.Or(
		bit(a.overhead)-bit(b.overhead),
		bit(c.touches(b, built))-bit(c.touches(a, built)),
		cmp.Compare(b.length, a.length),
		cmp.Compare(a.start.Y, b.start.Y), cmp.Compare(a.start.X, b.start.X),
		cmp.Compare(a.panels[0], b.panels[0]),
	) < 0
}

func (c *cutter) touches(r run, built posts) bool {
	for _, i := range r.panels {
		for _, q := range along(c.panels[i]) {
			if built[q] {
				return true
			}
		}
	}
	return false
}

// runs joins the panels of a stage that follow each other in a line.
func (c *cutter) runs(part []int, overhead func(kind string) bool) []run {
	sorted := slices.Clone(part)
	slices.SortFunc(sorted, func(i, j int) int {
		a, b := c.panels[i].From, c.panels[j].From
		return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X), cmp.Compare(i, j))
	})
	var out []run
	for _, i := range sorted {
		p := c.panels[i]
		at := slices.IndexFunc(out, func(r run) bool {
			end := r.panels[len(r.panels)-1]
			return c.panels[end].To == p.From && c.inLine(end, i) && r.overhead == overhead(p.Kind)
		})
		if at < 0 {
			out, at = append(out, run{overhead: overhead(p.Kind), start: p.From}), len(out)
		}
		out[at].panels = append(out[at].panels, i)
		out[at].length += reach(p)
	}
	return out
}

func reach(p model.Panel) model.Length {
	return model.Length(math.Round(math.Hypot(float64(p.To.X-p.From.X), float64(p.To.Y-p.From.Y))))
}
