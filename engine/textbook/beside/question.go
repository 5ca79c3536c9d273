package beside

// Question is one thing that textbook and engine are asked at every moment.
type Question struct {
	Name string
	Ask  func(*Moment)
}

// Questions are all of them.
func Questions() []Question {
	return []Question{
		{"enemies", askEnemies},
		{"contact", askContact},
		{"engaged", askEngaged},
		{"sight", askSight},
		{"cover", askCover},
		{"range", askRange},
		{"strikes on leaving", askLeaves},
		{"reach", askReach},
		{"ends of a move", askMove},
	}
}
