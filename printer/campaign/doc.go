// Package campaign lays out the sheet of a campaign: its story, how crews begin and what they keep, a chart
// of its stages, each stage with what leads to it and what follows, tallies to tick, a league's tables, the
// endings, and a log to fill in with a pencil.
//
//   - A stage is a node of the campaign: a mission, or a passage of story between two. Stages are numbered
//     in the author's order, endings with the letter E before the number.
//   - A way is what leads on from a stage, to another or to an ending.
//   - A layer is the stages of the chart that stand beside each other; a channel is the room between two
//     layers, in which the lines run.
//   - A joint is where a line that passes a layer goes through it.
//
// How a story ends spoils it. In the players' edition of a campaign that tells one the endings have neither
// titles nor texts, only what counts; a league or a free campaign has nothing to spoil.
package campaign
