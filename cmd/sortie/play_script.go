package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/gaming"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/engine/script"
	"github.com/sortie-tools/sortie/schema/diag"
)

// The longest files that are read as a script and as a transcript.
const (
	maxScript     = 1 << 20
	maxTranscript = 64 << 20
)

// readGame reads a file that a game is played from, whole and of no more than a length.
func readGame(name string, most int64, what string) ([]byte, error) {
	f, err := os.Open(filepath.FromSlash(name))
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: name the file of a %s", diag.Visible(name), what)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file: name the file of a %s", diag.Visible(name), what)
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s cannot be read: %w", diag.Visible(name), err)
	case int64(len(data)) > most:
		return nil, fmt.Errorf("%s is longer than %d MB, and no %s is", diag.Visible(name), most>>20, what)
	}
	return data, nil
}

// playScript plays a script against a mission, or the one that it names.
func (s *session) playScript(args []string, opt playOptions) error {
	data, err := readGame(opt.script, maxScript, "script")
	if err != nil {
		return err
	}
	x, err := script.Parse(data)
	if err != nil {
		return fmt.Errorf("%s: %w", diag.Visible(opt.script), err)
	}
	name := arenaOf(opt.script, x.Mission)
	if len(args) > 0 {
		name = args[0]
	}
	u, err := s.missionOf(name)
	if err != nil {
		return err
	}
	held, err := gaming.Script(s.out, x, script.Mission{Mission: u.Mission, Rules: u.Rules, Decks: u.Decks})
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", diag.Visible(opt.script), err)
	case !held:
		return judge.ErrFindings
	}
	return nil
}

// arenaOf is the folder of the mission that a script names: one of that name beside the script, or in a folder "arenas" there
// or up to three folders above. Without one it is the name itself, as of a mission that comes with Sortie.
func arenaOf(file, mission string) string {
	if !filepath.IsLocal(mission) {
		return mission
	}
	dir := filepath.Dir(filepath.FromSlash(file))
	for range 4 {
		for _, at := range []string{filepath.Join(dir, mission), filepath.Join(dir, "arenas", mission)} {
			if info, err := os.Stat(filepath.Join(at, "mission.cue")); err == nil && info.Mode().IsRegular() {
				return filepath.ToSlash(at)
			}
		}
		dir = filepath.Join(dir, "..")
	}
	return mission
}
