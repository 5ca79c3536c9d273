package bundle

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What the page does not do it says before the game begins, and beside the rule that it concerns; apart from that, what
// it only has to be told or asks.
func TestWhatThePageDoesNotDoIsSaid(t *testing.T) {
	in := testInput()
	in.Mission.Setup.Shops = []model.Shop{{Zone: "bar", Post: "p"}}
	in.Mission.Rules = append(in.Mission.Rules, model.Rule{ID: "mood", Title: "The mood", Text: text("Be kind."),
		When: &model.Trigger{Kind: "interact", With: "console"}, If: &model.Condition{Kind: "carries"},
		Do: []model.Effect{{Kind: "pegs", Add: 1}, {Kind: "prone"}}})
	in.Mission.Ends = []model.Trigger{{Kind: "round", At: 9}, {Kind: "crew-gone"}}
	c := begun(t, in, 1200, 900)
	said := c.Eval(`[...document.querySelectorAll('#start .gaps')].map(n => n.textContent).join('\n')`)
	want := "This page does not do: 2 thingsRooms that trade during the game.“The mood”: carry out yourselves “the trader who did it falls prone”: how figures fare and behave is not on this page; the page does the rest.\n" +
		"You tell the page: 3 things“The mood”: answer what the page asks: who holds which token is not on this page." +
		"The objectives: press Done under Mission when “primary objective” is done." +
		"The end of the game: tell the page when every trader of every crew is aboard or defeated."
	if said != want {
		t.Errorf("before the game the page says\n%s\nwant\n%s", said, want)
	}
	c.Shot("gaps")
	c.Click("Set up the table")
	if got := c.Eval(`document.querySelector('#round .byhand').textContent`); !strings.Contains(got, "Rooms that trade") {
		t.Errorf("the set-up says %q", got)
	}
	c.Click("Fill the crates")
	c.Click("Begin round 1")
	if got := c.Eval(`document.querySelector('#rules .byhand').textContent`); !strings.Contains(got, "how figures fare") {
		t.Errorf("the special rule says %q", got)
	}
	if got := c.Eval(`document.querySelectorAll('#round .gaps li').length`); got != "5" {
		t.Errorf("in the round %s gaps are listed, want 5", got)
	}
	quiet(t, c)
}
