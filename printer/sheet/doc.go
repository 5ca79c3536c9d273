// Package sheet lays out the set-up sheet of a mission: what a group reads and keeps on the table.
//
// The first pages are the briefing: story, players, boxes, objectives with their rewards, special
// instructions. The set-up page follows: the map with its key, the hostility track, the largest
// crew, the event cards, what goes into the crates, and a check list to tick off.
//
//   - A writer is where the next thing goes: a page and the height used so far.
//   - A part is something drawn at a fixed width that knows its height.
//   - A fact is a value of the mission that the rule set's check list names in braces.
//
// Prose of any length flows to further pages; nothing is clipped and nothing is set smaller than
// six points.
package sheet
