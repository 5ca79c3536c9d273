package trade

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// Market is posts that are on offer after the same stage.
type Market struct {
	Posts []string
	Path  string // of the list
}

// Markets are the lists of posts of a campaign and of its stages.
func Markets(c *model.Campaign) []Market {
	out := []Market{{c.Posts, "posts"}}
	for _, n := range c.Nodes {
		if len(n.Posts) > 0 {
			out = append(out, Market{n.Posts, "nodes." + n.ID + ".posts"})
		}
	}
	return out
}
