package validator

// objectiveChecks are the checks of objectives, rules and how a game ends.
func objectiveChecks() []Check {
	return []Check{
		obj001(), obj002(), obj003(), obj004(), obj005(), obj006(), obj007(), obj008(), obj009(), obj010(),
		obj011(), obj012(), obj013(), obj014(), obj015(), obj016(), obj017(),
	}
}
