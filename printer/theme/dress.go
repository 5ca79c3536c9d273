package theme

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Fonts is the font set of a theme. No theme has the usual fonts.
func Fonts(theme *model.Theme) (*layout.Set, error) {
	if theme == nil {
		return layout.NewSet()
	}
	f := theme.Fonts
	return layout.NewSetOf(layout.Choice{Title: f.Title, Heading: f.Heading, Text: f.Text, Label: f.Label})
}

// Tones are the house's tones with those of a theme in their place.
func Tones(theme *model.Theme) icons.Theme {
	t := icons.Tones()
	for _, part := range parts(theme) {
		if c, ok := colour(part.value); ok {
			*part.tone(&t) = c
		}
	}
	return t
}

// part is a colour that a theme can choose.
type part struct {
	name  string // as authors write it
	value string
	tone  func(*icons.Theme) *scene.Colour
}

func parts(theme *model.Theme) []part {
	if theme == nil {
		return nil
	}
	c := theme.Colours
	return []part{
		{"ink", c.Ink, func(t *icons.Theme) *scene.Colour { return &t.Ink }},
		{"accent", c.Accent, func(t *icons.Theme) *scene.Colour { return &t.Accent }},
		{"soft", c.Soft, func(t *icons.Theme) *scene.Colour { return &t.Soft }},
		{"rule", c.Rule, func(t *icons.Theme) *scene.Colour { return &t.Rule }},
		{"wash", c.Wash, func(t *icons.Theme) *scene.Colour { return &t.Wash }},
	}
}

// colour reads "#rrggbb".
func colour(s string) (scene.Colour, bool) {
	if len(s) != 7 || s[0] != '#' {
		return scene.Colour{}, false
	}
	v, err := strconv.ParseUint(s[1:], 16, 24)
	return scene.RGB(uint32(v)), err == nil
}

// Dress is a document in the colours of a theme: whatever has exactly a tone of the house has the theme's
// instead, as clear as before. The document given is not changed; without colours of its own it is the result.
func Dress(doc *scene.Document, theme *model.Theme) *scene.Document {
	swap := swaps(theme)
	if len(swap) == 0 || doc == nil {
		return doc
	}
	out := *doc
	out.Pages = make([]*scene.Page, len(doc.Pages))
	for i, p := range doc.Pages {
		page := *p
		page.Items = scene.Map(p.Items, swap.item)
		out.Pages[i] = &page
	}
	return &out
}

// palette is which colour stands for which, all opaque.
type palette map[scene.Colour]scene.Colour

func swaps(theme *model.Theme) palette {
	house := icons.Tones()
	swap := palette{}
	for _, part := range parts(theme) {
		if c, ok := colour(part.value); ok && c != *part.tone(&house) {
			swap[*part.tone(&house)] = c
		}
	}
	return swap
}

func (p palette) of(c scene.Colour) scene.Colour {
	if other, known := p[c.Alpha(255)]; known {
		return other.Alpha(c.A)
	}
	return c
}

func (p palette) item(item scene.Item) scene.Item {
	switch it := item.(type) {
	case scene.Fill:
		it.Colour = p.of(it.Colour)
		return it
	case scene.Stroke:
		it.Colour = p.of(it.Colour)
		return it
	case scene.Text:
		it.Colour = p.of(it.Colour)
		return it
	}
	return item
}
