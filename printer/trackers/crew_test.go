package trackers

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// crew is one trader over a board of the First Born edition and one without a board.
func crew() *model.Crew {
	captain := true
	return &model.Crew{
		ID: "two", Title: "The two", UA: 17, Points: 120,
		Ship: model.CrewShip{Title: "Slow Comet", Systems: []model.Amount{{ID: "hull", Count: 1}}, Upgrades: []model.Amount{{ID: "scanners", Count: 2}}},
		Traders: []model.CrewTrader{
			{ID: "cap", Board: "cassie", Title: "The captain", Captain: &captain, Learned: []model.Amount{{ID: "marksman", Count: 2}},
				Stats: model.CrewStats{Health: &model.CrewStat{Start: 5, Now: number(3), Most: 7}}},
			{ID: "new-hand", Class: "tech", Points: 9, Stats: model.CrewStats{Career: &model.CrewStat{Start: 1, Most: 4}}},
		},
	}
}

// A trader of a crew has what its own lines say, and the rest from its board.
func TestACrewsTraderOverItsBoard(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	d := crewTraders(crew(), r)
	if d[0].title != "The captain" || d[0].class != "marine" || d[0].health != (stat{start: 5, now: 3, most: 7}) || d[0].skill.most != 6 || !d[0].captain {
		t.Errorf("%+v", d[0])
	}
	if d[1].title != "New hand" || d[1].points != 9 || d[1].career != (stat{start: 1, now: 1, most: 4}) {
		t.Errorf("%+v", d[1])
	}
}

// The pegs of a dashboard are the statistics as they stand: health 3 of 7, skill 4 of 6, a full magazine.
func TestPegsOfADashboard(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	doc := drawn(t, job(t, crew(), r))["crew-dashboards"]
	all, filled := rings(doc.Pages[0])
	if len(all) != 7+6+r.Play.Ammo.Full || len(filled) != 3+4+r.Play.Ammo.Full {
		t.Errorf("%d holes, %d filled", len(all), len(filled))
	}
	r.Play.Ammo.Full = 0
	if all, _ := rings(drawn(t, job(t, crew(), r))["crew-dashboards"].Pages[0]); len(all) != 13 {
		t.Errorf("%d holes in a rule set without magazines", len(all))
	}
}

// A class board shows what the class can learn, what came with the trader's board and what was learned.
func TestSkillsOfATrader(t *testing.T) {
	r := &model.RuleSet{
		Skills:  []model.Skill{{ID: "aim", Title: "Aim"}, {ID: "run", Title: "Run"}},
		Classes: []model.Class{{ID: "hunter", Skills: []model.Amount{{ID: "aim", Count: 3}}}},
	}
	w := newWriter(job(t, nil, r), "")
	got := w.skills(dash{class: "hunter", home: []model.Amount{{ID: "run", Count: 1}}, learned: []model.Amount{{ID: "aim", Count: 2}, {ID: "run", Count: 1}}})
	want := []skillLine{{id: "aim", title: "Aim", most: 3, learned: 2}, {id: "run", title: "Run", most: 2, home: 1, learned: 1}}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(skillLine{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// Slots take tokens and counters: an inch for armour, five beside each other in the tray, a counter of 20 mm.
func TestSlotsAreInInches(t *testing.T) {
	w := newWriter(job(t, nil, printertest.Edition(t, "purge")), "")
	var boxes []scene.Rect
	for _, it := range w.slots(dash{}).Items {
		if f, ok := it.(scene.Fill); ok {
			boxes = append(boxes, f.Path.Bounds())
		}
	}
	want := []scene.Rect{{W: scene.Inch, H: scene.Inch}, {X: scene.Inch + 3*mm, W: 5 * scene.Inch, H: scene.Inch}, {X: 6*scene.Inch + 6*mm, Y: scene.Inch/2 - 10500, W: 21 * mm, H: 21 * mm}}
	if diff := cmp.Diff(want, boxes); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The ship's board has the ship's state: one point of hull left, two levels of scanners built in.
func TestShipBoard(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	doc := drawn(t, job(t, crew(), r))["ship-board"]
	all, filled := rings(doc.Pages[0])
	start := 0
	for _, s := range r.Ship.Systems {
		start += s.Start
	}
	if len(all) != start || len(filled) != start-2 {
		t.Errorf("%d holes, %d filled; want %d and %d", len(all), len(filled), start, start-2)
	}
	got := text(doc)
	for _, want := range []string{"SLOW COMET", "|17|", "|120|", "The captain", "Marine, captain", "9 points"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the ship's board", want)
		}
	}
}

// What a crew's author wrote and a board has no room for is reported, once and where it stands.
func TestLongNamesAreReported(t *testing.T) {
	c := crew()
	c.Traders[1].Title = strings.Repeat("Bartholomew ", 400)
	c.Ship.Title = strings.Repeat("Comet ", 200)
	r := printertest.Edition(t, "firstborn")
	drawn(t, job(t, c, r))
	paths := map[string]bool{}
	for _, cut := range proof(job(t, c, r)) {
		paths[cut.Path] = true
	}
	if !paths["traders.new-hand"] || !paths["ship.title"] || len(paths) != 2 {
		t.Errorf("reported: %v", paths)
	}
	m := printertest.Mission()
	m.Setup.Counters = []model.Counter{{ID: "long", Title: strings.Repeat("Alarms ", 90)}}
	if cuts := proof(job(t, m, printertest.Rules())); len(cuts) != 1 || cuts[0].Path != "setup.counters.long.title" {
		t.Errorf("reported: %v", cuts)
	}
}

// Numbers beyond anything a board takes do not run off it.
func TestOddTraders(t *testing.T) {
	c := crew()
	huge := &model.CrewStat{Start: 1 << 40, Most: 1 << 50}
	c.Traders[0].Stats = model.CrewStats{Health: huge, Actions: &model.CrewStat{Start: -4}, Skill: huge, Career: huge}
	for range 60 {
		c.Traders[1].Learned = append(c.Traders[1].Learned, model.Amount{ID: strings.Repeat("x", len(c.Traders[1].Learned)+1), Count: 1 << 40})
		c.Traders[1].Gear = append(c.Traders[1].Gear, model.Amount{ID: "medi-stim", Count: 1})
	}
	c.Ship.Systems = []model.Amount{{ID: "hull", Count: 1 << 40}}
	c.Ship.Text = printertest.Text(strings.Repeat("She leaks. ", 1500))
	c.Traders[0].Text = printertest.Text(strings.Repeat("He talks. ", 2000))
	drawn(t, job(t, c, printertest.Edition(t, "firstborn")))
}

// A mission that is played with a crew of the pack brings its dashboards and its ship.
func TestTheCrewOfAMission(t *testing.T) {
	m := printertest.Mission()
	m.Setup.Crews = &model.CrewLimit{Crew: "two"}
	j := job(t, m, printertest.Edition(t, "firstborn"))
	j.Other = func(kind, id string) *product.Job {
		if kind == "crew" && id == "two" {
			return job(t, crew(), printertest.Edition(t, "firstborn"))
		}
		return nil
	}
	docs := drawn(t, j)
	if docs["crew-dashboards"] == nil || len(docs["crew-dashboards"].Pages) != 2 || docs["ship-board"] == nil {
		t.Error("the crew's boards are missing")
	}
	m.Setup.Crews.Crew = "others"
	if docs := drawn(t, j); len(docs) != 2 {
		t.Errorf("%d documents for a crew that is not there", len(docs))
	}
}

// The other side of a trader's board stands on the back of the card.
func TestTraderAsAnNPC(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	r.Traders[0].NPC = &model.Stats{Close: number(2), Persuade: number(3)}
	if got := text(drawn(t, job(t, crew(), r))["crew-dashboards"]); !strings.Contains(got, "Close 2, persuade 3.") {
		t.Error("the trader's numbers as an NPC are missing")
	}
}

// A class with more skills than its board has lines lists the others.
func TestAClassOfManySkills(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	r.Classes = r.Classes[:1]
	for _, s := range r.Skills {
		r.Classes[0].Skills = append(r.Classes[0].Skills, model.Amount{ID: s.ID, Count: 3})
	}
	got := text(drawn(t, job(t, nil, r))["class-boards"])
	for _, s := range r.Skills {
		if !strings.Contains(got, "|"+s.Title+"|") && !strings.Contains(got, s.Title+":") {
			t.Errorf("%s is not on the board", s.Title)
		}
	}
	if !strings.Contains(got, "MORE SKILLS") {
		t.Error("37 skills have lines on one board")
	}
}

// Gear is counted only where there is more of it than one.
func TestGearOfATrader(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{{ID: "knife", Title: "Knife"}, {ID: "stim", Title: "Stim"}}}
	w := newWriter(job(t, nil, r), "")
	if got := w.gear([]model.Amount{{ID: "knife", Count: 1}, {ID: "stim", Count: 2}}); got != "Knife, 2× Stim" {
		t.Error(got)
	}
}

// The back of a dashboard tells a skill's levels as far as its class can learn them.
func TestLevelsBeyondAClassAreNotTold(t *testing.T) {
	levels := []model.SkillLevel{{Text: printertest.Text("First step.")}, {Text: printertest.Text("Second step.")}, {Text: printertest.Text("Third step.")}}
	r := &model.RuleSet{
		Skills:  []model.Skill{{ID: "aim", Title: "Aim", Levels: levels}, {ID: "run", Title: "Run", Levels: levels}},
		Classes: []model.Class{{ID: "hunter", Title: "Hunter", Skills: []model.Amount{{ID: "aim", Count: 2}, {ID: "run"}}}},
	}
	got := text(drawn(t, job(t, &model.Crew{ID: "c", Title: "C", Traders: []model.CrewTrader{{ID: "a", Class: "hunter"}}}, r))["crew-dashboards"])
	if n := strings.Count(got, "Second step."); n != 2 {
		t.Errorf("the second level is told %d times", n)
	}
	if n := strings.Count(got, "Third step."); n != 1 {
		t.Errorf("the third level is told %d times: of the skill whose levels nobody counts, and of no other", n)
	}
}

// All levels of an upgrade stand under its title, in one column.
func TestAnUpgradeStaysInOneColumn(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	page := drawn(t, job(t, nil, r))["ship-board"].Pages[0]
	var title scene.Rect
	for _, w := range printertest.Words(page, printertest.Fonts(t)) {
		switch {
		case slices.ContainsFunc(r.Upgrades, func(u model.Upgrade) bool { return u.Title == w.Text }):
			title = w.Box
		case strings.HasPrefix(w.Text, "Level ") && (w.Box.Y < title.Y || w.Box.X-title.X > 20*mm || w.Box.X < title.X):
			t.Errorf("%q at %v does not stand under the title at %v", w.Text, w.Box, title)
		}
	}
}

// What no source gives of a board is marked where it stands, with the note; what a crew says itself is not.
func TestGuessesOfADashboardAreMarked(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	for i := range r.Traders {
		if r.Traders[i].ID == "cassie" {
			r.Traders[i].Assumed = []string{"species", "class", "captain", "bare.natural-armour"}
		}
	}
	c := crew()
	c.Traders[0].Species = "Martian"
	got := text(drawn(t, job(t, c, r))["crew-dashboards"])
	for _, want := range []string{"MARTIAN · 67 POINTS", "Marine†", "armour†", dagger.Note} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
	if strings.Contains(got, "MARTIAN†") || strings.Contains(got, "CAPTAIN†") {
		t.Errorf("the crew's own words are marked: %s", got)
	}
}
