package validator

// deckChecks are the checks of event decks.
func deckChecks() []Check {
	return []Check{
		dck001(), dck002(), dck003(), dck004(), dck005(), dck006(), dck007(), dck008(),
		dck009(), dck010(), dck011(), dck012(), dck013(), dck014(), dck015(), dck016(), dck017(), dck018(),
	}
}
