// Package campaign tells what can be so between the games of a campaign, without playing any: for the checks and for
// the pages alike.
//
//   - A Graph is the stages and endings with the ways between them: what leads where, what may have been played before
//     a stage and what must have been, and how many games lie between two stages.
//   - Units are the missions and posts that belong together, with all that they change about crews.
//   - A Course is a campaign with its units. A Time is the moment after one of its games: which facts hold by then for
//     certain, perhaps or never, what has been granted, and which posts are open.
//   - A world is what can ever be so of a crew, wherever it is; Never says why facts cannot hold in it together.
package campaign
