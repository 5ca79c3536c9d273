package layout

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/harfbuzz"

	"github.com/sortie-tools/sortie/printer/scene"
)

// The faces by their work on the page. The names are those of the files.
const (
	Title          = "oxanium-bold"
	Heading        = "oxanium-semibold"
	Body           = "barlow-condensed-medium"
	BodyItalic     = "barlow-condensed-medium-italic"
	BodyBold       = "barlow-condensed-bold"
	BodyBoldItalic = "barlow-condensed-bold-italic"
	Mono           = "share-tech-mono"

	fallback     = "roboto-condensed-medium" // has Greek and Cyrillic
	fallbackBold = "roboto-condensed-bold"
)

//go:embed fonts/*.ttf
var fontFiles embed.FS

// Set is the fonts, each opened when it is first needed. A Set is cheap to make and is used by one
// goroutine at a time.
type Set struct {
	faces map[string]*face
	// instead is which face plays the part of a usual one, for pages with letters of their own.
	instead  map[string]string
	buf      *harfbuzz.Buffer // used again and again: it remembers how each face is shaped
	runs     map[styled][]scene.Run
	parts    map[lettered][]stretch
	outlines map[sized]scene.Path
	sketch   bool // paragraphs have their rows and nothing in them
}

// Sketch is the same set for whoever only asks how high a text is: its paragraphs have rows of the right height
// without letters.
func (s *Set) Sketch() *Set {
	out := *s
	out.sketch = true
	return &out
}

// fontFile is a font file that has been read. It never changes, so that all sets share it.
type fontFile struct {
	data []byte
	font *font.Font
	err  error
}

// parsed is every font file by name, each read once and when it is first needed.
var parsed = sync.OnceValue(func() map[string]func() fontFile {
	files := map[string]func() fontFile{}
	for _, name := range Faces() {
		files[name] = sync.OnceValue(func() fontFile { return parse(name) })
	}
	return files
})

func parse(name string) fontFile {
	data, err := fontFiles.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		return fontFile{err: err}
	}
	f, err := font.ParseTTF(bytes.NewReader(data))
	if err != nil {
		return fontFile{err: fmt.Errorf("font face %q: %w", name, err)}
	}
	return fontFile{data: data, font: f.Font}
}

// face is a font as one set uses it, with what shaping needs.
type face struct {
	data []byte
	font *font.Face
	hb   *harfbuzz.Font
	upem int64
	asc  int64 // above the baseline, in font units
	desc int64 // below it, positive
}

// NewSet makes a font set.
func NewSet() (*Set, error) {
	s := &Set{faces: map[string]*face{}, buf: harfbuzz.NewBuffer()}
	s.Forget()
	// A broken font file shows at once in the face that nearly every page uses.
	if _, err := s.load(Body); err != nil {
		return nil, err
	}
	return s, nil
}

// Forget lets go of the texts that the set remembers; its faces stay open.
func (s *Set) Forget() {
	s.runs, s.parts, s.outlines = map[styled][]scene.Run{}, map[lettered][]stretch{}, map[sized]scene.Path{}
}

// Faces lists the names of all faces in alphabetical order.
func Faces() []string {
	entries, err := fontFiles.ReadDir("fonts")
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".ttf"))
	}
	return names
}

// FontFile is the font file of a face, or nil if there is no such face.
func (s *Set) FontFile(name string) []byte {
	f, err := s.load(name)
	if err != nil {
		return nil
	}
	return f.data
}

func (s *Set) load(name string) (*face, error) {
	if f := s.faces[name]; f != nil {
		return f, nil
	}
	read := parsed()[name]
	if read == nil {
		return nil, fmt.Errorf("there is no font face %q", name)
	}
	file := read()
	if file.err != nil {
		return nil, file.err
	}
	own := font.NewFace(file.font)
	f := &face{data: file.data, font: own, hb: harfbuzz.NewFont(own), upem: int64(own.Upem())}
	if ext, ok := own.FontHExtents(); ok {
		f.asc, f.desc = int64(ext.Ascender), -int64(ext.Descender)
	}
	s.faces[name] = f
	return f, nil
}

// face is the face of that name; an unknown name gives the body face, so that a page is drawn in
// the wrong letters rather than not at all.
func (s *Set) face(name string) *face {
	if f, err := s.load(name); err == nil {
		return f
	}
	return s.faces[Body]
}

func (f *face) has(r rune) bool {
	_, ok := f.font.NominalGlyph(r)
	return ok
}

// scale turns font units into a length at a size, rounded to the nearest micrometre.
func (f *face) scale(v int64, size scene.Unit) scene.Unit {
	n := v * int64(size)
	if n < 0 {
		return scene.Unit(-((-n + f.upem/2) / f.upem))
	}
	return scene.Unit((n + f.upem/2) / f.upem)
}

// Metrics are a face's heights at a size: above the baseline, below it, and of a capital letter.
type Metrics struct{ Ascent, Descent, CapHeight scene.Unit }

// Metrics gives the heights of a style's face.
func (s *Set) Metrics(st Style) Metrics {
	f := s.face(s.own(st.Face))
	return Metrics{
		Ascent: f.scale(f.asc, st.Size), Descent: f.scale(f.desc, st.Size),
		CapHeight: f.scale(int64(f.font.LineMetric(font.CapHeight)), st.Size),
	}
}

// Missing lists the runes of a text that cannot be drawn, each once, in order of appearance. A
// letter and the marks on it are drawn in one face, so they are listed together.
func (s *Set) Missing(text string) []rune {
	var out []rune
	runes := visible(text)
	for start := 0; start < len(runes); {
		end := letter(runes, start)
		if s.faceFor(Body, runes[start:end]) == "" {
			out = appendNew(out, runes[start:end])
		}
		start = end
	}
	return out
}

// appendNew appends the runes that are not there yet.
func appendNew(list, more []rune) []rune {
	for _, r := range more {
		if !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return list
}
