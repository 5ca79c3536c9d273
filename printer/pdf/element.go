package pdf

import "github.com/sortie-tools/sortie/printer/scene"

// element is one thing in the structure of the document: what the file says to those who listen to it.
type element struct {
	role    string
	up      *element
	kids    []kid
	implied bool // nobody asked for it; what it holds needs it
	alt     string
	page    int        // figures: where, and how large
	box     scene.Rect // on the page
	wide    int        // cells: how many columns, if more than one
	id      int        // its object, once there is one
}

// kid is a part of an element: another element, a marked sequence of a page, or a link.
type kid struct {
	element *element
	page    int
	mark    int
	link    int // object of the annotation
}

// The roles, by the names that readers know.
const (
	roleDocument  = "Document"
	roleParagraph = "P"
	roleFigure    = "Figure"
	roleLink      = "Link"
	roleTable     = "Table"
	roleRow       = "TR"
	roleHead      = "TH"
	roleCell      = "TD"
	roleList      = "L"
	roleItem      = "LI"
	roleBody      = "LBody"
)

// artifact stands for all that is not read out. It never changes.
var artifact = &element{role: "Artifact"}

// kind is how an element takes what is drawn in it.
type kind int

const (
	free   kind = iota // a frame: text in it is a thing of its own, shapes are decoration
	mixed              // takes text and other things, shapes are decoration
	solid              // takes all there is, except for pictures and links
	closed             // takes all there is
)

func (e *element) kind() kind {
	switch e.role {
	case roleDocument, roleTable, roleRow, roleList, roleItem:
		return free
	case roleHead, roleCell, roleBody:
		return mixed
	case roleFigure, artifact.role:
		return closed
	}
	return solid
}

// forShapes is what lines and areas drawn in the element are part of.
func (e *element) forShapes() *element {
	if e.kind() == free || e.kind() == mixed {
		return artifact
	}
	return e
}

// last is the element's last part, if that is an element.
func (e *element) last() *element {
	if len(e.kids) == 0 {
		return nil
	}
	return e.kids[len(e.kids)-1].element
}

// single reports whether all that is drawn by items in the element is part of one thing, and of which; of
// none, if nothing is drawn.
func (e *element) single(items []scene.Item) (*element, bool) {
	var h holding
	h.look(items, 0)
	if !h.text && !h.shapes {
		return nil, !h.figures && !h.tags
	}
	switch e.kind() {
	case closed:
		return e, true
	case solid:
		return e, !h.figures && !h.artifacts && !h.links
	case mixed:
		if h.text && !h.shapes {
			return e, !h.tags && !h.figures && !h.artifacts && !h.links
		}
	}
	return artifact, !h.tags && !h.figures && !h.text
}

// holding is what kinds of things items are.
type holding struct{ text, shapes, links, figures, artifacts, tags bool }

func (h *holding) look(items []scene.Item, depth int) {
	if depth > scene.MaxDepth {
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill, scene.Stroke:
			h.shapes = true
		case scene.Text:
			h.text = true
		case scene.Link:
			h.links = true
		case scene.Group:
			switch it.Tag {
			case "":
			case scene.Figure:
				h.figures = true
			case scene.Artifact:
				h.artifacts = true
			default:
				h.tags = true
			}
			h.look(it.Items, depth+1)
		}
	}
}
