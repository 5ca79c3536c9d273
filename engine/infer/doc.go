// Package infer works out what can ever be so in a game of a mission, as far as its data tells: which event comes
// about, which condition holds, which goal can be met, where a counter comes to stand, what sets off what in circles.
//
// It goes by cells alone (schema/kinds): by what rules read and write, never by what their kinds are called. Whatever
// the data leaves open can be so; that something is never so is only said where that is sure.
package infer
