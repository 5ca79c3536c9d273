package model

// Pack is a named collection of missions and decks.
type Pack struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Version string   `json:"version"`
	Format  int      `json:"format"` // version of the authoring language
	Authors []string `json:"authors,omitempty"`
	Licence string   `json:"licence,omitempty"`
	// Language is that of texts that stand without one, by its two letters.
	Language string       `json:"language,omitempty"`
	House    []HouseRules `json:"house,omitempty"`
}

// HouseRules are numbers of a rule set that a group plays otherwise.
type HouseRules struct {
	Edition string `json:"id"`
	Title   string `json:"title"`
	Text    Text   `json:"text,omitzero"`
}

// SourceFile is one file of a pack as it was read.
type SourceFile struct {
	Path string // slash-separated, relative to the pack
	Data []byte
}
