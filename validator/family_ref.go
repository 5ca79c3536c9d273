package validator

// nameChecks are the checks of names and texts.
func nameChecks() []Check {
	return []Check{
		ref001(), ref002(), ref003(), ref005(), ref006(), ref007(), ref008(), ref009(),
	}
}
