package playing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// prone is what can be done by whoever is prone.
func prone(_ Names, r *model.RuleSet) string {
	var can []string
	for _, a := range r.Play.Actions {
		if a.Prone {
			can = append(can, deed(r, a.ID))
		}
	}
	if can == nil {
		return ""
	}
	return "All that a prone character can do is to " + english.List(can, "or") + "; from then on it acts as usual."
}

// effortless is how many effortless actions a turn has.
func effortless(_ Names, r *model.RuleSet) string {
	e := r.Play.Effortless
	if e.Free == 0 {
		return ""
	}
	line := fmt.Sprintf("%s a turn %s free", english.Capital(english.Count(e.Free, "effortless action")), english.Are(e.Free))
	line += english.Pick(e.Between, ", before or after other actions and, unless something else is said, never within one.", ".")
	if e.Pegs > 0 {
		line += fmt.Sprintf(" One more costs %s and is the skill use of the round.", english.Count(e.Pegs, "skill peg"))
	}
	if e.More > 0 {
		line += fmt.Sprintf(" Any other costs %s.", english.Count(e.More, "action"))
	}
	return line
}

// skills is what using skills takes, sort by sort.
func skills(n Names, r *model.RuleSet) string {
	s := r.Play.Skills
	if s.PerRound == 0 {
		return ""
	}
	out := []string{fmt.Sprintf("A trader may use %s a round, at any level of it that the trader has, at %s for each level up to that one%s.", english.Count(s.PerRound, "skill"), english.Count(s.Pegs, "peg"),
		english.Pick(s.Own, ", in the trader’s own turn unless the skill says otherwise", ""))}
	if s.Between {
		out = append(out, "In its own turn, a skill that is no part of an action comes before or after the actions, and takes none of them unless it says so.")
	}
	if s.Apart {
		out = append(out, "Actions that a skill gives come before or after others, not within them, and are not counted as actions of the turn.")
	}
	if s.Wins {
		out = append(out, "Where a skill contradicts a rule, the skill is right.")
	}
	if s.Passive != nil {
		out = append(out, "Passive skills always work, "+english.Pick(*s.Passive == 0, "and cost nothing.", fmt.Sprintf("for %s.", english.Count(*s.Passive, "peg"))))
	}
	if s.Settled {
		out = append(out, "A reaction comes at once when what caused it, and the action at hand, is settled"+english.Pick(s.Acted, ", also from those who have acted this round.", "."))
	}
	if s.Fallen != nil {
		out = append(out, english.Capital(strings.Replace(n.Who(s.Fallen), "any ", "every ", 1))+" can use skills even when defeated.")
	}
	return strings.Join(out, " ")
}

// summed is what comes of the same skill from several sources.
func summed(_ Names, r *model.RuleSet) string {
	if !r.Play.Skills.Summed {
		return ""
	}
	out := fmt.Sprintf("Levels from a trader’s own board, the class and items are added up, to %d at most.", r.Play.Skills.Levels)
	if r.Play.Skills.Covered {
		out += " What stands in the armour slot counts only while no armour is worn."
	}
	return out
}

// deadCards is what becomes of event cards that come to nothing.
func deadCards(_ Names, r *model.RuleSet) string {
	d := r.Play.DeadCards
	if d == nil {
		return ""
	}
	var out []string
	if d.Part {
		out = append(out, "Do as much of a card as can be done.")
	}
	if d.Icon {
		out = append(out, "If that is nothing at all, the NPC of its icon arrives, if it has one.")
	}
	if d.Again {
		out = append(out, "A card of which nothing could be done is shuffled into the deck again, and another is drawn.")
	}
	return strings.Join(out, " ")
}

// random is how one of several things is picked.
func random(n Names, r *model.RuleSet) string {
	if r.Play.Random == nil {
		return ""
	}
	return fmt.Sprintf("Share the numbers of the %s out evenly; roll again on what is left over.", n.Die(r.Play.Random.Die))
}

// matches is where cards that name the levels of other editions are read.
func matches(n Names, r *model.RuleSet) string {
	var out []string
	for _, l := range r.Hostility.Levels {
		if len(l.Matches) > 0 {
			names := english.Each(l.Matches, func(id string) string { return english.Capital(english.Spelled(id)) })
			out = append(out, english.And(names)+" at "+n.Level(l.ID))
		}
	}
	if out == nil {
		return ""
	}
	return "What a card says of a level of another edition is read at one of this, unless a track of that edition stands beside this one: " + strings.Join(out, ", ") + "."
}

// rescue is what holds when a crew goes back at once.
func rescue(n Names, r *model.RuleSet) string {
	s := r.Play.Rescue
	if s == nil {
		return ""
	}
	gets := []string{"up to " + english.Count(s.Health, "lost health peg") + " back"}
	for _, id := range s.Tokens {
		gets = append(gets, english.One(english.Lower(n.Token(id))))
	}
	out := []string{"Go straight back to the board as it was left, with " + english.Pick(s.Whole, "all on it", "all on it but traders") + "; the hostility track and the event cards go on from where they stopped."}
	if s.Others {
		out = append(out, "One crew can do so alone, or others can join in.")
	}
	if s.Loaded {
		out = append(out, "All weapons are loaded.")
	}
	out = append(out, "Each trader gets "+english.And(gets)+".")
	if s.Swaps {
		out = append(out, "Traders of a crew swap equipment as they like.")
	}
	if s.Anywhere {
		out = append(out, "Ships dock at any airlock"+english.Pick(s.Docks == "winner", "; the winner of the game picks first, the others follow clockwise.", "."))
	}
	if s.Most > 0 {
		out = append(out, "This can be done "+english.Times(s.Most)+" after each game; whoever is left behind in it has to be got out in another way.")
	}
	return strings.Join(out, " ")
}

// sets is several sets of figures, how many figures those are, and when they are advised.
func sets(n Names, r *model.RuleSet) string {
	s := r.Play.Sets
	if s == nil {
		return ""
	}
	line := fmt.Sprintf("For a more dangerous game players may use %d sets of figures", s.Count)
	if many := figures(n, r, s); len(many) > 0 {
		line += ", that is " + english.And(many) + ","
	}
	if s.Cards != "" {
		line += " and the event cards " + english.Quoted(n.Cards(s.Cards))
	}
	return line + fmt.Sprintf("; with %s or more that is always advised.", english.Count(s.Crews, "crew"))
}

// figures are those of the groups that cards belong to: in so many boxes of each sort, or in the box of the second set and all others.
// They stand from the many to the few, as one counts them out; rule sets name leaders first.
func figures(n Names, r *model.RuleSet, s *model.SetRules) (out []string) {
	for _, k := range r.NPCs {
		if !with(r, k.Group, s.Cards) {
			continue
		}
		count := boxed(r, k.ID, "")
		if s.Box == "" {
			count *= s.Count
		} else if boxed(r, k.ID, s.Box) == 0 {
			continue
		}
		if count > 0 {
			out = append(out, english.Count(count, n.NPC(k.ID)))
		}
	}
	slices.Reverse(out)
	return out
}

// boxed is how many figures of a kind are in a box, or in all of them where none is named.
func boxed(r *model.RuleSet, npc, box string) (count int) {
	for _, b := range r.Boxes {
		for _, f := range b.NPCs {
			if f.ID == npc && (box == "" || b.ID == box) {
				count += f.Count
			}
		}
	}
	return count
}

// with reports whether event cards belong to a group.
func with(r *model.RuleSet, group, cards string) bool {
	for _, g := range r.Groups {
		for _, c := range g.Cards {
			if g.ID == group && c == cards {
				return true
			}
		}
	}
	return false
}

// players is how many crews can play.
func players(_ Names, r *model.RuleSet) string {
	if r.Crews.Players == 0 {
		return ""
	}
	return fmt.Sprintf("Up to %s can play one game.", english.Count(r.Crews.Players, "crew"))
}
