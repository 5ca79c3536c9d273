package corespace

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

func bare(ignoreArmour bool) string {
	if ignoreArmour {
		return ", and armour does not count"
	}
	return ""
}

// saySwitchDoors says how the doors stand where that leaves open which of them is meant.
func saySwitchDoors(t *Table, e effect) string {
	names := english.And(english.Each(e.Doors, t.pieceTitle))
	if len(t.openOf(e.Doors)) == 1 || slices.ContainsFunc(e.Doors, func(id string) bool { return t.door(id) == "" }) {
		return "Of " + names + " shut the open one and open the other."
	}
	stand := english.Each(e.Doors, func(id string) string { return fmt.Sprintf("%s is %s", t.pieceTitle(id), t.door(id)) })
	return fmt.Sprintf("The rule changes %s over when one of them alone is open, but %s. Decide what it means now, and set the doors under Mission.", names, english.And(stand))
}

func sayDraw(t *Table, e effect) string {
	if e.Draw == nil {
		return "Draw tokens."
	}
	words := []string{fmt.Sprintf("Draw %d", max(e.Draw.Count, 1))}
	for _, w := range []string{english.Spelled(e.Draw.Size), english.Spelled(e.Draw.Category)} {
		if w != "" {
			words = append(words, w)
		}
	}
	from := map[string]string{"pouch": "from the pouch", "rare": "from the rare ones", "supply": "from the supply"}[e.Draw.From]
	words = append(words, "× token", from)
	if e.Into != "" {
		words = append(words, "into "+t.pieceTitle(e.Into))
	} else {
		words = append(words, "for "+t.sayTo(e.To))
	}
	return strings.Join(words, " ") + "."
}

func sayRemove(t *Table, e effect) string {
	what := "the piece"
	switch {
	case e.Who != nil:
		what = t.sayEvery(e.Who)
	case e.Token != "":
		what = t.tokenTitle(e.Token)
	case e.Piece != "":
		what = t.pieceTitle(e.Piece)
	}
	if e.Forever {
		return fmt.Sprintf("Remove from the campaign: %s.", what)
	}
	return fmt.Sprintf("Remove from the game: %s.", what)
}

func saySpawn(t *Table, e effect) string {
	n := fmt.Sprint(max(e.Count, 1))
	switch {
	case e.Die != "":
		n = "as many as the " + t.dieTitle(e.Die) + " shows"
	case e.PerCrew:
		n += " for each crew"
	}
	line := fmt.Sprintf("Place %s × %s %s", n, t.npcTitle(e.NPC), t.sayPlace(e.At))
	if e.State != "" {
		line += ", " + e.State
	}
	return line + "."
}

func sayMove(t *Table, e effect) string {
	verb := map[string]string{"scatter": "Scatter", "push": "Push", "pull": "Pull", "teleport": "Set down"}[e.Mode]
	line := cmp.Or(verb, "Move") + " " + t.sayEvery(e.Who)
	if e.By > 0 {
		line += fmt.Sprintf(" %s in", e.By)
	}
	switch {
	case e.Mode == "toward" && e.Place == nil:
		line += " towards its target"
	case e.Mode == "away" && e.Place == nil:
		line += " away"
	case e.Mode == "away":
		line += " away from " + t.sayGoal(e.Place)
	case e.Place != nil && e.Mode != "teleport" && e.Mode != "scatter":
		line += " towards " + t.sayGoal(e.Place)
	case e.Place != nil:
		line += " " + t.sayPlace(e.Place)
	}
	return line + "."
}

// sayGoal is a place that somebody heads for: "the vault", "entry point 3".
func (t *Table) sayGoal(p *model.Place) string {
	if p.Within == 0 && p.At == nil {
		for _, word := range []string{"in ", "at ", "beside ", "aboard "} {
			if name, ok := strings.CutPrefix(t.sayPlace(p), word); ok {
				return name
			}
		}
	}
	return "the place " + t.sayPlace(p)
}

func sayBehaviour(t *Table, e effect) string {
	line := "From now on " + t.sayEvery(e.Who)
	if e.Chart != "" {
		line += " follows the chart " + english.Quoted(english.Spelled(e.Chart))
	} else {
		line += " does what the text of the rule says"
	}
	if e.Toward != nil {
		line += " and heads for " + t.sayGoal(e.Toward)
	}
	return line + "."
}

func sayControl(t *Table, e effect) string {
	player := map[string]string{"acting": "the acting player", "nearest": "the player with the nearest trader",
		"turn-counter": "the player with the turn counter", "rescuer": "the player who came to the rescue"}[e.Player]
	what := ""
	if e.Who != nil {
		what = t.sayEvery(e.Who)
	}
	if e.Piece != "" {
		what = t.pieceTitle(e.Piece)
	}
	line := fmt.Sprintf("From now on %s plays %s", cmp.Or(player, "a player"), what)
	if len(e.Actions) > 0 {
		line += ", with these actions: " + english.And(english.Each(e.Actions, english.Spelled))
	}
	return line + "."
}

func sayStat(t *Table, e effect) string {
	change := fmt.Sprintf("%+d", e.Add)
	if e.Becomes != nil {
		change = fmt.Sprintf("is now %d", *e.Becomes)
	}
	line := fmt.Sprintf("For %s: %s %s", t.sayEvery(e.Who), english.Spelled(e.Stat), change)
	if e.Until != "" {
		line += ", until the end of the " + e.Until
	}
	return line + "."
}

func sayCounter(t *Table, e effect) string {
	name := english.Quoted(t.counterTitle(e.Of))
	if e.Becomes != nil {
		return fmt.Sprintf("%s becomes %d.", name, *e.Becomes)
	}
	line := fmt.Sprintf("%s changes by %+d", name, e.Add)
	if e.PerHit {
		line += " for each success"
	}
	return line + "."
}

func sayDeck(t *Table, e effect) string {
	n := "all"
	if e.Count > 0 {
		n = fmt.Sprint(e.Count)
	}
	what := "cards"
	switch {
	case e.Card != "":
		what = "card " + english.Quoted(t.cardTitle(e.Card))
	case e.Category != "":
		what = t.cardKindTitle(e.Category) + " cards"
	}
	do := map[string]string{"draw": "Draw", "remove": "Take out of the deck", "set-aside": "Set aside", "shuffle-in": "Shuffle into the deck",
		"shuffle-top": "Shuffle and put on top of the deck", "top": "Put on top of the deck"}[e.Op]
	return fmt.Sprintf("%s: %s × %s.", do, n, what)
}

func sayReveal(t *Table, e effect) string {
	if text := plain(e.Text); text != "" {
		return "Read out: “" + text + "”"
	}
	if e.Hidden != "" {
		return "Find out what " + english.Quoted(english.Spelled(e.Hidden)) + " is."
	}
	return "Read out what the rule says."
}
