// Bundle joins the studio's frontend into one script and one sheet of styles, from which the program embeds them.
//
//	go run ./cmd/sortie/internal/studio/bundle
//
// The same sources give the same bytes. Modules of others come from web/third_party and from nowhere else.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// home is the folder of the frontend, seen from the root of the repository.
const home = "cmd/sortie/internal/studio/web"

func main() {
	if err := bundle(home); err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}

// bundle writes the files of dist.
func bundle(dir string) error {
	alias, err := modules(filepath.Join(dir, "third_party"))
	if err != nil {
		return err
	}
	res := api.Build(api.BuildOptions{
		EntryPoints:       []string{filepath.Join(dir, "src", "studio.tsx"), filepath.Join(dir, "src", "studio.css")},
		Outdir:            filepath.Join(dir, "dist"),
		Bundle:            true,
		MinifyWhitespace:  true,
		MinifySyntax:      true,
		MinifyIdentifiers: true,
		Format:            api.FormatESModule,
		Target:            api.ES2022,
		JSX:               api.JSXTransform,
		JSXFactory:        "h",
		JSXFragment:       "Fragment",
		Alias:             alias,
		LegalComments:     api.LegalCommentsNone,
		Charset:           api.CharsetUTF8,
		Write:             true,
		LogLevel:          api.LogLevelWarning,
	})
	if len(res.Errors) > 0 {
		return fmt.Errorf("%d errors in the frontend", len(res.Errors))
	}
	return nil
}

// modules are the files of the modules that the list of versions names.
func modules(dir string) (map[string]string, error) {
	list, err := os.ReadFile(filepath.Join(dir, "versions.txt"))
	if err != nil {
		return nil, err
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	alias := map[string]string{"preact/hooks": filepath.Join(abs, "preact", "hooks", "index.js")}
	for line := range strings.Lines(string(list)) {
		if f := strings.Fields(line); len(f) == 3 {
			alias[f[0]] = filepath.Join(abs, filepath.FromSlash(f[0]), "index.js")
		}
	}
	return alias, nil
}
