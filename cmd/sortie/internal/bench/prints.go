//go:build unix

package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
)

// prints are the print commands, beside the usual way to cut a large page into sheets where it is installed.
// The alternative begins with a finished board, and knows neither overlap nor labels.
func prints(sortie, mission, dir string) []row {
	run := func(name, limit, out string, args ...string) row {
		return row{"sortie print " + name, limit, func() *exec.Cmd {
			return exec.Command(sortie, append(append([]string{"print"}, args...), mission, "--force", "-o", filepath.Join(dir, out))...)
		}}
	}
	rows := []row{
		run("sheet", "", "sheet.pdf", "sheet"),
		run("board", "", "board.pdf", "board"),
		run("board --paper a4", "", "tiles.pdf", "board", "--paper", "a4"),
		run("board, PNG at 300 dpi", "400 MB", "board.png", "board", "--format", "png", "--dpi", "300"),
	}
	poster, err := exec.LookPath("mutool")
	if err != nil {
		fmt.Printf("mutool poster is left out: %v\n", err)
		return rows
	}
	return append(rows, row{"mutool poster -x 4 -y 4", "", func() *exec.Cmd {
		return exec.Command(poster, "poster", "-x", "4", "-y", "4", filepath.Join(dir, "board.pdf"), filepath.Join(dir, "poster.pdf"))
	}})
}
