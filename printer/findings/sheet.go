package findings

import (
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Measures of the sheet.
const (
	margin   = 8 * scene.Millimetre
	gutter   = 9 * scene.Millimetre
	keyWidth = 112 * scene.Millimetre
	// usualInch is how long an inch of the board is drawn: its squares are large enough for hatching.
	usualInch = 10 * scene.Millimetre
	// widestMap keeps the maps of the largest boards within a picture that programs still open.
	widestMap = 420 * scene.Millimetre
	head      = 16 * scene.Millimetre
)

// Subject is a mission and what was found in it.
type Subject struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Found   []diag.Diagnostic // those let stand are left out
	Words   *Words            // nil: of findings
}

// Words are what a sheet says besides what was found, for whoever shows something else than findings on a map.
type Words struct {
	Page       string // the title of the page for a browser
	Nothing    string
	Heading    string // of the key
	Count      string // under the title
	Severities map[diag.Severity]string
	Marks      map[diag.MarkKind]string // of those that mean something else than for findings
}

// words are those of the subject.
func (s Subject) words() Words {
	if s.Words != nil {
		return *s.Words
	}
	return Words{
		Page: "Findings", Nothing: "Nothing was found", Heading: "What was found",
		Count: "Found: " + diag.Count(s.Found).String(), Severities: severityWords,
	}
}

// Spot is where on the sheet the badge of a finding stands.
type Spot struct {
	Number int // of the finding, from 1
	At     scene.Rect
}

// Sheet draws the floors with the findings and the key on one page, under the mission's title.
func Sheet(s Subject, set *layout.Set) (*scene.Page, []Spot) { return sheet(s, set, head) }

// sheet is a sheet with so much room for its title; without room there is none.
func sheet(s Subject, set *layout.Set, head scene.Unit) (*scene.Page, []Spot) {
	s.Found = diag.Counted(s.Found)
	maps, spots, used := s.floors(set)
	page := &scene.Page{Name: "findings"}
	y := margin + head
	for i, m := range maps {
		page.Add(m.At(margin, y))
		for j := range spots[i] {
			spots[i][j].At.X += margin
			spots[i][j].At.Y += y
		}
		page.W = max(page.W, margin+m.W)
		y += m.H + gutter/2
	}
	page.H = y
	x := page.W + gutter
	if head > 0 {
		title(page, s, set)
	}
	page.H = max(page.H, drawKey(page, x, margin+head, s, used, set)) + margin
	page.W = x + keyWidth + margin
	page.Items = append([]scene.Item{scene.Fill{Path: scene.RectPath(scene.Rect{W: page.W, H: page.H}), Colour: icons.Tones().Paper}}, page.Items...)
	return page, flat(spots)
}

func flat(all [][]Spot) []Spot {
	var out []Spot
	for _, s := range all {
		out = append(out, s...)
	}
	return out
}

// floors draws the floors of the mission, each but the first under its title.
func (s Subject) floors(set *layout.Set) (maps []board.Picture, spots [][]Spot, used map[diag.MarkKind]bool) {
	used = map[diag.MarkKind]bool{}
	for i, f := range s.Mission.Floors() {
		if f.Board.Width <= 0 || f.Board.Height <= 0 {
			continue
		}
		opt := board.Full(0)
		opt.Floor, opt.Highlights = f.ID, false
		size := board.Size(s.Mission, opt)
		opt.Width = min(usualInch*size.W/scene.Unit(model.Inch), widestMap)
		o := &overlay{picture: board.Map(s.Mission, s.Rules, set, opt), floor: f, set: set, used: used}
		o.fade()
		o.draw(s.Found)
		if i > 0 {
			o.heading(board.FloorTitle(s.Mission, f.ID))
		}
		maps, spots = append(maps, o.picture), append(spots, o.spots)
	}
	return maps, spots, used
}

// heading puts the title of a floor above its map.
func (o *overlay) heading(text string) {
	const room = 8 * scene.Millimetre
	l := o.set.Line(layout.Style{Face: layout.Heading, Size: 5 * scene.Millimetre, Colour: icons.Tones().Ink}, text)
	below := scene.Group{Shift: scene.Point{Y: room}, Items: o.picture.Items}
	o.picture.Items = append(l.At(0, room*7/10), below)
	o.picture.H += room
	for i := range o.spots {
		o.spots[i].At.Y += room
	}
}

// title writes what the sheet is about.
func title(page *scene.Page, s Subject, set *layout.Set) {
	tones := icons.Tones()
	large := layout.Style{Face: layout.Title, Size: 7 * scene.Millimetre, Colour: tones.Ink}
	name := set.Line(large, set.Shorten(large, s.Mission.Title, page.W+gutter+keyWidth-margin))
	page.Add(name.At(margin, margin+6*scene.Millimetre)...)
	count := set.Line(layout.Style{Face: layout.Body, Size: 4 * scene.Millimetre, Colour: tones.Soft}, s.words().Count)
	page.Add(count.At(margin, margin+12*scene.Millimetre)...)
}
