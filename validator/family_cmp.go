package validator

// boxChecks are the checks of what the boxes hold.
func boxChecks() []Check {
	return []Check{
		cmp001(), cmp002(), cmp003(), cmp004(), cmp005(), cmp006(), cmp007(), cmp008(), cmp009(), cmp010(),
	}
}
