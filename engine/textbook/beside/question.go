package beside

import (
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
)

// Question is one thing that textbook and engine are asked: at every decision, or when something has happened.
type Question struct {
	Name string
	Ask  func(*Moment)
	Hear func(*Moment, play.Event)
}

// Questions are all of them.
func Questions() []Question {
	return []Question{
		{Name: "enemies", Ask: askEnemies},
		{Name: "contact", Ask: askContact},
		{Name: "engaged", Ask: askEngaged},
		{Name: "sight", Ask: askSight},
		{Name: "cover", Ask: askCover},
		{Name: "range", Ask: askRange},
		{Name: "strikes on leaving", Ask: askLeaves},
		{Name: "reach", Ask: askReach},
		{Name: "ends of a move", Ask: askMove},
		{Name: "shots", Ask: askShots},
		{Name: "strikes", Ask: askStrikes},
		{Name: "targets", Ask: askTargets},
		{Name: "line of the chart", Ask: askLine},
		{Name: "who is gone for", Hear: hearTarget},
		{Name: "deeds of NPCs", Hear: hearDeed},
		{Name: "callers", Ask: askCallers},
		{Name: "stand-ins", Ask: askStandIns},
		{Name: "room", Ask: askRooms},
		{Name: "arrivals", Hear: hearArrivals},
		{Name: "dice of an attack", Hear: hearDice},
		{Name: "faces", Hear: hearFaces},
		{Name: "misfires", Hear: hearVoid},
		{Name: "who is hit", Hear: hearVictim},
		{Name: "hits", Hear: hearSum(func(s textbook.Sum, e play.Event) (int, int) { return s.Hits, int(e.A) })},
		{Name: "what cover takes off", Hear: hearSum(func(s textbook.Sum, e play.Event) (int, int) { return s.Cover, int(e.B) })},
		{Name: "what armour takes off", Hear: hearSum(func(s textbook.Sum, e play.Event) (int, int) { return s.Armour, int(e.C) })},
		{Name: "damage", Hear: hearSum(func(s textbook.Sum, e play.Event) (int, int) { return s.Damage, int(e.D) })},
	}
}
