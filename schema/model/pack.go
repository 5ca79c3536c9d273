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
	Theme     *Theme       `json:"theme,omitempty"`
}

// Theme is the look of a pack's printed pages. What is empty is as on every page.
type Theme struct {
	Colours ThemeColours `json:"colours,omitzero"`
	Fonts   ThemeFonts   `json:"fonts,omitzero"`
	Logo    *Logo        `json:"logo,omitempty"`
}

// ThemeColours are colours as "#rrggbb".
type ThemeColours struct {
	Ink    string `json:"ink,omitempty"`    // text, walls and symbols
	Accent string `json:"accent,omitempty"` // what stands out
	Soft   string `json:"soft,omitempty"`   // text of less weight
	Rule   string `json:"rule,omitempty"`   // thin lines between things
	Wash   string `json:"wash,omitempty"`   // areas behind text
}

// ThemeFonts are names of typefaces, by what they are used for.
type ThemeFonts struct {
	Title   string `json:"title,omitempty"`
	Heading string `json:"heading,omitempty"`
	Text    string `json:"text,omitempty"`
	Label   string `json:"label,omitempty"`
}

// Logo is a pack's own mark: paths in a box, painted one after the other.
type Logo struct {
	Title  string     `json:"title"` // what it shows
	Width  int        `json:"width"` // of the box, in units of the paths
	Height int        `json:"height"`
	Paths  []LogoPath `json:"paths"`
}

// LogoPath is one painted outline of a logo.
type LogoPath struct {
	D    string `json:"d"`    // as SVG writes it
	Tone string `json:"tone"` // "ink", "accent", "soft" or "paper"
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

// HouseRules are numbers of a rule set that a group plays otherwise, or what an edition of a pack says of itself.
type HouseRules struct {
	Edition string `json:"id"`
	Title   string `json:"title"`
	Text    Text   `json:"text,omitzero"`
	// Base is the title of the edition that another one, whose words these are, differs from; empty for house rules.
	Base string `json:"-"`
}

// The kinds of unit that say how a pack plays its rule sets. They name no rule set of their own: they make one.
const (
	HouseKind   = "house"
	EditionKind = "edition"
)

// House is house rules of one edition in a folder of their own.
type House struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Edition string `json:"edition"`
	Text    Text   `json:"text,omitzero"`
}

// OwnEdition is an edition of a pack: another one with differences.
type OwnEdition struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Base    string   `json:"base"` // the edition that it differs from
	Text    Text     `json:"text,omitzero"`
	Without []string `json:"without,omitempty"` // paths of what it has not
}

// SourceFile is one file of a pack as it was read.
type SourceFile struct {
	Path string // slash-separated, relative to the pack
	Data []byte
}
