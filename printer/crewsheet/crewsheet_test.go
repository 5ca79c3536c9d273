package crewsheet

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func rules() *model.RuleSet {
	r := printertest.Rules()
	r.Ship.Systems = []model.ShipSystem{{ID: "hull", Title: "Hull", Start: 3}, {ID: "air", Title: "Air", Start: 2, Most: 4}}
	r.Upgrades = []model.Upgrade{{ID: "winch", Title: "Winch", Levels: []model.UpgradeLevel{{Text: printertest.Text("Pulls.")}, {Text: printertest.Text("Pulls harder.")}}}}
	r.Skills = []model.Skill{
		{ID: "aim", Title: "Aim", Levels: []model.SkillLevel{{Text: printertest.Text("Look twice.")}, {When: "before a shot", Text: printertest.Text("Look once.")}, {Text: printertest.Text("No need to look.")}}},
		{ID: "talk", Title: "Talk"}, {ID: "swim", Title: "Swim"},
	}
	r.Classes = []model.Class{{ID: "docker", Title: "Docker", Skills: []model.Amount{{ID: "swim", Count: 2}, {ID: "aim", Count: 3}}}}
	r.Abilities = []model.Trait{{ID: "tall", Title: "Tall", Valued: true, Text: printertest.Text("Sees over crates.")}}
	r.Traders = []model.TraderKind{{
		ID: "ada", Title: "Ada", Captain: true, Species: "Human", Points: 60, Class: "docker", Health: model.Stat{Start: 5, Most: 7}, Career: model.Stat{Start: 4, Most: 15},
		Home: []model.Amount{{ID: "talk", Count: 1}}, Bare: []model.Amount{{ID: "tall", Count: 2}}, Gear: []string{"spare"},
	}}
	return r
}

func crew() *model.Crew {
	now, age := 2, 40
	return &model.Crew{
		ID: "dockers", Title: "The Dockers", Edition: "sample", Text: printertest.Text("They know every crane."), UA: 4,
		Ship: model.CrewShip{Title: "Tide", Text: printertest.Text("A barge."), Systems: []model.Amount{{ID: "air", Count: 1}}, Upgrades: []model.Amount{{ID: "winch", Count: 2}}, Hold: []model.Amount{{ID: "schedule", Count: 2}}},
		Traders: []model.CrewTrader{
			{ID: "ada", Board: "ada", Age: &age, Learned: []model.Amount{{ID: "aim", Count: 2}}, Notes: printertest.Text("Owes Bea a drink.")},
			{ID: "bea", Title: "Bea", Points: 30, Stats: model.CrewStats{Health: &model.CrewStat{Start: 3, Now: &now, Most: 5}}, Gear: []model.Amount{{ID: "schedule", Count: 1}}, Worn: "schedule", Misses: 1, Temporary: true},
		},
		Assumed: []string{"ua", "traders.ada.learned"},
	}
}

func sheetOf(t testing.TB, c *model.Crew, p paper.Paper) *scene.Document {
	t.Helper()
	j := &product.Job{Unit: c, Kind: "crew", ID: c.ID, Title: c.Title, Rules: rules(), Fonts: printertest.Fonts(t)}
	j.Paper = p
	files, err := Product().Make(j)
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	return files[0].Doc
}

func TestGolden(t *testing.T) {
	for i, page := range sheetOf(t, crew(), paper.A4).Pages {
		printertest.Golden(t, fmt.Sprintf("crew-%d.txt", i+1), scene.Dump(page))
	}
}

func TestSheetSaysEverything(t *testing.T) {
	var b strings.Builder
	for _, page := range sheetOf(t, crew(), paper.A4).Pages {
		for _, w := range printertest.Words(page, printertest.Fonts(t)) {
			b.WriteString(w.Text + " ")
		}
	}
	text := strings.Join(strings.Fields(b.String()), " ")
	for _, want := range []string{
		"THE DOCKERS", "90 points", "4 UA†", "They know every crane.", "THE SHIP: TIDE", "A barge.", "Hull 3 / 3", "Air 1 / 4", "Winch 2 Pulls harder.", "Cargo ledger, 3 UA ×2",
		"Ada", "Captain · Human · 40 · Docker · 60 points", "Health 5 / 7", "Career 4 / 15", "Talk 1 on the board", "Aim†", "1: Look twice. 2: (before a shot) Look once.", "Swim",
		"Tall 2 Sees over crates. Covered by armour.", "Spare part", "Owes Bea a drink.", "Bea", "hired for the next mission only · sits out 1 more", "Health 2 / 5", "(worn)", "LEDGER", "Not in the rulebooks",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the sheet does not say %q\n%s", want, text)
		}
	}
	if strings.Contains(text, "No need to look") {
		t.Error("a level that nobody has is explained")
	}
}

// A trader is what the crew says, and what the board says where the crew is silent.
func TestMemberOverBoard(t *testing.T) {
	m := memberOf(crew().Traders[0], rules())
	if m.title != "Ada" || !m.captain || m.Class != "docker" || m.Points != 60 || len(m.Gear) != 1 || len(m.stats) != 2 {
		t.Errorf("%+v", m)
	}
	want := []skill{{"talk", 1, 1, 1}, {"aim", 0, 2, 3}, {"swim", 0, 0, 2}}
	if fmt.Sprint(m.skills) != fmt.Sprint(want) {
		t.Errorf("skills %v, want %v", m.skills, want)
	}
	no := false
	if m := memberOf(model.CrewTrader{ID: "ada", Board: "ada", Captain: &no, Title: "Ada the Second"}, rules()); m.captain || m.title != "Ada the Second" {
		t.Errorf("%+v", m)
	}
}

// Holes are dark as far as a statistic stands, and boxes crossed as far as a level is reached.
func TestHolesAndBoxes(t *testing.T) {
	w := newWriter(crew(), &product.Job{Rules: rules(), Fonts: printertest.Fonts(t)})
	for _, c := range []struct{ now, most int }{{0, 3}, {2, 5}, {5, 5}} {
		crosses := 0
		p := w.boxes(c.now, c.most, 10*boxPitch)
		printertest.Walk(p.Items, func(it scene.Item, _ scene.Point) {
			if s, ok := it.(scene.Stroke); ok && s.Width == 450 {
				crosses++
			}
		})
		if crosses != 2*c.now || p.H != boxPitch {
			t.Errorf("%d of %d: %d strokes, %d high", c.now, c.most, crosses, p.H)
		}
	}
	if p := w.holes(1, 12, 5*holePitch); p.H != 3*holePitch {
		t.Errorf("12 holes, 5 in a row, are %d high", p.H)
	}
}

// All pages can be read on every paper, whatever the crew.
func TestPagesCanBeRead(t *testing.T) {
	hostile := crew()
	hostile.Title = strings.Repeat("Perseverance", 200)
	hostile.Text = printertest.Text(strings.Repeat("Longer than anybody reads. ", 900))
	for i := range 20 {
		x := hostile.Traders[i%2]
		x.ID, x.Title, x.Text = fmt.Sprintf("t%d", i), strings.Repeat("Name ", 60*(i+1)), printertest.Text(strings.Repeat("And so on. ", 40*i))
		x.Stats.Career = &model.CrewStat{Most: 1 << 40}
		hostile.Traders = append(hostile.Traders, x)
	}
	for name, c := range map[string]*model.Crew{"crew": crew(), "hostile": hostile, "empty": {}} {
		for _, p := range []paper.Paper{paper.A4, paper.Letter, {Name: "A5", W: 148_000, H: 210_000}, {Name: "half Letter", W: 139_700, H: 215_900}} {
			doc := sheetOf(t, c, p)
			if len(doc.Pages) > 100 {
				t.Errorf("%s on %s: %d pages", name, p.Name, len(doc.Pages))
			}
			printertest.Sound(t, name+" on "+p.Name, doc)
		}
	}
}

func TestTooManyTradersNameTheLimit(t *testing.T) {
	c := &model.Crew{Traders: make([]model.CrewTrader, MostTraders+1)}
	if _, err := Document(&product.Job{Unit: c, Fonts: printertest.Fonts(t)}); err == nil || !strings.Contains(err.Error(), fmt.Sprint(MostTraders)) {
		t.Errorf("the error is %v", err)
	}
}
