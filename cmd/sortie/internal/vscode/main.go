// Vscode builds the extension for Visual Studio Code: the client of the language server with what it needs in one script, and all
// of it in a package that the editor installs. The same sources give the same bytes; no network is used.
//
//	go run ./cmd/sortie/internal/vscode [FILE]
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// home is the folder of the extension's sources, seen from the root of the repository.
const home = "cmd/sortie/internal/vscode"

func main() {
	out := filepath.Join("out", "sortie.vsix")
	if len(os.Args) > 2 {
		fmt.Fprintln(os.Stderr, "usage: vscode [FILE]")
		os.Exit(2)
	}
	if len(os.Args) == 2 {
		out = os.Args[1]
	}
	if err := write(out); err != nil {
		fmt.Fprintln(os.Stderr, "vscode:", err)
		os.Exit(1)
	}
	fmt.Println(out)
}

func write(out string) error {
	files, err := contents(home, "LICENSE")
	if err != nil {
		return err
	}
	data, err := pack(files)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o777); err != nil {
		return err
	}
	return os.WriteFile(out, data, 0o666)
}
