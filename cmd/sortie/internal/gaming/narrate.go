package gaming

import (
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// narrator tells a game: a line for each thing that happened, with the steps of one walk and the dice of one attack together.
type narrator struct {
	out  io.Writer
	g    *play.Game
	head string       // whose turn it is told of
	said []string     // of the line in hand
	who  int16        // that walks; -1: nobody
	far  model.Length // how far it has walked
	last play.Event   // of the walk
	err  error
}

// hear takes in one event.
func (n *narrator) hear(e play.Event) {
	if e.Kind == play.Moved {
		n.walk(e)
		return
	}
	n.arrive()
	text := n.g.Say(e)
	switch e.Kind {
	case play.RoundBegan:
		n.end()
		n.print("\n" + text + "\n")
	case play.PhaseBegan:
		n.end()
		n.print("  " + text + "\n")
	case play.TurnBegan:
		n.end()
		n.head = n.g.Name(e.A)
	case play.TurnEnded:
		n.end()
	default:
		n.say(text)
		if n.head == "" {
			n.end()
		}
	}
}

// close tells of what is still in hand.
func (n *narrator) close() error {
	n.arrive()
	n.end()
	return n.err
}

// say adds a sentence to the line in hand. Whose turn it is is not named again.
func (n *narrator) say(text string) {
	if text = strings.TrimSuffix(strings.TrimPrefix(text, n.head+" "), "."); text != "" {
		n.said = append(n.said, text)
	}
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
	n.say(fmt.Sprintf("%s (%s in)", strings.TrimSuffix(n.g.Say(n.last), "."), n.far))
}

// end prints the line that has been put together, wrapped.
func (n *narrator) end() {
	text := strings.Join(n.said, "; ")
	if n.head != "" && text != "" {
		text = n.head + " " + text
	}
	n.head, n.said = "", nil
	if text == "" {
		return
	}
	var b strings.Builder
	wrap(&b, "    ", text+".")
	n.print(b.String())
}

// wrap writes a text on lines that fit a terminal, the first behind an indent and the others farther in.
func wrap(b *strings.Builder, indent, text string) {
	const width = 76
	line := indent
	for _, word := range strings.Fields(text) {
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
