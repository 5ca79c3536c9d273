package plan

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// The codes of mistakes in a drawing.
const (
	CodeFrame   = "MAP001"
	CodeGlyph   = "MAP002"
	CodeRun     = "MAP003"
	CodeTab     = "MAP004"
	CodeCross   = "MAP005"
	CodeSize    = "MAP006"
	CodeLabel   = "MAP007"
	CodeLattice = "MAP008"
	CodePost    = "MAP009"
	CodeList    = "MAP010"
	CodeOptions = "MAP011"
)

// CodeDoc explains one code.
type CodeDoc struct{ Code, Title, Text string }

// Codes lists every code of this package with what it means, in order.
func Codes() []CodeDoc {
	return []CodeDoc{
		{CodeFrame, "the frame of a drawing is wrong", "The four corners of a drawing are always drawn as `+`. They show that no line was lost and that nothing slipped sideways. Posts stand in every 2nd line: the first line where they do not is near a lost one."},
		{CodeGlyph, "an unknown character in a drawing", "A drawing holds posts, the characters of the panel kinds, labels and blanks, and no comments: those stand above it. `sortie explain plan` prints the table."},
		{CodeRun, "a run that spells no kind of panel", "The characters between two posts, read in order, choose the kind of the panel. These match none."},
		{CodeTab, "a tab in a drawing", "A tab is as wide as each editor likes, so nobody can say which column comes behind it. Use blanks."},
		{CodeCross, "panels that cross or run into each other", "One run is one panel. Two panels in a row need a post between them, and where two runs cross it must be clear which one passes."},
		{CodeSize, "a drawing larger than its board", "A board of 24 by 24 inches is drawn in 49 columns and 25 lines. `size: [x, y]` beside the drawing states another size, in inches."},
		{CodeLabel, "a label that cannot be read", "A label is a lower case letter with up to two digits. It stands on free floor, apart from other labels, and only once."},
		{CodeLattice, "a post or panel between the lattice lines", "Posts stand in every 4th column of every 2nd line; panels run from post to post along those columns and lines."},
		{CodePost, "a panel without a post at its end", "A panel ends at a post, or on another panel that crosses in front of it."},
		{CodeList, "a mistake in the list of diagonal runs", "A run names its start, one of eight directions and the kinds of its panels in order."},
		{CodeOptions, "a drawing that cannot be set up", "The size of the board is nothing, is not a whole number of cells or is more than 72 inches, or a spelling does not fit its kind."},
	}
}

// report notes a mistake at a stretch of one line of the frame. The columns are kept inside the
// text as the author wrote it, so that there is something to underline.
func (r *reader) report(code string, x, endX, y int, message, remedy string) {
	length, indent := 0, r.indent
	if y < len(r.lines) {
		length = len(r.lines[y])
	}
	if length == 0 {
		indent = 0 // the line may be shorter than what was cut from the others
	}
	x, endX = min(x, max(0, length-1)), min(endX, length)
	r.errs = append(r.errs, Error{
		Line: y + 1, Col: x + indent + 1, EndCol: max(x, endX) + indent + 1,
		Code: code, Message: message, Remedy: remedy,
	})
}

// check finds boards that cannot be drawn.
func check(o Options) []Error {
	const remedy = "give the board a size in whole cells of the rule set's lattice"
	switch {
	case o.Lattice <= 0 || o.Width <= 0 || o.Height <= 0:
		return []Error{{Code: CodeOptions, Message: fmt.Sprintf("a board of %s by %s in has no floor", o.Width, o.Height), Remedy: remedy}}
	case o.Width > model.MaxBoard || o.Height > model.MaxBoard:
		return []Error{{Code: CodeOptions, Remedy: "split it into several boards", Message: fmt.Sprintf(
			"a board of %s by %s in; a side may have %s in at most", o.Width, o.Height, model.MaxBoard)}}
	case o.Width%o.Lattice != 0 || o.Height%o.Lattice != 0:
		return []Error{{Code: CodeOptions, Remedy: remedy, Message: fmt.Sprintf(
			"a board of %s by %s in is not a whole number of %s in cells", o.Width, o.Height, o.Lattice)}}
	case int(o.Width/o.Lattice) > MaxCells || int(o.Height/o.Lattice) > MaxCells:
		return []Error{{Code: CodeOptions, Remedy: "split it into several boards", Message: fmt.Sprintf(
			"a board has at most %d cells along a side", MaxCells)}}
	}
	return nil
}

func tooLarge() Error {
	return Error{Line: 1, Col: 1, EndCol: 2, Code: CodeSize,
		Message: fmt.Sprintf("the drawing is larger than %d bytes", MaxSource),
		Remedy:  "draw one board, in the size that the mission states"}
}

// place writes a point in inches: "8,4".
func place(p model.Point) string { return p.X.String() + "," + p.Y.String() }
