// Package parts says what a mission consists of, as it is written: its named things, effects, events, goals and texts,
// the names that its values may use, and how a check speaks of them. Nobody walks and nothing is counted here.
package parts
