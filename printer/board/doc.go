// Package board draws the floor of a mission: as a map on a sheet, at any scale, and at full size
// as a mat to play on.
//
//   - A frame says where the board's inches lie on the page.
//   - The rim is the board's edge, which counts as a wall, and the strip outside it where airlocks
//     and entry points are drawn.
//   - A panel is drawn from what its kind says about its openings, never from the kind's name: solid
//     stretches are thick, a door has leaves, glass is a double line, an arch is a gap between posts.
//   - A feature is one thing a key explains. The drawing notes each feature it paints, and the key
//     lists exactly those.
package board
