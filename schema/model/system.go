package model

// System is a game that packs can be written for: the kinds of thing an author writes for it, and
// what its rule sets decode into. A new game is a package of definitions in the schema, a package
// of model types, and an entry in package systems.
type System struct {
	// ID is the name of its CUE package below sortie.tools; the folders in it are the rule sets.
	ID string
	// RuleSet makes an empty rule set, a pointer to a struct.
	RuleSet func() any
	// Kinds are the things an author can write.
	Kinds []Kind
}

// Kind is a kind of unit: what one folder of a pack holds.
type Kind struct {
	// ID is what the #kind of its definition says, such as "mission".
	ID string
	// New makes an empty value of the kind, a pointer to a struct.
	New func() any
}
