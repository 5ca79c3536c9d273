package trade

import (
	"slices"

	"github.com/sortie-tools/sortie/validator/check"
)

// Peer is another unit of the pack; nil where it is not at hand.
func Peer(p *check.Pass, kind, id string) any {
	if p.Subject.Peer == nil || id == "" {
		return nil
	}
	return p.Subject.Peer(kind, id)
}

// Trades reports whether units of a kind have to do with what crews have between games.
func Trades(kind string) bool {
	return slices.Contains([]string{"mission", "post", "campaign", "crew"}, kind)
}
