package validator

// campaignChecks are the checks of campaigns.
func campaignChecks() []Check {
	return []Check{
		cam001(), cam002(), cam003(), cam004(), cam005(), cam006(), cam007(), cam008(), cam009(), cam010(),
		cam011(), cam012(), cam013(), cam014(), cam015(),
	}
}
