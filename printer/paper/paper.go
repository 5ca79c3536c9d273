// Package paper knows sheets of paper: their sizes, and how a page larger than any of them is cut
// into tiles that are printed, trimmed and taped together.
//
// The words: a sheet is one piece of paper; a tile is the part of the big page that a sheet shows;
// neighbouring tiles share an overlap; a tile's label is a letter for its row and a number for its
// column, such as B3. Around a tile runs a frame for marks; above it stands the header, below it the
// footer with a ruler. Scale is never changed: an inch of the big page is an inch on every sheet.
package paper

import (
	"fmt"
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

// Sizes lists all sheets, the most common first.
func Sizes() []Paper { return []Paper{A4, Letter, A3, Tabloid, Legal} }

// Names lists the names of all sheets in small letters, as users type them.
func Names() []string {
	var names []string
	for _, p := range Sizes() {
		names = append(names, strings.ToLower(p.Name))
	}
	return names
}

// Named finds a sheet by its name in any case; the error lists the names there are. It begins with
// the word "paper", so that a caller can make the name of an option of it.
func Named(name string) (Paper, error) {
	for _, p := range Sizes() {
		if strings.EqualFold(p.Name, name) {
			return p, nil
		}
	}
	return Paper{}, fmt.Errorf("paper %q is not one of %s", name, strings.Join(Names(), ", "))
}

// Landscape is the same sheet turned by a quarter.
func (p Paper) Landscape() Paper { return Paper{p.Name, p.H, p.W} }

// upright is the same sheet with its short sides above and below.
func (p Paper) upright() Paper { return Paper{p.Name, min(p.W, p.H), max(p.W, p.H)} }
