package impose

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

// Size is a size of cards by its name.
type Size struct {
	Name string
	W, H scene.Unit
}

// Sizes lists the named sizes, the usual one first.
func Sizes() []Size {
	return []Size{{"poker", 63 * mm, 88 * mm}, {"mini", 44 * mm, 68 * mm}, {"tarot", 70 * mm, 120 * mm}}
}

// The smallest card that takes six-point text, and the largest that a common sheet takes.
const (
	leastSide = 30 * mm
	mostSide  = 280 * mm
)

// SizeOf is the size of cards that a user asks for: a name, or width by height such as "63x88" (in
// millimetres) or "2.5x3.5in". Nothing is the usual size.
func SizeOf(name string) (w, h scene.Unit, err error) {
	text := strings.ToLower(strings.TrimSpace(name))
	for i, s := range Sizes() {
		if text == s.Name || text == "" && i == 0 {
			return s.W, s.H, nil
		}
	}
	unit, bare := unitOf(text)
	left, right, by := strings.Cut(strings.ReplaceAll(bare, "×", "x"), "x")
	w, okW := lengthOf(left, unit)
	h, okH := lengthOf(right, unit)
	switch {
	case !by || !okW || !okH:
		return 0, 0, fmt.Errorf("card size %q is neither one of %s nor a width by a height such as 63x88 or 2.5x3.5in", name, sizeNames())
	case min(w, h) < leastSide || max(w, h) > mostSide:
		return 0, 0, fmt.Errorf("card size %q: sides are from %d to %d mm", name, leastSide/mm, mostSide/mm)
	}
	return w, h, nil
}

// unitOf takes the unit off the end of a measure; without one it is in millimetres.
func unitOf(text string) (scene.Unit, string) {
	for _, u := range []struct {
		name string
		unit scene.Unit
	}{{"mm", mm}, {"cm", 10 * mm}, {"in", scene.Inch}} {
		if bare, ok := strings.CutSuffix(text, u.name); ok {
			return u.unit, bare
		}
	}
	return mm, text
}

// lengthOf reads a decimal number of units, to the nearest micrometre.
func lengthOf(text string, unit scene.Unit) (scene.Unit, bool) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || !(n > 0 && n < 1e6) {
		return 0, false
	}
	return scene.Unit(math.Round(n * float64(unit))), true
}

func sizeNames() string {
	var names []string
	for _, s := range Sizes() {
		names = append(names, s.Name)
	}
	return strings.Join(names, ", ")
}
