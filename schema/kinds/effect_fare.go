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
	return []Effect{
		immuneEffect(), takeHitsEffect(), barEffect(), shiftEffect(), loseEffect(), itemEffect(), lookEffect(), mendEffect(), markEffect(), priceEffect(), waiveEffect(),
	}
}

// immuneEffect: some things do not happen to figures for a while.
func immuneEffect() Effect {
	return Effect{
		Kind: "immune", Takes: []string{"who", "against", "from", "acts", "while", "until", "turns"}, Aside: true,
		Idle: without(func(e model.Effect) bool { return len(e.Against) == 0 }, "it names nothing"),
		Words: func(n Names, e model.Effect) string {
			line := n.spare(e.Who, e.Against)
			if len(e.Acts) > 0 {
				line += " of " + english.List(english.Each(e.Acts, func(id string) string { return english.One(n.act(id)) }), "or")
			}
			if e.From != nil {
				line += " by " + n.someone(e.From)
			}
			return line + n.until(e.Until) + forTurns(e.Turns) + n.aslong(e.While)
		},
	}
}

// suffered are the words for what happens to somebody who is not spared it, as far as they have no other ones with "not".
var suffered = map[string]string{
	"targeting": "can be chosen as a target", "opportunity": "suffers attacks of opportunity", "knock-back": "is knocked back", "prone": "is knocked prone",
	"misfires": "suffers misfires", "contact": "can be engaged", "fire": "can be set on fire", "poison": "can be poisoned", "fear": "knows fear", "persuasion": "can be persuaded", "joining": "can be won over",
}

// spare says who is spared what: "the character is not knocked prone", and of all of a kind "no machine can be poisoned".
func (n Names) spare(w *model.Who, against []string) string {
	who := n.subject(w)
	none, all := n.none(who)
	for _, a := range against {
		all = all && suffered[a] != ""
	}
	if all {
		return none + " " + english.List(english.Each(against, func(a string) string { return suffered[a] }), "or")
	}
	return who + " " + n.spareFrom(against)
}

// none is nobody of those who are all of a kind, and whether they are.
func (Names) none(who string) (string, bool) {
	if kind, every := strings.CutPrefix(who, "every "); every {
		return "no " + kind, true
	}
	if kind, any := strings.CutPrefix(who, anyOf); any {
		return "none of the " + kind, true
	}
	if kind, any := strings.CutPrefix(who, "any "); any {
		return "no " + kind, true
	}
	if who == "each of them" {
		return "none of them", true
	}
	return who, false
}

// barEffect: figures cannot do some things for a while.
func barEffect() Effect {
	return Effect{
		Kind: "bar", Takes: []string{"who", "actions", "skills", "against", "target", "trait", "token", "until", "turns"}, Aside: true,
		Idle: without(func(e model.Effect) bool { return len(e.Actions)+len(e.Skills)+len(e.Against) == 0 }, "it has none of actions, skills and against"),
		Words: func(n Names, e model.Effect) string {
			var parts []string
			if len(e.Actions) > 0 {
				parts = append(parts, "take "+english.List(english.Each(e.Actions, n.anAct), "or"))
			}
			if len(e.Skills) > 0 {
				parts = append(parts, "use "+english.List(english.Each(e.Skills, n.skillsOf), "or"))
			}
			parts = append(parts, english.Each(e.Against, func(w string) string {
				if w == "pickup" && e.Token != "" {
					return "take up " + english.One(n.Token(e.Token))
				}
				return barred[w]
			})...)
			line := n.unable(e.Who, "cannot ") + english.List(parts, "or")
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

// unable says who cannot: "every machine cannot" is "no machine can".
func (n Names) unable(w *model.Who, cannot string) string {
	who := n.subject(w)
	if none, all := n.none(who); all {
		return none + " can "
	}
	if w != nil && w.Except != nil && w.Except.Group != "" && *w == (model.Who{Everyone: true, Except: w.Except}) {
		return "nobody but a figure of " + english.Midway(n.Group(w.Except.Group)) + " can "
	}
	return who + " " + cannot
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

// anAct is an action of the rule set with its article.
func (n Names) anAct(id string) string {
	if act := n.act(id); id == "any" {
		return act
	}
	return english.One(n.act(id))
}

// shiftEffect: pieces or things that lie about are moved.
func shiftEffect() Effect {
	return Effect{
		Kind: "shift", Takes: []string{"what", "piece", "size", "place", "at", "by", "range", "dice", "who"},
		Idle:  without(func(e model.Effect) bool { return e.By == 0 && e.Range == "" && e.At == nil }, "it has none of by, range and at"),
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
		line += " by up to " + n.Length(e.By)
	}
	if e.Range != "" {
		line += " as far as " + n.Range(e.Range) + " range from there"
	}
	if e.At != nil {
		line += ", and set it down " + n.Place(*e.At)
	}
	if e.Dice > 0 {
		hit := "figure"
		if e.Who != nil {
			figure, of, _ := n.figure(*e.Who)
			hit = figure + of
		}
		line += "; the first " + hit + " in its way stops it and is attacked with " + english.Count(e.Dice, "die")
	}
	return line
}

// largest is the size that something has at most.
func (n Names) largest(id string) string {
	if id == "small" || id == "medium" {
		return "a " + id + " one"
	}
	return english.One(english.Lower(n.Sort(id)))
}

// spareFrom says what somebody is spared: all that does no harm together, and then what else.
func (n Names) spareFrom(against []string) string {
	var harm, out []string
	for _, w := range against {
		what, does := strings.CutPrefix(harmless[w], "takes no harm from ")
		switch {
		case w == "strikes":
			harm = append(harm, english.Plural(2, n.act("close-assault")))
		case does:
			harm = append(harm, what)
		default:
			out = append(out, harmless[w])
		}
	}
	if len(harm) > 0 {
		out = append([]string{"takes no harm from " + english.List(harm, "or")}, out...)
	}
	return english.And(out)
}

// harmless are the words for what does not happen to somebody.
var harmless = map[string]string{
	"targeting": "cannot be chosen as a target", "shots": "takes no harm from shots", "strikes": "takes no harm from strikes",
	"damage": "takes no damage", "opportunity": "suffers no attacks of opportunity", "knock-back": "is not knocked back",
	"prone": "is not knocked prone", "misfires": "suffers no misfires", "loss": "loses no actions and no turn", "contact": "cannot be engaged",
	"in-the-way": "blocks nobody’s view", "fire": "cannot be set on fire", "poison": "cannot be poisoned", "fear": "knows no fear", "persuasion": "cannot be persuaded", "joining": "cannot be won over",
}

// aslong is the condition under which something lasts.
func (n Names) aslong(while *model.Condition) string {
	if while == nil {
		return ""
	}
	return ", as long as " + strings.ReplaceAll(n.Condition(*while), n.bearer(), "it")
}

// takeHitsEffect: hits on somebody may be suffered by somebody else.
func takeHitsEffect() Effect {
	return Effect{
		Kind: "take-hits", Takes: []string{"from", "to", "while", "until"}, Aside: true,
		Words: func(n Names, e model.Effect) string {
			return n.subject(e.To) + " may take over some or all hits on " + n.Who(e.From) + n.until(e.Until) + n.aslong(e.While)
		},
	}
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
				"ammo": english.Count(max(e.Count, 1), "ammo peg"), "health": fmt.Sprint(max(e.Count, 1), " health"), "skill": english.Count(max(e.Count, 1), "skill peg"),
			}[e.What]
			if e.What == "turn" {
				return n.does(e.Who, "miss", "misses") + " " + lost
			}
			return n.does(e.Who, "lose", "loses") + " " + lost
		},
	}
}

// itemEffect: something that a figure carries is dealt with.
func itemEffect() Effect {
	return Effect{Kind: "item", Takes: []string{"op", "who", "to", "which", "count", "size", "category", "trait", "die", "chosen", "full", "may", "each", "hold", "worth"}, Words: handled}
}

// handling are the words for what is done with an item; %s is the item.
var handling = map[string]string{
	"break": "%s breaks", "jam": "%s jams", "mend": "%s works again", "scatter": "scatter %s", "drop": "%s is dropped",
	"steal": "take %s", "swap": "take %s, or swap one of one’s own for it", "discard": "%s is discarded", "flip": "%s is turned over", "use": "use %s at once",
	"turn":   "%s is turned a quarter clockwise, and only what is upright on it counts: an icon there to turn it over or to discard it is obeyed at once",
	"return": "%s comes back to its tray", "hand": "%s goes", "improve": "%s gets what this item shows", "empty": "%s loses all its counters", "sell": "%s is sold for what it is worth", "upright": "%s is laid with the text of its back upright",
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
	if e.Trait != "" && e.Which != "taken" {
		sort += " marked " + n.Trait(e.Trait)
	}
	which := map[string]string{
		"used": "the " + sort + " that " + n.subject(e.Who) + " used", "random": "a random " + sort,
		"choice": english.One(sort) + " of its owner’s choice", "own": "the " + sort, "taken": "it", "seen": english.One(sort) + " seen there",
	}
	line := cmp.Or(which[e.Which], "any "+sort)
	if e.Each {
		line = "every " + sort + english.Pick(e.Which == "seen", " seen there", "")
	}
	if e.Which != "seen" && e.Which != "taken" && e.Which != "used" && (e.Who != nil || e.Which != "own" && e.Which != "choice") {
		line += " of " + n.subject(e.Who) + english.Pick(e.Which == "other", " but the one used", "") + english.Pick(e.Hold, " or in the hold", "")
	}
	if e.Worth != nil {
		line += fmt.Sprintf(" that sells for %d UA at most", *e.Worth)
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
		line += " as many " + n.units() + " as the " + n.Die(e.Die) + " shows"
	}
	if e.Chosen {
		line += " in a direction of choice"
	}
	if e.To != nil && !n.spokenTo(e.To) {
		line += english.Pick(e.Op == "hand", " to ", " for ") + n.Who(e.To)
	}
	if e.Trait != "" && e.Which == "taken" {
		line += ", if it is marked " + n.Trait(e.Trait) + english.Pick(e.May, " and that is wanted", "")
		e.May = false
	}
	return line + english.Pick(e.May, ", if wanted", "") + room[e.Full]
}

// room are the words for what becomes of an item that the tray has no room for.
var room = map[string]string{
	"drop": "; without room, it or another item is dropped", "ship": ", and share what is taken out between the tray and the ship’s hold",
	"contact": "; without room, it may lie on top and be used as long as the two are in base contact, and is then dropped or swapped for what is carried",
}

// waiveEffect: something may be done between games that the rules forbid.
func waiveEffect() Effect {
	return Effect{
		Kind: "waive", Takes: []string{"what", "count"},
		Words: func(_ Names, e model.Effect) string {
			if e.What == "upgrade-damaged" {
				return english.Count(max(e.Count, 1), "upgrade") + " may be fitted to a ship that needs repair, by the usual rules and at the usual price"
			}
			return english.Count(max(e.Count, 1), "ship repair") + " may be made without a visit, at the usual price"
		},
	}
}

// lookEffect: somebody looks at what is hidden, and leaves it as it was.
func lookEffect() Effect {
	return Effect{
		Kind: "look", Takes: []string{"of", "count", "place", "per"},
		Words: func(n Names, e model.Effect) string {
			switch e.Of {
			case "events":
				if e.Count <= 1 && e.Per != "" {
					return "if wanted, the player sees one more of the next event cards, all of which go back in their order,"
				}
				if e.Count <= 1 {
					return "see the next event card and put it back"
				}
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
		Kind: "mend", Takes: []string{"points", "who", "place", "each", "others", "self", "things", "may", "per"},
		Words: func(n Names, e model.Effect) string {
			whom := mended(e)
			if e.Who != nil {
				whom = n.Who(e.Who)
			}
			if e.Place != nil {
				whom += " " + n.Place(*e.Place)
			}
			whom += english.Pick(e.Self, " (itself included)", "")
			if e.Per == "extra-action" {
				return english.Count(e.Points, "repair point") + " more"
			}
			if e.Points == 0 {
				return whom + " is whole again"
			}
			return english.Pick(e.May, "up to ", "") + english.Count(e.Points, "repair point") + " for " + whom + english.Pick(e.Per == "shown", ", and what is left over is lost", "")
		},
	}
}

// mended is what repair points are put on.
func mended(e model.Effect) string {
	switch {
	case e.Each:
		return "every " + english.Pick(e.Others, "other ", "") + english.Pick(e.Things, "machine, item and repairable object", "machine and item")
	case e.Things:
		return english.Pick(e.Others, "another", "a") + " machine, item or other repairable object"
	}
	return english.Pick(e.Others, "another", "a") + " machine or " + english.Pick(e.Others, "", "an ") + "item"
}

// markEffect: counters lie with figures.
func markEffect() Effect {
	return Effect{
		Kind: "mark", Takes: []string{"counter", "who", "trait", "all", "moved", "add", "sign"},
		Words: func(n Names, e model.Effect) string {
			name, whose, on := n.kindOfCounter(e.Counter), n.subject(e.Who), ""
			if e.Trait != "" {
				on = ", on " + english.Pick(e.All, "everything", "something") + " marked " + n.Trait(e.Trait)
			}
			switch {
			case e.Moved:
				return whose + " gets as many " + english.Plural(2, name) + " of " + n.bearer() + " as wanted" + on
			case e.Add < 0:
				return whose + " loses " + english.Count(-e.Add, name) + on
			}
			return whose + " gets " + english.Count(max(e.Add, 1), name) + on + english.Pick(e.Sign, ", as a sign and without its usual effect", "")
		},
	}
}

// priceEffect: what a crew pays or is paid changes.
func priceEffect() Effect {
	return Effect{
		Kind: "price", Takes: []string{"of", "add", "becomes", "as", "most", "percent", "count", "per"},
		Idle: without(func(e model.Effect) bool {
			return e.Add == 0 && e.Becomes == nil && e.Percent == 0 && e.Most == nil && e.As == "" && e.Per != "sold"
		}, "it has none of add, becomes, as, percent and most"),
		Writes: func(e model.Effect) []Cell {
			return []Cell{{Sort: PriceCell, ID: e.Of, Move: moving(e.Add, "becomes", e.Becomes)}}
		},
		Words: priced,
	}
}

// priced says what a crew pays or is paid: "buy up to 3 items for up to 2 UA less each", "objectives pay 50 % more".
func priced(_ Names, e model.Effect) string {
	if e.Per == "sold" {
		return e.Of + ": what each part of a set fetches goes by how many of the set are sold at the same time, as the token says"
	}
	if e.Becomes != nil {
		often := english.Pick(e.Count > 1, ", up to "+english.Times(e.Count), "")
		if often != "" && e.Of == "repair" {
			often += ", for one system or for several; what is left over is lost"
		}
		return cmp.Or(map[string]string{"buying": "it costs", "selling": "it sells for"}[e.Of], costly[e.Of]) + fmt.Sprintf(" %d UA", *e.Becomes) + often
	}
	less := english.Pick(e.Per == "" && e.Add < 0, "up to ", "") + fmt.Sprintf("%d UA %s", max(e.Add, -e.Add), english.Pick(e.Add < 0, "less", "more"))
	if e.Percent != 0 {
		less = fmt.Sprintf("%d %% %s, rounded up", max(e.Percent, -e.Percent), english.Pick(e.Percent < 0, "less", "more"))
	}
	deed := map[string]string{"buying": "buy", "selling": "sell"}[e.Of]
	things := english.Pick(e.Count > 1, fmt.Sprintf("up to %d items", e.Count), english.Pick(e.Per == "counter", "it", "an item"))
	switch {
	case deed != "" && e.As != "":
		less = deed + " " + things + " for what it " + english.Pick(e.As == "buying", "costs to buy", "sells for")
	case deed != "" && e.Add == 0 && e.Percent == 0:
		less = deed + " " + things
	case deed != "":
		less = deed + " " + things + " for " + less
	case e.Add == 0 && e.Percent == 0:
		less = costly[e.Of]
	default:
		less = costly[e.Of] + " " + less
	}
	if e.Most != nil {
		less += english.Pick(deed == "" && e.Add == 0 && e.Percent == 0, " ", ", ") + english.Pick(*e.Most == 0, "nothing", fmt.Sprintf("%d UA at most", *e.Most))
	}
	if deed == "" && e.Count > 0 {
		less += ", " + english.Times(e.Count)
	}
	return less
}

// costly are the words for what is paid for besides items.
var costly = map[string]string{
	"repair": "a ship repair costs", "upkeep": "the upkeep costs", "hiring": "hiring costs", "upgrade": "an upgrade costs", "objective": "objectives pay",
}

// aftermath are the effects on who takes part in the games that follow.
func aftermath() []Effect { return []Effect{missEffect(), returnEffect(), rescueEffect()} }

// missEffect: traders sit out games.
func missEffect() Effect {
	return Effect{
		Kind: "miss", Takes: []string{"who", "games", "die"},
		Idle: without(func(e model.Effect) bool { return e.Games == 0 && e.Die == "" }, "it has neither games nor a die"),
		Words: func(n Names, e model.Effect) string {
			if e.Die != "" {
				return n.subject(e.Who) + " sits out as many games as the " + n.Die(e.Die) + " shows"
			}
			return n.subject(e.Who) + " sits out " + english.Count(e.Games, "game")
		},
	}
}

// PriceSet is the price of something, such as "repair", that a row of a table sets; false where it sets none.
func PriceSet(row model.TableRow, of string) (int, bool) {
	for _, p := range row.Does {
		for _, e := range p.Do {
			for _, c := range Writes(e) {
				if c.Sort == PriceCell && c.ID == of && c.Move.Sets {
					return c.Move.Low, true
				}
			}
		}
	}
	return 0, false
}

// returnEffect: traders who were left behind are with their crew again.
func returnEffect() Effect {
	return Effect{
		Kind: "return", Takes: []string{"who", "at", "pegs"},
		Lacks: func(e model.Effect) string {
			return english.Pick(e.Pegs > 0 && e.At == nil, "say where they come back to: at", "")
		},
		Words: func(n Names, e model.Effect) string {
			if e.At == nil {
				return n.subject(e.Who) + " is back with the crew"
			}
			with := english.Pick(e.Pegs > 0, fmt.Sprintf(" with %d health", e.Pegs), " with as much health as at the start")
			return n.subject(e.Who) + " is back in the game " + n.Place(*e.At) + with
		},
	}
}

// rescueEffect: a game is played at once to fetch those who were left behind.
func rescueEffect() Effect {
	return Effect{
		Kind:  "rescue",
		Words: func(Names, model.Effect) string { return "play a rescue mission" },
	}
}
