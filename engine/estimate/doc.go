// Package estimate says what to expect of a mission before anybody has played it: how fast the track
// rises, how long ways take, what decks bring and crates hold.
//
// The vocabulary:
//
//   - An estimate is worked out from the mission and the numbers of its rule set alone. It names what it
//     assumes in its comment, and takes no account of anything else.
//   - A bound holds in every game; a forecast is what a usual game comes to.
//   - Odds and shares are exact fractions; lengths are in hundredths of an inch. Nothing is rounded before
//     it is shown.
//   - A round is counted from 1; what is there before the first round has round 0.
//
// A played-out game says more than any of this. Until one is at hand, checks quote these numbers and say
// that they are estimates.
package estimate
