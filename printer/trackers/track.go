package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The columns of the track: the level's name, its holes, and what it brings.
const (
	tabWidth   = 33 * mm
	holesWidth = 8*pitch - (pitch - hole) // eight to a line: the longest level of the boxes that there are
	columnGap  = 4 * mm
	levelPad   = 2200
	levelLeast = 15 * mm
)

// hostilityTrack is the track of a mission, or without a mission a track without a start.
func hostilityTrack(j *product.Job, m *model.Mission) *scene.Document {
	w := newWriter(j, "Hostility track")
	w.track(j, m)
	if len(w.Doc.Pages) == 0 {
		return nil
	}
	return w.Finish()
}

// track lays out the track on as many pages as it needs, most often one.
func (w *writer) track(j *product.Job, m *model.Mission) {
	if m == nil {
		m = &model.Mission{}
	}
	if len(w.r.Hostility.Levels) == 0 && len(m.Setup.Counters) == 0 {
		return
	}
	t := w.trackOf(j, m)
	w.Fresh("Hostility track")
	w.mark("hostility-track", "Hostility track")
	if t.narrow {
		t.strip()
	} else {
		t.levels()
	}
	t.notes()
	t.mission()
}

// trackOf is a track that has its paper and stands on none yet.
func (w *writer) trackOf(j *product.Job, m *model.Mission) track {
	t := track{writer: w, m: m, start: j.Kind == "mission"}
	w.Paper, t.narrow = trackPaper(j.Paper, w.r.Hostility)
	return t
}

// track is the hostility track of a mission.
type track struct {
	*writer
	m     *model.Mission
	start bool // the mission says where it starts
	// narrow says that the levels stand beside each other, so that what is to be said about an arrival is under it.
	narrow bool
	long   []model.HostilityLevel // whose text is too long for their place
}

// levels sets the lines of the track below each other.
func (t *track) levels() {
	if len(t.r.Hostility.Levels) == 0 {
		return
	}
	head := t.levelsHead()
	t.Place(head, page.MarginX, t.Y)
	t.Y += head.H
	before := 0
	for i, l := range t.r.Hostility.Levels {
		p := t.level(l, i, before)
		if p.H > t.Left() && t.Y > t.Top {
			t.Fresh("Hostility track")
		}
		t.Place(p, page.MarginX, t.Y)
		t.Y += p.H
		before += l.Holes
	}
	t.Y += 2 * mm
}

func (t *track) levelsHead() page.Part {
	head := t.Heading("Levels and holes", t.Width())
	if t.start {
		t.Aside(&head, t.startText(), t.Width())
		head.Add(t.shows("setup.hostility", scene.Rect{W: t.Width(), H: head.H})...)
	}
	return head
}

// startText is where the mission starts.
func (t *track) startText() string {
	text := fmt.Sprintf("start: %d of %d pegs", t.m.Setup.Hostility, t.r.Hostility.Holes())
	if t.assumed("setup.hostility") {
		text += dagger.Mark
	}
	return text
}

func (t *track) assumed(path string) bool {
	for _, p := range t.m.Assumed {
		if p == path || strings.HasPrefix(path, p+".") {
			return true
		}
	}
	return false
}
