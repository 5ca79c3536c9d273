package textbook

import (
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestTheTextbookStandsAlone: it reads models, asks geom and kinds, and has nothing of the engine that it is held against.
func TestTheTextbookStandsAlone(t *testing.T) {
	may := []string{"schema/model", "schema/kinds", "engine/geom", "engine/dice"}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), f.Name(), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range file.Imports {
			inside, ours := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), "github.com/sortie-tools/sortie/")
			if ours && !slices.Contains(may, inside) {
				t.Errorf("%s imports %s", f.Name(), inside)
			}
		}
	}
}
