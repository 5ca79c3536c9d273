package compiler

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func BenchmarkRules(b *testing.B) {
	for b.Loop() {
		if _, err := compileRules(model.CoreSpace(), "purge"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMission(b *testing.B) {
	for b.Loop() {
		benchmark(b, "testdata/base")
	}
}

// BenchmarkHundredMissions compiles a pack of a hundred missions.
func BenchmarkHundredMissions(b *testing.B) {
	files := map[string]string{"pack.cue": packText}
	for i := range 100 {
		id := fmt.Sprintf("m%d", i)
		files[id+"/mission.cue"] = strings.Replace(base(b), `"base"`, `"`+id+`"`, 1)
	}
	dir := tree(b, files)
	for b.Loop() {
		benchmark(b, dir+"/...")
	}
}

func benchmark(b *testing.B, arg string) {
	res, err := Compile([]string{arg}, Options{})
	if err != nil || len(res.Diagnostics) > 0 {
		b.Fatal(err, report(res.Diagnostics))
	}
}
