package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Program says what a program does, in a sentence or two: when it is used, if what is so, at what cost, and what comes of
// it. "In answer, when the character is chosen as the target of a ranged assault: take a move into cover."
func (n Names) Program(p model.Program) string {
	var head []string
	if p.Phase != "" {
		head = append(head, "in the "+english.Spelled(p.Phase)+" phase")
	}
	if p.When != nil {
		head = append(head, english.Pick(p.When.Moment == "since", "", "when ")+n.Event(*p.When))
	}
	n = n.About(p.When)
	n.It, n.Target = again(n.It), again(n.Target)
	if p.If != nil && p.Target == nil {
		head = append(head, "if "+n.Condition(*p.If))
	}
	does := n
	if strings.HasPrefix(n.Self, anyOf) && p.When != nil {
		does.Self = "it"
	}
	line := english.Pick(p.Optional, "if wanted, ", "") + strings.Join(append(does.deeds(p.Do), n.costs(p.Cost)...), "; ")
	if strings.Contains(line, chosenPoint) {
		line = "choose any point of the board: " + line
	}
	if p.Target != nil {
		line = "choose " + n.chosen(*p.Target) + n.provided(p.If) + ": " + line
	}
	if len(head) > 0 {
		line = strings.Join(head, ", ") + ": " + line
	}
	if p.Fallen {
		line += ", even if it has been defeated"
	}
	return english.Sentence(line)
}

// provided is what must be so of somebody who is chosen.
func (n Names) provided(c *model.Condition) string {
	if c == nil {
		return ""
	}
	return ", if " + n.Condition(*c)
}

// Programs says what several programs do, one after another: all the ways in which something can be used, and when.
func (n Names) Programs(list []model.Program) string {
	var out []string
	for i, p := range list {
		line := n.Program(p)
		if p.Use == "reaction" && p.When == nil {
			line = "At any time: " + english.Lower(line)
		}
		out = append(out, asWay(list, i, line))
	}
	return strings.Join(out, " ")
}

// asWay is what a program of a list does, as words say it: after others that are used in the bearer's turn as well, it is
// another way of using the same thing, and only one of them is chosen.
func asWay(list []model.Program, i int, words string) string {
	inTurn := func(p model.Program) bool { return p.Use == "turn" }
	if inTurn(list[i]) && slices.ContainsFunc(list[:i], inTurn) {
		return "Or " + english.Lower(words)
	}
	return words
}

// deeds are what a program does, in order.
func (n Names) deeds(list []model.Effect) []string {
	if line := n.Effects(list); line != "" {
		return []string{line}
	}
	return nil
}

// Costs says what using something takes, in a sentence; empty where it takes nothing.
func (n Names) Costs(c *model.Cost) string {
	if out := n.costs(c); len(out) > 0 {
		return english.Sentence(strings.Join(out, "; "))
	}
	return ""
}

// costs say what using something takes.
func (n Names) costs(c *model.Cost) (out []string) {
	if c == nil {
		return nil
	}
	if c.Actions > 0 {
		out = append(out, "it takes "+english.Count(c.Actions, "action"))
	}
	if c.Turn {
		out = append(out, "this takes the whole turn")
	}
	if c.Own {
		out = append(out, "in a turn of its own among those of the crew’s traders")
	}
	if c.Effortless {
		out = append(out, "it takes an effortless action")
	}
	if c.Ammo > 0 {
		out = append(out, "it takes "+english.Count(c.Ammo, "ammo peg"))
	}
	if c.Health > 0 {
		out = append(out, "it costs "+english.Count(c.Health, "health peg"))
	}
	if c.UA > 0 {
		out = append(out, fmt.Sprintf("it costs %d UA", c.UA))
	}
	if c.Once != "" {
		out = append(out, "once a "+c.Once)
	}
	if c.UpTo != "" {
		out = append(out, "no more often in a round than its "+english.Spelled(c.UpTo)+" says")
	}
	switch c.Token {
	case "flip":
		out = append(out, "then turn the token over")
	case "discard":
		out = append(out, "then give the token back")
	}
	return out
}
