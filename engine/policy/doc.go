// Package policy plays games by itself: for estimates, for tests, and to watch.
//
//   - A policy takes one of the options of a decision. It sees what the player sees who decides, and remembers nothing from
//     one decision to the next, so that a game can go on from any saved state.
//   - Random takes any option: it finds what nobody thought of.
//   - Greedy plays like somebody who wants to win: it goes for crates and for what the mission wants done, shoots at what
//     comes near, heals, and is home in time.
package policy
