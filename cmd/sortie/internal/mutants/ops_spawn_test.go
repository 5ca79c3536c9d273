package mutants

// spawnOperators break where figures come from and where they stand.
func spawnOperators() []operator {
	return []operator{
		{"drop-entry", "takes an entry point away", dropEntry, numbers, nil},
		{"renumber-entry", "gives an entry point another number", renumberEntry, numbers, nil},
		{"add-entry", "adds an entry point with a number that the die has not", addEntry, numbers, nil},
		{"entry-into-airlock", "moves an entry point into the door of an airlock", entryIntoAirlock, doors, nil},
		{"entry-onto-entry", "moves an entry point onto another", entryOntoEntry, doors, nil},
		{"entry-off-side", "moves an entry point beyond the end of its side, or off the board", entryOffSide, rim, nil},
		{"entry-into-piece", "moves an entry point into a piece", entryIntoPiece, entriesBlocked, nil},
		{"entry-into-wall", "moves an entry point into a wall", entryIntoWall, entriesBlocked, nil},
		{"piece-onto-entry", "moves a piece onto an entry point", pieceOntoEntry, all(room, entriesBlocked, crowded), nil},
		{"box-in-entry", "builds a closet around an entry point", boxInEntry, all(room, panels), nil},
		{"seal-entry", "seals an entry point that nothing opens", sealEntry, shut, nil},
		{"drop-airlock", "takes an airlock away", dropAirlock, docks, nil},
		{"more-crews", "lets more crews play", moreCrews, docks, nil},
		{"reroll-all", "has every result of the entry roll rolled again", rerollAll, numbers, nil},
		{"reroll-none", "has a result rolled again that the die has not", rerollNone, numbers, nil},
		{"figure-into-piece", "moves a figure of the set-up into a piece", figureIntoPiece, figuresInTheWay, nil},
		{"figure-into-wall", "moves a figure of the set-up into a panel", figureIntoWall, figuresInTheWay, nil},
		{"figure-onto-figure", "moves a figure of the set-up onto another", figureOntoFigure, figuresInTheWay, nil},
		{"figure-off-board", "moves a figure of the set-up off the board", figureOffBoard, off, nil},
		{"marker-into-piece", "moves a marker into a piece", markerIntoPiece, markersInTheWay, nil},
		{"marker-into-wall", "moves a marker into a panel", markerIntoWall, markersInTheWay, nil},
		{"marker-onto-marker", "moves a marker onto another", markerOntoMarker, markersInTheWay, nil},
		{"few-spots", "deals more prisoners than there are spots for, or the same trader twice", fewSpots, captives, nil},
		{"drop-marker", "takes a marker away", dropMarker, markerNumbers, nil},
		{"renumber-marker", "gives a marker the number of another of its kind", renumberMarker, markerNumbers, nil},
	}
}
