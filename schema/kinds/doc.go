// Package kinds says what the things and the rules of a mission are called and what they mean, once for every reader
// of the data: the sheet, the table and the checks.
//
//   - Names turns the ids of a mission into the titles that everybody uses for them.
//   - Effects, events, conditions and goals of missions, and facts and effects on crews between their games, are defined kind
//     by kind: what a kind takes, its words, and the cells that it hangs on or changes.
//   - CrewNames turns the ids that are used between games into titles.
package kinds
