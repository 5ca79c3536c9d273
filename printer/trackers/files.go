package trackers

import (
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// entry is a document with its name.
func entry(name string, doc *scene.Document) product.File { return product.File{Name: name, Doc: doc} }

// files are those documents that have pages.
func files(list ...product.File) ([]product.File, error) {
	var out []product.File
	for _, f := range list {
		if f.Doc != nil && len(f.Doc.Pages) > 0 {
			out = append(out, f)
		}
	}
	return out, nil
}
