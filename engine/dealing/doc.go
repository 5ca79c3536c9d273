// Package dealing counts what a mission has before anything is dealt: the tokens of its boxes against what its set-up
// asks of them, and the pieces on the board that tokens are dealt into or lie in from the start.
//
// A container is a crate or another piece with a deal of its own; a holder is a container, or a piece in which tokens lie
// besides, with all that goes into it.
package dealing
