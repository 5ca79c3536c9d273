package kinds_test

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What programs do is said in words that somebody at the table understands.
func TestWordsOfPrograms(t *testing.T) {
	self, target, enemy := &model.Who{Figure: "self"}, &model.Who{Figure: "target"}, &model.Who{Side: "enemy"}
	near := func(figure string) *model.Place { return &model.Place{Figure: figure} }
	n := kinds.Names{Mission: &model.Mission{}, Rules: &model.RuleSet{}}
	for _, c := range []struct {
		want string
		p    model.Program
	}{
		{"Choose an enemy in sight: the target loses the next 2 turns; this takes the whole turn.",
			model.Program{Target: &model.Who{Side: "enemy", Seen: true}, Cost: &model.Cost{Turn: true}, Do: []model.Effect{{Kind: "lose", Who: target, What: "turn", Count: 2}}}},
		{"Choose the character or a crew mate: the target takes no harm from shots for 1 turn.",
			model.Program{Target: &model.Who{Side: "crew", OrSelf: true}, Do: []model.Effect{{Kind: "immune", Who: target, Against: []string{"shots"}, Turns: 1}}}},
		{"If nobody is beside the character and the target does not move this round: every figure of Purge other than Live one loses the next turn.",
			model.Program{If: &model.Condition{Kind: "not", Conditions: []model.Condition{{Kind: "in", Who: &model.Who{Everyone: true}, Place: near("self")}, {Kind: "moved", Who: target}}},
				Do: []model.Effect{{Kind: "lose", Who: &model.Who{Group: "purge", Except: &model.Who{NPC: "live-one"}}, What: "turn"}}}},
		{"When it is the turn of any enemy: 3 moves, then a move or a close assault, then an attack, with 2 certain hits, without a roll.",
			model.Program{When: &model.Trigger{Kind: "turn", Who: enemy, Moment: "during"}, Do: []model.Effect{
				{Kind: "act", Count: 3, Actions: []string{"move"}}, {Kind: "act", Count: 1, Actions: []string{"move", "close-assault"}},
				{Kind: "act", Actions: []string{"attack"}, Hits: 2, Without: []string{"roll"}}}}},
		{"Everybody beyond short range of the chosen point cannot use any skill for 3 turns.",
			model.Program{Do: []model.Effect{{Kind: "bar", Who: &model.Who{Everyone: true, In: &model.Place{Chosen: true, Range: "short", Beyond: true}}, Skills: []string{"any"}, Turns: 3}}}},
		{"Any door beside the character is unlocked, then any entry point is sealed, until the hostility reaches another level.",
			model.Program{Do: []model.Effect{{Kind: "door", At: near("self"), Pick: "choice", Set: "unlocked"}, {Kind: "entry", Pick: "choice", Set: "sealed", Until: "level"}}}},
		{"The dice of a close assault at short range in place of the usual ones and 2 dice more, then half of the hits count, rounded up.",
			model.Program{Do: []model.Effect{{Kind: "dice", As: "close-assault", Range: "short", Add: 2}, {Kind: "hits", Half: true}}}},
		{"The dice may be shared out among the target and every enemy, and the first of them takes at least 1 hit.",
			model.Program{Do: []model.Effect{{Kind: "share", Of: "dice", First: 1, Who: enemy}}}},
		{"The character takes no harm from shots as long as the character is in cover, until the end of the round.",
			model.Program{Do: []model.Effect{{Kind: "immune", Who: self, Against: []string{"shots"}, While: &model.Condition{Kind: "cover", Who: self}, Until: "round"}}}},
	} {
		if got := n.Program(c.p); got != c.want {
			t.Errorf("it says\n%q, not\n%q", got, c.want)
		}
	}
}
