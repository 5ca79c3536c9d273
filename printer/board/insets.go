package board

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// scaled is how a floor is shown so that one of its inches has a length on paper.
func scaled(m *model.Mission, opt Options, inch scene.Unit) Options {
	opt.Width = Size(m, opt).W * inch / scene.Unit(model.Inch)
	return opt
}

// insetHead is the height of the title over an inset.
const insetHead = 5 * scene.Millimetre

// Insets are the maps of all levels and further boards, each under its title, at a scale: how long one
// of their inches is on paper.
func Insets(m *model.Mission, r *model.RuleSet, set *layout.Set, inch scene.Unit) []Picture {
	var out []Picture
	for _, opt := range InsetOptions(m, inch) {
		out = append(out, inset(m, r, set, opt))
	}
	return out
}

// InsetOptions are how the maps of Insets are drawn.
func InsetOptions(m *model.Mission, inch scene.Unit) []Options {
	var out []Options
	for _, f := range m.Floors() {
		if f.ID != "" {
			opt := Full(0)
			opt.Floor, opt.Rim = f.ID, !isLevel(f)
			out = append(out, scaled(m, opt, inch))
		}
	}
	return out
}

// Scale is how long an inch of a map is on paper.
func Scale(m *model.Mission, opt Options) scene.Unit {
	return opt.Width * scene.Unit(model.Inch) / max(1, Size(m, opt).W)
}

func inset(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) Picture {
	picture := Map(m, r, set, opt)
	title := layout.Style{Face: layout.Heading, Size: smallest * 14 / 10, Colour: icons.Tones().Ink, Tracking: 120}
	words := layout.Capitals(floorName(m, opt.Floor))
	for title.Size > smallest && set.Width(title, words) > picture.W {
		title.Size--
	}
	out := Picture{W: picture.W, H: picture.H + insetHead, Inch: picture.Inch, Cut: picture.Cut, Places: map[string]scene.Rect{}}
	if opt.Leaves.alone() == "" {
		out.Items = set.Line(title, set.Shorten(title, words, picture.W)).At(0, insetHead*7/10)
	}
	out.Items = append(out.Items, picture.At(0, insetHead))
	for id, place := range picture.Places {
		out.Places[id] = place.Shifted(0, insetHead)
	}
	for _, place := range picture.Doors {
		out.Doors = append(out.Doors, place.Shifted(0, insetHead))
	}
	return out
}
