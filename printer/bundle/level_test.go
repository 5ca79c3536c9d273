package bundle

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// The page has the words of levels, which no rule set as a file has.
func TestWordsOfLevels(t *testing.T) {
	in := testInput()
	in.Rules.Hostility.Levels[1].Text = text("Every pod opens.")
	data, err := contentJSON(in)
	if err != nil {
		t.Fatal(err)
	}
	var c struct{ Levels []model.Text }
	if err := json.Unmarshal(data, &c); err != nil {
		t.Fatal(err)
	}
	if len(c.Levels) != len(in.Rules.Hostility.Levels) || c.Levels[1].Source != "Every pod opens." {
		t.Errorf("the page has %+v", c.Levels)
	}
}

// What the printed track says beside a level the page lists by hand as the game begins there or comes there, and shows
// beside its own track as long as the level lasts; before the game it says that it will.
func TestWordsOfALevelInBrowser(t *testing.T) {
	in := testInput()
	in.Rules.Groups = []model.NPCGroup{{ID: "purge", Title: "The Purge", Board: "Charged"}}
	in.Rules.Charts = []model.Chart{{ID: "drowsy", Title: "Drowsy"}}
	in.Rules.NPCs = append(in.Rules.NPCs, model.NPCKind{ID: "hound", Title: "Hound", Group: "purge"})
	in.Mission.Setup.Arrivals = &model.Arrivals{Map: []model.ArrivalMap{{NPC: "hound", By: "drone"}}}
	in.Mission.Setup.Strong = []string{"drone"}
	calm, loud := &in.Rules.Hostility.Levels[0], &in.Rules.Hostility.Levels[1]
	calm.Text, calm.Charts = text("All of them stumble."), []model.LevelChart{{Group: "purge", Chart: "drowsy"}}
	loud.Arrivals = append(loud.Arrivals, model.Arrival{NPC: "hound", Phase: "purge", Die: "blue", Number: 6, Holes: []int{2, 3}})
	loud.Text = text("Every pod opens. " + hostile)
	c := begun(t, in, 1200, 900)
	if got := c.Eval(`document.querySelector('#start .gaps').textContent`); !strings.Contains(got, "The hostility track: count figures that you place under Figures, and do what the page lists by hand as the game comes to “Calm” and “Loud”.") {
		t.Errorf("before the game the page says %q", got)
	}
	c.Click("Set up the table")
	c.Click("Fill the crates")
	look := func(todo, band string) {
		t.Helper()
		if got := c.Eval(`[...document.querySelectorAll('.todo li')].map(n => n.querySelector('span').textContent).join('|')`); got != todo {
			t.Errorf("by hand it lists %q, want %q", got, todo)
		}
		if got := c.Eval(`[...document.querySelectorAll('.band .hint')].map(n => n.textContent).join('|')`); got != band {
			t.Errorf("beside the track stands %q, want %q", got, band)
		}
	}
	const calmly = "Nobody arrives|The Purge: acts by “Drowsy”|All of them stumble."
	look("", calmly)
	c.Click("Begin round 1")
	look("Calm All of them stumble.", calmly)
	c.Click("Done: All of them stumble.")
	c.Click("+1 peg")
	words := "Every pod opens. " + hostile
	look("Loud The Purge: turn the board to its “Charged” side.|Loud "+words, "Drone ×1 · Drone on a 6 of the Blue die, at pegs 6 and 7, in place of Hound|The Purge: “Charged” side up|"+words)
	if got := c.Eval(`document.querySelector('#figures tbody th').innerText`); !strings.Contains(strings.ToLower(got), "stronger side") {
		t.Errorf("the figures say %q", got)
	}
	c.Shot("level")
	quiet(t, c)
}
