package bundle

import (
	"bytes"
	"compress/gzip"
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

// ErrOldPlayer is returned by Play in a program whose player was built from other source than its pages.
var ErrOldPlayer = errors.New("the player for the browser is not of this program's version, and its page would not start: run `make -B player` and build it again")

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

// speaks is the wire that a packed engine says it speaks: the comment of its gzip header, "" where it says none.
func speaks(engine []byte) string {
	z, err := gzip.NewReader(bytes.NewReader(engine))
	if err != nil {
		return ""
	}
	return z.Comment
}
