package campaign

import (
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// tradePeer is another unit of the pack, of one type; nil where it is not at hand.
func tradePeer[T any](p *check.Pass, kind, id string) *T {
	v, _ := trade.Peer(p, kind, id).(*T)
	return v
}
