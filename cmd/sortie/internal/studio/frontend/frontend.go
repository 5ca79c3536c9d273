// Package frontend joins the sources of the studio's frontend into scripts and sheets of styles. The same sources give the same
// bytes. Modules of others come from web/third_party and from nowhere else.
package frontend

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Home is the folder of the frontend, seen from the root of the repository.
const Home = "cmd/sortie/internal/studio/web"

// Set is what is joined in one go.
type Set struct {
	Files  map[string]string // the sources to begin with below src, by the names of what is made of them, without their endings
	Worker bool              // scripts for workers, which have no modules
	Define map[string]string // values, as JSON, of names that the sources do not define
}

// Join joins sources of the frontend in a folder into files of another one.
func Join(dir, out string, set Set) error {
	alias, err := modules(filepath.Join(dir, "third_party"))
	if err != nil {
		return err
	}
	var entries []api.EntryPoint
	for name, file := range set.Files {
		entries = append(entries, api.EntryPoint{InputPath: filepath.Join(dir, "src", filepath.FromSlash(file)), OutputPath: name})
	}
	format := api.FormatESModule
	if set.Worker {
		format = api.FormatIIFE
	}
	res := api.Build(api.BuildOptions{
		EntryPointsAdvanced: entries,
		Outdir:              out,
		Bundle:              true,
		MinifyWhitespace:    true,
		MinifySyntax:        true,
		MinifyIdentifiers:   true,
		Format:              format,
		Target:              api.ES2022,
		JSX:                 api.JSXTransform,
		JSXFactory:          "h",
		JSXFragment:         "Fragment",
		Alias:               alias,
		Define:              set.Define,
		LegalComments:       api.LegalCommentsNone,
		Charset:             api.CharsetUTF8,
		Write:               true,
		LogLevel:            api.LogLevelWarning,
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
