package board

import "github.com/sortie-tools/sortie/printer/scene"

// KeyStripHeight is how tall a strip of a key is, for a caller that tries many before it draws one.
func KeyStripHeight(groups []KeyGroup, columns int) scene.Unit {
	var high scene.Unit
	for i, n := range share(groups, columns) {
		high = max(high, groups[i].Height(n))
	}
	return high
}
