package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// deed is how actions are said: to whoever plays the bearer of a rule ("shoot"), or of others ("shoots").
type deed struct {
	names  Names
	others bool
}

// deedOf is how what somebody does is said, and who it is; nobody where the bearer is spoken to.
func (n Names) deedOf(w *model.Who) (d deed, who string) {
	if n.spokenTo(w) {
		return deed{names: n}, ""
	}
	who = n.bearer()
	if w != nil {
		who = n.Every(w)
	}
	if w != nil && w.Count > 1 {
		return deed{names: n}, who + " each "
	}
	return deed{names: n, others: true}, who + " "
}

// spokenTo reports whether a rule speaks to whoever plays its bearer. A figure with a name of its own is spoken of.
func (n Names) spokenTo(w *model.Who) bool {
	return n.Self == "" && (w == nil || *w == (model.Who{Figure: "self"}))
}

// does is what happens to somebody or is done by somebody: "get", "every trader gets", "2 random Harvesters get".
func (n Names) does(w *model.Who, order, other string) string {
	switch {
	case w != nil && n.spokenTo(w):
		return order
	case w != nil && w.Count > 1:
		return n.Every(w) + " " + order
	}
	return n.Every(w) + " " + other
}

// verb is an action as a verb: that of the rule set, or that somebody takes it.
func (d deed) verb(id string) string {
	i := slices.IndexFunc(d.names.Rules.Play.Actions, func(a model.ActionKind) bool { return a.ID == id })
	take := english.Pick(d.others, "takes ", "take ")
	if i < 0 {
		return take + english.One(english.Spelled(id))
	}
	a := d.names.Rules.Play.Actions[i]
	if word := english.Pick(d.others, a.Verbs, a.Verb); word != "" {
		return word
	}
	return take + english.One(english.Lower(a.Title))
}

// run lists actions one after another: "move, then strike", "move twice and shoot, in any order".
func (d deed) run(e model.Effect, first, last string) string {
	var parts []string
	for i := 0; i < len(e.Actions); {
		same := i
		for same < len(e.Actions) && e.Actions[same] == e.Actions[i] {
			same++
		}
		part := d.verb(e.Actions[i])
		if same-i > 1 {
			part += " " + english.Times(same-i)
		}
		if i == 0 {
			part += first
		}
		if i = same; i == len(e.Actions) {
			part += last
		}
		parts = append(parts, part)
	}
	if e.AnyOrder && len(parts) > 1 {
		return english.And(parts) + " in any order"
	}
	return strings.Join(parts, ", then ")
}

// actions are the actions of an effect with where they lead, and how the last of them is done.
func (d deed) actions(e model.Effect, first, last string) string {
	take := english.Pick(d.others, "takes ", "take ")
	switch {
	case e.Same:
		return take + "the same action at once" + first + last
	case len(e.Actions) == 0 && e.Count > 1:
		return take + fmt.Sprintf("any %d actions", e.Count) + first + last
	case len(e.Actions) == 0:
		return take + "any action" + first + last + english.Pick(e.AnyOrder, ", all in any order", "")
	case e.Count > 0:
		line := english.List(english.Each(e.Actions, d.verb), "or") + first
		if e.Count > 1 {
			line += english.Pick(e.May, " up to ", " ") + english.Times(e.Count) + english.Pick(len(e.Actions) > 1, " in any mix", "")
		}
		return line + last
	}
	return d.run(e, first, last)
}

// acting says which actions somebody takes: "shoot with 2 dice more, then move into cover".
func acting(n Names, e model.Effect) string {
	if w := e.Who; w != nil && w.NPC+w.Group != "" && w.Count+e.Count == 0 && len(e.Actions) == 0 && !e.Same {
		return n.Every(w) + " takes all of its actions at once" + english.Pick(e.Acted, ", also one that has acted in this round", "")
	}
	d, who := n.deedOf(e.Who)
	first, last := n.leads(e), n.rolled(e)
	line := who + d.actions(e, first, last) + n.spared(e.Without)
	if n.goes(e) && throughAll(e.Without) {
		line += ", but not to end on them"
	}
	if e.Anytime {
		line += " before, between or after other actions"
	}
	if e.Around {
		line += " before or after all the rest"
	}
	if e.Led {
		line += english.Pick(n.Self == "", ", as you like", ", as the player of "+n.bearer()+" likes")
	}
	if e.May && (e.Count < 2 || len(e.Actions) == 0) {
		line += ", if wanted"
	}
	if len(e.Do) > 0 {
		line += "; if that was said before the roll, success brings this in place of the usual: " + n.Effects(e.Do)
	}
	return line
}

// goes reports whether the last action of an effect takes whoever does it somewhere.
func (n Names) goes(e model.Effect) bool {
	return strings.TrimSpace(n.toward(e.Actions)) == "up to"
}

// leads is where an action ends, and how far and in what way it goes.
func (n Names) leads(e model.Effect) string {
	line := ""
	switch {
	case e.Place != nil && e.Place.Chosen:
		line += " towards " + chosenPoint
	case e.Place != nil && e.Self:
		line += " on itself or something " + n.Place(*e.Place)
	case e.Place != nil:
		line += " " + n.Place(*e.Place)
	}
	if e.Spot != nil {
		line += ", with sight and range taken from " + english.Pick(e.Spot.Ship != "", "the airlock door of ", "") + Bare(n.Place(*e.Spot))
	}
	if e.Self && e.Place == nil {
		line += " (itself included)"
	}
	if e.By > 0 {
		line += " up to " + n.Length(e.By)
	}
	if e.As != "" {
		line += " as if with the icon " + english.Quoted(Titled(n.Rules.Abilities, e.As, func(t model.Trait) (string, string) { return t.ID, t.Title }))
	}
	return line
}

// rolled says how the roll of an action differs from the usual one, and whom it is aimed at.
func (n Names) rolled(e model.Effect) string {
	line := ""
	direct := e.Target != nil && n.toward(e.Actions) == " " // what is struck stands before what it is struck with
	if !direct {
		line += n.tool(e)
	}
	line += map[string]string{"taken": " with what was taken", "none": " unarmed"}[e.Weapon]
	if e.Target != nil {
		toward := n.toward(e.Actions)
		if e.Count > 1 {
			toward = strings.Replace(toward, " up to ", " towards ", 1)
		}
		line += toward + english.Pick(e.Each, n.Every(e.Target), n.aimed(*e.Target))
	}
	if direct {
		line += n.tool(e)
	}
	if len(e.Ranged) > 0 {
		var bands []string
		for i, dice := range e.Ranged {
			bands = append(bands, english.Pick(dice == 0, "none", english.Count(dice, "die"))+" at "+n.nth(i)+" range")
		}
		line += " without a weapon, with " + english.And(bands)
	}
	if e.Add != 0 {
		line += " with " + moreDice(e.Add)
	}
	if e.Dice > 0 {
		line += " with " + english.Count(e.Dice, "die") + english.Pick(e.Each, " each", " in all")
	}
	line += n.reaching(e.Range)
	if e.Hits > 0 {
		line += " with " + english.Count(e.Hits, "certain hit") + english.Pick(slices.Contains(e.Without, "roll"), "", " added to the roll")
	}
	if e.Versus != "" {
		line += english.Pick(e.Target != nil && e.Target.Traders != "", ", whose ", ", and a trader’s ") + english.Spelled(e.Versus) + " at first is the number to beat"
	}
	return line
}

// toward stands between the last of several actions and whom it is aimed at: "shoot at", "strike".
func (n Names) toward(actions []string) string {
	for _, a := range n.Rules.Play.Actions {
		if len(actions) > 0 && a.ID == actions[len(actions)-1] && a.Verb != "" {
			return strings.TrimRight(" "+a.Toward, " ") + " "
		}
	}
	return " against "
}

// aimed is whom an action is aimed at; anybody of those who stand somewhere.
func (n Names) aimed(w model.Who) string {
	if w.In != nil && w == (model.Who{In: w.In, Seen: w.Seen}) {
		return "a target" + english.Pick(w.Seen, " in sight", "") + n.Where(w.In)
	}
	who := n.Who(&w)
	if kind, any := strings.CutPrefix(who, "any "); any {
		return english.One(kind)
	}
	return who
}

// arms say what an attack is made with.
func (Names) arms(a model.Arms) string {
	kind := english.List(english.Each(a.Types, english.Spelled), "or")
	if a.Count > 1 {
		return fmt.Sprintf("with %d different %s at once, their dice added up", a.Count, english.Plural(a.Count, kind))
	}
	return "with " + english.One(kind)
}

// sparing are the words for what an action goes without.
var sparing = map[string]string{
	"cover": "ignoring cover", "armour": "ignoring physical armour", "shield": "ignoring shield armour", "sight": "without a line of sight",
	"opportunity": "without attacks of opportunity", "noise": "without a peg for the noise", "ammo": "without spending ammo",
	"misfires": "ignoring misfires", "walls": "through walls", "terrain": "over terrain", "figures": "past figures",
	"roll": "without rolling", "contact": "not up to an enemy", "reactions": "without answers to it", "partial-cover": "ignoring partial cover",
	"loaded": "with or without ammo",
	"stray":  "at whichever of several engaged figures is aimed at",
}

// throughAll reports whether neither walls nor terrain are in the way.
func throughAll(list []string) bool {
	return slices.Contains(list, "walls") && slices.Contains(list, "terrain")
}

func (n Names) spared(list []string) string {
	if len(list) == 0 {
		return ""
	}
	words, ignored := []string(nil), []string(nil)
	through := throughAll(list)
	for _, w := range list {
		if through && w == "walls" {
			words = append(words, "through walls and terrain")
			continue
		}
		if through && w == "terrain" {
			continue
		}
		if what, found := strings.CutPrefix(sparing[w], "ignoring "); found {
			ignored = append(ignored, what)
		} else {
			words = append(words, sparing[w])
		}
	}
	line := ""
	if len(words) > 0 {
		line = english.Pick(list[0] == "contact", ", ", " ") + english.And(words)
	}
	if slices.Contains(list, "terrain") && !slices.Contains(list, "walls") {
		line += ", but not through walls"
	}
	if len(ignored) > 0 {
		line += ", ignoring " + english.And(ignored)
	}
	return line
}
