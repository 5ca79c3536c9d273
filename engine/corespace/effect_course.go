package corespace

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// doChoose offers what is open: what must be so for an option, and the table does not know, stands beside it.
func doChoose(t *Table, m *Matter, e effect) outcome {
	ask := &Ask{Kind: askChoose, Text: "The acting player chooses."}
	for i, o := range e.Options {
		c := Choice{Label: cmp.Or(o.Title, english.Capital(t.names().Effects(o.Do))), Steps: e.Choices[i]}
		if must := e.Musts[i]; must != nil {
			switch how, _ := t.judge(&Matter{}, must); how {
			case no:
				continue
			case unsure:
				c.Label += ", if " + t.sayCondition(m.Source, must)
			}
		}
		ask.Options = append(ask.Options, c)
	}
	if len(ask.Options) == 0 {
		return idle
	}
	m.Ask = ask
	return acted
}

// doIf does what comes of it that something is so or is not; the players are asked only what the table does not know.
func doIf(t *Table, m *Matter, e effect) outcome {
	how, _ := t.judge(&Matter{}, e.Musts[0])
	switch {
	case how == yes:
		m.Steps = slices.Concat(e.Choices[0], m.Steps)
		return acted
	case how == no && len(e.Choices[1]) == 0:
		return idle
	case how == no:
		m.Steps = slices.Concat(e.Choices[1], m.Steps)
		return acted
	}
	m.Ask = &Ask{Kind: askChoose, Text: "Is it so: " + t.sayCondition(m.Source, e.Musts[0]) + "?"}
	m.Ask.Options = []Choice{{Label: "Yes", Steps: e.Choices[0]}, {Label: "No", Steps: e.Choices[1]}}
	return acted
}

func doEnd(t *Table, _ *Matter, _ effect) outcome {
	t.end()
	return acted
}

// doRoll lets the table roll, or the players say what they have rolled.
func doRoll(t *Table, m *Matter, e effect) outcome {
	if e.ID.Die == program.None || len(e.Rows) == 0 {
		return byHand
	}
	n := max(e.Dice, 1)
	m.Ask = &Ask{Kind: askRoll, Text: t.sayEffect(m.Source, e)}
	m.Ask.Options = append(m.Ask.Options, Choice{Label: "Roll here", Dice: n, Steps: []effect{e}})
	m.Ask.Options = append(m.Ask.Options, t.rowChoices(e, nil, "")...)
	m.Ask.Options = append(m.Ask.Options, Choice{Label: "Another result", Text: "No row of the table is for this result."})
	return acted
}

// rowChoices are the rows of a table that are for a result; all of them where none is known.
func (t *Table) rowChoices(e effect, result *int, symbol string) []Choice {
	shown := slices.ContainsFunc(e.Rows, func(r model.RollRow) bool { return r.Symbol != "" && r.Symbol == symbol })
	var out []Choice
	for i, row := range e.Rows {
		if result == nil || shown && row.Symbol == symbol || !shown && row.Symbol == "" && *result >= row.From && *result <= max(row.To, row.From) {
			out = append(out, Choice{Label: english.Capital(t.names().Result(e.Die, row)), Steps: e.Results[i], Text: kinds.Spoken(row.Text.Blocks)})
		}
	}
	return out
}

// rollTable does what the row of a table says: that of the table's own roll, or the one the players name.
func (t *Table) rollTable(m *Matter, c Choice) {
	if c.Dice > 0 {
		t.rollRow(m, c.Steps[0], c.Dice)
		return
	}
	switch {
	case c.Text != "":
		t.emit(Event{Kind: Said, Text: english.Sentence(c.Text)})
	case c.Steps == nil:
		t.emit(Event{Kind: NoEffect, Text: "This result does nothing."})
	}
	m.Steps = slices.Concat(c.Steps, m.Steps)
}

// mostRolls is how often a result that does not count is rolled again: a die may have no other.
const mostRolls = 100

// thrown is a roll for an effect: what the dice come to, and a symbol among them.
func (t *Table) thrown(e effect, dice int) (sum int, symbol string) {
	for range min(dice, MaxDice) {
		f := t.face(t.rules.Dice[e.ID.Die])
		sum += f.Number + f.Count
		symbol = cmp.Or(f.Symbol, symbol)
	}
	return sum, symbol
}

// rollRow rolls and does the row of the result. Which of several rows is meant only the players can say.
func (t *Table) rollRow(m *Matter, e effect, dice int) {
	sum, symbol := t.thrown(e, dice)
	for range mostRolls {
		if !slices.Contains(e.Again, sum) {
			break
		}
		sum, symbol = t.thrown(e, dice)
	}
	fit := t.rowChoices(e, &sum, symbol)
	switch len(fit) {
	case 0:
		t.emit(Event{Kind: Said, Text: fmt.Sprintf("No row of the table is for %d.", sum)})
	case 1:
		t.rollTable(m, fit[0])
	default:
		m.Ask = &Ask{Kind: askRoll, Text: fmt.Sprintf("The result is %d, and more than one row is for it. Which of them counts?", sum), Options: fit}
	}
}

// askCheck asks for a roll that must succeed. The dice depend on who rolls, which the players know.
func (t *Table) askCheck(c model.Check, perHit bool) *Ask {
	ask := &Ask{Kind: askCheck, Text: "Did the roll succeed? " + t.names().Check(c)}
	need := max(c.Hits, 1)
	if perHit {
		for n := need; n < need+mostHits; n++ {
			ask.Options = append(ask.Options, Choice{Label: english.Count(n, "success"), Hits: n})
		}
	} else {
		ask.Options = append(ask.Options, Choice{Label: "Succeeded", Hits: need})
	}
	ask.Options = append(ask.Options, Choice{Label: "Failed"})
	if t.checkDie(c) == nil {
		return ask
	}
	most := c.Dice
	for _, b := range c.Bonus {
		most += max(b.Dice, 0)
	}
	for n := max(c.Dice, 1); n <= min(most, MaxDice); n++ {
		ask.Options = append(ask.Options, Choice{Label: "Roll " + english.Count(n, "die") + " here", Dice: n})
	}
	return ask
}

// mostHits is how many numbers of successes a question offers.
const mostHits = 4

// checkDie is the die of a roll: its own, or the combat die of the edition, which is the one that is
// rolled with others behind it.
func (t *Table) checkDie(c model.Check) *model.Die {
	if c.Die != "" {
		return t.die(c.Die)
	}
	for i, d := range t.rules.Dice {
		if d.Then != "" && t.die(d.Then) != nil {
			return &t.rules.Dice[i]
		}
	}
	return nil
}

// rollCheck rolls for a rule and returns the hits, 0 if they are too few.
func (t *Table) rollCheck(c model.Check, n int) int {
	die, hits := t.checkDie(c), 0
	for i := range n {
		if i == 1 && die.Then != "" {
			die = t.die(die.Then)
		}
		hits += t.face(*die).Count
	}
	if hits < max(c.Hits, 1) {
		return 0
	}
	return hits
}

// rolled goes on after the roll of a rule. One that failed has not worked, and can be tried again.
func (t *Table) rolled(m *Matter, ok bool) {
	if !ok {
		t.emit(Event{Kind: RollFailed, Rule: m.Source})
	}
	t.onward(m, ok)
}

// doRule lets another rule work: what it hangs on still counts, but nobody rolls for it.
func doRule(t *Table, _ *Matter, e effect) outcome {
	if t.program.Rule(e.Rule) == nil {
		return byHand
	}
	t.state.Matters = append(t.state.Matters, &Matter{Source: e.Rule})
	return acted
}

// doSkip leaves out a phase that is still to come in this round.
func doSkip(t *Table, _ *Matter, e effect) outcome {
	i := int(e.ID.Phase)
	switch {
	case i < 0 || t.state.Phase == i && t.state.At >= 2*i:
		return byHand
	case i <= t.state.Phase || slices.Contains(t.state.Skip, e.Phase):
		return idle
	}
	t.state.Skip = append(t.state.Skip, e.Phase)
	t.emit(Event{Kind: ThingSet, Text: fmt.Sprintf("The %s phase is left out this round", t.names().PhaseTitle(e.Phase))})
	return acted
}

// doReveal reads a passage out, or finds out what something hidden is.
func doReveal(t *Table, m *Matter, e effect) outcome {
	if e.ID.Hidden == program.None {
		return byHand
	}
	h := t.mission.Setup.Hidden[e.ID.Hidden]
	t.dropReveal(m, h.ID)
	left := t.maskedOf(h)
	switch {
	case t.unmasked(h.ID).Found != "":
		return idle
	case h.Die == "" || len(left) == 1 && h.Last:
		pick := left[t.luck.Stream(setupStream).Intn(len(left))]
		t.found(m, e, pick)
		return acted
	}
	m.Ask = &Ask{Kind: askHidden, Text: fmt.Sprintf("Which of them is looked at? Roll the %s: on %s it is the one.", t.names().Die(h.Die), kinds.Numbers(h.Results, "or"))}
	for _, id := range left {
		name := t.anyTitle(id)
		m.Ask.Options = append(m.Ask.Options, Choice{Label: name + ": it is", Piece: id, So: true, Steps: []effect{e}},
			Choice{Label: name + ": it is not", Piece: id, Steps: []effect{e}})
		if t.die(h.Die) != nil {
			m.Ask.Options = append(m.Ask.Options, Choice{Label: name + ": roll here", Piece: id, Dice: 1, Steps: []effect{e}})
		}
	}
	return acted
}

// dropReveal takes out what brings something hidden to light by itself, where the deed that it waits for has just set
// off a rule that does so: for one deed the players look once.
func (t *Table) dropReveal(m *Matter, hidden string) {
	i := slices.IndexFunc(t.state.Matters, func(x *Matter) bool {
		return x != m && x.Source == program.RevealID(hidden) && x.Leaf != nil && m.Leaf != nil && x.Leaf.Kind == m.Leaf.Kind && x.It == m.It
	})
	if i >= 0 {
		t.state.Matters = slices.Delete(t.state.Matters, i, i+1)
	}
}

// unmask takes what the roll for something hidden says.
func (t *Table) unmask(m *Matter, c Choice) {
	e := c.Steps[0]
	h := t.mission.Setup.Hidden[e.ID.Hidden]
	if c.Dice > 0 {
		c.So = slices.Contains(h.Results, t.face(*t.die(h.Die)).Number)
	}
	if c.So {
		t.found(m, e, c.Piece)
		return
	}
	x := t.unmasked(h.ID)
	x.Not = append(x.Not, c.Piece)
	t.emit(Event{Kind: ThingSet, Text: english.Capital(t.anyTitle(c.Piece)) + " is not the one"})
}

// found notes what something hidden is, and has read out what is said then.
func (t *Table) found(m *Matter, e effect, what string) {
	t.unmasked(e.Hidden).Found = what
	t.emit(Event{Kind: ThingSet, Text: english.Capital(t.anyTitle(what)) + " is " + t.anyTitle(e.Hidden)})
	if text := kinds.Spoken(e.Text.Blocks); text != "" {
		t.leave(m.Source, "Read out: “"+text+"”")
	}
}

func (t *Table) unmasked(id string) *HiddenState {
	i := find(t.state.Hidden, id, func(h HiddenState) string { return h.ID })
	if i < 0 {
		i = len(t.state.Hidden)
		t.state.Hidden = append(t.state.Hidden, HiddenState{ID: id})
	}
	return &t.state.Hidden[i]
}

// maskedOf are those that something hidden still may be.
func (t *Table) maskedOf(h model.Hidden) []string {
	not := t.unmasked(h.ID).Not
	left := slices.DeleteFunc(slices.Clone(h.Among), func(id string) bool { return slices.Contains(not, id) })
	if len(left) == 0 {
		return h.Among
	}
	return left
}
