package layout

import (
	"math"
	"unicode"

	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/harfbuzz"
	"github.com/go-text/typesetting/language"

	"github.com/sortie-tools/sortie/printer/scene"
)

// features switches kerning on and everything that joins or swaps letters off, so that glyphs and
// letters stay one to one.
var features = []harfbuzz.Feature{
	feature("kern", 1), feature("liga", 0), feature("clig", 0), feature("calt", 0), feature("dlig", 0),
}

func feature(tag string, value uint32) harfbuzz.Feature {
	return harfbuzz.Feature{
		Tag: opentype.MustNewTag(tag), Value: value,
		Start: harfbuzz.FeatureGlobalStart, End: harfbuzz.FeatureGlobalEnd,
	}
}

// shape turns a text into runs, one for each stretch that a single face can draw.
func (s *Set) shape(st Style, text string) []scene.Run {
	runes := visible(text)
	var out []scene.Run
	for start := 0; start < len(runes); {
		name := s.faceFor(st.Face, runes[start])
		end := start + 1
		for end < len(runes) && s.keeps(st.Face, name, runes[end]) {
			end++
		}
		out = append(out, s.shapeRun(st, name, runes[start:end]))
		start = end
	}
	return out
}

// keeps reports whether a rune may go on in the face of the rune before it.
func (s *Set) keeps(wanted, current string, r rune) bool {
	if unicode.Is(unicode.Mn, r) {
		return true // a mark belongs to the letter it stands on
	}
	return s.faceFor(wanted, r) == current
}

// faceFor is the face that draws a rune: the wanted one, or the fallback of its weight.
func (s *Set) faceFor(wanted string, r rune) string {
	if s.face(wanted).has(r) {
		return wanted
	}
	other := fallback
	switch wanted {
	case Title, BodyBold, BodyBoldItalic:
		other = fallbackBold
	}
	if s.face(other).has(r) {
		return other
	}
	return wanted
}

func (s *Set) shapeRun(st Style, name string, runes []rune) scene.Run {
	f := s.face(name)
	buf := s.buf
	buf.Clear()
	buf.AddRunes(runes, 0, len(runes))
	buf.Props.Direction = harfbuzz.LeftToRight
	buf.Props.Script = script(runes)
	buf.Props.Language = language.NewLanguage("en")
	buf.Shape(f.hb, features)
	run := scene.Run{Face: name, Size: st.Size, Text: string(runes)}
	for i, info := range buf.Info {
		pos := buf.Pos[i]
		n := clusterEnd(buf.Info, i, len(runes)) - info.Cluster
		run.Glyphs = append(run.Glyphs, scene.Glyph{
			ID: uint32(info.Glyph), Rune: runes[info.Cluster], Runes: n,
			Advance: f.scale(int64(pos.XAdvance), st.Size) + tracking(st, n),
			DX:      f.scale(int64(pos.XOffset), st.Size), DY: -f.scale(int64(pos.YOffset), st.Size),
		})
	}
	return run
}

func tracking(st Style, runes int) scene.Unit {
	if runes == 0 {
		return 0
	}
	return st.Tracking
}

// clusterEnd is where the runes of glyph i end. Of several glyphs that share their runes, the last
// one stands for all of them and the others for none.
func clusterEnd(infos []harfbuzz.GlyphInfo, i, total int) int {
	if i+1 == len(infos) {
		return total
	}
	return infos[i+1].Cluster
}

// script is the script of the first letter, for the kerning tables that depend on it.
func script(runes []rune) language.Script {
	for _, r := range runes {
		if sc := language.LookupScript(r); sc.Strong() {
			return sc
		}
	}
	return language.Latin
}

// visible drops what has no shape: control and format characters. A tab is a space.
func visible(text string) []rune {
	out := make([]rune, 0, len(text))
	for _, r := range text {
		switch {
		case r == '\t' || r == '\n':
			out = append(out, ' ')
		case !invisible(r):
			out = append(out, r)
		}
	}
	return out
}

func invisible(r rune) bool { return unicode.Is(unicode.Cc, r) || unicode.Is(unicode.Cf, r) }

// turn is the point at a distance from p along a baseline turned clockwise.
func turn(p scene.Point, distance scene.Unit, degrees int) scene.Point {
	sin, cos := math.Sincos(float64(degrees) * math.Pi / 180)
	return scene.Point{
		X: p.X + scene.Unit(math.Round(float64(distance)*cos)),
		Y: p.Y + scene.Unit(math.Round(float64(distance)*sin)),
	}
}
