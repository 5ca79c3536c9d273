package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Gaps are what of a mission no game plays yet: rules, cards and skills by their names, each with what is left out.
func (x *Rules) Gaps() []string {
	var out []string
	for i := range x.rules {
		r := &x.rules[i]
		title := x.Program.Rules[i].Title
		for _, l := range r.leaves {
			if l.vague {
				out = append(out, fmt.Sprintf("%s: what it waits for", title))
				break
			}
		}
		if r.partial || r.must.partly() || !r.standing && x.partly(r.list) {
			out = append(out, fmt.Sprintf("%s: some of what it does", title))
		}
	}
	for i := range x.bands {
		if why := x.cardGap(i); why != "" {
			out = append(out, fmt.Sprintf("event card %s: %s", english.Spelled(x.Program.Cards[i].ID), why))
		}
	}
	for i := range x.objectives {
		if x.objectives[i].unknown {
			out = append(out, fmt.Sprintf("objective %s: whether it is done", x.Mission.Objectives[i].ID))
		}
	}
	for i := range x.Mission.Setup.Prisoners {
		p := &x.Mission.Setup.Prisoners[i]
		if len(p.Traders) > 0 || p.Drawn > 0 {
			out = append(out, fmt.Sprintf("prisoners %s: traders among them, who stay in the box", p.ID))
		}
	}
	for i := range x.Mission.Variations {
		v := &x.Mission.Variations[i]
		if v.Text.Source != "" && v.For(len(x.Crews)) {
			out = append(out, "what is said for this number of crews in words: "+english.Quoted(strings.TrimSpace(v.Text.Source)))
		}
	}
	out = append(out, x.unplayed()...)
	return append(out, x.idleThings()...)
}

// cardGap is what of an event card no game plays; empty: it plays all of it.
func (x *Rules) cardGap(card int) string {
	kept := x.hidden(x.Program.Cards[card].Sort)
	for _, list := range x.bands[card] {
		switch {
		case len(x.lists[list]) == 0:
			return "what it says in words alone"
		case x.partly(list):
			return "some of what it does"
		case kept && !x.personal(list) && !x.rollsEntry(list):
			return "when it is played"
		}
	}
	return ""
}

// idleThings are the icons of tokens, and the terrain of pieces on the board, that do something which no game plays.
func (x *Rules) idleThings() []string {
	var out []string
	say := func(words string) {
		if !slices.Contains(out, words) {
			out = append(out, words)
		}
	}
	for _, d := range x.tokens {
		for _, title := range x.designs[d].unplayed {
			say(fmt.Sprintf("icon %s of tokens", title))
		}
	}
	for _, f := range x.Mission.Floors() {
		for _, p := range f.Board.Furniture {
			t := terrainOf(x.Set, p.Kind)
			for i := 0; t != nil && i < len(t.Does); i++ {
				if !slices.ContainsFunc(x.Mission.Rules, func(r model.Rule) bool { return r.ID == ruleOf(p.ID, i) }) {
					say(fmt.Sprintf("terrain %s", t.Title))
				}
			}
		}
	}
	return out
}

// unplayed are the levels of skills that a trader has come to and no game plays, or not wholly.
func (x *Rules) unplayed() []string {
	var out []string
	for k, s := range x.skills {
		var levels []string
		for i, left := range s.left {
			if x.known(k) > i && len(left) > 0 {
				levels = append(levels, strconv.Itoa(i+1))
			}
		}
		if len(levels) > 0 {
			out = append(out, fmt.Sprintf("skill %s at level %s", s.title, english.And(levels)))
		}
	}
	return out
}

// Part is one of the programs of something that a rule set has for figures to use, or that works by itself.
type Part struct {
	Of    string // "skill", "upgrade", "attribute" or "ability"
	ID    string
	Level int // of a skill or an upgrade; else 0
	Does  int // which of its programs, from 0 on
}

// Unplayed are the parts of all skills, upgrades, item attributes and abilities of the rule set that no game plays, or not
// wholly, whoever takes part. What is done between games is none of them.
func (x *Rules) Unplayed() []Part {
	var out []Part
	for k, s := range x.skills {
		of := "skill"
		if x.IsUpgrade(int16(k)) {
			of = "upgrade"
		}
		for level, left := range s.left {
			for _, does := range left {
				out = append(out, Part{of, x.SkillID(int16(k)), level + 1, does})
			}
		}
	}
	for _, a := range x.Set.Attributes {
		var d design
		for does, p := range a.Does {
			if _, _, rule := borne(p, a.ID, model.Who{}); !x.traitPart(&d, p, 1) && !rule && p.Phase == "" {
				out = append(out, Part{"attribute", a.ID, 0, does})
			}
		}
	}
	for _, a := range x.Set.Abilities {
		for does, p := range a.Does {
			if !x.lendPart(&Stats{}, p, 1) {
				out = append(out, Part{"ability", a.ID, 0, does})
			}
		}
	}
	return out
}

// known is the highest level of a skill that a trader has.
func (x *Rules) known(skill int) int {
	most := int8(0)
	for i := range x.profiles {
		if p := &x.profiles[i]; p.levels != nil {
			most = max(most, p.levels[skill])
		}
	}
	return int(most)
}

// partly reports whether the engine has no step for some effect of a list.
func (x *Rules) partly(list int16) bool {
	for i := range x.lists[list] {
		o := &x.lists[list][i]
		if o.unknown {
			return true
		}
		for _, inner := range o.lists {
			if x.partly(inner) {
				return true
			}
		}
		for _, r := range o.rows {
			if x.partly(r.list) {
				return true
			}
		}
	}
	return false
}

// partly reports whether a condition asks for something that the engine does not know.
func (c *cond) partly() bool {
	if c == nil {
		return false
	}
	for _, p := range c.list {
		if p.partly() {
			return true
		}
	}
	return c.unknown
}
