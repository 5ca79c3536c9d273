// Package games lists the products of every game. A game is a row here, and packages of its own.
package games

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/book"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
	xiamodel "github.com/sortie-tools/sortie/schema/model/xia"
)

// Products lists what can be printed, in the order in which a build makes it, a book binds it and help shows
// it. Two games may each have a product of one name, for their own kinds of unit.
func Products() []product.Product {
	all := slices.Concat(of(model.CoreSpace().ID, coreSpace()), of(xiamodel.System().ID, xia()))
	for _, s := range systems.All() {
		all = append(all, of(s.ID, []product.Product{book.Product(all)})...)
	}
	return all
}

// of marks products as a game's.
func of(game string, list []product.Product) []product.Product {
	for i := range list {
		list[i].Game = game
	}
	return list
}

// inBook says in which part of a book products stand, by the kind of unit that they are made from. Only
// those for reading are bound: what is cut out is printed by itself.
func inBook(list []product.Product, parts map[string]string) []product.Product {
	for i, p := range list {
		list[i].Chapters = map[string]string{}
		for _, kind := range p.Kinds {
			if part := parts[kind]; part != "" {
				list[i].Chapters[kind] = part
			}
		}
	}
	return list
}
