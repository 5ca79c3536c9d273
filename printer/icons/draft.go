package icons

import (
	"math"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Draft stamps DRAFT over a finished page, for anything that was printed in spite of errors.
func Draft(page *scene.Page, set *layout.Set) { Stamp(page, set, "DRAFT") }

// stampAlpha is how much of the stamp shows, of 255: enough to see from across a table, little
// enough to read through.
const stampAlpha = 26

// Stamp sets a word along the page's diagonal. It is real text, so that a search in the finished
// file finds it.
func Stamp(page *scene.Page, set *layout.Set, word string) {
	st := layout.Style{Face: layout.Title, Size: scene.Inch, Colour: scene.RGB(0x7A2E2E).Alpha(stampAlpha)}
	width := set.Width(st, word)
	if width == 0 {
		return
	}
	diagonal := math.Sqrt(float64(page.W)*float64(page.W) + float64(page.H)*float64(page.H))
	st.Size = scene.Inch * scene.Unit(diagonal*0.62) / width
	st.Tracking = st.Size / 30
	angle := -int(math.Round(math.Atan2(float64(page.H), float64(page.W)) * 180 / math.Pi))
	// Half a capital below the middle, across the diagonal, so that the word is centred on it.
	sin, cos := math.Sincos(float64(angle) * math.Pi / 180)
	drop := float64(set.Metrics(st).CapHeight) / 2
	x, y := page.W/2-scene.Unit(math.Round(drop*sin)), page.H/2+scene.Unit(math.Round(drop*cos))
	page.Add(set.Line(st, word).TurnedCentre(x, y, angle)...)
}
