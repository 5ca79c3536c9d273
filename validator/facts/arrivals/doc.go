// Package arrivals says where figures of the game come into play, and when: entry points, hatches, what the hostility
// track brings and how fast its pegs rise.
package arrivals
