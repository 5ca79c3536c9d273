package validator

// nameChecks are the checks of names and texts.
func nameChecks() []Check {
	return []Check{
		ref001(), ref002(), ref003(), ref005(), ref006(), ref007(), ref008(), ref009(),
		ref010(), ref011(), ref012(), ref013(), ref014(), ref015(), ref016(), ref017(),
	}
}
