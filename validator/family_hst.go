package validator

// hostilityChecks are the checks of the hostility track.
func hostilityChecks() []Check {
	return []Check{
		hst001(), hst002(), hst003(), hst004(), hst005(), hst006(),
	}
}
