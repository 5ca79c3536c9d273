package impose

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Crop marks stand markGap away from the pieces and their bleed, are markLength long, and stay markEdge away
// from the edge of the paper. A mark that the paper has no room for is left out.
const (
	markGap    = 700
	markLength = 3 * mm
	markLeast  = 1 * mm
	markEdge   = 2 * mm
	markWidth  = 150
)

// crop draws the crop marks of a block's cuts around its area, which is that of its pieces with their bleed, as
// far as they stay inside the free part of the page.
func crop(trims []scene.Rect, area, free scene.Rect) []scene.Item {
	var path scene.Path
	for _, x := range cuts(trims, func(r scene.Rect) (scene.Unit, scene.Unit) { return r.X, r.X + r.W }) {
		upright(&path, x, area.Y-markGap-markLength, area.Y-markGap, free)
		upright(&path, x, area.Y+area.H+markGap, area.Y+area.H+markGap+markLength, free)
	}
	for _, y := range cuts(trims, func(r scene.Rect) (scene.Unit, scene.Unit) { return r.Y, r.Y + r.H }) {
		level(&path, y, area.X-markGap-markLength, area.X-markGap, free)
		level(&path, y, area.X+area.W+markGap, area.X+area.W+markGap+markLength, free)
	}
	if len(path.Verbs) == 0 {
		return nil
	}
	return []scene.Item{scene.Stroke{Path: path, Colour: scene.RGB(0), Width: markWidth}}
}

// cuts are the different places at which trims are cut, in order.
func cuts(trims []scene.Rect, sides func(scene.Rect) (scene.Unit, scene.Unit)) []scene.Unit {
	var out []scene.Unit
	for _, r := range trims {
		a, b := sides(r)
		out = append(out, a, b)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func upright(path *scene.Path, x, from, to scene.Unit, free scene.Rect) {
	if from, to = max(from, free.Y), min(to, free.Y+free.H); to-from >= markLeast {
		path.Move(x, from).Line(x, to)
	}
}

func level(path *scene.Path, y, from, to scene.Unit, free scene.Rect) {
	if from, to = max(from, free.X), min(to, free.X+free.W); to-from >= markLeast {
		path.Move(from, y).Line(to, y)
	}
}

// ellipse is the outline of the ellipse in a rectangle.
func ellipse(r scene.Rect) scene.Path {
	const unit = 100_000
	return scene.CirclePath(scene.Point{}, unit).Map(func(p scene.Point) scene.Point {
		return scene.Point{X: r.X + (p.X+unit)*r.W/(2*unit), Y: r.Y + (p.Y+unit)*r.H/(2*unit)}
	})
}
