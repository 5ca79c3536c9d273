package sheet

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// secretive is a mission with everything that players are not to know.
func secretive() *model.Mission {
	m := printertest.Mission()
	m.GM = printertest.Text("Let them **think** that the barge is empty.")
	m.Setup.Contents = []model.Content{
		{At: model.Place{Piece: "l1"}, Tokens: []string{"spare", "spare"}, Hidden: true},
		{At: model.Place{Piece: "l2"}, Draw: &model.Draw{From: "pouch", Count: 3}, Hidden: true},
		{At: model.Place{Piece: "s1"}, Tokens: []string{"schedule"}},
	}
	m.Setup.NPCs = []model.StartNPC{{ID: "clerk", Kind: "civilian", Name: "The clerk", Count: 1, At: &model.Point{X: 1000, Y: 1300}, Tokens: []string{"spare"}}}
	m.Rules = append(m.Rules,
		model.Rule{ID: "nest", Title: "The nest", Text: printertest.Text("Something hatches."), When: &model.Trigger{Kind: "search", With: "l3"}, Audience: model.Secret},
		model.Rule{ID: "tide", Title: "The tide", Text: printertest.Text("Water comes in."), When: &model.Trigger{Kind: "round", At: 4}},
		model.Rule{ID: "safe", Title: "The safe", Text: printertest.Text("Anybody may look."), When: &model.Trigger{Kind: "search", With: "l4"}, Optional: true},
	)
	return m
}

// What players are not to know stands in the game master's edition only, all of it in one section.
func TestSpoilersOnlyForTheGameMaster(t *testing.T) {
	set := printertest.Fonts(t)
	players := read(Setup(secretive(), printertest.Rules(), decks(), set, Options{}), set)
	whole := read(Setup(secretive(), printertest.Rules(), decks(), set, Options{GM: true}), set)
	_, section, found := strings.Cut(whole, "NOT FOR THE PLAYERS")
	if !found {
		t.Fatal("the game master's edition has no section of its own")
	}
	for _, secret := range []string{"think", "Spare part ×2", "The nest", "Something hatches.", "The clerk", "has Spare part", "GM: Spare part"} {
		if strings.Contains(players, secret) && secret != "The clerk" {
			t.Errorf("the players' edition says %q", secret)
		}
		if !strings.Contains(section, secret) {
			t.Errorf("the game master's section does not say %q", secret)
		}
	}
	for _, open := range []string{"The tide", "Water comes in.", "The safe", "2 tokens, face down", "3 tokens from the pouch, face down", "Cargo ledger", "The game master’s edition also says"} {
		if !strings.Contains(players, open) {
			t.Errorf("the players' edition does not say %q", open)
		}
	}
	if strings.Contains(whole, "also says") {
		t.Error("the game master's edition says that it leaves something out")
	}
}

// Who sets up by the game master's edition reads the same beside the map as on the check list.
func TestTheGameMastersSetUpIsOne(t *testing.T) {
	set := printertest.Fonts(t)
	for gm, want := range map[bool]int{false: 0, true: 2} {
		doc := Setup(secretive(), printertest.Rules(), decks(), set, Options{GM: gm})
		setup, _, _ := strings.Cut(read(doc, set), "NOT FOR THE PLAYERS")
		if got := strings.Count(setup, "Spare part ×2, face down"); got != want {
			t.Errorf("for the game master: %v: what lies face down is named %d times, want %d", gm, got, want)
		}
	}
}

// The game master's section, and the first page on paper for a booklet.
func TestEditionGoldens(t *testing.T) {
	set := printertest.Fonts(t)
	gm := Setup(secretive(), printertest.Rules(), decks(), set, Options{GM: true})
	printertest.Golden(t, "gm.txt", scene.Dump(gm.Pages[len(gm.Pages)-1]))
	printertest.Golden(t, "narrow-1.txt", scene.Dump(Setup(secretive(), printertest.Rules(), decks(), set, Options{Paper: a5}).Pages[0]))
}

// A mission without secrets prints alike for all, but for what the edition is called.
func TestEditionsWithoutSecretsAreAlike(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	players, gm := Setup(m, printertest.Rules(), nil, set, Options{}), Setup(m, printertest.Rules(), nil, set, Options{GM: true})
	a, b := read(players, set), strings.Replace(read(gm, set), " · GAME MASTER’S EDITION", "", 1)
	if a != b || len(players.Pages) != len(gm.Pages) {
		t.Errorf("the editions differ:\n%s\n%s", a, b)
	}
}

func TestProductMakesBothEditions(t *testing.T) {
	p := Products()[0]
	job := func(m *model.Mission, gm bool) *product.Job {
		j := &product.Job{Unit: m, Kind: "mission", ID: m.ID, Title: m.Title, Rules: printertest.Rules(), Decks: decks(), Fonts: printertest.Fonts(t)}
		j.GM = gm
		return j
	}
	names := func(make func(*product.Job) ([]product.File, error), j *product.Job) string {
		files, err := make(j)
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, f := range files {
			out = append(out, f.Name)
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct {
		make func(*product.Job) ([]product.File, error)
		m    *model.Mission
		gm   bool
		want string
	}{
		{p.Make, secretive(), false, "setup-sheet"}, {p.Make, secretive(), true, "gm-sheet"}, {p.Make, printertest.Mission(), true, "gm-sheet"},
		{p.Build, secretive(), false, "setup-sheet gm-sheet"}, {p.Build, printertest.Mission(), false, "setup-sheet"},
	} {
		if got := names(c.make, job(c.m, c.gm)); got != c.want {
			t.Errorf("files %q, want %q", got, c.want)
		}
	}
	if _, err := p.Make(&product.Job{Unit: &model.Crew{}, Kind: "crew"}); err == nil {
		t.Error("a crew was printed as a mission")
	}
}

// The number that stands behind a reference stands beside the ring on the map, and the first thing that the
// prose refers to is number 1.
func TestNumbersInProseAreThoseOnTheMap(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	m.Story = printertest.Text("First the [idol](#idol), then the [door](#vault), then the [desk](#console) and the [idol](#idol) again.")
	doc := Setup(m, printertest.Rules(), nil, set, Options{})
	text := strings.Join(strings.Fields(read(doc, set)), " ")
	if !strings.Contains(text, "First the idol 1 , then the door 2 , then the desk 3 and the idol 1 again") {
		t.Errorf("the story is %q", text[:300])
	}
	picture := board.Map(m, printertest.Rules(), set, board.Full(110*scene.Millimetre))
	for id, number := range map[string]string{"idol": "1", "vault": "2", "console": "3"} {
		if !numberNear(picture, number, id) {
			t.Errorf("no number %s beside %s", number, id)
		}
	}
}

// numberNear reports whether a number in bold stands within an inch of the board of a thing on a map.
func numberNear(p board.Picture, number, id string) bool {
	near, place := false, p.Places[id]
	printertest.Walk(p.Items, func(it scene.Item, shift scene.Point) {
		x, ok := it.(scene.Text)
		if !ok || x.Run.Text != number || x.Run.Face != layout.BodyBold {
			return
		}
		dx, dy := x.At.X+shift.X-place.X, x.At.Y+shift.Y-place.Y
		near = near || dx > -p.Inch && dx < place.W+p.Inch && dy > -p.Inch && dy < place.H+p.Inch
	})
	return near
}
