// Package piles says which event cards a game takes and which figures those cards, the track and the rules can bring
// onto the board.
package piles
