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

// english is the language that letters are shaped for.
var english = language.NewLanguage("en")

func feature(tag string, value uint32) harfbuzz.Feature {
	return harfbuzz.Feature{
		Tag: opentype.MustNewTag(tag), Value: value,
		Start: harfbuzz.FeatureGlobalStart, End: harfbuzz.FeatureGlobalEnd,
	}
}

// styled is what the runs of a text depend on.
type styled struct {
	face           string
	size, tracking scene.Unit
	text           string
}

// maxRemembered bounds how many texts a set remembers, of each kind: those of the longest mission, some ten
// times over.
const maxRemembered = 1 << 14

// shape turns a text into runs, one for each stretch that a single face can draw. A page sets the same lines
// again and again until all fits, so runs are remembered; nobody may change the glyphs of one.
func (s *Set) shape(st Style, text string) []scene.Run {
	key := styled{st.Face, st.Size, st.Tracking, text}
	runs, known := s.runs[key]
	if !known {
		for _, part := range s.stretches(st.Face, text) {
			runs = append(runs, part.run(st))
		}
		remember(s.runs, key, runs)
	}
	return runs
}

// Width is how wide a text is in a style: what its runs would take, without making them.
func (s *Set) Width(st Style, text string) (sum scene.Unit) {
	for _, part := range s.stretches(st.Face, text) {
		for _, g := range part.glyphs {
			sum += part.face.scale(int64(g.advance), st.Size) + tracking(st, g.runes)
		}
	}
	return sum
}

func remember[K comparable, V any](known map[K]V, key K, value V) {
	if len(known) >= maxRemembered {
		clear(known)
	}
	known[key] = value
}

// lettered is a text in a face, at no size yet.
type lettered struct{ face, text string }

// stretch is a part of a text that one face can draw, with its glyphs at no size yet.
type stretch struct {
	face   *face
	name   string // of the face
	text   string
	glyphs []glyph
}

// glyph is a glyph with its measures in font units.
type glyph struct {
	id              uint32
	letter          rune  // the first of those it stands for
	runes           int32 // how many those are
	advance, dx, dy int32
}

// stretches are the parts of a text, which are the same at every size: a text that is tried in several sizes
// is shaped once.
func (s *Set) stretches(wanted, text string) []stretch {
	key := lettered{wanted, text}
	parts, known := s.parts[key]
	if !known {
		runes := visible(text)
		if wanted != Mono { // in which code is set
			runes = curled(runes)
		}
		parts = s.parted(wanted, runes)
		remember(s.parts, key, parts)
	}
	return parts
}

func (s *Set) parted(wanted string, runes []rune) []stretch {
	var out []stretch
	for start := 0; start < len(runes); {
		name, end := s.faceFor(wanted, runes[start:letter(runes, start)]), letter(runes, start)
		for end < len(runes) {
			next := letter(runes, end)
			if s.faceFor(wanted, runes[end:next]) != name {
				break
			}
			end = next
		}
		if name == "" {
			out = append(out, s.stand(runes[start:end]))
		} else {
			out = append(out, s.stretch(name, runes[start:end]))
		}
		start = end
	}
	return out
}

func (s *Set) stretch(name string, runes []rune) stretch {
	f := s.face(name)
	return stretch{face: f, name: name, text: string(runes), glyphs: s.harfbuzz(f, runes)}
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

// stand draws the replacement for each rune of a text. The stretch still holds the text's own letters,
// so that they are found in a finished file.
func (s *Set) stand(runes []rune) stretch {
	signs := make([]rune, len(runes))
	for i := range signs {
		signs[i] = replacement
	}
	out := s.stretch(fallback, signs)
	out.text = string(runes)
	at := int32(0)
	for i := range out.glyphs {
		if int(at) < len(runes) {
			out.glyphs[i].letter = runes[at]
		}
		at += out.glyphs[i].runes
	}
	return out
}

// run is the stretch at the size of a style.
func (p stretch) run(st Style) scene.Run {
	run := scene.Run{Face: p.name, Size: st.Size, Text: p.text, Glyphs: make([]scene.Glyph, len(p.glyphs))}
	for i, g := range p.glyphs {
		run.Glyphs[i] = scene.Glyph{
			ID: g.id, Rune: g.letter, Runes: int(g.runes), Advance: p.face.scale(int64(g.advance), st.Size) + tracking(st, g.runes),
			DX: p.face.scale(int64(g.dx), st.Size), DY: -p.face.scale(int64(g.dy), st.Size),
		}
	}
	return run
}

// within moves a mark by half of the letters' size at most: accents that are piled up on one letter would else run
// over the lines around it, and off the page.
func within(dy, upem int32) int32 { return max(-upem/2, min(dy, upem/2)) }

func (s *Set) harfbuzz(f *face, runes []rune) []glyph {
	buf := s.buf
	buf.Clear()
	buf.AddRunes(runes, 0, len(runes))
	buf.Props.Direction = harfbuzz.LeftToRight
	buf.Props.Script = script(runes)
	buf.Props.Language = english
	buf.Shape(f.hb, features)
	out := make([]glyph, len(buf.Info))
	for i, info := range buf.Info {
		pos := buf.Pos[i]
		out[i] = glyph{
			id: uint32(info.Glyph), letter: runes[info.Cluster], runes: int32(clusterEnd(buf.Info, i, len(runes)) - info.Cluster),
			advance: pos.XAdvance, dx: pos.XOffset, dy: within(pos.YOffset, int32(f.upem)),
		}
	}
	return out
}

func tracking(st Style, runes int32) scene.Unit {
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
