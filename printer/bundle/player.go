package bundle

import (
	"embed"
	"errors"
	"io/fs"
)

//go:embed all:player
var embedded embed.FS

// The files of a built player.
const (
	playerFile = "player.wasm.gz"
	runnerFile = "wasm_exec.js"
)

// ErrNoPlayer is returned by Play in a program that was built without the player.
var ErrNoPlayer = errors.New("this program was built without the player for the browser: run `make player` and build it again")

// player is the packed engine and the script that runs it, from files or, if that is nil, from the
// program itself.
func player(files fs.FS) (engine, runner []byte, err error) {
	if files == nil {
		if files, err = fs.Sub(embedded, "player"); err != nil {
			return nil, nil, err
		}
	}
	if engine, err = fs.ReadFile(files, playerFile); err != nil {
		return nil, nil, ErrNoPlayer
	}
	if runner, err = fs.ReadFile(files, runnerFile); err != nil {
		return nil, nil, ErrNoPlayer
	}
	return engine, runner, nil
}
