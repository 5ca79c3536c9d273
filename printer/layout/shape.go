package layout

import (
	"math"
	"slices"
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
		name, end := s.faceFor(st.Face, runes[start:letter(runes, start)]), letter(runes, start)
		for end < len(runes) {
			next := letter(runes, end)
			if s.faceFor(st.Face, runes[end:next]) != name {
				break
			}
			end = next
		}
		if name == "" {
			out = append(out, s.stand(st, runes[start:end]))
		} else {
			out = append(out, s.shapeRun(st, name, runes[start:end]))
		}
		start = end
	}
	return out
}

// letter is where the letter that begins at i ends: marks belong to the letter they stand on.
func letter(runes []rune, i int) int {
	for i++; i < len(runes) && unicode.Is(unicode.Mn, runes[i]); i++ {
	}
	return i
}

// faceFor is the face that draws a letter with its marks: the wanted one, or one of its weight that
// knows more of the world's letters; none if no face has all of it.
func (s *Set) faceFor(wanted string, letter []rune) string {
	if own := s.own(wanted); s.face(own).hasAll(letter) {
		return own
	}
	others := [...]string{fallback, Body}
	switch wanted {
	case Title, BodyBold, BodyBoldItalic:
		others = [...]string{fallbackBold, BodyBold}
	}
	for _, name := range others {
		if s.face(name).hasAll(letter) {
			return name
		}
	}
	return ""
}

func (f *face) hasAll(letter []rune) bool {
	for _, r := range letter {
		if !f.has(r) {
			return false
		}
	}
	return true
}

// replacement is drawn for what no face has: a question mark on a diamond, plainly not the letter
// itself. The empty box of most fonts might be meant.
const replacement = '\uFFFD'

// stand draws the replacement for each rune of a text. The run still holds the text's own letters,
// so that they are found in a finished file.
func (s *Set) stand(st Style, runes []rune) scene.Run {
	signs := make([]rune, len(runes))
	for i := range signs {
		signs[i] = replacement
	}
	run := s.shapeRun(st, fallback, signs)
	run.Text, run.Glyphs = string(runes), slices.Clone(run.Glyphs)
	at := 0
	for i := range run.Glyphs {
		if at < len(runes) {
			run.Glyphs[i].Rune = runes[at]
		}
		at += run.Glyphs[i].Runes
	}
	return run
}

// shaped is what the shape of a run depends on.
type shaped struct {
	face           string
	size, tracking scene.Unit
	text           string
}

// maxShaped bounds how many runs a set remembers: those of the longest mission, some ten times over.
const maxShaped = 1 << 14

// shapeRun shapes runes in one face. A page measures the same words again and again until all fits, so
// runs are remembered; nobody may change the glyphs of one.
func (s *Set) shapeRun(st Style, name string, runes []rune) scene.Run {
	key := shaped{name, st.Size, st.Tracking, string(runes)}
	if run, known := s.runs[key]; known {
		return run
	}
	if len(s.runs) >= maxShaped {
		clear(s.runs)
	}
	run := s.shapeNew(st, name, runes)
	s.runs[key] = run
	return run
}

func (s *Set) shapeNew(st Style, name string, runes []rune) scene.Run {
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
