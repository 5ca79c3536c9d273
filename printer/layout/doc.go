// Package layout turns words into placed glyphs, once, for every backend.
//
// The vocabulary:
//
//   - A face is one font file; its name is the file's name without the ending. A Set holds them all.
//   - A style is a face, a size, a colour and perhaps tracking (extra space between letters).
//   - A line is one line of text: runs of glyphs that share a face, placed from the left.
//   - A span is text in one style inside a paragraph; Wrap breaks spans into lines.
//   - A row is the smallest piece of a passage that stays together, such as a line or a table row.
//   - A block is rows with rules on where it may be parted: a paragraph, a heading, a table.
//   - Fit and Balance pour blocks into columns; Force does where nothing fits.
//
// Text is shaped with kerning but without ligatures, so that nearly every glyph stands for one
// letter: what a reader selects in the PDF is what the author wrote. A letter that a face lacks is
// taken from a fallback face; for one that no face has a sign is drawn that says so, and Missing tells
// which letters these are.
package layout
