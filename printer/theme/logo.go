package theme

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Limits of a logo: far more than any mark needs that is to be known at 4 mm, and little enough for the foot
// of each of a hundred pages.
const (
	MaxPaths  = 32
	MaxPoints = 4000 // of all its paths
)

// logoSide is the longer side of a logo's box in its own finest units: a tenth of a metre in micrometres.
const logoSide = 100 * scene.Millimetre

// Logo is the mark of a theme, or nil if it has none that can be drawn; Check says why not.
func Logo(theme *model.Theme) *page.Logo {
	if theme == nil || theme.Logo == nil {
		return nil
	}
	logo, faults := readLogo(theme.Logo)
	if len(faults) > 0 {
		return nil
	}
	return logo
}

// logoFault is what is wrong with a part of a logo.
type logoFault struct {
	path   string // below the logo
	err    error
	remedy string // empty: what mends a path
}

// readLogo reads all paths of a logo, and says of each what is wrong with it.
func readLogo(l *model.Logo) (*page.Logo, []logoFault) {
	if l.Width < 1 || l.Height < 1 {
		return nil, []logoFault{{path: "width", err: fmt.Errorf("a box of %d × %d has no room", l.Width, l.Height)}}
	}
	if n := len(l.Paths); n > MaxPaths {
		return nil, []logoFault{{path: "paths", err: fmt.Errorf("%d paths; a logo has up to %d", n, MaxPaths)}}
	}
	scale := float64(logoSide) / float64(max(l.Width, l.Height))
	out := &page.Logo{Title: l.Title, W: length(float64(l.Width) * scale), H: length(float64(l.Height) * scale)}
	var faults []logoFault
	points := 0
	for i, p := range l.Paths {
		if p.D == "" {
			continue // the compiler has said that it is missing
		}
		path, err := Path(p.D, scale)
		if points += len(path.Points); err == nil && points > MaxPoints {
			err = fmt.Errorf("the logo has more than %d points with this path", MaxPoints)
		}
		if err != nil {
			faults = append(faults, logoFault{path: fmt.Sprintf("paths.%d.d", i), err: err})
			continue
		}
		out.Items = append(out.Items, scene.Fill{Path: path, Colour: toneOf(p.Tone)})
	}
	if len(out.Items) == len(l.Paths) && !seen(out) {
		faults = append(faults, logoFault{"paths", fmt.Errorf("nothing of it can be seen in its box of %d × %d", l.Width, l.Height),
			"give width and height the numbers of the viewBox that the paths were drawn in"})
	}
	return out, faults
}

// seen reports whether a logo paints anything of its box in a colour that shows on paper.
func seen(l *page.Logo) bool {
	for _, f := range l.Items {
		b := f.Path.Bounds()
		if b.W > 0 && b.H > 0 && b.Meets(scene.Rect{W: l.W, H: l.H}) && f.Colour != icons.Tones().Paper {
			return true
		}
	}
	return false
}

// toneOf is the house's colour of a tone's name; Dress makes it the theme's.
func toneOf(name string) scene.Colour {
	t := icons.Tones()
	switch name {
	case "accent":
		return t.Accent
	case "soft":
		return t.Soft
	case "paper":
		return t.Paper
	}
	return t.Ink
}
