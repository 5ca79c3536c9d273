// Package errands says how long the least way is to what somebody needs: a guide is for some crews, and an errand is the way
// that it finds, by what opens the doors on it and past the tokens that must be brought along.
package errands
