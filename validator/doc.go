// Package validator looks for mistakes in compiled packs: things that are well-formed CUE and yet
// cannot be built, set up or played.
//
// Here is the list of all checks and what runs them. Package check has the vocabulary and the runner;
// each family of checks is a folder with its list, a file a check, and the fixtures; what several
// families want to know of a mission, and what costs something to find out, is below facts. A family
// imports no other, and a fact no family: a check states in Requires which facts it asks for.
package validator
