// Package theme gives a pack's pages the look that the pack asks for: its theme.
//
//   - The house's look is that of a pack without a theme: its tones are icons.Tones, its faces those that layout
//     names by their work.
//   - Fonts makes a font set in which other typefaces do that work, before anything is laid out.
//   - Dress puts other colours in the place of the house's tones, when a document is finished. Colours that
//     mean something, such as those of crates and highlights, stay as they are: they are checked to be told
//     apart.
//   - Logo reads the pack's mark, which authors write as SVG writes paths.
//   - Check says what of a theme cannot be read or drawn.
package theme
