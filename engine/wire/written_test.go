package wire

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// TestWhatShipsIsReadAsWritten: the player reads what the printer has written with encoding/json, and writes as that does. Saves hold
// digests of what was written.
func TestWhatShipsIsReadAsWritten(t *testing.T) {
	crews := []*model.Crew{shipped.CrewOf(t, "patient-creditor")}
	for _, id := range []string{"hold-out", "fb-mission-5", "first-contact"} {
		m := shipped.MissionOf(t, id)
		q := Request{Call: Stage, Content: Content{m.Mission, m.Rules, m.Decks, nil}, Crews: 1, Seed: "1", Brought: crews}
		same(t, q)
		table, err := corespace.NewTable(m.Mission, m.Rules, m.Decks, max(m.Players.Min, 1), 1)
		if err != nil {
			t.Fatal(m.ID, err)
		}
		view, save := table.View(), table.Save()
		same(t, Response{View: &view, Save: &save, Log: table.TellAll(nil), Gaps: corespace.Gaps(m.Mission, m.Rules)})
	}
}

// same holds what is made of a value against what encoding/json makes of it, both ways.
func same[T any](t *testing.T, v T) {
	t.Helper()
	want, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := asjson.Marshal(v); err != nil || !bytes.Equal(got, want) {
		t.Errorf("written otherwise: %v", err)
	}
	var a, b T
	if err := asjson.Unmarshal(want, &a); err != nil {
		t.Errorf("not read: %v", err)
	}
	if err := json.Unmarshal(want, &b); err != nil || !reflect.DeepEqual(a, b) {
		t.Errorf("read otherwise: %v", err)
	}
}
