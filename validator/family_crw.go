package validator

// crewChecks are the checks of crews.
func crewChecks() []Check {
	return []Check{
		crw001(), crw002(), crw003(), crw004(), crw005(), crw006(), crw007(), crw008(), crw009(),
	}
}
