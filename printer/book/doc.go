// Package book binds everything in a campaign or a pack into one document.
//
//   - A chapter is what one unit is printed as: a mission's set-up sheet, a post's price list. The last
//     chapters are the quick references of the rule sets that the others use.
//   - The contents list the chapters with their pages, each a link.
//   - The index lists what the chapters give a name to on their pages: places on maps, rules, stages.
//
// A book of Letter or A4 pages is read on screens and printed on both sides; half as large it makes a
// booklet (printer/impose).
package book
