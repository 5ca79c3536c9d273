// Package stages puts the panels of a board into an order in which people can build it.
//
//   - A stage is a part of the board that is built in one go: panels that lie near each other and, where
//     they can, hang together or on what stands already.
//   - Panels touch where their ends meet, or where one ends on another.
//   - A run is panels in one straight line, end to end. A stage begins with its longest runs and fills
//     in between them.
//
// Stages are cut as evenly as the board allows, along lines that part as few touching panels as possible,
// and follow each other from the north-west to the south-east. The same board gives the same stages.
package stages
