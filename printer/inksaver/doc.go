// Package inksaver makes finished pages cheaper to print.
//
//   - Full leaves a page as it was drawn.
//   - Saver keeps what says something and takes away what only looks good: dark areas become outlines, tints
//     become paper, the pattern of a floor goes, heavy lines become lighter. What stood light on a dark area
//     is dark now.
//   - Mono uses no colour: letters and thin dark lines are black or white, areas and light lines are greys as
//     light as their colour was. Marks and dashes tell apart what colours did.
//
// Pages are lists of items, so this works on any page of any product, and the page given is left alone.
package inksaver
