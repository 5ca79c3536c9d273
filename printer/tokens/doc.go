// Package tokens draws the small pieces of cardboard that a game of Core Space takes: equipment tokens with
// their backs, counters, entry points, the letters of the airlocks, markers and trophies.
//
//   - A supply is which designs of equipment token are printed, and how many of each. For a mission it is what
//     the boxes it names put into the pool, less what the mission leaves out, and what the set-up takes out by
//     name. For a rule set it is everything in its boxes.
//   - A face is the side with the title: a band in the colour and with the mark of the token's category, then
//     the dice as an icon with a box for each distance, then the other numbers, then the attributes by name.
//   - A chip is one icon with its boxes.
//   - A back says which size a token has and whether it is rare, and nothing more: tokens are dealt and drawn
//     unseen. Those that never are (too small for everything on one side, and kept out of the dealing) have
//     an open back with what the face has no room for.
//
// What is printed lies as wide as the rule set says, at true size, on sheets that package impose lays out.
package tokens
