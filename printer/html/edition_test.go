package html

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// secretive is a mission with something that players are not to know of each sort.
func secretive() *model.Mission {
	m := printertest.Mission()
	m.GM = printertest.Text("Let them think that nobody is home.")
	m.Setup.Contents = []model.Content{{At: model.Place{Piece: "l1"}, Tokens: []string{"spare", "spare"}, Hidden: true}}
	m.Rules = append(m.Rules, model.Rule{ID: "nest", Title: "The nest", Text: printertest.Text("Something hatches."), When: &model.Trigger{Kind: "search", With: "l3"}, Audience: model.Secret})
	return m
}

// The briefing goes to the players: what only a game master knows stands in his edition alone.
func TestBriefingIsThePlayersEdition(t *testing.T) {
	said := func(opt Options) string {
		b, err := Briefing(secretive(), printertest.Rules(), nil, opt)
		if err != nil {
			t.Fatal(err)
		}
		return plain(string(b))
	}
	players, master := said(Options{}), said(Options{GM: true})
	for _, secret := range []string{"nobody is home", "Spare part", "Something hatches.", "The nest", "game master’s edition Cold"} {
		if strings.Contains(players, secret) {
			t.Errorf("players are told %q", secret)
		}
		if !strings.Contains(master, secret) {
			t.Errorf("the game master is not told %q", secret)
		}
	}
	for _, open := range []string{"2 tokens, face down", "The game master’s edition also says what lies face down"} {
		if !strings.Contains(players, open) {
			t.Errorf("players are not told %q", open)
		}
	}
	if strings.Contains(master, "edition also says") {
		t.Error("the game master's edition says that it leaves something out")
	}
}

// Other units of the pack are called by their titles.
func TestBriefingUsesTitles(t *testing.T) {
	m := printertest.Mission()
	m.Aftermath = &model.Aftermath{Post: "the-quay"}
	for want, titles := range map[string]func(kind, id string) string{
		"“Das Kai-Kontor”": func(kind, id string) string { return map[string]string{"post the-quay": "Das Kai-Kontor"}[kind+" "+id] },
		"“The quay”":       nil,
	} {
		b, err := Briefing(m, printertest.Rules(), nil, Options{Titles: titles})
		if err != nil || !strings.Contains(plain(string(b)), want) {
			t.Errorf("no %s: %v", want, err)
		}
	}
}
