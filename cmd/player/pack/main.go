// Pack builds the player and puts it, with the Go project's script that runs it, into a folder from
// which the printer embeds both.
//
//	go run ./cmd/player/pack [FOLDER]
//	go run ./cmd/player/pack -parts
//
// With -parts it lists instead how much code each package has in it, unpacked. The same source gives the same bytes, wherever the folder lies.
package main

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/cmd/player/pack/deflate"
	"github.com/sortie-tools/sortie/cmd/player/pack/strip"
	"github.com/sortie-tools/sortie/cmd/player/pack/wasm"
	"github.com/sortie-tools/sortie/engine/wire"
)

// home is where the printer looks for the player, seen from the root of the repository.
const home = "printer/bundle/player"

func main() {
	do, dir := pack, home
	if len(os.Args) > 2 {
		fmt.Fprintln(os.Stderr, "usage: pack [FOLDER | -parts]")
		os.Exit(2)
	}
	if len(os.Args) == 2 {
		dir = os.Args[1]
	}
	if dir == "-parts" {
		do = func(string) error { return list(os.Stdout) }
	}
	if err := do(dir); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func pack(dir string) error {
	built, err := build("-s -w") // without symbols
	if err != nil {
		return err
	}
	pressed, err := press(built)
	if err != nil {
		return fmt.Errorf("laying out what Go's linker made: %w", err)
	}
	runner, err := runnerScript()
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "player.wasm.gz"), squeeze(pressed), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "wasm_exec.js"), runner, 0o644)
}

// build compiles the player without paths or version stamps, which would differ between
// two folders, and without inlining: calls stay calls, which is a fifth less to load, and half again as slow.
func build(linking string) ([]byte, error) {
	tmp, err := os.MkdirTemp("", "player")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	out := filepath.Join(tmp, "player.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags="+linking, "-o", out,
		"github.com/sortie-tools/sortie/cmd/player")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if msg, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building the player: %w\n%s", err, msg)
	}
	return os.ReadFile(out)
}

// press takes what only traces tell out of the player, and lays its memory out so that it packs well.
func press(built []byte) ([]byte, error) {
	m, err := wasm.Parse(built)
	if err != nil {
		return nil, err
	}
	memory, err := m.Memory()
	if err != nil {
		return nil, err
	}
	if err := strip.Strip(memory); err != nil {
		fmt.Fprintln(os.Stderr, "pack: what only traces tell stays in the player, which makes it larger:", err)
	}
	if err := m.SetMemory(memory); err != nil {
		return nil, err
	}
	return m.Bytes(), nil
}

// squeeze is gzip without a name or a time; its comment is what the engine speaks, for the program that embeds it.
func squeeze(b []byte) []byte {
	out := []byte("\x1f\x8b\x08\x10\x00\x00\x00\x00\x02\xff") // deflate, with a comment, no time, as small as can be, no system
	out = append(append(out, wire.Version()...), 0)
	out = append(out, deflate.Pack(b)...)
	out = binary.LittleEndian.AppendUint32(out, crc32.ChecksumIEEE(b))
	return binary.LittleEndian.AppendUint32(out, uint32(len(b)))
}

// runnerScript is the script that comes with the Go release that compiled the player; the two only
// work together.
func runnerScript() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("asking go for its folder: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}
