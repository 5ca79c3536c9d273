package impose

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// maxOffset is how far backs may be moved: few printers are off by more, and the pieces would come onto the
// label in the margin.
const maxOffset = 3 * mm

// flip is how backs are laid behind their faces.
type flip struct {
	paper  paper.Paper
	over   bool // the paper is turned over its upper edge: backs are mirrored up and down and stand on their heads
	offset scene.Point
}

// flipOf is the flip for a sheet in its position. The long edge of paper that lies on its side is its upper one.
func flipOf(p paper.Paper, edge string, offset scene.Point) flip {
	return flip{paper: p, over: (edge == "short") == (p.H >= p.W), offset: offset}
}

// behind is where the back of what lies at r is printed.
func (f flip) behind(r scene.Rect) scene.Rect {
	if f.over {
		r.Y = f.paper.H - r.Y - r.H
	} else {
		r.X = f.paper.W - r.X - r.W
	}
	r.X, r.Y = r.X+f.offset.X, r.Y+f.offset.Y
	return r
}

// checkDuplex looks at what the user asked for.
func checkDuplex(edge string, offset scene.Point) error {
	if edge != "" && edge != "long" && edge != "short" && edge != "off" {
		return fmt.Errorf("duplex %q is not one of long, short, off", edge)
	}
	for _, v := range []scene.Unit{offset.X, offset.Y} {
		if v > maxOffset || v < -maxOffset {
			return fmt.Errorf("backs can be moved by %d mm at most", maxOffset/mm)
		}
	}
	return nil
}
