// Package html writes pages for a browser that need nothing but themselves.
//
// A page has one style with its fonts inside, and a content security policy that allows this style
// by its hash and nothing else: no script, no address outside of the page. Prose comes from the
// small document tree of model.Text through templates that escape it; markup of an author's has no
// way in. Words of a brief that refer to a thing on the board lead to that thing's row in the key.
package html
