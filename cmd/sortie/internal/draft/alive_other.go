//go:build !unix && !windows

package draft

// alive says yes where it cannot be known: age decides.
func alive(int) bool { return true }
