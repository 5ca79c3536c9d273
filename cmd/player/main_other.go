//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

// main on any other platform only says how the player is made.
func main() {
	fmt.Fprintln(os.Stderr, "player: this program runs in a browser; build it with: make player")
	os.Exit(2)
}
