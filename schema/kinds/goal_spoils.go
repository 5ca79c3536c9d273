package kinds

import (
	"cmp"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spoils are the goals that ask for tokens.
func spoils() []Goal {
	return []Goal{rankGoal(), carryOffGoal(), deliverGoal(), collectGoal(), lootGoal()}
}

// rankGoal: the crew with most of something wins.
func rankGoal() Goal {
	return Goal{
		Kind: "rank", Takes: []string{"metric", "of"}, Settled: true,
		Reads: func(g model.Goal) []Cell {
			out := []Cell{{Sort: RankCell, ID: g.Of, State: g.Metric}}
			if g.Metric == "new-item-value" || g.Metric == "item-value" {
				out = append(out, Cell{Sort: LootCell})
			}
			return out
		},
		Lacks: func(g model.Goal) string {
			if g.Of == "" && (g.Metric == "counter" || g.Metric == "tokens") {
				return "say by which the crews are ranked: of, with the id of a counter or a token"
			}
			return ""
		},
		Words: func(n Names, g model.Goal) string {
			return "a crew has the most " + n.Metric(g.Metric, g.Of, 2)
		},
	}
}

// metrics are the words for one of what is counted and for several.
var metrics = map[string][2]string{
	"new-item-value": {"UA that new gear sells for", "UA that new gear sells for"},
	"item-value":     {"UA that gear sells for", "UA that gear sells for"},
	"survivors":      {"trader who survives", "traders who survive"},
	"health":         {"health peg left", "health pegs left"},
	"hits":           {"hit", "hits"},
	"defeats":        {"figure defeated", "figures defeated"},
	"tokens":         {"token brought out", "tokens brought out"},
	"civilians":      {"civilian brought out", "civilians brought out"},
	"bodies":         {"body brought out", "bodies brought out"},
	"objectives":     {"objective done", "objectives done"},
	"rounds":         {"round", "rounds"},
	"zones":          {"zone held", "zones held"},
	"terrain":        {"piece of terrain", "pieces of terrain"},
}

// Point is what one of the points is called that missions score.
func (n Names) Point() string { return cmp.Or(n.Rules.Ending.Points, "victory point") }

// Metric is what is counted, as a number of it is said: "trader who survives", "traders who survive". What is counted of a
// thing goes by the thing.
func (n Names) Metric(metric, of string, count int) string {
	switch {
	case metric == "points":
		return english.Plural(count, n.Point())
	case metric == "counter":
		return english.Plural(count, "step") + " of " + english.Quoted(n.Counter(of))
	case metric == "defeats" && of != "":
		return english.Plural(count, english.Midway(n.NPC(of))) + " defeated"
	case metric == "tokens" && of != "":
		return english.Plural(count, n.Token(of)) + " brought out"
	case metric == "zones" && of != "":
		return english.Plural(count, "trader") + " in " + n.Zone(of)
	}
	if words, known := metrics[metric]; known {
		return words[min(count, 2)-1]
	}
	return english.Spelled(metric)
}

// carryOffGoal: a token is taken aboard a ship.
func carryOffGoal() Goal {
	return Goal{
		Kind: "carry-off", Takes: []string{"token"},
		Reads: func(g model.Goal) []Cell { return tokensWanted(g, Cell{Sort: ShipCell}) },
		Words: func(n Names, g model.Goal) string {
			return english.Midway(n.Token(g.Token)) + " is taken aboard a ship"
		},
	}
}

// deliverGoal: tokens are brought to a place, or home.
func deliverGoal() Goal {
	return Goal{
		Kind: "deliver", Takes: []string{"token", "count", "to"},
		Reads: func(g model.Goal) []Cell {
			if g.To == nil || g.To.Ship != "" {
				return tokensWanted(g, Cell{Sort: LootCell})
			}
			return tokensWanted(g, Cell{Sort: PlaceCell, Place: g.To})
		},
		Words: func(n Names, g model.Goal) string {
			where := "the crew’s own ship"
			if g.To != nil {
				where = n.goal(*g.To)
			}
			return several(g.Count, n.Token(g.Token)) + " " + english.Have(max(g.Count, 1)) + " been brought to " + where
		},
	}
}

// collectGoal: tokens are found and held at the end.
func collectGoal() Goal {
	return Goal{
		Kind: "collect", Takes: []string{"token", "count"},
		Reads: func(g model.Goal) []Cell { return tokensWanted(g) },
		Words: func(n Names, g model.Goal) string {
			what := english.Count(g.Count, "token")
			if g.Token != "" {
				what = several(g.Count, n.Token(g.Token))
			}
			return "the crew holds " + what + " at the end"
		},
	}
}

// lootGoal: whatever is found may be kept.
func lootGoal() Goal {
	return Goal{
		Kind: "loot", Common: true, Settled: true,
		Reads: func(model.Goal) []Cell { return []Cell{{Sort: LootCell}} },
		Words: func(Names, model.Goal) string { return "the crew keeps what it has found" },
	}
}
