package model

import (
	"fmt"
	"reflect"
	"testing"
)

func variedMission() *Mission {
	five := 5
	return &Mission{
		Players: Players{Min: 1, Max: 4},
		Setup: Setup{Crew: 4, Hostility: 1, Aside: []string{"key"},
			Events:   []EventAllocation{{Kind: "hazard", Mode: AllCards}, {Kind: "help", Mode: CountCards, Count: 2}},
			NPCs:     []StartNPC{{Kind: "cook", Count: 1}},
			Counters: []Counter{{ID: "left", Start: 6}}},
		Variations: []Variation{
			{Min: 2, Max: 4, Pegs: 1, Aside: []string{"second-key"}},
			{Min: 4, Crew: 3, Hostility: &five, Pegs: 2, NPCs: []StartNPC{{Kind: "drone", Count: 2}},
				Events: []EventAllocation{{Kind: "help", Mode: AllCards}}, Counters: []CounterStart{{ID: "left", Count: 8}}},
		},
	}
}

func TestPlayedPutsVariationsInForce(t *testing.T) {
	m := variedMission()
	before := fmt.Sprintf("%+v", *m)
	four, moved := m.Played(4)
	want := Setup{Crew: 3, Hostility: 5, Aside: []string{"key", "second-key"},
		Events:   []EventAllocation{{Kind: "hazard", Mode: AllCards}, {Kind: "help", Mode: AllCards}},
		NPCs:     []StartNPC{{Kind: "cook", Count: 1}, {Kind: "drone", Count: 2}},
		Counters: []Counter{{ID: "left", Start: 8}}}
	if !reflect.DeepEqual(four.Setup, want) || four.Players.Range() != (Range{Min: 4, Max: 4}) {
		t.Errorf("four crews play %+v", four.Setup)
	}
	from := map[string]string{}
	for _, x := range moved {
		from[x.To] = x.From
	}
	if from["setup.npcs.1"] != "variations.1.npcs.0" || from["setup.events.help"] != "variations.1.events.help" || len(from) != 4 {
		t.Errorf("moved %v", moved)
	}
	if after := fmt.Sprintf("%+v", *m); after != before {
		t.Error("the mission as it is written has changed")
	}
	if one, moved := m.Played(1); !reflect.DeepEqual(one.Setup, m.Setup) || len(moved) != 0 {
		t.Errorf("one crew plays %+v", one.Setup)
	}
}

func TestMorePegsIsOneNumber(t *testing.T) {
	m := variedMission()
	for crews, want := range map[int]int{1: 0, 2: 1, 3: 1, 4: 2} {
		if got := m.MorePegs(crews); got != want {
			t.Errorf("%d crews: %d more pegs, want %d", crews, got, want)
		}
	}
}

// Rules and objectives hold for the numbers of crews that they say, and a variation says what objectives pay.
func TestWhatHoldsForSomeCrews(t *testing.T) {
	m := &Mission{
		Rules:      []Rule{{ID: "all"}, {ID: "few", Crews: &CrewCount{Max: 2}}, {ID: "many", Crews: &CrewCount{Min: 3}}},
		Objectives: []Objective{{ID: "primary", Reward: Reward{UA: 8}}, {ID: "three", Crews: &CrewCount{Min: 3, Max: 3}}},
		Variations: []Variation{{Min: 3, Max: 4, Rewards: []RewardOf{{ID: "primary", Reward: Reward{UA: 12}}, {ID: "none"}}}},
	}
	for crews, want := range map[int]string{1: "all few primary 8", 3: "all many primary 12 three 0", 4: "all many primary 12"} {
		played, moved := m.Played(crews)
		got := ""
		for _, r := range played.Rules {
			got += r.ID + " "
		}
		for _, o := range played.Objectives {
			got += fmt.Sprintf("%s %d ", o.ID, o.Reward.UA)
		}
		if got != want+" " {
			t.Errorf("with %d crews there is %q, want %q", crews, got, want)
		}
		if crews == 4 && !reflect.DeepEqual(moved, []Moved{{"objectives.primary.reward", "variations.0.rewards.0.reward"}}) {
			t.Errorf("moved %v", moved)
		}
	}
	if m.Objectives[0].Reward.UA != 8 || len(m.Rules) != 3 {
		t.Error("the mission as it is written has changed")
	}
	if m.Rules[1].Crews.Meets(m.Rules[2].Crews) || !m.Rules[2].Crews.Meets(m.Objectives[1].Crews) || !m.Rules[0].Crews.Meets(m.Rules[1].Crews) {
		t.Error("which numbers of crews two of them have in common")
	}
}
