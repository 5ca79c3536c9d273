// Package brief turns the prose of a pack, written in Markdown, into a model.Text.
//
// The vocabulary:
//
//   - A brief is one passage of prose: paragraphs, headings, lists, quotes and tables.
//   - A reference is a link to a thing of the mission by its id: [crate C3](#C3).
//   - An inline is a stretch of characters with one look.
//
// A brief is meant for paper and for pages that run no script. So what Markdown can hold beyond
// that is refused with a position: raw HTML, images, addresses outside the pack, blocks of code,
// characters that do not show. The tree that comes out can be written to any format without a
// second thought about what is in it.
//
// Lines and columns count from 1, in characters (runes), inside the text.
package brief
