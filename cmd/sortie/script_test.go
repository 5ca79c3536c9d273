package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/store"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"sortie": main})
}

// Each script is one command line session: commands, inputs, expected output.
func TestScripts(t *testing.T) {
	missions, err := filepath.Abs(filepath.Join(root, "missions"))
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		UpdateScripts:       os.Getenv("SORTIE_UPDATE") != "",
		Setup: func(env *testscript.Env) error {
			env.Setenv(store.Variable, filepath.Join(env.WorkDir, ".cache"))
			return os.CopyFS(filepath.Join(env.WorkDir, "missions"), os.DirFS(missions))
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"edit": edit},
	})
}

// edit puts one text in the place of another, which must stand in the file exactly once: edit FILE OLD NEW.
func edit(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: edit file old new")
	}
	text := ts.ReadFile(args[0])
	if n := strings.Count(text, args[1]); n != 1 {
		ts.Fatalf("%s holds %q %d times", args[0], args[1], n)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(text, args[1], args[2], 1)), 0o666))
}
