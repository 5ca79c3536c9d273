package campaign

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// leagueOf is a league of stages with times, and of turns that name stages by their place.
func leagueOf(times []int, turns [][]int) *model.Campaign {
	c := &model.Campaign{League: &model.League{}}
	name := func(i int) string { return string(rune('a' + i)) }
	for i, n := range times {
		c.Nodes = append(c.Nodes, model.CampaignNode{ID: name(i), Times: n})
	}
	for _, t := range turns {
		var turn model.LeagueTurn
		for _, i := range t {
			turn.Nodes = append(turn.Nodes, name(i))
		}
		c.League.Calendar = append(c.League.Calendar, turn)
	}
	return c
}

func TestPlayableTurns(t *testing.T) {
	for _, c := range []struct {
		times []int
		turns [][]int
		want  int
	}{
		{[]int{1}, [][]int{{0}}, 1},
		{[]int{1}, [][]int{{0}, {0}}, 1},
		{[]int{1, 1}, [][]int{{0, 1}, {0}}, 2}, // the first turn makes room
		{[]int{1, 1}, [][]int{{0, 1}, {0, 1}, {0, 1}}, 2},
		{[]int{2, 1}, [][]int{{0, 1}, {0, 1}, {0, 1}}, 3},
		{[]int{1, 1, 1}, [][]int{{0, 1}, {1, 2}, {0}}, 3}, // two turns make room one after the other
	} {
		if n, _ := playable(leagueOf(c.times, c.turns)); n != c.want {
			t.Errorf("%v %v: %d turns, want %d", c.times, c.turns, n, c.want)
		}
	}
}
