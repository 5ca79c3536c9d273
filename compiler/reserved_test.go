package compiler

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
)

func TestNamesOfDevices(t *testing.T) {
	for id, want := range map[string]bool{
		"con": true, "CON": true, "nul": true, "aux": true, "prn": true, "com1": true, "lpt9": true, "com0": true,
		"con-1": false, "com": false, "com10": false, "console": false, "": false, "lpt": false,
	} {
		if source.ReservedName(id) != want {
			t.Errorf("%q: %v", id, !want)
		}
	}
}

// Whatever becomes a file or folder must be able to be one everywhere.
func TestIDsThatBecomeFileNamesAreNoDevices(t *testing.T) {
	dir := tree(t, map[string]string{
		"pack.cue":         "package pack\nimport \"sortie.tools/corespace\"\ncorespace.#Pack & {id: \"nul\", title: \"P\", version: \"1.0.0\", format: 3}\n",
		"m/mission.cue":    named(t, "con"),
		"decks/d/deck.cue": "package deck\nimport \"sortie.tools/corespace\"\ncorespace.#Deck & {id: \"lpt1\", title: \"D\", edition: \"purge\", kind: \"purge\", provenance: \"assumed\", cards: {}}\n",
	})
	res := run(t, Options{}, dir+"/...")
	if len(res.Diagnostics) != 3 {
		t.Errorf("want three diagnostics, have\n%s", report(res.Diagnostics))
	}
	for _, d := range res.Diagnostics {
		if d.Code != "PCK018" {
			t.Errorf("unexpected %s", short(d))
		}
	}
}
