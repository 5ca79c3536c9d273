package reading

import (
	"encoding/json"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// SourcesFile is the file that says what of the unit the parts of a product's pictures show.
const SourcesFile = "sources.json"

// Shown is a part of a picture and what of the unit it shows. Places on the picture are shares of it.
type Shown struct {
	File string  `json:"file"` // the picture
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	W    float64 `json:"w"`
	H    float64 `json:"h"`
	Path string  `json:"path"`
	Deck string  `json:"deck,omitempty"` // that the path is of, by its id
}

// drawTraced draws a product and says what of the unit its parts show.
func drawTraced(u *compiler.Unit, r *render.Renderer, p product.Product) ([]output.File, error) {
	files, traces, err := r.Traced(p)
	if err != nil || len(files) == 0 {
		return files, err
	}
	shown := []Shown{}
	for _, t := range traces {
		share := func(part, whole scene.Unit) float64 { return float64(part) / float64(max(whole, 1)) }
		s := Shown{
			File: t.File, X: share(t.Area.X, t.W), Y: share(t.Area.Y, t.H), W: share(t.Area.W, t.W), H: share(t.Area.H, t.H),
			Path: t.Path, Deck: t.Deck,
		}
		if t.Deck == u.ID {
			s.Deck = ""
		}
		shown = append(shown, s)
	}
	data, err := json.Marshal(shown)
	return append(files, output.File{Name: SourcesFile, Data: data}), err
}
