// Package walks says who gets where. An access is where a crew that docks at one airlock can get to in the course of a
// game, with all that it can open; a site is a place that somebody must get to; a want is a site that something asks
// for; a pen is an area that figures of the game do not leave.
package walks
