// Package audit measures finished pages: it finds letters that nobody can read because they are too small,
// run off the page or out of their clip, lie on other letters, run over a line, or are painted over.
//
// A text's box is its advance wide and, since what lies above small letters and below the baseline is mostly
// empty, from the top of its capitals to the baseline. Boxes are measured as they stand on the page, turned and
// moved by the groups around them.
package audit

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Least is the size of the smallest letters that may be printed: six points.
const Least = scene.Inch / 12

// Options say what a page is allowed.
type Options struct {
	// Tiles allows text to be cut by a clip: a tile shows a part of a larger page. What is inside a clip is
	// then not looked at.
	Tiles bool
	// Behind are texts that others may lie on, such as a stamp across the page.
	Behind []string
}

// Finding is one thing that is wrong with a page.
type Finding struct {
	Kind  string // "small", "outside", "clipped", "overlap", "crossed", "covered", "struck" or "faint"
	Text  string
	Other string // overlap: the text under it; covered and struck: the colour over it; crossed and faint: that behind it
	Box   scene.Rect
}

// String is the finding in words.
func (f Finding) String() string {
	at := fmt.Sprintf("at %d,%d mm", f.Box.X/scene.Millimetre, f.Box.Y/scene.Millimetre)
	switch f.Kind {
	case "small":
		return fmt.Sprintf("%q is set in letters under six points %s", f.Text, at)
	case "outside":
		return fmt.Sprintf("%q runs off the page %s", f.Text, at)
	case "clipped":
		return fmt.Sprintf("%q is cut off %s", f.Text, at)
	case "crossed":
		return fmt.Sprintf("%q runs over a line in %s %s", f.Text, f.Other, at)
	case "covered":
		return fmt.Sprintf("%q is painted over in %s %s", f.Text, f.Other, at)
	case "struck":
		return fmt.Sprintf("a line in %s goes through %q %s", f.Other, f.Text, at)
	case "faint":
		return fmt.Sprintf("%q can hardly be read on %s %s", f.Text, f.Other, at)
	}
	return fmt.Sprintf("%q lies on %q %s", f.Text, f.Other, at)
}

// Page finds what is wrong with the letters of a page.
func Page(p *scene.Page, opt Options) []Finding {
	c := collector{opt: opt}
	c.items(p.Items, surroundings{})
	var out report
	for i, t := range c.texts {
		t.itself(&out, scene.Rect{W: p.W, H: p.H})
		for _, under := range c.texts[:i] {
			if overlap(t, under) && !slices.Contains(opt.Behind, t.text) && !slices.Contains(opt.Behind, under.text) {
				out.add(t, "overlap", under.text)
			}
		}
		t.hidden(&out, c.paint)
	}
	return out.findings
}

// report are the findings so far; run is the text of the last.
type report struct {
	findings []Finding
	run      int
}

// add reports a finding, unless another part of the same text has it already.
func (r *report) add(t placed, kind, other string) {
	same := func(f Finding) bool { return f.Kind == kind && f.Other == other && f.Text == t.text }
	if r.run == t.run && slices.ContainsFunc(r.findings, same) {
		return
	}
	r.run = t.run
	r.findings = append(r.findings, Finding{Kind: kind, Text: t.text, Other: other, Box: t.box})
}

// itself finds what is wrong with a text whatever stands around it.
func (t placed) itself(out *report, paper scene.Rect) {
	if t.size < Least {
		out.add(t, "small", "")
	}
	inner := t.quad.shrunk(tolerance)
	switch {
	case !within(t.box, paper):
		out.add(t, "outside", "")
	case slices.ContainsFunc(t.clips, func(o outline) bool { return !o.holds(inner) }):
		out.add(t, "clipped", "")
	}
}

// slack is how much boxes may touch: neighbours on a line and lines set tight do.
func slack(a, b placed) float64 { return float64(min(a.size, b.size)) * 12 / 100 }

func overlap(a, b placed) bool {
	by := slack(a, b) / 2
	return a.box.Meets(b.box) && a.quad.shrunk(by).meets(b.quad.shrunk(by))
}

// tolerance is what rounding may add.
const tolerance = 20

func within(r, in scene.Rect) bool {
	return r.X >= in.X-tolerance && r.Y >= in.Y-tolerance && r.X+r.W <= in.X+in.W+tolerance && r.Y+r.H <= in.Y+in.H+tolerance
}
