// Bundle joins the studio's frontend into one script and one sheet of styles, from which the program embeds them.
//
//	go run ./cmd/sortie/internal/studio/bundle
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio/frontend"
)

func main() {
	dist := filepath.Join(frontend.Home, "dist")
	err := frontend.Join(frontend.Home, dist, frontend.Set{Files: map[string]string{"studio": "command.tsx"}})
	if err == nil {
		err = frontend.Join(frontend.Home, dist, frontend.Set{Files: map[string]string{"studio": "studio.css"}})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}
