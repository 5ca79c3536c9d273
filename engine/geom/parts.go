package geom

import "github.com/sortie-tools/sortie/schema/model"

// The ends of a line of sight as rule sets name them. An edition that says neither is taken to mean any
// part of the target, seen from the centre.
const (
	centreOnly = "centre"
	anyPart    = "any"
)

// rim is how many parts of a base lie on its edge: one every 15 degrees. Together with the centre that
// makes 25 parts of four percent each, so that no share falls on a bound of the bands in the documents.
const rim = 24

// Parts are the points that stand for a base in questions of sight: its centre, then 24 points of its
// rim clockwise from the east, each to the nearest hundredth of an inch.
func Parts(centre model.Point, base model.Length) []model.Point {
	if base <= 0 {
		base = model.Inch
	}
	out := make([]model.Point, 1, rim+1)
	out[0] = centre
	for i := range rim {
		sin, cos := model.Sincos(i * 360 / rim)
		out = append(out, model.Point{
			X: centre.X + model.Length(rounded(int64(base)*cos, 2*model.One)),
			Y: centre.Y + model.Length(rounded(int64(base)*sin, 2*model.One)),
		})
	}
	return out
}

// judge says whether a target is seen and how far it is in cover, by the shares that are hidden.
func (s *Sight) judge(l *Sightline) {
	bands := s.grid.rules.Play.Cover
	var i int
	if i, l.Seen = judge(bands, l.Hidden, l.Low); i >= 0 {
		l.Cover = bands[i].ID
	}
}

// judge is the band that shares of a target make, in percent, and whether it is seen; -1 where there are no bands. Low
// pieces alone never hide anybody altogether: they give the most cover that still lets a line through.
func judge(bands []model.CoverBand, hidden, low int) (band int, seen bool) {
	if len(bands) == 0 {
		return -1, hidden < 100
	}
	if i := bandAt(bands, hidden); bands[i].Blind {
		return i, false
	}
	i := bandAt(bands, hidden+low)
	for i > 0 && bands[i].Blind {
		i--
	}
	return i, hidden < 100
}

// bandAt is the band that a share belongs to: the first that reaches as far, or the last.
func bandAt(bands []model.CoverBand, share int) int {
	for i, b := range bands {
		if share <= b.To {
			return i
		}
	}
	return len(bands) - 1
}

// isLow reports whether the pieces of a terrain rule are lower than a figure: those that give some cover
// and no more. A piece whose rule names no cover is taken to be as tall as a figure.
func (g *Grid) isLow(rule string) bool {
	for _, t := range g.rules.Terrain {
		if t.ID != rule || rule == "" || t.Cover == "" {
			continue
		}
		for _, b := range g.rules.Play.Cover {
			if b.ID == t.Cover {
				return !b.Blind
			}
		}
	}
	return false
}

func (g *Grid) crateRule(size string) string {
	for _, k := range g.rules.Crates {
		if k.ID == size {
			return k.Rule
		}
	}
	return ""
}

func (g *Grid) furnitureRule(kind string) string {
	for _, k := range g.rules.Furniture {
		if k.ID == kind {
			return k.Rule
		}
	}
	return ""
}
