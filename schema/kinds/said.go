package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds/playing"
	"github.com/sortie-tools/sortie/schema/model"
)

// Saying is a field of a rule set that a note can put into words. Of a group or of a kind of NPC it is the field of the
// one that the note stands on, of all else that of the rule set; the words are empty where it has none.
type Saying struct {
	Field string
	Group func(Names, model.NPCGroup) string
	NPC   func(Names, model.NPCKind) string
	Rules func(Names, *model.RuleSet) string
	// Action says what a field says of the action that it stands on.
	Action func(Names, *model.RuleSet, model.ActionKind) string
	// Marker is of the markers that are called like the terrain on which a note stands.
	Marker func(Names, model.MarkerKind) string
}

// Sayings are all fields that notes can put into words.
func Sayings() []Saying {
	out := []Saying{
		{Field: "groups.short", Group: shortSaid},
		{Field: "groups.once", Group: onceSaid},
		{Field: "groups.joined", Group: joinedSaid},
		{Field: "groups.from", Group: fromSaid},
		{Field: "groups.slot", Group: slotSaid},
		{Field: "groups.perCrew", Group: perCrewSaid},
		{Field: "crews.size", Rules: crewSaid},
		{Field: "crews.class", Rules: classSaid},
		{Field: "crews.gear", Rules: gearSaid},
		{Field: "crews.bonus", Rules: bonusSaid},
		{Field: "crews.experienced", Rules: experiencedSaid},
		{Field: "crews.actions", Rules: actionsSaid},
		{Field: "crews.tray", Rules: traySaid},
		{Field: "ship.use", Rules: useSaid},
		{Field: "markers.layout", Marker: layoutSaid},
		{Field: "npcs.unique", NPC: uniqueSaid},
		{Field: "npcs.inserts", NPC: insertsSaid},
		{Field: "npcs.lasts", NPC: lastsSaid},
	}
	for _, p := range playing.All() {
		s := Saying{Field: p.Field}
		if p.Words != nil {
			s.Rules = func(n Names, r *model.RuleSet) string { return p.Words(n, r) }
		}
		if p.Action != nil {
			s.Action = func(n Names, r *model.RuleSet, a model.ActionKind) string { return p.Action(n, r, a) }
		}
		out = append(out, s)
	}
	return out
}

// Said puts fields into words, each in sentences of its own.
func (n Names) Said(fields []string, on any) string {
	var out []string
	for _, field := range fields {
		if s, known := sayings.find(field, Sayings, func(s Saying) string { return s.Field }); known {
			out = append(out, n.saying(s, on))
		}
	}
	return strings.Join(out, " ")
}

// saying is one field in words; the note may stand on a group or on a kind of NPC.
func (n Names) saying(s Saying, on any) string {
	switch x := on.(type) {
	case *model.NPCGroup:
		if s.Group != nil {
			return s.Group(n, *x)
		}
	case *model.NPCKind:
		if s.NPC != nil {
			return s.NPC(n, *x)
		}
	case *model.ActionKind:
		if s.Action != nil {
			return s.Action(n, n.Rules, *x)
		}
	}
	if x, is := on.(*model.TerrainRule); is && s.Marker != nil {
		if i := slices.IndexFunc(n.Rules.Markers, func(k model.MarkerKind) bool { return k.ID == x.ID }); i >= 0 {
			return s.Marker(n, n.Rules.Markers[i])
		}
	}
	if s.Rules != nil {
		return s.Rules(n, n.Rules)
	}
	return ""
}

// action is what an action does: what the rule set says of it, what it is a name for, and what its programs do.
func (n Names) action(a model.ActionKind) string {
	var out []string
	if len(a.By) > 0 {
		by := english.Each(a.By, func(w model.Who) string { return strings.Replace(n.Who(&w), "any ", "every ", 1) })
		out = append(out, english.Sentence("open to "+english.And(by)))
	}
	if len(a.Of) > 0 {
		out = append(out, english.Sentence(english.List(english.Each(a.Of, func(id string) string { return english.One(n.act(id)) }), "or")))
	}
	if a.Open {
		out = append(out, "What it does is said where it can be taken: by a mission, a card, a skill, an item or a piece of terrain.")
	}
	if a.Contact {
		out = append(out, "It needs base contact with the thing, unless that says otherwise.")
	}
	for _, more := range []string{n.Said(a.Says, &a), n.Programs(a.Does)} {
		if more != "" {
			out = append(out, more)
		}
	}
	return strings.Join(out, " ")
}

// shortSaid is who comes where a kind has run out.
func shortSaid(_ Names, g model.NPCGroup) string {
	switch g.Short {
	case "lower":
		return "Where a kind has run out, the next lower rank comes in its place; below the lowest nobody does."
	case "nobody":
		return "Where a kind has run out, nobody comes."
	}
	return ""
}

// onceSaid is who comes a single time in a game, and when somebody comes a second time after all.
func onceSaid(n Names, g model.NPCGroup) string {
	if g.Once == 0 {
		return ""
	}
	line := "From rank " + fmt.Sprint(g.Once) + " on a kind comes once a game, and whatever would bring another is ignored"
	if g.Second != nil {
		line += "; with the event cards " + english.Quoted(n.Cards(g.Second.Cards)) + " in play it may come a second time, from " +
			english.Quoted(n.Level(g.Second.Level)) + " on"
	}
	return line + "."
}

// uniqueSaid is that a kind comes once a game.
func uniqueSaid(_ Names, k model.NPCKind) string {
	if !k.Unique {
		return ""
	}
	return "It comes once a game, and whatever would bring another is ignored; cards left undone for that are not shuffled in again."
}

// joinedSaid is how those act who have joined a crew.
func joinedSaid(n Names, g model.NPCGroup) string {
	if g.Joined == "" {
		return ""
	}
	chart := english.Quoted(Titled(n.Rules.Charts, g.Joined, func(c model.Chart) (string, string) { return c.ID, c.Title }))
	return "Whoever has joined a crew is played by the player of that crew. The die is rolled in the " + n.Phase(g.Phase) + " phase all the same, and counts as the chart " + chart + " says."
}

// fromSaid is where the members of a group come from.
func fromSaid(_ Names, g model.NPCGroup) string {
	switch g.From {
	case "cards":
		return "They come by event card, at an entry point unless something else is said."
	case "map":
		return "They stand where the map of the mission puts them, from the start."
	}
	return ""
}

// slotSaid is what the members of a group can hold.
func slotSaid(_ Names, g model.NPCGroup) string {
	if g.Slot == nil {
		return ""
	}
	return fmt.Sprintf("Each can hold %s", english.Count(g.Slot.Holds, "item")) + english.Pick(g.Slot.Uses, " and use it.", " and uses none.")
}

// perCrewSaid is how many members of a group a crew brings along.
func perCrewSaid(n Names, g model.NPCGroup) string {
	if g.PerCrew == 0 {
		return ""
	}
	var names []string
	for _, k := range n.Rules.NPCs {
		if k.Group == g.ID {
			names = append(names, english.Lower(k.Title))
		}
	}
	return fmt.Sprintf("A crew brings %d of them along to a mission at most: %s.", g.PerCrew, english.List(english.Each(names, english.One), "or"))
}

// insertsSaid is what damage does to a figure with numbers on inserts.
func insertsSaid(_ Names, k model.NPCKind) string {
	for _, s := range []*model.Stats{k.Stats, k.Charged} {
		if s != nil && len(s.Inserts) > 0 {
			return fmt.Sprintf("Its numbers stand on %d inserts. Each point of damage takes the one off that is in place, and the next is put in; once the last is gone it is defeated.", len(s.Inserts))
		}
	}
	return ""
}

// lastsSaid is what a kind costs a crew that brings it along, how long it stays, and that it gains nothing.
func lastsSaid(_ Names, k model.NPCKind) string {
	var out []string
	if k.Cost != nil {
		out = append(out, english.Pick(*k.Cost == 0, "costs nothing", fmt.Sprintf("costs %d UA", *k.Cost)))
	}
	switch k.Lasts {
	case "mission":
		out = append(out, "stays for one mission")
	case "survival":
		out = append(out, "comes along again as long as it survives")
	}
	if k.Fixed {
		out = append(out, "gains nothing between games")
	}
	if k.Threat > 0 {
		out = append(out, fmt.Sprintf("is a threat of level %d", k.Threat))
	}
	if len(out) == 0 {
		return ""
	}
	return "It " + english.And(out) + "."
}

// crewSaid is how many traders a crew has, and what they are worth together.
func crewSaid(_ Names, r *model.RuleSet) string {
	c := r.Crews
	if c.Most == 0 {
		return ""
	}
	least, most := max(c.Least-c.Captains, 0), c.Most-c.Captains
	who := english.Count(most, "trader") + " at most"
	if c.Captains > 0 {
		who = english.Count(c.Captains, "captain") + " and " + english.Pick(least == 0, fmt.Sprintf("up to %d others", most), english.Span(least, most)+" others")
	}
	line := "A crew has " + who
	if c.Points > 0 {
		line += fmt.Sprintf(", from any board with a trader’s side, within the points agreed on; about %d are advised", c.Points)
	}
	return line + "."
}

// classSaid is how many skill levels a trader marks at first.
func classSaid(_ Names, r *model.RuleSet) string {
	if r.Crews.Learns == "" {
		return ""
	}
	return "Each trader takes any class board, unless its own is bound to one, and marks as many skill levels on it as it has " + english.Spelled(r.Crews.Learns) + " points at first."
}

// gearSaid is what a new crew takes along.
func gearSaid(_ Names, r *model.RuleSet) string {
	c := r.Crews
	var free []string
	if c.Ranged > 0 {
		free = append(free, english.Count(c.Ranged, "ranged weapon"))
	}
	if c.Close > 0 {
		free = append(free, english.Count(c.Close, "close assault weapon"))
	}
	if c.MediStims > 0 {
		stims := english.Count(c.MediStims, "Medi-Stim")
		if c.CrewMediStims > 0 {
			stims += fmt.Sprintf(" (no more than %d for the whole crew)", c.CrewMediStims)
		}
		free = append(free, stims)
	}
	var out []string
	if len(free) > 0 {
		line := "Each trader of a new crew can take " + english.And(free)
		if c.Free != nil {
			line += ", all of them such as cost " + english.Pick(*c.Free == 0, "nothing", fmt.Sprintf("%d UA at most, for nothing", *c.Free))
		}
		out = append(out, line+".")
	}
	if c.Start > 0 {
		out = append(out, fmt.Sprintf("A new crew buys equipment for %d UA, several crews by turns; what is left of that is lost.", c.Start))
	}
	if len(out) > 0 {
		out = append(out, "Nobody of it has been advanced yet.")
	}
	return strings.Join(out, " ")
}

// bonusSaid is what a crew gets that is worth less than another.
func bonusSaid(_ Names, r *model.RuleSet) string {
	if r.Crews.Bonus == 0 {
		return ""
	}
	return fmt.Sprintf("In a game of several crews a crew gets 1 UA more for equipment for each point that it is worth less than the dearest, %d at most.", r.Crews.Bonus)
}

// experiencedSaid is what a crew begins with that starts experienced.
func experiencedSaid(_ Names, r *model.RuleSet) string {
	e := r.Crews.Experienced
	if e == nil {
		return ""
	}
	line := "For an experienced crew agree on a career level, advance each trader that many times, and agree on assets for equipment"
	if e.UA > 0 {
		line += fmt.Sprintf(", %d UA for instance", e.UA)
	}
	if e.Posts {
		line += "; every trading post is open"
	}
	if r.Crews.Bonus > 0 {
		line += "; a crew that is worth less gets its bonus as usual"
	}
	return line + ". A new crew that meets an experienced one can be brought to the level of that in the same way."
}

// actionsSaid is how many actions a trader has, and which numbers count in a mission by itself.
func actionsSaid(_ Names, r *model.RuleSet) string {
	var out []string
	if r.Crews.Actions > 0 {
		out = append(out, "A trader whose board says nothing else has "+english.Count(r.Crews.Actions, "action")+".")
	}
	if r.Crews.Single == "start" {
		out = append(out, "A mission by itself is played with the numbers that the boards begin with.")
	}
	return strings.Join(out, " ")
}

// traySaid is what a trader can carry.
func traySaid(_ Names, r *model.RuleSet) string {
	if r.Crews.Tray == nil {
		return ""
	}
	return fmt.Sprintf("A trader carries what fits side by side into the item tray of %s by %s in.", r.Crews.Tray.Width, r.Crews.Tray.Height)
}

// useSaid is how upgrades are used.
func useSaid(n Names, r *model.RuleSet) string {
	u := r.Ship.Use
	if u == nil {
		return ""
	}
	line := english.Pick(u.By == "board", "A trader of the crew who is on the board", "Anybody of the crew") +
		" can use an upgrade" + english.Pick(u.Phase != "", " in the "+n.Phase(u.Phase)+" phase", "") + " like a skill of its level, for as many pegs and in place of the skill of the round."
	return line + english.Pick(u.Worn, " A ship that needs repair can use those that it has as well.", "")
}

// layoutSaid is how markers are laid out by chance.
func layoutSaid(n Names, k model.MarkerKind) string {
	l := k.Layout
	if l == nil {
		return ""
	}
	unit := english.Pick(n.Rules.Play.Move.Unit == "square", "squares", "in")
	out := []string{fmt.Sprintf("Where the map of a mission has none, %d are laid out by chance: the first as near to the middle of the board as there is room, each further one %s from the one before, or as near to that as there is room.",
		k.Count, english.Count(l.Scatters, "scatter"))}
	if l.Apart {
		out = append(out, "What comes out of two of them never reaches the same place.")
	}
	if l.Clear > 0 {
		from := english.Each(l.From, func(id string) string {
			if id == "entry" {
				return "entry point"
			}
			return english.Lower(Titled(n.Rules.Markers, id, func(k model.MarkerKind) (string, string) { return k.ID, k.Title }))
		})
		out = append(out, fmt.Sprintf("None lies within %s %s of %s.", l.Clear, unit, english.List(english.Each(from, english.One), "or")))
	}
	if k.Hidden {
		out = append(out, "They lie face down, like floor, until something comes out of them.")
	}
	return strings.Join(out, " ")
}
