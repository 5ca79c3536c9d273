package trackers

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// flat is what a document says with all its lines joined.
func flat(doc *scene.Document) string { return strings.ReplaceAll(text(doc), "|", " ") }

// Each level of the track says which of its pegs bring it, counted on from level to level.
func TestLevelsSayTheirPegs(t *testing.T) {
	r := printertest.Rules()
	levels := r.Hostility.Levels
	levels[0].Holes, levels[1].Holes, levels[2].Holes, levels[3].Charged = 4, 1, 6, true
	got := flat(drawn(t, job(t, nil, r))["hostility-track"])
	at := 1
	for i, l := range levels {
		want := fmt.Sprintf("pegs %d–%d", at, at+l.Holes-1)
		if l.Holes == 1 {
			want = fmt.Sprintf("peg %d", at)
		}
		if l.Holes > 0 && !strings.Contains(got, want) {
			t.Errorf("level %d does not say %q", i+1, want)
		}
		at += l.Holes
	}
	if strings.Contains(got, "pegs 5–5") || strings.Count(got, "stronger sides up") != len(charged(levels)) {
		t.Errorf("the notes of levels: %s", got)
	}
}

func charged(levels []model.HostilityLevel) (out []string) {
	for _, l := range levels {
		if l.Charged {
			out = append(out, l.ID)
		}
	}
	return out
}

// A dagger and its note stand on a board only if a number on it is a guess.
func TestDaggersOfNPCBoards(t *testing.T) {
	for name, c := range map[string]struct {
		usual, charged []string
		want           bool
	}{
		"none": {nil, nil, false}, "of the usual side": {[]string{"close"}, nil, true}, "of the stronger side": {nil, []string{"close"}, true},
	} {
		r := machines()
		r.NPCs = r.NPCs[:1]
		r.NPCs[0].Stats.Assumed, r.NPCs[0].Charged.Assumed = c.usual, c.charged
		got := flat(drawn(t, job(t, nil, r))["npc-boards"])
		if noted := strings.Contains(got, dagger.Note); noted != c.want || strings.Contains(got, "†") != c.want {
			t.Errorf("guesses %s: noted %v", name, noted)
		}
	}
}

// A dashboard says what a trader costs only where it is known.
func TestPointsOfTraders(t *testing.T) {
	r, c := printertest.Edition(t, "firstborn"), crew()
	if got := text(drawn(t, job(t, c, r))["crew-dashboards"]); !strings.Contains(got, "· 9 POINTS|") {
		t.Errorf("a trader of 9 points: %s", got)
	}
	c.Traders[1].Points = 0
	if got := text(drawn(t, job(t, c, r))["crew-dashboards"]); strings.Contains(got, " 0 POINTS") {
		t.Error("a trader without points costs 0")
	}
}

// On the ship's board the levels that are built in are ticked, as many as there are.
func TestLevelsThatAreBuiltIn(t *testing.T) {
	r, c := printertest.Edition(t, "firstborn"), crew()
	ticks := func() (n int) {
		for _, page := range drawn(t, job(t, c, r))["ship-board"].Pages {
			printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
				if f, ok := it.(scene.Fill); ok && f.Path.Bounds().W == 3200 && f.Path.Bounds().H == 3200 && f.Colour.R < 100 {
					n++
				}
			})
		}
		return n
	}
	u := r.Upgrades[0]
	for n := range len(u.Levels) + 1 {
		c.Ship.Upgrades = []model.Amount{{ID: u.ID, Count: n}}
		if got := ticks(); got != n {
			t.Errorf("%d of %d levels of %s are ticked, want %d", got, len(u.Levels), u.Title, n)
		}
	}
}

// Much gear is listed on the back of the dashboard, under a heading.
func TestMuchGearIsListedOnTheBack(t *testing.T) {
	r, c := printertest.Edition(t, "firstborn"), crew()
	if got := text(drawn(t, job(t, c, r))["crew-dashboards"]); strings.Contains(got, "|GEAR|") {
		t.Error("a crew without gear has a heading for it")
	}
	for _, k := range r.Tokens[:12] {
		c.Traders[1].Gear = append(c.Traders[1].Gear, model.Amount{ID: k.ID, Count: 1})
	}
	if got := text(drawn(t, job(t, c, r))["crew-dashboards"]); !strings.Contains(got, "|GEAR|") {
		t.Errorf("gear without a heading: %s", got)
	}
}

// A board says by which charts its own group acts at a level, and of no other group.
func TestChartsOfLevels(t *testing.T) {
	r := machines()
	r.Groups[1].Board = "Angry"
	r.Charts = append(r.Charts, model.Chart{ID: "frenzy", Title: "Frenzy", Lines: []model.ChartLine{{Do: []string{"attack"}}}})
	r.Hostility.Levels[2].Charts = []model.LevelChart{{Group: "machine", Chart: "frenzy"}}
	want := r.Hostility.Levels[2].Title + ": Machines: frenzy."
	pages := 0
	for _, page := range drawn(t, job(t, nil, r))["npc-boards"].Pages {
		got := strings.ToLower(strings.Join(strings.Fields(flat(&scene.Document{Pages: []*scene.Page{page}})), " "))
		if strings.Contains(got, strings.ToLower(want)) {
			pages++
			if !strings.Contains(got, "machines") {
				t.Errorf("the board of another group says %q", want)
			}
		}
	}
	if pages != 1 {
		t.Errorf("%q stands on %d pages", want, pages)
	}
}

// Whom a group leaves alone and how far it shoots stand under a heading, each by itself as well.
func TestTargetsHaveAHeading(t *testing.T) {
	for name, c := range map[string]struct {
		set  func(*model.NPCGroup)
		want bool
	}{
		"nothing":        {func(*model.NPCGroup) {}, false},
		"ignores others": {func(g *model.NPCGroup) { g.Ignores = []string{"civilian"} }, true},
		"has an order":   {func(g *model.NPCGroup) { g.Targets = []model.Priority{{Who: []string{"civilian"}}} }, true},
	} {
		r := machines()
		c.set(&r.Groups[0])
		if got := strings.Contains(text(drawn(t, job(t, nil, r))["npc-boards"]), "|TARGETS|"); got != c.want {
			t.Errorf("a group that %s has the heading: %v", name, got)
		}
	}
}

// The track explains its daggers if what arrives at a level is a guess, the level's or a line's own.
func TestDaggersOfTheTrack(t *testing.T) {
	for name, c := range map[string]struct {
		level, line model.Provenance
		want        bool
	}{
		"nothing": {"", "", false}, "the level": {model.Assumed, "", true}, "a line": {"", model.Assumed, true},
	} {
		r := printertest.Rules()
		for i := range r.Hostility.Levels {
			r.Hostility.Levels[i].Provenance, r.Hostility.Levels[i].Arrivals = "", nil
		}
		r.Hostility.Levels[1].Provenance = c.level
		r.Hostility.Levels[1].Arrivals = []model.Arrival{{NPC: r.NPCs[0].ID, Count: 1, Provenance: c.line}}
		if got := strings.Contains(flat(drawn(t, job(t, nil, r))["hostility-track"]), dagger.Note); got != c.want {
			t.Errorf("%s is a guess: the track explains it: %v", name, got)
		}
	}
}
