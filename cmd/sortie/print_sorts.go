package main

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/fold"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/product"
)

// productNames lists the products of all games, each name once.
func productNames() []string {
	var names []string
	for _, p := range games.Products() {
		if !slices.Contains(names, p.ID) {
			names = append(names, p.ID)
		}
	}
	return names
}

// sorts are the products of that name, one or more for each game.
func sorts(id string) (all []product.Product) {
	for _, p := range games.Products() {
		if p.ID == id {
			all = append(all, p)
		}
	}
	return all
}

// helpWidth is the width of help texts: that of the narrowest terminals.
const helpWidth = 78

// longHelp is the help of a product: of each of its sorts what there is to say, and what they are made from.
func longHelp(all []product.Product, kinds []string) string {
	var said []string
	for _, p := range all {
		long := paragraphs(p)
		if slices.Contains(said, long) {
			continue // two games have it alike
		}
		if kinds := takes(withHelp(all, long)); len(kinds) < len(takes(all)) {
			said = append(said, "Of "+strings.Join(kinds, ", ")+":")
		}
		said = append(said, long)
	}
	return strings.Join(append(said, fold.Lines("Made from: "+strings.Join(kinds, ", ")+".", helpWidth)), "\n\n")
}

// paragraphs is what a product says of itself, in lines.
func paragraphs(p product.Product) string {
	var said []string
	for _, paragraph := range strings.Split(cmp.Or(p.Long, p.Short+"."), "\n\n") {
		said = append(said, fold.Lines(paragraph, helpWidth))
	}
	return strings.Join(said, "\n\n")
}

// withHelp are the products that say this of themselves.
func withHelp(all []product.Product, long string) []product.Product {
	return slices.DeleteFunc(slices.Clone(all), func(p product.Product) bool { return paragraphs(p) != long })
}

// examples are those of all sorts, indented as help does it.
func examples(all []product.Product) string {
	var lines []string
	for _, p := range all {
		for line := range strings.Lines(p.Example) {
			if line = "  " + strings.TrimSpace(line); !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	return strings.Join(lines, "\n")
}

// takes lists the kinds of unit that products are made from.
func takes(all []product.Product) (kinds []string) {
	for _, p := range all {
		for _, k := range p.Kinds {
			if !slices.Contains(kinds, k) {
				kinds = append(kinds, k)
			}
		}
	}
	return kinds
}

// flagsOf lists the options that products read.
func flagsOf(all []product.Product) (names []string) {
	for _, p := range all {
		for _, name := range p.Flags {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}
