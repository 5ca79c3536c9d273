package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
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
			return os.CopyFS(filepath.Join(env.WorkDir, "missions"), os.DirFS(missions))
		},
	})
}
