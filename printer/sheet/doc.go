// Package sheet lays out the set-up sheet of a mission: what a group reads and keeps on the table.
//
// The first pages are the briefing: story, players, boxes, objectives with their rewards, special
// instructions, what changes with the number of crews. The set-up page follows: the map with its key, the
// hostility track, the largest crew, the event cards, what goes into the crates, and a check list to tick
// off. The last is the board in words, a list from which it can be built without the map.
//
//   - A writer is where the next thing goes: a page and the height used so far.
//   - A part is something drawn at a fixed width that knows its height.
//   - A plan is one way to share out the set-up page; of all of them the one with the largest map is drawn.
//   - A fact is a value of the mission that the rule set's check list names in braces.
//   - A highlight is a thing that is ringed on the maps. Its colour, its mark and its number stand beside the
//     ring and behind every reference to it; the first thing that the prose refers to is number 1.
//
// A sheet has two editions. The players' leaves out what nobody at the table knows until it shows, which
// describe.Public lists; the game master's has the same pages, with all that the set-up takes, and a section at
// the end, on pages of its own. A mission without secrets prints alike in both.
//
// Prose of any length flows to further pages; nothing is clipped and nothing is set smaller than
// six points. On paper for booklets there is one column of prose, and the map takes the width of the page.
package sheet
