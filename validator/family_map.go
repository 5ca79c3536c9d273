package validator

// mapChecks are the checks of boards.
func mapChecks() []Check {
	return []Check{
		map101(), map102(), map103(), map104(), map105(), map106(), map107(), map108(),
		map109(), map110(), map111(),
	}
}
