package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// sayEvent is what a rule waits for; it completes "when …".
func (t *Table) sayEvent(l *program.Leaf) string { return t.names().Event(*l.Trigger) }

// sayCondition is what must be so; it completes "is it so that …".
func (t *Table) sayCondition(source string, c *program.Condition) string {
	return t.namesIn(source).Condition(*c.Condition)
}

// namesIn are the names in the words of a rule: of the figure that sets it off, too.
func (t *Table) namesIn(source string) kinds.Names {
	if r := t.program.Rule(source); r != nil {
		return t.names().About(r.When)
	}
	return t.names()
}

// sayEffect tells the players to do an effect of a rule or a card.
func (t *Table) sayEffect(source string, e effect) string {
	if say := t.game.steps[e.Code].say; say != nil {
		if words := say(t, source, e); words != "" {
			return words
		}
	}
	if words := t.namesIn(source).Effect(*e.Effect); words != "" {
		return english.Sentence(words)
	}
	return "Do what the text of the rule says."
}

// sayProse has the words of the rule or card, where only they say it.
func sayProse(t *Table, source string, _ effect) string {
	return kinds.Spoken(t.sourceText(source).Blocks)
}

// sayFrom is who gets something, behind a verb; nothing where it is the one who acts.
func (t *Table) sayFrom(w *model.Who) string {
	if w == nil || program.AnyTrader(w) && w.Traders == "acting" {
		return ""
	}
	return "to " + t.names().Who(w)
}

// sayPlace is where: "in the vault", "at entry point 3".
func (t *Table) sayPlace(p *model.Place) string {
	if p == nil {
		return "where the rule says"
	}
	return t.names().Place(*p)
}

// saySwitchDoors says how the doors stand where that leaves open which of them is meant.
func saySwitchDoors(t *Table, _ string, e effect) string {
	if len(t.openOf(e.Doors)) == 1 || slices.ContainsFunc(e.Doors, func(id string) bool { return t.door(id) == "" }) {
		return ""
	}
	names := english.And(english.Each(e.Doors, t.pieceTitle))
	stand := english.Each(e.Doors, func(id string) string { return fmt.Sprintf("%s is %s", t.pieceTitle(id), t.door(id)) })
	return fmt.Sprintf("The rule changes %s over when one of them alone is open, but %s. Decide what it means now, and set the doors under Mission.", names, english.And(stand))
}

// sayReveal has the words as somebody reads them out.
func sayReveal(t *Table, _ string, e effect) string {
	if text := kinds.Spoken(e.Text.Blocks); text != "" {
		return "Read out: “" + text + "”"
	}
	if words := t.names().Effect(*e.Effect); words != "" {
		return english.Sentence(words)
	}
	return "Read out what the rule says."
}
