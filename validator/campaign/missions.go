package campaign

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// campaignAtTable is the numbers of crews that play one game.
func campaignAtTable(c *model.Campaign) (int, int) {
	if c.League != nil && c.League.Table > 0 {
		return c.League.Table, c.League.Table
	}
	return c.Players.Min, c.Players.Max
}
