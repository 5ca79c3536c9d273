// Package kinds says what the things and the rules of a mission are called and what they mean, once for every reader
// of the data: the sheet, the table and the checks.
//
//   - Names turns the ids of a mission into the titles that everybody uses for them.
//   - An effect, a check and a change of the deck have their words here, as they stand inside a sentence.
package kinds
