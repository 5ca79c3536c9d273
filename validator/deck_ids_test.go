package validator_test

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// Two decks of one kind are both the pack's, where two units with one id are told of anyway.
func TestTwoDecksOfThePackAreNotToldOfTwice(t *testing.T) {
	s, _ := load(t, fixture(t, "DCK015/silent"))
	var twin model.Deck
	for _, d := range s.Decks {
		if len(s.Mission.Setup.Events) > 0 && d.Kind == s.Mission.Setup.Events[0].Kind {
			twin = *d
		}
	}
	if twin.ID == "" {
		t.Fatal("there is no deck to have a twin of")
	}
	s.Decks = append(s.Decks, &twin)
	for _, d := range validator.Run(s) {
		if d.Code == "DCK015" {
			t.Error(line(d))
		}
	}
}
