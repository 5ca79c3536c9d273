package playing

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// grid is what squares are.
func grid(_ Names, r *model.RuleSet) string {
	g := r.Play.Move.Grid
	if g == nil {
		return ""
	}
	out := []string{fmt.Sprintf("A square is %d mm wide. A base fills 1, a large one %d.", g.Millimetres, g.Large)}
	if g.Adjacent == 8 {
		out = append(out, "The 8 squares around one are adjacent to it where no terrain is between, or only a wall with a door or another opening there. Side by side means in base contact, and with an enemy engaged; corner to corner does not.")
	} else {
		out = append(out, "The 4 squares at the sides of one are adjacent to it where no terrain is between, or only a wall with a door or another opening there. Whoever is adjacent is in base contact, and with an enemy engaged.")
	}
	if g.Empty {
		out = append(out, "A move enters empty squares only, and none that terrain on the floor fills in part.")
	}
	if g.Diagonal {
		out = append(out, "It goes from corner to corner only where both squares beside its way are empty.")
	}
	if g.Nearest {
		out = append(out, "What goes askew to the squares takes the way along them that is nearest to its direction.")
	}
	if g.Ruler {
		out = append(out, "With a ruler in place of the squares each of them is an inch, and adjacent means in base contact.")
	}
	return strings.Join(out, " ")
}

// sight is between what lines of sight run, and what is not in their way.
func sight(_ Names, r *model.RuleSet) string {
	s := r.Play.Sight
	if s.From == "" {
		return ""
	}
	base := english.Pick(r.Play.Move.Unit == "square", "square", "base")
	part := map[string]string{"any": "any part of another", "centre": "the centre of another"}
	out := []string{fmt.Sprintf("From %s of a %s to %s.", english.Pick(s.From == "any", "any part", "the centre"), base, part[s.To])}
	if s.Past != nil {
		out = append(out, past(*s.Past))
	}
	if s.Alike {
		out = append(out, "All figures count as equally high, whatever their pose, unless an icon says otherwise.")
	}
	if s.Lying {
		out = append(out, "Whoever is prone is judged as it lies, so that low things may hide it.")
	}
	return strings.Join(out, " ")
}

// past is what does not hinder the one beside it.
func past(p model.Past) string {
	words := map[string]string{"low-terrain": "terrain lower than it", "crew": "figures of its own crew"}
	what := english.And(english.Each(p.What, func(id string) string { return words[id] }))
	where := map[string]string{"contact": "in base contact with it", "adjacent": "beside it, corner to corner as well"}[p.Near]
	return fmt.Sprintf("What stands in between blocks the line, but for the one who looks not %s %s.", what, where)
}

// doubt is how doubtful cover is settled.
func doubt(n Names, r *model.RuleSet) string {
	d := r.Play.Sight.Doubt
	if d == nil {
		return ""
	}
	return fmt.Sprintf("If players cannot agree, roll the %s: up to %d it is the greater cover, above that the lesser.", n.Die(d.Die), d.Most)
}

// rooms is what a room is, and what actions find in it.
func rooms(n Names, r *model.RuleSet) string {
	rooms := r.Play.Rooms
	if rooms == nil {
		return ""
	}
	out := []string{"A room is whatever walls and the rim shut in on all sides, doors and windows left out of account."}
	if rooms.Shared {
		out = append(out, "Where one is very large, or a corridor long, several areas of it may count as rooms of their own, if the players agree.")
	}
	return strings.Join(out, " ")
}

// finds is what an action finds in a room.
func finds(n Names, r *model.RuleSet, a model.ActionKind) string {
	if r.Play.Rooms == nil {
		return ""
	}
	for _, f := range r.Play.Rooms.Finds {
		if f.ID == a.ID {
			return found(n, f)
		}
	}
	return ""
}

// found is what is found in a room, and under which conditions.
func found(n Names, f model.RoomFind) string {
	var needs []string
	if f.Trait != "" {
		needs = append(needs, "with something marked "+n.Trait(f.Trait))
	}
	if f.Place != nil {
		needs = append(needs, n.Place(*f.Place))
	}
	if f.Quiet {
		needs = append(needs, "with no enemy in the room")
	}
	line := "Once a game in each room"
	if len(needs) > 0 {
		line += ", " + english.And(needs)
	}
	it := english.Pick(f.Draw.Count > 1, "them", "it")
	return fmt.Sprintf("%s: draw %s unseen and keep %s, swap %s for something of one’s own, or do without %s. What is left lies on the floor beside the character%s.", line, drawn(n, f.Draw), it, it, it, english.Pick(f.Shown, " face up", ""))
}

// containers is how things are taken out of what can be searched.
func containers(_ Names, r *model.RuleSet) string {
	c := r.Play.Containers
	if c == nil {
		return ""
	}
	return "Look into anything in base contact that can be searched" + english.Pick(c.Often, ", as often as wanted", "") +
		": take out and put in whatever is wanted" + english.Pick(c.Hidden, ", unseen by other players.", ".") +
		english.Pick(c.Beside, " What does not fit in is laid beside it.", "")
}

// move is how far moves go.
func move(_ Names, r *model.RuleSet) string {
	m := r.Play.Move
	var gaits []string
	for _, g := range m.Gaits {
		gaits = append(gaits, fmt.Sprintf("%s for %s (a %s)", far(r, g.Reach), english.Count(g.Actions, "action"), english.Lower(g.Title)))
	}
	line := "Go up to " + far(r, m.Step)
	switch {
	case m.Step == 0:
		return ""
	case len(gaits) > 0:
		line = "Go up to " + english.List(gaits, "or")
	}
	line += ", in any direction"
	if m.Friends {
		line += ". Terrain bars the way, and so does any enemy that does not let others through, as NPCs never do; friends let each other through"
	}
	if m.Most > 0 && len(gaits) == 0 {
		line += fmt.Sprintf(". In a round nobody goes farther than %s by choice", far(r, m.Most))
	}
	return line + "."
}

// proximity is the effortless move.
func proximity(_ Names, r *model.RuleSet) string {
	m := r.Play.Move
	if m.Proximity == 0 {
		return ""
	}
	return fmt.Sprintf("Go up to %s, which counts towards the %s of a round.", far(r, m.Proximity), far(r, m.Most))
}

// airlock is how a ship is left and gone back to.
func airlock(_ Names, r *model.RuleSet) string {
	a := r.Play.Airlock
	if a == nil {
		return ""
	}
	line := fmt.Sprintf("A trader’s first action of the game is %s out of the airlock, from its door on. %s that ends there takes a trader back aboard and out of the game for good",
		english.One(act(r, a.Out)), english.Capital(english.One(act(r, a.Back))))
	if a.Left > 0 {
		line += fmt.Sprintf("; %s of it must be left at the door", far(r, a.Left))
	}
	line += "."
	if a.Asked {
		line += " Enemies come aboard only if the owner of the ship lets them."
	}
	return line
}
