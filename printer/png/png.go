// Package png draws one page of a scene as a PNG picture.
//
// A page is first flattened: every fill, stroke and glyph becomes contours of straight lines in
// pixels, every clip a rectangle or a mask. Then the picture is drawn in bands, a few at a time, and
// each band is compressed and written before the next ones are begun, so that the memory needed
// does not grow with the height of the page.
package png

import (
	"errors"
	"fmt"
	"io"
	"math"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// DefaultDPI is sharp on screen and good enough for a home printer.
const DefaultDPI = 150

// Limits on the size of a picture: beyond them viewers refuse it, and a mistyped resolution would
// fill the disk.
const (
	maxSide = 60_000
	maxDPI  = 2400
)

// Options are how a page becomes a picture.
type Options struct {
	DPI int // pixels per inch; 0 is DefaultDPI
}

// Write draws the page on white paper. The picture carries its resolution, so that it prints at
// true size. It fails for a resolution or a page that no picture can have, and when w does.
func Write(w io.Writer, page *scene.Page, fonts *layout.Set, opt Options) error {
	dpi := opt.DPI
	if dpi == 0 {
		dpi = DefaultDPI
	}
	if dpi < 1 || dpi > maxDPI {
		return fmt.Errorf("png: a resolution of %d dpi is outside 1 to %d", dpi, maxDPI)
	}
	scale := float64(dpi) / float64(scene.Inch)
	wide, high := pixels(page.W, scale), pixels(page.H, scale)
	if wide < 1 || high < 1 || wide > maxSide || high > maxSide {
		return fmt.Errorf("png: a picture of %d × %d pixels is outside 1 to %d a side", wide, high, maxSide)
	}
	f := flattener{scale: scale, fonts: fonts, bounds: box{0, 0, float64(wide), float64(high)}}
	ops := f.page(page)
	if f.err != nil {
		return f.err
	}
	enc, err := newEncoder(w, wide, high, dpi)
	if err != nil {
		return err
	}
	return errors.Join(drawBands(ops, wide, high, enc), enc.close())
}

// pixels is a page's side in pixels. A little short of a half rounds up too, so that sizes which
// come out even do not depend on the last bit of a float.
func pixels(u scene.Unit, scale float64) int { return int(math.Floor(float64(u)*scale + 0.5 + 1e-6)) }
