package kinds

import "slices"

// numberOf is the place of a kind in a list of names, whose first stands for none.
func numberOf(names []string, name string) int { return max(0, slices.Index(names, name)) }
