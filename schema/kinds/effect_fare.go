package kinds

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// fare are the effects on how figures fare and on what they carry, know and pay.
func fare() []Effect {
	return []Effect{immuneEffect(), barEffect(), shiftEffect(), loseEffect(), itemEffect(), lookEffect(), mendEffect(), markEffect(), priceEffect()}
}

// immuneEffect: some things do not happen to figures for a while.
func immuneEffect() Effect {
	return Effect{
		Kind: "immune", Takes: []string{"who", "against", "from", "acts", "while", "until", "turns"},
		Idle: without(func(e model.Effect) bool { return len(e.Against) == 0 }, "it names nothing"),
		Words: func(n Names, e model.Effect) string {
			line := n.subject(e.Who) + " " + english.And(english.Each(e.Against, func(w string) string { return harmless[w] }))
			if len(e.Acts) > 0 {
				line += " of " + english.List(english.Each(e.Acts, func(id string) string { return english.One(n.act(id)) }), "or")
			}
			if e.From != nil {
				line += " by " + n.someone(e.From)
			}
			if e.While != nil {
				line += " as long as " + n.Condition(*e.While)
			}
			return line + n.until(e.Until) + forTurns(e.Turns)
		},
	}
}

// barEffect: figures cannot do some things for a while.
func barEffect() Effect {
	return Effect{
		Kind: "bar", Takes: []string{"who", "actions", "skills", "against", "target", "trait", "until", "turns"},
		Idle: without(func(e model.Effect) bool { return len(e.Actions)+len(e.Skills)+len(e.Against) == 0 }, "it has none of actions, skills and against"),
		Words: func(n Names, e model.Effect) string {
			var parts []string
			if len(e.Actions) > 0 {
				parts = append(parts, "take "+english.List(english.Each(e.Actions, n.act), "or"))
			}
			if len(e.Skills) > 0 {
				parts = append(parts, "use "+english.List(english.Each(e.Skills, n.skillsOf), "or"))
			}
			parts = append(parts, english.Each(e.Against, func(w string) string { return barred[w] })...)
			line := n.subject(e.Who) + " cannot " + english.List(parts, "or")
			if e.Trait != "" {
				line += " marked " + n.Trait(e.Trait)
			}
			if e.Target != nil {
				line += " against " + n.Who(e.Target)
			}
			return line + n.until(e.Until) + forTurns(e.Turns)
		},
	}
}

// barred are the words for what somebody cannot do besides actions and skills.
var barred = map[string]string{
	"opportunity": "make attacks of opportunity", "items": "use what it carries", "pickup": "take up tokens",
}

// skillsOf are the skills of a sort.
func (n Names) skillsOf(id string) string {
	if id == "any" {
		return "any skill"
	}
	return english.Lower(Titled(n.Rules.SkillTypes, id, func(k model.Named) (string, string) { return k.ID, k.Title })) + " skills"
}

// forTurns says how long something lasts that is told in turns.
func forTurns(turns int) string {
	if turns == 0 {
		return ""
	}
	return " for " + english.Count(turns, "turn")
}

// shiftEffect: pieces or things that lie about are moved.
func shiftEffect() Effect {
	return Effect{
		Kind: "shift", Takes: []string{"what", "piece", "size", "place", "at", "by", "dice"},
		Idle:  without(func(e model.Effect) bool { return e.By == 0 && e.At == nil }, "it has neither by nor at"),
		Lacks: without(func(e model.Effect) bool { return e.What == "" && e.Piece == "" }, "say what is moved: piece, or what for anything that lies about"),
		Words: shifted,
	}
}

// shifted says what is moved, how far or where to.
func shifted(n Names, e model.Effect) string {
	what := cmp.Or(map[string]string{"crate": "a crate", "terrain": "a piece of terrain that can be moved"}[e.What], "an item that lies")
	if e.Piece != "" {
		what = n.Piece(e.Piece)
	}
	line := english.Pick(e.Dice > 0, "fling ", "move ") + what
	if e.Size != "" {
		line += ", no larger than " + n.largest(e.Size) + ","
	}
	if e.Place != nil {
		line += " " + n.Place(*e.Place)
	}
	if e.By > 0 {
		line += fmt.Sprintf(" by up to %s in", e.By)
	}
	if e.At != nil {
		line += ", and set it down " + n.Place(*e.At)
	}
	if e.Dice > 0 {
		line += "; the first figure in its way stops it and is attacked with " + english.Count(e.Dice, "die")
	}
	return line
}

// largest is the size that something has at most.
func (n Names) largest(id string) string {
	if id == "medium" {
		return "a medium one"
	}
	return english.One(english.Lower(n.Sort(id)))
}

// harmless are the words for what does not happen to somebody.
var harmless = map[string]string{
	"targeting": "cannot be chosen as a target", "shots": "takes no harm from shots", "strikes": "takes no harm from close assaults",
	"damage": "takes no damage", "opportunity": "suffers no attacks of opportunity", "knock-back": "is not knocked back",
	"prone": "is not knocked prone", "misfires": "suffers no misfires", "loss": "loses no actions and no turn", "contact": "cannot be engaged", "fire": "does not burn", "poison": "is not poisoned",
}

// loseEffect: figures lose something.
func loseEffect() Effect {
	return Effect{
		Kind: "lose", Takes: []string{"who", "what", "count", "all", "to", "per"},
		Words: func(n Names, e model.Effect) string {
			if e.To != nil {
				return n.Every(e.Who) + " may give up to " + english.Count(max(e.Count, 1), strings.TrimSuffix(e.What, "s")) + " to " + n.Who(e.To) + " for the next turn"
			}
			if e.All {
				return n.Every(e.Who) + " loses all " + e.What + " pegs"
			}
			lost := map[string]string{
				"turn": english.Pick(e.Count > 1, fmt.Sprintf("the next %d turns", e.Count), "the next turn"), "actions": english.Count(max(e.Count, 1), "action") + " of the next turn",
				"ammo": english.Count(max(e.Count, 1), "ammo peg"), "health": english.Count(max(e.Count, 1), "health peg"), "skill": english.Count(max(e.Count, 1), "skill peg"),
			}[e.What]
			return n.Every(e.Who) + " loses " + lost
		},
	}
}

// itemEffect: something that a figure carries is dealt with.
func itemEffect() Effect {
	return Effect{Kind: "item", Takes: []string{"op", "who", "to", "which", "count", "size", "category", "trait", "die", "chosen", "full"}, Words: handled}
}

// handling are the words for what is done with an item; %s is the item.
var handling = map[string]string{
	"break": "%s breaks", "jam": "%s jams", "mend": "%s works again", "scatter": "%s is scattered", "drop": "%s is dropped",
	"steal": "%s is taken", "discard": "%s is discarded", "flip": "%s is turned over", "use": "%s is used at once",
	"turn":   "%s is turned a quarter clockwise, and only what is upright on it counts: an icon there to turn it over or to discard it is obeyed at once",
	"return": "%s comes back to its tray", "hand": "%s goes", "improve": "%s gets what this item shows", "empty": "%s loses all its counters", "sell": "%s is sold for what it is worth",
}

// handled says what is done with an item: "a weapon of the attacker’s is scattered".
func handled(n Names, e model.Effect) string {
	sort := "item"
	if e.Category != "" {
		sort = n.Category(e.Category)
	}
	if e.Size != "" {
		sort = n.Size(e.Size) + " " + sort
	}
	if e.Trait != "" {
		sort += " marked " + n.Trait(e.Trait)
	}
	which := map[string]string{
		"used": "the " + sort + " used", "other": english.One(sort) + " other than the one used", "random": "a random " + sort,
		"choice": english.One(sort) + " of its owner’s choice", "own": "the " + sort,
	}
	line := cmp.Or(which[e.Which], english.One(sort))
	if e.Who != nil || e.Which == "" || e.Which == "other" || e.Which == "random" {
		line += " of " + n.subject(e.Who)
	}
	if e.Op == "use" && e.Which == "own" {
		return "use " + line
	}
	if e.Count > 1 {
		line = fmt.Sprintf("up to %d ", e.Count) + english.Pick(e.Which == "random", "random ", "") + english.Plural(e.Count, sort) + " of " + n.subject(e.Who)
		return line + ": " + strings.TrimPrefix(fmt.Sprintf(handling[e.Op], "each"), "each is ")
	}
	line = fmt.Sprintf(handling[e.Op], line)
	if e.Die != "" {
		line += " as many inches as the " + n.Die(e.Die) + " shows"
	}
	if e.Chosen {
		line += " in a direction of choice"
	}
	if e.To != nil {
		line += english.Pick(e.Op == "hand", " to ", " by ") + n.Who(e.To)
	}
	return line + map[string]string{"drop": ", or dropped where there is no room for it", "contact": "; without room for it, it is held as long as the two are in base contact"}[e.Full]
}

// lookEffect: somebody looks at what is hidden, and leaves it as it was.
func lookEffect() Effect {
	return Effect{
		Kind: "look", Takes: []string{"of", "count", "place", "per"},
		Words: func(n Names, e model.Effect) string {
			switch e.Of {
			case "events":
				return "see the next " + english.Count(max(e.Count, 1), "event card") + " without changing their order"
			case "pouch":
				return "see " + english.Count(max(e.Count, 1), "token") + " from the pouch and put them back"
			}
			line := "look into a piece that can be searched"
			if e.Place != nil {
				line += " " + n.Place(*e.Place)
			}
			return line + " and put all of it back"
		},
	}
}

// mendEffect: repair points are put on machines and broken things.
func mendEffect() Effect {
	return Effect{
		Kind: "mend", Takes: []string{"points", "who", "place", "per"},
		Words: func(n Names, e model.Effect) string {
			whom := "a machine or an item"
			if e.Who != nil {
				whom = n.Who(e.Who)
			}
			if e.Place != nil {
				whom += " " + n.Place(*e.Place)
			}
			if e.Points == 0 {
				return whom + " is whole again"
			}
			return english.Count(e.Points, "repair point") + " for " + whom
		},
	}
}

// markEffect: counters lie with figures.
func markEffect() Effect {
	return Effect{
		Kind: "mark", Takes: []string{"counter", "who", "trait", "all", "moved", "add"},
		Words: func(n Names, e model.Effect) string {
			name, whose := n.kindOfCounter(e.Counter), n.subject(e.Who)
			if e.Trait != "" {
				whose += ", on " + english.Pick(e.All, "everything", "something") + " marked " + n.Trait(e.Trait)
			}
			switch {
			case e.Moved:
				return whose + ": as many " + english.Plural(2, name) + " of " + n.bearer() + " as wanted"
			case e.Add < 0:
				return whose + ": " + english.Count(-e.Add, name) + " fewer"
			}
			return whose + ": " + english.Count(max(e.Add, 1), name)
		},
	}
}

// priceEffect: what a crew pays or is paid changes.
func priceEffect() Effect {
	return Effect{
		Kind: "price", Takes: []string{"of", "add", "most", "percent", "count", "per"},
		Idle: without(func(e model.Effect) bool { return e.Add == 0 && e.Percent == 0 && e.Most == nil && e.Per != "sold" }, "it has none of add, percent and most"),
		Words: func(_ Names, e model.Effect) string {
			line := cmp.Or(map[string]string{
				"repair": "a ship repair", "upkeep": "the upkeep", "upgrade": "an upgrade",
				"objective": "what objectives pay",
			}[e.Of], english.Spelled(e.Of))
			if e.Count > 0 {
				line += ", up to " + english.Count(e.Count, "time")
			}
			switch {
			case e.Per == "sold":
				return line + ": what each fetches goes by how many are sold at the same time, as the token says"
			case e.Percent != 0:
				line += fmt.Sprintf(": %+d %%", e.Percent)
			case e.Add != 0:
				line += ": " + english.Pick(e.Per == "", "up to ", "") + fmt.Sprintf("%+d UA", e.Add)
			}
			if e.Most != nil {
				line += fmt.Sprintf(", %d UA at most", *e.Most)
			}
			return line
		},
	}
}
