package rulebook

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler"
)

// sound compiles folders in which nothing is wrong.
func sound(t *testing.T, folders ...string) []*compiler.Unit {
	t.Helper()
	res, err := compiler.Compile(folders, compiler.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		t.Fatalf("%v: %s", d.Range, d.Summary)
	}
	return res.Units
}
