package starters_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

// many are words that speak of more than one, or of one for each of several.
var many = regexp.MustCompile(`(?i)\b(each|every|all)\b`)

// The words of a card to begin from say what its data do: they name who arrives, and promise each crew nothing that only
// one trader gets.
func TestCardsToBeginFromSayWhatTheyDo(t *testing.T) {
	looked := 0
	for _, e := range starters.Editions("deck") {
		dir := t.TempDir()
		for _, f := range starters.Make(e, "deck", "x") {
			put(t, filepath.Join(dir, f.Name), f.Data)
		}
		res, err := compiler.Compile([]string{dir}, compiler.Options{})
		if err != nil || len(res.Units) != 1 || res.Units[0].Deck == nil {
			continue // of another game
		}
		u := res.Units[0]
		titles := map[string]string{}
		for _, n := range u.Rules.NPCs {
			titles[n.ID] = n.Title
		}
		for _, c := range u.Deck.Cards {
			for _, band := range c.Bands {
				for _, do := range band.Do {
					looked++
					saysWhatItDoes(t, e+" "+band.Title, band.Text.Source, do, titles)
				}
			}
		}
	}
	if looked < 9 {
		t.Errorf("only %d effects were looked at", looked)
	}
}

func saysWhatItDoes(t *testing.T, card, text string, do model.Effect, titles map[string]string) {
	t.Helper()
	if do.Who != nil && do.Who.Count > 0 && many.MatchString(text) {
		t.Errorf("%s: %q, and no more than %d get it", card, text, do.Who.Count)
	}
	if do.NPC != "" && !strings.Contains(text, titles[do.NPC]) {
		t.Errorf("%s: %q does not say that it is a %s who arrives", card, text, titles[do.NPC])
	}
}

// compared are words that set crews beside each other.
var compared = regexp.MustCompile(`\b(most|more|least|fewest|best)\b`)

// An objective to begin from that compares crews says so: whoever only did something has not met it yet.
func TestObjectivesToBeginFromSayWhatTheyCompare(t *testing.T) {
	looked := 0
	for _, e := range starters.Editions("mission") {
		dir := t.TempDir()
		for _, f := range starters.Make(e, "mission", "x") {
			put(t, filepath.Join(dir, f.Name), f.Data)
		}
		res, err := compiler.Compile([]string{dir}, compiler.Options{})
		if err != nil || len(res.Units) != 1 {
			t.Fatal(e, err)
		}
		for _, o := range res.Units[0].Mission.Objectives {
			if o.Done.Kind != "rank" {
				continue
			}
			looked++
			if !compared.MatchString(o.Text.Source) {
				t.Errorf("%s: %q compares crews, and says %q", e, o.ID, o.Text.Source)
			}
		}
	}
	if looked == 0 {
		t.Error("no objective was looked at")
	}
}
