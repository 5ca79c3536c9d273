package validator

// spawnChecks are the checks of where figures come onto the board.
func spawnChecks() []Check {
	return []Check{
		spn001(), spn002(), spn003(), spn004(), spn005(), spn006(), spn007(), spn008(),
	}
}
