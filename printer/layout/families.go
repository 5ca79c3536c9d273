package layout

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Choice is which typeface plays each part on a page. An empty part is played by the usual one.
type Choice struct{ Title, Heading, Text, Label string }

// family is the faces of a typeface. What it has no face of its own for stays as usual: two typefaces that
// differ are better than emphasis that nobody sees.
type family struct{ regular, semibold, bold, italic, boldItalic string }

func families() map[string]family {
	return map[string]family{
		"oxanium":          {regular: Heading, semibold: Heading, bold: Title},
		"barlow-condensed": {regular: Body, semibold: BodyBold, bold: BodyBold, italic: BodyItalic, boldItalic: BodyBoldItalic},
		"share-tech-mono":  {regular: Mono, semibold: Mono, bold: Mono},
		"roboto-condensed": {regular: fallback, semibold: fallbackBold, bold: fallbackBold},
		"chakra-petch": {
			regular: "chakra-petch-medium", semibold: "chakra-petch-semibold", bold: "chakra-petch-bold",
			italic: "chakra-petch-medium-italic", boldItalic: "chakra-petch-bold-italic",
		},
		"source-serif": {
			regular: "source-serif-regular", semibold: "source-serif-bold", bold: "source-serif-bold",
			italic: "source-serif-italic", boldItalic: "source-serif-bold-italic",
		},
	}
}

// Families lists the typefaces that a Choice can name, in alphabetical order.
func Families() []string { return slices.Sorted(maps.Keys(families())) }

// NewSetOf makes a font set in which other typefaces play the parts that Title, Heading, Body and Mono name.
func NewSetOf(c Choice) (*Set, error) {
	s, err := NewSet()
	if err != nil {
		return nil, err
	}
	s.instead, err = c.faces()
	return s, err
}

// faces is the faces that stand in for the usual ones.
func (c Choice) faces() (map[string]string, error) {
	instead := map[string]string{}
	for _, part := range []struct {
		family string
		faces  func(f family) map[string]string
	}{
		{c.Title, func(f family) map[string]string { return map[string]string{Title: f.bold} }},
		{c.Heading, func(f family) map[string]string { return map[string]string{Heading: f.semibold} }},
		{c.Text, textFaces},
		{c.Label, func(f family) map[string]string { return map[string]string{Mono: f.regular} }},
	} {
		if part.family == "" {
			continue
		}
		f, known := families()[part.family]
		if !known {
			return nil, fmt.Errorf("there is no typeface %q; there are %s", part.family, strings.Join(Families(), ", "))
		}
		maps.Copy(instead, part.faces(f))
	}
	maps.DeleteFunc(instead, func(usual, face string) bool { return face == "" || face == usual })
	return instead, nil
}

func textFaces(f family) map[string]string {
	// A typeface with one weight would make strong text look like the rest.
	if f.bold == f.regular {
		f.bold = ""
	}
	return map[string]string{Body: f.regular, BodyBold: f.bold, BodyItalic: f.italic, BodyBoldItalic: f.boldItalic}
}

// own is the face that plays the part of a usual one.
func (s *Set) own(usual string) string {
	if face, other := s.instead[usual]; other {
		return face
	}
	return usual
}
