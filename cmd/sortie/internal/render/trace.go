package render

import (
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Trace says what of a unit a part of a picture shows.
type Trace struct {
	File string // the picture
	W, H scene.Unit
	scene.Source
}

// Traced makes a product as pictures, with what of the unit their parts show.
func (p *Renderer) Traced(sort product.Product) (pictures []output.File, traces []Trace, err error) {
	files, err := sort.Make(p.Job)
	if err != nil {
		return nil, nil, err
	}
	for _, f := range files {
		for i, page := range f.Doc.Pages {
			for _, s := range page.Sources() {
				traces = append(traces, Trace{pictureName(f, i) + ".svg", page.W, page.H, s})
			}
		}
	}
	pictures, err = p.write(files, "svg")
	return pictures, traces, err
}
