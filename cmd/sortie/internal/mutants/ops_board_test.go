package mutants

// boardOperators break what is built: walls, doors, pieces, the rim, places.
func boardOperators() []operator {
	whole := all(reach, sealed)
	return []operator{
		{"seal-door", "puts a solid panel in the place of a doorway or arch", sealDoor, whole, nil},
		{"seal-with-window", "puts a panel that lets nobody through, but may have a window, in the place of a doorway or arch", sealWithWindow, whole, nil},
		{"lock-door", "locks a door", lockDoor, reach, nil},
		{"build-wall", "builds one more wall between two points of the lattice", buildWall, all(whole, panels, crowded, rim, room, markersInTheWay, figuresInTheWay), nil},
		{"cross-panel", "builds a panel across another", crossPanel, panels, nil},
		{"move-piece", "moves a crate or a piece of furniture somewhere else", movePiece, all(crowded, reach, rim, room), nil},
		{"piece-onto-piece", "moves a piece onto another", pieceOntoPiece, crowded, nil},
		{"piece-off-board", "moves a piece over the rim", pieceOffBoard, crowded, nil},
		{"piece-into-wall", "moves a piece into a panel", pieceIntoWall, crowded, nil},
		{"turn-piece", "turns a piece", turnPiece, all(crowded, reach, rim), nil},
		{"grow-piece", "makes a piece much larger than its kind", growPiece, all(crowded, reach, rim), nil},
		{"block-airlock", "puts a piece right inside an airlock", blockAirlock, all(rim, crowded, reach), nil},
		{"piece-into-doorway", "puts a piece in front of a door", pieceIntoDoorway, all(clogged, crowded, reach), nil},
		{"move-airlock", "moves an airlock along the rim", moveAirlock, all(rim, doors, reach), nil},
		{"airlock-off-side", "moves an airlock beyond the end of its side", airlockOffSide, rim, nil},
		{"two-airlocks-in-one", "moves an airlock into another", airlockOntoAirlock, rim, nil},
		{"place-off-floor", "moves a marker, hatch, label, zone or end of a link off its floor", placeOffFloor, off, nil},
		{"swap-zone-corners", "swaps the corners of a zone", swapCorners, off, nil},
		{"shift-level", "moves a level over the rim of its floor", shiftLevel, above, nil},
		{"grow-level", "makes a level larger than its floor", growLevel, above, nil},
		{"shrink-board", "cuts a strip off the board", shrinkBoard, all(crowded, off, rim), nil},
		{"drop-links", "takes every way between floors away", dropLinks, all(reach, sealed), nil},
		{"doorless-door", "puts a wall where a rule opens or closes a door", doorlessDoor, doorless, nil},
	}
}
