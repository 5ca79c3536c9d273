package plan

// Guide explains in short how a board is drawn, for people who stand before an empty file. The
// table of spellings goes below it, see Table.
func Guide() string {
	return `How a board is drawn

    board: {
        size: [6, 4]
        plan: """
            +       +   +
                    | c1
            +-D-+   +
             l1 |
            +   +       +
            """
        crates: l1: {size: "large", snap: "sw"}
        furniture: c1: {kind: "console"}
        panels: "0,2-2,2": {state: "locked"}
    }

  Spacing  Posts are '+'. From post to post, two inches are 4 columns or 2
           lines: a board of 6 by 4 inches has 13 columns and 5 lines, one of
           24 by 24 inches 49 columns and 25 lines.
  Corners  The four corners of the board are always drawn as '+'.
  Floor    Blanks are open floor. The rim is blank, too, where no panels stand
           along it. Blanks at the end of a line may be left out.
  Panels   A panel is spelt from post to post, as in the table below. Where a
           post is drawn, one panel ends and the next may begin. A spelling
           read backwards is the same panel turned round.
  Labels   A lower-case letter with up to two digits marks where the crate or
           piece of furniture of that name stands: in the middle of its cell,
           or against the sides that snap names. In place of a label, a piece
           may have at: [x, y] in inches.
  Doors    More about a panel stands in panels, under its two ends in inches
           from the north-west corner: panels: "8,0-8,4": {state: "locked"}.
  Runs     What stands off the lattice, or aslant, is laid panel by panel:
           runs: [{from: [4, 0], dir: "SE", panels: ["half-wall", "wall"]}].
           Along N, E, S and W a panel goes as far as it is long. Aslant, two
           inches of panel go 1.4 inches along x and along y, four go 2.8.
           An end that comes within 0.3 inches of a post moves onto it, and
           the next panel starts there; ends farther away stay where they
           are. So the run above ends at [8, 4], and not at [8.2, 4.2]. A map
           shows where they stand: sortie print board.
           A gap narrower than any doorway lets nobody through.
           The first end of a panel is where the run comes from: a doorway
           with a window has its door there. To turn one round, lay it as a
           run of its own, from its other end and in the other direction.
           A kind of panel of your own that only runs use needs no spelling,
           and may be of any length.
  Else     A drawing holds no tabs and no comments.
`
}
