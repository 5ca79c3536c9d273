package kinds

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// course are the effects on the course of the game.
func course() []Effect {
	return []Effect{
		revealEffect(), deckEffect(), rollEffect(), chooseEffect(), ifEffect(), repeatEffect(), rerollEffect(), treatAsEffect(), ignoreEffect(), skipEffect(), ruleEffect(), endEffect(), proseEffect(),
	}
}

// revealEffect: a passage is read out, or something hidden is shown.
func revealEffect() Effect {
	return Effect{
		Kind: "reveal", Takes: []string{"text", "hidden"},
		Idle: without(func(e model.Effect) bool { return e.Hidden == "" && e.Text.Source == "" }, "it has neither hidden nor text"),
		Words: func(n Names, e model.Effect) string {
			if said := Spoken(e.Text.Blocks); said != "" || e.Hidden == "" {
				return said
			}
			return "find out what " + english.Quoted(english.Spelled(e.Hidden)) + " is"
		},
	}
}

// deckEffect: the event deck is changed.
func deckEffect() Effect {
	return Effect{
		Kind: "deck", Takes: []string{"op", "category", "card", "count"},
		Writes: deckWrites,
		Words: func(n Names, e model.Effect) string {
			if e.Op == "draw" {
				return "draw " + english.Count(max(1, e.Count), cmp.Or(n.Cards(e.Category), "event")+" card")
			}
			return english.Lower(n.DeckChange(model.DeckChange{Op: e.Op, Category: e.Category, Card: e.Card, Count: e.Count}))
		},
	}
}

// rollEffect: dice are rolled and a table says what happens.
func rollEffect() Effect {
	return Effect{
		Kind: "roll", Takes: []string{"die", "dice", "rows", "table", "again"},
		Idle: noRow,
		Words: func(n Names, e model.Effect) string {
			line, again := "roll "+n.Dice(max(1, e.Dice), e.Die), ""
			if len(e.Again) > 0 {
				again = ", and roll any " + Numbers(e.Again, "or") + " again"
			}
			switch {
			case e.Table != "":
				return line + " for " + english.Quoted(n.Table(e.Table)) + again
			case len(e.Rows) == 0:
				return line + again + " and do what its face says"
			}
			return line + again + ": " + strings.Join(english.Each(e.Rows, func(r model.RollRow) string { return n.row(e.Die, r) }), "; ")
		},
	}
}

// Table is the title of a table of the rule set.
func (n Names) Table(id string) string {
	return Titled(n.Rules.Tables, id, func(t model.RollTable) (string, string) { return t.ID, t.Title })
}

// chooseEffect: the acting player picks one of several things.
func chooseEffect() Effect {
	return Effect{
		Kind: "choose", Takes: []string{"options", "count", "same", "apart", "anytime"},
		Idle: noOption,
		Words: func(n Names, e model.Effect) string {
			line := "choose"
			if e.Count > 0 {
				line += fmt.Sprintf(" up to %d", e.Count) + english.Pick(e.Same, ", also the same one again", "") + english.Pick(e.Apart, ", each for something else", "")
			}
			if e.Anytime {
				line += ", before, between or after other actions"
			}
			list := english.Each(e.Options, n.Option)
			if slices.ContainsFunc(e.Options, func(o model.Option) bool { return o.Title == "" }) {
				return line + ": " + strings.Join(list, "; or ")
			}
			return line + ": " + english.List(list, "or")
		},
	}
}

// ifEffect: some things are done only if something is so.
func ifEffect() Effect {
	return Effect{
		Kind: "if", Takes: []string{"if", "do", "otherwise"}, Aside: true,
		Words: func(n Names, e model.Effect) string {
			if e.If == nil {
				return "see whether it is so"
			}
			line := "if " + n.Condition(*e.If) + ", " + n.Effects(e.Do)
			if otherwise := n.Effects(e.Otherwise); otherwise != "" {
				line += ", and otherwise " + otherwise
			}
			return line
		},
	}
}

// repeatEffect: some things are done as often as a counter shows. How often that is nobody knows before.
func repeatEffect() Effect {
	return Effect{
		Kind: "repeat", Takes: []string{"of", "do"}, Aside: true,
		Repeats: func(e model.Effect) []Cell { return []Cell{{Sort: CounterCell, ID: e.Of, Low: 1, High: Endless}} },
		Writes: func(e model.Effect) []Cell {
			var out []Cell
			Every(e.Do, func(inner model.Effect) {
				for _, c := range Writes(inner) {
					c.Move = c.Move.perHit()
					if c.Low > 0 && c.Sort == FigureCell {
						c.Low = Endless
					}
					out = append(out, c)
				}
			})
			return out
		},
		Words: func(n Names, e model.Effect) string {
			return "as often as " + n.counterOf(e.Of, "the acting crew") + " shows: " + n.Effects(e.Do)
		},
	}
}

// rerollEffect: a roll is made again.
func rerollEffect() Effect {
	return Effect{
		Kind: "reroll", Takes: []string{"roll", "dice", "showing"},
		Words: func(_ Names, e model.Effect) string {
			if e.Dice > 0 {
				return "roll " + english.Pick(len(e.Showing) == 0, "up to ", "") + english.Count(e.Dice, "die") + showing(e.Showing) + " of the " + cmp.Or(english.Spelled(e.Roll), "last") + " roll again"
			}
			if strings.HasSuffix(e.Roll, "-cost") || strings.HasSuffix(e.Roll, "-price") {
				return "roll the " + english.Spelled(e.Roll) + " again"
			}
			return "make the " + cmp.Or(english.Spelled(e.Roll), "last") + " roll again"
		},
	}
}

// showing narrows dice to those that show something: " with a blank or misfire".
func showing(faces []string) string {
	if len(faces) == 0 {
		return ""
	}
	return " with " + english.One(english.List(faces, "or"))
}

// treatAsEffect: a result of the chance die counts as another.
func treatAsEffect() Effect {
	return Effect{
		Kind: "treat-as", Takes: []string{"result"}, OnRoll: true,
		Words: func(n Names, e model.Effect) string {
			return "it counts as " + english.Quoted(english.Spelled(e.Result))
		},
	}
}

// ignoreEffect: nothing happens where something would have.
func ignoreEffect() Effect {
	return Effect{
		Kind: "ignore", OnRoll: true,
		Words: func(Names, model.Effect) string { return "nothing happens" },
	}
}

// skipEffect: a phase is left out this round.
func skipEffect() Effect {
	return Effect{
		Kind: "skip", Takes: []string{"phase"},
		Words: func(n Names, e model.Effect) string {
			return "leave out the phase " + english.Quoted(n.Phase(e.Phase))
		},
	}
}

// ruleEffect: another rule works.
func ruleEffect() Effect {
	return Effect{
		Kind: "rule", Takes: []string{"rule"},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: RuleCell, ID: e.Rule}} },
		Words:  func(n Names, e model.Effect) string { return n.Rule(e.Rule) + " works" },
	}
}

// endEffect: the mission ends.
func endEffect() Effect {
	return Effect{
		Kind:   "end",
		Writes: func(model.Effect) []Cell { return []Cell{{Sort: EndCell}} },
		Words:  func(Names, model.Effect) string { return "the mission ends" },
	}
}

// proseEffect: something that only the text says.
func proseEffect() Effect {
	return Effect{
		Kind:   "prose",
		Writes: func(model.Effect) []Cell { return []Cell{{Sort: ProseCell}} },
		Words:  func(Names, model.Effect) string { return "" },
	}
}

// deckWrites is what is done to the deck, and the card that comes up where one is drawn; other changes of the deck wait
// until one is.
func deckWrites(e model.Effect) []Cell {
	out := []Cell{{Sort: DeckCell, ID: e.Card, Any: e.Category, State: e.Op}}
	if e.Op == "draw" {
		out = append(out, Cell{Sort: CardCell, ID: e.Card, Any: e.Category})
	}
	return out
}

// Option is one thing to pick: its title, with what it does, or what it does alone.
func (n Names) Option(o model.Option) string {
	does := n.Effects(o.Do)
	line := cmp.Or(o.Title, does)
	if o.If != nil {
		line += ", if " + n.Condition(*o.If)
	}
	if o.Title != "" && does != "" {
		return line + " (" + does + ")"
	}
	return line
}

func (n Names) row(die string, r model.RollRow) string {
	does := n.Effects(r.Do)
	if said := Spoken(r.Text.Blocks); said != "" {
		does = strings.TrimSuffix(said, ".")
	}
	if does == "" {
		does = "nothing"
	}
	return n.Result(die, r) + " – " + does
}

// Result is what a row of a table is for: numbers, a face with a symbol, or hits on a die that has no numbers.
func (n Names) Result(die string, r model.RollRow) string {
	i := slices.IndexFunc(n.Rules.Dice, func(d model.Die) bool { return d.ID == die })
	switch {
	case r.Symbol != "":
		return english.One(english.Spelled(r.Symbol))
	case i < 0 || slices.ContainsFunc(n.Rules.Dice[i].Faces, func(f model.Face) bool { return f.Number > 0 }):
		return english.Span(r.From, r.To)
	case r.From == 0 && r.To == 0:
		return "no hit"
	case r.To > r.From:
		return english.Span(r.From, r.To) + " hits"
	}
	return english.Count(r.From, "hit")
}
