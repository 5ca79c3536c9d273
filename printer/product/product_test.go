package product

import (
	"errors"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// Each game knows its own rule sets, and none knows what is no rule set.
func TestTheGameOfARuleSet(t *testing.T) {
	if len(systems.All()) < 2 {
		t.Fatal("there are two games at least")
	}
	for _, s := range systems.All() {
		if got := GameOf(s.RuleSet()); got != s.ID {
			t.Errorf("a rule set of %s is one of %q", s.ID, got)
		}
	}
	for _, none := range []any{nil, "rules", &model.Mission{}, model.RuleSet{}} {
		if got := GameOf(none); got != "" {
			t.Errorf("%T is a rule set of %q", none, got)
		}
	}
}

// A product is made of units of its kinds, in its own game only.
func TestWhatAProductIsMadeOf(t *testing.T) {
	games := systems.All()
	p := Product{Game: games[0].ID, Kinds: []string{"deck", "mission"}}
	for _, c := range []struct {
		kind  string
		rules any
		want  bool
	}{
		{"deck", games[0].RuleSet(), true},
		{"mission", games[0].RuleSet(), true},
		{"post", games[0].RuleSet(), false},
		{"deck", games[1].RuleSet(), false},
		{"deck", nil, false},
	} {
		if got := p.Made(&Job{Kind: c.kind, Rules: c.rules}); got != c.want {
			t.Errorf("made of a %s of %q: %v", c.kind, GameOf(c.rules), got)
		}
	}
	if (Product{Kinds: []string{"deck"}}).Takes("mission") {
		t.Error("a product of decks takes missions")
	}
}

func TestRulesOfAnotherGameAreNoCoreSpace(t *testing.T) {
	rules := &model.RuleSet{ID: "purge"}
	if got := (&Job{Rules: rules}).CoreSpace(); got != rules {
		t.Errorf("the job's rule set is %+v", got)
	}
	for _, other := range []any{nil, (*model.RuleSet)(nil), "rules"} {
		if got := (&Job{Rules: other}).CoreSpace(); got == nil || got.ID != "" {
			t.Errorf("%T gives %+v", other, got)
		}
	}
}

func TestTitlesOfOtherUnits(t *testing.T) {
	units := map[string]any{
		"mission a": &model.Mission{Title: "The raid"}, "post a": &model.Post{Title: "The stall"}, "crew a": &model.Crew{Title: "The lot"},
		"mission broken": (*model.Mission)(nil), "post broken": (*model.Post)(nil), "crew broken": (*model.Crew)(nil),
	}
	j := &Job{Peer: func(kind, id string) any { return units[kind+" "+id] }}
	for unit, want := range map[[2]string]string{
		{"mission", "a"}: "The raid", {"post", "a"}: "The stall", {"crew", "a"}: "The lot",
		{"mission", "broken"}: "", {"post", "broken"}: "", {"crew", "broken"}: "", {"mission", "b"}: "",
	} {
		if got := j.TitleOf(unit[0], unit[1]); got != want {
			t.Errorf("%v is called %q, want %q", unit, got, want)
		}
	}
	j.Decks = []*model.Deck{{Cards: []model.Card{{ID: "overtime", Bands: []model.CardBand{{Title: "Overtime"}, {Title: "Overtime"}, {Title: "Night shift"}}}}}}
	if got := j.TitleOf("card", "overtime"); got != "Overtime / Night shift" {
		t.Errorf("the card is called %q", got)
	}
	if got := j.TitleOf("card", "nobody"); got != "" {
		t.Errorf("no card is called %q", got)
	}
	if got := (&Job{}).TitleOf("mission", "a"); got != "" {
		t.Errorf("a unit without a pack knows %q", got)
	}
}

// A page of a job carries the job's title, stamp and language.
func TestPagesOfAJob(t *testing.T) {
	j := &Job{ID: "raid", Title: "The raid", Options: Options{Draft: true, Language: "de", Bound: true}}
	got := j.Page("Price list")
	if got.Title != "The raid" || got.Subject != "Price list" || got.Name != "raid" || !got.Draft || got.Language != "de" || !got.Bound || got.Logo != nil {
		t.Errorf("%+v", got)
	}
}

// The game master's edition is printed where it is asked for, and built where there is something to spoil.
func TestEditionsForPlayersAndMasters(t *testing.T) {
	spoils := false
	var drawn []bool
	e := Pair{
		Players: "sheet", Master: "gm-sheet", Spoils: func(*Job) bool { return spoils },
		Draw: func(_ *Job, gm bool) (*scene.Document, error) {
			drawn = append(drawn, gm)
			return &scene.Document{}, nil
		},
	}
	gm := &Job{}
	gm.GM = true
	for _, c := range []struct {
		name   string
		make   func(*Job) ([]File, error)
		job    *Job
		spoils bool
		files  []string
		drawn  []bool
	}{
		{"printed", e.Make, &Job{}, true, []string{"sheet"}, []bool{false}},
		{"printed for the master", e.Make, gm, true, []string{"gm-sheet"}, []bool{true}},
		{"built", e.Build, &Job{}, true, []string{"sheet", "gm-sheet"}, []bool{false, true}},
		{"built without secrets", e.Build, &Job{}, false, []string{"sheet"}, []bool{false}},
	} {
		drawn, spoils = nil, c.spoils
		files, err := c.make(c.job)
		var names []string
		for _, f := range files {
			if f.Doc == nil {
				t.Errorf("%s: %s has no pages", c.name, f.Name)
			}
			names = append(names, f.Name)
		}
		if err != nil || !slices.Equal(names, c.files) || !slices.Equal(drawn, c.drawn) {
			t.Errorf("%s: files %v, drawn for the master %v, %v", c.name, names, drawn, err)
		}
	}
	e.Draw = func(*Job, bool) (*scene.Document, error) { return nil, errors.New("no room") }
	if files, err := e.Build(gm); err == nil || files != nil {
		t.Errorf("what cannot be drawn gives %v, %v", files, err)
	}
}
