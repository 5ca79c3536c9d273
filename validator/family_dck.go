package validator

// deckChecks are the checks of event decks.
func deckChecks() []Check {
	return []Check{
		dck001(),
	}
}
