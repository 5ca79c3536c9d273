// Package worlds says what can ever be so in the course of a mission: where its counters come to stand, which events
// happen, which conditions hold and which goals can be met, and until when.
package worlds
