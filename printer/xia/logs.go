package xiapages

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// mostLogs bounds the logs that are printed, whatever a scenario says of its players.
const mostLogs = 20

// captainLogs are two logs a page, one for each player there can be: what a captain keeps in front of them and would
// otherwise have to remember.
func (w *writer) captainLogs() {
	players := w.r.Setup.Players.Max
	if s, ok := w.job.Unit.(*xia.Scenario); ok && s.Players.Max > 0 {
		players = s.Players.Max
	}
	for i := range max(1, min(players, mostLogs)) {
		if i%2 == 0 {
			w.Blank()
		}
		if i == 0 {
			w.mark("log", "Captain’s log", 0)
		}
		high := w.matHeight()
		w.log(scene.Rect{X: page.MarginX, Y: w.Y, W: w.Width(), H: high})
		w.Y += high + matGap
	}
}

func (w *writer) log(r scene.Rect) {
	w.Page.Add(scene.Stroke{Path: scene.RoundedPath(r, 3*mm), Colour: w.Tones.Ink, Width: 350})
	st := w.Styles.Figure
	w.Page.Add(w.Set.Line(st, "CAPTAIN").At(r.X+5*mm, r.Y+9*mm)...)
	w.Page.Add(scene.Stroke{Path: page.Line(r.X+32*mm, r.Y+9*mm, r.X+r.W-5*mm, r.Y+9*mm), Colour: w.Tones.Rule, Width: page.Hair})
	y := r.Y + 13*mm
	left := scene.Rect{X: r.X + 5*mm, Y: y, W: 66 * mm, H: r.H - 18*mm}
	w.slot("ACTIVE MISSION", fmt.Sprintf("face down; %s at most", words.Count(max(1, w.r.MissionDeck.Active), "card")), left)
	w.kinds(scene.Rect{X: left.X + left.W + 5*mm, Y: y, W: 50 * mm, H: r.H - 18*mm})
	x := left.X + left.W + 60*mm
	rest := r.X + r.W - 5*mm - x
	w.slot("EXPLORATION TOKENS", "", scene.Rect{X: x, Y: y, W: rest, H: 40 * mm})
	w.slot("TITLES AND SKILLS", "", scene.Rect{X: x, Y: y + 43*mm, W: rest, H: r.H - 61*mm})
	w.shows("players", r)
}

// kinds are boxes to tick for completed missions of each kind: some of them allow a throw to be made again.
func (w *writer) kinds(r scene.Rect) {
	w.Page.Add(w.OneLine(w.Styles.Label, "COMPLETED MISSIONS", r.W).At(r.X, r.Y+2*mm)...)
	list := w.r.MissionKinds
	y := r.Y + 5*mm
	each := min(15*mm, (r.H-5*mm)/scene.Unit(max(1, len(list))))
	for _, k := range list {
		w.kind(k, r.X, y, r.W)
		y += each
	}
}

func (w *writer) kind(k xia.MissionKind, x, y, width scene.Unit) {
	_, law := w.tell.Lawful(k.ID)
	w.Page.Add(w.OneLine(w.Styles.Strong, k.Title, width*60/100).At(x, y+3*mm)...)
	w.Page.Add(w.OneLine(w.Styles.Small, law, width*38/100).Right(x+width, y+3*mm)...)
	for i := range scene.Unit(6) {
		w.Page.Add(w.Icon("tick-box", scene.Point{X: x + 2*mm + i*6*mm, Y: y + 6500}, 4*mm)...)
	}
	if k.Experience {
		w.Page.Add(w.Icon("re-roll", scene.Point{X: x + width - 2*mm, Y: y + 6500}, 4*mm)...)
	}
}
