package play

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// Name is what a figure is called in a log: a trader by its name, an NPC by the one that the mission gives it, short of what stands behind
// a comma there, or by its kind and its number.
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
	for at, name := range g.Rules.called {
		if name != "" && int16(g.Cast[at]) == f+1 {
			return name
		}
	}
	return fmt.Sprintf("%s %d", p.Title, f+1)
}

// titled are the names of things on the board, as the pages have them: inside a sentence.
func (x *Rules) titled() kinds.Names { return kinds.Names{Mission: x.Mission, Rules: x.Set} }

// hiddenName is what somebody is called who only comes to light during play.
func (x *Rules) hiddenName(i int16) string { return english.Capital(english.Spelled(x.names[i])) }

// piece and door are what a piece and a door are called inside a sentence.
func (x *Rules) piece(i int16) string { return x.titled().Piece(x.Field.Pieces[i].ID) }

func (x *Rules) door(i int16) string { return x.titled().Piece(x.Field.Doors[i].Key) }

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
	s := g.sayCourse(e)
	if s == "" {
		s = g.sayFight(e)
	}
	if s == "" {
		s = g.sayWork(e)
	}
	for _, name := range g.Rules.called {
		if mid := english.Midway(name); mid != name {
			s = strings.ReplaceAll(s, " "+name, " "+mid)
		}
	}
	return s
}

// sayCourse tells of the course of the game: rounds, cards, arrivals.
func (g *Game) sayCourse(e Event) string {
	x := g.Rules
	switch e.Kind {
	case GameBegan:
		return "The game begins."
	case CoinTossed:
		return fmt.Sprintf("The coin picks crew %d.", e.A+1)
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
		return g.sayCard(e)
	case DeckShuffled:
		return "The deck is shuffled."
	case CardWords:
		return "What it says is left to the players."
	case CardPlayed:
		return fmt.Sprintf("%s plays %s.", g.Name(e.A), g.cardName(e.B))
	case CardBack:
		return fmt.Sprintf("Nothing comes of %s; it is shuffled into the deck again.", g.cardName(e.A))
	case RuleWorks:
		return english.Quoted(strings.TrimRight(english.Sentence(x.Program.Rules[e.A].Title), "."))
	case LeftUndone:
		return "Something of it is left to the players."
	case CountedUp:
		if state := x.standsAs(int(e.A), int(e.B)); state != "" {
			return fmt.Sprintf("%s: %s.", x.Mission.Setup.Counters[e.A].Title, state)
		}
		if int(e.A) < len(x.Mission.Setup.Counters) && x.Mission.Setup.Counters[e.A].Title != "" {
			return fmt.Sprintf("%s: %d.", x.Mission.Setup.Counters[e.A].Title, e.B)
		}
	case Scattered:
		return fmt.Sprintf("%s is thrown about, %s.", g.Name(e.A), english.Count(int(e.B), "inch"))
	case ArrivalRolled:
		return fmt.Sprintf("Due at entry %d: %s.", e.C, english.Count(int(e.B), x.Set.NPCs[e.A].Title))
	case NoArrival:
		return fmt.Sprintf("No %s comes: %s.", x.Set.NPCs[e.A].Title, [...]string{noneRolled: "the die has none",
			NoneAgain: "it comes once a game", NoneLeft: "no figure is left for it", NoneIn: "no entry point is open", noneThere: "there is no place for it"}[e.C])
	case Placed:
		return fmt.Sprintf("%s is placed at %s.", g.Name(e.A), g.cell(e.At))
	}
	return ""
}

// sayCard is what is drawn, and what stands on it for the level; of a card that is kept unseen only who keeps it.
func (g *Game) sayCard(e Event) string {
	c := &g.Rules.Program.Cards[e.A]
	what := fmt.Sprintf("%s (%s)", g.cardName(e.A), english.Lower(g.Rules.titled().Cards(c.Sort)))
	if g.Rules.hidden(c.Sort) {
		return fmt.Sprintf("Event: %s, which crew %d keeps.", what, g.Turn+1)
	}
	level := g.Rules.Set.Hostility.Levels[e.B].Title
	band := g.bandFor(c)
	if band < 0 {
		return fmt.Sprintf("Event: %s, which has nothing for %s.", what, level)
	}
	return fmt.Sprintf("Event: %s, at %s: %s", what, level, c.Bands[band].Text.Source)
}

// cardName is what an event card is called at the level that the track is at, in quotation marks.
func (g *Game) cardName(card int16) string {
	c := &g.Rules.Program.Cards[card]
	if band := g.bandFor(c); band >= 0 && c.Bands[band].Title != "" {
		return english.Quoted(string(c.Bands[band].Title))
	}
	return english.Quoted(english.Capital(english.Spelled(c.ID)))
}

// sayAttack is who attacks whom with what, how far off, and what it takes.
func (g *Game) sayAttack(e Event) string {
	if e.A < 0 {
		return fmt.Sprintf("Something attacks %s.", g.Name(e.B))
	}
	with := g.with(e.C)
	switch {
	case e.E&^ForFree == ByThrow:
		return fmt.Sprintf("%s throws%s at %s, %s.", g.Name(e.A), strings.TrimPrefix(with, " with"), g.Name(e.B), g.distance(e.A, e.B))
	case e.Kind == Struck:
		return fmt.Sprintf("%s %s %s%s%s.", g.Name(e.A), english.Pick(e.D != 0, "strikes heavily at", "attacks"), g.Name(e.B), with, english.Pick(e.E&ForFree != 0, " for free", ""))
	}
	out := fmt.Sprintf("%s shoots at %s%s, %s", g.Name(e.A), g.Name(e.B), with, g.distance(e.A, e.B))
	if g.isTrader(int8(e.A)) {
		if e.D != 0 {
			out += fmt.Sprintf(", %s", english.Pick(e.D < 0, "with the whole magazine", english.Count(int(e.D), "peg")+" for more dice"))
		}
		out += fmt.Sprintf(", %d ammo left", g.Figures[e.A].Ammo)
	}
	return out + "."
}

// distance is how far it is from one figure to another, and the range.
func (g *Game) distance(a, b int16) string {
	far := g.Rules.Field.Apart(g.Figures[a].At, g.Figures[b].At)
	out := fmt.Sprintf("%s in", far)
	if band := g.Rules.band(far); band >= 0 {
		out += " (" + english.Lower(g.Rules.Set.Play.Ranges[band].Title) + ")"
	}
	return out
}

// sayTarget is whom an NPC goes for, and by what it has picked that one: contact, sight or the way.
func (g *Game) sayTarget(e Event) string {
	a, b := int8(e.A), int8(e.B)
	why := "in contact"
	if !g.touch(a, b) {
		why = fmt.Sprintf("out of sight, %s in by the way", g.Way(g.Figures[a].At, g.Figures[b].At))
		if cover, seen := g.sees(a, b); seen {
			why = fmt.Sprintf("in sight%s, %s in off", english.Pick(g.covered(cover), " and in cover", ""), g.Rules.Field.Apart(g.Figures[a].At, g.Figures[b].At))
		}
	}
	return fmt.Sprintf("%s goes for %s: %s.", g.Name(e.A), g.Name(e.B), why)
}

// sayFallen is who is taken off the board, and what lies there then.
func (g *Game) sayFallen(f int16) string {
	var left []string
	for i := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == OnFloor && t.At == int16(g.Figures[f].At) {
			left = append(left, g.token(int16(i)))
		}
	}
	out := g.Name(f) + " is out of the game"
	if len(left) > 0 {
		out += fmt.Sprintf("; at %s lies %s", g.cell(g.Figures[f].At), english.And(left))
	}
	return out + "."
}

// Where is where a figure stands; empty for one that is off the board.
func (g *Game) Where(f int16) string {
	if f < 0 || int(f) >= int(g.Count) || !g.Figures[f].OnBoard() {
		return ""
	}
	return g.cell(g.Figures[f].At)
}

// sayFight tells of attacks and what comes of them.
func (g *Game) sayFight(e Event) string {
	switch e.Kind {
	case Shot, Struck:
		return g.sayAttack(e)
	case Fired:
		return fmt.Sprintf("%s shoots at %s%s.", g.Name(e.A), english.Pick(e.B < 0, g.cell(e.At), g.Name(e.B)), g.with(e.C))
	case Rolled:
		return g.sayRoll(e)
	case Summed:
		return saySum(e)
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
		return g.sayFallen(e.A)
	case Shoved:
		return fmt.Sprintf("%s shoves %s to %s.", g.Name(e.A), g.Name(e.B), g.cell(e.At))
	case Fell:
		return g.Name(e.A) + " falls prone."
	case KillCounted:
		return fmt.Sprintf("%s takes the counter for bringing down a %s.", g.Name(e.A), g.Rules.Set.NPCs[e.B].Title)
	case Shared:
		return fmt.Sprintf("%s takes %s of them.", g.Name(e.B), english.Count(int(e.C), "hit"))
	case Guarded:
		return fmt.Sprintf("%s takes %s for %s.", g.Name(e.A), english.Count(int(e.C), "hit"), g.Name(e.B))
	case Rerolled:
		return "Rolls again: " + english.Lower(g.Rules.dice[e.Faces[0]>>4].faces[e.Faces[0]&15].title) + "."
	case Redirected:
		return fmt.Sprintf("%s turns it on %s.", g.Name(e.B), g.Name(e.A))
	case StrayHit:
		return fmt.Sprintf("It hits %s in place of %s.", g.Name(e.A), g.Name(e.B))
	}
	return ""
}

// saySum is what comes of the hits of an attack. Cover and armour take nothing off none.
func saySum(e Event) string {
	out := english.Capital(english.Count(int(e.A), "hit"))
	if e.A > 0 {
		out += fmt.Sprintf(", cover %d", e.B)
	}
	if e.A > e.B {
		out += fmt.Sprintf(", armour %d", e.C)
	}
	return out + english.Pick(e.D == 0, ": no damage.", fmt.Sprintf(": %d damage.", e.D))
}

// SayDie is a die that luck has thrown: its number, if its faces have numbers.
func (g *Game) SayDie(e Event) string {
	shows := english.Lower(g.Rules.dice[e.A].faces[e.B].title)
	if n := g.Rules.dice[e.A].faces[e.B].number; n > 0 {
		shows = strconv.Itoa(int(n))
	}
	return fmt.Sprintf("The %s shows %s.", english.Lower(g.Rules.Set.Dice[e.A].Title), shows)
}

// Arrow is where the arrow of a die that was thrown points.
func Arrow(e Event) string {
	return [...]string{"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"}[e.C]
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
		return fmt.Sprintf("%s comes in at %s (1 in).", g.Name(e.A), g.cell(e.At))
	case Moved:
		return fmt.Sprintf("%s goes to %s.", g.Name(e.A), g.cell(e.At))
	case SkillUsed:
		return fmt.Sprintf("%s uses %s at level %d, %s left.", g.Name(e.A), g.Rules.skills[e.B].title, e.C, english.Count(int(e.D), "peg"))
	case Paid:
		return g.sayPaid(e)
	case CalledOff:
		return "Nothing comes of the attack."
	case LostTurn:
		return fmt.Sprintf("%s loses %s.", g.Name(e.A), english.Pick(e.C > 0, english.Count(int(e.C), "action")+" of the next turn", "a turn"))
	case Assailed:
		return fmt.Sprintf("%s attacks %s%s.", g.Name(e.A), g.Rules.things[e.B].name, g.with(e.C))
	case ThingHurt:
		return fmt.Sprintf("%s takes %d damage, %d left.", g.Rules.things[e.A].name, e.B, e.C)
	case MendedPiece:
		return fmt.Sprintf("%s repairs %s.", g.Name(e.A), g.Rules.piece(e.B))
	case ShiftedPiece:
		if e.At == field.None {
			return english.Capital(g.Rules.piece(e.A)) + " is no more."
		}
		return fmt.Sprintf("%s is shifted to %s.", english.Capital(g.Rules.piece(e.A)), g.cell(e.At))
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
		return fmt.Sprintf("%s searches %s.", g.Name(e.A), g.Rules.piece(e.B))
	case RoomSearched:
		return g.Name(e.A) + " searches the room."
	case DoorTurned:
		return fmt.Sprintf("%s is %s.", english.Capital(g.Rules.door(e.A)), doorName(uint8(e.B)))
	case Interacted:
		return fmt.Sprintf("%s works at %s.", g.Name(e.A), g.Rules.piece(e.B))
	case Joined:
		return fmt.Sprintf("%s joins crew %d.", g.Name(e.A), e.B+1)
	case LeftCrew:
		return g.Name(e.A) + " leaves its crew."
	case Unmoved:
		return g.Name(e.A) + english.Pick(e.B != 0, " stays where it is.", " has nowhere to go.")
	case Targeted:
		return g.sayTarget(e)
	}
	return g.sayOdd(e)
}

// sayOdd tells of what skills bring about besides.
func (g *Game) sayOdd(e Event) string {
	switch e.Kind {
	case AmmoPegs:
		return fmt.Sprintf("%s has %d ammo.", g.Name(e.A), e.B)
	case Looked:
		return g.sayLook(e)
	case EntrySealed:
		return fmt.Sprintf("Entry %d is %s.", g.Rules.Field.Entries[e.A].Number, english.Pick(e.B != 0, "sealed", "open"))
	case PieceLocked:
		return fmt.Sprintf("%s is %s.", english.Capital(g.Rules.piece(e.A)), english.Pick(e.B != 0, "locked", "unlocked"))
	case Ignored:
		return g.Name(e.A) + " ignores it."
	case HiddenFound, HiddenNot:
		return fmt.Sprintf("%s is %s%s.", g.Name(e.A), english.Pick(e.Kind == HiddenNot, "not ", ""), g.Rules.hiddenName(e.B))
	case WordsRead:
		return g.Rules.lists[e.A][e.B].words
	case PhaseSkipped:
		return fmt.Sprintf("The %s phase is left out.", english.Lower(g.Rules.Set.Phases[e.A].Title))
	case DeckChanged:
		return english.Capital(english.Count(int(e.A), "card")) + " of the event deck " + english.Pick(e.A == 1, "comes or goes.", "come or go.")
	case SideTurned:
		return fmt.Sprintf("The board of %s turns over.", g.Rules.Set.NPCs[e.A].Title)
	case CountsAs:
		return "It counts as " + english.Lower(g.Rules.dice[e.B].faces[e.C].title) + "."
	case AirlockTorn:
		return fmt.Sprintf("The ship at airlock %s %s.", g.Rules.Field.Airlocks[e.A].ID, english.Pick(e.B != 0, "docks again", "stands off"))
	case ItemShifted:
		return fmt.Sprintf("%s lies at %s now.", g.token(e.C), g.cell(e.At))
	case NoToken:
		return fmt.Sprintf("No %s is left to hand out.", g.Rules.designs[e.A].title)
	case MoodTurned:
		return g.Name(e.A) + kinds.Behaves(Mood(e.B).String()) + "."
	}
	return g.sayToken(e)
}

// sayLook tells of somebody who looks at what is hidden.
func (g *Game) sayLook(e Event) string {
	if e.C >= 0 {
		return fmt.Sprintf("%s looks at a card that comes.", g.Name(e.A))
	}
	return fmt.Sprintf("%s looks into %s.", g.Name(e.A), g.Rules.piece(e.B))
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
		return fmt.Sprintf("%s reloads with %s: %d ammo.", g.Name(e.A), g.token(e.C), e.B)
	case Cleared:
		return fmt.Sprintf("%s clears %s.", g.Name(e.A), g.token(e.C))
	case Mended:
		return fmt.Sprintf("%s mends %s.", g.Name(e.A), g.token(e.C))
	case Stowed:
		return fmt.Sprintf("%s has %s put into the hold.", g.Name(e.A), g.token(e.C))
	case WoreToken:
		if e.C < 0 {
			return g.Name(e.A) + " takes its armour off."
		}
		return fmt.Sprintf("%s puts %s on.", g.Name(e.A), g.token(e.C))
	case TokenSpent:
		return fmt.Sprintf("%s %s.", g.token(e.C), english.Pick(e.B != 0, "goes back into the pouch", "is turned over"))
	}
	return ""
}

// sayPaid is what an effortless action takes beyond the one that each turn has.
func (g *Game) sayPaid(e Event) string {
	switch Pay(e.B) {
	case OneAction:
		return g.Name(e.A) + " spends an action on one that is effortless."
	case OnePeg:
		return fmt.Sprintf("%s spends a peg of skill on one that is effortless, %d left.", g.Name(e.A), e.C)
	}
	return ""
}
