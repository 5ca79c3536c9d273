package play

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
)

// Gaps are what of a mission no game plays yet: rules, cards and skills by their names, each with what is left out.
func (x *Rules) Gaps() []string {
	var out []string
	for i, r := range x.rules {
		title := x.Program.Rules[i].Title
		for _, l := range r.leaves {
			if l.vague {
				out = append(out, fmt.Sprintf("%s: what it waits for", title))
				break
			}
		}
		if r.must.partly() || x.partly(r.list) {
			out = append(out, fmt.Sprintf("%s: some of what it does", title))
		}
	}
	for i, bands := range x.bands {
		c := x.Program.Cards[i]
		for _, list := range bands {
			if x.partly(list) {
				out = append(out, fmt.Sprintf("event card %s: some of what it does", english.Spelled(c.ID)))
				break
			}
		}
	}
	for _, c := range x.Crews {
		for _, t := range c.Traders {
			if len(t.Home)+len(t.Learned) > 0 {
				return append(out, "skills that react, that last, or that change more than what is done in a turn")
			}
		}
	}
	return out
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
