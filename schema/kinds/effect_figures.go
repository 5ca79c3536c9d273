package kinds

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// figures are the effects on how figures stand, fare and behave.
func figures() []Effect {
	return []Effect{
		moveEffect(), attackEffect(), damageEffect(), healEffect(), stateEffect(), behaviourEffect(), controlEffect(), proneEffect(), statEffect(),
	}
}

// moveEffect: figures are moved.
func moveEffect() Effect {
	return Effect{
		Kind: "move", Takes: []string{"who", "mode", "by", "die", "place", "perHit", "led", "times", "pick", "without", "per", "may"},
		Twice: func(e model.Effect) []string {
			return slices.Concat(stands(e.By > 0, "by"), stands(e.Die != "", "die"))
		},
		Lacks: nowhereTo,
		Words: moved,
	}
}

// attackEffect: figures are attacked by the board itself.
func attackEffect() Effect {
	return Effect{
		Kind: "attack", Takes: []string{"who", "dice", "counted", "do", "ignoreArmour", "without", "per"},
		Idle: without(func(e model.Effect) bool { return e.Dice == 0 && e.Counted == "" }, "it has no dice"),
		Words: func(n Names, e model.Effect) string {
			dice := english.Count(e.Dice, "die")
			if e.Counted != "" {
				dice = "as many dice as it has " + english.Plural(2, n.kindOfCounter(e.Counted))
			}
			return n.does(e.Who, "suffer", "suffers") + " an attack with " + dice + armour(e) + n.spared(e.Without) + n.besides(e.Do)
		},
	}
}

// damageEffect: figures take hits without a roll.
func damageEffect() Effect {
	return Effect{
		Kind: "damage", Takes: []string{"who", "hits", "ignoreArmour", "without", "per"},
		Words: func(n Names, e model.Effect) string {
			return n.does(e.Who, "suffer", "suffers") + " " + english.Count(e.Hits, "hit") + armour(e) + n.spared(e.Without)
		},
	}
}

// healEffect: figures get health or skill pegs back.
func healEffect() Effect {
	return Effect{
		Kind: "heal", Takes: []string{"who", "pegs", "type", "beyond", "per"},
		Words: func(n Names, e model.Effect) string {
			what := " " + english.Pick(e.Type == "skill", english.Count(e.Pegs, "skill peg"), fmt.Sprint(e.Pegs, " health")) + " back"
			if e.Pegs == 0 {
				what = " all " + cmp.Or(e.Type, "health") + " back"
			}
			if e.Beyond {
				what += ", also above what it was at first if the board has room, for this game"
			}
			return n.does(e.Who, "get", "gets") + what
		},
	}
}

// stateEffect: figures change how they behave.
func stateEffect() Effect {
	return Effect{
		Kind: "state", Takes: []string{"who", "set"},
		Words: func(n Names, e model.Effect) string {
			return n.Every(e.Who) + Behaves(e.Set)
		},
	}
}

// Behaves is what is said of somebody that behaves in a way from now on.
func Behaves(set string) string { return cmp.Or(bearings[set], " becomes "+set) }

// bearings are the words for how somebody is minded from now on.
var bearings = map[string]string{
	"dormant": " lies dormant and does not act", "patrol": " goes on patrol", "alert": " is on the alert", "fleeing": " flees",
}

// behaviourEffect: nPCs follow another chart.
func behaviourEffect() Effect {
	return Effect{
		Kind: "behaviour", Takes: []string{"who", "chart", "toward"},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: ChartCell, Who: e.Who}} },
		Words:  behaves,
	}
}

// controlEffect: a player plays NPCs or a machine.
func controlEffect() Effect {
	return Effect{
		Kind: "control", Takes: []string{"who", "piece", "player", "crew", "actions", "until"},
		Idle:  without(func(e model.Effect) bool { return e.Who == nil && e.Piece == "" }, "it has neither who nor piece"),
		Words: controlled,
	}
}

// proneEffect: figures fall, or get to their feet.
func proneEffect() Effect {
	return Effect{
		Kind: "prone", Takes: []string{"who", "up"},
		Words: func(n Names, e model.Effect) string {
			if e.Up {
				return n.does(e.Who, "stand", "stands") + " up"
			}
			return n.does(e.Who, "fall", "falls") + " prone"
		},
	}
}

// statEffect: a number of figures changes.
func statEffect() Effect {
	return Effect{
		Kind: "stat", Takes: []string{"who", "stat", "add", "becomes", "least", "until", "per"},
		Twice: addedAndSet,
		Writes: func(e model.Effect) []Cell {
			return []Cell{{Sort: NumberCell, ID: e.Stat, Who: e.Who, Move: moving(e.Add, "becomes", e.Becomes)}}
		},
		Idle: without(func(e model.Effect) bool { return noChange(e) && e.Least == nil }, "it has none of add, becomes and least"),
		Words: func(n Names, e model.Effect) string {
			whose := " for " + n.Every(e.Who)
			if e.Who != nil && n.spokenTo(e.Who) {
				whose = ""
			}
			stat := statName(e.Stat)
			switch {
			case e.Least != nil:
				return fmt.Sprintf("%s of %d at the least", stat, *e.Least) + whose + n.until(e.Until)
			case e.Becomes != nil:
				return fmt.Sprintf("%s becomes %d", stat, *e.Becomes) + whose + n.until(e.Until)
			}
			return fmt.Sprintf("%s %+d", stat, e.Add) + whose + n.until(e.Until)
		},
	}
}

// statName is what a number of a figure is called: the two sorts of armour differ.
func statName(stat string) string {
	switch stat {
	case "armour":
		return "physical armour"
	case "shield":
		return "shield armour"
	}
	return english.Spelled(stat)
}

// nowhereTo says what a move lacks that goes to no place.
func nowhereTo(e model.Effect) string {
	switch {
	case e.Place == nil && (e.Mode == "teleport" || e.Mode == "pull"):
		return "say where to: place"
	case e.Place == nil && e.By == 0 && e.Die == "" && e.Mode == "push":
		return "say where to, or how far: place, or by"
	}
	return ""
}

func armour(e model.Effect) string {
	if e.IgnoreArmour {
		return ", armour does not count"
	}
	return ""
}

// besides says what a hit brings besides damage.
func (n Names) besides(do []model.Effect) string {
	if len(do) == 0 {
		return ""
	}
	n.Those = "it"
	return ", and on a hit, whether it does damage or not, " + n.Effects(do)
}

func moved(n Names, e model.Effect) string {
	verb := map[string]string{"scatter": "scatter", "push": "push", "pull": "pull", "teleport": "set down", "throw": "throw"}[e.Mode]
	line := cmp.Or(verb, "move") + " " + n.Every(e.Who)
	if e.May {
		line = strings.Replace(line, " every ", " each ", 1) + ", if wanted,"
	}
	if e.Mode == "away" && e.Place == nil {
		line += " away"
	}
	if e.By > 0 {
		line += english.Pick(e.Led, " up to ", " ") + n.Length(e.By) + english.Pick(e.PerHit, " for each hit", "")
	}
	if e.Die != "" {
		line += " as many " + n.units() + " as the " + n.Die(e.Die) + " shows"
	}
	switch {
	case e.Led && e.Place == nil:
		line += " in a direction of choice"
	case e.Mode == "back":
		line += " straight back from where it faces"
	case e.Mode == "arrow":
		line += " along the arrow of the die"
	case e.Mode == "toward" && e.Place == nil:
		line += " towards its target"
	case e.Mode == "away" && e.Place == nil:
	case e.Mode == "away" && e.Place.Within > 0:
		from := *e.Place
		from.Within = 0
		line += " straight away from " + n.goal(from) + " until it is more than " + n.Length(e.Place.Within) + " off"
	case e.Mode == "away":
		line += " away from " + n.goal(*e.Place)
	case e.Place != nil && e.Mode != "teleport" && e.Mode != "scatter" && e.Mode != "throw":
		line += " towards " + n.goal(*e.Place)
	}
	if e.Mode == "teleport" || e.Mode == "scatter" || e.Mode == "throw" {
		line += english.Pick(e.Mode == "throw", " to a place", "") + n.Where(e.Place)
	}
	if e.Times > 0 {
		line += " " + english.Times(e.Times)
	}
	if e.Pick == "choice" {
		line += " in a direction of choice"
	}
	if e.Place != nil && e.Place.Safe {
		line += ", and where there is none it goes on through the harm"
	}
	line += n.spared(e.Without)
	if e.Mode == "push" && e.Led {
		line += ", as far as no wall or other obstruction stops it"
	}
	if e.Mode == "scatter" && slices.Contains(e.Without, "terrain") {
		line += ", ending on no terrain and not off the board (in mid-air it falls from there)"
	}
	return line
}

// goal is a place that somebody heads for: "the vault", "entry point 3", "the place at 4 in east, 9 in south".
func (n Names) goal(p model.Place) string {
	if p.At != nil || p.Within > 0 {
		return "the place " + n.Place(p)
	}
	return Bare(n.Place(p))
}

func behaves(n Names, e model.Effect) string {
	how := "another way to act"
	if e.Chart != "" {
		how = "acts by the chart " + english.Quoted(Titled(n.Rules.Charts, e.Chart, func(c model.Chart) (string, string) { return c.ID, c.Title }))
	}
	switch {
	case e.Toward != nil && e.Chart == "":
		how = "heads for " + n.goal(*e.Toward)
	case e.Toward != nil:
		how += " and heads for " + n.goal(*e.Toward)
	}
	return n.Every(e.Who) + english.Pick(e.Chart == "" && e.Toward == nil, ": ", " ") + how
}

func controlled(n Names, e model.Effect) string {
	player := map[string]string{"acting": "the acting player", "nearest": "the player with the nearest trader",
		"turn-counter": "the player with the turn counter", "rescuer": "the player who came to the rescue"}[e.Player]
	line := cmp.Or(player, "a player") + " plays "
	if e.Piece != "" {
		line += n.Piece(e.Piece)
	} else {
		line += n.Every(e.Who)
	}
	if e.Crew {
		line += " as one of the crew"
	}
	if len(e.Actions) > 0 {
		line += ", with these actions: " + english.And(english.Each(e.Actions, english.Spelled))
	}
	return line + n.until(e.Until)
}
