package trackers

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/schema/model"
)

// The track has a hole for each peg, eight millimetres wide and clear of its neighbours, and those that have a
// peg at the start are shaded: on one upright sheet, and as one strip where the paper is long enough.
func TestHolesOfTheTrack(t *testing.T) {
	for _, p := range []paper.Paper{paper.A4, paper.Letter, paper.A3, paper.Tabloid} {
		m, r := printertest.Mission(), printertest.Edition(t, "purge")
		j := job(t, m, r)
		j.Paper = p
		page := hostilityTrack(j, m).Pages[0]
		if strip := page.W > page.H; strip != (p.Name == "A3" || p.Name == "Tabloid") {
			t.Errorf("on %s the track lies on its side: %v", p.Name, strip)
		}
		all, filled := rings(page)
		if len(all) != r.Hostility.Holes() || len(filled) != m.Setup.Hostility {
			t.Errorf("%s: %d holes, %d filled; want %d and %d", p.Name, len(all), len(filled), r.Hostility.Holes(), m.Setup.Hostility)
		}
		for i, a := range all {
			for _, b := range all[i+1:] {
				if dx, dy := a.X-b.X, a.Y-b.Y; dx*dx+dy*dy < hole*hole {
					t.Errorf("%s: two holes lie %d, %d µm apart", p.Name, dx, dy)
				}
			}
		}
	}
}

// What a mission changes stands on the track: marks, figures in place of others, groups that stay away, other
// starts for other numbers of crews, rounds and counters.
func TestTrackOfAMission(t *testing.T) {
	start := 9
	m := printertest.Mission()
	m.Setup.Marks = []model.Mark{{ID: "wave", Peg: 6, Title: "The second wave"}}
	m.Setup.Arrivals = &model.Arrivals{Map: []model.ArrivalMap{{NPC: "breaker", By: "stalker"}}}
	m.Setup.Without, m.Setup.Strong, m.Setup.Track = []string{"civilian"}, []string{"reaper"}, "reverse"
	m.Setup.Counters = []model.Counter{{ID: "alarms", Title: "Alarms", Start: 2}}
	m.Variations = []model.Variation{{Min: 4, Hostility: &start, Pegs: 1, Counters: []model.CounterStart{{ID: "alarms", Count: 7}}}}
	m.Ends = []model.Trigger{{Kind: "round", At: 13}}
	m.Assumed = []string{"setup"}
	got := text(drawn(t, job(t, m, printertest.Rules()))["hostility-track"])
	for _, want := range []string{
		"start: 5 of 35 pegs†", "Peg 6: The second wave", "in place of Breaker", "start with 9 pegs.", "one peg more each round.", "ROUNDS",
		"The game ends when round 13 begins, after 12 rounds of play.", "ALARMS", "Starts at 2. With 4 crews: 7.", "reverse of the track", "Reaper fight with the numbers",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the track", want)
		}
	}
	if strings.Contains(got, "|Civilian|") {
		t.Error("civilians come to a mission without them")
	}
}

// A track of the rule set itself starts nowhere.
func TestTrackWithoutAMission(t *testing.T) {
	j := job(t, nil, printertest.Edition(t, "firstborn"))
	doc := hostilityTrack(j, nil)
	if _, filled := rings(doc.Pages[0]); len(filled) > 0 || strings.Contains(text(doc), "start:") {
		t.Error("a track without a mission has a start")
	}
}

// A long text of a level goes below the track instead of pushing it apart.
func TestLongTextOfALevel(t *testing.T) {
	r := printertest.Rules()
	r.Hostility.Levels[1].Text = printertest.Text(strings.Repeat("Whoever hears this, runs. ", 300))
	got := text(drawn(t, job(t, printertest.Mission(), r))["hostility-track"])
	if !strings.Contains(got, "Its rule stands below the track.") || strings.Count(got, "Whoever hears this") < 50 {
		t.Error("the text of the level is not below the track")
	}
}

func TestTooMuchIsAnErrorThatSaysTheLimit(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Setup.Counters = make([]model.Counter, 10_000)
	if _, err := Product().Make(job(t, m, r)); err == nil || !strings.Contains(err.Error(), "at most 40") {
		t.Errorf("ten thousand counters: %v", err)
	}
	r.Hostility.Levels[0].Holes = 1 << 40
	if _, err := Product().Make(job(t, nil, r)); err == nil || !strings.Contains(err.Error(), "at most 160") {
		t.Errorf("a trillion holes: %v", err)
	}
	if _, err := Product().Make(job(t, &model.Crew{Traders: make([]model.CrewTrader, 1000)}, printertest.Edition(t, "purge"))); err == nil {
		t.Error("a thousand traders were drawn")
	}
}

// A counter that starts full is said to, and not to grow to where it is; one that outgrows its track says so, too.
func TestWhereACounterStartsAndEnds(t *testing.T) {
	m := printertest.Mission()
	m.Setup.Counters = []model.Counter{{ID: "mast", Title: "The mast", Start: 6, Most: number(6)}, {ID: "cables", Title: "Cables", Most: number(4)}, {ID: "sand", Title: "Sand", Most: number(900)}}
	got := text(drawn(t, job(t, m, printertest.Rules()))["hostility-track"])
	for _, want := range []string{"Starts at 6 and never has more.", "Starts at 0, goes up to 4.", "Starts at 0, goes up to 900. Count what is beyond 60 on paper."} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}

// A counter that says yes or no has one hole instead of a track, and what only the program counts has none.
func TestFlagsHaveNoTrack(t *testing.T) {
	m, r, one := printertest.Mission(), printertest.Rules(), 1
	m.Ends, m.Setup.Counters = nil, nil
	plain, _ := rings(hostilityTrack(job(t, m, r), m).Pages[0])
	m.Setup.Counters = []model.Counter{{ID: "off", Title: "The reactor is off", Most: &one}, {ID: "moved", Title: "Moved this round", Most: &one, Internal: true}}
	page := hostilityTrack(job(t, m, r), m).Pages[0]
	if all, _ := rings(page); len(all) != len(plain)+1 {
		t.Errorf("%d holes more, want one", len(all)-len(plain))
	}
	got := text(drawn(t, job(t, m, r))["hostility-track"])
	if !strings.Contains(got, "Not yet: put a peg in as soon as it is so.") || strings.Contains(got, "Starts at") || strings.Contains(strings.ToUpper(got), "MOVED THIS ROUND") {
		t.Error(got)
	}
}

// What is reported of a track is what its page shows with an ellipsis, lying levels and standing ones alike.
func TestWhatIsReportedOfATrackIsWhatItCuts(t *testing.T) {
	for _, p := range []paper.Paper{paper.A4, paper.A3} {
		cut := map[bool]int{}
		for n := 1; n < 90; n += 3 {
			for _, mark := range []bool{true, false} {
				m := printertest.Mission()
				m.Setup.Marks, m.Setup.Counters = nil, []model.Counter{{ID: "alarm", Title: "Alarm"}}
				if word := strings.Repeat("Wide ", n); mark {
					m.Setup.Marks = []model.Mark{{ID: "x", Peg: 2, Title: word}}
				} else {
					m.Setup.Counters = append(m.Setup.Counters, model.Counter{ID: "long", Title: word})
				}
				j := job(t, m, printertest.Rules())
				j.Paper = p
				reported, shown := len(proof(j)) > 0, strings.Contains(text(hostilityTrack(j, m)), "…")
				if reported != shown {
					t.Errorf("%d words of a mark (%v) on %v: reported %v, cut %v", n, mark, p, reported, shown)
				}
				cut[shown]++
			}
		}
		if cut[true] == 0 || cut[false] == 0 {
			t.Errorf("on %v: %v", p, cut)
		}
	}
}
