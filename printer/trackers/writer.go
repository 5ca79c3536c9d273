package trackers

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

const mm = scene.Millimetre

// writer draws tracks and boards.
type writer struct {
	*page.Writer
	r    *model.RuleSet
	kind string // of the unit
	id   string // of the unit, before the names of bookmarks

	path string // in the unit, of the text that is being set
	cuts []product.Cut
}

func newWriter(j *product.Job, subject string) *writer {
	w := &writer{Writer: page.New(j.Fonts, j.Page(subject)), r: j.CoreSpace(), kind: j.Kind, id: j.ID}
	w.Measured = "Print at 100 %, actual size"
	return w
}

// letters is a style of a size in tenths of a point.
func (w *writer) letters(face string, tenths scene.Unit, c scene.Colour) layout.Style {
	return layout.Style{Face: face, Size: page.Points(tenths), Colour: c}
}

// shows says of a place which value of the unit it shows; without a path, nothing. A crew's boards can be among those of a
// mission.
func (w *writer) shows(path string, at scene.Rect) []scene.Item {
	if path == "" {
		return nil
	}
	return []scene.Item{page.At(w.source(path), at)}
}

// source is a value of the unit.
func (w *writer) source(path string) scene.Source {
	return scene.Source{Path: path, Kind: w.kind, Unit: w.id}
}

// mark sets a bookmark for the page.
func (w *writer) mark(name, title string) {
	w.Page.Add(scene.Bookmark{Name: w.id + "-" + name, Title: title, Y: page.MarginY})
}

// line draws as much of a text as a width takes, its capitals centred on y: smaller if need be.
func (w *writer) line(st layout.Style, text string, x, y, width scene.Unit) []scene.Item {
	w.noteCut(st, text, width)
	st = w.Fitted(st, text, width, page.Points(60))
	return w.OneLine(st, text, width).At(x, w.Middle(st, y))
}

// centred is the same about the middle of a width.
func (w *writer) centred(st layout.Style, text string, x, y, width scene.Unit) []scene.Item {
	st = w.Fitted(st, text, width, page.Points(60))
	return w.OneLine(st, text, width).Centre(x+width/2, w.Middle(st, y))
}

// inkOf is an ink of one colour.
func (w *writer) inkOf(c scene.Colour) icons.Ink {
	return icons.Ink{Line: c, Accent: c, Tint: w.Tones.Wash, Paper: w.Tones.Paper}
}

// die is a die with the mark of its colour.
func (w *writer) die(id string, c scene.Point, side scene.Unit) []scene.Item {
	s := icons.Named(w.dieOf(id).Colour)
	symbol, _ := icons.Find(s.Mark)
	return append(w.Icon("die", c, side), symbol.Draw(icons.Around(c, side*55/100), w.inkOf(w.Tones.Ink))...)
}

func (w *writer) dieOf(id string) model.Die {
	for _, d := range w.r.Dice {
		if d.ID == id {
			return d
		}
	}
	return model.Die{ID: id, Title: strings.ReplaceAll(id, "-", " ")}
}

func (w *writer) npcTitle(id string) string {
	return english.Capital(kinds.Titled(w.r.NPCs, id, func(n model.NPCKind) (string, string) { return n.ID, n.Title }))
}

func (w *writer) groupTitle(id string) string {
	return english.Capital(kinds.Titled(w.r.Groups, id, func(n model.NPCGroup) (string, string) { return n.ID, n.Title }))
}

func (w *writer) rangeTitle(id string) string {
	return kinds.Titled(w.r.Play.Ranges, id, func(n model.RangeBand) (string, string) { return n.ID, n.Title })
}

func (w *writer) phaseTitle(id string) string {
	return kinds.Titled(w.r.Phases, id, func(n model.Phase) (string, string) { return n.ID, n.Title })
}

func (w *writer) skillTitle(id string) string {
	return english.Capital(kinds.Titled(w.r.Skills, id, func(n model.Skill) (string, string) { return n.ID, n.Title }))
}

func (w *writer) tokenTitle(id string) string {
	return english.Capital(kinds.Titled(w.r.Tokens, id, func(n model.TokenKind) (string, string) { return n.ID, n.Title }))
}

func (w *writer) ability(id string) (model.Trait, bool) {
	for _, a := range w.r.Abilities {
		if a.ID == id {
			return a, true
		}
	}
	return model.Trait{ID: id, Title: english.Capital(strings.ReplaceAll(id, "-", " "))}, false
}

// brief is as much of a name as a remark takes.
func brief(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return s
}
