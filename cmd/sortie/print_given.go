package main

import (
	"fmt"
	"slices"

	"github.com/spf13/pflag"

	"github.com/sortie-tools/sortie/printer/product"
)

// givenFlags are the options of products that a command line has, each with whether anything that was
// printed reads it. Products of two games share a name, and their options.
type givenFlags map[string]bool

func given(flags *pflag.FlagSet, names []string) givenFlags {
	out := givenFlags{}
	for _, name := range names {
		if flags.Changed(name) {
			out[name] = false
		}
	}
	return out
}

// readBy notes that something was printed as a product prints it.
func (g givenFlags) readBy(p product.Product) {
	for name := range g {
		g[name] = g[name] || slices.Contains(p.Flags, name)
	}
}

// unread refuses options that changed nothing: whoever gave them expects something else than what came.
func (g givenFlags) unread() error {
	var idle []string
	for name, read := range g {
		if !read {
			idle = append(idle, "--"+name)
		}
	}
	if len(idle) == 0 {
		return nil
	}
	slices.Sort(idle)
	return fmt.Errorf("%s changes nothing about what is printed here: leave it out", idle[0])
}
