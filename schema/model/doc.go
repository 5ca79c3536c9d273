// Package model holds a compiled pack: plain values, integer units, look-ups and nothing else.
//
// The vocabulary, from the outside in:
//
//   - A pack is a named, versioned collection of missions and decks.
//   - A rule set is one edition's numbers: hostility track, token pool, panel kinds, dice.
//   - A mission is one scenario: story, board, set-up, objectives and special rules.
//   - A board is a rectangle of floor with panels (walls, doors, windows) between posts and
//     pieces (crates, furniture) standing free.
//   - A footprint is the floor a piece covers: centre, width, depth and turn.
//   - A text is Markdown as the author wrote it together with the small tree it parses to.
//
// Lengths are hundredths of an inch, points have their origin at the board's north-west corner
// with x growing east and y growing south, and turns are whole degrees clockwise. Positions in
// source files are not part of the model: see diag.Index.
package model
