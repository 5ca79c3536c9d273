// Package transcript writes whole games down so that they stand by themselves.
//
// The vocabulary:
//
//   - A transcript is a file of lines, each a JSON object that says what it is. Somebody who knows the rules of the game and
//     not this program can read it and check it.
//   - The head says what was played: the version of Sortie, the mission with a digest of its content, the edition, the seed,
//     the crews, who decided. It has facts: the numbers of the rules and the board, as the mission plays them.
//   - A luck line is one thing that luck decided: a face of a die, a token out of the pouch, the new order of a deck, the crew
//     that a coin picks.
//   - An event line is one thing that happened.
//   - A choice line is a decision: of how many options which one was taken, and the hash of the state before it.
//   - A stand line is what has changed about figures, tokens, doors and the track since the last one. It stands before each
//     turn and each phase, so that a reader who follows the events can compare.
//   - The end line says how it came out, and how many choices there were: without it a transcript is not whole.
//   - A recorder is a log that makes the lines while a game is played. Nothing is paid for it where nobody listens.
//
// Figures, crews, tokens and choices are counted from 1; 0 is nobody. Places are a column and a row, counted from 0 at the
// north-west corner, and a floor where it is not the first. Lengths are hundredths of an inch.
package transcript
