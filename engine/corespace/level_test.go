package corespace

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// spokenRules are the test's rules with words beside two levels of the track and a board that turns.
func spokenRules() *model.RuleSet {
	r := testRules()
	r.Groups = []model.NPCGroup{{ID: "purge", Title: "The Purge", Board: "Charged"}, {ID: "gang", Title: "The gang", Board: "Angry"}, {ID: "civilian", Title: "Civilians"}}
	for i, words := range []string{"It is *quiet*.", "The doors lock.", "", "All wake up."} {
		if l := &r.Hostility.Levels[i]; words != "" {
			l.Title, l.Text = l.ID, model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: words}}}}}
		}
	}
	return r
}

// listed are the tasks by hand, each as "who: what".
func listed(t *Table) string {
	var out []string
	for _, d := range t.View().Play.Todo {
		out = append(out, d.Rule+": "+d.Text)
	}
	return strings.Join(out, "\n")
}

// What the track prints beside a level is the players' to do, once, when the game begins there or comes there; of several
// that it passes at once, each. And boards turn to their stronger side and back as often as it goes up and down.
func TestTheWordsOfALevelAreLeftToThePlayers(t *testing.T) {
	const quiet, lock = "relaxed: It is *quiet*.", "guarded: The doors lock."
	const turn, back, wake = "purge: The Purge: turn the board to its “Charged” side.", "relaxed: The Purge: turn the board back from its “Charged” side.", "purge: All wake up."
	begin := []Op{{Kind: OpFill}, {Kind: OpAdvance}, {Kind: OpPegs, N: -1}}
	pegs := func(n int) Op { return Op{Kind: OpPegs, N: n} }
	for _, c := range []struct {
		start int
		ops   []Op
		want  []string
	}{
		{0, nil, nil},
		{0, begin, []string{quiet}},
		{10, begin, nil},
		{15, begin, []string{turn, wake, strings.Replace(back, "relaxed", "", 1)}},
		{0, append(begin, pegs(4)), []string{quiet}},
		{0, append(begin, pegs(5)), []string{quiet, lock}},
		{0, append(begin, pegs(5), pegs(-5), pegs(5)), []string{quiet, lock}},
		{0, append(begin, pegs(15)), []string{quiet, lock, turn, wake}},
		{0, append(begin, pegs(15), pegs(-15), pegs(15)), []string{quiet, lock, turn, wake, back, turn}},
		{0, append([]Op{pegs(5)}, begin...), []string{lock}},
	} {
		m := testMission()
		m.Rules, m.Setup.Hostility, m.Setup.Without = nil, c.start, []string{"gang"}
		table, err := NewTable(m, spokenRules(), testDecks(), 1, 7)
		if err != nil {
			t.Fatal(err)
		}
		do(t, table, c.ops...)
		if got := listed(table); got != strings.Join(c.want, "\n") {
			t.Errorf("from %d pegs after %v the list is\n%s\nwant\n%s", c.start, c.ops, got, strings.Join(c.want, "\n"))
		}
	}
}

// Before the game begins the page names the levels with words, from the one on that the game begins at.
func TestLevelsWithWordsAreGaps(t *testing.T) {
	for start, want := range map[int]string{
		0: "“relaxed”, “guarded” and “purge”", 5: "“guarded” and “purge”", 8: "“purge”",
	} {
		m := testMission()
		m.Setup.Hostility = start
		gaps := Gaps(m, spokenRules())
		if i := slices.IndexFunc(gaps, func(g Gap) bool { return g.Part == "levels" }); i < 0 || !strings.HasSuffix(gaps[i].Text, " "+want) {
			t.Errorf("from %d pegs: %+v, want %s", start, gaps, want)
		}
	}
}

// A mark of the track that no rule waits for is the players' to heed when a peg comes to it, once.
func TestMarksWithoutARuleAreLeftToThePlayers(t *testing.T) {
	m := testMission()
	m.Rules = []model.Rule{{ID: "wave", When: &model.Trigger{Kind: "hostility", Peg: 3}, Do: []model.Effect{{Kind: "pay", UA: 1}}}}
	m.Setup.Marks = []model.Mark{{ID: "wave", Peg: 3}, {ID: "lights-out", Peg: 5, Title: "The lights go out"}, {ID: "far", Peg: 9}}
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpPegs, N: 6}, Op{Kind: OpPegs, N: -4}, Op{Kind: OpPegs, N: 4})
	if got, want := listed(table), ": Peg 5: The lights go out."; got != want {
		t.Errorf("the list is %q, want %q", got, want)
	}
}

// Where a rule set draws its event in a phase of its own, it is due there and not as the pegs are added.
func TestAnEventHasItsOwnPhaseWhereThereIsOne(t *testing.T) {
	r := testRules()
	r.Phases = slices.Insert(r.Phases, 1, model.Phase{ID: "event", Steps: []string{"draw"}})
	table, err := NewTable(testMission(), r, testDecks(), 1, 7)
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, Op{Kind: OpFill})
	for _, c := range []struct{ phase, due string }{{"hostility", ""}, {"event", DueEvent}, {"trader", ""}} {
		toPhase(t, table, c.phase)
		if got := strings.Join(table.View().Due, " "); got != c.due {
			t.Errorf("in the %s phase there is due %q, want %q", c.phase, got, c.due)
		}
	}
}
