package reading

import (
	"bytes"
	"encoding/json"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/campaign"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/diag"
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
	Kind  string  `json:"kind,omitempty"` // of the unit that the path is of, where it is another one; "rules": it is of the rule set
	Unit  string  `json:"unit,omitempty"` // its id
	In    string  `json:"in,omitempty"`   // the file of the pack that says so of the rule set, below its root
	From  int     `json:"from,omitempty"` // where in it
}

// ruled is where the pack says otherwise what the rule set of a unit says.
type ruled struct {
	root  string
	where diag.Index
}

// ruledFor is that for an edition.
func ruledFor(res *compiler.Result, root, edition string) ruled {
	for _, h := range res.Houses {
		if h.Edition == edition {
			return ruled{root, h.Where}
		}
	}
	return ruled{root, nil}
}

// found is a part of a page with where the pack says what it shows of the rule set; false where nothing of the pack does.
func (x ruled) found(s Shown) (Shown, bool) {
	if s.Kind != scene.RuleSet {
		return s, true
	}
	at, said := x.where[s.Path]
	rel, err := filepath.Rel(x.root, filepath.FromSlash(at.File))
	if !said || err != nil || !filepath.IsLocal(rel) {
		return s, false
	}
	s.In, s.From = filepath.ToSlash(rel), at.Start.Offset
	return s, true
}

// drawTraced draws a product and says what of the unit, of others and of the pack's own rules its parts show.
func drawTraced(u *compiler.Unit, r *render.Renderer, p product.Product, rules ruled) ([]output.File, error) {
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
		if s, leads := rules.found(s); leads {
			shown = append(shown, s)
		}
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
