package kinds

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// gear are the effects on what items are for, and on what their bearers and other figures can do.
func gear() []Effect {
	return []Effect{loadEffect(), passEffect(), sightEffect(), carryEffect(), allowEffect(), limitEffect(), unfitEffect(), lendEffect()}
}

// loadEffect: ammo pegs are loaded, up to a full magazine.
func loadEffect() Effect {
	return Effect{
		Kind: "load", Takes: []string{"who", "pegs", "die", "trait", "others"},
		Twice: func(e model.Effect) []string {
			return slices.Concat(stands(e.Pegs > 0, "pegs"), stands(e.Die != "", "die"))
		},
		Words: func(n Names, e model.Effect) string {
			what := "a full magazine"
			switch {
			case e.Die != "":
				what = "as many pegs as the " + english.Lower(n.Die(e.Die)) + " says"
			case e.Pegs > 0:
				what = english.Count(e.Pegs, "peg")
			}
			if e.Trait != "" {
				what += " marked " + n.Trait(e.Trait)
			}
			d, who := n.deedOf(e.Who)
			switch {
			case e.Others:
				what += ", in place of any of another sort"
			case e.Die != "" || e.Pegs > 0:
				what += ", up to a full magazine"
			}
			return who + english.Pick(d.others, "reloads ", "reload ") + what
		},
	}
}

// passEffect: figures move over or through what usually bars them.
func passEffect() Effect {
	return Effect{
		Kind: "pass", Takes: []string{"who", "through", "high", "per"},
		Idle: without(func(e model.Effect) bool { return len(e.Through) == 0 }, "it names nothing"),
		Words: func(n Names, e model.Effect) string {
			if slices.Equal(e.Through, []string{"doors"}) {
				return n.subject(e.Who) + " can go through doors that are shut or locked, and through hidden ones; they stay so"
			}
			if e.High > 0 {
				return n.subject(e.Who) + " can move over " + english.And(e.Through) + " up to " + e.High.String() + " in high or wide, but not stop there"
			}
			return n.subject(e.Who) + " can move over or through " + english.And(e.Through) + ", but not stop there"
		},
	}
}

// sightEffect: some do not stand in the way when figures are looked at.
func sightEffect() Effect {
	return Effect{
		Kind: "sight", Takes: []string{"who", "past", "low"}, Aside: true,
		Idle: without(func(e model.Effect) bool { return e.Past == nil && !e.Low }, "it has neither past nor low"),
		Words: func(n Names, e model.Effect) string {
			if e.Past == nil {
				return "terrain that others look over may hide " + n.subject(e.Who) + ", and others from it"
			}
			past, never := n.Every(e.Past), " does not block"
			if rest, every := strings.CutPrefix(past, "every "); every {
				past, never = "no "+rest, " blocks"
			}
			return past + never + " anybody’s sight of " + strings.Replace(n.subject(e.Who), "every ", "any ", 1) + ", but it may give cover"
		},
	}
}

// carryEffect: figures and things are dragged with fewer hands or with more.
func carryEffect() Effect {
	return Effect{
		Kind: "carry", Takes: []string{"who", "things", "with", "count", "add"},
		Idle: without(func(e model.Effect) bool { return e.Count == 0 && e.Add == 0 }, "it has neither count nor add"),
		Words: func(n Names, e model.Effect) string {
			whom := n.Every(e.Who)
			if e.Things {
				whom = "things and " + whom
			}
			if e.Add > 0 {
				return "dragging " + whom + " takes " + english.Count(e.Add, "figure") + " more than usual"
			}
			by := english.Count(e.Count, "figure")
			if e.With != nil {
				by = n.Who(e.With)
			}
			return by + " can drag " + whom + " at full speed" + english.Pick(e.Count == 1, ", alone and without help", "")
		},
	}
}

// allowEffect: figures may take actions that they could not take otherwise.
func allowEffect() Effect {
	return Effect{
		Kind: "allow", Takes: []string{"who", "actions", "range", "using"},
		Idle: without(func(e model.Effect) bool { return len(e.Actions) == 0 }, "it names no action"),
		Words: func(n Names, e model.Effect) string {
			may := english.List(english.Each(e.Actions, func(id string) string { return english.Quoted(n.act(id)) }), "or")
			return n.subject(e.Who) + " may take the action " + may + n.tool(e) + n.reaching(e.Range)
		},
	}
}

// limitEffect: what figures do in a turn is bound.
func limitEffect() Effect {
	return Effect{
		Kind: "limit", Takes: []string{"who", "most", "alike", "range", "by", "actions", "until"},
		Idle: without(func(e model.Effect) bool { return e.Most == nil && !e.Alike && e.Range == "" && e.By == 0 }, "it has none of most, alike, range and by"),
		Words: func(n Names, e model.Effect) string {
			var parts []string
			if e.Most != nil {
				parts = append(parts, n.limited(*e.Most, e.Actions))
			}
			if e.Alike {
				parts = append(parts, "takes actions of one kind only in a turn")
			}
			if e.Range != "" {
				deed := "attacks"
				if len(e.Actions) > 0 {
					deed = "takes " + english.List(english.Each(e.Actions, func(id string) string { return english.One(n.act(id)) }), "or")
				}
				parts = append(parts, deed+" no farther than "+n.Range(e.Range)+" range")
			}
			if e.By > 0 {
				parts = append(parts, "moves "+n.Length(e.By)+" a round at most")
			}
			return n.subject(e.Who) + " " + english.And(parts) + n.until(e.Until)
		},
	}
}

// limited is what figures can take only so many of in a turn.
func (n Names) limited(most int, actions []string) string {
	if len(actions) == 0 {
		return "has " + english.Count(most, "action") + " at most"
	}
	what := "the action " + english.List(english.Each(actions, func(id string) string { return english.Quoted(n.act(id)) }), "or")
	if most == 0 {
		return "cannot take " + what
	}
	return "can take " + what + " no more than " + english.Times(most) + " a turn"
}

// unfitEffect: an item is not for some things.
func unfitEffect() Effect {
	return Effect{
		Kind: "unfit", Takes: []string{"category", "against", "except", "until"},
		Idle: without(func(e model.Effect) bool { return len(e.Against) == 0 }, "it names nothing"),
		Words: func(n Names, e model.Effect) string {
			line := "it "
			if e.Category != "" {
				line = english.One(n.Category(e.Category)) + " token "
			}
			if e.Except != nil && slices.Equal(e.Against, []string{"use"}) {
				return "only " + strings.Replace(n.Who(e.Except), "any ", "a ", 1) + " can use " + strings.TrimSpace(line) + n.until(e.Until)
			}
			line += english.And(english.Each(e.Against, func(w string) string { return unfit[w] }))
			if e.Except != nil {
				line += " but by " + n.Who(e.Except)
			}
			return line + n.until(e.Until)
		},
	}
}

// unfit are the words for what an item is not for.
var unfit = map[string]string{
	"buying": "cannot be bought", "selling": "cannot be sold", "dealing": "is not dealt", "robbing": "cannot be robbed", "use": "cannot be used", "breaking": "cannot break", "destroying": "cannot be destroyed", "improving": "cannot be improved by other items", "elsewhere": "turns up in searches alone",
}

// lendEffect: the bearer has what the item names.
func lendEffect() Effect {
	return Effect{
		Kind: "lend", Takes: []string{"what"},
		Words: func(n Names, e model.Effect) string {
			line := n.bearer() + " has the " + e.What + " that the item names as though its own board showed them"
			return line + english.Pick(e.What == "skills", ", and spends no skill pegs on them", "")
		},
	}
}

// tool is with what an action is taken.
func (n Names) tool(e model.Effect) string {
	switch {
	case e.Token != "" && e.Using:
		return " " + english.One(n.Token(e.Token)) + " with it"
	case e.Token != "":
		return " with " + english.One(n.Token(e.Token))
	case e.Using && n.goes(e):
		return " by the icons that it shows"
	case e.Using:
		return " with it"
	}
	return ""
}

// reaching is how far an action goes.
func (n Names) reaching(band string) string {
	switch band {
	case "":
		return ""
	case "shown":
		return ", as far as the range shown"
	}
	return ", as far as " + n.Range(band) + " range"
}

// inPlace says what hits do in place of damage.
func (n Names) inPlace(do []model.Effect) string {
	if len(do) == 0 {
		return ""
	}
	n.It = "" // whoever is hit, and no longer who set the blast off
	return ", and on a hit, in place of damage, " + strings.TrimSpace(n.Effects(do))
}
