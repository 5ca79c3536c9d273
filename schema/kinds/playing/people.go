package playing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// persuade is how an NPC is talked round.
func persuade(_ Names, r *model.RuleSet) string {
	p := r.Play.Persuade
	if p == nil {
		return ""
	}
	var with []string
	if p.Contact {
		with = append(with, "in base contact with the NPC")
	}
	if p.Alone {
		with = append(with, "with no other enemy in base contact")
	}
	roll := "Roll"
	if len(with) > 0 {
		roll = english.Capital(english.And(with)) + ": roll"
	}
	return roll + fmt.Sprintf(" as many dice as the trader’s board shows for %s, whatever pegs are left. The NPC’s %s value is taken off the hits; %s must be left.%s",
		english.Spelled(p.Dice), english.Spelled(p.Against), hits(p.Hits), english.Pick(p.Needed, " An NPC without that value cannot be persuaded.", ""))
}

// aims is what persuading is for.
func aims(n Names, r *model.RuleSet) string {
	p := r.Play.Persuade
	if p == nil || len(p.Aims) == 0 {
		return ""
	}
	size := ""
	if p.Size != "" {
		size = n.Size(p.Size) + " "
	}
	words := map[string]string{"swap": "to swap a " + size + "token", "join": "to win the NPC for the crew", "mission": "what the mission names"}
	line := "Say before the roll what it is for: " + english.List(english.Each(p.Aims, func(id string) string { return words[id] }), "or") + "."
	if p.Draw != nil {
		line += " An NPC that carries nothing offers " + drawn(n, *p.Draw) + "; what is not taken stays with it."
	}
	return line
}

// repair is what mending takes.
func repair(n Names, r *model.RuleSet) string {
	p := r.Play.Repair
	if p == nil {
		return ""
	}
	out := []string{fmt.Sprintf("Roll %s, each hit is a repair point. Points are kept from one time to the next. A token is in the character’s tray, or in that of somebody in base contact.", english.Count(p.Dice, "combat die"))}
	takes := []string{fmt.Sprintf("A broken token takes %s", english.Count(p.Token, "point"))}
	for _, of := range p.Pieces {
		takes = append(takes, fmt.Sprintf("%s %d", english.One(english.Lower(n.Sort(of.ID))), of.Count))
	}
	if p.Defeated > 0 {
		takes = append(takes, fmt.Sprintf("a defeated machine %d, and it stands up with %s", p.Defeated, english.Count(p.Stands, "health peg")))
	}
	out = append(out, strings.Join(takes, ", ")+".")
	if p.Health > 0 {
		out = append(out, fmt.Sprintf("A damaged machine gets %s for each point.", english.Count(p.Health, "health peg")))
	}
	if !p.Self {
		out = append(out, "No machine mends itself in this way unless something says so.")
	}
	return strings.Join(out, " ")
}

// items is what holds for equipment in general.
func items(n Names, r *model.RuleSet) string {
	if i := r.Play.Items; i != nil && i.Serves != nil {
		return "An item may serve " + n.Who(i.Serves) + " as well as its bearer, and is not handed over for that."
	}
	return ""
}

// arrivals is how NPCs come onto the board.
func arrivals(n Names, r *model.RuleSet) string {
	a := r.Play.Arrivals
	if a == nil {
		return ""
	}
	out := []string{fmt.Sprintf("The %s picks the entry point, once for each kind that arrives. They stand beside it, or as near as there is room.", n.Die(a.Die))}
	if elsewhere := apart(n, r); elsewhere != "" {
		out = append(out, elsewhere)
	}
	if a.Before {
		out = append(out, "Each group arrives just before it acts; whoever a card or a rule brings at another time acts with its group as usual.")
	}
	if a.Lowest {
		out = append(out, "An icon that stands for a whole group brings the lowest of its ranks that is at hand.")
	}
	if a.Spare != "" {
		out = append(out, fmt.Sprintf("Where the figures of the %s run out, traders who are not in play may take their place at random, by the backs of their boards.", n.Group(a.Spare)))
	}
	return strings.Join(out, " ")
}

// apart is who arrives at other places than entry points.
func apart(n Names, r *model.RuleSet) string {
	var at []string
	names := map[string][]string{}
	for _, l := range r.Hostility.Levels {
		for _, a := range l.Arrivals {
			name := english.One(n.NPC(a.NPC))
			if a.At == "" || slices.Contains(names[a.At], name) {
				continue
			}
			if names[a.At] == nil {
				at = append(at, a.At)
			}
			names[a.At] = append(names[a.At], name)
		}
	}
	return strings.Join(english.Each(at, func(id string) string {
		return english.Capital(english.List(names[id], "or")) + " comes at the " + marker(r, id) + " of that number instead."
	}), " ")
}

// marker is a kind of marker, inside a sentence.
func marker(r *model.RuleSet, id string) string {
	for _, k := range r.Markers {
		if k.ID == id {
			return english.Lower(k.Title)
		}
	}
	return english.Spelled(id)
}

// npcs is what holds for all NPCs.
func npcs(n Names, r *model.RuleSet) string {
	p := r.Play.NPCs
	if p == nil {
		return ""
	}
	var out []string
	if p.First != "" {
		out = append(out, "An NPC that is prone must "+deed(r, p.First)+" first.")
	}
	if p.Range != "" {
		out = append(out, "NPCs shoot up to "+n.Range(p.Range)+" range, at those engaged with others by the usual rules. A move of theirs goes as far as it can, but ends in base contact with the target.")
	}
	if len(p.Without) > 0 {
		out = append(out, english.Capital(sparing(p.Without))+" mean nothing to them unless a rule says so.")
	}
	if p.Harm > 0 {
		out = append(out, fmt.Sprintf("They do not go where they would be harmed, such as within %s of what is dangerous, unless there is no other way to their target.", far(r, p.Harm)))
	}
	return strings.Join(out, " ")
}

// targets is how NPCs pick whom they go for, and how they go there.
func targets(_ Names, r *model.RuleSet) string {
	p := r.Play.NPCs
	if p == nil || len(p.Targets) == 0 {
		return ""
	}
	where := map[string]string{"contact": "in base contact", "sight": "in sight", "board": "on the board, by the shortest way"}
	steps := english.Each(p.Targets, func(s model.TargetStep) string {
		return "an enemy " + where[s.Among] + english.Pick(s.Open, " and out of cover", "") + english.Pick(s.Harm, english.Pick(s.Shots, " whom it can harm, should it have to shoot", " whom its attack can harm"), "")
	})
	near := "the nearest out of cover, else the nearest"
	if slices.ContainsFunc(p.Targets, func(s model.TargetStep) bool { return s.Open }) {
		near = "the nearest" // cover comes before the list
	}
	out := []string{"The target is " + strings.Join(steps, "; else ") + ".",
		"Of several it is the highest on the target list of the group; of those alike " + near + ". The defeated are left alone."}
	if p.Skirt {
		out = append(out, "On the way NPCs keep out of contact with everybody else; where there is no way past, they stop beside whoever bars it.")
	}
	return strings.Join(out, " ")
}

// joined is what holds for NPCs in a crew.
func joined(n Names, r *model.RuleSet) string {
	j := r.Play.Joined
	if j == nil {
		return ""
	}
	out := []string{fmt.Sprintf("An NPC that has joined is one of the crew for all purposes: it acts in the %s phase with all actions and the numbers of its NPC side%s.", n.Phase(j.Phase), english.Pick(j.Acts, ", beginning with the round in which it joins", "")),
		fmt.Sprintf("It carries 1 %s token, which traders may swap with it, and may search for one%s.", n.Size(j.Size), english.Pick(j.Uses, "", ", but uses none"))}
	if j.Draw != nil {
		out = append(out, fmt.Sprintf("If it comes with none, draw %s for it.", drawn(n, *j.Draw)))
	}
	if len(j.Never) > 0 {
		never := english.Each(j.Never, func(id string) string { return strings.Replace(n.Who(&model.Who{Group: id}), "any ", "no ", 1) })
		out[0] = english.Capital(english.List(never, "or")) + " can join a crew; any other NPC can. " + out[0]
	}
	out = append(out, "If it leaves the crew, it keeps what it carries.")
	if j.Gone {
		out = append(out, "Defeated it is out of the game, with no reviving, and leaves what it carried where it fell.")
	}
	return strings.Join(out, " ")
}

// truce is what holds between crews that help each other.
func truce(_ Names, r *model.RuleSet) string {
	t := r.Play.Truce
	if t == nil {
		return ""
	}
	line := "Crews may agree at any time to help each other, and break their word just as freely."
	if !t.Enemies {
		line += " As long as it holds they are no enemies, so that no attack of opportunity falls between them."
	}
	if t.Share {
		line += " They share what they win evenly."
	}
	return line
}

// leader is a player who plays the NPCs.
func leader(_ Names, r *model.RuleSet) string {
	l := r.Play.Leader
	if l == nil {
		return ""
	}
	line := "A player may play all NPCs, in place of the charts and the rules for targets"
	switch {
	case !l.Crew:
		return line + ", and no crew."
	case !l.Career:
		return line + "; that player does not advance in a campaign, and so gains no career points."
	}
	return line + "."
}

// handling is how things are picked up and handed over.
func handling(_ Names, r *model.RuleSet) string {
	i := r.Play.Items
	if i == nil || i.Near == "" {
		return ""
	}
	where := map[string]string{"contact": "in base contact", "adjacent": "beside the character, corner to corner as well"}[i.Near]
	return "Pick up, drop, give, take or swap a token: one that lies " + where + ", or that of a willing character there."
}
