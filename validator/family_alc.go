package validator

// allocationChecks are the checks of what goes into crates, the pouch and hands.
func allocationChecks() []Check {
	return []Check{
		alc001(), alc002(), alc003(), alc004(), alc005(), alc006(), alc007(), alc008(),
	}
}
