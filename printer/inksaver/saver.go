package inksaver

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/backdrop"
	"github.com/sortie-tools/sortie/printer/scene"
)

// What counts as a large area: one that takes more ink than the letters on it.
const (
	large      = 60.0 * mm2
	badge      = 12.0 * mm2 // a light shape on a dark one that holds a symbol; what is smaller is a part of one
	leastSide  = 1800       // narrower areas are lines
	leastHold  = 1200       // smaller areas hold no letter
	panel      = 30         // of a hundred parts of a dark area: a light shape that is larger leaves only a frame of it
	lightest   = 0.62       // lightness of the darkest tint
	barelyTint = 0.88       // lightness from which a tint needs no outline
)

const mm2 = float64(scene.Millimetre * scene.Millimetre)

// Widths of lines.
const (
	outline = 350 // of what was a dark area
	thin    = 250 // of a light shape on it
	faint   = 150 // of what was a tint: the thinnest that every printer shows
	heavy   = 300 // lines above this become lighter
)

// What became of an area.
const (
	kept    = iota
	emptied // dark once, paper now
	cleared // a tint once, paper now
	darkest // light on a dark area once, dark now
)

// saver goes through the items of a page in painting order and remembers the areas painted so far.
type saver struct {
	below backdrop.Stack
	// changed is around all areas that became lighter or darker: outside, things stay as they are.
	changed scene.Rect
	at      scene.Point // of the items at hand on the page
	clip    *scene.Rect // around what is seen of them; nil: all
}

// items is what a saver page has instead of some items.
func (s *saver) items(items []scene.Item, depth int) []scene.Item {
	if depth > scene.MaxDepth {
		return nil
	}
	out := make([]scene.Item, 0, len(items))
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill:
			out = s.fill(out, it)
		case scene.Stroke:
			out = s.stroke(out, it)
		case scene.Text:
			if area, changed := s.under(textMiddle(it)); changed {
				it.Colour = area.on(it.Colour)
			}
			out = append(out, it)
		case scene.Group:
			s.at.X, s.at.Y = s.at.X+it.Shift.X, s.at.Y+it.Shift.Y
			outer := s.clip
			s.clip = it.Shown(outer, s.at)
			inner := s.items(it.Items, depth+1)
			s.clip = outer
			s.at.X, s.at.Y = s.at.X-it.Shift.X, s.at.Y-it.Shift.Y
			it.Items = inner
			out = append(out, it)
		default:
			out = append(out, item)
		}
	}
	return out
}

// fill keeps a small area, and empties a large one.
func (s *saver) fill(out []scene.Item, f scene.Fill) []scene.Item {
	box := f.Path.Bounds()
	area := 0.0
	if min(box.W, box.H) >= leastSide {
		area = backdrop.Area(f.Path)
	}
	under, changed := s.under(box)
	light, mark, was := icons.Luminance(icons.Over(f.Colour, paper)), kept, f.Colour
	switch {
	case changed && under.mark == emptied && light > lightest && area >= badge:
		f.Colour = paper
		out = append(out, f)
		if area*100 < under.area()*panel {
			out = append(out, edge(f.Path, under.dark(), thin)) // was told from the dark by its edge
		}
	case changed && (area < large || under.mark == cleared && light == 1):
		if f.Colour = under.on(f.Colour); f.Colour != was && icons.Luminance(f.Colour) < light {
			mark = darkest
		}
		out = append(out, f)
		if under.mark == cleared && light == 1 {
			out = append(out, edge(f.Path, icons.Tones().Rule, faint)) // was told from the tint by its edge
		}
	case light > lightest && light < 1 && area >= large:
		mark = cleared
		out = s.untint(out, f, light)
	case light <= lightest && area >= large:
		mark = emptied
		out = append(out, scene.Fill{Path: f.Path, Colour: paper}, edge(f.Path, icons.Over(f.Colour, paper), outline))
	default:
		out = append(out, f)
	}
	if min(box.W, box.H) >= leastHold {
		f.Colour = was
		s.paint(f, box, mark)
	}
	return out
}

func edge(p scene.Path, c scene.Colour, width scene.Unit) scene.Stroke {
	return scene.Stroke{Path: p, Colour: c, Width: width, Join: scene.RoundJoin}
}

var paper = scene.RGB(0xFFFFFF)

// untint is a tint as paper, with a thin line around it where it was dark enough to mean something. What is
// half clear covers nothing, so that it leaves nothing.
func (s *saver) untint(out []scene.Item, f scene.Fill, light float64) []scene.Item {
	if f.Colour.A == 255 {
		out = append(out, scene.Fill{Path: f.Path, Colour: paper})
	}
	if light >= barelyTint {
		return out
	}
	return append(out, edge(f.Path, icons.Tones().Rule, faint))
}

// stroke makes a heavy line lighter and leaves the pattern of a floor out. Light lines part things from one
// another, and need their width.
func (s *saver) stroke(out []scene.Item, st scene.Stroke) []scene.Item {
	if st.Colour == icons.Tones().Plate {
		return out
	}
	before := st.Colour
	area, changed := s.under(st.Path.Bounds())
	switch {
	case changed && area.mark == cleared && icons.Luminance(before) == 1:
		st.Colour, st.Width = icons.Tones().Rule, min(st.Width, faint)
	case changed:
		st.Colour = area.on(before)
	}
	if st.Width > heavy && st.Colour == before && icons.Luminance(st.Colour) < lightest {
		st.Width = max(heavy, st.Width*65/100)
	}
	return append(out, st)
}
