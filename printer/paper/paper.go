// Package paper knows sheets of paper: their sizes, and how a page larger than any of them is cut
// into tiles that are printed, trimmed and taped together.
//
// The words: a sheet is one piece of paper; a tile is the part of the big page that a sheet shows;
// neighbouring tiles share an overlap, or one of them has a flap that the other is glued to; a tile's
// label is a letter for its row and a number for its column, such as B3. Around a tile runs a frame for
// marks; above it stands the header, below it the footer with a ruler. A strip is a tile that is as long
// as the big page, printed on a roll. Scale is never changed: an inch of the big page is an inch on every
// sheet.
package paper

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Paper is a sheet in portrait position.
type Paper struct {
	Name string
	W, H scene.Unit
}

// The sheets that home and copy-shop printers take.
var (
	A4      = Paper{"A4", 210_000, 297_000}
	A3      = Paper{"A3", 297_000, 420_000}
	Letter  = Paper{"Letter", 215_900, 279_400}
	Legal   = Paper{"Legal", 215_900, 355_600}
	Tabloid = Paper{"Tabloid", 279_400, 431_800}
)

// The sheets of half that size: the pages of a booklet.
var (
	A5         = Paper{"A5", 148_000, 210_000}
	HalfLetter = Paper{"Half-letter", 139_700, 215_900}
)

// Sizes lists the sheets that a printer on a desk takes, the most common first.
func Sizes() []Paper { return []Paper{A4, Letter, A3, Tabloid, Legal} }

// Posters lists the sheets of copy shops and plotters: ISO, American engineering and American
// architectural sizes.
func Posters() []Paper {
	inches := func(name string, w, h scene.Unit) Paper { return Paper{name, w * scene.Inch, h * scene.Inch} }
	return []Paper{
		{"A2", 420_000, 594_000}, {"A1", 594_000, 841_000}, {"A0", 841_000, 1_189_000},
		inches("ANSI-C", 17, 22), inches("ANSI-D", 22, 34), inches("ANSI-E", 34, 44),
		inches("Arch-C", 18, 24), inches("Arch-D", 24, 36), inches("Arch-E", 36, 48),
	}
}

// Names lists the names of all sheets in small letters, as users type them; PosterNames those of posters.
func Names() []string { return namesOf(Sizes()) }

// PosterNames lists the names of all posters in small letters.
func PosterNames() []string { return namesOf(Posters()) }

func namesOf(list []Paper) []string {
	var names []string
	for _, p := range list {
		names = append(names, p.Slug())
	}
	return names
}

// Slug is the name as users type it and as file names carry it.
func (p Paper) Slug() string { return strings.ReplaceAll(strings.ToLower(p.Name), " ", "-") }

// Named finds a sheet or a poster by its name in any case; the error lists the names there are. It begins
// with the word "paper", so that a caller can make the name of an option of it.
func Named(name string) (Paper, error) {
	for _, p := range slices.Concat(Sizes(), Posters()) {
		if strings.EqualFold(p.Slug(), strings.ReplaceAll(name, " ", "-")) {
			return p, nil
		}
	}
	return Paper{}, fmt.Errorf("paper %q is not one of %s, nor of the posters %s", name, strings.Join(Names(), ", "), strings.Join(PosterNames(), ", "))
}

// Landscape is the same sheet turned by a quarter.
func (p Paper) Landscape() Paper { return Paper{p.Name, p.H, p.W} }

// upright is the same sheet with its short sides above and below.
func (p Paper) upright() Paper { return Paper{p.Name, min(p.W, p.H), max(p.W, p.H)} }

// Desk is the sheet for what is only read or measured, which wastes no poster: for a poster A4, or Letter where its
// sides are whole inches; any other sheet itself.
func (p Paper) Desk() Paper {
	switch {
	case !slices.ContainsFunc(Posters(), func(q Paper) bool { return q.Name == p.Name }):
		return p
	case p.W%scene.Inch == 0:
		return Letter
	}
	return A4
}
