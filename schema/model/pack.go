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
	Language string `json:"language,omitempty"`
	// Languages are those that every text is to be given in; none: nobody asks for any.
	Languages []string     `json:"languages,omitempty"`
	House     []HouseRules `json:"house,omitempty"`
	Checks    *PackChecks  `json:"checks,omitempty"`
}

// PackChecks is what checking a pack reports.
type PackChecks struct {
	Severity string    `json:"severity"`       // the least: "error", "warning" or "note"
	Only     []string  `json:"only,omitempty"` // codes or their first three letters; none: all
	Allow    []Allowed `json:"allow,omitempty"`
}

// Allowed is why findings of a code may stand.
type Allowed struct {
	Code   string `json:"id"`
	Reason string `json:"reason"`
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
