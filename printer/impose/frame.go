package impose

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The margins of a sheet. Pieces keep clear of the paper's edge so that every home printer reaches them and
// their marks; two opposite margins are wider and one of these takes the sheet's label. Three poker cards side
// by side fit on A4, and three above each other on Letter. Blocks stand in the middle of the paper, so that
// their backs do, too.
const (
	margin = 7 * mm
	band   = 10_500
	apart  = 9 * mm // between blocks of pieces of different sizes, for the marks of both
)

// frame is a sheet in one of its positions, with the area that pieces may take.
type frame struct {
	paper paper.Paper
	area  scene.Rect
	side  bool // the label runs up the left margin, instead of along the foot
}

// frames are the ways to use a sheet: upright first, its label at the foot first.
func frames(p paper.Paper) []frame {
	if p.W > p.H {
		p = p.Landscape()
	}
	var out []frame
	for _, q := range []paper.Paper{p, p.Landscape()} {
		out = append(out,
			frame{paper: q, area: scene.Rect{X: margin, Y: band, W: q.W - 2*margin, H: q.H - 2*band}},
			frame{paper: q, area: scene.Rect{X: band, Y: margin, W: q.W - 2*band, H: q.H - 2*margin}, side: true})
	}
	return out
}

// up is how many columns and rows of cells the frame takes.
func (f frame) up(w, h scene.Unit) (cols, rows int) {
	return int(max(0, f.area.W/w)), int(max(0, f.area.H/h))
}

// choose is the frame that takes n cells on the fewest sheets, and of those the first.
func choose(p paper.Paper, n int, w, h scene.Unit) (frame, error) {
	var best frame
	most := 0
	for _, f := range frames(p) {
		cols, rows := f.up(w, h)
		if up := min(cols*rows, n); up > most {
			best, most = f, up
		}
	}
	if most == 0 {
		return frame{}, fmt.Errorf("%s paper has no room for a piece of %s and the marks around it; choose larger paper", p.Name, inMM(w, h))
	}
	return best, nil
}

// inMM is a size for a reader.
func inMM(w, h scene.Unit) string {
	return fmt.Sprintf("%.4g × %.4g mm", float64(w)/float64(mm), float64(h)/float64(mm))
}
