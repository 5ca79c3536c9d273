package printertest

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

const mm = scene.Millimetre

// Ink is the colour of letters and lines.
var Ink = scene.RGB(0x1a2230)

var (
	accent = scene.RGB(0x0b6e75)
	warm   = scene.RGB(0xd9622b)
)

// Specimen is an A5 page with text in every face, strokes of every kind, clips, layers and links.
func Specimen(fonts *layout.Set) *scene.Page {
	p := &scene.Page{Name: "specimen", W: 148 * mm, H: 210 * mm}
	p.Add(scene.Bookmark{Name: "top", Title: "Specimen", Y: 10 * mm})
	faces(p, fonts)
	strokes(p)
	clips(p, fonts)
	turned(p, fonts)
	layout.Draw(p, 10*mm, 120*mm, fonts.Text(Passage(), layout.Theme(3500, Ink, accent), 60*mm))
	return p
}

func faces(p *scene.Page, fonts *layout.Set) {
	words := []string{"AVATAR Tokyo", "Salvage Run", "Type WAVE To. 1234", "italics", "Bold: Größe", "Both; “quotes” – ok", "Mono 0O1lI"}
	names := []string{layout.Title, layout.Heading, layout.Body, layout.BodyItalic, layout.BodyBold, layout.BodyBoldItalic, layout.Mono}
	for i, face := range names {
		l := fonts.Line(layout.Style{Face: face, Size: 5 * mm, Colour: Ink}, words[i])
		p.Add(l.At(10*mm, scene.Unit(15+6*i)*mm)...)
	}
	mixed := fonts.Line(layout.Style{Face: layout.Body, Size: 5 * mm, Colour: accent}, "Mixed Ελλάδα и Москва")
	p.Add(mixed.At(10*mm, 57*mm)...)
	wide := fonts.Line(layout.Style{Face: layout.Title, Size: 3 * mm, Colour: warm, Tracking: 600}, "TRACKED OUT")
	p.Add(wide.At(10*mm, 63*mm)...)
}

func strokes(p *scene.Page) {
	for i, st := range []scene.Stroke{
		{Width: 2 * mm}, {Width: 2 * mm, Cap: scene.RoundCap, Join: scene.RoundJoin},
		{Width: 2 * mm, Cap: scene.SquareCap}, {Width: mm, Dash: []scene.Unit{3 * mm, 2 * mm}},
		{Width: mm, Dash: []scene.Unit{0, 2 * mm}, Cap: scene.RoundCap},
	} {
		y := scene.Unit(12+11*i) * mm
		st.Path.Move(75*mm, y+6*mm).Line(90*mm, y).Line(95*mm, y+6*mm).Line(115*mm, y+6*mm)
		st.Path.Move(120*mm, y).Curve(125*mm, y+10*mm, 130*mm, y-5*mm, 138*mm, y+6*mm)
		st.Colour = Ink
		p.Add(st)
	}
	var tri scene.Path
	tri.Move(12*mm, 70*mm).Line(30*mm, 70*mm).Line(21*mm, 82*mm).Close()
	p.Add(scene.Fill{Path: tri, Colour: warm}, scene.Stroke{Path: tri, Colour: Ink, Width: mm})
}

func clips(p *scene.Page, fonts *layout.Set) {
	disc := scene.CirclePath(scene.Point{X: 45 * mm, Y: 80 * mm}, 10*mm)
	square := scene.RectPath(scene.Rect{X: 38 * mm, Y: 72 * mm, W: 20 * mm, H: 20 * mm})
	var inside []scene.Item
	for i := range scene.Unit(12) {
		var hatch scene.Path
		hatch.Move(30*mm+3*i*mm, 65*mm).Line(20*mm+3*i*mm, 95*mm)
		inside = append(inside, scene.Stroke{Path: hatch, Colour: accent, Width: mm})
	}
	inside = append(inside, fonts.Line(layout.Style{Face: layout.Title, Size: 8 * mm, Colour: warm}, "CLIPPED").Centre(45*mm, 83*mm)...)
	p.Add(scene.Group{Clip: &disc, Items: []scene.Item{scene.Group{Clip: &square, Items: inside}}})
	p.Add(scene.Group{Clip: &square, Shift: scene.Point{X: 30 * mm}, Layer: "Hatching", Items: inside})
	for i := range scene.Unit(3) {
		round := scene.RoundedPath(scene.Rect{X: (100 + 10*i) * mm, Y: (70 + 5*i) * mm, W: 15 * mm, H: 12 * mm}, 3*mm)
		p.Add(scene.Fill{Path: round, Colour: accent.Alpha(110)})
	}
	p.Add(scene.Link{Area: scene.Rect{X: 12 * mm, Y: 70 * mm, W: 18 * mm, H: 12 * mm}, To: "top"},
		scene.Link{Area: scene.Rect{X: 100 * mm, Y: 70 * mm, W: 15 * mm, H: 12 * mm}, URL: "https://example.org/a?b=(c)"})
}

func turned(p *scene.Page, fonts *layout.Set) {
	st := layout.Style{Face: layout.Heading, Size: 4 * mm, Colour: Ink}
	for _, deg := range []int{0, 45, 90, 180, 270} {
		p.Add(fonts.Line(st, "   turned").Turned(110*mm, 150*mm, deg)...)
	}
}

// Passage is prose with every kind of block.
func Passage() model.Text {
	say := func(s string) []model.Inline { return []model.Inline{{Text: s}} }
	para := func(in ...model.Inline) model.Block { return model.Block{Kind: model.Paragraph, Inlines: in} }
	item := func(s string) model.Block {
		return model.Block{Kind: model.ListItem, Blocks: []model.Block{para(model.Inline{Text: s})}}
	}
	cell := func(s ...string) [][]model.Inline {
		var row [][]model.Inline
		for _, c := range s {
			row = append(row, say(c))
		}
		return row
	}
	return model.Text{Blocks: []model.Block{
		{Kind: model.Heading, Level: 2, Inlines: say("The long haul")},
		para(model.Inline{Text: "A passage with "}, model.Inline{Text: "strong", Strong: true}, model.Inline{Text: ", "},
			model.Inline{Text: "soft", Emph: true}, model.Inline{Text: " and "}, model.Inline{Text: "both", Strong: true, Emph: true},
			model.Inline{Text: " words, some "}, model.Inline{Text: "code", Code: true}, model.Inline{Text: ", and a "},
			model.Inline{Text: "reference", Ref: "top"}, model.Inline{Text: " to a half-hidden well-known thing."}),
		{Kind: model.BulletList, Blocks: []model.Block{item("First of the bullets, long enough to need a second line of text."), item("Second.")}},
		{Kind: model.OrderedList, Start: 9, Blocks: []model.Block{item("Ninth."), item("Tenth.")}},
		{Kind: model.Quote, Blocks: []model.Block{para(model.Inline{Text: "Said by somebody at some time about something else entirely."})}},
		{Kind: model.Table, Rows: [][][]model.Inline{cell("Crate", "Small", "Large"), cell("Red", "3", "0"), cell("Green with a long name that wraps around", "1", "2")}},
	}}
}
