package diag

import "strings"

// Pos is a place in a source file. Line and Col count from 1, Col in characters (runes), Offset in
// bytes from 0. The zero Pos is no place.
type Pos struct {
	Line   int
	Col    int
	Offset int
}

// Range is a stretch of one source file; End is just behind its last character.
type Range struct {
	File  string // slash-separated, as the user would name it
	Start Pos
	End   Pos
}

// Valid reports whether the range names a place in a file.
func (r Range) Valid() bool { return r.File != "" && r.Start.Line > 0 }

// Index finds the source range of a value by its path: field names and list indices joined by
// dots, such as "board.crates.l2.at" or "rules.hack.do.0". Things that stand in a board drawing
// have paths of their own: "board.plan@8,0-8,4" is the panel between two posts (inches),
// "board.plan#l2" is a label, "board.plan" is the whole drawing. Where the author makes up the name
// of an entry, "setup.events.purge@key" is that name, apart from the entry's value. A link in prose
// is the text's path and the id it leads to, such as "story#console".
type Index map[string]Range

// At is the range of the value at path or, where that has none of its own, of its nearest ancestor.
func (x Index) At(path string) Range {
	for path != "" {
		if r, ok := x[path]; ok {
			return r
		}
		cut := strings.LastIndexAny(path, ".@#")
		if cut < 0 {
			break
		}
		path = path[:cut]
	}
	return x[""]
}

// Has reports whether the path has a range of its own.
func (x Index) Has(path string) bool {
	_, ok := x[path]
	return ok
}
