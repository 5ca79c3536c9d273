package rulebook

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
)

// The worked examples of dashboards: seed 000:346-359 (Arianna) and 002:729-773 (Cassie). A trader is
// written down with every number that the example prints, and the sums it draws must come out.

const exampleCrew = `package crew

import "sortie.tools/corespace"

corespace.#Crew & {
	id: "dashboards", title: "Dashboards", edition: "purge", provenance: "rulebook"
	text: "Two captains from the examples."
	ship: title: "Example"
	traders: {
		arianna: {
			stats: {
				health: {start: 5, now: 6, most: 7}
				actions: {start: 2, most: 3}
				skill: {start: 4, now: 5, most: 6}
				career: {start: 4, now: 10, most: 15}
			}
			class: "hunter"
			home: reflexes: 1
			learned: {marksman: 1, disarm: 1, ambush: 1, "fade-to-black": 1, evade: 1, "combat-expert": 2, "weapons-expert": 3}
			gear: {"common-pistol": 1, "energy-baton": 1}
		}
		cassie: {
			captain: true
			stats: {
				health: {start: 5, now: 6, most: 7}
				actions: {start: 2, most: 3}
				skill: {start: 4, now: 5, most: 6}
				career: {start: 4, now: 10, most: 17}
			}
			class: "marine"
			home: {evade: 1, "weapons-expert": 2, slippery: 1}
			learned: {"counter-shot": 1, kata: 1, reflexes: 1, stubborn: 1, "weapons-expert": 1, marksman: 2, "walk-it-off": 3}
			gear: {"common-pistol": 1, "medi-stim": 1}
		}
	}
}
`

func exampleTraders(t *testing.T) map[string]model.CrewTrader {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "crew.cue"), []byte(exampleCrew), 0o644); err != nil {
		t.Fatal(err)
	}
	traders := map[string]model.CrewTrader{}
	for _, c := range sound(t, dir)[0].Value.(*model.Crew).Traders {
		traders[c.ID] = c
	}
	return traders
}

// Ten career points lie on seven skills, and no skill of the class board is above level 3.
func TestTheExamplesSpendTheirCareerPoints(t *testing.T) {
	for id, c := range exampleTraders(t) {
		if c.Spent() != 10 || c.Stats.Career.Value() != 10 || len(c.Learned) != 7 {
			t.Errorf("%s: %d points on %d skills, career %d", id, c.Spent(), len(c.Learned), c.Stats.Career.Value())
		}
	}
}

// 002:764-767: one level bought and two that came with the board make three.
func TestCassieIsAnExpertOfTheThirdLevel(t *testing.T) {
	if got := exampleTraders(t)["cassie"].SkillLevel("weapons-expert"); got != 3 {
		t.Errorf("weapons expert, level %d", got)
	}
}

// 000:359, 002:772-775: 6 health pegs, 5 skill pegs, and a magazine of 7.
func TestTheExamplesBeginWithThesePegs(t *testing.T) {
	for id, c := range exampleTraders(t) {
		if h, s := c.Stats.Health.Value(), c.Stats.Skill.Value(); h != 6 || s != 5 {
			t.Errorf("%s: %d health pegs and %d skill pegs", id, h, s)
		}
	}
}

// 000:2074, 002:5492, 004:518: filling the first row of the track brings one health and one skill point;
// the examples stand one row above their start.
func TestOneRowOfTheTrackMakesTheExamples(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn"} {
		rise := rulesOf(t, edition).Campaign.Career.Levels
		if len(rise) != 3 || rise[2].Actions != 1 {
			t.Fatalf("%s: rows of the career track: %+v", edition, rise)
		}
		for id, c := range exampleTraders(t) {
			h, s := c.Stats.Health, c.Stats.Skill
			if h.Start+rise[0].Health != h.Value() || s.Start+rise[0].Skill != s.Value() {
				t.Errorf("%s, %s: a row brings %+v", edition, id, rise[0])
			}
		}
	}
}

// boardOf is a trader's board in a rule set.
func boardOf(t *testing.T, edition, id string) model.TraderKind {
	t.Helper()
	rules := rulesOf(t, edition)
	i := slices.IndexFunc(rules.Traders, func(k model.TraderKind) bool { return k.ID == id })
	if i < 0 {
		t.Fatalf("%s does not know %s", edition, id)
	}
	return rules.Traders[i]
}

// 000:348-352 and 002:730-742: the boards in the rule sets are those of the examples.
func TestBoardsAreThoseOfTheExamples(t *testing.T) {
	for id, edition := range map[string]string{"arianna": "purge", "cassie": "firstborn"} {
		board, c := boardOf(t, edition, id), exampleTraders(t)[id]
		for name, pair := range map[string]struct {
			board model.Stat
			want  *model.CrewStat
		}{
			"health": {board.Health, c.Stats.Health}, "actions": {board.Actions, c.Stats.Actions},
			"skill": {board.Skill, c.Stats.Skill}, "career": {board.Career, c.Stats.Career},
		} {
			if pair.board.Start != pair.want.Start || pair.board.Most != pair.want.Most {
				t.Errorf("%s, %s: %+v, want %+v", id, name, pair.board, *pair.want)
			}
		}
		if diff := cmp.Diff(c.Home, board.Home); diff != "" {
			t.Errorf("%s, skills of the board:\n%s", id, diff)
		}
	}
}

// 000:1795 and 002:4640: what two boards are worth.
func TestBoardsAreWorthWhatTheExamplesSay(t *testing.T) {
	if p := boardOf(t, "purge", "jace").Points; p != 57 {
		t.Errorf("Jace is worth %d points", p)
	}
	if p := boardOf(t, "firstborn", "cassie").Points; p != 67 {
		t.Errorf("Cassie is worth %d points", p)
	}
}

// The crews that ship obey the rules for new crews: one captain, no more traders and points than
// allowed, learned skills that the class board has, as many as the career allows, gear within reach.
func TestShippedCrewsObeyTheRules(t *testing.T) {
	for id, crew := range unitsOf[model.Crew](t, "crews") {
		rules := rulesOf(t, crew.Edition)
		boards := map[string]model.TraderKind{}
		for _, k := range rules.Traders {
			boards[k.ID] = k
		}
		captains, points, cost, stims := 0, 0, 0, 0
		for _, c := range crew.Traders {
			board := boards[c.Board]
			if c.Captain != nil && *c.Captain || c.Captain == nil && board.Captain {
				captains++
			}
			points += max(c.Points, board.Points)
			checkLearned(t, rules, id, c, board)
			for _, g := range c.Gear {
				k := tokenOf(t, rules, g.ID)
				price, _ := forSale(k)
				cost += price * g.Count
				if g.ID == "medi-stim" {
					stims += g.Count
				}
				if k.Rare {
					t.Errorf("%s: %s starts with %s, which is rare", id, c.ID, g.ID)
				}
			}
		}
		if captains != 1 || len(crew.Traders) > rules.Crews.Most || points > rules.Crews.Points {
			t.Errorf("%s: %d captains, %d traders, %d points", id, captains, len(crew.Traders), points)
		}
		if cost > rules.Crews.Start {
			t.Errorf("%s: equipment for %d UA; a new crew has %d", id, cost, rules.Crews.Start)
		}
		if most := rules.Crews.CrewMediStims; most > 0 && stims > most {
			t.Errorf("%s: %d medi-stims for nothing; a new crew has %d", id, stims, most)
		}
		if crew.Points != 0 && crew.Points != points {
			t.Errorf("%s says it is worth %d points; its boards add up to %d", id, crew.Points, points)
		}
	}
}

// checkLearned compares what a trader has learned with the class board and the career.
func checkLearned(t *testing.T, rules *model.RuleSet, crew string, c model.CrewTrader, board model.TraderKind) {
	t.Helper()
	i := slices.IndexFunc(rules.Classes, func(k model.Class) bool { return k.ID == c.Class })
	if i < 0 {
		t.Errorf("%s: %s has the class %q", crew, c.ID, c.Class)
		return
	}
	most := map[string]int{}
	for _, s := range rules.Classes[i].Skills {
		most[s.ID] = s.Count
	}
	for _, s := range c.Learned {
		if s.Count > most[s.ID] {
			t.Errorf("%s: %s has %s at level %d; a %s goes to %d of %v", crew, c.ID, s.ID, s.Count,
				c.Class, most[s.ID], slices.Sorted(maps.Keys(most)))
		}
	}
	career := board.Career.Start
	if c.Stats.Career != nil {
		career = c.Stats.Career.Value()
	}
	if career > 0 && c.Spent() != career {
		t.Errorf("%s: %s has spent %d of %d career points", crew, c.ID, c.Spent(), career)
	}
}

// Every stage of a shipped campaign can be reached, and from every one the story ends.
func TestShippedCampaignsLeadFromStartToEnd(t *testing.T) {
	for id, c := range unitsOf[model.Campaign](t, "campaigns") {
		ways, back := map[string][]string{}, map[string][]string{}
		for _, n := range c.Nodes {
			for _, b := range n.Next {
				ways[n.ID], back[b.To] = append(ways[n.ID], b.To), append(back[b.To], n.ID)
			}
		}
		starts := []string{c.Start.Node}
		if c.League != nil {
			starts = nil
			for _, turn := range c.League.Calendar {
				starts = append(starts, turn.Nodes...)
			}
		}
		reached := closure(ways, starts)
		for _, n := range c.Names("node") {
			if !reached[n] {
				t.Errorf("%s: nothing leads to %q", id, n)
			}
		}
		ending := closure(back, c.Names("ending"))
		for _, n := range c.Names("node") {
			if c.League == nil && !ending[n] {
				t.Errorf("%s: no way leads on from %q to an ending", id, n)
			}
		}
	}
}

// closure is what can be reached along the ways, the starts with it.
func closure(ways map[string][]string, starts []string) map[string]bool {
	seen := map[string]bool{}
	for len(starts) > 0 {
		at := starts[0]
		starts = starts[1:]
		if !seen[at] {
			seen[at] = true
			starts = append(starts, ways[at]...)
		}
	}
	return seen
}
