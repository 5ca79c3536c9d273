// Package beside plays games with the engine and has the textbook answer the same questions at its side.
//
//   - A checker is a mission with its rules and crews in both hands: lowered for the engine, open as a book.
//   - A moment is a decision of a game, with the position that it stands at.
//   - A question is one thing that both are asked at a moment, of every figure that it can be asked of.
//   - A difference is where they disagreed first: the checker stops there and says where that was.
//
// What the textbook is told of a game are facts: who stands where, how doors stand, whose tokens lie where, and what effects
// that last keep from somebody. It is never told what follows from them.
package beside
