// Package trade says what can be so of a crew in a campaign: which facts may ever hold, and which posts, missions and
// crews the campaign knows.
package trade
