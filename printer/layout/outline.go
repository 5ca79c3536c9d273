package layout

import (
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Outline is the outline of all glyphs of a run, the pen starting at the origin.
func (s *Set) Outline(run scene.Run) scene.Path {
	var out scene.Path
	var pen scene.Unit
	for _, g := range run.Glyphs {
		glyph := s.GlyphOutline(run.Face, g.ID, run.Size)
		out.Verbs = append(out.Verbs, glyph.Verbs...)
		for _, p := range glyph.Points {
			out.Points = append(out.Points, scene.Point{X: p.X + pen + g.DX, Y: p.Y + g.DY})
		}
		pen += g.Advance
	}
	return out
}

// sized is what the outline of a glyph depends on.
type sized struct {
	face string
	id   uint32
	size scene.Unit
}

// GlyphOutline is the outline of one glyph at a size, its origin at (0, 0), y down. A page has the same few letters
// over and over, so outlines are remembered; nobody may change one.
func (s *Set) GlyphOutline(name string, id uint32, size scene.Unit) scene.Path {
	key := sized{name, id, size}
	path, known := s.outlines[key]
	if !known {
		path = s.trace(name, id, size)
		s.outlines[key] = path
	}
	return path
}

func (s *Set) trace(name string, id uint32, size scene.Unit) scene.Path {
	f := s.face(name)
	glyph, ok := f.font.GlyphDataOutline(font.GID(id))
	if !ok {
		return scene.Path{}
	}
	t := tracer{scale: float64(size) / float64(f.upem)}
	for _, seg := range glyph.Segments {
		t.segment(seg)
	}
	t.close()
	return t.path
}

// tracer follows a font's outline, y up and in font units, on a page.
type tracer struct {
	scale float64
	path  scene.Path
	pen   opentype.SegmentPoint
	open  bool
}

func (t *tracer) segment(seg opentype.Segment) {
	a := seg.Args
	switch seg.Op {
	case opentype.SegmentOpMoveTo:
		t.close()
		p := t.at(a[0])
		t.path.Move(p.X, p.Y)
		t.open, t.pen = true, a[0]
	case opentype.SegmentOpLineTo:
		p := t.at(a[0])
		t.path.Line(p.X, p.Y)
		t.pen = a[0]
	case opentype.SegmentOpQuadTo:
		t.curve(toward(t.pen, a[0]), toward(a[1], a[0]), a[1])
	case opentype.SegmentOpCubeTo:
		t.curve(a[0], a[1], a[2])
	}
}

func (t *tracer) curve(c1, c2, to opentype.SegmentPoint) {
	p, q, r := t.at(c1), t.at(c2), t.at(to)
	t.path.Curve(p.X, p.Y, q.X, q.Y, r.X, r.Y)
	t.pen = to
}

// toward is two thirds of the way from an end of a quadratic curve to its control point: the
// control point of the same curve as a cubic.
func toward(end, control opentype.SegmentPoint) opentype.SegmentPoint {
	return opentype.SegmentPoint{X: end.X + (control.X-end.X)*2/3, Y: end.Y + (control.Y-end.Y)*2/3}
}

func (t *tracer) close() {
	if t.open {
		t.path.Close()
	}
	t.open = false
}

func (t *tracer) at(p opentype.SegmentPoint) scene.Point {
	return scene.Point{
		X: scene.Unit(math.Round(float64(p.X) * t.scale)),
		Y: scene.Unit(math.Round(float64(-p.Y) * t.scale)),
	}
}
