package trackers

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

const arrivalRow = 5200

// brings is what a level brings: its arrivals, and the marks of the mission.
func (t *track) brings(l model.HostilityLevel, before int, width scene.Unit) page.Part {
	var p page.Part
	for _, a := range describe.Arrivals(t.m, t.r, l) {
		p.Below(t.arrival(a, before, width))
	}
	for _, k := range t.marksAt(l, before) {
		p.Below(t.markRow(k, width))
	}
	if len(l.Arrivals) == 0 && p.H == 0 {
		p.Below(t.quiet(width))
	}
	return p
}

// marksAt are the mission's marks at the holes of a level.
func (t *track) marksAt(l model.HostilityLevel, before int) (out []model.Mark) {
	for _, k := range t.m.Setup.Marks {
		if k.Peg > before && k.Peg <= before+l.Holes {
			out = append(out, k)
		}
	}
	return out
}

func (t *track) quiet(width scene.Unit) page.Part {
	p := page.Part{H: arrivalRow}
	p.Add(t.line(t.letters(layout.BodyItalic, 84, t.Tones.Soft), "nobody comes", 0, arrivalRow/2, width)...)
	return p
}

// arrival is one line: how many or which die, who, and when or where if that is not as ever.
func (t *track) arrival(a describe.Coming, before int, width scene.Unit) page.Part {
	p := page.Part{H: arrivalRow}
	const mid, indent = arrivalRow / 2, 7 * mm
	if a.Die != "" {
		p.Add(t.die(a.Die, scene.Point{X: 2600, Y: mid}, 4400)...)
	} else {
		st := t.letters(layout.Title, 115, t.Tones.Ink)
		p.Add(t.line(st, strconv.Itoa(a.Count)+"×", 0, mid, indent)...)
	}
	name := t.npcTitle(a.NPC)
	if a.Provenance == model.Assumed {
		name += dagger.Mark
	}
	st := t.Styles.Strong
	x := scene.Unit(indent)
	p.Add(t.line(st, name, x, mid, width-x)...)
	x += t.Set.Width(st, name) + 1500
	detail := t.detail(a, before)
	if detail == "" {
		return p
	}
	if !t.narrow && x+t.Set.Width(t.Styles.Small, detail) <= width {
		p.Add(t.line(t.Styles.Small, detail, x, mid, width-x)...)
		return p
	}
	p.H -= 1000
	p.Stack([]layout.Block{t.note("", detail, width-indent)}, indent)
	return p
}

// detail is what is not as ever about an arrival.
func (t *track) detail(a describe.Coming, before int) string {
	var parts []string
	if read := a.Read(); read != "" {
		parts = append(parts, read)
	}
	parts = append(parts, a.Apart(t.r, before)...)
	if a.Phase != "" && a.Phase != t.usualPhase() {
		parts = append(parts, "in the "+brief(t.phaseTitle(a.Phase))+" phase")
	}
	return strings.Join(parts, ", ")
}

// usualPhase is the phase in which most arrivals come: that of the track's first.
func (t *track) usualPhase() string {
	for _, l := range t.r.Hostility.Levels {
		for _, a := range l.Arrivals {
			return a.Phase
		}
	}
	return ""
}

// markIndent is where the words of a mark begin.
const markIndent = 7 * mm

// markText is what is written beside a mark.
func markText(k model.Mark) string {
	return fmt.Sprintf("Peg %d: %s", k.Peg, or(k.Title, strings.ReplaceAll(k.ID, "-", " ")))
}

// markRow is what a mission does at a hole.
func (t *track) markRow(k model.Mark, width scene.Unit) page.Part {
	p := page.Part{H: arrivalRow}
	const mid = arrivalRow / 2
	ring := scene.CirclePath(scene.Point{X: 2600, Y: mid}, 1700)
	p.Add(scene.Stroke{Path: ring, Colour: t.Tones.Accent, Width: 500, Dash: []scene.Unit{1200, 500}})
	p.Add(t.line(t.Styles.Strong, markText(k), markIndent, mid, width-markIndent)...)
	return p
}
