package icons

import "github.com/sortie-tools/sortie/printer/scene"

// Swatch is a colour that missions and rule sets know by name.
type Swatch struct {
	Name string
	Line scene.Colour // for outlines and marks: dark enough on white paper
	Tint scene.Colour // for areas: light, so that it costs little ink
	Mark string       // name of the symbol that says the same in black and white
	Dash []scene.Unit // of a highlight's ring, in tenths of its line width
}

// Ink is an ink for symbols of that colour.
func (s Swatch) Ink() Ink {
	t := Tones()
	return Ink{Line: t.Ink, Accent: s.Line, Tint: s.Tint, Paper: t.Paper}
}

// Palette lists the named colours. No two share a mark or a dash, and their lines differ by 11 in L*a*b* or
// more for readers with any of the kinds of colour blindness. Grey leaves several alike: there the mark says
// which it is.
func Palette() []Swatch {
	return []Swatch{
		swatch("red", 0xAB0F05, 0xF7DDD6, "mark-triangle"),
		swatch("green", 0x007754, 0xD5EFE5, "mark-disc", 40, 20),
		swatch("blue", 0x1C73BD, 0xD6E6F4, "mark-square", 20, 15),
		swatch("yellow", 0xBA8B00, 0xFBF0C4, "mark-diamond", 70, 20),
		swatch("orange", 0xBC5000, 0xFCE4CC, "mark-hexagon", 60, 15, 10, 15),
		swatch("purple", 0x792E8F, 0xEBDDF1, "mark-cross", 10, 15),
		swatch("white", 0x6B7177, 0xFFFFFF, "mark-ring", 30, 10, 10, 10, 10, 10),
		swatch("black", 0x16191C, 0xD9DCDF, "mark-star", 90, 30),
		swatch("pink", 0xF0549C, 0xFDDDEB, "mark-arch", 20, 10, 60, 10),
		swatch("teal", 0x0C4854, 0xD0EBEE, "mark-drop", 40, 10, 10, 10),
		swatch("grey", 0x3C3C30, 0xE4E5E2, "mark-bow", 30, 30),
		swatch("light-green", 0x6CA050, 0xE3F1D9, "mark-chevron", 90, 10, 30, 10),
	}
}

// Named is the swatch of that name; an unknown name is grey with a mark of its own.
func Named(name string) Swatch {
	if name == "silver" || name == "gray" {
		s := Named("grey")
		s.Name = name
		return s
	}
	for _, s := range Palette() {
		if s.Name == name {
			return s
		}
	}
	return swatch(name, 0x565D63, 0xECEEF0, "mark-bar", 50, 10, 20, 10)
}

func swatch(name string, line, tint uint32, mark string, dash ...scene.Unit) Swatch {
	return Swatch{Name: name, Line: scene.RGB(line), Tint: scene.RGB(tint), Mark: mark, Dash: dash}
}

// Theme is the greys and the one accent that all pages share.
type Theme struct {
	Ink    scene.Colour // text and walls
	Soft   scene.Colour // secondary text
	Rule   scene.Colour // thin lines between things
	Grid   scene.Colour // the inch grid under a map
	Plate  scene.Colour // the pattern of a floor, paler than the grid on it
	Wash   scene.Colour // the lightest area
	Paper  scene.Colour
	Accent scene.Colour // used sparingly: prints as a mid grey
}

// Tones is the theme of every printed page.
func Tones() Theme {
	return Theme{
		Ink: scene.RGB(0x16191C), Soft: scene.RGB(0x565D63), Rule: scene.RGB(0xA9B0B6), Grid: scene.RGB(0xC9CFD4), Plate: scene.RGB(0xDDE1E4),
		Wash: scene.RGB(0xF1F3F4), Paper: scene.RGB(0xFFFFFF), Accent: scene.RGB(0x0B6672),
	}
}

// Plain is the ink for symbols without a colour of their own.
func (t Theme) Plain() Ink { return Ink{Line: t.Ink, Accent: t.Accent, Tint: t.Wash, Paper: t.Paper} }
