package kinds

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// stuff are the effects on tokens and figures that come and go.
func stuff() []Effect {
	return []Effect{
		giveEffect(), drawEffect(), takeEffect(), spawnEffect(), removeEffect(), replaceEffect(), placeEffect(),
	}
}

// giveEffect: a token is given away; to the trader who set the rule off where nobody is named.
func giveEffect() Effect {
	return Effect{
		Kind: "give", Takes: []string{"token", "to", "moved"}, ForDoer: true,
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: TokenCell, ID: e.Token}} },
		Words: func(n Names, e model.Effect) string {
			if e.To != nil && e.To.Figure != "" {
				return n.Who(e.To) + " gets " + english.One(n.Token(e.Token)) + english.Pick(e.Moved, " of those that lie with "+n.bearer(), "")
			}
			return english.One(n.Token(e.Token)) + " for " + n.Who(e.To)
		},
	}
}

// drawEffect: tokens are drawn.
func drawEffect() Effect {
	return Effect{
		Kind: "draw", Takes: []string{"draw", "to", "into"}, ForDoer: true,
		Words: drawn,
	}
}

// takeEffect: a token is taken away.
func takeEffect() Effect {
	return Effect{
		Kind: "take", Takes: []string{"token", "from"},
		Words: func(n Names, e model.Effect) string {
			if acts(e.From) {
				return "hand in " + english.One(n.Token(e.Token))
			}
			return "take " + english.One(n.Token(e.Token)) + " from " + n.Who(e.From)
		},
	}
}

// spawnEffect: figures are placed.
func spawnEffect() Effect {
	return Effect{
		Kind: "spawn", Takes: []string{"npc", "group", "count", "die", "perCrew", "at", "state", "ifLeft"},
		Twice: func(e model.Effect) []string {
			return slices.Concat(stands(e.Count > 1, "count"), stands(e.Die != "", "die"), stands(e.PerCrew, "perCrew"))
		},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: FigureCell, ID: e.NPC, Low: brought(e)}} },
		Lacks:  without(func(e model.Effect) bool { return e.NPC == "" && e.Group == "" }, "say who: npc, or group for those of the lowest rank"),
		Words:  spawned,
	}
}

// removeEffect: figures, tokens or pieces leave the game.
func removeEffect() Effect {
	return Effect{
		Kind: "remove", Takes: []string{"who", "piece", "it", "forever", "token"},
		Writes: func(e model.Effect) []Cell {
			if e.Piece == "" && !e.It {
				return nil
			}
			return []Cell{{Sort: ThingCell, ID: e.Piece, State: "removed"}}
		},
		Idle:  without(func(e model.Effect) bool { return e.Who == nil && e.Piece == "" && !e.It && e.Token == "" }, "it has neither who nor piece, it or token"),
		Words: removed,
	}
}

// replaceEffect: figures are swapped for others.
func replaceEffect() Effect {
	return Effect{
		Kind: "replace", Takes: []string{"who", "npc", "trader", "unused", "keeps", "otherwise"},
		Writes: func(e model.Effect) []Cell {
			if e.NPC == "" {
				return nil
			}
			return []Cell{{Sort: FigureCell, ID: e.NPC, State: Replaced, Low: Endless}}
		},
		Idle:  without(func(e model.Effect) bool { return e.NPC == "" && e.Trader == "" }, "it has neither npc nor trader"),
		Words: replaced,
	}
}

// replaced says who takes the place of somebody, and what passes on.
func replaced(n Names, e model.Effect) string {
	line := n.Every(e.Who) + " is replaced by " + english.One(n.NPC(e.NPC))
	if e.Trader != "" {
		line = n.Every(e.Who) + " is swapped for " + english.Pick(e.Trader == "random", "a random trader", "a trader of choice") + english.Pick(e.Unused, " who has been in no crew in this campaign", " who is in no crew")
		if len(e.Keeps) > 0 {
			line += ", with " + english.And(english.Each(e.Keeps, func(what string) string { return passedOn(what, e.Keeps) }))
		}
	}
	if otherwise := n.Effects(e.Otherwise); otherwise != "" {
		line += "; where there is none, " + otherwise
	}
	return line
}

// passedOn is what somebody hands to whoever takes the place: career points are spent anew where skills do not stay.
func passedOn(what string, keeps []string) string {
	switch what {
	case "career":
		return "as many career points" + english.Pick(slices.Contains(keeps, "skills"), "", " (spent anew, in another class if wanted)")
	case "advances":
		return "as many career points on top of its own at first"
	case "gear":
		return "all gear"
	}
	return "the same " + what
}

// placeEffect: counters, markers or tokens are placed.
func placeEffect() Effect {
	return Effect{
		Kind: "place", Takes: []string{"token", "marker", "furniture", "count", "at", "apart", "scatter"},
		Writes: placed,
		Idle:   without(func(e model.Effect) bool { return e.Token+e.Marker+e.Furniture == "" }, "it has none of token, marker and furniture"),
		Words: func(n Names, e model.Effect) string {
			what := n.Token(e.Token)
			if e.Marker != "" {
				what = Titled(n.Rules.Markers, e.Marker, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
			}
			if e.Furniture != "" {
				what = n.Sort(e.Furniture)
			}
			return "place " + english.Count(max(1, e.Count), what) + english.Pick(e.Apart, ", each", "") + n.Where(e.At) + english.Pick(e.Apart, " of its own", "") +
				english.Pick(e.Scatter, " and scatter it from there", "")
		},
	}
}

// placed is what lies there afterwards.
func placed(e model.Effect) []Cell {
	var out []Cell
	if e.Token != "" && e.At != nil {
		out = append(out, Cell{Sort: TokenCell, ID: e.Token})
	}
	if kind := e.Marker + e.Furniture; kind != "" {
		out = append(out, Cell{Sort: MarkerCell, Any: kind})
	}
	return out
}

// Replaced is the state of figures that come in place of others, which is no arrival.
const Replaced = "replaced"

// brought is how many figures come at the most.
func brought(e model.Effect) int {
	if e.Die != "" || e.PerCrew {
		return Endless
	}
	return max(e.Count, 1)
}

// acts reports whether the trader is meant who sets a rule off.
func acts(w *model.Who) bool { return w == nil || *w == (model.Who{Traders: "acting"}) }

func drawn(n Names, e model.Effect) string {
	if e.Draw == nil {
		return "draw tokens"
	}
	line := "draw " + n.Draw(*e.Draw)
	switch {
	case e.Into != "":
		line += " into " + n.Piece(e.Into)
	case !acts(e.To):
		line += " for " + n.Who(e.To)
	}
	return line
}

func spawned(n Names, e model.Effect) string {
	what := english.Count(max(1, e.Count), n.NPC(e.NPC))
	switch {
	case e.Die != "":
		what = "as many " + english.Plural(2, n.NPC(e.NPC)) + " as " + n.Dice(1, e.Die) + " says"
	case e.PerCrew:
		what = english.One(n.NPC(e.NPC)) + " for each crew"
	}
	if e.Group != "" {
		what = "the " + english.Pick(e.Count > 1, fmt.Sprint(e.Count, " lowest"), "lowest") + " in rank of all figures of " + english.Midway(n.Group(e.Group)) + " that are not on the board"
	}
	line := "place " + what + n.Where(e.At) + english.Pick(e.IfLeft, ", if one is left", "")
	if e.State != "" {
		line += ", " + e.State
	}
	return line
}

func removed(n Names, e model.Effect) string {
	out := "out of the game"
	if e.Forever {
		out = "out of the campaign"
	}
	switch {
	case e.Piece != "":
		return "take " + n.Piece(e.Piece) + " off the board"
	case e.Token != "":
		return "take " + n.Token(e.Token) + " " + out
	case e.Who != nil:
		return n.Every(e.Who) + " is " + out
	}
	return "take it off the board"
}
