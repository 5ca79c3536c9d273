package compiler

import "testing"

// sound compiles folders in which nothing is wrong.
func sound(t *testing.T, folders ...string) []*Unit {
	t.Helper()
	res, err := Compile(folders, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		t.Fatalf("%v: %s", d.Range, d.Summary)
	}
	return res.Units
}
