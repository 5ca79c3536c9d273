package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// Facts are all facts that a campaign asks for, in the order of the schema.
func Facts(c *model.Campaign) []PostFact {
	var out []PostFact
	add := func(f *model.CrewFact, path, what string, third bool) {
		if f != nil {
			out = append(out, PostFact{Fact: f, Path: path, What: what, Third: third})
		}
	}
	for _, n := range c.Nodes {
		at := "nodes." + n.ID
		add(n.Needs, at+".needs", "stage "+n.ID, false)
		for i, a := range n.After {
			add(a.When, fmt.Sprintf("%s.after.%d.when", at, i), "an outcome of stage "+n.ID, true)
		}
		for i, b := range n.Next {
			add(b.When, fmt.Sprintf("%s.next.%d.when", at, i), fmt.Sprintf("the way from stage %s to %s", n.ID, b.To), true)
		}
	}
	for _, e := range c.Endings {
		add(e.When, "endings."+e.ID+".when", "the ending "+e.ID, true)
	}
	return out
}
