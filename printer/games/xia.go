package games

import (
	"github.com/sortie-tools/sortie/printer/product"
	xiapages "github.com/sortie-tools/sortie/printer/xia"
)

// xia lists the products of Xia. A book holds the sheets of scenarios and sectors, and the reference once.
func xia() []product.Product {
	parts := map[string]map[string]string{
		"sheet":     {"scenario": "The story", "sector": "Sectors"},
		"reference": {product.Edition: "Rules"},
	}
	var out []product.Product
	for _, p := range xiapages.Products() {
		out = append(out, inBook([]product.Product{p}, parts[p.ID])...)
	}
	return out
}
