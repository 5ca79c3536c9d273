package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/cmd/player/pack/wasm"
)

// list lists how much code each package has in the player, the most first.
func list(out io.Writer) error {
	sizes, err := parts()
	if err != nil {
		return err
	}
	names := slices.SortedFunc(maps.Keys(sizes), func(a, b string) int {
		return cmp.Or(cmp.Compare(sizes[b], sizes[a]), cmp.Compare(a, b))
	})
	for _, name := range names {
		if _, err := fmt.Fprintln(out, sizes[name], name); err != nil {
			return err
		}
	}
	return nil
}

// parts are the bytes of code by package, in a player that has its symbols still.
func parts() (map[string]int, error) {
	built, err := build("")
	if err != nil {
		return nil, err
	}
	m, err := wasm.Parse(built)
	if err != nil {
		return nil, err
	}
	return m.Parts()
}
