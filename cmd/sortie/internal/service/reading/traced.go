package reading

import (
	"bytes"
	"encoding/json"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/campaign"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/svg"
)

// SourcesFile is the file that says what of the unit the parts of a product's pictures show.
const SourcesFile = "sources.json"

// Shown is a part of a picture and what of the unit it shows. Places on the picture are shares of it.
type Shown struct {
	File  string  `json:"file"` // the picture
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	W     float64 `json:"w"`
	H     float64 `json:"h"`
	Ratio float64 `json:"ratio"` // how wide the part is for its height
	Path  string  `json:"path"`
	Kind  string  `json:"kind,omitempty"` // of the unit that the path is of, where it is another one
	Unit  string  `json:"unit,omitempty"` // its id
}

// drawTraced draws a product and says what of the unit its parts show.
func drawTraced(u *compiler.Unit, r *render.Renderer, p product.Product) ([]output.File, error) {
	files, traces, err := r.Traced(p)
	if err != nil || len(files) == 0 {
		return files, err
	}
	shown := []Shown{}
	for _, t := range traces {
		s := shownIn(t.File, t.W, t.H, t.Source)
		if t.Kind == u.Kind && t.Unit == u.ID {
			s.Kind, s.Unit = "", ""
		}
		shown = append(shown, s)
	}
	data, err := json.Marshal(shown)
	return append(files, output.File{Name: SourcesFile, Data: data}), err
}

// shownIn is a part of a picture of a size.
func shownIn(file string, w, h scene.Unit, s scene.Source) Shown {
	share := func(part, whole scene.Unit) float64 { return float64(part) / float64(max(whole, 1)) }
	return Shown{
		File: file, X: share(s.Area.X, w), Y: share(s.Area.Y, h), W: share(s.Area.W, w), H: share(s.Area.H, h),
		Ratio: share(s.Area.W, s.Area.H), Path: s.Path, Kind: s.Kind, Unit: s.Unit,
	}
}

// drawChart draws the chart of a campaign, and says which of its stages its parts show.
func drawChart(r *render.Renderer) ([]output.File, error) {
	page, err := campaign.Chart(r.Job)
	if err != nil {
		return nil, err
	}
	const file = "chart.svg"
	paper := scene.Fill{Path: scene.RectPath(scene.Rect{W: page.W, H: page.H}), Colour: icons.Tones().Paper}
	page.Items = append([]scene.Item{paper}, page.Items...)
	var b bytes.Buffer
	if err := svg.Write(&b, page, r.Job.Fonts, svg.Options{Fluid: true}); err != nil {
		return nil, err
	}
	shown := []Shown{}
	for _, s := range page.Sources() {
		shown = append(shown, shownIn(file, page.W, page.H, s))
	}
	data, err := json.Marshal(shown)
	return []output.File{{Name: file, Data: b.Bytes()}, {Name: SourcesFile, Data: data}}, err
}
