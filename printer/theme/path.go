package theme

import (
	"fmt"
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Limits of one path, which come from an author nobody knows.
const (
	maxPathBytes = 20_000
	maxNumber    = 1_000_000
)

// PathError is where a path stops making sense.
type PathError struct {
	At   int // the character, counted from 1
	What string
}

// Error names the character and the mistake.
func (e *PathError) Error() string { return fmt.Sprintf("character %d: %s", e.At, e.What) }

// Path reads an outline as SVG writes it in the d of a path: M, L, H, V, C, S, Q, T, A and Z, and the same in
// small letters for places that are counted from the last one. Its numbers are multiplied by a scale.
func Path(d string, scale float64) (scene.Path, error) {
	if len(d) > maxPathBytes {
		return scene.Path{}, &PathError{maxPathBytes, fmt.Sprintf("the path is longer than %d characters", maxPathBytes)}
	}
	r := reader{text: d, scale: scale}
	for r.skip(); r.pos < len(d); r.skip() {
		if err := r.command(); err != nil {
			return scene.Path{}, err
		}
		if len(r.path.Points) > MaxPoints {
			return scene.Path{}, r.fault(fmt.Sprintf("more than %d points", MaxPoints))
		}
	}
	if len(r.path.Points) == 0 {
		return scene.Path{}, r.fault("the path draws nothing")
	}
	return r.path, nil
}

// spot is a place in the author's own units.
type spot struct{ x, y float64 }

// reader is where in a path's text the reading is, and where on the paper the pen.
type reader struct {
	text  string
	pos   int
	scale float64
	path  scene.Path

	verb   byte // the last command
	pen    spot
	start  spot // of the contour
	handle spot // last control point, for smooth curves
}

func (r *reader) fault(what string) error { return &PathError{r.pos + 1, what} }

// skip passes over what parts numbers.
func (r *reader) skip() {
	for r.pos < len(r.text) && (r.text[r.pos] <= ' ' || r.text[r.pos] == ',') {
		r.pos++
	}
}

// counts is how many numbers a command takes.
var counts = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}

func upper(c byte) byte { return c &^ 0x20 }

// command reads one command with its numbers. Further numbers repeat the last command; after a move they are
// lines.
func (r *reader) command() error {
	letter, from := r.text[r.pos], r.pos
	if upper(letter) >= 'A' && upper(letter) <= 'Z' {
		if _, known := counts[upper(letter)]; !known {
			return r.fault(fmt.Sprintf("there is no command %q; there are M L H V C S Q T A Z and the same in small letters", letter))
		}
		r.pos++
	} else if letter = r.again(); letter == 0 {
		return r.fault("a number without a command; begin with M and a place, such as M 0 0")
	}
	if r.verb == 0 && upper(letter) != 'M' {
		r.pos = from
		return r.fault("a path begins with M and a place, such as M 0 0")
	}
	n, err := r.numbers(upper(letter))
	if err != nil {
		return err
	}
	r.draw(letter, n)
	r.verb = letter
	if max(math.Abs(r.pen.x), math.Abs(r.pen.y)) > maxNumber {
		return r.fault(fmt.Sprintf("the path goes beyond %d", maxNumber))
	}
	return nil
}

// again is the command that bare numbers carry on.
func (r *reader) again() byte {
	switch r.verb {
	case 'M':
		return 'L'
	case 'm':
		return 'l'
	case 'Z', 'z':
		return 0
	}
	return r.verb
}
