package gaming

import (
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// narrator tells a game: a line for each thing that happened, with the steps of one walk and the dice of one attack together.
type narrator struct {
	out  io.Writer
	g    *play.Game
	head string       // whose turn it is told of
	at   string       // where that one stood when it began
	of   string       // of whom the last sentence was
	said []string     // of the line in hand
	dice []play.Event // thrown, and not told yet
	who  int16        // that walks; -1: nobody
	far  model.Length // how far it has walked
	last play.Event   // of the walk
	move bool         // it begins a move
	cut  bool         // the game goes on behind what is told
	err  error
}

// hear takes in one event.
func (n *narrator) hear(e play.Event) {
	if e.Kind == play.Moved {
		n.walk(e)
		return
	}
	if e.Kind == play.DieRolled {
		n.dice = append(n.dice, e)
		return
	}
	n.arrive()
	if e.Kind == play.MoveBegan {
		n.move = true
		return
	}
	text := n.throws(e, n.g.Say(e))
	switch e.Kind {
	case play.RoundBegan:
		n.end()
		n.print("\n" + text + "\n")
	case play.PhaseBegan:
		n.end()
		n.print("  " + text + "\n")
	case play.TurnBegan:
		n.end()
		n.head, n.at, n.of = n.g.Name(e.A), n.g.Where(e.A), n.g.Name(e.A)
	case play.TurnEnded:
		n.end()
	default:
		n.tell(text)
	}
}

// close tells of what is still in hand.
func (n *narrator) close() error {
	n.arrive()
	n.end()
	return n.err
}

// throws tells of dice before what came of them, where that does not tell of them itself, and of the arrow of a die by which
// somebody acts.
func (n *narrator) throws(e play.Event, text string) string {
	dice := n.dice
	n.dice = n.dice[:0]
	switch {
	case len(dice) == 0:
		return text
	case e.Kind == play.Rolled:
		if e.C >= 0 && strings.ContainsAny(text, "0123456789") { // dice with numbers have arrows
			text = fmt.Sprintf("%s, %s.", strings.TrimSuffix(text, "."), play.Arrow(dice[len(dice)-1]))
		}
		dice = dice[:max(len(dice)-int(e.Count), 0)]
	case e.Kind == play.ArrivalRolled || e.Kind == play.NoArrival:
		dice = dice[:len(dice)-1]
	}
	for _, d := range dice {
		n.tell(n.g.SayDie(d))
	}
	return text
}

// tell adds a sentence to the line in hand, or prints it where nobody's turn is told of.
func (n *narrator) tell(text string) {
	n.say(text)
	if n.head == "" {
		n.end()
	}
}

// say adds a sentence to the line in hand. Whose turn it is is named again only behind a sentence of somebody else.
func (n *narrator) say(text string) {
	who := n.subject(text)
	if who != "" && who == n.head && who == n.of {
		text = strings.TrimPrefix(text, who+" ")
	}
	if who != "" {
		n.of = who
	}
	if text = strings.TrimSuffix(text, "."); text != "" {
		n.said = append(n.said, text)
	}
}

// subject is the figure that a sentence begins with, by its name; empty where it begins otherwise.
func (n *narrator) subject(text string) string {
	for i := range int16(n.g.Count) {
		if name := n.g.Name(i); strings.HasPrefix(text, name+" ") {
			return name
		}
	}
	return ""
}

// walk adds a step to the walk under way.
func (n *narrator) walk(e play.Event) {
	if n.who != e.A {
		n.arrive()
		n.who, n.far = e.A, 0
	}
	n.far += model.Length(e.B)
	n.last = e
}

// arrive tells of the walk that has come to its end.
func (n *narrator) arrive() {
	if n.who < 0 {
		return
	}
	n.who = -1
	text := fmt.Sprintf("%s (%s in)", strings.TrimSuffix(n.g.Say(n.last), "."), n.far)
	if n.move {
		text = strings.Replace(text, " goes to ", " moves to ", 1)
	}
	n.move = false
	n.say(text)
}

// end prints the line that has been put together, wrapped.
func (n *narrator) end() {
	text := joined(n.said)
	if n.head != "" {
		if text == "" {
			text = english.Pick(n.cut, "its turn begins", "does nothing")
		}
		if n.at != "" {
			n.head += " at " + n.at
		}
		text = n.head + ": " + text
	}
	n.head, n.at, n.of, n.said, n.move = "", "", "", nil, false
	if text == "" {
		return
	}
	var b strings.Builder
	wrap(&b, "    ", stopped(text, "."))
	n.print(b.String())
}

// joined are sentences in a line, with semicolons between those that have no mark at their end.
func joined(said []string) string {
	text := ""
	for i, s := range said {
		if i > 0 {
			text = stopped(text, ";") + " "
		}
		text += s
	}
	return text
}

// stopped is a text with a mark at its end: titles of rules ask and call, and have their own.
func stopped(text, mark string) string {
	if strings.HasSuffix(text, "?") || strings.HasSuffix(text, "!") {
		return text
	}
	return text + mark
}

// wrap writes a text on lines that fit a terminal, the first behind an indent and the others farther in.
func wrap(b *strings.Builder, indent, text string) {
	const width = 76
	line := indent
	for _, word := range strings.Fields(diag.Visible(text)) {
		if len(line)+len(word) >= width && strings.TrimSpace(line) != "" {
			b.WriteString(strings.TrimRight(line, " ") + "\n")
			line = indent + "  "
		}
		line += word + " "
	}
	b.WriteString(strings.TrimRight(line, " ") + "\n")
}

func (n *narrator) print(text string) {
	if n.err == nil {
		_, n.err = io.WriteString(n.out, text)
	}
}
