package mutants

// known are the mutants that are missed. A row must go as soon as a check finds what it speaks of.
var known = []missed{
	{"same-goal", "mission", "every crew carries loot and comes home: two objectives may pay for that, each in its own way"},
	{"build-wall", "mission first-contact", "a wall on the rim across a third of an airlock's door: traders get out beside it, and nobody builds walls on the rim"},
}

// excuses are, by code, why no mutant of what ships sets a check off. There are none: keep it so.
var excuses = map[string]string{}
