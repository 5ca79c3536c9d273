package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// sayEvent is what a rule waits for; it completes "when …".
func (t *Table) sayEvent(w trigger) string { return t.names().Event(w) }

// sayCondition is what must be so; it completes "is it so that …".
func (t *Table) sayCondition(c condition) string { return t.names().Condition(c) }

// sayEffect tells the players to do an effect.
func (t *Table) sayEffect(e effect) string {
	if say := effectRow(e.Kind).say; say != nil {
		return say(t, e)
	}
	if words := t.names().Effect(e); words != "" {
		return english.Sentence(words)
	}
	return "Do what the text of the rule says."
}

// sayTask is what a rule or a card leaves to the players: where only its own words say it, these.
func (t *Table) sayTask(source string, e effect) string {
	if e.Kind == "prose" {
		if text := kinds.Spoken(t.sourceText(source).Blocks); text != "" {
			return text
		}
	}
	return t.sayEffect(e)
}

// sayFrom is who gets something, behind a verb; nothing where it is the one who acts.
func (t *Table) sayFrom(w *model.Who) string {
	if w == nil || anyTrader(w) && w.Traders == "acting" {
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
func saySwitchDoors(t *Table, e effect) string {
	if len(t.openOf(e.Doors)) == 1 || slices.ContainsFunc(e.Doors, func(id string) bool { return t.door(id) == "" }) {
		return english.Sentence(t.names().Effect(e))
	}
	names := english.And(english.Each(e.Doors, t.pieceTitle))
	stand := english.Each(e.Doors, func(id string) string { return fmt.Sprintf("%s is %s", t.pieceTitle(id), t.door(id)) })
	return fmt.Sprintf("The rule changes %s over when one of them alone is open, but %s. Decide what it means now, and set the doors under Mission.", names, english.And(stand))
}

// sayReveal has the words as somebody reads them out.
func sayReveal(t *Table, e effect) string {
	if text := kinds.Spoken(e.Text.Blocks); text != "" {
		return "Read out: “" + text + "”"
	}
	if words := t.names().Effect(e); words != "" {
		return english.Sentence(words)
	}
	return "Read out what the rule says."
}
