package model

// Pack is a named collection of missions and decks.
type Pack struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Version string   `json:"version"`
	Format  int      `json:"format"` // version of the authoring language
	Authors []string `json:"authors,omitempty"`
	Licence string   `json:"licence,omitempty"`
}

// SourceFile is one file of a pack as it was read.
type SourceFile struct {
	Path string // slash-separated, relative to the pack
	Data []byte
}
