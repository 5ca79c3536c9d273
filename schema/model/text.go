package model

// Text is a passage of prose: the Markdown the author wrote and the tree it parses to.
type Text struct {
	Source string  `json:"source"`
	Blocks []Block `json:"blocks,omitempty"`
}

// BlockKind is the kind of one block of prose.
type BlockKind string

// The block kinds a brief may hold. Raw HTML has none: it never passes the compiler.
const (
	Paragraph   BlockKind = "paragraph"
	Heading     BlockKind = "heading"
	BulletList  BlockKind = "bullet-list"
	OrderedList BlockKind = "ordered-list"
	ListItem    BlockKind = "list-item" // only inside a list; holds Blocks
	Quote       BlockKind = "quote"     // holds Blocks
	Table       BlockKind = "table"
)

// Block is one block of prose. Paragraphs and headings hold Inlines; lists, items and quotes hold
// Blocks; a table holds Rows of cells.
type Block struct {
	Kind    BlockKind    `json:"kind"`
	Level   int          `json:"level,omitempty"` // of a heading: 1 to 6
	Start   int          `json:"start,omitempty"` // of an ordered list: its first number
	Inlines []Inline     `json:"inlines,omitempty"`
	Blocks  []Block      `json:"blocks,omitempty"`
	Rows    [][][]Inline `json:"rows,omitempty"` // of a table: rows, cells, inlines; row 0 is the head
}

// Inline is a run of characters with one look.
type Inline struct {
	Text   string `json:"text"`
	Strong bool   `json:"strong,omitempty"`
	Emph   bool   `json:"emph,omitempty"`
	Code   bool   `json:"code,omitempty"`
	Ref    string `json:"ref,omitempty"`   // id of the thing the run refers to, from [text](#id)
	Break  bool   `json:"break,omitempty"` // a hard line break; Text is empty
}
