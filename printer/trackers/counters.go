package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What tracks of a mission go up to where the mission does not say, and at most.
const (
	usualMost = 10
	mostPlace = 60
)

// mission sets tracks for the rounds and the counters of the mission, two short ones side by side.
func (t *track) mission() {
	var left *page.Part // waits for a neighbour
	flush := func() {
		if left != nil {
			t.put(*left)
			left = nil
		}
	}
	half := t.Column(2)
	for _, c := range t.tracks() {
		width := t.rowWidth(c)
		p := t.row(c, width)
		if width > half {
			flush()
			t.put(p)
			continue
		}
		if left == nil {
			left = &p
			continue
		}
		left.Add(scene.Group{Shift: scene.Point{X: half + page.Gutter}, Items: p.Items})
		left.H = max(left.H, p.H)
		flush()
	}
	flush()
}

// missionTrack is a track that a mission asks for.
type missionTrack struct {
	path, title, text string
	holes
}

// tracks are those of the mission: its rounds, if it ends by one, and its counters.
func (t *track) tracks() []missionTrack {
	var out []missionTrack
	for _, e := range t.m.Ends {
		if e.At > 0 && kinds.Has(kinds.Reads(e), kinds.RoundCell) {
			text := fmt.Sprintf("The game ends when round %d begins, after %s of play.", e.At, describe.Played(e)) + beyond(e.At-1)
			out = append(out, missionTrack{"", "Rounds", text, holes{first: 1, count: min(max(e.At-1, 1), mostPlace)}})
		}
	}
	for _, c := range t.m.Setup.Counters {
		if !c.Shown() {
			continue
		}
		title := or(c.Title, english.Capital(strings.ReplaceAll(c.ID, "-", " ")))
		h := holes{first: 0, count: t.places(c), accent: map[int]bool{c.Start: true}}
		if c.Flag() {
			h = holes{count: 1, filled: c.Start, quiet: true}
		}
		for crew := range t.keepers(c) {
			out = append(out, missionTrack{"setup.counters." + c.ID + ".title", title + ofCrew(c, crew+1), t.counterText(c), h})
		}
	}
	return out
}

// keepers is how many tracks a counter takes: one for each crew that keeps one of its own.
func (t *track) keepers(c model.Counter) int {
	if c.PerCrew {
		return max(t.m.Players.Max, 1)
	}
	return 1
}

// ofCrew says behind the title of a counter whose it is.
func ofCrew(c model.Counter, crew int) string {
	if c.PerCrew {
		return fmt.Sprintf(", crew %d", crew)
	}
	return ""
}

// places is how many holes a counter takes, none at all counted.
func (t *track) places(c model.Counter) int { return min(max(t.most(c), 1), mostPlace) + 1 }

// most is how many of a counter there may be.
func (t *track) most(c model.Counter) int {
	if c.Most != nil {
		return max(*c.Most, c.Start)
	}
	return max(usualMost, c.Start)
}

// counterText is where a counter starts and ends.
func (t *track) counterText(c model.Counter) string {
	text := fmt.Sprintf("Starts at %d.", c.Start)
	switch {
	case c.Flag() && c.Start == 0:
		text = "Not yet: put a peg in as soon as it is so."
	case c.Flag():
		text = "So from the start: take the peg out when it is so no more."
	case c.Most != nil && *c.Most <= c.Start:
		text = fmt.Sprintf("Starts at %d and never has more.", c.Start)
	case c.Most != nil:
		text = fmt.Sprintf("Starts at %d, goes up to %d.", c.Start, *c.Most)
	}
	for _, v := range t.m.Variations {
		for _, k := range v.Counters {
			if k.ID == c.ID {
				text += fmt.Sprintf(" With %s: %d.", describe.Crews(v), k.Count)
			}
		}
	}
	return text + beyond(t.most(c))
}

// beyond says that a track has no room for as many as may be counted.
func beyond(most int) string {
	if most <= mostPlace {
		return ""
	}
	return fmt.Sprintf(" Count what is beyond %d on paper.", mostPlace)
}

// rowWidth is how wide a track of the mission is: it stands beside another one or takes a row for itself.
func (t *track) rowWidth(c missionTrack) scene.Unit {
	if half := t.Column(2); pitch*scene.Unit(c.count) <= half {
		return half
	}
	return t.Width()
}

// row is a track of the mission under its title.
func (t *track) row(c missionTrack, width scene.Unit) page.Part {
	p := t.Heading(c.title, width)
	row := t.holes(c.holes, width)
	note := t.Set.Paragraph([]layout.Span{{Style: t.Styles.Small, Text: c.text}}, 3600, width)
	p.Add(scene.Group{Shift: scene.Point{Y: p.H + 400}, Items: row.Items})
	p.H += row.H + 1200
	p.Stack([]layout.Block{note}, 0)
	if c.path != "" {
		p.Add(scene.Source{Area: scene.Rect{W: width, H: p.H}, Path: strings.TrimSuffix(c.path, ".title")})
	}
	return p
}

// put places tracks, on a further page if this one is full.
func (t *track) put(p page.Part) {
	if p.H > t.Left() && t.Y > t.Top {
		t.Fresh("Tracks of the mission")
	}
	t.Place(p, page.MarginX, t.Y)
	t.Y += p.H + page.Space
}
