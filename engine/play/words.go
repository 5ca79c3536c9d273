package play

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/english"
)

// Name is what a figure is called in a log: a trader by its name, an NPC by its kind and its number.
func (g *Game) Name(f int16) string {
	if f < 0 || int(f) >= int(g.Count) {
		return "nobody"
	}
	p := g.profile(int8(f))
	if p.Kind < 0 {
		if g.Crews > 1 {
			return fmt.Sprintf("%s (crew %d)", p.Title, p.Crew+1)
		}
		return p.Title
	}
	return fmt.Sprintf("%s %d", p.Title, f+1)
}

// token is what a token is called; with none it is bare hands.
func (g *Game) token(i int16) string {
	if i == Unknown {
		return "something"
	}
	if i < 0 {
		return "bare hands"
	}
	return g.Rules.designs[g.Rules.tokens[i]].title
}

// cell is where a cell is: inches from the west and the north edge.
func (g *Game) cell(c field.Cell) string {
	if c == field.None {
		return "off the board"
	}
	s := g.Rules.Field.Spots[c]
	out := fmt.Sprintf("%d,%d", s.Col, s.Row)
	if name := g.Rules.Field.Building.Floors()[s.Floor].ID; name != "" {
		out += " on " + name
	}
	return out
}

// Say is an event in words; empty for one that is not told.
func (g *Game) Say(e Event) string {
	if s := g.sayCourse(e); s != "" {
		return s
	}
	if s := g.sayFight(e); s != "" {
		return s
	}
	return g.sayWork(e)
}

// sayCourse tells of the course of the game: rounds, cards, arrivals.
func (g *Game) sayCourse(e Event) string {
	x := g.Rules
	switch e.Kind {
	case GameBegan:
		return "The game begins."
	case CounterTaken:
		return fmt.Sprintf("Crew %d deployed last and takes the turn counter.", e.A+1)
	case GameEnded:
		return "The game is over."
	case Docked:
		return fmt.Sprintf("Crew %d docks at airlock %s.", e.A+1, x.Field.Airlocks[e.B].ID)
	case RoundBegan:
		return fmt.Sprintf("Round %d", e.A)
	case PhaseBegan:
		return x.Set.Phases[e.A].Title + " phase"
	case TurnPassed:
		return fmt.Sprintf("The turn counter goes to crew %d.", e.A+1)
	case PegsAdded:
		return fmt.Sprintf("Hostility %+d: %s.", e.A, english.Count(int(e.B), "peg"))
	case LevelReached:
		return fmt.Sprintf("The hostility reaches %s.", x.Set.Hostility.Levels[e.A].Title)
	case CardDrawn:
		c := x.Program.Cards[e.A]
		return fmt.Sprintf("Event: %s (%s).", english.Spelled(c.ID), english.Spelled(c.Sort))
	case CardWords:
		return "It says: " + x.Program.Cards[e.A].Bands[e.B].Text.Source
	case CardPlayed:
		return fmt.Sprintf("%s plays %s.", g.Name(e.A), english.Spelled(x.Program.Cards[e.B].ID))
	case CardBack:
		return fmt.Sprintf("Nothing comes of %s; it is shuffled into the deck again.", english.Spelled(x.Program.Cards[e.A].ID))
	case RuleWorks:
		return x.Program.Rules[e.A].Title + "."
	case LeftUndone:
		return ""
	case Scattered:
		return fmt.Sprintf("%s is thrown about, %s.", g.Name(e.A), english.Count(int(e.B), "inch"))
	case ArrivalRolled:
		return fmt.Sprintf("%s at entry %d.", english.Capital(english.Count(int(e.B), x.Set.NPCs[e.A].Title)), e.C)
	case NoArrival:
		return fmt.Sprintf("No %s comes.", x.Set.NPCs[e.A].Title)
	case Placed:
		return fmt.Sprintf("%s is placed at %s.", g.Name(e.A), g.cell(e.At))
	}
	return ""
}

// sayFight tells of attacks and what comes of them.
func (g *Game) sayFight(e Event) string {
	switch e.Kind {
	case Shot:
		return fmt.Sprintf("%s shoots at %s%s.", g.Name(e.A), g.Name(e.B), g.with(e.C))
	case Fired:
		return fmt.Sprintf("%s shoots at %s%s.", g.Name(e.A), english.Pick(e.B < 0, g.cell(e.At), g.Name(e.B)), g.with(e.C))
	case Struck:
		return fmt.Sprintf("%s %s %s%s.", g.Name(e.A), english.Pick(e.D != 0, "strikes heavily at", "attacks"), g.Name(e.B), g.with(e.C))
	case Rolled:
		return g.sayRoll(e)
	case Summed:
		return fmt.Sprintf("%s, cover %d, armour %d: %s.", english.Capital(english.Count(int(e.A), "hit")), e.B, e.C, english.Pick(e.D == 0, "no damage", fmt.Sprintf("%d damage", e.D)))
	case Voided:
		return "Misfires: nothing comes of it."
	case JammedToken:
		return g.token(e.C) + " jams."
	case BrokenToken:
		return g.token(e.C) + " breaks."
	case ShieldFell:
		return g.Name(e.A) + " loses the shield."
	case Hurt:
		return fmt.Sprintf("%s takes %d damage, %d left.", g.Name(e.A), e.B, e.C)
	case Defeated:
		return g.Name(e.A) + " is defeated."
	case Removed:
		return g.Name(e.A) + " is out of the game."
	case Shoved:
		return fmt.Sprintf("%s shoves %s to %s.", g.Name(e.A), g.Name(e.B), g.cell(e.At))
	case Fell:
		return g.Name(e.A) + " falls prone."
	case KillCounted:
		return fmt.Sprintf("%s takes the counter for bringing down a %s.", g.Name(e.A), g.Rules.Set.NPCs[e.B].Title)
	case StrayHit:
		return fmt.Sprintf("It hits %s in place of %s.", g.Name(e.A), g.Name(e.B))
	}
	return ""
}

func (g *Game) with(token int16) string {
	if token < 0 {
		return ""
	}
	return " with " + g.token(token)
}

// sayRoll is the faces of a roll.
func (g *Game) sayRoll(e Event) string {
	var faces []string
	for _, f := range e.Faces[:e.Count] {
		d := g.Rules.dice[f>>4]
		faces = append(faces, english.Lower(d.faces[f&15].title))
	}
	if len(faces) == 0 {
		return "No dice to roll."
	}
	return "Rolls " + english.And(faces) + "."
}

// sayWork tells of turns, moves and equipment.
func (g *Game) sayWork(e Event) string {
	switch e.Kind {
	case Entered:
		return fmt.Sprintf("%s comes in at %s.", g.Name(e.A), g.cell(e.At))
	case Moved:
		return fmt.Sprintf("%s goes to %s.", g.Name(e.A), g.cell(e.At))
	case SkillUsed:
		return fmt.Sprintf("%s uses %s at level %d.", g.Name(e.A), g.Rules.skills[e.B].title, e.C)
	case CalledOff:
		return "Nothing comes of the attack."
	case LostTurn:
		return fmt.Sprintf("%s loses %s.", g.Name(e.A), english.Pick(e.C > 0, english.Count(int(e.C), "action")+" of the next turn", "a turn"))
	case Assailed:
		return fmt.Sprintf("%s attacks %s%s.", g.Name(e.A), g.Rules.things[e.B].name, g.with(e.C))
	case ThingHurt:
		return fmt.Sprintf("%s takes %d damage, %d left.", g.Rules.things[e.A].name, e.B, e.C)
	case MendedPiece:
		return fmt.Sprintf("%s repairs %s.", g.Name(e.A), g.Rules.Field.Pieces[e.B].ID)
	case ShiftedPiece:
		if e.At == field.None {
			return g.Rules.Field.Pieces[e.A].ID + " is no more."
		}
		return fmt.Sprintf("%s is shifted to %s.", g.Rules.Field.Pieces[e.A].ID, g.cell(e.At))
	case Dragged:
		return fmt.Sprintf("%s is dragged to %s.", g.Name(e.A), g.cell(e.At))
	case Persuaded:
		return fmt.Sprintf("%s talks to %s: %s.", g.Name(e.A), g.Name(e.B), english.Pick(e.D != 0, "it works", "in vain"))
	case WentAboard:
		return g.Name(e.A) + " goes aboard for good."
	case StoodUp:
		return g.Name(e.A) + " gets up."
	case Searched:
		if e.B < 0 {
			return fmt.Sprintf("%s goes through what %s carries.", g.Name(e.A), g.Name(e.C))
		}
		return fmt.Sprintf("%s searches %s.", g.Name(e.A), g.Rules.Field.Pieces[e.B].ID)
	case RoomSearched:
		return g.Name(e.A) + " searches the room."
	case DoorTurned:
		return fmt.Sprintf("Door %s is %s.", g.Rules.Field.Doors[e.A].Key, doorName(uint8(e.B)))
	case Interacted:
		return fmt.Sprintf("%s works at %s.", g.Name(e.A), g.Rules.Field.Pieces[e.B].ID)
	case Joined:
		return fmt.Sprintf("%s joins crew %d.", g.Name(e.A), e.B+1)
	case LeftCrew:
		return g.Name(e.A) + " leaves its crew."
	case Unmoved:
		return g.Name(e.A) + " has nowhere to go."
	case Targeted:
		return fmt.Sprintf("%s goes for %s.", g.Name(e.A), g.Name(e.B))
	}
	return g.sayToken(e)
}

// sayToken tells of what is done with equipment.
func (g *Game) sayToken(e Event) string {
	switch e.Kind {
	case TookToken:
		return fmt.Sprintf("%s takes %s.", g.Name(e.A), g.token(e.C))
	case LeftToken:
		return fmt.Sprintf("%s leaves %s.", g.Name(e.A), g.token(e.C))
	case GaveToken:
		return fmt.Sprintf("%s gives %s %s.", g.Name(e.A), g.Name(e.B), g.token(e.C))
	case UsedToken:
		return fmt.Sprintf("%s uses %s on %s.", g.Name(e.A), g.token(e.C), g.Name(e.B))
	case Healed:
		return fmt.Sprintf("%s has %d health.", g.Name(e.A), e.B)
	case Revived:
		return fmt.Sprintf("%s comes round with %d health.", g.Name(e.A), e.B)
	case Reloaded:
		return fmt.Sprintf("%s reloads: %d.", g.Name(e.A), e.B)
	case Cleared:
		return fmt.Sprintf("%s clears %s.", g.Name(e.A), g.token(e.C))
	case WoreToken:
		return fmt.Sprintf("%s changes armour.", g.Name(e.A))
	}
	return ""
}
