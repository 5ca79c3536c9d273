package validator

// allocationChecks are the checks of what goes into crates, the pouch and hands.
func allocationChecks() []Check {
	return []Check{
		alc001(), alc002(), alc003(), alc004(), alc005(), alc006(), alc007(), alc008(),
		alc009(), alc010(), alc011(), alc012(), alc013(), alc014(), alc015(), alc016(),
		alc017(), alc018(), alc019(), alc020(), alc021(),
	}
}
