// Package geom is the floor of a board as the rules see it: where a figure can stand, where it can
// go, what it sees, which areas are rooms, and which pieces are in each other's way; and all floors of a
// mission as one building.
//
// The vocabulary:
//
//   - A cell is one square inch of the printed grid, named by column and row from the north-west
//     corner. The rulebook lets squares stand for inches, so figures move from cell to cell.
//   - A step joins the centres of two cells that share an edge.
//   - A panel that a step crosses is a barrier, unless the step goes through one of its openings
//     (within half an inch, so that a figure whose base overlaps the frame still slips through) and
//     the opening takes the figure's class. Girders and other overhead panels are no barriers. The
//     rim of the board always is one.
//   - A gap between the end of a panel and another panel, or the rim, is closed where it is narrower than the
//     narrowest opening that figures pass, wherever on the grid it lies.
//   - A lock is a panel whose door is locked, or hidden and not open. It holds everybody back whom the
//     query does not let through.
//   - A room is an area that panels of any kind and the rim close off; doors, windows and arches
//     count as border (seed 000:978). A room is narrower than "what can be reached".
//   - A piece occupies the cells whose centre it covers; nobody stands there.
//   - Contact is the set of cells from which a figure touches a piece.
//
// # Buildings
//
// A building is a mission's board, the levels above it and the boards beside it. Each floor keeps its own
// cells, counted from its own corner; a spot is a cell of one floor.
//
// Only links lead from floor to floor. Falling, climbing and jumping are no ways: the documents leave
// both to optional rules for terrain of several levels, which none of them prints (seed 000:522,
// 002:8634-8650). A link is taken from the cells at one end to those at the other. Those are the cell
// that the end's point lies in and, where the point lies on an edge or a corner, the cells on its other
// sides as far as no panel cuts them off. A piece that occupies all of them blocks the link. A link
// counts as many steps as it costs in inches, rounded up to whole squares. A figure of any size takes it:
// no document says otherwise.
//
// # Sight
//
// The line of sight runs from the centre of the seer's base to any part of the target's (seed
// 000:442), or to its centre, as the rule set says. The parts of a base are 25 points: its centre, and
// every 15 degrees a point of its rim, each to the nearest hundredth of an inch (see Parts). That makes
// "any part" something that whole numbers decide, and "how much of it" a count: each part is four
// percent.
//
// A part is hidden if the straight line from the eye to it meets something tall, be it in one point:
// nobody peeps between two things that touch, nor along a wall. Tall are
//
//   - panels, as lines without thickness, but for overhead ones and but for openings: windows, arches and
//     whatever else is marked to be seen through, and doors that stand open. The frame is solid;
//   - pieces as tall as a figure, which are those whose terrain rule names no cover, or a cover that
//     hides all. Others are low: a line across them reaches its part, which counts as hidden only for
//     the amount of cover. Low pieces that the seer touches do not count at all (seed 000:456);
//   - the bases of other figures, as far as the question names them. Those that the rules let one see
//     past, such as comrades in contact, the caller leaves out.
//
// The share of hidden parts picks the band of cover; one that hides all ends the line of sight, as a
// target that is nine tenths hidden cannot be seen (seed 000:472). Low pieces alone never do so. Nobody
// sees from one floor to another: no document here says how.
//
// # Numbers
//
// All arithmetic is in integers: hundredths of an inch where it can be exact, and a documented fixed
// point for turned rectangles, so that every CPU finds the same board. The tests hold every answer
// against a slow reference and against exact fractions, on random boards.
package geom
