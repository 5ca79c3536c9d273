// Package shipped compiles what ships with Sortie for the tests of engines: they play what players play.
package shipped

import (
	"path"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// Mission is a mission that ships, with the rules and the decks of its edition.
type Mission struct {
	*model.Mission
	Rules *model.RuleSet
	Decks []*model.Deck
}

// Missions are all missions of Core Space that ship, in the order of their folders.
func Missions(t testing.TB) []Mission {
	t.Helper()
	var out []Mission
	folders, err := missions.FS.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var dirs []string
	for _, f := range folders {
		if _, err := missions.FS.ReadFile(path.Join(f.Name(), "mission.cue")); err == nil {
			dirs = append(dirs, f.Name())
		}
	}
	for _, u := range units(t, dirs...) {
		if u.Mission != nil && u.Rules != nil {
			out = append(out, Mission{u.Mission, u.Rules, u.Decks})
		}
	}
	return out
}

// MissionOf is the mission with an id.
func MissionOf(t testing.TB, id string) Mission {
	t.Helper()
	for _, u := range units(t, id) {
		if u.Mission != nil {
			return Mission{u.Mission, u.Rules, u.Decks}
		}
	}
	t.Fatalf("no mission %q ships", id)
	return Mission{}
}

// CrewOf is the crew with an id.
func CrewOf(t testing.TB, id string) *model.Crew {
	t.Helper()
	for _, u := range units(t, path.Join("crews", id)) {
		if c, ok := u.Value.(*model.Crew); ok {
			return c
		}
	}
	t.Fatalf("no crew %q ships", id)
	return nil
}

// units compiles folders of what ships.
func units(t testing.TB, dirs ...string) []*compiler.Unit {
	t.Helper()
	res := compiler.CompileTree(missions.FS, "missions", dirs, compiler.Options{Library: missions.FS, Decks: true})
	for _, d := range res.Diagnostics {
		t.Log(d)
	}
	return res.Units
}
