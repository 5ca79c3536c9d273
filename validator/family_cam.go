package validator

// campaignChecks are the checks of campaigns.
func campaignChecks() []Check {
	return []Check{
		cam001(), cam002(),
	}
}
