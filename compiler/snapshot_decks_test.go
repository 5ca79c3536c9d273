package compiler

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// compiledDecks compiles the decks of the library from their sources.
func compiledDecks(t *testing.T) []*model.Deck {
	t.Helper()
	res, err := Compile([]string{"../missions/decks/..."}, Options{})
	if err != nil || len(res.Diagnostics) > 0 {
		t.Fatal(err, report(res.Diagnostics))
	}
	var decks []*model.Deck
	for _, u := range res.Units {
		decks = append(decks, u.Deck)
	}
	return decks
}

// The snapshot of the library's decks holds what their sources say today. SORTIE_UPDATE=1 takes it anew.
func TestSnapshotOfTheDecksIsFresh(t *testing.T) {
	const file = "../missions/" + deckSnapshotFile
	decks := compiledDecks(t)
	want, err := json.Marshal(deckSnapshot{Sources: deckDigest(os.DirFS("../missions")), Decks: decks})
	if err != nil {
		t.Fatal(err)
	}
	var back deckSnapshot
	if err := json.Unmarshal(want, &back); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(decks, back.Decks); diff != "" {
		t.Errorf("something is lost on the way through JSON:\n%s", diff)
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(file, want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if have, err := os.ReadFile(file); err != nil || !bytes.Equal(have, want) {
		t.Errorf("the snapshot of the decks is stale (%v): run make goldens", err)
	}
}

// A mission has the same decks by the snapshot and by the sources; one card changed, and the snapshot
// counts no more.
func TestDecksAreTheSameWithoutTheirSnapshot(t *testing.T) {
	dir := tree(t, map[string]string{"base/mission.cue": base(t)})
	decks := func(library fstest.MapFS) []*model.Deck {
		res, err := Compile([]string{dir}, Options{Library: library, Decks: true})
		if err != nil {
			t.Fatal(err)
		}
		return res.Units[0].Decks
	}
	with, without := fstest.MapFS{}, fstest.MapFS{}
	for _, d := range []string{"assistance", "civilians", "environment", "purge"} {
		name := decksDir + "/" + d + "/deck.cue"
		data, err := missions.FS.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		with[name], without[name] = &fstest.MapFile{Data: data}, &fstest.MapFile{Data: data}
	}
	shot, err := json.Marshal(deckSnapshot{Sources: deckDigest(with), Decks: []*model.Deck{{ID: "shot", Kind: "purge", Edition: "purge"}}})
	if err != nil {
		t.Fatal(err)
	}
	with[deckSnapshotFile] = &fstest.MapFile{Data: shot}
	if got := decks(with); len(got) != 1 || got[0].ID != "shot" {
		t.Errorf("a fresh snapshot was not used: %d decks", len(got))
	}
	name := decksDir + "/purge/deck.cue"
	changed := append([]byte("// changed\n"), with[name].Data...)
	with[name], without[name] = &fstest.MapFile{Data: changed}, &fstest.MapFile{Data: changed}
	if diff := cmp.Diff(decks(without), decks(with)); diff != "" {
		t.Errorf("a stale snapshot was used:\n%s", diff)
	}
}
