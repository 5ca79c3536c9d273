package png

import (
	"image"
	"image/draw"
	"runtime"

	"github.com/fogleman/gg"
)

// bandHeight is how many rows are drawn at a time. At 26 inches and 300 dpi a band takes 4 MB.
const bandHeight = 128

// maxWorkers bounds how many bands are in memory at once.
const maxWorkers = 4

// drawBands draws all bands, several at once, and hands them to the encoder from the top down.
func drawBands(ops []op, wide, high int, enc *encoder) error {
	total := (high + bandHeight - 1) / bandHeight
	workers := min(runtime.GOMAXPROCS(0), maxWorkers, total)
	slots := make([]chan *image.RGBA, workers)
	for i := range slots {
		slots[i] = make(chan *image.RGBA)
	}
	stop := make(chan struct{})
	defer close(stop)
	for i := range workers {
		go func() {
			for n := i; n < total; n += workers {
				b := newBand(wide, n*bandHeight, min(bandHeight, high-n*bandHeight))
				b.draw(ops)
				select {
				case slots[i] <- b.im:
				case <-stop:
					return
				}
			}
		}()
	}
	for n := range total {
		if err := enc.rows(<-slots[n%workers]); err != nil {
			return err
		}
	}
	return nil
}

// band is a strip of the picture.
type band struct {
	im   *image.RGBA
	area box
	// The context and the clip it was made for: neighbouring ops mostly share theirs.
	dc   *gg.Context
	view box
	clip *clip
}

func newBand(wide, top, high int) *band {
	im := image.NewRGBA(image.Rect(0, 0, wide, high))
	draw.Draw(im, im.Bounds(), image.White, image.Point{}, draw.Src)
	return &band{im: im, area: box{0, float64(top), float64(wide), float64(top + high)}}
}

func (b *band) draw(ops []op) {
	for i := range ops {
		o := &ops[i]
		if o.bounds.and(b.area).empty() {
			continue
		}
		b.use(o.clip)
		b.trace(b.dc, o.contours)
		b.dc.SetRGBA255(int(o.colour.R), int(o.colour.G), int(o.colour.B), int(o.colour.A))
		b.dc.Fill()
	}
}

// use prepares the context for a clip. Painting goes through a view of the pixels inside the
// clip's rectangle, which costs nothing; only other shapes need a mask.
func (b *band) use(c *clip) {
	if b.dc != nil && b.clip == c {
		return
	}
	b.clip = c
	view := c.rect.and(b.area)
	if b.dc == nil || view != b.view {
		b.view = view
		b.dc = gg.NewContextForRGBA(b.window(view))
	}
	b.dc.ResetClip()
	for _, m := range c.masks {
		b.trace(b.dc, m)
		b.dc.Clip()
	}
}

// window is the part of the band's pixels inside a box, with its own origin at the top left.
func (b *band) window(v box) *image.RGBA {
	x, y := int(v.x0), int(v.y0-b.area.y0)
	w, h := int(v.x1-v.x0), int(v.y1-v.y0)
	return &image.RGBA{Pix: b.im.Pix[b.im.PixOffset(x, y):], Stride: b.im.Stride, Rect: image.Rect(0, 0, w, h)}
}

// trace adds contours to the context's path, cut to the view: the rasteriser below takes what ends
// less than a pixel above or left of its picture for part of the first row or column.
func (b *band) trace(dc *gg.Context, lines []contour) {
	dc.ClearPath()
	for _, c := range lines {
		if c.bounds.and(b.view).empty() {
			continue
		}
		pts := c.pts
		if !b.view.holds(c.bounds) {
			pts = cut(pts, b.view)
		}
		for i, p := range pts {
			if i == 0 {
				dc.MoveTo(p.x-b.view.x0, p.y-b.view.y0)
			} else {
				dc.LineTo(p.x-b.view.x0, p.y-b.view.y0)
			}
		}
		dc.ClosePath()
	}
}
