// Package words says in English what the data of Xia holds: what a border does, what a mission wants and
// pays, what an ability gives. Every page that speaks of such a thing takes its words from here.
//
// A Teller knows the rule set, whose titles it uses, and the sectors of the pack.
package words
