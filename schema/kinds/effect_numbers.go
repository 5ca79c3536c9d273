package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// numbers are the effects on the track, on counters and on what is scored and paid.
func numbers() []Effect {
	return []Effect{
		pegsEffect(), counterEffect(), scoreEffect(), payEffect(), campaignEffect(), careerEffect(), degradationEffect(), turnCounterEffect(),
	}
}

// pegsEffect: pegs go onto the hostility track, or come off it.
func pegsEffect() Effect {
	return Effect{
		Kind: "pegs", Takes: []string{"add", "level"},
		Twice: func(e model.Effect) []string {
			return slices.Concat(stands(e.Add != 0, "add"), stands(e.Level != "", "level"))
		},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: TrackCell, Move: pegMove(e)}} },
		Idle:   without(func(e model.Effect) bool { return e.Add == 0 && e.Level == "" }, "it has neither add nor level"),
		Words: func(n Names, e model.Effect) string {
			if e.Level != "" {
				return "fill the track up to the first hole of " + english.Quoted(n.Level(e.Level))
			}
			if e.Add < 0 {
				return "take " + english.Count(-e.Add, "peg") + " off the track"
			}
			return "add " + english.Count(e.Add, "peg") + " to the track"
		},
	}
}

// pegMove is how far the track goes: up to a level it goes as far as is left.
func pegMove(e model.Effect) Move {
	if e.Level != "" {
		return Move{High: Endless, Field: "level"}
	}
	return adding("add", e.Add)
}

// counterEffect: a counter changes.
func counterEffect() Effect {
	return Effect{
		Kind: "counter", Takes: []string{"of", "add", "becomes", "perHit", "for"},
		Twice:  addedAndSet,
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: CounterCell, ID: e.Of, Move: counterMove(e)}} },
		Idle:   without(noChange, whyNoChange),
		Words:  counted,
	}
}

// counterMove is how far a counter goes: what is added for each hit is added at least once.
func counterMove(e model.Effect) Move {
	m := moving(e.Add, "becomes", e.Becomes)
	if e.PerHit {
		return m.perHit()
	}
	return m
}

// scoreEffect: victory points are scored.
func scoreEffect() Effect {
	return Effect{
		Kind: "score", Takes: []string{"points", "for"},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: ScoreCell, Move: adding("points", e.Points)}} },
		Idle:   without(func(e model.Effect) bool { return e.Points == 0 }, whyNothing),
		Words: func(n Names, e model.Effect) string {
			return english.Count(e.Points, n.Point()) + forAll(e)
		},
	}
}

// payEffect: universal assets are paid.
func payEffect() Effect {
	return Effect{
		Kind: "pay", Takes: []string{"ua", "for", "later", "per"},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: AssetsCell, Move: adding("ua", e.UA)}} },
		Idle:   without(func(e model.Effect) bool { return e.UA == 0 }, whyNothing),
		Words: func(n Names, e model.Effect) string {
			switch {
			case e.UA >= 0:
				return fmt.Sprintf("%d UA", e.UA) + forAll(e)
			case e.For == "all":
				return fmt.Sprintf("every crew pays %d UA", -e.UA)
			}
			return fmt.Sprintf("pay %d UA", -e.UA)
		},
	}
}

// Payment is what a crew pays.
func Payment(ua int) model.Effect { return model.Effect{Kind: PayEffect.String(), UA: -ua} }

// campaignEffect: something changes about a crew once the game is over. Within the game nothing hangs on it.
func campaignEffect() Effect {
	return Effect{
		Kind: "campaign", Takes: []string{"changes", "for"},
		Words: func(n Names, e model.Effect) string {
			all := english.Each(e.Changes, func(c model.CrewEffect) string { return changed(strings.TrimSuffix(n.between().Effect(c), ".")) })
			return "after the game" + english.Pick(e.For == "all", ", for every crew", "") + ": " + strings.Join(all, "; ")
		},
	}
}

// changed is a change of a crew inside a sentence.
func changed(change string) string {
	if rest, a := strings.CutPrefix(change, "A "); a {
		return "a " + rest
	}
	return english.Midway(change)
}

// between are the names of things between games.
func (n Names) between() CrewNames {
	return CrewNames{Rules: n.Rules, Post: func(id string) *model.Post { return &model.Post{ID: id, Title: n.Titles.Of("post", id)} }}
}

// delayed says of a payment that may wait what the waiting costs.
func (n Names) delayed(e model.Effect) string {
	if e.Later == nil {
		return ""
	}
	line := " (at once or later: until then " + n.bearer() + " sits out"
	if *e.Later > 0 {
		line += fmt.Sprintf(", and each game adds %d UA", *e.Later)
	}
	return line + ")"
}

// careerEffect: career points are granted.
func careerEffect() Effect {
	return Effect{
		Kind: "career", Takes: []string{"points", "who"},
		Words: func(n Names, e model.Effect) string {
			if e.Points == 0 {
				return "it earns " + n.Who(e.Who) + " no career points"
			}
			return english.Count(e.Points, "career point") + " for " + n.Who(e.Who)
		},
	}
}

// degradationEffect: the ship of each crew, or of the acting one, takes rolls for damage at once.
func degradationEffect() Effect {
	return Effect{
		Kind: "degradation", Takes: []string{"rolls", "system", "boxes", "for"},
		Idle: without(func(e model.Effect) bool { return e.Rolls == 0 && e.System == "" }, "it has neither rolls nor system"),
		Writes: func(e model.Effect) []Cell {
			if e.System == "" {
				return nil
			}
			return []Cell{{Sort: SystemCell, ID: e.System, Move: adding("boxes", -max(e.Boxes, 1))}}
		},
		Words: func(n Names, e model.Effect) string {
			ship := "the ship"
			if e.For == "all" {
				ship = "every ship"
			}
			if e.System != "" {
				return "empty " + english.Count(max(e.Boxes, 1), "box") + " of " + english.Lower(CrewNames{Rules: n.Rules}.System(e.System)) + english.Pick(e.For == "all", " of every ship", "")
			}
			if e.Rolls < 0 {
				return "leave out " + english.Count(-e.Rolls, "roll") + " for damage to " + ship
			}
			return "roll " + english.Times(e.Rolls) + " for damage to " + ship
		},
	}
}

// turnCounterEffect: the turn counter goes to another player.
func turnCounterEffect() Effect {
	return Effect{
		Kind: "turn-counter", Takes: []string{"holder"},
		Words: func(n Names, e model.Effect) string {
			return map[string]string{"acting": "take the turn counter", "next": "the next player takes the turn counter",
				"fewest-points": "the player with the fewest points takes the turn counter"}[e.Holder]
		},
	}
}

func forAll(e model.Effect) string {
	if e.For == "all" {
		return " for every crew"
	}
	return ""
}

// counted says what a counter does; what only the program counts goes without saying.
func counted(n Names, e model.Effect) string {
	c, known := n.CounterOf(e.Of)
	name := n.counterOf(e.Of, english.Pick(e.For == "all", "every crew", "the acting crew"))
	switch {
	case known && !c.Shown():
		return ""
	case known && c.Flag():
		yes := e.Add > 0 || e.Becomes != nil && *e.Becomes > 0
		if yes {
			return name + ": yes"
		}
		return name + ": no"
	case e.Becomes != nil:
		return fmt.Sprintf("%s becomes %d", name, *e.Becomes)
	case e.PerHit:
		return fmt.Sprintf("%s %+d for each hit", name, e.Add)
	}
	return fmt.Sprintf("%s %+d", name, e.Add)
}

// CounterOf is a counter of the mission.
func (n Names) CounterOf(id string) (model.Counter, bool) {
	for _, c := range n.Mission.Setup.Counters {
		if c.ID == id {
			return c, true
		}
	}
	return model.Counter{}, false
}
